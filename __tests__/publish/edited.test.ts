/** What a run says of an edit by someone else, and what the edit costs, by document and kind of edit. */
import { describe, expect, test } from '@jest/globals';
import type { ChangesCollection } from '../../src/contract/changes';
import type { CveCollection } from '../../src/contract/cves';
import type { ImageFindings } from '../../src/contract/findings';
import { filesIn, foldersIn, treeId } from '../../src/domain/git-objects/folder-id';
import { blobId } from '../../src/domain/git-objects/objects';
import { seal } from '../../src/previous/state';
import { readOn } from '../builders/branch';
import { workspaceOf } from '../builders/catalog';
import {
  branchOf,
  LAST_RUN,
  livedCatalog,
  playNight,
  QUIET_RUN,
  type Tree,
} from '../builders/lived-catalog';
import { type MemoryGit, memoryGit } from '../builders/memory-git';
import { runAction } from '../builders/run';
import { ownsMemory } from '../history/edits';
import { UNORDERED } from '../history/published-nights';

const API = 'api/v1/';
const lived = livedCatalog();

const EDITED = (paths: string): string =>
  `api/v1 was edited after it was published (${paths}); everything that can be computed is computed again`;
const DROPPED = (file: string, flaw: string): string =>
  `api/v1/${file}: the published document is dropped: ${flaw}; what only it remembered starts over`;
const AHEAD = (date: string, file: string): string =>
  DROPPED(
    file,
    `found the date ${date}, expected at most 24 hours ahead of the clock of this runner; check the clocks`,
  );
const CONTRADICTED = (named: string): string =>
  `found documents in api/v1 that contradict each other (${named}), expected them as they were published, so these versions are partial and close nothing until their next scan; scan them again, or revert the edit before the next publish`;
const NO_JSON = 'not valid JSON';

type Edit = (text: string) => string | undefined;

const replace =
  (from: string | RegExp, to: string): Edit =>
  (text) => {
    const next = text.replace(from, to);
    if (next === text) throw new Error(`found no ${from}`);
    return next;
  };
const garbled: Edit = () => '\u0000{';
const removed: Edit = () => undefined;
const emptyDay = (date: string): string =>
  JSON.stringify({
    ...{ apiVersion: 'v1', resource: 'changes', date, cves: [], images: [], charts: [] },
  });

const editOf = (remote: MemoryGit, file: string, edit: Edit): void =>
  remote.edit({ [API + file]: edit(remote.files()?.get(API + file) ?? '') });

/** The documents that differ of those that own memory, except those that every run writes. The others follow them. */
const differences = (before: Tree, after: Tree): ReadonlyArray<string> =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .filter((path) => ownsMemory(path) && !UNORDERED.test(path))
    .map((path) => path.slice(API.length))
    .sort();

const findingsAt = (slug: string): string => `images/${slug}/findings.json`;
/** The documents that remember the rows of image `b`. */
const OF_ROWS = [
  'cve.json',
  findingsAt('b'),
  'images/b/releases.json',
  'security/b/1.json',
  'status.json',
];
const ALL_PARTIAL = [
  'cve.json',
  ...['a', 'b', 'c'].map(findingsAt),
  'images/c/releases.json',
  'status.json',
];
const OF_DAY = ['changes.json', 'changes/2026-08-02.json', 'feed.json'];
/** By document: an edit, the warnings of the next run, and what remembers something else than honest documents. */
const TABLE: ReadonlyArray<
  readonly [string, string, Edit, ReadonlyArray<string>, ReadonlyArray<string>]
> = [
  [
    'security/b/1.json',
    'garbled',
    garbled,
    [
      `api/v1/security/b/1.json: the published record is dropped: ${NO_JSON}; scan the version again`,
      EDITED('"security/b/1.json"'),
    ],
    OF_ROWS,
  ],
  [
    'security/b/1.json',
    'emptied, which proves nothing',
    replace(/"cves":\[.*?\](?=,"(?:supp|links))/, '"cves":[]'),
    [
      CONTRADICTED('b 1: "security/b/1.json" and "images/b/findings.json"'),
      EDITED('"security/b/1.json"'),
    ],
    OF_ROWS,
  ],
  ['status.json', 'removed', removed, [EDITED('"status.json"')], ALL_PARTIAL],
  [
    'status.json',
    'a possible state, which is believed',
    replace('"state":"scanned"', '"state":"partial"'),
    [EDITED('"status.json"')],
    ['cve.json', findingsAt('a'), 'status.json'],
  ],
  [
    'status.json',
    'a date from the future',
    replace(/2026-08-0\d/, '2099-01-01'),
    [AHEAD('2099-01-01T03:00:00Z', 'status.json'), EDITED('"status.json"')],
    ALL_PARTIAL,
  ],
  [
    'cve.json',
    'garbled, which forgets who exploits what',
    garbled,
    [DROPPED('cve.json', NO_JSON), EDITED('"cve.json"')],
    ['cve.json'],
  ],
  [
    'cve.json',
    'a day from the future, which costs as much',
    replace('"added":"2026-08-02"', '"added":"2099-08-02"'),
    [AHEAD('2099-08-02', 'cve.json'), EDITED('"cve.json"')],
    ['cve.json'],
  ],
  [
    'feed.json',
    'an exploited vulnerability from the future',
    replace(/("kind":"exploited","date":")2026/, '$12099'),
    [AHEAD('2099-08-02', 'feed.json'), EDITED('"feed.json"')],
    [],
  ],
  [
    'images/b/findings.json',
    'garbled, which costs the closed ones',
    garbled,
    [DROPPED('images/b/findings.json', NO_JSON), EDITED('"images/b/findings.json"')],
    ['cve.json', findingsAt('b'), 'images/b/releases.json', 'status.json'],
  ],
  [
    'changes/2026-08-02.json',
    'dates of another day',
    (text) => text.replaceAll('2026-08-02T', '2026-08-01T'),
    [
      DROPPED('changes/2026-08-02.json', 'found a date on another day'),
      EDITED('"changes/2026-08-02.json"'),
    ],
    OF_DAY,
  ],
  [
    'changes/2026-08-02.json',
    'a change from the future',
    replace(/("first":"2026-08-02[^"]*","last":")2026/, '$12099'),
    [AHEAD('2099-08-02T03:00:00Z', 'changes/2026-08-02.json'), EDITED('"changes/2026-08-02.json"')],
    OF_DAY,
  ],
  [
    'changes/2026-08-04.json',
    'a day without changes',
    () => emptyDay('2026-08-04'),
    [DROPPED('changes/2026-08-04.json', 'found no change'), EDITED('"changes/2026-08-04.json"')],
    [],
  ],
  [
    'changes/2026-08-04.json',
    'another day',
    () => emptyDay('2026-08-02'),
    [
      DROPPED('changes/2026-08-04.json', 'found a date on another day'),
      EDITED('"changes/2026-08-04.json"'),
    ],
    [],
  ],
  [
    'changes/2099-08-02.json',
    'a day from the future',
    () => emptyDay('2099-08-02'),
    [AHEAD('2099-08-02', 'changes/2099-08-02.json'), EDITED('"changes/2099-08-02.json"')],
    [],
  ],
  [
    'history.json',
    'a row from the future',
    replace('"date":"2026-08-03"', '"date":"2099-08-03"'),
    [AHEAD('2099-08-03', 'history.json'), EDITED('"history.json"')],
    [],
  ],
  [
    'updates.json',
    'an item that does not decode, which costs all of them',
    replace('"data":[', '"data":[0,'),
    [
      DROPPED('updates.json', 'data[0]: found 0, expected a map of keys and values'),
      EDITED('"updates.json"'),
    ],
    ['updates.json'],
  ],
  [
    'state.json',
    'a manifest without an image, which stays published',
    (text) => {
      const { manifest, ...state } = JSON.parse(text);
      const images = manifest.images.filter(({ slug }: { readonly slug: string }) => slug !== 'a');
      return `${JSON.stringify({ ...state, manifest: { ...manifest, images } })}\n`;
    },
    [EDITED('"state.json"')],
    [],
  ],
  [
    'state.json',
    'a manifest with an image that never was',
    (text) => {
      const { manifest, ...state } = JSON.parse(text);
      const images = [...manifest.images, { ...manifest.images[0], slug: 'never' }];
      return `${JSON.stringify({ ...state, manifest: { ...manifest, images } })}\n`;
    },
    [EDITED('"state.json"')],
    [],
  ],
  [
    'state.json',
    'another format',
    replace('"format":1', '"format":2'),
    [DROPPED('state.json', 'format: found 2, expected 1'), EDITED('"state.json"')],
    [],
  ],
  [
    'state.json',
    'a commit from the future, whose manifest would stay',
    replace('"committed":"2026-', '"committed":"2099-'),
    [AHEAD('2099-08-02T00:00:00Z', 'state.json'), EDITED('"state.json"')],
    [],
  ],
];

test.each(TABLE)('%s: %s', async (file, _, edit, warnings, different) => {
  const tree = await lived;
  const remote = branchOf(tree);
  editOf(remote, file, edit);
  const ran = await playNight(remote, QUIET_RUN);
  expect([ran.errors, ran.warnings, ran.outputs['changed']]).toEqual([[], warnings, 'true']);
  expect(differences(tree, remote.files() ?? new Map())).toEqual(different);
  const again = await playNight(remote, QUIET_RUN);
  expect([again.warnings, again.outputs['changed']]).toEqual([[], 'false']);
});

const findingsOf = (remote: MemoryGit, slug: string): ImageFindings =>
  readOn(remote, `images/${slug}/findings.json`);
const listOf = (remote: MemoryGit): CveCollection => readOn(remote, 'cve.json');

test.each([
  ['costs the dates of all, if it is in the future', '2099-01-01', null],
  ['is believed otherwise', '2026-08-09', '2026-08-09T03:00:00Z'],
])('the date of an entry %s', async (_, day, since) => {
  const remote = branchOf(await lived);
  editOf(remote, 'images/b/findings.json', (text) =>
    text.replaceAll('"since":"2026-08-02', `"since":"${day}`),
  );
  await playNight(remote, QUIET_RUN);
  const open = findingsOf(remote, 'b').open.find(({ id }) => id === 'CVE-2026-0003');
  const item = listOf(remote).data.find(({ id }) => id === 'CVE-2026-0003');
  const dates = [open?.since, open?.versions[0]?.since, item?.since];
  expect(dates).toEqual([since, since, since]);
});

test('a closed finding does not begin after its end', async () => {
  const remote = branchOf(await lived);
  editOf(remote, 'images/b/findings.json', (text) =>
    text.replace(/("reason":"rebuilt","since":)"[^"]*"/, '$1"2026-08-09T00:00:00Z"'),
  );
  await playNight(remote, QUIET_RUN);
  expect(findingsOf(remote, 'b').closed.map(({ since, until }) => [since, until])).toEqual([
    [null, '2026-08-02T03:00:00Z'],
  ]);
});

test('several edits are one warning, which names the first paths', async () => {
  const remote = branchOf(await lived);
  for (const file of ['feed.json', 'cve/2026/CVE-2026-0004.json', 'images.json', 'charts.json'])
    editOf(remote, file, garbled);
  remote.edit({ 'api/v1/x\n"y".json': '{}', 'api/v1/security/gone/1.json': '{}' });
  const ran = await playNight(remote, QUIET_RUN);
  expect(ran.warnings).toEqual([
    DROPPED('feed.json', NO_JSON),
    EDITED('"charts.json", "cve/2026/CVE-2026-0004.json", "feed.json" and 3 more'),
  ]);
  expect(remote.files()).toEqual(await lived);
});

test('a damaged record causes no warning if this run has a later report', async () => {
  const honest = branchOf(await lived);
  const edited = branchOf(await lived);
  editOf(edited, 'security/a/1.json', garbled);
  await playNight(honest, LAST_RUN);
  const ran = await playNight(edited, LAST_RUN);
  expect(ran.warnings.filter((each) => /record is dropped/.test(each))).toEqual([]);
  expect(edited.files()).toEqual(honest.files());
});

test('a file that is too large is not used, with a warning, and the document is published again', async () => {
  const remote = memoryGit();
  const files = workspaceOf({ 'redis/1': ['CVE-1 HIGH'] });
  await runAction({ git: remote.git, files });
  const before = remote.files();
  remote.edit({ CNAME: 'x'.repeat(1025), [`${API}updates.json`]: ' '.repeat(100 * 2 ** 20 + 1) });
  const { warnings } = await runAction({ git: remote.git, files });
  expect(warnings).toEqual([
    'CNAME: the file is not used: found more than 1024 bytes, expected the host name of the site and nothing else; correct it on the branch, or remove it',
    DROPPED('updates.json', 'found more than 100 MiB, expected a smaller document'),
    EDITED('"updates.json"'),
  ]);
  remote.edit({ CNAME: undefined });
  expect(remote.files()).toEqual(before);
});

test('a list that does not decode is reported once, even if the state names it', async () => {
  const remote = branchOf(await lived);
  editOf(remote, 'cve.json', garbled);
  const ids = new Map(
    [...(remote.files() ?? [])].flatMap(([path, text]) =>
      path.startsWith(API) && path !== `${API}state.json`
        ? [[path.slice(API.length), blobId([Buffer.from(text)])] as const]
        : [],
    ),
  );
  const tree = treeId(filesIn(ids), foldersIn(ids));
  editOf(remote, 'state.json', (text) => {
    const { self: _, ...state } = JSON.parse(text);
    return seal(`${JSON.stringify({ ...state, tree })}\n`);
  });
  const { warnings } = await playNight(remote, QUIET_RUN);
  expect(warnings).toEqual([DROPPED('cve.json', NO_JSON), EDITED('"cve.json"')]);
});

test('without the list of changes, a run has no news, and the beginning of the list is unknown', async () => {
  const told = async (edit: (remote: MemoryGit) => void) => {
    const remote = branchOf(await lived);
    edit(remote);
    const { outputs } = await playNight(remote, LAST_RUN);
    const { from } = readOn<ChangesCollection>(remote, 'changes.json');
    return [outputs['opened'], outputs['closed'], from];
  };
  const withoutList = (remote: MemoryGit) => editOf(remote, 'changes.json', removed);
  expect([await told(() => undefined), await told(withoutList)]).toEqual([
    ['1', '1', '2026-08-01T03:04:00Z'],
    ['0', '0', null],
  ]);
});

describe('the days of an edited branch', () => {
  const dayAfter = (n: number): string =>
    new Date(Date.UTC(2025, 0, 1) + n * 86_400_000).toISOString().slice(0, 10);
  const dayText = (date: string): string => {
    const at = { first: `${date}T01:00:00Z`, last: `${date}T01:00:00Z` };
    const opened = [{ slug: 'a', versions: ['1'] }];
    const none = { fixable: [], closed: [], suppressed: [], withdrawn: [] };
    const cves = [{ id: 'CVE-2026-0001', severity: 'HIGH', title: date, opened, ...none, ...at }];
    return JSON.stringify({
      ...{ apiVersion: 'v1', resource: 'changes', date, cves, images: [], charts: [] },
    });
  };
  const listedAfter = async (dates: ReadonlyArray<string>) => {
    const remote = branchOf(await lived);
    remote.edit(
      Object.fromEntries(dates.map((date) => [`${API}changes/${date}.json`, dayText(date)])),
    );
    await playNight(remote, QUIET_RUN);
    return readOn<ChangesCollection>(remote, 'changes.json').data.map(({ date }) => date);
  };
  const OWN = ['2026-08-03', '2026-08-02'];

  test('are listed again, and only the newest 400 are kept', async () => {
    const dates = Array.from({ length: 500 }, (_, i) => dayAfter(i));
    expect(await listedAfter(dates)).toEqual([...OWN, ...dates.slice(-398).reverse()]);
  });

  test('are not pushed out by days from the future', async () => {
    expect(await listedAfter(Array.from({ length: 400 }, (_, i) => dayAfter(36_500 + i)))).toEqual(
      OWN,
    );
  });
});
