/** What is the same in every run: said as news once, and then only in the last section. */
import { expect, test } from '@jest/globals';
import { manifestText } from '../../builders/catalog';
import { memoryGit } from '../../builders/memory-git';
import { grype, trivy, trivyFinding } from '../../builders/reports';
import { runAction } from '../../builders/run';

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
  summary
    .split('\n')
    .filter((line) => /^(?:<summary>Not scanned|- (?:Still|References) )/.test(line));

test('a partial or withheld version, or a stated reference, is not told once as news', async () => {
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
    '- References in the manifest: 1 differs from the shape &#60;registry&#62;/images/&#60;slug&#62; or oci<span>:</span>//&#60;registry&#62;/charts/&#60;slug&#62; ("docker.io/acme/redis"), and is published as stated; consumers that build references themselves must read the field instead';
  const still = '<summary>Not scanned, withheld, partial or stale (2)</summary>';
  expect(nights).toEqual([
    {
      warnings: ['redis/1: found gaps', 'nginx/1: found no f'],
      notices: [],
      lines: [still, references],
    },
    { warnings: [], notices: [], lines: [still] },
    { warnings: [], notices: [], lines: [still] },
  ]);
});

test('reports that list no packages are not counted by scanner, or are counted where packages are off', async () => {
  const files = {
    'catalog.yaml': manifestText(['redis/2', 'redis/1', 'nginx/1']),
    'reports/redis/2.json': report('redis/2', []),
    'reports/redis/1.json': report('redis/1', []),
    'reports/nginx/1.json': JSON.stringify(grype([], { userInput: 'nginx/1' })),
  };
  const said = async (catalog: string) => {
    const { summary } = await runAction({
      git: memoryGit().git,
      files: { ...files, 'catalog.yaml': catalog },
    });
    return summary.split('\n').filter((line) => line.startsWith('- Packages: '));
  };
  const off = manifestText(['redis/2', 'redis/1', 'nginx/1'], { packages: false });
  expect([await said(files['catalog.yaml']), await said(off)]).toEqual([
    [
      '- Packages: unknown in 1 version, such as nginx/1, scanned with Grype: its reports list no packages',
      '- Packages: unknown in 2 versions, such as redis/1, scanned with Trivy: 0.67 or newer lists them, unless --list-all-pkgs=false',
    ],
    [],
  ]);
});
