/** Every rule for manifests, with a manifest that breaks it, in YAML and in JSON. */
import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { stringify } from 'yaml';
import { decodeManifest } from '../../src/manifest/decode-manifest';
import type { Problem } from '../../src/problem';
import { sourceOf } from '../builders/source';

type Json = Readonly<Record<string, unknown>>;

const DIGEST = `sha256:${'a'.repeat(64)}`;
const IMAGE: Json = {
  slug: 'redis',
  category: 'database',
  summary: 'In-memory store',
  tier: 'critical',
  license: 'MIT',
  upstream: 'https://redis.io',
  versions: [{ version: '1.0' }],
};
const CHART: Json = {
  slug: 'redis',
  category: 'database',
  summary: 'Chart',
  tier: 'low',
  license: 'MIT',
  chartVersion: '1.0.0',
  appVersion: '8.0',
};
const image = (more: Json): Json => ({ registry: 'ghcr.io/acme', images: [{ ...IMAGE, ...more }] });
const images = (...all: ReadonlyArray<Json>): Json => ({
  registry: 'ghcr.io/acme',
  images: all.map((more) => ({ ...IMAGE, ...more })),
});
const chart = (more: Json): Json => ({ registry: 'ghcr.io/acme', charts: [{ ...CHART, ...more }] });
const versions = (...all: ReadonlyArray<Json>): Json => image({ versions: all });

const retired = (...all: ReadonlyArray<Json>): Json => ({ ...image({}), retired: all });

const ONCE = 'a second time, expected it once; remove or rename one';

const platforms = (...all: ReadonlyArray<string>): Json => ({ ...image({}), platforms: all });
const A_PLATFORM = 'expected a platform such as linux/amd64, linux/arm64 or linux/arm/v7';

const PLATFORMS: ReadonlyArray<readonly [string, string, string]> = [
  ['arm64', A_PLATFORM, 'linux/arm64'],
  ['Linux/ARM64', A_PLATFORM, 'linux/arm64'],
  ['aarch64', A_PLATFORM, 'linux/arm64'],
  ['linux/aarch64', "expected OCI's word", 'linux/arm64'],
  ['linux/x86_64', "expected OCI's word", 'linux/amd64'],
  ['linux/x86-64', "expected OCI's word", 'linux/amd64'],
  ['linux/i386', "expected OCI's word", 'linux/386'],
  ['linux/armhf', "expected OCI's word", 'linux/arm/v7'],
  ['linux/armel', "expected OCI's word", 'linux/arm/v6'],
];

const SOFTWARE: ReadonlyArray<readonly [string, string]> = [
  ['pkg:deb/debian/redis@8.2.1', 'write pkg:deb/debian/redis'],
  ['pkg:deb/debian/redis?arch=amd64', 'write pkg:deb/debian/redis'],
  ['pkg:npm/%40acme/shop@1#dist', 'write pkg:npm/%40acme/shop'],
  ['pkg:golang/github.com/acme/shop#cmd', 'write pkg:golang/github.com/acme/shop'],
  ['pkg:deb', 'write, for example, software: redis'],
  ['pkg:deb/%ff', 'write, for example, software: redis'],
  ['redis server', 'write, for example, software: redis'],
  ['my-pkg:redis', 'write, for example, software: redis'],
];

const ERRORS: ReadonlyArray<readonly [string, Json, string]> = [
  ...SOFTWARE.map(
    ([software, fix]) =>
      [
        `software is not ${software}`,
        image({ software }),
        `images[0].software: found "${software}", expected the name of a package, a package URL without version, or none; ${fix}`,
      ] as const,
  ),
  ...PLATFORMS.map(
    ([found, expected, fix]) =>
      [
        `a platform is not ${found}`,
        platforms(found),
        `platforms[0]: found "${found}", ${expected}; write ${fix}`,
      ] as const,
  ),
  [
    'a platform has a form, and what cannot be meant gets an example',
    image({ platforms: ['linux'] }),
    `images[0].platforms[0]: found "linux", ${A_PLATFORM}; write, for example, platforms: [linux/amd64, linux/arm64]`,
  ],
  [
    'platforms are a list',
    { ...image({}), platforms: 'aarch64' },
    'platforms: found "aarch64", expected a list; write platforms: [linux/arm64]',
  ],
  [
    'platforms are a list of more than one text',
    image({ platforms: 'linux/amd64, linux/arm64' }),
    'images[0].platforms: found "linux/amd64, linux/arm64", expected a list; write platforms: [linux/amd64, linux/arm64]',
  ],
  [
    'a platform stands in a list once',
    platforms('linux/arm64', 'linux/arm64'),
    'platforms[1]: found "linux/arm64" a second time, expected it once; remove one',
  ],
  [
    'two names of a platform are the same',
    image({ platforms: ['linux/arm64', 'linux/arm64/v8', 'linux/arm/v6', 'linux/arm'] }),
    'images[0].platforms[1]: found "linux/arm64/v8", which is linux/arm64, a second time, expected it once; remove one',
  ],
  [
    'there are at most 32 platforms',
    platforms(...Array.from({ length: 33 }, (_, i) => `linux/a${i}`)),
    'platforms: found 33 platforms, expected at most 32; leave out those that are not used',
  ],
  [
    'images have different repositories, even in short forms of Docker Hub',
    images({ slug: 'a', image: 'redis' }, { slug: 'b', image: 'docker.io/library/redis' }),
    'images[1].image: found "docker.io/library/redis" as the repository of "b", which "a" (images[0]) already has, expected another one for each image; state another image, or make both one image with several versions',
  ],
  [
    'the stated repository of an image is not the default of another',
    images({ slug: 'a', image: 'ghcr.io/acme/images/b' }, { slug: 'b' }),
    'images[1].image: found "ghcr.io/acme/images/b" as the repository of "b", which "a" (images[0]) already has, expected another one for each image; state another image, or make both one image with several versions',
  ],
  [
    'registry is required',
    {},
    'registry: registry is missing, expected a registry such as ghcr.io/acme, without scheme, tag and final slash; add, for example, registry: ghcr.io/acme',
  ],
  [
    'registry has no scheme',
    { registry: 'https://ghcr.io' },
    'registry: found "https://ghcr.io", expected a registry such as ghcr.io/acme, without scheme, tag and final slash; write ghcr.io',
  ],
  [
    'a text is not a list',
    image({ summary: ['a'] }),
    'images[0].summary: found a list, expected a text; write, for example, summary: In-memory data store',
  ],
  [
    'a list is not a text',
    { registry: 'ghcr.io/acme', images: 'redis' },
    'images: found "redis", expected a list; write a list under images: - slug: redis',
  ],
  [
    'a map is not a text',
    { registry: 'ghcr.io/acme', project: 'Acme' },
    'project: found "Acme", expected a map of keys and values; write project: { name: Acme }',
  ],
  [
    'an empty text is missing',
    image({ category: '' }),
    'images[0].category: category is missing, expected the group that it is listed in, such as database; add, for example, category: database',
  ],
  [
    'null is missing',
    image({ category: null }),
    'images[0].category: category is missing, expected the group that it is listed in, such as database; add, for example, category: database',
  ],
  [
    'a required field of an image',
    image({ upstream: null }),
    'images[0].upstream: upstream is missing, expected an http or https address; add, for example, upstream: https://redis.io',
  ],
  [
    'a required field of a chart',
    chart({ appVersion: null }),
    'charts[0].appVersion: appVersion is missing, expected the version of the software in the chart, such as 8.2.1; add, for example, appVersion: 8.2.1',
  ],
  [
    'a required field of a roadmap item',
    { registry: 'ghcr.io/acme', roadmap: [{ name: 'x', category: 'y' }] },
    'roadmap[0].priority: priority is missing, expected one of next, planned, exploring; add, for example, priority: next',
  ],
  [
    'tier',
    image({ tier: 'critcal' }),
    'images[0].tier: found "critcal", expected one of critical, standard, low; did you mean critical?',
  ],
  [
    'status',
    image({ status: 'ready' }),
    'images[0].status: found "ready", expected one of available, planned; write, for example, status: available',
  ],
  [
    'licenseClean',
    image({ licenseClean: 'cleen' }),
    'images[0].licenseClean: found "cleen", expected one of clean, agpl, caution; did you mean clean?',
  ],
  [
    'os',
    image({ os: 'linux' }),
    'images[0].os: found "linux", expected one of none; write, for example, os: none',
  ],
  [
    'priority',
    { registry: 'ghcr.io/acme', roadmap: [{ name: 'x', category: 'y', priority: 'soon' }] },
    'roadmap[0].priority: found "soon", expected one of next, planned, exploring; write, for example, priority: next',
  ],
  [
    'booleans are true or false',
    image({ caution: 'yes' }),
    'images[0].caution: found "yes", expected true or false; did you mean true?',
  ],
  [
    'port is a whole number',
    chart({ port: 70_000 }),
    'charts[0].port: found "70000", expected a whole number, 0 to 65535; write, for example, port: 6379',
  ],
  [
    'repositoryID is a UUID',
    chart({ repositoryID: '1' }),
    'charts[0].repositoryID: found "1", expected a UUID; write, for example, repositoryID: 0b7a4d6e-3f1c-4f0a-9d2e-5c8b7a6f4e21',
  ],
  [
    'URIs are http or https',
    image({ upstream: 'ftp://redis.io' }),
    'images[0].upstream: found "ftp://redis.io", expected an http or https address; write, for example, upstream: https://redis.io',
  ],
  [
    'dates are RFC 3339',
    versions({ version: '1', published: '2026-02-30T00:00:00Z' }),
    'images[0].versions[0].published: found "2026-02-30T00:00:00Z", expected an RFC 3339 date and time such as 2026-01-31T08:00:00Z; write, for example, published: 2026-10-01T08:00:00Z',
  ],
  [
    'a digest has 64 lower-case hex digits',
    versions({ version: '1', digest: DIGEST.toUpperCase() }),
    'images[0].versions[0].digest: found "SHA256:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", expected "sha256:" and 64 lower-case hex digits; write sha256:aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  ],
  [
    'a version is an OCI tag',
    versions({ version: '1+2' }),
    'images[0].versions[0].version: found "1+2", expected a version that is an OCI tag: letters, digits, "_", "." and "-", at most 128 characters, not starting with "." or "-"; write, for example, version: 8.2.1',
  ],
  ...["1.0'; calc; '", '1.0 & calc', '-1', '.1', 'v1,2', '1.0\n', '%PATH%'].map(
    (version): readonly [string, Json, string] => [
      `the version of a chart is plain: ${JSON.stringify(version)}`,
      chart({ chartVersion: version }),
      `charts[0].chartVersion: found ${JSON.stringify(version)}, expected the version of a chart: letters, digits, ".", "_", "+" and "-", starting with a letter or digit; write, for example, chartVersion: 1.4.0`,
    ],
  ),
  [
    'a chart image is pinned',
    chart({ images: [{ name: 'a', image: 'a:1' }] }),
    'charts[0].images[0].image: found "a:1", expected a reference pinned by digest: <repository>@sha256:<64 hex digits>; append the digest: docker buildx imagetools inspect a:1 shows it',
  ],
  [
    'a slug is lower case',
    image({ slug: 'Redis' }),
    'images[0].slug: found "Redis", expected a slug: lower-case letters and digits, joined by single ".", "_" or "-", at most 128 characters, not "index", not ending in ".json"; write redis',
  ],
  [
    'a slug is not "index"',
    image({ slug: 'index' }),
    'images[0].slug: found "index", expected a slug: lower-case letters and digits, joined by single ".", "_" or "-", at most 128 characters, not "index", not ending in ".json"; write, for example, slug: redis',
  ],
  [
    'a slug does not end in .json',
    image({ slug: 'redis.json' }),
    'images[0].slug: found "redis.json", expected a slug: lower-case letters and digits, joined by single ".", "_" or "-", at most 128 characters, not "index", not ending in ".json"; write redis',
  ],
  [
    'a slug has at most 128 characters',
    image({ slug: 'a'.repeat(129) }),
    'images[0].slug: found "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…, expected a slug: lower-case letters and digits, joined by single ".", "_" or "-", at most 128 characters, not "index", not ending in ".json"; write, for example, slug: redis',
  ],
  ['slugs of images are unique', images({}, {}), `images[1].slug: found the slug "redis" ${ONCE}`],
  [
    'slugs of charts are unique',
    { registry: 'ghcr.io/acme', charts: [CHART, CHART] },
    `charts[1].slug: found the slug "redis" ${ONCE}`,
  ],
  [
    'versions are unique',
    versions({ version: '1' }, { version: '1' }),
    `images[0].versions[1].version: found the version "1" ${ONCE}`,
  ],
  [
    'versions are unique also when case is ignored',
    versions({ version: '1a' }, { version: '1A' }),
    `images[0].versions[1].version: found the version "1A" and "1a", which differ in case only, expected it once; remove or rename one`,
  ],
  [
    'version names the versions',
    image({ version: '1, 3', versions: [{ version: '1' }, { version: '2' }] }),
    'images[0].version: found "1, 3", expected "2, 1", the names in versions; remove version, or change versions',
  ],
  [
    'image is a repository',
    image({ image: 'ghcr.io/acme/redis:8.2.1' }),
    'images[0].image: found "ghcr.io/acme/redis:8.2.1", expected a reference to a repository such as ghcr.io/acme/redis, without scheme, tag and digest; write ghcr.io/acme/redis, since tags and digests are stated in versions',
  ],
  [
    'chartRef is an OCI reference',
    chart({ chartRef: 'ghcr.io/acme/redis' }),
    'charts[0].chartRef: found "ghcr.io/acme/redis", expected an OCI reference such as oci://ghcr.io/acme/charts/redis, without tag and digest; write oci://ghcr.io/acme/redis',
  ],
  [
    'names of badges are slugs',
    { registry: 'ghcr.io/acme', badges: { 'a b': { message: 'x' } } },
    'badges["a b"]: found "a b", expected a slug: lower-case letters and digits, joined by single ".", "_" or "-", at most 128 characters, not "index", not ending in ".json"; write a-b',
  ],
  [
    'a custom badge has a message',
    { registry: 'ghcr.io/acme', badges: { slsa: { color: 'blue' } } },
    'badges.slsa: found a badge of your own without a message, expected a message, or one of the names images, charts, cves, base, signing, multiarch, hub, license; add message: to it',
  ],
  [
    'the site has no query',
    { registry: 'ghcr.io/acme', site: 'https://acme.github.io/catalog/?a=b' },
    'site: found "https://acme.github.io/catalog/?a=b", expected an http or https address without query and fragment; write https://acme.github.io/catalog/',
  ],
  [
    'the site is an address',
    { registry: 'ghcr.io/acme', site: 'acme.github.io/catalog' },
    'site: found "acme.github.io/catalog", expected an http or https address without query and fragment; write https://acme.github.io/catalog',
  ],
  [
    'the site is not the API',
    { registry: 'ghcr.io/acme', site: 'https://acme.github.io/catalog/api/v1/' },
    'site: found "https://acme.github.io/catalog/api/v1/", expected the address of the site, not of the API on it; write https://acme.github.io/catalog',
  ],
  [
    'the last day of support is a day',
    versions({ version: '1', eol: '2027-01-31T00:00:00Z' }),
    'images[0].versions[0].eol: found "2027-01-31T00:00:00Z", expected a date such as 2026-01-31; write 2027-01-31',
  ],
  [
    'the last day of support exists',
    versions({ version: '1', eol: '2027-02-30' }),
    'images[0].versions[0].eol: found "2027-02-30", expected a date such as 2026-01-31; write, for example, eol: 2027-01-31',
  ],
  [
    'the recommended version is a version of the image',
    image({ recommended: '2.0' }),
    'images[0].recommended: found "2.0", expected one of the versions of the image; correct it, or leave it out to recommend the newest supported version',
  ],
  [
    'the recommended version is not deprecated',
    image({ recommended: '1.0', versions: [{ version: '1.0', deprecated: true }] }),
    'images[0].recommended: found "1.0", which is deprecated, expected a version that is not; recommend another version, or remove deprecated',
  ],
  [
    'an available image is not retired',
    retired({ slug: 'redis' }),
    'retired[0].slug: found "redis", which images still has, expected what is no longer published; remove it from images, or from retired',
  ],
  [
    'a version of an available image is not retired',
    retired({ slug: 'redis', version: '1.0' }),
    'retired[0].version: found "redis 1.0", which images still has, expected what is no longer published; remove it from images, or from retired',
  ],
  [
    'an image is retired once',
    retired({ slug: 'etcd' }, { slug: 'etcd', version: '1' }, { slug: 'etcd' }),
    'retired[2]: found "etcd" a second time, expected it once; remove one',
  ],
  [
    'a version is retired once',
    retired({ slug: 'etcd', version: '1' }, { slug: 'etcd', version: '1' }),
    'retired[1]: found "etcd 1" a second time, expected it once; remove one',
  ],
  [
    'a version is retired once, and not as another one with a long name',
    retired(...['1', '2', '2'].map((version) => ({ slug: 'x'.repeat(128), version }))),
    `retired[2]: found "${'x'.repeat(119)}… a second time, expected it once; remove one`,
  ],
  [
    'a retired digest is that of a version',
    retired({ slug: 'etcd', digest: DIGEST }),
    'retired[0].digest: found a digest without a version, expected the version that had it; add version:, or leave digest out',
  ],
  [
    'a replacement has a slug',
    retired({ slug: 'etcd', replacedBy: { version: '1.0' } }),
    'retired[0].replacedBy.slug: slug is missing, expected a slug: lower-case letters and digits, joined by single ".", "_" or "-", at most 128 characters, not "index", not ending in ".json"; add, for example, slug: redis',
  ],
  [
    'retired is a list',
    { registry: 'ghcr.io/acme', retired: { slug: 'etcd' } },
    'retired: found a map, expected a list; write a list under retired: - slug: redis',
  ],
];

const WARNINGS: ReadonlyArray<readonly [string, Json, string]> = [
  [
    'software is of an image, not of a version',
    versions({ version: '1', software: 'redis' }),
    'images[0].versions[0].software: found the key "software" in a version, expected it in the image, and it is not published; write software: redis beside slug',
  ],
  ...(['message', 'color'] as const).map(
    (key) =>
      [
        `a computed badge with a ${key} of the owner`,
        { ...image({}), badges: { cves: { [key]: 'blue' } } },
        `badges.cves.${key}: found a ${key} for the badge cves, expected none, since it is computed from the catalog: what you state in its place is not checked; leave ${key} out, or name a badge of your own`,
      ] as const,
  ),
  [
    'a registry that ends in the folder of images',
    { ...image({}), registry: 'ghcr.io/acme/images' },
    'registry: found "ghcr.io/acme/images", expected a registry without /images, since the images would be "ghcr.io/acme/images/images/<slug>"; write ghcr.io/acme, or state image in each of the images',
  ],
  [
    'a registry that ends in the folder of charts',
    { ...chart({}), registry: 'ghcr.io/acme/charts' },
    'registry: found "ghcr.io/acme/charts", expected a registry without /charts, since the charts would be "ghcr.io/acme/charts/charts/<slug>"; write ghcr.io/acme, or state chartRef in each of the charts',
  ],
  [
    'an available image without a version',
    image({ versions: [] }),
    'images[0].versions: found no version of the available image "redis", expected at least one, since nothing of it can be scanned; add versions: with - version: 8.2.1, or state status: planned',
  ],
  [
    'an unknown key, with the nearest known one',
    versions({ version: '1', digst: 'x' }),
    'images[0].versions[0].digst: found the unknown key "digst", which is not published, expected a known one; did you mean digest?',
  ],
  [
    'a license that is not an SPDX expression',
    image({ license: 'Apache 2.0' }),
    'images[0].license: found "Apache 2.0", expected an SPDX expression such as Apache-2.0, so licenseClean becomes "caution"; write the expression, or state licenseClean',
  ],
  [
    'a badge with a logo color but no logo',
    { registry: 'ghcr.io/acme', badges: { cves: { logoColor: 'white' } } },
    'badges.cves.logoColor: found a logoColor without a namedLogo, expected both or neither: the badge service shows an error instead of this badge; state namedLogo, or leave logoColor out',
  ],
  [
    'a replacement that does not exist',
    retired({ slug: 'etcd', replacedBy: { slug: 'redis', version: '2.0' } }),
    'retired[0].replacedBy: found "redis 2.0", expected an available image of images or one of its versions, so consumers are sent to something that this catalog does not publish; correct it, or leave replacedBy out',
  ],
];

const FORMATS = {
  'catalog.yaml': (manifest: Json) => stringify(manifest, { aliasDuplicateObjects: false }),
  'catalog.json': (manifest: Json) => JSON.stringify(manifest, null, 2),
} as const;

test.each(['redis', 'none', 'Redis', '@acme/shop', 'PKG:npm/%40acme/shop', 'pkg:deb/redis?'])(
  'software may be %s',
  (software) => {
    const source = sourceOf('catalog.json', JSON.stringify(image({ software })));
    expect(E.isRight(E.chain(decodeManifest)(source))).toBe(true);
  },
);

test.each(['1.4.0', 'v2', '1.0.0-rc.1', '1.4.0+build.5', '2026_08', '1.'])(
  'the version of a chart may be %s',
  (chartVersion) => {
    const source = sourceOf('catalog.json', JSON.stringify(chart({ chartVersion })));
    expect(E.isRight(E.chain(decodeManifest)(source))).toBe(true);
  },
);

const said = ({ location, message }: Problem): string => `${location?.path}: ${message}`;
const isPlaced = ({ location }: Problem): boolean =>
  (location?.line ?? 0) > 0 && (location?.column ?? 0) > 0;

describe.each(Object.entries(FORMATS))('in %s', (file, write) => {
  test.each(ERRORS)('%s', (_, manifest, expected) => {
    const result = E.chain(decodeManifest)(sourceOf(file, write(manifest)));
    const problems = E.isLeft(result) ? result.left : [];
    expect(problems.map(said)).toEqual([expected]);
    expect(problems.every(isPlaced)).toBe(true);
  });

  test.each(WARNINGS)('%s (a warning)', (_, manifest, expected) => {
    const result = E.chain(decodeManifest)(sourceOf(file, write(manifest)));
    const warnings = E.isRight(result) ? result.right.warnings : [];
    expect(warnings.map(said)).toEqual([expected]);
    expect(warnings.every(isPlaced)).toBe(true);
  });
});

test('a registry may end in /images if each image states its repository', () => {
  const manifest = { ...image({ image: 'ghcr.io/acme/images/redis' }), registry: 'ghcr.io/images' };
  const result = E.chain(decodeManifest)(sourceOf('catalog.json', JSON.stringify(manifest)));
  expect(E.isRight(result) && result.right.warnings).toEqual([]);
});
