import { expect, test } from '@jest/globals';
import { bytesOf, trivy, trivyFinding } from '../builders/reports';
import { image, MANIFEST, manifestOf } from '../e2e/builders';
import { errorsOf } from '../e2e/results';
import { publish, runWell, withWorld } from '../e2e/runs';
import { BRANCH, say } from './catalog';

/** A name of a vulnerability with as many letters as the name of a document may have. */
const longName = (i: number): string =>
  `GHSA-${[...String(i).padStart(123, '0')].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('')}`;

const NAMES = 64;
const FINDINGS = 1_630;

/** A report of about 15 MB: findings with as many names as are published, all of them new. */
const reportFrom = (first: number): string => {
  const findings = Array.from({ length: FINDINGS }, (_, i) =>
    trivyFinding({
      VulnerabilityID: `CVE-2026-${10_000 + first + i}`,
      VendorIDs: Array.from({ length: NAMES }, (_, k) => longName(NAMES * (first + i) + k)),
    }),
  );
  return bytesOf(trivy(findings, { ArtifactName: 'scan-me' })).toString();
};

const IMAGES = ['a', 'b', 'c', 'd'];

test('reports whose documents could be published, but not listed again, stop the run', () =>
  withWorld(async (w) => {
    const reports = IMAGES.map((slug, i) => [`scans/${slug}/1.json`, reportFrom(FINDINGS * i)]);
    const files = {
      [MANIFEST]: manifestOf(...IMAGES.map((slug) => image(slug, ['1']))),
      'clean/a/1.json': bytesOf(trivy([], { ArtifactName: 'scan-me' })).toString(),
      ...Object.fromEntries(reports),
    };
    const { checkout } = await publish(w, files, { reports: 'clean' });
    const before = w.git('rev-parse', BRANCH);
    const start = Date.now();
    const result = await w.run(checkout, { reports: 'scans' });
    say(`reports with ${IMAGES.length * FINDINGS * NAMES} names: ${Date.now() - start} ms`);
    expect(errorsOf(result)).toEqual([
      'api/v1/cve/other: this run would publish more than 64 MiB of names and ids, expected less, because no later run could read the branch; nothing was published; the largest reports of this run are "scans/a/1.json" of a/1, "scans/b/1.json" of b/1, "scans/c/1.json" of c/1 and 1 more: check what wrote them',
    ]);
    expect(w.git('rev-parse', BRANCH)).toBe(before);
    await runWell(w, checkout, { reports: 'clean' });
  }));
