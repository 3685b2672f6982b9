/** Says how to get the fixes of a version. */
import { describeFixes, type Fixes, findFixes, type NewerPackage } from '../../src/domain/fixes';
import { pluralize } from '../../src/domain/values/plural';
import type { Cve, StatusItem } from './documents';
import { briefly } from './findings';
import type { VersionEntry } from './history';

type Survivor = Pick<VersionEntry, 'id' | 'survived'>;

/** How many builds each CVE survived. */
export const survivedById = (entries: ReadonlyArray<Survivor>): ReadonlyMap<string, number> =>
  new Map(
    entries.flatMap(({ id, survived }) =>
      survived === undefined ? [] : [[id, survived] as const],
    ),
  );

/** Undefined without a fix. Names packages only once the rows have loaded. */
export const fixesOf = (
  status: Pick<StatusItem, 'fixes'> | undefined,
  entries: ReadonlyArray<Survivor>,
  rows?: ReadonlyArray<Cve>,
): Fixes | undefined => {
  const kinds = status?.fixes;
  if (kinds === undefined) return undefined;
  const survived = survivedById(entries);
  return rows === undefined
    ? { ...kinds, newer: [], builds: Math.max(0, ...survived.values()) }
    : findFixes(rows, survived);
};

const nameOf = ({ pkg, target }: NewerPackage): string =>
  target === null ? pkg : `${pkg} in ${target}`;

/** One sentence per kind. */
export const fixLines = (fixes: Fixes | undefined): ReadonlyArray<string> =>
  fixes === undefined ? [] : describeFixes(fixes, nameOf, false);

/** Names the packages that need a newer version, unless the sentence does. */
export const newerText = (fixes: Fixes | undefined): string | undefined =>
  fixes === undefined || fixes.newer.length < 2
    ? undefined
    : `Packages that need a newer version: ${briefly(fixes.newer.map(nameOf))}`;

/** The kinds in a few words each, with their numbers if there are several. */
export const fixMarks = (fixes: Fixes | undefined): string => {
  if (fixes === undefined) return '';
  const { system, language, survived, newer, builds } = fixes;
  const marks = (
    [
      [system, 'rebuild'],
      [language, newer.length === 1 ? 'newer package' : 'newer packages'],
      [survived, `still there after ${pluralize(builds, 'rebuild')}`],
    ] as const
  ).filter(([count]) => count > 0);
  return marks.map(([count, mark]) => (marks.length > 1 ? `${count}: ${mark}` : mark)).join('; ');
};
