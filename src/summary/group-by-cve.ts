import { severityRank, worse } from '../domain/severity';
import type { Transition } from '../history/image-records';
import { compareText } from '../values/compare';
import type { VersionChange } from './scan-diff';

/** What people are shown of a CVE. */
export type FoundCve = Pick<
  Transition,
  'id' | 'severity' | 'fixable' | 'packages' | 'fixes' | 'url'
>;

/** A CVE, with the numbers of images and versions in which it is new or closed. */
export interface CveGroup extends FoundCve {
  readonly images: number;
  readonly versions: number;
}

interface Growing {
  cve: FoundCve;
  readonly slugs: Set<string>;
  versions: number;
}

const mergeCves = (a: FoundCve, b: FoundCve): FoundCve => ({
  id: a.id,
  severity: worse(a.severity, b.severity),
  fixable: a.fixable || b.fixable,
  fixes: [...new Set([...a.fixes, ...b.fixes])],
  packages: [...new Set([...a.packages, ...b.packages])],
  url: a.url ?? b.url,
});

/** By severity, fixable ones first, then by the numbers of images and versions. */
const compareReach = (a: CveGroup, b: CveGroup): number =>
  severityRank(a.severity) - severityRank(b.severity) ||
  Number(b.fixable) - Number(a.fixable) ||
  b.images - a.images ||
  b.versions - a.versions ||
  compareText(a.id, b.id);

/** Groups the CVEs that `cvesOf` selects from each version, worst and most common first. */
export const groupByCve = (
  versions: ReadonlyArray<VersionChange>,
  cvesOf: (change: VersionChange) => ReadonlyArray<FoundCve>,
): ReadonlyArray<CveGroup> => {
  const groups = new Map<string, Growing>();
  for (const change of versions) {
    for (const cve of cvesOf(change)) {
      const group = groups.get(cve.id);
      if (group === undefined) {
        groups.set(cve.id, { cve, slugs: new Set([change.slug]), versions: 1 });
        continue;
      }
      group.cve = mergeCves(group.cve, cve);
      group.slugs.add(change.slug);
      group.versions += 1;
    }
  }
  return [...groups.values()]
    .map(({ cve, slugs, versions: count }) => ({ ...cve, images: slugs.size, versions: count }))
    .sort(compareReach);
};
