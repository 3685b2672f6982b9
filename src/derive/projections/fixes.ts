import { type EndedEpisode, isFixed } from '../../contract/findings';
import {
  type FixClock,
  type Fixes,
  type FixRow,
  type FixScope,
  fixScopes,
} from '../../contract/fixes';
import { MIN_CASES } from '../../domain/fix-time';
import { daysBefore, daysBetween, hoursBetween } from '../../domain/instant';
import { kaplanMeier, type Survival } from '../../domain/kaplan-meier';
import { isGrave } from '../../domain/severity';
import { keyOfSeverity, severityKeys } from '../../domain/severity-counts';
import { firstText, lastText } from '../../domain/values/compare';
import { groupBy } from '../../domain/values/group-by';
import { roundTo } from '../../domain/values/round';
import { isEnded } from '../../domain/verdict';
import type { Targets } from '../../read/manifest/manifest';
import type { House } from '../house/house';
import { compareSlugs } from '../order';

type FixHouse = Pick<House, 'slug' | 'image' | 'findings'>;

export interface FixesInput {
  readonly houses: ReadonlyArray<FixHouse>;
  /** The day on which each exploited id was added to the KEV catalog. */
  readonly exploited: ReadonlyMap<string, string>;
  readonly targets: Targets | undefined;
  readonly dataDate: string | null;
}

/** An episode by one of the clocks; an open one has the data date as `until`. */
interface Episode extends Omit<EndedEpisode, 'end'> {
  readonly slug: string;
  readonly end: EndedEpisode['end'] | 'open';
  /** How long it lasted or has lasted until the data date; null if unknown. */
  readonly days: number | null;
  /** It began in the time that the document and its image cover. */
  readonly isCase: boolean;
  /** It is open in a version that no longer gets rebuilds. */
  readonly isGivenUp: boolean;
}

type Episodes = ReadonlyArray<Episode>;

const MAX_FIX_DAYS = 365;

const CLOCKS: ReadonlyArray<FixClock> = ['seen', 'fixable'];

/** Estimated shares that differ by less are equal. */
const PRECISION = 1e-9;

/** The episodes that start the clock. `from` and `to` are the dates of the document. */
const toEpisodes =
  (clock: FixClock, from: string | null, to: string | null) =>
  ({ slug, image, findings }: FixHouse): Episodes => {
    if (findings === undefined) return [];
    const { version, from: began, open, ended } = findings.line;
    const begin = from && began && lastText([from, began]);
    const isGivenUp = isEnded(image.versions.find((each) => each.version === version)?.verdict);
    const all = [
      ...open.map((each) => ({ ...each, end: 'open' as const, last: null, until: to })),
      ...ended,
    ];
    return all.flatMap((each): Episodes => {
      const { since, until, end } = each;
      const start = clock === 'seen' ? since : each.fixableSince;
      if (clock === 'fixable' && start === null) return [];
      const days = start && until ? Math.max(0, daysBetween(start, until)) : null;
      const isKnown = begin !== null && since !== null && start !== null && days !== null;
      const isCase = isKnown && start > begin;
      return [{ ...each, slug, days, isCase, isGivenUp: isGivenUp && end === 'open' }];
    });
  };

/** Null if no case lasted that long, unless all are fixed. */
const fixedWithin = (curve: ReadonlyArray<Survival>, days: number): number | null => {
  const end = curve.at(-1);
  if (end === undefined || (days > end.days && end.share > PRECISION)) return null;
  return roundTo(1000, 1 - (curve.findLast((each) => each.days <= days)?.share ?? 1));
};

/** The days within which a share is fixed; null if a smaller share is. */
const daysToFix = (curve: ReadonlyArray<Survival>, share: number): number | null => {
  const reached = curve.find((each) => 1 - each.share >= share - PRECISION);
  return reached === undefined ? null : roundTo(10, reached.days);
};

const toRow = (clock: FixClock, episodes: Episodes): Omit<FixRow, 'scope'> => {
  const cases = episodes.filter(({ isCase }) => isCase);
  const open = episodes.filter(({ end }) => end === 'open');
  const count = (end: Episode['end']): number => cases.filter((each) => each.end === end).length;
  const lasted = cases.map(({ days, end }) => ({ days: days ?? 0, isEvent: isFixed(end) }));
  const curve = cases.length < MIN_CASES ? [] : kaplanMeier(lasted);
  const [oldest] = open.flatMap(({ days }) => days ?? []).sort((a, b) => b - a);
  return {
    clock,
    n: cases.length,
    fixed: count('rebuilt') + count('version'),
    open: count('open'),
    unproven: count('unproven'),
    suppressed: count('suppressed'),
    removed: count('removed'),
    before: open.length - count('open'),
    within: {
      '7': fixedWithin(curve, 7),
      '14': fixedWithin(curve, 14),
      '30': fixedWithin(curve, 30),
      '90': fixedWithin(curve, 90),
    },
    p50: daysToFix(curve, 0.5),
    p80: daysToFix(curve, 0.8),
    p95: daysToFix(curve, 0.95),
    oldestOpenDays: oldest === undefined ? null : roundTo(10, oldest),
  };
};

/** The median time between the scan that found a fix and the one before, in whole hours; null without a fix. */
const resolutionOf = (episodes: Episodes): number | null => {
  const hours = episodes
    .filter(({ isCase, end }) => isCase && isFixed(end))
    .flatMap(({ last, until }) => (last && until ? [hoursBetween(last, until)] : []))
    .sort((a, b) => a - b);
  const middle = (hours.length - 1) / 2;
  const [low, high] = [hours[Math.floor(middle)], hours[Math.ceil(middle)]];
  return low === undefined || high === undefined ? null : roundTo(1, (low + high) / 2);
};

const judgeTargets = (targets: Targets, episodes: Episodes) => {
  const cases = episodes.filter(({ isCase, isGivenUp }) => isCase && !isGivenUp);
  const judged = severityKeys.flatMap((key) => {
    const days = targets[key];
    if (days === undefined) return [];
    const own = cases.filter(({ severity }) => keyOfSeverity[severity] === key);
    const inTime = own.filter((each) => (each.days ?? 0) <= days);
    const met = inTime.filter(({ end }) => isFixed(end)).length;
    const pending = inTime.filter(({ end }) => end === 'open').length;
    return [[key, { days, met, missed: own.length - inTime.length, pending }] as const];
  });
  return Object.fromEntries(judged);
};

/** How long the newest versions of images keep what scans find in them (docs/fix-times.md). */
export const toFixes = ({ houses, exploited, targets, dataDate: to }: FixesInput): Fixes => {
  const first = firstText(houses.map(({ findings }) => findings?.line.from ?? null));
  const from = first && to && lastText([first, daysBefore(to, MAX_FIX_DAYS)]);
  const by = {
    seen: houses.flatMap(toEpisodes('seen', from, to)),
    fixable: houses.flatMap(toEpisodes('fixable', from, to)),
  };
  const isIn = (scope: FixScope, { id, severity }: Episode): boolean =>
    scope === 'all' ||
    (scope === 'exploited' ? exploited.has(id) : keyOfSeverity[severity] === scope);
  const aim = targets?.from ?? 'fixable';
  const grave = (clock: FixClock) => by[clock].filter(({ severity }) => isGrave(severity));
  return {
    apiVersion: 'v1',
    resource: 'fixes',
    from,
    to,
    resolution: resolutionOf(by.seen),
    targets: targets === undefined ? null : { from: aim, ...judgeTargets(targets, by[aim]) },
    data: fixScopes.flatMap((scope) =>
      CLOCKS.map((clock) => {
        const own = by[clock].filter((each) => isIn(scope, each));
        return { scope, ...toRow(clock, own) };
      }),
    ),
    images: CLOCKS.flatMap((clock) =>
      [...groupBy(grave(clock), ({ slug }) => slug)]
        .map(([slug, own]) => ({ slug, ...toRow(clock, own) }))
        .filter(({ n }) => n >= MIN_CASES),
    ).sort(compareSlugs),
  };
};
