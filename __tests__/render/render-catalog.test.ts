import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { stringify } from 'yaml';
import { digestOf } from '../builders/digest';
import { memoryGit } from '../builders/memory-git';
import { trivy, trivyFinding } from '../builders/reports';
import { runAction } from '../builders/run';

const VERSIONS = ['1.0', '1.0-rc1', '2.0', '2.0-alpine', '10'];

const manifestWith = (versions: ReadonlyArray<string>): string =>
  stringify({
    registry: 'ghcr.io/acme',
    images: [
      {
        slug: 'redis',
        category: 'c',
        summary: 's',
        tier: 'low',
        license: 'MIT',
        upstream: 'https://acme.test',
        versions: versions.map((version) => ({ version, digest: digestOf(version) })),
      },
    ],
  });

const reports: Readonly<Record<string, string>> = Object.fromEntries(
  VERSIONS.slice(1).flatMap((version, i) =>
    ['amd64', 'arm64'].map((arch, j) => [
      `reports/${arch}-${version}.json`,
      JSON.stringify(
        trivy(
          [
            trivyFinding({ VulnerabilityID: `CVE-${i}`, Title: arch }),
            trivyFinding({ FixedVersion: `${j}`, Severity: j ? 'LOW' : 'CRITICAL' }),
          ],
          { ArtifactName: `ghcr.io/acme/images/redis@${digestOf(version)}` },
        ),
      ),
    ]),
  ),
);

/** The published tree without the memory, which keeps the manifest as it was written. */
const treeOf = async (versions: ReadonlyArray<string>, paths: ReadonlyArray<string>) => {
  const remote = memoryGit();
  const ran = await runAction({
    git: remote.git,
    files: {
      'catalog.yaml': manifestWith(versions),
      ...Object.fromEntries(paths.map((path) => [path, reports[path] ?? ''])),
    },
  });
  expect(ran.errors).toEqual([]);
  return [...(remote.files() ?? [])].filter(([path]) => path !== 'api/v1/state.json');
};

const shuffled = (items: ReadonlyArray<string>) =>
  fc.shuffledSubarray([...items], { minLength: items.length, maxLength: items.length });

test('the output does not depend on the order of versions and reports', async () => {
  const expected = await treeOf(VERSIONS, Object.keys(reports));
  expect(expected.length).toBeGreaterThan(15);
  await fc.assert(
    fc.asyncProperty(
      shuffled(VERSIONS),
      shuffled(Object.keys(reports)),
      async (versions, paths) => {
        expect(await treeOf(versions, paths)).toEqual(expected);
      },
    ),
    { numRuns: 25 },
  );
});
