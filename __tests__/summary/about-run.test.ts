/** What is the same in every run: said as news once, and then only in the last section. */
import { expect, test } from '@jest/globals';
import { manifestText } from '../builders/catalog';
import { memoryGit } from '../builders/memory-git';
import { trivy, trivyFinding } from '../builders/reports';
import { runAction } from '../builders/run';

const END_OF_LIFE = { OS: { Family: 'alpine', Name: '3', EOSL: true } };
const report = (key: string, ids: ReadonlyArray<string>): string =>
  JSON.stringify(
    trivy(
      ids.map((VulnerabilityID) => trivyFinding({ VulnerabilityID })),
      { ArtifactName: key, Metadata: END_OF_LIFE },
    ),
  );

const KEYS = ['redis/1', 'nginx/1'];
const night = {
  'catalog.yaml': manifestText(KEYS).replace(
    /^( *)(- )?slug: redis$/m,
    '$1$2slug: redis\n$1  image: docker.io/acme/redis',
  ),
  'reports/redis/1.json': report('redis/1', ['CVE-2026-0001']),
  'reports/nginx/1.json': report('nginx/1', []),
};

const linesOf = (summary: string): ReadonlyArray<string> =>
  summary.split('\n').filter((line) => /^- (?:Still|References) /.test(line));

test('a partial or withheld version, or a stated reference, is news in every run', async () => {
  const remote = memoryGit();
  const nights = [];
  for (let i = 0; i < 3; i += 1) {
    const { warnings, notices, summary } = await runAction({ git: remote.git, files: night });
    nights.push({
      warnings: warnings.map((each) => each.slice(0, 'redis/1: found gaps'.length)),
      notices: notices.filter((each) => each.includes('shape')),
      lines: linesOf(summary),
    });
  }
  const references =
    '- References in the manifest: 1 differs from the shape &#60;registry&#62;/images/&#60;slug&#62; or oci<span>:</span>//&#60;registry&#62;/charts/&#60;slug&#62; ("docker.io/acme/redis"), and is published as stated; consumers that build references themselves have to read the field instead';
  const still = '- Still partial or withheld, as before this run: 2 versions';
  expect(nights).toEqual([
    { warnings: ['redis/1: found gaps', 'nginx/1: found no f'], notices: [], lines: [references] },
    { warnings: [], notices: [], lines: [still, references] },
    { warnings: [], notices: [], lines: [still, references] },
  ]);
});
