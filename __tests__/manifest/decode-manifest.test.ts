import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { decodeManifest } from '../../src/manifest/decode-manifest';
import { digestOf } from '../builders/digest';
import { manifestFrom, problemsOf } from '../builders/manifest';
import { endsOf, sourceOf } from '../builders/source';

/** An image with all required fields, in one line; `more` comes first. */
const image = (more = '', slug = 'redis'): string =>
  `  - {${more}${more && ', '}slug: ${slug}, category: c, summary: s, tier: low, license: MIT, upstream: "https://a.test"}`;
const chart = (more = '', slug = 'redis'): string =>
  `  - {${more}${more && ', '}slug: ${slug}, category: c, summary: s, tier: low, license: MIT, chartVersion: 1.0, appVersion: 1.0}`;
const REGISTRY = 'expected a registry such as ghcr.io/acme, without scheme, tag and final slash';
const FIXED = 'images, charts, cves, base, signing, multiarch, hub, license';

const manifest = (...lines: ReadonlyArray<string>): string =>
  ['registry: ghcr.io/acme', ...lines].join('\n');
const images = (...items: ReadonlyArray<string>): string => manifest('images:', ...items);
const charts = (...items: ReadonlyArray<string>): string => manifest('charts:', ...items);

const BROKEN: ReadonlyArray<readonly [string, string, ReadonlyArray<string>]> = [
  [
    'nothing',
    '',
    [
      'c.yaml: found an empty file, expected at least registry and images; write them (docs/manifest.md shows how)',
    ],
  ],
  [
    'a list',
    '- a',
    ['c.yaml:1:1: found a list, expected a map of keys and values; write key: value'],
  ],
  [
    'no registry',
    'images: []',
    [
      'c.yaml:1:1 registry: registry is missing, expected a registry such as ghcr.io/acme, without scheme, tag and final slash; add, for example, registry: ghcr.io/acme',
    ],
  ],
  [
    'an empty registry',
    'registry: ""',
    [
      'c.yaml:1:11 registry: registry is missing, expected a registry such as ghcr.io/acme, without scheme, tag and final slash; add, for example, registry: ghcr.io/acme',
    ],
  ],
  [
    'a registry that is null',
    'registry: ~',
    [
      'c.yaml:1:11 registry: registry is missing, expected a registry such as ghcr.io/acme, without scheme, tag and final slash; add, for example, registry: ghcr.io/acme',
    ],
  ],
  [
    'a registry with a scheme',
    'registry: https://ghcr.io/acme',
    [
      'c.yaml:1:11 registry: found "https://ghcr.io/acme", expected a registry such as ghcr.io/acme, without scheme, tag and final slash; write ghcr.io/acme',
    ],
  ],
  [
    'a registry with a slash',
    'registry: ghcr.io/acme/',
    [
      'c.yaml:1:11 registry: found "ghcr.io/acme/", expected a registry such as ghcr.io/acme, without scheme, tag and final slash; write ghcr.io/acme',
    ],
  ],
  [
    'a registry that a command would read as an option',
    'registry: --debug',
    [
      `c.yaml:1:11 registry: found "--debug", ${REGISTRY}; write, for example, registry: ghcr.io/acme`,
    ],
  ],
  [
    'lists and maps of the wrong kind',
    manifest('project: Acme', 'badges: [a]', 'images: {a: b}', 'charts: x', 'roadmap: 1'),
    [
      'c.yaml:2:10 project: found "Acme", expected a map of keys and values; write project: { name: Acme }',
      'c.yaml:3:9 badges: found a list, expected a map of keys and values; write badges: { images: { color: blue } }',
      'c.yaml:4:9 images: found a map, expected a list; write a list under images: - slug: redis',
      'c.yaml:5:9 charts: found "x", expected a list; write a list under charts: - slug: x',
      'c.yaml:6:10 roadmap: found "1", expected a list; write a list under roadmap: - name: 1',
    ],
  ],
  [
    'an image without fields',
    images('  - {}'),
    [
      'c.yaml:3:5 images[0].slug: slug is missing, expected a slug: lower-case letters and digits, joined by single ".", "_" or "-", at most 128 characters, not "index", not ending in ".json"; add, for example, slug: redis',
      'c.yaml:3:5 images[0].category: category is missing, expected the group that it is listed in, such as database; add, for example, category: database',
      'c.yaml:3:5 images[0].summary: summary is missing, expected one sentence that says what it is; add, for example, summary: In-memory data store',
      'c.yaml:3:5 images[0].tier: tier is missing, expected one of critical, standard, low; add, for example, tier: standard',
      'c.yaml:3:5 images[0].license: license is missing, expected an SPDX expression such as BSD-3-Clause; add, for example, license: BSD-3-Clause',
      'c.yaml:3:5 images[0].upstream: upstream is missing, expected an http or https address; add, for example, upstream: https://redis.io',
    ],
  ],
  [
    'a chart without fields',
    charts('  - {}'),
    [
      'c.yaml:3:5 charts[0].slug: slug is missing, expected a slug: lower-case letters and digits, joined by single ".", "_" or "-", at most 128 characters, not "index", not ending in ".json"; add, for example, slug: redis',
      'c.yaml:3:5 charts[0].category: category is missing, expected the group that it is listed in, such as database; add, for example, category: database',
      'c.yaml:3:5 charts[0].summary: summary is missing, expected one sentence that says what it is; add, for example, summary: In-memory data store',
      'c.yaml:3:5 charts[0].tier: tier is missing, expected one of critical, standard, low; add, for example, tier: standard',
      'c.yaml:3:5 charts[0].license: license is missing, expected an SPDX expression such as BSD-3-Clause; add, for example, license: BSD-3-Clause',
      'c.yaml:3:5 charts[0].chartVersion: chartVersion is missing, expected the version of the chart, such as 1.4.0; add, for example, chartVersion: 1.4.0',
      'c.yaml:3:5 charts[0].appVersion: appVersion is missing, expected the version of the software in the chart, such as 8.2.1; add, for example, appVersion: 8.2.1',
    ],
  ],
  [
    'a roadmap item without fields',
    manifest('roadmap:', '  - {}'),
    [
      'c.yaml:3:5 roadmap[0].name: name is missing, expected a text; add, for example, name: Redis',
      'c.yaml:3:5 roadmap[0].category: category is missing, expected the group that it is listed in, such as database; add, for example, category: database',
      'c.yaml:3:5 roadmap[0].priority: priority is missing, expected one of next, planned, exploring; add, for example, priority: next',
    ],
  ],
  [
    'unknown words, with the nearest known one',
    images(
      '  - {slug: a, category: c, summary: s, tier: critcal, license: MIT, upstream: "https://a.test"}',
      image('status: availble, licenseClean: Clean, os: None'),
    ),
    [
      'c.yaml:3:46 images[0].tier: found "critcal", expected one of critical, standard, low; did you mean critical?',
      'c.yaml:4:14 images[1].status: found "availble", expected one of available, planned; did you mean available?',
      'c.yaml:4:38 images[1].licenseClean: found "Clean", expected one of clean, agpl, caution; did you mean clean?',
      'c.yaml:4:49 images[1].os: found "None", expected one of none; did you mean none?',
    ],
  ],
  [
    'an unknown word without a near one',
    manifest('roadmap:', '  - {name: n, category: c, priority: someday}'),
    [
      'c.yaml:3:38 roadmap[0].priority: found "someday", expected one of next, planned, exploring; write, for example, priority: next',
    ],
  ],
  [
    'slugs',
    images(image('', 'Redis'), image('', 'index'), image('', 'redis.json'), image('', 'a--b')),
    [
      'c.yaml:3:12 images[0].slug: found "Redis", expected a slug: lower-case letters and digits, joined by single ".", "_" or "-", at most 128 characters, not "index", not ending in ".json"; write redis',
      'c.yaml:4:12 images[1].slug: found "index", expected a slug: lower-case letters and digits, joined by single ".", "_" or "-", at most 128 characters, not "index", not ending in ".json"; write, for example, slug: redis',
      'c.yaml:5:12 images[2].slug: found "redis.json", expected a slug: lower-case letters and digits, joined by single ".", "_" or "-", at most 128 characters, not "index", not ending in ".json"; write redis',
      'c.yaml:6:12 images[3].slug: found "a--b", expected a slug: lower-case letters and digits, joined by single ".", "_" or "-", at most 128 characters, not "index", not ending in ".json"; write a-b',
    ],
  ],
  [
    'versions and digests',
    images(
      image('versions: [{version: 1+2, digest: "sha256:abc"}, {digest: x}, 17.10, {version: .1}]'),
    ),
    [
      'c.yaml:3:27 images[0].versions[0].version: found "1+2", expected a version that is an OCI tag: letters, digits, "_", "." and "-", at most 128 characters, not starting with "." or "-"; write, for example, version: 8.2.1',
      'c.yaml:3:40 images[0].versions[0].digest: found "sha256:abc", expected "sha256:" and 64 lower-case hex digits; this one has 3 digits: copy it again',
      'c.yaml:3:55 images[0].versions[1].version: version is missing, expected a version that is an OCI tag: letters, digits, "_", "." and "-", at most 128 characters, not starting with "." or "-"; add, for example, version: 8.2.1',
      'c.yaml:3:64 images[0].versions[1].digest: found "x", expected "sha256:" and 64 lower-case hex digits; that is a tag: find the digest with: docker buildx imagetools inspect ghcr.io/acme/images/redis:x',
      'c.yaml:3:68 images[0].versions[2]: found "17.10", expected a map of keys and values; write - version: 17.10',
      'c.yaml:3:85 images[0].versions[3].version: found ".1", expected a version that is an OCI tag: letters, digits, "_", "." and "-", at most 128 characters, not starting with "." or "-"; write, for example, version: 8.2.1',
    ],
  ],
  [
    'dates',
    images(
      image(
        'versions: [{version: 1, published: 2026-01-31}, {version: 2, published: 2026-02-30T00:00:00Z}]',
      ),
    ),
    [
      'c.yaml:3:41 images[0].versions[0].published: found "2026-01-31", expected an RFC 3339 date and time such as 2026-01-31T08:00:00Z; write 2026-01-31T00:00:00Z',
      'c.yaml:3:78 images[0].versions[1].published: found "2026-02-30T00:00:00Z", expected an RFC 3339 date and time such as 2026-01-31T08:00:00Z; write, for example, published: 2026-10-01T08:00:00Z',
    ],
  ],
  [
    'addresses',
    images(
      image('source: "git@a.test:x"'),
      '  - {slug: b, category: c, summary: s, tier: low, license: MIT, upstream: "ftp://a.test"}',
    ),
    [
      'c.yaml:3:14 images[0].source: found "git@a.test:x", expected an http or https address; write, for example, source: https://github.com/acme/redis',
      'c.yaml:4:75 images[1].upstream: found "ftp://a.test", expected an http or https address; write, for example, upstream: https://redis.io',
    ],
  ],
  [
    'booleans',
    images(image('caution: yes'), image('caution: "true"', 'b'), image('caution: True', 'd')),
    [
      'c.yaml:3:15 images[0].caution: found "yes", expected true or false; did you mean true?',
      'c.yaml:4:15 images[1].caution: found "true", expected true or false; write true without quotes',
      'c.yaml:5:15 images[2].caution: found "True", expected true or false; write true without quotes',
    ],
  ],
  [
    'lists of texts',
    images(image('arches: amd64'), image('arches: [amd64, [arm64], {a: b}, ""]', 'b')),
    [
      'c.yaml:3:14 images[0].arches: found "amd64", expected a list; write arches: [amd64]',
      'c.yaml:4:22 images[1].arches[1]: found a list, expected a text; change it: docs/manifest.md shows what is accepted here',
      'c.yaml:4:31 images[1].arches[2]: found a map, expected a text; change it: docs/manifest.md shows what is accepted here',
      'c.yaml:4:39 images[1].arches[3]: found nothing, expected a text; add it, or remove the line',
    ],
  ],
  [
    'fields of charts',
    charts(
      chart('port: 70000, imageDigest: "sha256:", repositoryID: 7, upstream: x'),
      chart('port: "80", images: [{name: a, image: redis}, {}]', 'b'),
    ),
    [
      'c.yaml:3:32 charts[0].imageDigest: found "sha256:", expected "sha256:" and 64 lower-case hex digits; find the digest with: docker buildx imagetools inspect ghcr.io/acme/images/redis:<version>',
      'c.yaml:3:57 charts[0].repositoryID: found "7", expected a UUID; write, for example, repositoryID: 0b7a4d6e-3f1c-4f0a-9d2e-5c8b7a6f4e21',
      'c.yaml:3:12 charts[0].port: found "70000", expected a whole number, 0 to 65535; write, for example, port: 6379',
      'c.yaml:3:70 charts[0].upstream: found "x", expected an http or https address; write, for example, upstream: https://redis.io',
      'c.yaml:4:12 charts[1].port: found "80", expected a whole number, 0 to 65535; write 80 without quotes',
      'c.yaml:4:44 charts[1].images[0].image: found "redis", expected a reference pinned by digest: <repository>@sha256:<64 hex digits>; append the digest: docker buildx imagetools inspect redis shows it',
      'c.yaml:4:52 charts[1].images[1].name: name is missing, expected a text; add, for example, name: Redis',
      'c.yaml:4:52 charts[1].images[1].image: image is missing, expected a reference pinned by digest: <repository>@sha256:<64 hex digits>; add, for example, image: ghcr.io/acme/redis',
    ],
  ],
  [
    'texts of the project and of badges',
    manifest('project: {name: [Acme]}', 'badges: {base: {color: [blue]}, "A b": {}}'),
    [
      'c.yaml:2:17 project.name: found a list, expected a text; write, for example, name: Redis',
      'c.yaml:3:24 badges.base.color: found a list, expected a text; write, for example, color: blue',
      'c.yaml:3:40 badges["A b"]: found "A b", expected a slug: lower-case letters and digits, joined by single ".", "_" or "-", at most 128 characters, not "index", not ending in ".json"; write a-b',
    ],
  ],
  [
    'duplicate slugs',
    manifest(
      'images:',
      image(),
      image('', 'b'),
      image(),
      'charts:',
      chart(),
      chart(),
      'roadmap:',
      '  - {name: a, category: c, priority: next}',
      '  - {name: a, category: c, priority: next}',
    ),
    [
      'c.yaml:5:12 images[2].slug: found the slug "redis" a second time, expected it once; remove or rename one',
      'c.yaml:8:12 charts[1].slug: found the slug "redis" a second time, expected it once; remove or rename one',
    ],
  ],
  [
    'duplicate versions, also in another case',
    images(image('versions: [{version: 1-RC}, {version: 2}, {version: 1-rc}, {version: 2}]')),
    [
      'c.yaml:3:58 images[0].versions[2].version: found the version "1-rc" and "1-RC", which differ in case only, expected it once; remove or rename one',
      'c.yaml:3:75 images[0].versions[3].version: found the version "2" a second time, expected it once; remove or rename one',
    ],
  ],
  [
    'duplicate keys',
    manifest('source: a', 'source: b', 'images:', image('summary: x')),
    [
      'c.yaml:3:1 source: found the key "source" a second time, expected it once; remove one',
      'c.yaml:5:44 images[0].summary: found the key "summary" a second time, expected it once; remove one',
    ],
  ],
  [
    'stated values that contradict derived ones',
    manifest(
      'images:',
      image('image: ghcr.io/acme/redis, version: "2, 1", versions: [{version: 1}, {version: 3}]'),
      'charts:',
      chart('chartRef: "oci://ghcr.io/acme/redis"'),
    ),
    [
      'c.yaml:3:42 images[0].version: found "2, 1", expected "3, 1", the names in versions; remove version, or change versions',
    ],
  ],
  [
    'a version beside an empty list of versions',
    images(image('version: "1.0", versions: []')),
    [
      'c.yaml:3:15 images[0].version: found "1.0", expected "", the names in versions; remove version, or change versions',
    ],
  ],
  [
    'custom badges without a message',
    manifest('badges: {slsa: {color: red}, images: {}, fips: {message: ok}}'),
    [
      'c.yaml:2:16 badges.slsa: found a badge of your own without a message, expected a message, or one of the names images, charts, cves, base, signing, multiarch, hub, license; add message: to it',
    ],
  ],
  [
    'an invalid value and a broken rule, in one run',
    images(image('tier: high'), image()),
    [
      'c.yaml:3:56 images[0].tier: found the key "tier" a second time, expected it once; remove one',
      'c.yaml:4:12 images[1].slug: found the slug "redis" a second time, expected it once; remove or rename one',
    ],
  ],
  [
    'all problems, in one run',
    manifest(
      'images:',
      image('status: gone'),
      image('image: elsewhere.test/redis'),
      'badges: {slsa: {}}',
    ),
    [
      'c.yaml:3:14 images[0].status: found "gone", expected one of available, planned; write, for example, status: available',
      'c.yaml:4:41 images[1].slug: found the slug "redis" a second time, expected it once; remove or rename one',
      'c.yaml:5:16 badges.slsa: found a badge of your own without a message, expected a message, or one of the names images, charts, cves, base, signing, multiarch, hub, license; add message: to it',
    ],
  ],
  [
    'a wrong alias is reported where it is used',
    images(image('versions: &v [{version: 1, digest: x}]'), image('versions: *v', 'b')),
    [
      'c.yaml:3:41 images[0].versions[0].digest: found "x", expected "sha256:" and 64 lower-case hex digits; that is a tag: find the digest with: docker buildx imagetools inspect ghcr.io/acme/images/redis:x',
      'c.yaml:3:41 images[1].versions[0].digest: found "x", expected "sha256:" and 64 lower-case hex digits; that is a tag: find the digest with: docker buildx imagetools inspect ghcr.io/acme/images/b:x',
    ],
  ],
  [
    'hostile texts cannot leave the line',
    images(image('status: "a\\n::error::x\\u202e##[error]"')),
    [
      'c.yaml:3:14 images[0].status: found "a\\n::error::x\\u202e## [error]", expected one of available, planned; write, for example, status: available',
    ],
  ],
];

describe('a broken manifest', () => {
  test.each(BROKEN)('%s', (_, text, errors) => {
    expect(problemsOf('c.yaml', text)).toEqual({ errors });
  });
});

describe('a manifest with very many problems', () => {
  test('reports 130,000 bad values in a list', () => {
    const text = `{"registry": "ghcr.io/acme",\n"images": [${Array(130_000).fill(0).join()}]}`;
    expect(endsOf(E.chain(decodeManifest)(sourceOf('c.json', text)))).toEqual([
      130_000,
      'c.json:2:12 images[0]: found "0", expected a map of keys and values; write - slug: 0',
      'c.json:2:260010 images[129999]: found "0", expected a map of keys and values; write - slug: 0',
    ]);
  });

  test('reports each of many badges at its position', () => {
    const names = Array.from({ length: 2000 }, (_, i) => `b${i}`);
    expect(
      problemsOf('c.yaml', manifest('badges:', ...names.map((name) => `  ${name}: {}`))),
    ).toEqual({
      errors: names.map(
        (name, i) =>
          `c.yaml:${i + 3}:${name.length + 5} badges.${name}: found a badge of your own without a message, expected a message, or one of the names ${FIXED}; add message: to it`,
      ),
    });
  });

  test('reports the value of a duplicate key at the position of the last one', () => {
    expect(
      problemsOf('c.yaml', manifest('badges:', '  a: {}', '  b: {message: 1}', '  a: {}')),
    ).toEqual({
      errors: [
        'c.yaml:5:3 badges.a: found the key "a" a second time, expected it once; remove one',
        `c.yaml:5:6 badges.a: found a badge of your own without a message, expected a message, or one of the names ${FIXED}; add message: to it`,
      ],
    });
  });
});

const BROKEN_JSON: ReadonlyArray<readonly [string, string, ReadonlyArray<string>]> = [
  [
    'null',
    'null',
    ['c.json:1:1: found "null", expected a map of keys and values; write key: value'],
  ],
  [
    'a list',
    '[]',
    ['c.json:1:1: found a list, expected a map of keys and values; write key: value'],
  ],
  [
    'types',
    '{\n  "registry": "ghcr.io/acme",\n  "source": 1,\n  "project": {"name": true, "base": 1.50},\n  "images": [{"slug": null, "tier": 3}]\n}',
    [
      'c.json:5:23 images[0].slug: slug is missing, expected a slug: lower-case letters and digits, joined by single ".", "_" or "-", at most 128 characters, not "index", not ending in ".json"; add, for example, slug: redis',
      'c.json:5:14 images[0].category: category is missing, expected the group that it is listed in, such as database; add, for example, category: database',
      'c.json:5:14 images[0].summary: summary is missing, expected one sentence that says what it is; add, for example, summary: In-memory data store',
      'c.json:5:37 images[0].tier: found "3", expected one of critical, standard, low; write, for example, tier: standard',
      'c.json:5:14 images[0].license: license is missing, expected an SPDX expression such as BSD-3-Clause; add, for example, license: BSD-3-Clause',
      'c.json:5:14 images[0].upstream: upstream is missing, expected an http or https address; add, for example, upstream: https://redis.io',
    ],
  ],
  [
    'duplicate keys',
    '{"registry": "a.test",\n "registry": "ghcr.io/acme"}',
    ['c.json:2:2 registry: found the key "registry" a second time, expected it once; remove one'],
  ],
  [
    'syntax',
    '{"registry": "a.test"\n "source": "x",}',
    ['c.json:2:2: found "\\"source\\"", expected a comma between two values; add it'],
  ],
];

describe('a broken manifest in JSON', () => {
  test.each(BROKEN_JSON)('%s', (_, text, errors) => {
    expect(problemsOf('c.json', text)).toEqual({ errors });
  });
});

const WARNED: ReadonlyArray<readonly [string, string, ReadonlyArray<string>]> = [
  ['nothing to say', images(image('caution: true')), []],
  [
    'unknown keys, with the nearest known one',
    manifest(
      'projct: {}',
      'images:',
      image('verison: 1, digest: x, versions: [{version: 1, sise: 2}]'),
    ),
    [
      'c.yaml:2:1 projct: found the unknown key "projct", which is not published, expected a known one; did you mean project?',
      'c.yaml:4:6 images[0].verison: found the unknown key "verison", which is not published, expected a known one; did you mean version?',
      'c.yaml:4:18 images[0].digest: found the key "digest" beside versions, expected it in an item of versions, and it is not published; indent it by 22 more spaces',
      'c.yaml:4:53 images[0].versions[0].sise: found the unknown key "sise", which is not published, expected a known one; did you mean size?',
    ],
  ],
  [
    'unknown keys with special names',
    manifest('zzzzzzzzzz: 1', '__proto__: {a: b}', 'constructor: 1'),
    [
      'c.yaml:2:1 zzzzzzzzzz: found the unknown key "zzzzzzzzzz", which is not published, expected one of registry, source, site, packages, project, badges, platforms, images, charts, roadmap, retired; remove it, or begin its name with x-',
      'c.yaml:3:1 __proto__: found the unknown key "__proto__", which is not published, expected one of registry, source, site, packages, project, badges, platforms, images, charts, roadmap, retired; remove it, or begin its name with x-',
      'c.yaml:4:1 constructor: found the unknown key "constructor", which is not published, expected one of registry, source, site, packages, project, badges, platforms, images, charts, roadmap, retired; remove it, or begin its name with x-',
    ],
  ],
  [
    'an unknown key with an empty value',
    manifest('zzzzzzzzzz: ~'),
    [
      'c.yaml:2:1 zzzzzzzzzz: found the unknown key "zzzzzzzzzz", which is not published, expected one of registry, source, site, packages, project, badges, platforms, images, charts, roadmap, retired; remove it, or begin its name with x-',
    ],
  ],
  [
    'security, which is not a key of a manifest',
    images(image('security: ~')),
    [
      'c.yaml:3:6 images[0].security: found the unknown key "security", which is not published, expected one of slug, name, category, summary, tier, status, license, licenseClean, version, versions, arches, upstream, source, image, caution, cleanAlternative, knownIssue, os, platforms, recommended, software; remove it, or begin its name with x-',
    ],
  ],
  [
    'unknown keys of badges',
    manifest('badges: {images: {colour: red, x-y: z}}'),
    [
      'c.yaml:2:19 badges.images.colour: found the unknown key "colour", which is not published, expected a known one; did you mean color?',
    ],
  ],
  [
    'x- keys anywhere',
    manifest('x-any: {a: b}', 'project: {x-a: b}', 'images:', image('x-a: {b: c}')),
    [],
  ],
  ['x- keys among badges', manifest('badges: {x-base: &b {foo: bar}, x-text: y}'), []],
  [
    'an unknown key behind an anchor under an x- key',
    manifest('x-v: &v {version: 1, sise: 2}', 'images:', image('versions: [*v]')),
    [
      'c.yaml:2:22 images[0].versions[0].sise: found the unknown key "sise", which is not published, expected a known one; did you mean size?',
    ],
  ],
  [
    'an unknown key that is merged',
    manifest('x-d: &d {catgory: x}', 'images:', image('<<: *d')),
    [
      'c.yaml:2:10 images[0].catgory: found the unknown key "catgory", which is not published, expected a known one; did you mean category?',
    ],
  ],
  [
    'licenses that are not SPDX expressions',
    manifest(
      'images:',
      '  - {slug: a, category: c, summary: s, tier: low, license: Apache 2.0, upstream: "https://a.test"}',
      '  - {slug: b, category: c, summary: s, tier: low, license: Apache 2.0, licenseClean: clean, upstream: "https://a.test"}',
      'charts:',
      '  - {slug: a, category: c, summary: s, tier: low, license: BSD, chartVersion: 1, appVersion: 1}',
      'roadmap:',
      '  - {name: a, category: c, priority: next, license: SSPL}',
      '  - {name: b, category: c, priority: next}',
    ),
    [
      'c.yaml:3:60 images[0].license: found "Apache 2.0", expected an SPDX expression such as Apache-2.0, so licenseClean becomes "caution"; write the expression, or state licenseClean',
      'c.yaml:6:60 charts[0].license: found "BSD", expected an SPDX expression such as Apache-2.0, so licenseClean becomes "caution"; write the expression, or state licenseClean',
      'c.yaml:8:53 roadmap[0].license: found "SSPL", expected an SPDX expression such as Apache-2.0, so licenseClean becomes "caution"; write the expression, or state licenseClean',
    ],
  ],
  [
    'versions in another order, digests of several versions, and slugs of several collections',
    manifest(
      'images:',
      image(
        `version: "1,  2", image: ghcr.io/acme/images/redis, versions: [{version: 1, digest: "${digestOf('a')}"}, {version: 2, digest: "${digestOf('a')}"}]`,
      ),
      'charts:',
      chart('chartRef: "oci://ghcr.io/acme/charts/redis"'),
    ),
    [],
  ],
];

describe('warnings about a manifest:', () => {
  test.each(WARNED)('%s', (_, text, warnings) => {
    expect(problemsOf('c.yaml', text)).toEqual({ warnings });
  });
});

describe('registries', () => {
  test.each([
    'ghcr.io/acme',
    'docker.io',
    'localhost:5000',
    'registry.acme.test:5000/a/b',
    'a/b__c',
  ])('%s', (registry) => {
    expect(problemsOf('c.yaml', `registry: ${registry}`)).toEqual({ warnings: [] });
  });

  const EXAMPLE = 'write, for example, registry: ghcr.io/acme';
  test.each([
    ['oci://ghcr.io', 'write ghcr.io'],
    ['ghcr.io/Acme', 'registries take lower case only: write ghcr.io/acme'],
    ['ghcr.io/acme:1', 'write ghcr.io/acme'],
    ['https://localhost:5000/acme:1', 'write localhost:5000/acme'],
    ['ghcr.io//a', EXAMPLE],
    ['a b', EXAMPLE],
    ['ghcr.io/a@b', 'write ghcr.io/a'],
  ])('not %s', (registry, fix) => {
    expect(problemsOf('c.yaml', `registry: ${registry}`)).toEqual({
      errors: [`c.yaml:1:11 registry: found "${registry}", ${REGISTRY}; ${fix}`],
    });
  });
});

describe('a valid manifest', () => {
  test('keeps texts as written, omits empty values, and keeps plain values under x- keys', () => {
    const text = `
registry: ghcr.io/acme
x-defaults: &defaults {category: Data, tier: critical}
source: ''
badges: {x-any: 1, slsa: {message: 3}}
images:
  - <<: *defaults
    slug: redis
    summary: null
    summary: 1.10
    license: ~
    upstream: https://a.test
`;
    expect(problemsOf('c.yaml', text)).toEqual({
      errors: [
        'c.yaml:10:5 images[0].summary: found the key "summary" a second time, expected it once; remove one',
        'c.yaml:11:14 images[0].license: license is missing, expected an SPDX expression such as BSD-3-Clause; add, for example, license: BSD-3-Clause',
      ],
    });
    const good = text
      .replace('    summary: null\n', '')
      .replace('license: ~', 'license: MIT\n    x-n: 1.10');
    expect(manifestFrom('c.yaml', good)).toEqual({
      registry: 'ghcr.io/acme',
      badges: new Map([['slsa', { message: '3' }]]),
      images: [
        {
          slug: 'redis',
          category: 'Data',
          tier: 'critical',
          summary: '1.10',
          license: 'MIT',
          upstream: 'https://a.test',
          'x-n': 1.1,
        },
      ],
    });
  });

  test.each(['~', 'null'])('does not accept %s in a list of texts', (nothing) => {
    const said = problemsOf('c.yaml', images(image(`arches: [amd64, ${nothing}]`)));
    expect(
      'errors' in said
        ? []
        : manifestFrom('c.yaml', images(image(`arches: [amd64, ${nothing}]`))).images?.[0]?.arches,
    ).not.toContain(nothing);
  });

  test('decodes alike from YAML and JSON', () => {
    const yaml = images(
      image('versions: [{version: 17.10, size: 1e3}], caution: true, x-a: [1, ~]'),
    );
    const json = `{"registry": "ghcr.io/acme", "images": [{"slug": "redis", "category": "c", "summary": "s",
      "tier": "low", "license": "MIT", "upstream": "https://a.test", "versions": [{"version": 17.10, "size": 1e3}],
      "caution": true, "x-a": [1, null], "name": null, "knownIssue": ""}], "charts": null}`;
    expect(manifestFrom('c.JSON', json)).toEqual(manifestFrom('c.yaml', yaml));
  });
});
