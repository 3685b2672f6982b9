/** Versions of packages, what nobody knows, and what a build changed, held to a plain model. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { stringify } from 'yaml';
import type { StatusItem } from '../../src/contract/items';
import type { ImagePackages, PackageNames, PackageTypes } from '../../src/contract/packages';
import type { Package } from '../../src/contract/record/package-list';
import { uniquePackages } from '../../src/contract/record/package-list';
import { compareLists } from '../../src/decide/compare-lists';
import { renderPackages } from '../../src/derive/projections/packages';
import { groupBy } from '../../src/domain/values/group-by';
import { anyPackageNight } from '../builders/arbitrary-packages';
import { type Files, publishOn } from '../builders/branch';
import { manifestText } from '../builders/catalog';
import { digestOf } from '../builders/digest';
import { imageFields, REGISTRY } from '../builders/items';
import { memoryGit } from '../builders/memory-git';
import { modelChanged, modelUnknown, modelVersions } from '../builders/package-model';
import { listing, packagesIn } from '../builders/package-runs';
import { type CheckedRun, hasPackagesChecker, packageViolations } from '../builders/packages';
import { trivy } from '../builders/reports';

type Tree = ReadonlyMap<string, string>;

const textIn = (file: { readonly content: unknown } | undefined): string => String(file?.content);

const documentsIn = <A>(tree: Tree, pattern: RegExp): ReadonlyArray<A> =>
  [...tree].flatMap(([file, text]) => (pattern.test(file) ? [JSON.parse(text) as A] : []));
const imagesIn = (tree: Tree) =>
  documentsIn<ImagePackages>(tree, /^api\/v1\/images\/[^/]+\/packages\.json$/);
const statusIn = (tree: Tree) =>
  documentsIn<{ readonly data: ReadonlyArray<StatusItem> }>(
    tree,
    /^api\/v1\/status\.json$/,
  ).flatMap(({ data }) => data);

const changedIn = ({ versions }: ImagePackages, tag: string) =>
  versions.find(({ version }) => version === tag);

/** What a version of an image changed, by the trees before and after a run. */
const expectedChange = (before: Tree, after: Tree, slug: string, tag: string) => {
  const [old, now] = [before, after].map((tree) => ({
    document: imagesIn(tree).find((each) => each.slug === slug),
    digest: statusIn(tree).find((each) => each.slug === slug && each.version === tag)?.digest,
  }));
  const [was, is] = [old, now].map((each) => each?.document && changedIn(each.document, tag));
  const items = [old, now].map((each) =>
    (each?.document?.data ?? []).filter(({ versions }) => versions.includes(tag)),
  );
  if (!old?.digest || !now?.digest || !is?.known) return undefined;
  if (old.digest === now.digest) return was?.changed;
  return was?.known ? modelChanged(old.digest, items[0] ?? [], items[1] ?? []) : undefined;
};

/** The dates of the reports of each version. */
const datesIn = ({ files }: CheckedRun): ReadonlyArray<ReadonlySet<unknown>> => {
  const reports = Object.entries(files).filter(([file]) => file.startsWith('reports/'));
  const groups = groupBy(reports, ([file]) => file.split('/').slice(-2).join('/'));
  return [...groups.values()].map(
    (group) => new Set(group.map(([, text]) => JSON.parse(text).CreatedAt)),
  );
};

/** Whether the reports of a version that had a list prove nothing: it keeps that list. */
const keepsList = async (files: Files, before: Tree): Promise<boolean> => {
  const alone = memoryGit();
  await publishOn(alone, files);
  const withheld = statusIn(alone.files() ?? new Map()).filter(({ state }) => state === 'withheld');
  return withheld.some(({ slug, version }) =>
    imagesIn(before).some((each) => each.slug === slug && changedIn(each, version)),
  );
};

/**
 * A record is as old as the oldest of the reports that count. The check takes the oldest of all, so it cannot judge a version
 * with reports of several dates, of which one proves nothing. It also lets reports that prove nothing replace a list.
 */
const violationsOf = async (run: CheckedRun, before: Tree) =>
  hasPackagesChecker &&
  datesIn(run).every(({ size }) => size === 1) &&
  !(await keepsList(run.files, before))
    ? await packageViolations(run)
    : [];

test('after any nights, versions, unknown ones and changes are those of a plain model, and packages those that the reports list', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyPackageNight, { minLength: 1, maxLength: 4 }), async (nights) => {
      const remote = memoryGit();
      let before: Tree = new Map();
      for (const { catalog, scans, carryForward } of nights) {
        const files = Object.assign({}, catalog, ...scans) as Files;
        await publishOn(remote, files, { 'carry-forward': String(carryForward) });
        const tree = remote.files() ?? new Map();
        const run = { files, tree, carryForward, ...(before.size > 0 ? { before } : {}) };
        expect(await violationsOf(run, before)).toEqual([]);
        const images = imagesIn(tree);
        for (const { type, data } of documentsIn<PackageNames>(tree, /^api\/v1\/packages\//))
          expect(data.map(({ versions }) => versions)).toEqual(
            data.map(({ name }) => modelVersions(images, { type, name })),
          );
        const [types] = documentsIn<PackageTypes>(tree, /^api\/v1\/packages\.json$/);
        expect(types?.unknown).toEqual(modelUnknown(images, statusIn(tree)));
        for (const { slug, versions } of images)
          expect(versions.map(({ version, changed }) => [slug, version, changed])).toEqual(
            versions.map(({ version }) => [
              ...[slug, version, expectedChange(before, tree, slug, version)],
            ]),
          );
        before = tree;
      }
    }),
    { numRuns: Number(process.env['PACKAGE_RUNS'] ?? 6) },
  );
});

const anyPackage: fc.Arbitrary<Package> = fc.record({
  type: fc.constantFrom('apk' as const, 'npm' as const),
  name: fc.constantFrom('a', 'b', '__proto__', 'a\nb'),
  version: fc.constantFrom('1', '2', '10', null),
});
const anyList = fc.array(anyPackage, { maxLength: 20 }).map(uniquePackages);

describe('what a build changed', () => {
  test('is what a plain model says, and leads from one list to the other', () => {
    fc.assert(
      fc.property(anyList, anyList, (old, now) => {
        const changed = compareLists('sha256:0', old, now);
        expect(changed).toEqual(modelChanged('sha256:0', old, now));
        const keyOf = (item: object): string => JSON.stringify(item);
        const { added, removed, updated } = changed;
        const gone = [...removed, ...updated].map(({ type, name, from }) =>
          keyOf([type, name, from]),
        );
        const come = [...added, ...updated].map(({ type, name, to }) => keyOf([type, name, to]));
        const keysOf = (items: ReadonlyArray<Package>): ReadonlyArray<string> =>
          items.map(({ type, name, version }) => keyOf([type, name, version]));
        const kept = keysOf(old).filter((key) => !gone.includes(key));
        expect([...kept, ...come].sort()).toEqual([...keysOf(now)].sort());
      }),
      { numRuns: 400 },
    );
  });

  test('names at most 100 of each kind, and counts the others', () => {
    const many = (prefix: string, version: string): ReadonlyArray<Package> =>
      Array.from({ length: 130 }, (_, i) => ({
        ...{ type: 'npm', name: `${prefix}${String(i).padStart(3, '0')}`, version },
      }));
    const old = uniquePackages([...many('gone', '1'), ...many('same', '1')]);
    const now = uniquePackages([...many('new', '1'), ...many('same', '2')]);
    const { added, removed, updated, more } = compareLists('sha256:0', old, now);
    expect([added, removed, updated].map((items) => [items.length, items.at(-1)])).toEqual([
      [100, { type: 'npm', name: 'new099', to: '1' }],
      [100, { type: 'npm', name: 'gone099', from: '1' }],
      [100, { type: 'npm', name: 'same099', from: '1', to: '2' }],
    ]);
    expect(more).toBe(90);
  });
});

/** Documents of so many images, each with these versions of `xz`. */
const imagesWith = (
  count: number,
  versions: ReadonlyArray<string | null>,
): ReadonlyArray<ImagePackages> =>
  Array.from({ length: count }, (_, i) => ({
    ...{ apiVersion: 'v1', resource: 'image-packages', slug: `i${i}`, image: `acme/i${i}` },
    versions: [{ version: '1', known: true }],
    data: versions.map((version) => ({ type: 'apk', name: 'xz', version, versions: ['1'] })),
  }));

const numbers = (count: number): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, i) => `5.${i}-r0`);

describe('the versions of a name', () => {
  test.each<readonly [string, number, ReadonlyArray<string | null>, number | undefined]>([
    ['20 versions', 1, numbers(20), 20],
    ['21 versions', 1, numbers(21), undefined],
    ['19 versions and none', 1, [...numbers(19), null], 20],
    ['20 versions and none', 1, [...numbers(20), null], undefined],
    ['200 images', 200, ['1'], 1],
    ['201 images', 201, ['1'], undefined],
    ['10 versions in each of 20 images', 20, numbers(10), 10],
    ['11 versions in each of 19 images', 19, numbers(11), undefined],
  ])('of %s', (_name, count, versions, expected) => {
    const all = imagesWith(count, versions);
    const [names] = renderPackages(all, []).files;
    const [item] = (JSON.parse(textIn(names)) as PackageNames).data;
    expect([item?.images.length, item?.versions?.length]).toEqual([count, expected]);
  });

  test('stand newest first, none last', () => {
    const versions = [null, '5.6.1-r0', '5.10.0-r0', '1:1.0', 'v5.6.1', '5.6.1-r1', '5.6.1_rc1-r0'];
    const [names] = renderPackages(imagesWith(1, versions), []).files;
    const [item] = (JSON.parse(textIn(names)) as PackageNames).data;
    expect(item?.versions?.map(({ version }) => version)).toEqual([
      ...['5.10.0-r0', '5.6.1-r1', '5.6.1-r0', 'v5.6.1', '5.6.1_rc1-r0', '1:1.0', null],
    ]);
  });
});

test('the first 1,000 versions whose packages are not known are named, and all are counted', () => {
  const keys = Array.from({ length: 1200 }, (_, i) => `i${i}/1` as const);
  const types = renderPackages(imagesWith(100, ['1']), keys).files.at(-1);
  const { coverage, unknown } = JSON.parse(textIn(types)) as PackageTypes;
  expect([coverage, unknown.length, unknown[0], unknown.at(-1)]).toEqual([
    ...[{ versions: 1200, known: 100 }, 1000, 'i100/1', 'i1099/1'],
  ]);
});

const redis = (digest: string, more: object = {}): Files => ({
  'catalog.yaml': stringify({
    registry: REGISTRY,
    images: [
      { ...imageFields('redis'), ...more, versions: [{ version: '1', digest: digestOf(digest) }] },
    ],
  }),
});
const xz = (Version: string): Files => ({
  'reports/redis/1.json': listing({ Name: 'xz', Version }),
});
const changeIn = (remote: ReturnType<typeof memoryGit>) =>
  JSON.parse(packagesIn(remote)['api/v1/images/redis/packages.json'] ?? '{"versions":[]}')
    .versions[0]?.changed;

describe('the change of a build', () => {
  test('is announced once its packages are known, and stays while it does', async () => {
    const remote = memoryGit();
    const seen = [];
    for (const files of [
      { ...redis('a'), ...xz('1') },
      { ...redis('b'), ...xz('2') },
      redis('b'),
      { ...redis('b'), ...xz('3') },
      { ...redis('c'), ...xz('3') },
      redis('d'),
      { ...redis('d'), ...xz('4') },
    ]) {
      await publishOn(remote, files);
      seen.push(changeIn(remote));
    }
    const none = { added: [], removed: [], more: 0 };
    const update = { type: 'apk', name: 'xz', from: '1', to: '2' };
    const first = { from: digestOf('a'), ...none, updated: [update] };
    expect(seen).toEqual([
      ...[undefined, first, first, first],
      ...[{ from: digestOf('b'), ...none, updated: [] }, undefined, undefined],
    ]);
  });
});

describe('a report without any result', () => {
  const empty = (Version: string): Files => ({
    'reports/redis/1.json': JSON.stringify(
      trivy([], { ArtifactName: 'x', Trivy: { Version }, Metadata: {}, Results: [] }),
    ),
  });
  test.each<readonly [string, object, string, boolean]>([
    ['lists nothing, and that is all', { os: 'none' }, '0.67.0', true],
    ['says nothing if its image may have a system', {}, '0.67.0', false],
    ['says nothing if its scanner lists no packages', { os: 'none' }, '0.66.0', false],
  ])('%s', async (_name, more, scanner, isKnown) => {
    const remote = memoryGit();
    await publishOn(remote, { ...redis('a', more), ...empty(scanner) });
    const { 'api/v1/packages.json': types = '{}', ...others } = packagesIn(remote);
    expect([JSON.parse(types), Object.values(others)]).toEqual([
      {
        ...{ apiVersion: 'v1', resource: 'packages', total: 0, data: [] },
        coverage: { versions: 1, known: isKnown ? 1 : 0 },
        unknown: isKnown ? [] : ['redis/1'],
      },
      isKnown
        ? [
            '{"apiVersion":"v1","resource":"image-packages","slug":"redis","image":"ghcr.io/acme/images/redis","versions":[{"version":"1","known":true}],"data":[]}\n',
          ]
        : [],
    ]);
  });
});

test('another version, an order of images and a list that is lost make the documents of packages anew', async () => {
  const remote = memoryGit();
  const catalogOf = (...keys: ReadonlyArray<string>): Files => ({
    'catalog.yaml': manifestText(keys.map((key) => `${key}@`)),
  });
  const unknown = async (files: Files) => {
    await publishOn(remote, files);
    return JSON.parse(packagesIn(remote)['api/v1/packages.json'] ?? '{}').unknown;
  };
  expect([
    await unknown(catalogOf('redis/1', 'nginx/1')),
    await unknown(catalogOf('redis/2', 'nginx/1')),
    await unknown(catalogOf('nginx/1', 'redis/2')),
  ]).toEqual([
    ['redis/1', 'nginx/1'],
    ['redis/2', 'nginx/1'],
    ['nginx/1', 'redis/2'],
  ]);
});
