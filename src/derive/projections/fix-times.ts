import type { FixClock, FixRow } from '../../contract/fixes';
import { type EndedEpisode, isFixed, type Line } from '../../contract/line';
import { MIN_CASES } from '../../domain/fix-time';
import { daysBetween } from '../../domain/instant';
import { kaplanMeier, type Survival } from '../../domain/kaplan-meier';
import { firstText, lastText } from '../../domain/values/compare';
import { roundTo } from '../../domain/values/round';
import type { Verdict } from '../../domain/verdict';

/** The line of an image, and the verdict on its version; undefined if that is not published any more. */
export interface ImageLine {
  readonly slug: string;
  readonly line: Line;
  readonly verdict: Verdict | undefined;
}

/** An episode by one of the clocks; `until` of an open one is the data date. */
export interface Episode extends Omit<EndedEpisode, 'end'>, Omit<ImageLine, 'line'> {
  readonly end: EndedEpisode['end'] | 'open';
  readonly start: string | null;
  /** How long it lasted; undefined if it is no case. */
  readonly days: number | undefined;
}

/** An episode that began in the time that the document and its image tell of. */
export type Case = Episode & { readonly days: number };

/** Estimated shares that differ by less are the same. */
const PRECISION = 1e-9;

export const isCase = (episode: Episode): episode is Case => episode.days !== undefined;

/** The episodes of an image that the clock was started for; `from` and `to` are those of the document. */
export const toEpisodes =
  (clock: FixClock, from: string | null, to: string | null) =>
  ({ slug, line, verdict }: ImageLine): ReadonlyArray<Episode> => {
    const begin = from && line.from && lastText([from, line.from]);
    const open = line.open.map((each) => ({
      ...each,
      end: 'open' as const,
      until: to,
      last: null,
    }));
    return [...open, ...line.ended].flatMap((each) => {
      const { since, until } = each;
      const start = clock === 'seen' ? since : each.fixableSince;
      if (clock === 'fixable' && start === null) return [];
      const isTimed =
        begin !== null && since !== null && start !== null && until !== null && start > begin;
      const days = isTimed ? Math.max(0, daysBetween(start, until)) : undefined;
      return [{ ...each, slug, verdict, start, days }];
    });
  };

/** The share that is fixed within some days; null if no case lasted that long, unless all are fixed. */
const fixedWithin = (curve: ReadonlyArray<Survival>, days: number): number | null => {
  const end = curve.at(-1);
  if (end === undefined || (days > end.days && end.share > PRECISION)) return null;
  return roundTo(1000, 1 - (curve.findLast((each) => each.days <= days)?.share ?? 1));
};

/** The days within which a share is fixed; null if less are. */
const daysToFix = (curve: ReadonlyArray<Survival>, share: number): number | null => {
  const reached = curve.find((each) => 1 - each.share >= share - PRECISION);
  return reached === undefined ? null : roundTo(10, reached.days);
};

const oldestOpen = (open: ReadonlyArray<Episode>): number | null => {
  const start = firstText(open.map((each) => each.start));
  const now = open[0]?.until ?? null;
  return start === null || now === null ? null : roundTo(10, Math.max(0, daysBetween(start, now)));
};

/** The numbers of some episodes. */
export const toRow = (clock: FixClock, episodes: ReadonlyArray<Episode>): Omit<FixRow, 'scope'> => {
  const cases = episodes.filter(isCase);
  const open = episodes.filter(({ end }) => end === 'open');
  const count = (end: Episode['end']): number => cases.filter((each) => each.end === end).length;
  const lasted = cases.map(({ days, end }) => ({ days, isEvent: isFixed(end) }));
  const curve = cases.length < MIN_CASES ? [] : kaplanMeier(lasted);
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
    oldestOpenDays: oldestOpen(open),
  };
};
