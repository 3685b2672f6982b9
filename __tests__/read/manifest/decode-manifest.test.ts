import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { decode } from '../../../src/domain/codec/decode';
import { decodeManifest } from '../../../src/read/manifest/decode-manifest';
import { Manifest } from '../../../src/read/manifest/manifest';
import { parseSource } from '../../../src/read/source-text/parse-source';
import { manifestFrom, problemsOf } from '../../builders/manifest';
import { onShortStack, TOO_MANY_ITEMS } from '../../builders/short-stack';
import { endsOf } from '../../builders/source';

/** An image with all required fields, in one line; `more` comes first. */
const image = (more = '', slug = 'redis'): string =>
  `  - {${more}${more && ', '}slug: ${slug}, category: c, summary: s, tier: low, license: MIT, upstream: "https://a.test"}`;
const chart = (more = '', slug = 'redis'): string =>
  `  - {${more}${more && ', '}slug: ${slug}, category: c, summary: s, tier: low, license: MIT, chartVersion: 1.0, appVersion: 1.0}`;
const REGISTRY = 'expected a registry such as ghcr.io/acme, without scheme, tag and final slash';
const FIXED = 'images, charts, cves, fix-time, base, signing, multiarch, hub, license';

const manifest = (...lines: ReadonlyArray<string>): string =>
  ['registry: ghcr.io/acme', ...lines].join('\n');
const images = (...items: ReadonlyArray<string>): string => manifest('images:', ...items);
const charts = (...items: ReadonlyArray<string>): string => manifest('charts:', ...items);

describe('a manifest with very many problems', () => {
  test('reports 40,000 bad values in a list', () => {
    const values = Array(TOO_MANY_ITEMS).fill(0).join();
    const text = `{"registry": "ghcr.io/acme",\n"images": [${values}]}`;
    const read = onShortStack(() => E.chain(decodeManifest)(parseSource('c.json', text)));
    expect(endsOf(read)).toEqual([
      40_000,
      'c.json:2:12 images[0]: found "0", expected a map of keys and values; write - slug: 0',
      'c.json:2:80010 images[39999]: found "0", expected a map of keys and values; write - slug: 0',
    ]);
  });

  test('reports each of many badges at its position', () => {
    const names = Array.from({ length: 300 }, (_, i) => `b${i}`);
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

describe('registries', () => {
  test.each([
    ...['ghcr.io', 'ghcr.io/acme', 'localhost:5000', 'registry.acme.test:5000/a/b', 'a/b__c'],
    ...['GHCR.io/acme/hardened__images', '127.0.0.1:5000/a.b/c-d', 'acme', '1'],
  ])('%s', (registry) => {
    expect(problemsOf('c.yaml', `registry: ${registry}`)).toEqual({ warnings: [] });
  });

  test.each([
    ...['-', '-c', '--debug', '-o.', '-o./images', '.', '..', '.ghcr.io/acme', '../acme'],
    ...['ghcr.io/-acme', 'ghcr.io/../acme', 'ghcr.io/acme ', 'ghcr.io:/acme'],
  ])('not what a command reads as an option or a path: %j', (registry) => {
    expect(problemsOf('c.json', JSON.stringify({ registry }))).toHaveProperty('errors');
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

  test('has the references of Docker Hub in full, as others read them in state.json', () => {
    const { images: [first] = [] } = manifestFrom('c.yaml', images(image('image: redis')));
    expect(first?.image).toBe('docker.io/library/redis');
  });

  test.each(['~', 'null'])('does not accept %s in a list of texts', (nothing) => {
    const said = problemsOf('c.yaml', images(image(`arches: [amd64, ${nothing}]`)));
    expect(
      'errors' in said
        ? []
        : manifestFrom('c.yaml', images(image(`arches: [amd64, ${nothing}]`))).images?.[0]?.arches,
    ).not.toContain(nothing);
  });

  test('decodes alike from YAML and JSON, and from what is stored of it', () => {
    const yaml = images(
      image('versions: [{version: 17.10, size: 1e3}], caution: true, x-a: [1, ~]'),
    );
    const json = `{"registry": "ghcr.io/acme", "images": [{"slug": "redis", "category": "c", "summary": "s",
      "tier": "low", "license": "MIT", "upstream": "https://a.test", "versions": [{"version": 17.10, "size": 1e3}],
      "caution": true, "x-a": [1, null], "name": null, "knownIssue": ""}], "charts": null}`;
    const read = manifestFrom('c.yaml', yaml);
    expect(manifestFrom('c.JSON', json)).toEqual(read);
    expect(decode(Manifest, Manifest.encode(read))).toEqual(E.right(read));
  });
});

test.each(['redis', 'none', 'Redis', '@acme/shop', 'PKG:npm/%40acme/shop', 'pkg:deb/redis?'])(
  'software may be %s',
  (software) => {
    expect(problemsOf('c.yaml', images(image(`software: "${software}"`)))).toEqual({
      warnings: [],
    });
  },
);

test.each(['1.4.0', 'v2', '1.0.0-rc.1', '1.4.0+build.5', '2026_08', '1.'])(
  'the version of a chart may be %s',
  (version) => {
    const text = charts(chart().replace('chartVersion: 1.0', `chartVersion: ${version}`));
    expect(problemsOf('c.yaml', text)).toEqual({ warnings: [] });
  },
);

test('a registry may end in /images if each image states its repository', () => {
  const text = images(image('image: ghcr.io/acme/redis')).replace(
    'ghcr.io/acme\n',
    'ghcr.io/images\n',
  );
  expect(problemsOf('c.yaml', text)).toEqual({ warnings: [] });
});
