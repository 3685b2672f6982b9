import {
  type FixClock,
  type Fixes,
  type FixScope,
  type FixTargets,
  fixScopes,
} from '../../contract/fixes';
import { isFixed } from '../../contract/line';
import { MIN_CASES } from '../../domain/fix-time';
import { daysBefore, hoursBetween } from '../../domain/instant';
import { keyOfSeverity, severityKeys } from '../../domain/severity-counts';
import { firstText, lastText } from '../../domain/values/compare';
import { groupBy } from '../../domain/values/group-by';
import { roundTo } from '../../domain/values/round';
import { isEnded } from '../../domain/verdict';
import type { Targets } from '../../read/manifest/manifest';
import type { House } from '../house/house';
import { compareSlugs } from '../house/order';
import { type Episode, type ImageLine, isCase, toEpisodes, toRow } from './fix-times';

/** The lines of the images that have one, with the verdict on their versions. */
export const linesOf = (houses: ReadonlyArray<House>): ReadonlyArray<ImageLine> =>
  houses.flatMap(({ slug, image, findings }) => {
    if (findings === undefined) return [];
    const { line } = findings;
    const own = image.versions.find(({ version }) => version === line.version);
    return [{ slug, line, verdict: own?.verdict }];
  });

/** What the document follows from, beside the lines. */
export interface FixesInput {
  /** The ids that are known to be exploited, and since when. */
  readonly exploited: ReadonlyMap<string, string>;
  readonly targets: Targets | undefined;
  readonly dataDate: string | null;
}

/** The most days that the document tells of. */
const MAX_DAYS = 365;

/** The median time between the scan that found a fix and the one before, in whole hours; null without a fix. */
const resolutionOf = (episodes: ReadonlyArray<Episode>): number | null => {
  const hours = episodes
    .filter((each) => isCase(each) && isFixed(each.end))
    .flatMap(({ last, until }) => (last && until ? [hoursBetween(last, until)] : []))
    .sort((a, b) => a - b);
  const middle = (hours.length - 1) / 2;
  const [low, high] = [hours[Math.floor(middle)], hours[Math.ceil(middle)]];
  return low === undefined || high === undefined ? null : roundTo(1, (low + high) / 2);
};

/** Whether it is open in a version that gets no rebuilds any more. */
const isGivenUp = ({ end, verdict }: Episode): boolean => end === 'open' && isEnded(verdict);

const judgeTargets = (
  from: FixClock,
  targets: Targets,
  episodes: ReadonlyArray<Episode>,
): FixTargets => {
  const cases = episodes.filter(isCase).filter((each) => !isGivenUp(each));
  const judged = severityKeys.flatMap((key) => {
    const days = targets[key];
    if (days === undefined) return [];
    const own = cases.filter(({ severity }) => keyOfSeverity[severity] === key);
    const inTime = own.filter((each) => each.days <= days);
    const met = inTime.filter(({ end }) => isFixed(end)).length;
    const pending = inTime.filter(({ end }) => end === 'open').length;
    return [[key, { days, met, missed: own.length - inTime.length, pending }] as const];
  });
  return { from, ...Object.fromEntries(judged) };
};

const CLOCKS: ReadonlyArray<FixClock> = ['seen', 'fixable'];

const isIn = (scope: FixScope, { id, severity }: Episode, exploited: FixesInput['exploited']) =>
  scope === 'all' ||
  (scope === 'exploited' ? exploited.has(id) : keyOfSeverity[severity] === scope);

const isGrave = ({ severity }: Episode): boolean => severity === 'CRITICAL' || severity === 'HIGH';

/**
 * How long the newest versions of images keep what scans find in them (section 6 of the
 * contract's additions for the worst day).
 */
export const toFixes = (
  lines: ReadonlyArray<ImageLine>,
  { exploited, targets, dataDate: to }: FixesInput,
): Fixes => {
  const first = firstText(lines.map(({ line }) => line.from));
  const from = first && to && lastText([first, daysBefore(to, MAX_DAYS)]);
  const by: Readonly<Record<FixClock, ReadonlyArray<Episode>>> = {
    seen: lines.flatMap(toEpisodes('seen', from, to)),
    fixable: lines.flatMap(toEpisodes('fixable', from, to)),
  };
  const aim = targets?.from ?? 'fixable';
  return {
    apiVersion: 'v1',
    resource: 'fixes',
    from,
    to,
    resolution: resolutionOf(by.seen),
    targets: targets === undefined ? null : judgeTargets(aim, targets, by[aim]),
    data: fixScopes.flatMap((scope) =>
      CLOCKS.map((clock) => {
        const own = by[clock].filter((each) => isIn(scope, each, exploited));
        return { scope, ...toRow(clock, own) };
      }),
    ),
    images: CLOCKS.flatMap((clock) =>
      [...groupBy(by[clock].filter(isGrave), ({ slug }) => slug)]
        .map(([slug, own]) => ({ slug, ...toRow(clock, own) }))
        .filter(({ n }) => n >= MIN_CASES),
    ).sort(compareSlugs),
  };
};
