import { canonicalId } from './canonical-id';
import { uniqueBy } from './values/group-by';
import { pluralize } from './values/plural';

/** Numbers of findings with a fix. */
export interface FixKinds {
  readonly system: number;
  readonly language: number;
  readonly survived: number;
}

/** A package of a language that needs a newer version. */
export interface NewerPackage {
  readonly pkg: string;
  /** The file that it is in; null if the scanner does not say. */
  readonly target: string | null;
}

/** How findings get their fixes: by a rebuild, or by newer packages. */
export interface Fixes extends FixKinds {
  /** Each once, in the order of the rows. */
  readonly newer: ReadonlyArray<NewerPackage>;
  /** The most builds that one of the findings survived. */
  readonly builds: number;
}

/** How many builds each id of a version survived, by canonical id; those that survived none are left out. */
export type SurvivedIds = ReadonlyMap<string, number>;

export const NO_FIXES: Fixes = { system: 0, language: 0, survived: 0, newer: [], builds: 0 };

export const countFixes = ({ system, language, survived }: FixKinds): number =>
  system + language + survived;

interface Row {
  readonly id: string;
  readonly aliases?: ReadonlyArray<string>;
  readonly pkg: string;
  readonly fixed: string | null;
  readonly kind?: string;
  readonly targets: ReadonlyArray<string>;
}

const uniquePackages = (all: ReadonlyArray<NewerPackage>): ReadonlyArray<NewerPackage> =>
  uniqueBy(all, ({ pkg, target }) => JSON.stringify([pkg, target]));

/** Finds how the rows of a version get their fixes. Ignores rows without a fix. */
export const findFixes = (rows: ReadonlyArray<Row>, survived: SurvivedIds): Fixes => {
  const fixable = rows.filter(({ fixed }) => fixed !== null);
  const stays = fixable.filter((row) => survived.has(canonicalId(row)));
  const others = fixable.filter((row) => !survived.has(canonicalId(row)));
  const language = others.filter(({ kind }) => kind === 'language');
  const newer = language.map(({ pkg, targets: [target = null] }) => ({ pkg, target }));
  return {
    system: others.length - language.length,
    language: language.length,
    survived: stays.length,
    newer: uniquePackages(newer),
    builds: Math.max(0, ...stays.map((row) => survived.get(canonicalId(row)) ?? 0)),
  };
};

export const joinFixes = (all: ReadonlyArray<Fixes>): Fixes => ({
  system: all.reduce((sum, { system }) => sum + system, 0),
  language: all.reduce((sum, { language }) => sum + language, 0),
  survived: all.reduce((sum, { survived }) => sum + survived, 0),
  newer: uniquePackages(all.flatMap(({ newer }) => newer)),
  builds: Math.max(0, ...all.map(({ builds }) => builds)),
});

/** What to do about findings that survived a rebuild. */
export const WHERE_TO_LOOK = 'look for a pinned base, a cached layer, a bundled copy';

const available = (count: number, isCounted: boolean): string =>
  isCounted ? `${pluralize(count, 'fix', 'fixes')} available` : 'fix available';

const needed = ({ newer: [first, ...others] }: Fixes, nameOf: (each: NewerPackage) => string) =>
  first !== undefined && others.length === 0 ? `a newer ${nameOf(first)}` : 'newer packages';

/**
 * Says how to get the fixes of each of the three kinds: `2 fixes available: rebuild`. A kind alone is counted only if
 * `isCounted`. Never says why a fix is missing, and never promises that a rebuild helps.
 */
export const describeFixes = (
  fixes: Fixes,
  nameOf: (each: NewerPackage) => string,
  isCounted: boolean,
): ReadonlyArray<string> => {
  const { system, language, survived, builds } = fixes;
  const isMixed = [system, language, survived].filter((count) => count > 0).length > 1;
  const isSaid = isCounted || isMixed;
  return [
    ...(system > 0 ? [`${available(system, isSaid)}: rebuild`] : []),
    ...(language > 0 ? [`${available(language, isSaid)}: needs ${needed(fixes, nameOf)}`] : []),
    ...(survived > 0
      ? [
          `${isSaid ? `${pluralize(survived, 'finding')} ` : ''}still there after ${pluralize(builds, 'rebuild')}: ${WHERE_TO_LOOK}`,
        ]
      : []),
  ];
};
