import { expect, test } from '@jest/globals';
import type { Badge, BadgeOverride } from '../../src/contract/badge';
import { renderBadgeSvg } from '../../src/contract/badge/badge-svg';
import { type CatalogTotals, countCatalog } from '../../src/decide/totals';
import { renderBadges, renderImageBadge } from '../../src/derive/render/badges';
import type { File } from '../../src/domain/file';
import { availableImages, type Catalog } from '../../src/read/manifest/catalog';
import type { Manifest } from '../../src/read/manifest/manifest';
import { NO_FIXES } from '../builders/fixes';
import { catalogOf, chart, image } from '../builders/manifest';

/** The totals of a catalog with one scanned image, without findings. */
const totalsOf = (catalog: Catalog, more: Partial<CatalogTotals> = {}): CatalogTotals => ({
  ...countCatalog(catalog, []),
  images: availableImages(catalog).length,
  scannedImages: 1,
  ...more,
});

const nameOf = ({ path }: File): string => path.replace(/^badge\/(.+)\.json$/, '$1');

/** Parsed badges by name; expects an SVG for each. */
const badges = (manifest: Partial<Manifest>, more: Partial<CatalogTotals> = {}) => {
  const catalog = catalogOf(manifest);
  const files = renderBadges(catalog, {
    ...{ totals: totalsOf(catalog, more), fixes: NO_FIXES, hasOutdated: false },
  });
  const payloads = files
    .filter(({ path }) => path.endsWith('.json'))
    .map((file) => [nameOf(file), JSON.parse(String(file.content)) as Badge] as const);
  expect(files.filter(({ path }) => path.endsWith('.svg'))).toEqual(
    payloads.map(([name, payload]) => ({
      path: `badge/${name}.svg`,
      content: `${renderBadgeSvg(payload)}\n`,
    })),
  );
  expect(files.length).toBe(2 * payloads.length);
  return Object.fromEntries(payloads);
};

const badge = (label: string, message: string, color = 'blue', more: object = {}) => ({
  schemaVersion: 1,
  label,
  message,
  color,
  ...more,
});
const NONE = {
  images: badge('images', '0'),
  charts: badge('charts', '0'),
  cves: badge('findings', '0', 'brightgreen'),
  'fix-time': badge('fix time', 'too few to say', 'lightgrey'),
};
const own = (...entries: ReadonlyArray<readonly [string, BadgeOverride]>) => ({
  badges: new Map(entries),
});

test.each<readonly [string, Partial<Manifest>, object]>([
  ['of an empty manifest', {}, {}],
  [
    'count available images and charts',
    { images: [image('a'), image('b', { status: 'planned' })], charts: [chart('a'), chart('b')] },
    { images: badge('images', '1'), charts: badge('charts', '2') },
  ],
  [
    'of stated facts',
    {
      project: {
        name: 'Acme',
        base: 'Wolfi',
        signing: 'cosign',
        hub: 'official',
        license: 'MIT',
      },
    },
    {
      base: badge('base', 'Wolfi'),
      signing: badge('signed', 'cosign'),
      hub: badge('hub', 'official'),
      license: badge('license', 'MIT'),
    },
  ],
  [
    'of the arches of available images, in order of appearance',
    {
      images: [
        image('a', { arches: ['arm64', 'amd64'] }),
        image('b', { arches: ['amd64', 's390x'] }),
        image('c', { arches: ['riscv64'], status: 'planned' }),
      ],
    },
    { images: badge('images', '2'), multiarch: badge('arch', 'arm64 | amd64 | s390x') },
  ],
  [
    'with every field overridden',
    own([
      'images',
      {
        label: 'l',
        message: 'm',
        color: 'c',
        labelColor: 'lc',
        style: 's',
        logoColor: 'k',
        namedLogo: 'n',
      },
    ]),
    {
      images: badge('l', 'm', 'c', {
        labelColor: 'lc',
        style: 's',
        logoColor: 'k',
        namedLogo: 'n',
      }),
    },
  ],
  [
    'with one field overridden',
    own(['cves', { label: 'open' }]),
    { cves: badge('open', '0', 'brightgreen') },
  ],
  ['of no fact that has only a color', own(['base', { color: 'red' }]), {}],
  [
    'of a fact that only the override states',
    own(['base', { message: 'Alpine' }]),
    { base: badge('base', 'Alpine') },
  ],
  [
    'of an overridden fact',
    { project: { base: 'Wolfi' }, ...own(['base', { message: 'Wolfi OS', color: 'green' }]) },
    { base: badge('base', 'Wolfi OS', 'green') },
  ],
  [
    'of a custom badge',
    own(
      ['slsa', { message: 'level 3' }],
      ['fips', { label: 'FIPS', message: '140-3', color: 'green' }],
    ),
    { slsa: badge('slsa', 'level 3'), fips: badge('FIPS', '140-3', 'green') },
  ],
])('badges: %s', (_, manifest, expected) => {
  expect(badges(manifest)).toEqual({ ...NONE, ...expected });
});

test.each<readonly [Partial<CatalogTotals>, string, string]>([
  [{ scannedImages: 0 }, 'not scanned', 'lightgrey'],
  [{ scannedImages: 0, unscanned: 1 }, 'not scanned', 'lightgrey'],
  [{}, '0', 'brightgreen'],
  [{ unscanned: 1 }, '0', 'yellowgreen'],
  [{ withheld: 1 }, '0', 'yellowgreen'],
  [{ partial: 1 }, '0', 'yellowgreen'],
  [{ findings: 3 }, '3', 'yellow'],
  [{ findings: 3, unscanned: 1 }, '3', 'yellow'],
  [{ findings: 1234, fixable: 1 }, '1234', 'orange'],
])('the cves badge with totals %j reads "%s", in %s', (more, message, color) => {
  expect(badges({}, more)['cves']).toEqual(badge('findings', message, color));
});

test('no text of a badge hides or turns its direction', () => {
  const mark = own(['x', { label: 'a\u202eb', message: '\u3164\u{e0041}' }]);
  expect(badges({ ...mark, project: { base: 'Wolfi\u2066' } })).toMatchObject({
    x: badge('a\\u202eb', '\\u3164\\udb40\\udc41'),
    base: badge('base', 'Wolfi\\u2066'),
  });
});

test('a badge has only the fields of the contract, in order', () => {
  const catalog = catalogOf(own(['images', { namedLogo: 'n', style: 's', color: 'c' }]));
  const [first] = renderBadges(catalog, {
    ...{ totals: totalsOf(catalog), fixes: NO_FIXES, hasOutdated: false },
  });
  expect(first).toEqual({
    path: 'badge/images.json',
    content:
      '{"schemaVersion":1,"label":"images","message":"0","color":"c","style":"s","namedLogo":"n"}\n',
  });
});

test('the badge of an image is in its folder, as payload and SVG', () => {
  const payload = badge('redis 8.2.1', 'not scanned', 'lightgrey');
  const version = {
    ...{
      version: '8.2.1',
      digest: null,
      decision: { kind: 'unscanned' } as const,
      state: 'unscanned' as const,
    },
    ...{ scannedAt: null, scanner: null, rollup: undefined, hasUrgent: false },
    ...{ platforms: [], database: null },
  };
  expect(
    renderImageBadge({ slug: 'redis', image: 'ghcr.io/acme/redis', versions: [version] }),
  ).toEqual([
    {
      path: 'images/redis/badge.json',
      content:
        '{"schemaVersion":1,"label":"redis 8.2.1","message":"not scanned","color":"lightgrey"}\n',
    },
    { path: 'images/redis/badge.svg', content: `${renderBadgeSvg(payload)}\n` },
  ]);
});
