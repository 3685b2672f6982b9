/** Runs of the action that hold together: few images, so that runs meet. */
import fc from 'fast-check';
import { stringify } from 'yaml';
import { digestOf } from './digest';
import type { MemoryGit } from './memory-git';
import { trivy, trivyFinding } from './reports';

/** Paths and texts. */
export type Files = Readonly<Record<string, string>>;

const key = fc.record({
  slug: fc.constantFrom('redis', 'nginx', 'etcd'),
  version: fc.constantFrom('1', '2', '3'),
});
/** Versions of a catalog, and which build of each it names; 0: it names no digest. */
export const catalog = fc
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
/** Reports of some versions, whichever build they were made for. */
export const scans = fc
  .array(scan, { maxLength: 5 })
  .map((each): Files => Object.assign({}, ...each));

/** What consumers see of a branch. */
export const served = (remote: MemoryGit): Files =>
  Object.fromEntries([...(remote.files() ?? [])].filter(([file]) => !file.endsWith('/state.json')));
