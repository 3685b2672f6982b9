/** A day that is published again, and builds that are scanned out of order. */
import { expect, test } from '@jest/globals';
import type { ChangesCollection } from '../../src/contract/changes';
import type { DigestEntry } from '../../src/contract/digests';
import type { Feed } from '../../src/contract/feed';
import type { ImageFindings } from '../../src/contract/findings';
import { catalog, type Files, publishOn, readOn } from '../builders/branch';
import { reportsOf } from '../builders/catalog';
import { digestOf } from '../builders/digest';
import { day } from '../builders/findings';
import { imageFields, REGISTRY } from '../builders/items';
import { type MemoryGit, memoryGit } from '../builders/memory-git';
import { trivy, trivyFinding } from '../builders/reports';
import { catalogWith, deb, reportOf, SLUG, statusOf } from '../builders/unchecked-runs';

const A = 'CVE-2026-0001';
const B = 'CVE-2026-0002';

const scanOf = (key: string, date: string, ...ids: ReadonlyArray<string>): Files =>
  reportsOf({ [key]: ids }, { CreatedAt: date });

/** The days of the items of the feed, newest first. */
const daysOn = (remote: MemoryGit): ReadonlyArray<string> => [
  ...new Set(readOn<Feed>(remote, 'feed.json').items.map(({ _catalog }) => _catalog.date)),
];

test.each([14, 15, 20])(
  'a day that is published twice leaves all others in the feed, of %i',
  async (days) => {
    const remote = memoryGit();
    const both = catalog('a/1', 'b/1');
    const ids = Array.from({ length: days }, (_, i) => `CVE-2026-${1000 + i}`);
    await publishOn(remote, { ...both, ...scanOf('a/1', day(1)), ...scanOf('b/1', day(1)) });
    for (const [i] of ids.entries())
      await publishOn(remote, { ...both, ...scanOf('a/1', day(2 + i), ...ids.slice(0, i + 1)) });
    const before = daysOn(remote);
    expect(before).toHaveLength(14);
    const again = { ...both, ...scanOf('b/1', day(1 + days).replace('T00', 'T05'), A) };
    await publishOn(remote, again);
    expect(daysOn(remote)).toEqual(before);
    const commits = remote.commits.length;
    await publishOn(remote, again);
    await publishOn(remote, both);
    expect([remote.commits.length, daysOn(remote)]).toEqual([commits, before]);
  },
);

test('what a day has already is counted in no second run', async () => {
  const remote = memoryGit();
  const files = catalog('a/1', 'b/1');
  await publishOn(remote, { ...files, ...scanOf('a/1', day(1)), ...scanOf('b/1', day(1)) });
  const counts: unknown[] = [];
  for (const [hour, ids] of [[A], [], [A], [], [A, B]].entries()) {
    const date = day(2).replace('T00', `T0${hour}`);
    const { outputs } = await publishOn(remote, { ...files, ...scanOf('a/1', date, ...ids) });
    counts.push([outputs['opened'], remote.commits.at(-1)?.message.split('\n')[0]]);
  }
  const [item] = readOn<ChangesCollection>(remote, 'changes.json').data;
  const quiet = '✅ Nothing new · ';
  expect([counts, item?.opened]).toEqual([
    [
      ['1', `🟠 ${A} (high) new in 1 image`],
      ['0', '⚪ 1 CVE no longer reported (same image)'],
      ['0', `${quiet}1 finding in newest versions, 0 with a fix`],
      ['0', `${quiet}no findings in newest versions`],
      ['1', `🟠 ${B} (high) new in 1 image`],
    ],
    2,
  ]);
});

/** The former build of an image, as the document of its digest has it. */
const formerOn = (remote: MemoryGit, build: string) => {
  const digest = digestOf(build);
  const { data } = readOn<{ data: Readonly<Record<string, ReadonlyArray<DigestEntry>>> }>(
    remote,
    `digest/${digest.slice(7, 9)}.json`,
  );
  return data[digest]?.find(({ version }) => version === '1')?.closedSince;
};

test('builds that are scanned out of order close what each of them had, at the latest scan of any', async () => {
  const remote = memoryGit();
  const night = (build: string, date: string, ...ids: ReadonlyArray<string>) =>
    publishOn(
      remote,
      { ...catalog(`a/1@${build}`), ...scanOf('a/1', date, ...ids) },
      {},
      { committed: day(20) },
    );
  await night('first', day(1), A, B);
  await night('first', day(10), A, B);
  await night('second', day(5), A, B);
  await night('third', day(7));
  const { closed, line } = readOn<ImageFindings>(remote, 'images/a/findings.json');
  expect(closed.map(({ id, until }) => [id, until])).toEqual([A, B].map((id) => [id, day(10)]));
  // The last scan is that of the build before, whatever its date.
  expect(line.ended.map(({ last, until }) => [last, until])).toEqual([
    [day(5), day(10)],
    [day(5), day(10)],
  ]);
  const counts = { critical: 0, high: 2, medium: 0, low: 0, unknown: 0, exploited: null };
  const both = { ...counts, ids: [A, B] };
  expect([formerOn(remote, 'first'), formerOn(remote, 'second')]).toEqual([both, both]);
});

test('an exploited vulnerability names its images in order, whatever that of the manifest', async () => {
  const remote = memoryGit();
  const files = catalog('c/1', 'a/1', 'b/1');
  const scans = reportsOf({ 'c/1': [A], 'a/1': [A], 'b/1': [A] }, { CreatedAt: day(2) });
  const kev = JSON.stringify({
    ...{ catalogVersion: '1', dateReleased: day(2) },
    vulnerabilities: [{ cveID: A, dateAdded: '2026-08-02' }],
  });
  await publishOn(remote, {
    ...files,
    ...reportsOf({ 'c/1': [], 'a/1': [], 'b/1': [] }, { CreatedAt: day(1) }),
  });
  await publishOn(remote, { ...files, ...scans, 'kev.json': kev }, { kev: 'kev.json' });
  const { items } = readOn<Feed>(remote, 'feed.json');
  expect(items.map(({ _catalog }) => [_catalog.kind, _catalog.slugs])).toEqual([
    ['exploited', ['a', 'b', 'c']],
    ['found', ['a', 'b', 'c']],
  ]);
});

test('without a scan nothing names a fix: not software that nobody saw, which makes a record partial', async () => {
  const remote = memoryGit();
  const own = (versions: ReadonlyArray<string>, image: object = {}): Files =>
    catalogWith(image, versions);
  const report = JSON.parse(reportOf({ packages: [deb('libc6')], found: [[A, 'libc6']] }));
  report.Results[0].Vulnerabilities[0].FixedVersion = '2';
  await publishOn(remote, {
    ...own(['1', '2']),
    [`reports/${SLUG}/1.json`]: JSON.stringify(report),
    [`reports/${SLUG}/2.json`]: reportOf({ packages: [deb('libc6')] }),
  });
  await publishOn(remote, own(['1']));
  const lineOn = () => readOn<ImageFindings>(remote, `images/${SLUG}/findings.json`).line.open;
  const before = lineOn();
  await publishOn(remote, own(['1'], { software: 'redis' }));
  expect([statusOf(remote, '1').state, before, lineOn()]).toEqual([
    'partial',
    before,
    [{ id: A, severity: 'HIGH', since: null, fixableSince: null }],
  ]);
});

test('no title of a feed hides or turns its direction, whatever reports and the manifest say', async () => {
  const remote = memoryGit();
  const manifest = JSON.stringify({
    ...{ registry: REGISTRY, project: { name: 'Ac\u202eme\u{e0041}' } },
    images: [{ ...imageFields('a'), versions: [{ version: '1' }] }],
  });
  const night = (
    date: string,
    ...found: ReadonlyArray<Readonly<Record<string, unknown>>>
  ): Files => ({
    'catalog.yaml': manifest,
    'reports/a/1.json': JSON.stringify(trivy(found.map(trivyFinding), { CreatedAt: date })),
  });
  await publishOn(remote, night(day(1)));
  const VulnerabilityID = 'ALAS\u202e-\u3164\ufe00';
  await publishOn(remote, night(day(2), { VulnerabilityID, Title: 'a\u2066b' }));
  const feeds = ['feed.json', 'feed.atom', 'images/a/feed.atom'].map((file) =>
    remote.files()?.get(`api/v1/${file}`)?.replaceAll(JSON.stringify(VulnerabilityID), ''),
  );
  expect(feeds.filter((text) => /[\u202e\u2066\u3164]|\ufe00|\u{e0041}/u.test(text ?? ''))).toEqual(
    [],
  );
  const { title, authors, items } = readOn<Feed>(remote, 'feed.json');
  expect([title, authors[0]?.name, items[0]?.title, items[0]?.content_text]).toEqual([
    ...['Ac\\u202eme\\udb40\\udc41 catalog', 'Ac\\u202eme\\udb40\\udc41'],
    ...['ALAS\\u202e-\\u3164\\ufe00 (HIGH) found in 1 image', 'a\\u2066b\na: 1'],
  ]);
});
