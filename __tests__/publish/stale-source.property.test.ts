import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { stringify } from 'yaml';
import { digestOf } from '../builders/digest';
import { type MemoryGit, memoryGit } from '../builders/memory-git';
import { trivy, trivyFinding } from '../builders/reports';
import { type Run, runAction } from '../builders/run';

type Files = Readonly<Record<string, string>>;

const [OLDER, NEWER] = ['a'.repeat(40), 'b'.repeat(40)] as const;

const key = fc.record({
  slug: fc.constantFrom('redis', 'nginx', 'etcd'),
  version: fc.constantFrom('1', '2', '3'),
});
/** Versions of a catalog, and which build of each it names; 0: it names no digest. */
const catalog = fc
  .uniqueArray(fc.record({ key, build: fc.nat(2) }), {
    minLength: 1,
    maxLength: 6,
    selector: ({ key: { slug, version } }) => `${slug}/${version}`,
  })
  .map((versions): Files => {
    const slugs = [...new Set(versions.map((each) => each.key.slug))];
    const images = slugs.map((slug) => ({
      slug,
      category: 'c',
      summary: `${versions.length} versions`,
      tier: 'low',
      license: 'MIT',
      upstream: 'https://acme.test',
      versions: versions.flatMap(({ key: { slug: of, version }, build }) =>
        of === slug
          ? [{ version, ...(build > 0 ? { digest: digestOf(`${slug}${version}${build}`) } : {}) }]
          : [],
      ),
    }));
    return { 'catalog.yaml': stringify({ registry: 'ghcr.io/acme', images }) };
  });

const scan = fc
  .record({ key, build: fc.nat(2), count: fc.nat(3) })
  .map(({ key: { slug, version }, build, count }): Files => {
    const findings = Array.from({ length: count }, (_, i) =>
      trivyFinding({ VulnerabilityID: `CVE-${i}` }),
    );
    const name = `ghcr.io/acme/images/${slug}`;
    const digests = build > 0 ? [`${name}@${digestOf(`${slug}${version}${build}`)}`] : [];
    const report = trivy(findings, { ArtifactName: 'x', Metadata: { RepoDigests: digests } });
    return { [`reports/${slug}/${version}.json`]: JSON.stringify(report) };
  });
const scans = fc.array(scan, { maxLength: 5 }).map((each): Files => Object.assign({}, ...each));

const served = (remote: MemoryGit): Files =>
  Object.fromEntries([...(remote.files() ?? [])].filter(([file]) => !file.endsWith('/state.json')));

/** The tree after these runs, one after the other, on one branch. */
const after = async (...runs: ReadonlyArray<Omit<Run, 'git'>>): Promise<Files> => {
  const remote = memoryGit();
  for (const each of runs) {
    const inputs = { 'allow-removals': 'true' };
    const ran = await runAction({ ...each, git: remote.git, inputs });
    expect(ran.errors).toEqual([]);
  }
  return served(remote);
};

test('a stale run gives what the newer manifest gives with the same scans', async () => {
  await fc.assert(
    fc.asyncProperty(catalog, catalog, scans, scans, async (older, newer, before, late) => {
      const first = { files: { ...newer, ...before }, commit: NEWER };
      const stale = await after(first, {
        files: { ...older, ...late },
        commit: OLDER,
        relation: 'older',
      });
      const direct = await after(first, { files: { ...newer, ...late }, commit: NEWER });
      expect(stale).toEqual(direct);
    }),
    { numRuns: 50 },
  );
});
