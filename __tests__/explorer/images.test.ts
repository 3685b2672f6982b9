import { describe, expect, test } from '@jest/globals';
import type { StatusItem } from '../../explorer/model/documents';
import {
  before,
  filterImages,
  IMAGE_ORDERS,
  type ImageFilter,
  listImages,
} from '../../explorer/model/images';
import { sorted } from '../../explorer/model/orders';
import { countTotals, countVersions, latestScan, listScanners } from '../../explorer/model/totals';
import { find } from '../../explorer/search/find';
import { imageItem as image, recordOf as record, statusItem as status } from './items';

const NOW = Date.parse('2026-07-10T12:00:00Z');

const DIGEST = `sha256:${'8142'.repeat(16)}`;

const listed = listImages(
  [
    image('redis', {
      security: record('D', 4),
      tier: 'low',
      versions: [{ version: '8.2.1', digest: DIGEST }, { version: '7.0' }],
    }),
    image('postgresql', {
      name: 'PostgreSQL',
      security: record('F', 9, { fixable: 3 }),
      tier: 'critical',
      arches: ['amd64', 'arm64'],
    }),
    image('go', { category: 'Runtimes', summary: 'Builds a database driver' }),
    image('adminer', { security: record('A+', 0) }),
    image('envoy', { status: 'planned', category: 'Proxies' }),
    image('nats', { category: 'Queues' }),
  ],
  [
    status('redis', '3'),
    status('redis', '2', { scannedAt: '2026-07-10T02:00:00Z' }),
    status('postgresql', '2', { scannedAt: '2026-01-10T02:00:00Z' }),
    status('adminer', '2', { scannedAt: '2027-01-10T02:00:00Z', state: 'partial' }),
    status('go', '1.25', { state: 'unscanned' }),
    status('go', '1.24'),
    status('nats', '2', { state: 'withheld' }),
  ],
  NOW,
);
const slugsOf = (found: typeof listed): ReadonlyArray<string> =>
  found.map((each) => each.image.slug);

test('an image stands with the status of the version that its record is of, else of the newest', () => {
  expect(listed.map(({ status, scan }) => [status?.version, scan])).toEqual([
    ['2', 'fresh'],
    ['2', 'stale'],
    ['1.25', 'unscanned'],
    ['2', 'future'],
    [undefined, 'planned'],
    ['2', 'withheld'],
  ]);
});

describe('images are searched', () => {
  test.each([
    ['', ['redis', 'postgresql', 'go', 'adminer', 'envoy', 'nats']],
    ['DATABASE driver', ['go']],
    ['8.2.1', ['redis']],
    ['arm64', ['postgresql']],
    ['ghcr.io/acme/images/redis', ['redis']],
    ['images/redis:8.2', ['redis']],
    [`ghcr.io/acme/images/redis@${DIGEST}`, ['redis']],
    ['sha256:8142', ['redis']],
    ['8142814', ['redis']],
    ['8142', []],
    ['@undefined', []],
  ])('for "%s"', (query, slugs) => {
    expect([slugsOf(find(listed, query).items), find(listed, query).similar]).toEqual([
      slugs,
      false,
    ]);
  });

  test.each([
    ['postgress', ['postgresql']],
    ['psotgresql', ['postgresql']],
    ['postgrs', ['postgresql']],
    ['admminer', ['adminer']],
    ['databses redsi', ['redis']],
  ])('for "%s", which nothing is called, by similar names', (query, slugs) => {
    expect([slugsOf(find(listed, query).items), find(listed, query).similar]).toEqual([
      slugs,
      true,
    ]);
  });

  const same = listImages(
    Array.from({ length: 300 }, (_, i) =>
      image('a'.repeat(200), { name: `${'a'.repeat(200)}${i}` }),
    ),
    [],
    NOW,
  );
  test.each([
    ['one word', `${'a'.repeat(600)}b`, 0],
    ['four words', Array.from({ length: 4 }, () => `${'a'.repeat(63)}b`).join(' '), 300],
  ])('if the search is long: %s', (_, query, count) => {
    expect(find(same, query).items.length).toBe(count);
  });

  test('in full, however long a word is', () => {
    const long = `${'b'.repeat(500)}`;
    const found = listImages([image('redis', { summary: `${long}c` })], [], NOW);
    expect([find(found, `${long}c`).items.length, find(found, `${long}d`).items.length]).toEqual([
      1, 0,
    ]);
  });

  test.each(['cve-2026-14457', 'rds', 'entirely else', 'osstgresql', 'psotgersql'])(
    'and "%s" finds nothing',
    (query) => {
      expect(find(listed, query)).toEqual({ items: [], similar: false });
    },
  );
});

describe('images are filtered', () => {
  const none: ImageFilter = { category: '', tier: '', grade: '', scan: '', rebuild: '' };
  test.each<[Partial<ImageFilter>, ReadonlyArray<string>]>([
    [{}, ['redis', 'postgresql', 'go', 'adminer', 'envoy', 'nats']],
    [{ category: 'Runtimes' }, ['go']],
    [{ tier: 'critical' }, ['postgresql']],
    [{ grade: 'A+' }, ['adminer']],
    [{ grade: 'none' }, ['go', 'envoy', 'nats']],
    [{ scan: 'stale' }, ['postgresql']],
    [{ scan: 'withheld' }, ['nats']],
    [{ scan: 'unscanned' }, ['go']],
    [{ rebuild: '1' }, ['postgresql']],
    [{ rebuild: '1', tier: 'low' }, []],
  ])('by %j', (filter, slugs) => {
    expect(slugsOf(filterImages(listed, { ...none, ...filter }))).toEqual(slugs);
  });
});

describe('images are sorted', () => {
  test.each<[string, boolean, ReadonlyArray<string>]>([
    ['catalog', false, ['redis', 'postgresql', 'go', 'adminer', 'envoy', 'nats']],
    ['name', false, ['adminer', 'envoy', 'go', 'nats', 'PostgreSQL', 'redis']],
    // Not looked at is worse than clean, and better than what is known to be bad.
    ['urgent', false, ['PostgreSQL', 'redis', 'go', 'nats', 'adminer', 'envoy']],
    ['grade', false, ['PostgreSQL', 'redis', 'go', 'nats', 'adminer', 'envoy']],
    ['total', false, ['PostgreSQL', 'redis', 'adminer', 'go', 'envoy', 'nats']],
    ['fixable', true, ['go', 'envoy', 'nats', 'redis', 'adminer', 'PostgreSQL']],
    ['scan', false, ['PostgreSQL', 'redis', 'adminer', 'go', 'envoy', 'nats']],
  ])('by %s, reversed: %s', (order, reversed, names) => {
    const found = sorted(IMAGE_ORDERS, listed, order, reversed);
    expect(found.map((each) => each.image.name)).toEqual(
      names.map((name) => (name === 'postgresql' ? 'PostgreSQL' : name)),
    );
  });

  test('by grade, and what has the same grade by its counts', () => {
    const worse = listImages(
      [
        image('few', { security: record('D', 2, { fixable: 2 }) }),
        image('many', { security: record('D', 20) }),
        image('critical', { security: record('F', 0, { critical: 1 }) }),
      ],
      [],
      NOW,
    );
    expect(slugsOf(sorted(IMAGE_ORDERS, worse, 'grade', false))).toEqual([
      'critical',
      'many',
      'few',
    ]);
  });

  test('what cannot wait comes first, without another change of the order', () => {
    const found = sorted(IMAGE_ORDERS, listed, 'name');
    const isFirst = ({ slug }: { readonly slug: string }) => slug === 'redis' || slug === 'go';
    expect(slugsOf(before(found, isFirst))).toEqual([
      ...['go', 'redis'],
      ...['adminer', 'envoy', 'nats', 'postgresql'],
    ]);
  });
});

describe('a rebuild is asked for', () => {
  const fixable = (verdict: StatusItem['verdict']) =>
    listImages(
      [image('redis', { security: record('F', 9, { fixable: 3 }) })],
      [status('redis', '3', { verdict: 'rebuild' }), status('redis', '2', { verdict })],
      NOW,
    );
  test.each<[StatusItem['verdict'], number]>([
    ['rebuild', 1],
    ['unverified', 1],
    ['supported', 1],
    ['deprecated', 0],
    ['eol', 0],
  ])('of a version with a fix, unless it is no longer supported: %s', (verdict, images) => {
    const all = fixable(verdict);
    const none = { category: '', tier: '', grade: '', scan: '' };
    expect([
      countTotals(all).rebuild,
      filterImages(all, { ...none, rebuild: '1' }).length,
      countTotals(all).counts?.fixable,
    ]).toEqual([images, images, 3]);
  });

  test.each([
    [{ system: 2, language: 1, survived: 0 }, 1, 2],
    [{ system: 0, language: 2, survived: 1 }, 0, 0],
  ])(
    'only if some fix is in no language and survived no rebuild: %j',
    (fixes, images, findings) => {
      const all = listImages(
        [image('redis', { security: record('F', 9, { fixable: 3 }) })],
        [status('redis', '2', { fixes })],
        NOW,
      );
      const { rebuild, rebuildable } = countTotals(all);
      expect([rebuild, rebuildable]).toEqual([images, findings]);
    },
  );
});

describe('a catalog at a glance', () => {
  test('counts what is available, and says what was never scanned', () => {
    const { counts, grades, ...rest } = countTotals(listed);
    expect({ ...rest, total: counts?.total, grades }).toEqual({
      available: 5,
      planned: 1,
      scanned: 3,
      // One without findings was only partly scanned.
      clean: 0,
      unseen: 0,
      rebuild: 1,
      rebuildable: 3,
      total: 13,
      grades: [
        ['F', 1, 0],
        ['D', 1, 0],
        ['C', 0, 0],
        ['B', 0, 0],
        ['A', 0, 0],
        ['A+', 1, 1],
      ],
      scans: [
        ['fresh', 1],
        ['stale', 1],
        ['future', 1],
        ['withheld', 1],
        ['unscanned', 1],
      ],
    });
  });

  test('counts those without findings whose own software was not seen', () => {
    const of = (slug: string, total: number, more: Partial<StatusItem>) =>
      listImages([image(slug, { security: record('A+', total) })], [status(slug, '2', more)], NOW);
    const all = [
      of('redis', 0, { named: false }),
      of('nats', 0, { software: null, state: 'partial' }),
      of('curl', 1, { named: false }),
      of('go', 0, {}),
    ].flat();
    const text = (slug: string) =>
      `No package named ${slug} was listed: ${slug} itself may not have been checked.`;
    expect(all.map(({ unseen }) => unseen)).toEqual([
      text('redis'),
      text('nats'),
      undefined,
      undefined,
    ]);
    const { clean, unseen } = countTotals(all);
    expect([clean, unseen]).toEqual([2, 1]);
  });

  test('has no counts where nothing was scanned', () => {
    expect(countTotals(listImages([image('redis')], [], NOW)).counts).toBeUndefined();
  });

  test('says how many versions were scanned in full, and which scan is the oldest of all', () => {
    const at = (version: string, scannedAt: string | null, state: StatusItem['state']) =>
      status('redis', version, { scannedAt, state });
    const [newest, older, partial] = [
      at('4', '2026-07-09T02:00:00Z', 'scanned'),
      at('3', '2026-07-02T02:00:00Z', 'scanned'),
      at('2', '2026-07-01T02:00:00Z', 'partial'),
    ];
    const others = [
      at('1', null, 'unscanned'),
      at('0', '2026-06-01T02:00:00Z', 'withheld'),
      at('5', '2099-07-27T02:00:00Z', 'scanned'),
      at('6', 'zzz', 'partial'),
    ];
    expect([
      countVersions([newest, older, ...others], NOW),
      countVersions([newest, older, partial], NOW),
      countVersions(others, NOW),
      countVersions([], NOW),
    ]).toEqual([
      { all: 6, scanned: 3, oldest: older },
      { all: 3, scanned: 2, oldest: partial },
      { all: 4, scanned: 1, oldest: undefined },
      { all: 0, scanned: 0, oldest: undefined },
    ]);
  });

  test('names the latest scan that is not ahead of the clock, and every scanner once', () => {
    const statuses = [
      status('a', '1', { scannedAt: '2026-07-01T00:00:00Z', scanner: 'Trivy 0.9.0' }),
      status('a', '2', { scannedAt: '2026-07-10T00:00:00Z', scanner: 'Trivy 0.74.0' }),
      status('a', '3', { scannedAt: '2099-07-10T00:00:00Z', scanner: 'Trivy 0.9.0' }),
      status('a', '4', { scannedAt: 'zzz', scanner: 'Grype 0.90' }),
      status('a', '5'),
    ];
    expect([latestScan(statuses, NOW), listScanners(statuses), latestScan([], NOW)]).toEqual([
      '2026-07-10T00:00:00Z',
      ['Grype 0.90', 'Trivy 0.9.0', 'Trivy 0.74.0'],
      undefined,
    ]);
  });
});
