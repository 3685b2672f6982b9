import type { FindingEvent } from '../../derive/house/finding-event';
import { severityRank, worse } from '../../domain/severity';
import { compareText } from '../../domain/values/compare';
import { collect, groupBy } from '../../domain/values/group-by';

/** What people are shown of a CVE. */
export type FoundCve = Pick<FindingEvent, 'id' | 'severity' | 'fixable' | 'packages' | 'fixes'>;

/** A CVE, and the versions in which it changed, by slug. */
export interface CveGroup extends FoundCve {
  readonly versions: ReadonlyMap<string, ReadonlyArray<string>>;
}

const mergeCves = (a: FoundCve, b: FoundCve): FoundCve => ({
  id: a.id,
  severity: worse(a.severity, b.severity),
  fixable: a.fixable || b.fixable,
  fixes: [...new Set([...a.fixes, ...b.fixes])],
  packages: [...new Set([...a.packages, ...b.packages])],
});

const versionsOf = (found: ReadonlyArray<FindingEvent>): CveGroup['versions'] =>
  collect(found.map(({ slug, version }) => [slug, version] as const));

const countReach = ({ versions }: CveGroup): number =>
  [...versions.values()].reduce((sum, own) => sum + own.length, 0);

/** Compares by severity, then fixable first, then by the numbers of images and versions. */
const compareReach = (a: CveGroup, b: CveGroup): number =>
  severityRank(a.severity) - severityRank(b.severity) ||
  Number(b.fixable) - Number(a.fixable) ||
  b.versions.size - a.versions.size ||
  countReach(b) - countReach(a) ||
  compareText(a.id, b.id);

/** Groups events by their CVE, worst and most common first. */
export const groupByCve = (events: ReadonlyArray<FindingEvent>): ReadonlyArray<CveGroup> =>
  [...groupBy(events, ({ id }) => id).values()]
    .map(([first, ...others]) => ({
      ...others.reduce<FoundCve>(mergeCves, first),
      versions: versionsOf([first, ...others]),
    }))
    .sort(compareReach);
