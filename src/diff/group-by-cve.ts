import { worse } from '../domain/severity';
import { type FoundCve, type VersionChange, worstFirst } from './scan-diff';

/** A CVE, and in how many images and versions it is new or closed. */
export interface CveGroup extends FoundCve {
  readonly images: number;
  readonly versions: number;
}

interface Growing {
  cve: FoundCve;
  readonly slugs: Set<string>;
  versions: number;
}

const unite = (a: ReadonlyArray<string>, b: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...new Set([...a, ...b]),
];

const mergeCves = (a: FoundCve, b: FoundCve): FoundCve => ({
  id: a.id,
  severity: worse(a.severity, b.severity),
  fixable: a.fixable || b.fixable,
  fixes: unite(a.fixes, b.fixes),
  packages: unite(a.packages, b.packages),
  url: a.url ?? b.url,
});

/** By severity, then by how much is affected. */
const byReach = (a: CveGroup, b: CveGroup): number =>
  worstFirst({ ...a, id: '' }, { ...b, id: '' }) ||
  b.images - a.images ||
  b.versions - a.versions ||
  worstFirst(a, b);

/** The CVEs that `cvesOf` names for each version, each once, worst and most common first. */
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
    .sort(byReach);
};
