/** A day that is published again, and builds that are scanned out of order. */
import { expect, test } from '@jest/globals';
import type { Feed } from '../../src/contract/feed';
import type { ImageFindings } from '../../src/contract/findings';
import { catalog, type Files, publishOn, readOn } from '../builders/branch';
import { reportsOf } from '../builders/catalog';
import { day } from '../builders/findings';
import { imageFields, REGISTRY } from '../builders/items';
import { type MemoryGit, memoryGit } from '../builders/memory-git';
import { trivy, trivyFinding } from '../builders/reports';
import { catalogWith, deb, reportOf, SLUG, statusOf } from '../builders/unchecked-runs';

const A = 'CVE-2026-0001';

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

test('a record that becomes partial without a scan names no fix', async () => {
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

test('no title in a feed has hidden characters or another direction', async () => {
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
