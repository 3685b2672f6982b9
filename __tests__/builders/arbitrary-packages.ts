/** Random nights of catalogs whose reports list packages. */
import fc from 'fast-check';
import { stringify } from 'yaml';
import type { Files } from './branch';
import { digestOf } from './digest';
import { imageFields, REGISTRY } from './items';
import { grype, trivy, trivyFinding } from './reports';

const entry = fc
  .record({
    name: fc.constantFrom('a', 'libssl3', 'zlib', '__proto__', 'é'),
    version: fc.constantFrom('1', '2', ''),
    source: fc.constantFrom('', 'openssl', 'a'),
    type: fc.constantFrom('deb/debian', 'npm/%40acme', 'maven/org.acme', 'strange', ''),
    isBroken: fc.integer({ min: 0, max: 20 }).map((n) => n === 0),
  })
  .map(({ name, version, source, type, isBroken }) => ({
    Name: isBroken ? 7 : name,
    ...(type === ''
      ? {}
      : { Identifier: { PURL: `pkg:${type}/${encodeURIComponent(name)}@${version}?x=y` } }),
    ...(version === '' ? {} : { Version: version }),
    ...(source === '' ? {} : { SrcName: source }),
  }));

/** A report of a version, which may list packages, and by its path. */
export const anyScan = fc
  .record({
    slug: fc.constantFrom('redis', 'nginx'),
    version: fc.constantFrom('1', '2'),
    build: fc.nat(2),
    day: fc.integer({ min: 1, max: 3 }),
    packages: fc.option(fc.array(entry, { maxLength: 4 }), { freq: 4 }),
    hasOther: fc.boolean(),
    kind: fc.constantFrom('trivy', 'trivy', 'trivy', 'empty', 'older', 'grype'),
    folder: fc.constantFrom('a', 'b'),
    // Without a release, a report without findings proves nothing.
    release: fc.constantFrom('12', '12', ''),
  })
  .map(({ slug, version, build, day, packages, hasOther, kind, folder, release }): Files => {
    const reference = `${REGISTRY}/images/${slug}`;
    const digests = build > 0 ? [`${reference}@${digestOf(`${slug}${version}${build}`)}`] : [];
    const date = `2026-08-0${day}T00:00:00Z`;
    const text =
      kind === 'grype'
        ? grype(
            [],
            { userInput: 'x', repoDigests: digests },
            { descriptor: { name: 'grype', version: '0.116.0', timestamp: date } },
          )
        : trivy([], {
            ...{ ArtifactName: 'x', CreatedAt: date },
            Metadata: {
              OS: { Family: 'debian', ...(release === '' ? {} : { Name: release }) },
              RepoDigests: digests,
            },
            ...(kind === 'older' ? { Trivy: { Version: '0.66.1' } } : {}),
            Results:
              kind === 'empty' || kind === 'older'
                ? []
                : [
                    {
                      Class: 'os-pkgs',
                      Type: 'debian',
                      ...(packages ? { Packages: packages } : {}),
                    },
                    ...(hasOther
                      ? [{ Class: 'lang-pkgs', Vulnerabilities: [trivyFinding()] }]
                      : []),
                  ],
          });
    return { [`reports/${folder}/${slug}/${version}.json`]: JSON.stringify(text) };
  });

/** Manifests of one or two images, with or without digests. */
export const anyManifest = fc
  .record({
    versions: fc.uniqueArray(fc.tuple(fc.constantFrom('1', '2'), fc.nat(2)), {
      minLength: 1,
      selector: ([version]) => version,
    }),
    slugs: fc.shuffledSubarray(['redis', 'nginx'], { minLength: 1 }),
    withoutOs: fc.boolean(),
  })
  .map(
    ({ versions, slugs, withoutOs }): Files => ({
      'catalog.yaml': stringify({
        registry: REGISTRY,
        images: slugs.map((slug) => ({
          ...imageFields(slug),
          ...(withoutOs ? { os: 'none' } : {}),
          versions: versions.map(([version, build]) => ({
            version,
            ...(build > 0 ? { digest: digestOf(`${slug}${version}${build}`) } : {}),
          })),
        })),
      }),
    }),
  );

export const anyPackageNight = fc.record({
  catalog: anyManifest,
  scans: fc.array(anyScan, { maxLength: 4 }),
  carryForward: fc.integer({ min: 0, max: 5 }).map((n) => n > 0),
});
