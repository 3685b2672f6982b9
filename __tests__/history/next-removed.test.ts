import { expect, test } from '@jest/globals';
import type { RemovedItem } from '../../src/contract/digests';
import { MAX_REMOVED, nextRemoved } from '../../src/derive/projections/next-removed';
import { type Catalog, digestsOf } from '../../src/read/manifest/catalog';
import type { ManifestRetired } from '../../src/read/manifest/manifest';
import { digestOf } from '../builders/digest';
import { catalogOf, image } from '../builders/manifest';

const [AT, BEFORE] = ['2026-08-18T12:00:00Z', '2026-08-01T00:00:00Z'];
const [A, B] = [digestOf('a'), digestOf('b')];

/** Digests by slug and version; null where none is stated. */
type Stated = Readonly<Record<string, Readonly<Record<string, string | null>>>>;

const catalogWith = (stated: Stated, retired: ReadonlyArray<ManifestRetired> = []): Catalog =>
  catalogOf({
    images: Object.entries(stated).map(([slug, all]) =>
      image(slug, {
        versions: Object.entries(all).map(([version, digest]) => ({
          version,
          ...(digest === null ? {} : { digest }),
        })),
      }),
    ),
    retired: [...retired],
  });

const item = (
  slug: string,
  version: string | null,
  more: Partial<RemovedItem> = {},
): RemovedItem => ({
  ...{ slug, version, digest: null, removed: AT, replacement: null, reason: null },
  ...more,
});

interface Others {
  readonly published?: ReadonlyArray<RemovedItem>;
  readonly retired?: ReadonlyArray<ManifestRetired>;
  readonly date?: string | null;
}

const removed = (
  before: Stated,
  after: Stated,
  { published = [], retired = [], date = AT }: Others = {},
) => nextRemoved(published, digestsOf(catalogWith(before)), catalogWith(after, retired), date);

const replaced: ManifestRetired = {
  slug: 'a',
  replacedBy: { slug: 'b', version: '2' },
  reason: 'superseded',
};
const said = { replacement: { slug: 'b', version: '2' }, reason: 'superseded' };

test.each<readonly [string, ReadonlyArray<RemovedItem>, ReadonlyArray<RemovedItem>]>([
  [
    'without removals the list is empty',
    removed({ a: { '1': A } }, { a: { '1': B, '2': null } }),
    [],
  ],
  [
    'a removed version is listed with its digest',
    removed({ a: { '1': A, '2': B } }, { a: { '2': B } }),
    [item('a', '1', { digest: A })],
  ],
  [
    'a removed image is listed with its versions, newest first',
    removed({ a: { '2': null, '10': A } }, {}),
    [item('a', null), item('a', '10', { digest: A }), item('a', '2')],
  ],
  ['nothing is added without a date', removed({ a: { '1': A } }, {}, { date: null }), []],
  ['nothing is added without a published manifest', removed({}, {}), []],
  [
    'published items are kept, latest first',
    removed(
      { b: { '1': null } },
      {},
      { published: [item('a', '1', { removed: BEFORE, digest: A })] },
    ),
    [item('b', null), item('b', '1'), item('a', '1', { removed: BEFORE, digest: A })],
  ],
  [
    'an image or version that comes back is dropped',
    removed(
      {},
      { a: { '1': A } },
      { published: [item('a', null), item('a', '1'), item('a', '2')] },
    ),
    [item('a', '2')],
  ],
  [
    'a version that is removed again gets a new date',
    removed(
      { a: { '1': B } },
      { a: {} },
      { published: [item('a', '1', { removed: BEFORE, digest: A })] },
    ),
    [item('a', '1', { digest: B })],
  ],
  [
    'a retired image explains its versions that are not retired themselves',
    removed(
      { a: { '1': A, '2': null } },
      {},
      {
        retired: [replaced, { slug: 'a', version: '2', reason: 'broken', digest: B }],
      },
    ),
    [
      item('a', null, said),
      item('a', '2', { digest: B, reason: 'broken', stated: true }),
      item('a', '1', { digest: A, ...said }),
    ],
  ],
  [
    'a retired version that was never published is listed last, as long as the manifest states it',
    removed(
      {},
      {},
      {
        published: [item('c', '1', { removed: null }), item('b', '1', { removed: BEFORE })],
        retired: [{ slug: 'a', replacedBy: { slug: 'b' } }],
      },
    ),
    [
      item('b', '1', { removed: BEFORE }),
      item('a', null, { removed: null, replacement: { slug: 'b', version: null } }),
    ],
  ],
])('%s', (_, found, expected) => {
  expect(found).toEqual(expected);
});

test('if there are too many items, those in the manifest are kept, then the newest', () => {
  const old = Array.from({ length: MAX_REMOVED }, (_, i) =>
    item('a', `${i}`, {
      removed: new Date(Date.UTC(2026, 0, 1, 0, 0, i)).toISOString().replace('.000', ''),
    }),
  );
  const found = removed(
    { b: { '1': null } },
    { b: {} },
    {
      published: old,
      retired: [{ slug: 'a', version: '0', reason: 'old' }],
    },
  );
  expect([found.length, found[0]?.slug, found.at(-1)]).toEqual([
    ...[MAX_REMOVED, 'b', { ...old[0], reason: 'old' }],
  ]);
  expect(found.some((each) => each.slug === 'a' && each.version === '1')).toBe(false);
});

/** `1 a` is version 1 of build a; without a letter, it states no digest. */
const named = (text: string): readonly [version: string, digest: string | null] => {
  const [version = '', build] = text.split(' ');
  return [version, build === undefined ? null : digestOf(build)];
};

/** A night: what the manifest states and retires, and the tombstones after it. */
type Night = readonly [
  stated: ReadonlyArray<string>,
  retired: ReadonlyArray<string>,
  tombstones: ReadonlyArray<string>,
];

test.each<readonly [string, ReadonlyArray<Night>]>([
  [
    'a digest that the manifest corrects is replaced, and one that it withdraws is forgotten',
    [
      [['1'], [], []],
      [[], [], ['1']],
      [[], ['1 a'], ['1 a stated']],
      [[], ['1 b'], ['1 b stated']],
      [[], ['1'], ['1']],
      [[], ['1 c'], ['1 c stated']],
      [[], [], ['1']],
    ],
  ],
  [
    'a digest that the catalog had stays, whatever the manifest states',
    [
      [['1 a'], [], []],
      [[], ['1 b'], ['1 a']],
      [[], ['1 c'], ['1 a']],
      [[], ['1 a'], ['1 a']],
      [[], [], ['1 a']],
    ],
  ],
  [
    'a version that comes back and goes again leaves the digest that it had then',
    [
      [['1'], [], []],
      [[], ['1 a'], ['1 a stated']],
      [['1 b'], [], []],
      [[], ['1 c'], ['1 b']],
    ],
  ],
])('night after night, %s', (_, nights) => {
  let published: ReadonlyArray<RemovedItem> = [];
  let before = catalogWith({ redis: {} });
  for (const [stated, retired, tombstones] of nights) {
    const items = retired.map(named).map(([version, digest]) => ({
      ...{ slug: 'redis', version },
      ...(digest === null ? {} : { digest }),
    }));
    const after = catalogWith({ redis: Object.fromEntries(stated.map(named)) }, items);
    const next = (former: Catalog) => nextRemoved(published, digestsOf(former), after, AT);
    published = next(before);
    before = after;
    const build = (digest: string | null) =>
      ['a', 'b', 'c'].filter((each) => digestOf(each) === digest);
    const told = published.map(({ version, digest, stated: isStated }) =>
      [version, ...build(digest), ...(isStated ? ['stated'] : [])].join(' '),
    );
    expect([told, next(after)]).toEqual([tombstones, published]);
  }
});
