/** A rebuild that waits for its scan moves nothing: what was known of the former build counts on. */
import { describe, expect, test } from '@jest/globals';
import type { HistoryRow } from '../../src/contract/history';
import type { Image, StatusItem } from '../../src/contract/items';
import type { ImageReleases } from '../../src/contract/releases';
import type { Files } from '../builders/branch';
import { digestOf } from '../builders/digest';
import { REGISTRY } from '../builders/items';
import { memoryGit } from '../builders/memory-git';
import { runAction } from '../builders/run';
import { type FindingFields, image, manifestOf, trivyReport } from '../e2e/builders';
import { json } from '../e2e/results';

const [OLD, NEW] = ['2.0.0', '3.0.4'];
const NINE: ReadonlyArray<FindingFields> = Array.from({ length: 9 }, (_, i) => ({
  id: `CVE-2026-200${i}`,
  fixed: '2',
}));
const FIXABLE: ReadonlyArray<FindingFields> = [{ id: 'CVE-2026-1', fixed: '2' }];

/** A report of a version, made on a day of August; of an old Trivy, which lists no packages. */
const report = (version: string, day: number, findings: ReadonlyArray<FindingFields> = []) => ({
  [`reports/redis/${version}.json`]: trivyReport({
    ...{ name: `${REGISTRY}/images/redis:${version}`, tool: '0.66.0', findings },
    at: `2026-08-${String(day).padStart(2, '0')}T02:00:00Z`,
  }),
});
const EOL: Files = {
  [`reports/redis/${NEW}.json`]: trivyReport({
    ...{ name: `${REGISTRY}/images/redis:${NEW}`, tool: '0.66.0', endOfLife: true },
    at: '2026-08-03T02:00:00Z',
  }),
};

/** redis with these digests of its versions, `-` for none, committed at noon of a day of August. */
interface Night {
  readonly digests: readonly [newer: string, older: string] | readonly [newer: string];
  readonly day: number;
  readonly reports?: Files;
  readonly inputs?: Files;
  readonly more?: object;
  readonly ofNewer?: object;
}

const committedOn = (day: number): string =>
  new Date(Date.UTC(2026, 7, day, 12)).toISOString().replace('.000Z', 'Z');

const catalog = ({ digests, more = {}, ofNewer = {} }: Night): string =>
  manifestOf(
    image('redis', [], {
      versions: [NEW, OLD].slice(0, digests.length).map((version, i) => ({
        version,
        ...(digests[i] === '-' ? {} : { digest: digestOf(digests[i] ?? '') }),
        ...(i === 0 ? ofNewer : {}),
      })),
      ...more,
    }),
  );

interface Data<A> {
  readonly data: ReadonlyArray<A>;
}

/** What is published of the newer version, of its image, and what the last night says. */
const play = async (nights: ReadonlyArray<Night>) => {
  const remote = memoryGit();
  let heading: string | undefined;
  let summary = '';
  for (const night of nights) {
    const { day, reports = {}, inputs = {} } = night;
    const files = { 'catalog.yaml': catalog(night), ...reports };
    const run = { git: remote.git, files, committed: committedOn(day), inputs };
    const ran = await runAction(run);
    expect(ran.errors).toEqual([]);
    ({ summary } = ran);
    heading = ran.log.at(-1);
  }
  const tree = Object.fromEntries(remote.files() ?? []);
  const read = <A>(file: string): A => json(tree, `api/v1/${file}`) as A;
  const newer = read<Data<StatusItem>>('status.json').data[0];
  const { tags, releases } = read<ImageReleases>('images/redis/releases.json');
  return {
    heading,
    summary,
    status: [newer?.state, newer?.verdict, newer?.before],
    older: read<Data<HistoryRow>>('history.json').data.at(-1)?.older,
    recommended: read<Data<Image>>('images.json').data[0]?.recommended,
    tag: tags.recommended,
    stable: releases.map(({ isStable }) => isStable),
  };
};

const SCANNED: Night = {
  ...{ digests: ['a', 'z'], day: 1 },
  reports: { ...report(NEW, 1), ...report(OLD, 1, NINE) },
};
/** The newer version is rebuilt, and only the older one is scanned. */
const REBUILT: Night = { digests: ['b', 'z'], day: 2, reports: report(OLD, 2, NINE) };
const BEFORE = { scannedAt: '2026-08-01T02:00:00Z', verdict: 'supported' };

test('the newer version stays the one to run, and the catalog says by what its image is counted', async () => {
  const { summary, ...found } = await play([SCANNED, REBUILT]);
  expect(found).toEqual({
    heading:
      '🔁 redis 3.0.4: digest changed, not scanned yet · 1 image counted by an older version',
    status: ['unscanned', 'unverified', BEFORE],
    ...{ older: 1, recommended: NEW, tag: NEW, stable: [true, false] },
  });
  expect(summary).toContain(
    '**9 findings of 9 CVEs in newest versions (1 image scanned), 9 with a fix · 1 image counted by an older version**',
  );
});

test('a quiet night says it too', async () => {
  const { heading } = await play([SCANNED, REBUILT, { ...REBUILT, day: 3 }]);
  expect(heading).toBe(
    '✅ Nothing new · 9 findings in newest versions, 9 with a fix · 1 image counted by an older version',
  );
});

test('only what was scanned is said to need fewer rebuilds', async () => {
  const before: Night = {
    ...SCANNED,
    reports: { ...report(NEW, 1, FIXABLE), ...report(OLD, 1, FIXABLE) },
  };
  const fewer = async (night: Night) =>
    (await play([before, night])).summary.match(/.*fewer.*/)?.[0];
  expect([
    await fewer({ ...REBUILT, reports: {} }),
    await fewer({ ...REBUILT, reports: report(OLD, 2) }),
    await fewer({ ...SCANNED, day: 2, reports: report(NEW, 2) }),
  ]).toEqual([
    undefined,
    '- 🔧 **1 fewer version needs a rebuild**; 0 in all',
    '- 🔧 **1 fewer version needs a rebuild**; 1 in all',
  ]);
});

describe('what was known before a digest changed', () => {
  const other = (digest: string, day: number, more: Partial<Night> = {}): Night => ({
    ...{ digests: [digest, 'z'], day },
    ...more,
  });
  const cases: Record<string, readonly [ReadonlyArray<Night>, ReadonlyArray<unknown>, string]> = {
    'stays with a further digest': [
      [SCANNED, REBUILT, other('c', 3), other('d', 4)],
      ['unscanned', 'unverified', BEFORE],
      NEW,
    ],
    'stays though the digest comes back': [
      [SCANNED, REBUILT, other('a', 3)],
      ['unscanned', 'unverified', BEFORE],
      NEW,
    ],
    'is remembered of a digest that comes': [
      [{ ...SCANNED, digests: ['-', 'z'] }, REBUILT],
      ['unscanned', 'unverified', BEFORE],
      NEW,
    ],
    'is nothing of a digest that is stated no longer: the version follows it': [
      [SCANNED, other('-', 2)],
      ['scanned', 'supported', undefined],
      NEW,
    ],
    'is gone with a record of the new digest': [
      [SCANNED, REBUILT, other('b', 3, { reports: report(NEW, 3, FIXABLE) })],
      ['scanned', 'rebuild', undefined],
      NEW,
    ],
    'is gone with a report that proves nothing': [
      [SCANNED, REBUILT, other('b', 3, { reports: EOL })],
      ['withheld', 'unverified', undefined],
      OLD,
    ],
    'does not come back after such a report': [
      [SCANNED, REBUILT, other('b', 3, { reports: EOL }), other('c', 4)],
      ['unscanned', 'unverified', undefined],
      OLD,
    ],
    'is gone without carry-forward': [
      [
        SCANNED,
        REBUILT,
        other('b', 3, { reports: report(OLD, 3, NINE), inputs: { 'carry-forward': 'false' } }),
      ],
      ['unscanned', 'unverified', undefined],
      OLD,
    ],
    'is nothing without carry-forward': [
      [SCANNED, { ...REBUILT, inputs: { 'carry-forward': 'false' } }],
      ['unscanned', 'unverified', undefined],
      OLD,
    ],
    'is nothing if nobody scanned the former build': [
      [{ ...SCANNED, reports: report(OLD, 1, NINE) }, REBUILT],
      ['unscanned', 'unverified', undefined],
      OLD,
    ],
    'is the verdict of then': [
      [{ ...SCANNED, reports: { ...report(NEW, 1, FIXABLE), ...report(OLD, 1, NINE) } }, REBUILT],
      ['unscanned', 'unverified', { ...BEFORE, verdict: 'rebuild' }],
      NEW,
    ],
    'does not outrun a supported version': [
      [
        { ...SCANNED, reports: { ...report(NEW, 1, FIXABLE), ...report(OLD, 1) } },
        { ...REBUILT, reports: report(OLD, 2) },
      ],
      ['unscanned', 'unverified', { ...BEFORE, verdict: 'rebuild' }],
      OLD,
    ],
    'outruns an older one that is supported': [
      [
        { ...SCANNED, reports: { ...report(NEW, 1), ...report(OLD, 1) } },
        { ...REBUILT, reports: report(OLD, 2) },
      ],
      ['unscanned', 'unverified', BEFORE],
      NEW,
    ],
    'recommends no version that its owner advises against': [
      [SCANNED, { ...REBUILT, ofNewer: { deprecated: true } }],
      ['unscanned', 'deprecated', BEFORE],
      OLD,
    ],
    'recommends no version without support': [
      [SCANNED, { ...REBUILT, ofNewer: { eol: '2026-08-01' } }],
      ['unscanned', 'eol', BEFORE],
      OLD,
    ],
    'recommends nothing against its owner': [
      [SCANNED, { ...REBUILT, more: { recommended: OLD } }],
      ['unscanned', 'unverified', BEFORE],
      OLD,
    ],
    'is supported for 30 days': [
      [SCANNED, REBUILT, other('b', 30)],
      ['unscanned', 'unverified', BEFORE],
      NEW,
    ],
    'is not verified after them, even of an image that a run does not read': [
      [
        { ...SCANNED, reports: { ...report(NEW, 1), ...report(OLD, 1) } },
        { ...REBUILT, reports: report(OLD, 2) },
        other('b', 30, { reports: report(OLD, 30) }),
        other('b', 32),
      ],
      ['unscanned', 'unverified', { ...BEFORE, verdict: 'unverified' }],
      OLD,
    ],
    'is judged by the run that brings the digest': [
      [SCANNED, other('b', 40)],
      ['unscanned', 'unverified', { ...BEFORE, verdict: 'unverified' }],
      NEW,
    ],
  };
  test.each(Object.entries(cases))('%s', async (_, [nights, status, recommended]) => {
    const found = await play(nights);
    expect([found.status, found.recommended, found.tag]).toEqual([
      status,
      recommended,
      recommended,
    ]);
  });
});

test('a version alone is recommended while it waits, and its image is not counted at all', async () => {
  const alone = (night: Night): Night => ({ ...night, digests: [night.digests[0]] });
  const { summary: _, ...found } = await play([
    { ...alone(SCANNED), reports: report(NEW, 1) },
    { ...alone(REBUILT), reports: {} },
  ]);
  expect(found).toEqual({
    heading: '🔁 redis 3.0.4: digest changed, not scanned yet',
    status: ['unscanned', 'unverified', BEFORE],
    ...{ older: undefined, recommended: NEW, tag: NEW, stable: [true] },
  });
});
