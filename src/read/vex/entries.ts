import { VexSubcomponent } from '../../contract/vex';
import { compareText, sortUnique } from '../../domain/values/compare';
import { collect, uniqueBy } from '../../domain/values/group-by';
import type { Component, Stated } from './stated';

/** What a statement covers: an image or one digest, as a whole or only some packages. */
export interface Scope {
  readonly digest: string | undefined;
  /** As stated; empty for all packages. */
  readonly subcomponents: ReadonlyArray<VexSubcomponent>;
  /** Their distinct JSON texts, in order. */
  readonly packages: ReadonlyArray<string>;
}

/** What a statement says of one image. */
export interface ImageStatement {
  readonly slug: string;
  readonly stated: Stated;
  /** The id of the vulnerability, and its aliases. */
  readonly names: ReadonlyArray<string>;
  readonly scopes: ReadonlyArray<Scope>;
}

const sortKeys = (map: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...map].sort(([a], [b]) => compareText(a, b)));

const toSubcomponent = ({ identifiers, hashes, ...rest }: Component): VexSubcomponent => ({
  ...rest,
  ...(identifiers ? { identifiers: sortKeys(identifiers) } : {}),
  ...(hashes ? { hashes: sortKeys(hashes) } : {}),
});

export const subcomponentsText = (subcomponents: ReadonlyArray<VexSubcomponent>): string =>
  JSON.stringify(subcomponents.map((each) => VexSubcomponent.encode(each)));

export const toScope = (
  digest: string | undefined,
  stated: ReadonlyArray<Component> = [],
): Scope => {
  const subcomponents = stated.map(toSubcomponent);
  const packages = sortUnique(
    subcomponents.map((each) => JSON.stringify(VexSubcomponent.encode(each))),
  );
  return { digest, subcomponents, packages };
};

/** Groups two or more statements that share a name, each set of statements once. */
export const groupByName = (
  entries: ReadonlyArray<ImageStatement>,
): ReadonlyArray<ReadonlyArray<ImageStatement>> => {
  const byName = collect(
    entries.flatMap(({ names }, i) => names.map((name) => [name, i] as const)),
  );
  const lists = [...byName.values()].filter(({ length }) => length > 1);
  return uniqueBy(lists, (list) => list.join()).map((list) =>
    list.flatMap((i) => entries[i] ?? []),
  );
};

const ANY = '*';

/** The keys to store a cell under: itself, and all more general cells. */
const storageKeys = ([digest, name]: Cell): ReadonlyArray<string> => [
  ...[`${digest} ${name}`, `${digest} `, ` ${name}`, ' '],
];

type Cell = readonly [digest: string, name: string];

/** One cell for each package of each digest of a statement. */
const cellsOf = ({ scopes }: ImageStatement): ReadonlyArray<Cell> =>
  scopes.flatMap(({ digest = ANY, packages }) =>
    (packages.length > 0 ? packages : [ANY]).map((name): Cell => [digest, name]),
  );

/** The keys that overlapping cells are stored under. */
const lookupKeys = ([digest, name]: Cell): ReadonlyArray<string> => {
  if (digest === ANY) return name === ANY ? [' '] : [` ${name}`, ` ${ANY}`];
  if (name === ANY) return [`${digest} `, `${ANY} `];
  return [`${digest} ${name}`, `${digest} ${ANY}`, `${ANY} ${name}`, `${ANY} ${ANY}`];
};

/** Two overlapping statements with different statuses. */
export interface Conflict {
  readonly later: ImageStatement;
  readonly earlier: ImageStatement;
}

/**
 * Finds each statement that overlaps an earlier one of another status, in digests and packages. Takes linear time: a
 * file may have 100,000 statements of one name.
 */
export const findConflicts = (entries: ReadonlyArray<ImageStatement>): ReadonlyArray<Conflict> => {
  const kept = new Map<string, Map<string, ImageStatement>>();
  const rivalOf = (entry: ImageStatement): ImageStatement | undefined =>
    cellsOf(entry)
      .flatMap(lookupKeys)
      .flatMap((key) => [...(kept.get(key)?.values() ?? [])])
      .find(({ stated }) => stated.statement.status !== entry.stated.statement.status);
  const keep = (entry: ImageStatement): void => {
    for (const key of cellsOf(entry).flatMap(storageKeys)) {
      const byStatus = kept.get(key) ?? new Map<string, ImageStatement>();
      kept.set(key, byStatus.set(entry.stated.statement.status, entry));
    }
  };
  return entries.flatMap((later) => {
    const earlier = rivalOf(later);
    keep(later);
    return earlier === undefined ? [] : [{ later, earlier }];
  });
};

/** The keys of scopes that cover this one: the same digest or all, and the same packages or all. */
const coverKeys = ({ digest = ANY, packages }: Scope): ReadonlyArray<string> => {
  const text = packages.join();
  return [`${digest} ${text}`, `${digest} `, `${ANY} ${text}`, `${ANY} `];
};

/** The scopes that a newer statement in the group covers. */
const supersededIn = (group: ReadonlyArray<ImageStatement>): ReadonlyArray<Scope> => {
  const dated = group.flatMap(({ stated: { statement }, scopes }) =>
    scopes.map((scope) => ({ scope, keys: coverKeys(scope), date: statement.timestamp })),
  );
  const latest = new Map<string | undefined, string>();
  for (const { keys, date } of dated)
    if (date > (latest.get(keys[0]) ?? '')) latest.set(keys[0], date);
  return dated
    .filter(({ keys, date }) => keys.some((key) => (latest.get(key) ?? '') > date))
    .map(({ scope }) => scope);
};

/** Removes scopes that a newer statement with the same name covers, and statements without any scope left. */
export const withoutSuperseded = (
  entries: ReadonlyArray<ImageStatement>,
): ReadonlyArray<ImageStatement> => {
  const superseded = new Set(groupByName(entries).flatMap(supersededIn));
  return entries.flatMap((entry) => {
    const scopes = entry.scopes.filter((scope) => !superseded.has(scope));
    return scopes.length > 0 ? [{ ...entry, scopes }] : [];
  });
};
