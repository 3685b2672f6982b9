/** What a catalog says of the images that its charts ship, in whole runs. The checker looks at every tree. */
import { describe, expect, test } from '@jest/globals';
import type { Files } from '../builders/branch';
import { manifestText, reportsOf } from '../builders/catalog';
import { coverageViolations } from '../builders/coverage';
import { digestOf } from '../builders/digest';
import { type MemoryGit, memoryGit } from '../builders/memory-git';
import { runAction } from '../builders/run';

const HOME = 'ghcr.io/acme/images';
const FOREIGN = `quay.io/other/exporter@${digestOf('exporter')}`;
const pinned = (slug: string, build: string): string => `${HOME}/${slug}@${digestOf(build)}`;

/** A chart with these references, named after their positions. */
const chartOf = (slug: string, images: ReadonlyArray<string>, chartVersion = '1.4.0') => ({
  ...{ slug, category: 'Databases', summary: 'A chart', tier: 'low', license: 'MIT' },
  ...{ chartVersion, appVersion: '1' },
  images: images.map((image, i) => ({ name: `n${i}`, image })),
});

interface Night {
  /** The versions of the manifest; another build after `@`. */
  readonly keys?: ReadonlyArray<string>;
  readonly charts?: ReadonlyArray<ReturnType<typeof chartOf>>;
  /** The CVEs of this run's reports. */
  readonly found?: Readonly<Record<string, ReadonlyArray<string>>>;
  readonly more?: object;
  readonly day?: number;
}

const KEYS = ['redis/2', 'redis/1', 'nginx/1'];

const filesOf = ({ keys = KEYS, charts = [], found = {}, more = {}, day = 1 }: Night) => {
  const text = manifestText(keys, { charts, ...more });
  const reports = reportsOf(found, { CreatedAt: `2026-08-0${day}T03:00:00Z` });
  return { manifest: { 'catalog.yaml': text }, reports };
};

interface Played {
  readonly remote: MemoryGit;
  readonly tree: Files;
  readonly changed: string | undefined;
}

/** Publishes nights on one branch, and checks each tree. */
const play = async (...nights: ReadonlyArray<Night>): Promise<Played> => {
  const remote = memoryGit();
  let tree: Files = {};
  let changed: string | undefined;
  for (const [i, night] of nights.entries()) {
    const day = night.day ?? i + 1;
    const { manifest, reports } = filesOf({ ...night, day });
    const ran = await runAction({
      ...{ git: remote.git, files: { ...manifest, ...reports } },
      committed: `2026-08-0${day}T00:00:00Z`,
      inputs: {
        'allow-removals': 'true',
        reports: Object.keys(reports).length > 0 ? 'reports' : '',
      },
    });
    if (ran.errors.length > 0) throw new Error(ran.errors.join('\n'));
    const now = Object.fromEntries(remote.files() ?? []);
    expect(await coverageViolations(now, reports, tree)).toEqual([]);
    [tree, changed] = [now, ran.outputs['changed']];
  }
  return { remote, tree, changed };
};

const read = ({ tree }: Played, file: string) => JSON.parse(tree[`api/v1/${file}`] ?? 'null');

/** `redis 2 scanned current D`: what a chart says of each image. */
const imagesOf = (played: Played, chart = 'app'): ReadonlyArray<string> =>
  read(played, `charts/${chart}/security.json`).images.map(
    ({ slug, version, state, current, grade }: Readonly<Record<string, string | boolean | null>>) =>
      [slug, version, state, current === null ? null : current ? 'current' : 'former', grade]
        .map((each) => each ?? '-')
        .join(' '),
  );
const summaryOf = (played: Played, chart = 'app') => {
  const { coverage, worst, cves } = read(played, `charts/${chart}/security.json`);
  return [coverage.images, coverage.inCatalog, coverage.scanned, worst, cves];
};
const chartsOf = (played: Played, id: string) => read(played, `cve/2026/${id}.json`)?.charts;

const CLEAN = { 'redis/2': [], 'redis/1': [], 'nginx/1': [] };
const LOW = 'CVE-2026-0001 LOW';
const HIGH = 'CVE-2026-0002 HIGH';

test('an image of a chart was a build that a rebuild superseded, and then of a version that is gone', async () => {
  const charts = [chartOf('app', [pinned('redis', 'redis/1')])];
  const first: Night = { found: CLEAN, charts };
  const rebuilt: Night = { keys: ['redis/2', 'redis/1@2', 'nginx/1'], charts };
  const gone: Night = { keys: ['redis/2', 'nginx/1'], charts };
  const away: Night = { keys: ['nginx/1'], charts };
  expect(imagesOf(await play(first, rebuilt))).toEqual(['redis 1 - former -']);
  expect(imagesOf(await play(first, rebuilt, gone))).toEqual(['redis - - former -']);
  expect(imagesOf(await play(first, gone))).toEqual(['redis 1 - former -']);
  expect(imagesOf(await play(first, away))).toEqual(['redis 1 - former -']);
  expect(imagesOf(await play(first, away, first))).toEqual(['redis 1 scanned current A+']);
});

describe('a chart', () => {
  const [own, other] = [pinned('redis', 'redis/2'), pinned('nginx', 'nginx/1')];

  test.each<readonly [string, ReadonlyArray<string>, Night['found'], ReadonlyArray<unknown>]>([
    ['is clean if all of it is', [own, other], CLEAN, [2, 2, 2, 'A+', 0]],
    ['has no number of CVEs without a record', [own, FOREIGN], {}, [2, 1, 0, null, null]],
    [
      'is not clean with an image that is not of the catalog',
      [own, FOREIGN],
      CLEAN,
      [2, 1, 1, null, 0],
    ],
    [
      'is not clean with a version that was not scanned',
      [own, other],
      { 'redis/2': [] },
      [2, 2, 1, null, 0],
    ],
    [
      'has the worst grade of its images, whatever was not scanned',
      [own, other, FOREIGN],
      { 'redis/2': [LOW, HIGH], 'nginx/1': [LOW] },
      [3, 2, 2, 'D', 2],
    ],
  ])('%s', async (_, images, found = {}, expected) => {
    const played = await play({ charts: [chartOf('app', images)], found });
    expect(summaryOf(played)).toEqual(expected);
    const [item] = read(played, 'charts.json').data;
    expect([item.coverage, item.worst]).toEqual([
      read(played, 'charts/app/security.json').coverage,
      expected[3],
    ]);
  });
});

describe('the charts of a CVE', () => {
  const charts = [
    chartOf('front', [pinned('nginx', 'nginx/1')]),
    chartOf('app', [pinned('redis', 'redis/1'), FOREIGN]),
  ];
  const first: Night = { charts, found: { 'redis/1': [HIGH], 'nginx/1': [HIGH, LOW] } };
  const id = 'CVE-2026-0002';

  test.each<readonly [string, ReadonlyArray<Night>, ReadonlyArray<string> | undefined]>([
    ['are those that ship a version with it', [first], ['app', 'front']],
    ['stay in a quiet night', [first, { charts }], ['app', 'front']],
    ['go with a chart', [first, { charts: charts.slice(1) }], ['app']],
    [
      'change with the images of a chart',
      [
        first,
        { charts: [chartOf('front', [FOREIGN]), chartOf('app', [pinned('nginx', 'nginx/1')])] },
      ],
      ['app'],
    ],
    [
      'remain while the former build of a version has it',
      [first, { keys: ['redis/2', 'redis/1@2', 'nginx/1'], charts }],
      ['app', 'front'],
    ],
    ['go with the entry of a version', [first, { charts, found: { 'nginx/1': [LOW] } }], ['app']],
    [
      'change with a version that goes',
      [first, { keys: ['redis/2', 'nginx/1'], charts }],
      ['front'],
    ],
  ])('%s', async (_, nights, expected) => {
    expect(chartsOf(await play(...nights), id)).toEqual(expected);
  });
});

describe('the documents of charts', () => {
  const charts = [
    chartOf('app', [pinned('redis', 'redis/1'), FOREIGN, pinned('redis', 'redis/2')]),
  ];
  const first: Night = { charts, found: { ...CLEAN, 'redis/1': [HIGH] } };

  test('stay byte for byte in a quiet night', async () => {
    const { changed } = await play(first, { ...first, day: 1 });
    expect(changed).toBe('false');
  });

  test.each<readonly [string, Night]>([
    ['of a rebuilt image', { charts, keys: ['redis/2', 'redis/1@2', 'nginx/1'] }],
    ['of a scanned image', { charts, found: { 'redis/2': [LOW] } }],
    ['with another chart', { charts: [...charts, chartOf('new', [FOREIGN])] }],
  ])('come back byte for byte after they were deleted: %s', async (_, next) => {
    const { tree, remote } = await play(first, next);
    const isOfCharts = (file: string): boolean => /^api\/v1\/charts[/.]/.test(file);
    const deleted = Object.keys(tree).filter(isOfCharts);
    remote.edit(Object.fromEntries(deleted.map((file) => [file, undefined])));
    const { manifest } = filesOf(next);
    const ran = await runAction({
      ...{ git: remote.git, files: manifest, committed: '2026-08-02T00:00:00Z' },
      inputs: { 'allow-removals': 'true', reports: '' },
    });
    expect(ran.errors).toEqual([]);
    expect(Object.fromEntries(remote.files() ?? [])).toEqual(tree);
  });

  test('go with their chart', async () => {
    const { tree } = await play(first, { charts: [] });
    expect(Object.keys(tree).filter((file) => /\/charts\//.test(file))).toEqual([
      'api/v1/charts/1.json',
    ]);
  });
});
