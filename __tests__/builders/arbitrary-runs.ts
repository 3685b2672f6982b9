/** Consistent runs of the action, with few images, so that runs overlap. */
import fc from 'fast-check';
import { stringify } from 'yaml';
import type { Files } from './branch';
import { digestOf } from './digest';
import { imageFields, REGISTRY } from './items';
import { trivy, trivyFinding } from './reports';

const key = fc.record({
  slug: fc.constantFrom('redis', 'nginx', 'etcd'),
  version: fc.constantFrom('1', '2', '3'),
});
const versionsOf = fc.uniqueArray(fc.record({ key, build: fc.nat(2) }), {
  minLength: 1,
  maxLength: 6,
  selector: ({ key: { slug, version } }) => `${slug}/${version}`,
});
const planned = fc.subarray(['kafka', 'mongo', 'vault']);

/** Versions with a build number (0: no digest), and planned images. */
export const catalog = fc.tuple(versionsOf, planned).map(([versions, future]): Files => {
  const slugs = [...new Set(versions.map((each) => each.key.slug))];
  const item = (slug: string) => ({
    ...imageFields(slug),
    summary: `${versions.length} versions`,
  });
  const images = slugs.map((slug) => ({
    ...item(slug),
    versions: versions.flatMap(({ key: { slug: of, version }, build }) =>
      of === slug
        ? [{ version, ...(build > 0 ? { digest: digestOf(`${slug}${version}${build}`) } : {}) }]
        : [],
    ),
  }));
  const later = future.map((slug) => ({ ...item(slug), status: 'planned' }));
  return {
    'catalog.yaml': stringify({ registry: REGISTRY, images: [...images, ...later] }),
  };
});

const scan = fc
  .record({ key, build: fc.nat(2), count: fc.nat(3), ended: fc.boolean() })
  .map(({ key: { slug, version }, build, count, ended }): Files => {
    const findings = Array.from({ length: count }, (_, i) =>
      trivyFinding({ VulnerabilityID: `CVE-${i}` }),
    );
    const name = `ghcr.io/acme/images/${slug}`;
    const digests = build > 0 ? [`${name}@${digestOf(`${slug}${version}${build}`)}`] : [];
    // Scanners have no data for a system past its end of life: such a report proves less, or nothing.
    const system = { Family: 'debian', Name: '8', EOSL: ended };
    const report = trivy(findings, {
      ArtifactName: 'x',
      Metadata: { OS: system, RepoDigests: digests },
    });
    return { [`reports/${slug}/${version}.json`]: JSON.stringify(report) };
  });
/** Reports of some versions and builds. */
export const scans = fc
  .array(scan, { maxLength: 5 })
  .map((each): Files => Object.assign({}, ...each));
