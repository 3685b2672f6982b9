/** Nothing gets greener by knowing less: every combination of platforms, databases and chart entries against every color. */
import { expect, test } from '@jest/globals';
import { imageBadge } from '../../src/contract/badge/image-badge';
import type { ChartImage } from '../../src/contract/charts';
import type { PlatformStatus, ScanState } from '../../src/contract/items';
import type { Grade } from '../../src/contract/security';
import { assessChart } from '../../src/decide/chart-entries';
import { coverageOfPublished, coverageOfScans, stateOn } from '../../src/decide/platforms';
import { assessScans } from '../../src/decide/scan-outcome';
import { countCatalog } from '../../src/decide/totals';
import { judgeVersions } from '../../src/decide/verdicts';
import { renderBadges } from '../../src/derive/render/badges';
import { rollupOfRecord, row } from '../builders/findings';
import { NO_FIXES } from '../builders/fixes';
import { catalogOf } from '../builders/manifest';
import { FOUND as SOME, scan } from '../builders/reports';
import { publishedVersion, security } from '../builders/security';

const STATES: ReadonlyArray<ScanState> = ['scanned', 'partial', 'withheld', 'unscanned'];
const GRADES: ReadonlyArray<Grade> = ['A+', 'A', 'B', 'C', 'D', 'F'];
/** The greenest first; gray is no color of a good result. */
const COLORS = ['brightgreen', 'green', 'yellowgreen', 'yellow', 'orange', 'red', 'lightgrey'];
const VERDICTS = ['supported', 'unverified', 'rebuild', 'eol', 'deprecated'];

const AT = '2026-08-20T02:00:00Z';
const DATABASES = {
  fresh: '2026-08-13T02:00:00Z',
  outdated: '2026-08-13T01:59:59Z',
  unknown: null,
} as const;

/** All lists of at most `length` items. */
const listsOf = <A>(items: ReadonlyArray<A>, length: number): ReadonlyArray<ReadonlyArray<A>> =>
  length === 0
    ? [[]]
    : [[], ...items.flatMap((item) => listsOf(items, length - 1).map((list) => [item, ...list]))];

const platforms = (states: ReadonlyArray<ScanState>): ReadonlyArray<PlatformStatus> =>
  states.map((state, i) => ({
    ...{ platform: `linux/p${i}`, state },
    scannedAt: state === 'unscanned' ? null : AT,
  }));

test('a state is not better with one more platform', () => {
  for (const state of STATES)
    for (const known of listsOf(STATES, 2))
      for (const more of STATES) {
        const before = stateOn(state, { platforms: platforms(known) });
        const after = stateOn(state, { platforms: platforms([...known, more]) });
        expect(STATES.indexOf(after)).toBeGreaterThanOrEqual(STATES.indexOf(before));
        if (after === 'scanned')
          expect([...known, more].every((each) => each === 'scanned')).toBe(true);
      }
});

/** One scan of each kind on one of two platforms, or on another. */
const SCANS = ['linux/amd64', 'linux/arm64', 'linux/s390x', null].flatMap((platform) => [
  scan(`full ${platform}`, { platform }),
  scan(`lower ${platform}`, { platform, findings: SOME, gaps: ['end-of-life'] }),
  scan(`nothing ${platform}`, { platform, gaps: ['end-of-life'] }),
  scan(`grype ${platform}`, { platform, scanner: 'Grype' }),
]);
const BOTH = ['linux/amd64', 'linux/arm64'];

test('what was scanned is not better with one more stated platform, and each needs a report', () => {
  const wrong = listsOf(SCANS, 3).filter((scans) => {
    if (scans.length === 0) return false;
    const outcome = assessScans(scans, false);
    const state = outcome.kind === 'withheld' ? 'withheld' : outcome.state;
    const on = (stated: ReadonlyArray<string>) => stateOn(state, coverageOfScans(stated, outcome));
    const [none = 0, one = 0, both = 0] = [on([]), on(BOTH.slice(0, 1)), on(BOTH)].map((each) =>
      STATES.indexOf(each),
    );
    const hasReports = BOTH.every((on) => scans.some(({ platform }) => platform === on));
    return one < none || both < one || (both === 0 && !hasReports);
  });
  expect(wrong).toEqual([]);
});

test('what stays is not better with other stated platforms', () => {
  for (const state of STATES)
    for (const known of listsOf(STATES, 2)) {
      const published = publishedVersion({ state, platforms: [...platforms(known)] });
      for (const stated of [[], ['linux/p0'], ['linux/p0', 'linux/p1'], ['linux/new']]) {
        const after = stateOn(state, coverageOfPublished(stated, published));
        expect(STATES.indexOf(after)).toBeGreaterThanOrEqual(STATES.indexOf(state));
      }
    }
});

const FOUND: Readonly<Record<Grade, ReadonlyArray<ReturnType<typeof row>>>> = {
  'A+': [],
  A: [row('1', { severity: 'LOW', fixed: null })],
  B: [row('1', { severity: 'LOW', fixed: '2' })],
  C: [row('1', { severity: 'MEDIUM', fixed: null })],
  D: [row('1', { severity: 'HIGH', fixed: null })],
  F: [row('1', { severity: 'CRITICAL', fixed: null })],
};
const recordOf = (grade: Grade) =>
  rollupOfRecord('1', 'i', { rows: FOUND[grade], suppressions: [] });

test('no badge, verdict or recommendation is better with an older database, or a lower state', () => {
  for (const grade of GRADES) {
    const look = (state: ScanState, database: string | null) => {
      const version = {
        ...{ version: '1', digest: null, decision: { kind: 'unscanned' as const }, state },
        ...{ scannedAt: AT, scanner: null, platforms: [], database },
        ...{ rollup: recordOf(grade), hasUrgent: false },
      };
      const image = { slug: 'a', image: 'i', versions: [version] };
      const [judged] = judgeVersions({ images: [] }, [image], AT);
      return [
        COLORS.indexOf(imageBadge(image).color),
        VERDICTS.indexOf(judged?.versions[0]?.verdict ?? ''),
        judged?.recommended === null ? 1 : 0,
      ];
    };
    const notBetter = (worse: ReadonlyArray<number>, better: ReadonlyArray<number>): void => {
      for (const [i, each] of worse.entries()) expect(each).toBeGreaterThanOrEqual(better[i] ?? 0);
    };
    for (const state of ['scanned', 'partial'] as const) {
      notBetter(look(state, DATABASES.outdated), look(state, DATABASES.fresh));
      notBetter(look(state, DATABASES.outdated), look(state, DATABASES.unknown));
    }
    for (const database of Object.values(DATABASES))
      notBetter(look('partial', database), look('scanned', database));
  }
});

test('the badge of the catalog is bright green only if all is scanned, and no database is outdated', () => {
  for (const states of listsOf(STATES, 3))
    for (const hasOutdated of [false, true]) {
      const versions = states.flatMap((state) => security('a', { 1: state }).versions);
      const counted = countCatalog({ charts: [] }, [{ slug: 'a', image: 'i', versions }]);
      const totals = { ...counted, scannedImages: 1 };
      const files = renderBadges(catalogOf({}), { totals, fixes: NO_FIXES, hasOutdated });
      const { content } = files.find(({ path }) => path === 'badge/cves.json') ?? {};
      const isGreen = JSON.parse(String(content)).color === 'brightgreen';
      expect(isGreen).toBe(!hasOutdated && states.every((state) => state === 'scanned'));
    }
});

const entry = (more: Partial<ChartImage>): ChartImage => ({
  ...{ name: 'n', image: `i@sha256:${'0'.repeat(64)}`, digest: null, slug: null, version: null },
  ...{ state: null, current: null, counts: null, grade: null },
  ...more,
});
const FOREIGN = entry({});
const ENTRIES: ReadonlyArray<ChartImage> = [
  FOREIGN,
  entry({ slug: 'a', current: false }),
  entry({ slug: 'a', version: '1', current: true, state: 'unscanned' }),
  entry({ slug: 'a', version: '1', current: true, state: 'withheld' }),
  ...GRADES.flatMap((grade) =>
    (['scanned', 'partial'] as const).map((state) =>
      entry({ slug: 'a', version: '1', current: true, state, counts: recordOf(grade), grade }),
    ),
  ),
];

test('no chart is better with an image that was not looked at, and its order does not matter', () => {
  const rank = (grade: Grade | null): number =>
    grade === null ? GRADES.length : GRADES.indexOf(grade);
  const wrong = listsOf(ENTRIES, 3).filter((images) => {
    const assessed = assessChart(images);
    const { worst, coverage } = assessed;
    const more = assessChart([...images, FOREIGN]);
    const reversed = assessChart([...images].reverse());
    return (
      // Without a grade, nothing is green.
      (worst !== null && rank(more.worst) < rank(worst)) ||
      ['A+', 'A', 'B'].includes(more.worst ?? '') ||
      (['A+', 'A', 'B'].includes(worst ?? '') && coverage.scanned !== images.length) ||
      JSON.stringify(reversed) !== JSON.stringify(assessed)
    );
  });
  expect(wrong).toEqual([]);
});
