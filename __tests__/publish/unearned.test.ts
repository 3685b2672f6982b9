/** Reports that look like clean images and are none: whole runs. */
import { describe, expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import type { ManifestImage } from '../../src/manifest/manifest';
import { digestOf } from '../builders/digest';
import { imageFields } from '../builders/items';
import { type MemoryGit, memoryGit } from '../builders/memory-git';
import { grype, trivy, trivyFinding } from '../builders/reports';
import { type Ran, runAction } from '../builders/run';

type Files = Readonly<Record<string, string>>;
type Json = Readonly<Record<string, unknown>>;

const IMAGES = 'ghcr.io/acme/images';
const [A, B, C] = [digestOf('a'), digestOf('b'), digestOf('c')];
const NIGHTS = ['2026-08-01T03:00:00Z', '2026-08-02T03:00:00Z', '2026-08-03T03:00:00Z'] as const;

/** A catalog of images, each with the versions and the other fields that a test states. */
const catalog = (images: Readonly<Record<string, Partial<ManifestImage>>>): Files => ({
  'catalog.yaml': stringify({
    registry: 'ghcr.io/acme',
    images: Object.entries(images).map(([slug, more]) => ({ ...imageFields(slug), ...more })),
  }),
});

const run = (remote: MemoryGit, files: Files, inputs: Files = {}): Promise<Ran> =>
  runAction({ git: remote.git, files, inputs });

const read = (remote: MemoryGit, file: string) =>
  JSON.parse(remote.files()?.get(`api/v1/${file}`) ?? 'null');

/** `slug/version: state total` of every version. */
const statesOf = (remote: MemoryGit): ReadonlyArray<string> =>
  read(remote, 'status.json').data.map(
    ({ slug, version, state }: { slug: string; version: string; state: string }) => {
      const record = read(remote, `security/${slug}/${version}.json`);
      return `${slug}/${version}: ${state}${record === null ? '' : ` ${record.total}`}`;
    },
  );

const findings = (count: number): ReadonlyArray<Json> =>
  Array.from({ length: count }, (_, i) =>
    trivyFinding({ VulnerabilityID: `CVE-2026-${1000 + i}` }),
  );

/** What a report of Trivy says of redis 7, with a number of findings. */
const report = (count: number, night: number, more: Json = {}): string =>
  JSON.stringify(
    trivy(findings(count), {
      ArtifactName: `${IMAGES}/redis@${A}`,
      CreatedAt: NIGHTS[night] ?? '',
      ...more,
    }),
  );

describe('one report of the whole catalog', () => {
  const VERSIONS = ['redis', 'nginx', 'node'].map((slug, i) => [slug, [A, B, C][i] ?? ''] as const);
  const whole = catalog(
    Object.fromEntries(
      VERSIONS.map(([slug, digest]) => [slug, { versions: [{ version: '7', digest }] }]),
    ),
  );
  const unpinned = catalog(
    Object.fromEntries(VERSIONS.map(([slug]) => [slug, { versions: [{ version: '7' }] }])),
  );
  const each = Object.fromEntries(
    VERSIONS.map(([slug], i) => [
      `reports/${slug}/7.json`,
      JSON.stringify(trivy(findings(i + 2), { ArtifactName: 'local' })),
    ]),
  );
  const BEFORE = ['redis/7: scanned 2', 'nginx/7: scanned 3', 'node/7: scanned 4'];
  const RepoDigests = VERSIONS.map(([, digest]) => `evil.test/x@${digest}`);
  const RepoTags = VERSIONS.map(([slug]) => `${IMAGES}/${slug}:7`);
  const OS = { Family: 'wolfi', Name: '1' };
  const ofTrivy = (ArtifactName: string, Metadata: object): string =>
    report(0, 1, { ArtifactName, Metadata: { OS, ...Metadata } });
  const byGrype = (userInput: string, target: Json): string =>
    JSON.stringify(
      grype(
        [],
        { userInput, ...target },
        { descriptor: { name: 'grype', version: '0.116.0', timestamp: NIGHTS[1] } },
      ),
    );
  const DIGESTS = `redis/7 (${A}), nginx/7 (${B}), node/7 (${C})`;
  const NO_DIGESTS =
    'redis/7 (no digest stated), nginx/7 (no digest stated), node/7 (no digest stated)';
  const AMBIGUOUS = (named: string, name: string): string =>
    `reports/evil.json: found a report that names 3 versions of different images or digests (${named}), expected those of one: what was scanned, "${name}", is none of them, so it is used for none; scan each image by its own reference, with its digest`;

  const CASES: ReadonlyArray<readonly [string, Files, string, string]> = [
    ['digests', whole, ofTrivy('app.tar', { RepoDigests }), AMBIGUOUS(DIGESTS, 'app.tar')],
    [
      'digests, and the reference of one',
      whole,
      ofTrivy(`${IMAGES}/redis:7`, { RepoDigests }),
      AMBIGUOUS(DIGESTS, `${IMAGES}/redis:7`),
    ],
    ['tags', whole, ofTrivy('app.tar', { RepoTags }), AMBIGUOUS(DIGESTS, 'app.tar')],
    [
      'tags, without stated digests',
      unpinned,
      ofTrivy('app.tar', { RepoTags }),
      AMBIGUOUS(NO_DIGESTS, 'app.tar'),
    ],
    [
      'digests, by Grype',
      whole,
      byGrype('app.tar', { repoDigests: RepoDigests }),
      AMBIGUOUS(DIGESTS, 'app.tar'),
    ],
    [
      'tags, by Grype',
      unpinned,
      byGrype('app.tar', { tags: RepoTags }),
      AMBIGUOUS(NO_DIGESTS, 'app.tar'),
    ],
  ];
  test.each(CASES)('is used for none: %s', async (_, files, evil, warning) => {
    const remote = memoryGit();
    await run(remote, { ...files, ...each });
    for (const policy of ['warn', 'ignore', 'error']) {
      const inputs = { 'unmatched-reports': policy };
      const ran = await run(remote, { ...files, 'reports/evil.json': evil }, inputs);
      expect([policy, ran.errors, ran.warnings]).toEqual([
        policy,
        policy === 'error' ? [warning] : [],
        policy === 'error' ? [] : [warning],
      ]);
      expect(statesOf(remote)).toEqual(BEFORE);
    }
  });

  test.each<readonly [string, Files, string]>([
    ['digests', whole, ofTrivy(`${IMAGES}/nginx@${B}`, { RepoDigests })],
    ['tags', whole, ofTrivy(`${IMAGES}/nginx:7`, { RepoTags })],
    ['tags, without stated digests', unpinned, ofTrivy(`${IMAGES}/nginx:7`, { RepoTags })],
    ['digests, by Grype', whole, byGrype(`${IMAGES}/nginx@${B}`, { repoDigests: RepoDigests })],
    ['tags, by Grype', unpinned, byGrype(`${IMAGES}/nginx:7`, { tags: RepoTags })],
  ])('is used for the one that was scanned: %s', async (_, files, evil) => {
    const remote = memoryGit();
    await run(remote, { ...files, ...each });
    const ran = await run(remote, { ...files, 'reports/node/7.json': evil });
    expect([statesOf(remote), ran.warnings]).toEqual([
      ['redis/7: scanned 2', 'nginx/7: scanned 0', 'node/7: scanned 4'],
      [],
    ]);
  });

  test('says of a version without a scan why', async () => {
    const files = { ...whole, 'reports/evil.json': ofTrivy('', { RepoTags }) };
    const { summary, warnings } = await run(memoryGit(), files);
    expect(summary.match(/its report names several images/g)).toHaveLength(3);
    expect(warnings[0]).toContain('expected those of one: it does not say what was scanned, so');
  });
});
