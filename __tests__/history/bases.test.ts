/**
 * What stands on what, over random nights: a plain search by whole lists of layers finds the same. BASE_RUNS sets how many.
 */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Base, BaseBuild } from '../../src/contract/bases';
import { digestOf } from '../builders/digest';
import { imageFields, REGISTRY } from '../builders/items';
import { grype, grypeMatch, trivy, trivyFinding } from '../builders/reports';
import { readJson, type Tree } from './model';
import { deriveNight, nightOf } from './pure-nights';

const RUNS = Number(process.env['BASE_RUNS'] ?? 60);

const BASES = ['os/2', 'os/1'];
const IMAGES = ['a/2', 'a/1', 'b/1', 'c/1'];
const PLATFORMS = ['linux/amd64', 'linux/arm64'];
const IDS = [1, 2, 3, 4].map((n) => `CVE-2026-000${n}`);
const [P, Q, R] = [digestOf('p'), digestOf('q'), digestOf('r')];
/** Images begin with a part of one of these, and often with the same. */
const CHAINS = [
  [P, Q, R, R],
  [P, Q, P, Q],
  [Q, P, R, P],
];
const BUILDS = ['first', 'second', 'third'];
/** A layer that no image has. */
const FOREIGN = digestOf('foreign');

const slugOf = (key: string): string => key.split('/')[0] ?? '';
const versionOf = (key: string): string => key.split('/')[1] ?? '';
const addressOf = (key: string): string => `${REGISTRY}/images/${slugOf(key)}`;

const anyScan = fc.record({
  of: fc.constantFrom('os/2', ...BASES, ...IMAGES),
  build: fc.constantFrom(...BUILDS),
  isGrype: fc.constantFrom(false, false, false, false, true),
  isEndOfLife: fc.constantFrom(false, false, false, true),
  /** The layers on each platform; most images have the same number on all. */
  layers: fc
    .tuple(fc.constantFrom(...CHAINS), fc.constantFrom(1, 1, 2, 2, 3, 4))
    .map(([chain, length]) => chain.slice(0, length))
    .chain((own) =>
      fc.tuple(
        fc.constant(own),
        fc.constantFrom(undefined, undefined, own, own, [...own, P], own.toReversed()),
      ),
    ),
  found: fc.subarray(IDS),
  /** An index beyond the layers is a layer of no image; undefined names none. */
  at: fc.tuple(...IDS.map(() => fc.constantFrom(0, 0, 0, 0, 1, 1, 2, 9, undefined))),
});
type Scan = typeof anyScan extends fc.Arbitrary<infer A> ? A : never;

/** Each version at most once a night: of two reports the later one would count. */
const anyNight = fc
  .array(anyScan, { maxLength: 6 })
  .map((scans) => scans.filter(({ of }, i) => scans.findIndex((each) => each.of === of) === i));

const digestIn = ({ of, build }: Scan): string => digestOf(`${build} build of ${of}`);

interface Listed {
  readonly platform: string;
  readonly layers: ReadonlyArray<string>;
}

const listedIn = ({ layers }: Scan): ReadonlyArray<Listed> =>
  layers.flatMap((own, i) => (own ? [{ platform: PLATFORMS[i] ?? '', layers: own }] : []));

const dateOf = (night: number): string => `2026-08-${10 + night}T02:00:00Z`;

const reportsOf = (scan: Scan, night: number): ReadonlyArray<readonly [string, string]> => {
  const { of, found, at } = scan;
  const name = `${addressOf(of)}:${versionOf(of)}`;
  const pins = [`${addressOf(of)}@${digestIn(scan)}`];
  if (scan.isGrype)
    return [
      [
        `${of}.json`,
        JSON.stringify(
          grype(
            found.map((id) => grypeMatch({ id })),
            { userInput: name, tags: [name], repoDigests: pins },
            { descriptor: { name: 'grype', version: '0.116.0', timestamp: dateOf(night) } },
          ),
        ),
      ],
    ];
  return listedIn(scan).map(({ platform, layers }) => {
    const [os, architecture] = platform.split('/');
    const layerOf = (id: string) => {
      const index = at[IDS.indexOf(id)];
      return index === undefined ? {} : { Layer: { DiffID: layers[index] ?? FOREIGN } };
    };
    const findings = found.map((id) => trivyFinding({ VulnerabilityID: id, ...layerOf(id) }));
    const report = trivy(findings, {
      CreatedAt: dateOf(night),
      ArtifactName: name,
      Metadata: {
        OS: { Family: 'wolfi', Name: '1', EOSL: scan.isEndOfLife && found.length > 0 },
        RepoTags: [name],
        RepoDigests: pins,
        DiffIDs: layers,
        ImageConfig: { os, architecture },
      },
    });
    return [`${platform}/${of}.json`, JSON.stringify(report)];
  });
};

const manifestWith = (bases: ReadonlyArray<string>): string =>
  JSON.stringify({
    registry: REGISTRY,
    images: ['a', 'b', 'c'].map((slug) => ({
      ...imageFields(slug),
      versions: IMAGES.filter((key) => slugOf(key) === slug).map((key) => ({
        version: versionOf(key),
      })),
    })),
    ...(bases.length === 0
      ? {}
      : {
          bases: [
            {
              slug: 'os',
              image: addressOf('os/1'),
              versions: bases.map((key) => ({ version: versionOf(key) })),
            },
          ],
        }),
  });

/** A build as the model remembers it: with every layer. */
interface Build {
  readonly digest: string;
  readonly platforms: ReadonlyArray<Listed>;
}

/** A version as the model remembers it. */
interface Known extends Build {
  readonly former: ReadonlyArray<Build>;
  readonly scan: Scan;
}

type Memory = ReadonlyMap<string, Known>;

const remember = (memory: Memory, scans: ReadonlyArray<Scan>): Memory => {
  const next = new Map(memory);
  for (const scan of scans) {
    const { of } = scan;
    const digest = digestIn(scan);
    const was = memory.get(of);
    const replaced = was && was.digest !== digest && was.platforms.length > 0 ? [was] : [];
    const former = [...replaced, ...(was?.former ?? [])].filter((each) => each.digest !== digest);
    next.set(of, { digest, platforms: scan.isGrype ? [] : listedIn(scan), former, scan });
  }
  return next;
};

/** The highest layer of an id on any platform; undefined if one has none. */
const layerIn = ({ scan, platforms }: Known, id: string): number | undefined => {
  const index = scan.at[IDS.indexOf(id)];
  if (index === undefined || platforms.length === 0) return undefined;
  const last = platforms.map(({ layers }) => layers.lastIndexOf(layers[index] ?? FOREIGN));
  return last.includes(-1) ? undefined : Math.max(...last);
};

const isBelow = (below: ReadonlyArray<string>, above: ReadonlyArray<string>): boolean =>
  below.length < above.length && below.every((layer, i) => layer === above[i]);

/** How many layers a version has from a build; undefined if it does not stand on it. */
const layersFrom = (own: Build, build: Build): number | undefined => {
  const lengths = own.platforms.map(({ platform, layers }) => {
    const below = build.platforms.find((each) => each.platform === platform)?.layers;
    return below && isBelow(below, layers) ? below.length : 0;
  });
  const [length] = lengths;
  return length !== undefined && length > 0 && lengths.every((each) => each === length)
    ? length
    : undefined;
};

/** `bases.json` by a search through every pair of builds. */
const searched = (memory: Memory): ReadonlyArray<BaseBuild> => {
  const order = [...BASES, ...IMAGES].filter((key) => memory.has(key));
  const builds = order.flatMap((key) => {
    const known = memory.get(key);
    return known === undefined
      ? []
      : [known, ...known.former].map((build, age) => ({ key, build, age }));
  });
  const isStated = (key: string): boolean => BASES.includes(key);
  const stands = IMAGES.flatMap((key) => {
    const own = memory.get(key);
    if (own === undefined) return [];
    const fits = builds.flatMap((each) => {
      const layers = layersFrom(own, each.build);
      return layers === undefined ? [] : [{ ...each, layers }];
    });
    const [best] = fits.toSorted(
      (x, y) =>
        Number(slugOf(x.key) === slugOf(key)) - Number(slugOf(y.key) === slugOf(key)) ||
        y.layers - x.layers ||
        Number(isStated(y.key)) - Number(isStated(x.key)) ||
        x.age - y.age ||
        order.indexOf(x.key) - order.indexOf(y.key),
    );
    return best === undefined ? [] : [{ ...best, own, of: key }];
  });
  const toItem = ({ of, own, key, age, layers }: (typeof stands)[number]) => {
    const present = memory.get(key);
    const inherited = own.scan.found.filter((id) => (layerIn(own, id) ?? layers) < layers);
    const isComparable =
      present !== undefined &&
      !(present.scan.isEndOfLife && !present.scan.isGrype && present.scan.found.length > 0) &&
      present.scan.isGrype === own.scan.isGrype;
    const gone = inherited.filter((id) => !present?.scan.found.includes(id)).length;
    return {
      ...{ slug: slugOf(of), version: versionOf(of), layers, inherited: inherited.length },
      cured: age === 0 ? 0 : isComparable ? gone : null,
      unknown: own.scan.found.filter((id) => layerIn(own, id) === undefined).length,
    };
  };
  const places = ['a/2', 'a/1', 'b/1', 'c/1', 'os/2', 'os/1'];
  return places.flatMap((key) =>
    builds
      .filter((each) => each.key === key)
      .flatMap(({ build, age }) => {
        const images = stands.filter((each) => each.build === build).map(toItem);
        return images.length === 0
          ? []
          : [
              {
                ...{ slug: slugOf(key), version: versionOf(key), digest: build.digest },
                ...{ current: age === 0, images },
              },
            ];
      }),
  );
};

const published = (tree: Tree): ReadonlyArray<BaseBuild> =>
  readJson<{ data: BaseBuild[] }>(tree, 'bases.json')?.data ?? [];

/** Documents that name the bases, or everything else that is published. */
const ABOUT_BASES = /^api\/v1\/(?:bases\.json|bases\/.+|state\.json|integrity\.json)$/;
const others = (tree: Tree) =>
  Object.fromEntries([...tree].filter(([path]) => !ABOUT_BASES.test(path)));

const filesOf = (scans: ReadonlyArray<Scan>, night: number) =>
  Object.fromEntries(scans.flatMap((scan) => reportsOf(scan, night)));

const scanOf = (of: string, more: Partial<Scan> = {}): Scan => ({
  ...{ of, build: 'first', isGrype: false, isEndOfLife: false, found: [] },
  layers: [[P], undefined],
  at: [0, 0, 0, 0],
  ...more,
});

/** A base is rebuilt without one of the CVEs that an image has from it. */
const CURING = [
  [scanOf('os/2', { found: IDS }), scanOf('a/1', { layers: [[P, Q], undefined], found: IDS })],
  [scanOf('os/2', { build: 'second', layers: [[Q], undefined], found: IDS.slice(1) })],
];

test('a plain search finds what stands on what; a base counts nowhere; the order of reports is nothing', async () => {
  let [found, cured] = [0, 0];
  await fc.assert(
    fc.asyncProperty(fc.array(anyNight, { minLength: 3, maxLength: 6 }), async (nights) => {
      let [tree, bare]: [Tree, Tree] = [new Map(), new Map()];
      let memory: Memory = new Map();
      for (const [night, scans] of nights.entries()) {
        const run = (before: Tree, bases: ReadonlyArray<string>, own: ReadonlyArray<Scan>) =>
          deriveNight(
            before,
            nightOf({ 'catalog.yaml': manifestWith(bases), ...filesOf(own, night) }, dateOf(0)),
          );
        const reversed = (await run(tree, BASES, scans.toReversed())).tree;
        tree = (await run(tree, BASES, scans)).tree;
        bare = (await run(bare, [], scans)).tree;
        memory = remember(memory, scans);
        const data = published(tree);
        expect(data).toEqual(searched(memory));
        expect(others(tree)).toEqual(others(bare));
        expect(reversed).toEqual(tree);
        found += data.length;
        for (const { images } of data) for (const image of images) cured += image.cured ?? 0;
      }
    }),
    { numRuns: RUNS, examples: [[CURING]] },
  );
  // Most histories have a base, and the first a rebuild of it that cures something.
  expect([found > RUNS, cured > 0]).toEqual([true, true]);
});

const night = (bases: ReadonlyArray<string>, scans: ReadonlyArray<Scan>, day: number) =>
  nightOf({ 'catalog.yaml': manifestWith(bases), ...filesOf(scans, day) }, dateOf(day));

const baseIn = (tree: Tree, key = 'os/2') => readJson<Base>(tree, `bases/${key}.json`);

test('a base goes, comes back without its past, and keeps what it was while nothing is reported', async () => {
  const [first, second] = [
    scanOf('os/2', { found: [IDS[0] ?? ''] }),
    scanOf('os/2', { build: 'second' }),
  ];
  let tree: Tree = new Map();
  const seen = [];
  for (const [day, [bases, scans]] of (
    [
      [BASES, [first]],
      [BASES, []],
      [BASES, [second]],
      [[], []],
      [BASES, []],
      [BASES, [second]],
    ] as const
  ).entries()) {
    tree = (await deriveNight(tree, night(bases, scans, day))).tree;
    const base = baseIn(tree);
    seen.push(base && [base.state, base.scannedAt, base.since, base.ids, base.former.length]);
  }
  expect(seen).toEqual([
    ['scanned', dateOf(0), dateOf(0), [IDS[0]], 0],
    ['scanned', dateOf(0), dateOf(0), [IDS[0]], 0],
    ['scanned', dateOf(2), dateOf(2), [], 1],
    undefined,
    ['unscanned', null, dateOf(4), null, 0],
    ['scanned', dateOf(5), dateOf(5), [], 0],
  ]);
});

test('a report of an image at the place of a base is not about the base', async () => {
  const image = scanOf('a/1', { found: [IDS[0] ?? ''] });
  const [[, text = ''] = []] = reportsOf(image, 0);
  const files = { 'catalog.yaml': manifestWith(BASES), 'os/2.json': text };
  const { tree } = await deriveNight(new Map(), nightOf(files, dateOf(0)));
  const base = baseIn(tree);
  expect([base?.state, base?.digest, base?.platforms]).toEqual(['unscanned', null, []]);
});

test('a base document that names an image says nothing about the image', async () => {
  const scans = [scanOf('a/1'), scanOf('os/2')];
  const before = (await deriveNight(new Map(), night(BASES, scans, 0))).tree;
  const file = 'api/v1/bases/os/2.json';
  const text = (before.get(file) ?? '').replace('"slug":"os"', '"slug":"a"').replace('"2"', '"1"');
  const { tree } = await deriveNight(new Map([...before, [file, text]]), night(BASES, [], 1));
  const releases = (of: Tree) => readJson<{ releases: unknown }>(of, 'images/a/releases.json');
  expect(releases(tree)?.releases).toEqual(releases(before)?.releases);
});
