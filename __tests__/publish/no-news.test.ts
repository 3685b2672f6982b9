/** A run that changes no document of the catalog makes no commit, whatever its source commit, files and words. */
import { describe, expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import type { Fixes } from '../../src/contract/fixes';
import type { State } from '../../src/previous/state';
import { type Files, publishOn, readOn } from '../builders/branch';
import { reportsOf } from '../builders/catalog';
import { digestOf } from '../builders/digest';
import { day } from '../builders/findings';
import { imageFields, REGISTRY } from '../builders/items';
import { type MemoryGit, memoryGit } from '../builders/memory-git';
import type { Ran } from '../builders/run';

const A = 'CVE-2026-0001';
const B = 'CVE-2026-0002';

const manifestOf = (more: object = {}, ofImages: object = {}) => ({
  registry: REGISTRY,
  images: ['a', 'b', 'c'].map((slug) => ({
    ...imageFields(slug),
    versions: [{ version: '1', digest: digestOf(slug) }],
    ...ofImages,
  })),
  ...more,
});

const MANIFEST = stringify(manifestOf());
const scansOf = (date: string, found: ReadonlyArray<string> = []): Files =>
  reportsOf(
    { 'a/1': [`${A} CRITICAL 9`], 'b/1': [`${B} HIGH`, ...found], 'c/1': [] },
    { CreatedAt: date },
  );
const kevOf = (released: string, ...ids: ReadonlyArray<string>): Files => ({
  'kev.json': JSON.stringify({
    ...{ catalogVersion: '1', dateReleased: released },
    vulnerabilities: ids.map((cveID) => ({ cveID, dateAdded: '2026-08-01' })),
  }),
});
const EPSS = {
  'epss.csv': `#model_version:v1,score_date:${day(2)}\ncve,epss,percentile\n${A},0.9,0.9\n`,
};
const KEV = kevOf(day(3), A);
const SCANS = scansOf(day(5));

/** A run, by its commit, of files and a manifest. */
interface Given {
  readonly committed?: string;
  readonly files?: Files;
  readonly manifest?: string;
  readonly inputs?: Files;
}

const publish = (
  remote: MemoryGit,
  { committed = day(9), files = {}, manifest = MANIFEST, inputs = {} }: Given,
  explorer: string,
): Promise<Ran> =>
  publishOn(
    remote,
    { 'catalog.yaml': manifest, ...files },
    {
      ...{ explorer, ...inputs },
      ...('kev.json' in files ? { kev: 'kev.json' } : {}),
      ...('epss.csv' in files ? { epss: 'epss.csv' } : {}),
    },
    { committed },
  );

/** A catalog of two nights, with a fix time that grows with the data date. */
const lived = async (explorer = 'false'): Promise<MemoryGit> => {
  const remote = memoryGit();
  await publish(remote, { committed: day(1), files: scansOf(day(3)) }, explorer);
  const files = { ...SCANS, ...KEV, ...EPSS };
  await publish(remote, { committed: day(1), files }, explorer);
  return remote;
};

const NOTHING: ReadonlyArray<readonly [string, Given]> = [
  ['a commit of 20 days later', { committed: day(25) }],
  ['the same reports', { files: SCANS }],
  ['older reports', { files: scansOf(day(4)) }],
  ['all files', { files: { ...SCANS, ...KEV, ...EPSS } }],
  ['other comments', { manifest: `# Ours\n${MANIFEST}\n# The end\n` }],
  [
    'another order of keys',
    { manifest: stringify(Object.fromEntries(Object.entries(manifestOf()).reverse())) },
  ],
  ['other white space', { manifest: JSON.stringify(manifestOf(), null, 7) }],
  [
    'defaults, stated',
    { manifest: stringify(manifestOf({ packages: true, charts: [] }, { status: 'available' })) },
  ],
  [
    'what is recommended anyway, pinned',
    { manifest: stringify(manifestOf({}, { recommended: '1' })) },
  ],
  ['a system that nobody has a word of', { manifest: stringify(manifestOf({}, { os: 'none' })) }],
  [
    'all of these',
    {
      manifest: `# x\n${stringify(manifestOf({ packages: true }, { os: 'none' }))}`,
      files: { ...SCANS, ...KEV },
    },
  ],
];

describe.each(['false', 'true'])('with the input explorer: %s', (explorer) => {
  test.each(NOTHING)('nothing is published for %s, once or ten times', async (_, given) => {
    const remote = await lived(explorer);
    const [before, commits] = [remote.files(), remote.commits.length];
    for (let run = 0; run < 10; run += 1) {
      const { outputs } = await publish(remote, given, explorer);
      expect([outputs['changed'], outputs['integrity']]).toEqual(['false', '']);
    }
    expect([remote.commits.length, remote.files()]).toEqual([commits, before]);
  });
});

const OF_RUN = ['fixes.json', 'history.json', 'integrity.json', 'state.json'];
const IMAGES = ['images.json', 'images/1.json'];

const NEWS: ReadonlyArray<readonly [string, Given, ReadonlyArray<string>]> = [
  ['a fact of an image', { manifest: stringify(manifestOf({}, { license: 'MIT' })) }, IMAGES],
  ['a target', { manifest: stringify(manifestOf({ targets: { critical: 7 } })) }, []],
  [
    'the label of a badge',
    { manifest: stringify(manifestOf({ badges: { 'fix-time': { label: 'fixed' } } })) },
    ['badge/fix-time.json', 'badge/fix-time.svg'],
  ],
  [
    'another exploited vulnerability',
    { files: kevOf(day(3), A, B) },
    ['cve.json', 'images/b/feed.atom'],
  ],
  ['a later KEV catalog', { files: kevOf(day(4), A) }, ['cve.json']],
  [
    'a verdict that changes with the data date',
    { committed: '2026-10-10T00:00:00Z' },
    ['images/b/releases.json', 'images/c/releases.json', 'status.json'],
  ],
];

test.each(NEWS)('%s is published, with the date of the data', async (_, given, documents) => {
  const remote = await lived();
  await publish(remote, given, 'false');
  const { added, modified, removed } = remote.commits.at(-1)?.changes ?? {};
  const changed = [...(modified?.keys() ?? [])].map((path) => path.replace('api/v1/', ''));
  expect([changed.sort(), added?.size, removed]).toEqual([[...documents, ...OF_RUN].sort(), 0, []]);
  expect(readOn<Fixes>(remote, 'fixes.json').to).toBe(given.committed ?? day(9));
});

test('the folder of output has what is published, not what is not news', async () => {
  const remote = await lived();
  const output = new Map<string, string>();
  const files = { 'catalog.yaml': MANIFEST, ...KEV };
  const inputs = { explorer: 'false', kev: 'kev.json', output: 'site' };
  await publishOn(remote, files, inputs, { committed: day(9), output });
  const published = new Map(
    [...(remote.files() ?? [])].map(([path, text]) => [path.replace('api/v1/', ''), text]),
  );
  expect(output.get('fixes.json')).toBe(published.get('fixes.json'));
});

/** The commits, in order of their date. */
const COMMITS = ['1', '2', '3'].map((digit) => digit.repeat(40));
const [FIRST = '', SECOND = '', THIRD = ''] = COMMITS;

test('a later commit without news is not named, and an older one than the named one stays stale', async () => {
  const remote = memoryGit();
  const run = (commit: string, committed: string, relation: 'older' | 'newer', files: Files) =>
    publishOn(remote, files, {}, { commit, committed, relation });
  const own = { 'catalog.yaml': MANIFEST };
  await run(SECOND, day(2), 'newer', { ...own, ...SCANS });
  await run(THIRD, day(3), 'newer', { 'catalog.yaml': `# Words\n${MANIFEST}` });
  expect(readOn<State>(remote, 'state.json').source.commit).toBe(SECOND);
  const fewer = stringify({ ...manifestOf(), images: manifestOf().images.slice(0, 1) });
  const late = await run(FIRST, day(1), 'older', { 'catalog.yaml': fewer });
  expect([late.outputs['stale-source'], late.outputs['changed']]).toEqual(['true', 'false']);
});
