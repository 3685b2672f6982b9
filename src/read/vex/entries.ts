import { VexSubcomponent } from '../../contract/vex';
import { compareText, sortUnique } from '../../domain/values/compare';
import { collect, uniqueBy } from '../../domain/values/group-by';
import type { Component, Stated } from './stated';

/** What a statement is about: an image or one digest of it, as a whole or some of its packages. */
export interface Scope {
  readonly digest: string | undefined;
  /** The packages as stated; none: every one. */
  readonly subcomponents: ReadonlyArray<VexSubcomponent>;
  /** The texts of the packages, distinct and in order. */
  readonly packages: ReadonlyArray<string>;
}

/** A statement about one image. */
export interface Entry {
  readonly slug: string;
  readonly stated: Stated;
  /** The name of the vulnerability and its aliases. */
  readonly names: ReadonlyArray<string>;
  readonly scopes: ReadonlyArray<Scope>;
}

const inOrder = (map: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...map].sort(([a], [b]) => compareText(a, b)));

const toSubcomponent = ({ identifiers, hashes, ...rest }: Component): VexSubcomponent => ({
  ...rest,
  ...(identifiers ? { identifiers: inOrder(identifiers) } : {}),
  ...(hashes ? { hashes: inOrder(hashes) } : {}),
});

/** The text of published subcomponents. */
export const textOf = (subcomponents: ReadonlyArray<VexSubcomponent>): string =>
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

/** The lists of two or more statements that share a name, each once. */
export const groupByName = (entries: ReadonlyArray<Entry>): ReadonlyArray<ReadonlyArray<Entry>> => {
  const byName = collect(
    entries.flatMap(({ names }, i) => names.map((name) => [name, i] as const)),
  );
  const lists = [...byName.values()].filter(({ length }) => length > 1);
  return uniqueBy(lists, (list) => list.join()).map((list) =>
    list.flatMap((i) => entries[i] ?? []),
  );
};

const ANY = '*';

/** The keys under which a package of a digest is found again, the most general last. */
const keysOf = ([digest, name]: Cell): ReadonlyArray<string> => [
  ...[`${digest} ${name}`, `${digest} `, ` ${name}`, ' '],
];

type Cell = readonly [digest: string, name: string];

/** Every package of every digest that a statement is about. */
const cellsOf = ({ scopes }: Entry): ReadonlyArray<Cell> =>
  scopes.flatMap(({ digest = ANY, packages }) =>
    (packages.length > 0 ? packages : [ANY]).map((name): Cell => [digest, name]),
  );

/** The keys under which whatever overlaps a package of a digest was kept. */
const overlapping = ([digest, name]: Cell): ReadonlyArray<string> => {
  if (digest === ANY) return name === ANY ? [' '] : [` ${name}`, ` ${ANY}`];
  if (name === ANY) return [`${digest} `, `${ANY} `];
  return [`${digest} ${name}`, `${digest} ${ANY}`, `${ANY} ${name}`, `${ANY} ${ANY}`];
};

/** Two statements of different statuses that overlap. */
export interface Conflict {
  readonly later: Entry;
  readonly earlier: Entry;
}

/**
 * The statements that overlap an earlier one of another status in a list, in digests and packages, and that one. In
 * linear time: a file may have 100,000 statements of one name.
 */
export const findConflicts = (entries: ReadonlyArray<Entry>): ReadonlyArray<Conflict> => {
  const kept = new Map<string, Map<string, Entry>>();
  const rivalOf = (entry: Entry): Entry | undefined =>
    cellsOf(entry)
      .flatMap(overlapping)
      .flatMap((key) => [...(kept.get(key)?.values() ?? [])])
      .find(({ stated }) => stated.statement.status !== entry.stated.statement.status);
  const keep = (entry: Entry): void => {
    for (const key of cellsOf(entry).flatMap(keysOf)) {
      const byStatus = kept.get(key) ?? new Map<string, Entry>();
      kept.set(key, byStatus.set(entry.stated.statement.status, entry));
    }
  };
  return entries.flatMap((later) => {
    const earlier = rivalOf(later);
    keep(later);
    return earlier === undefined ? [] : [{ later, earlier }];
  });
};

/** What covers a scope: the same digest or all, and the same packages or all. */
const coverKeys = ({ digest = ANY, packages }: Scope): ReadonlyArray<string> => {
  const text = packages.join();
  return [`${digest} ${text}`, `${digest} `, `${ANY} ${text}`, `${ANY} `];
};

/** The scopes in a list of statements that a newer one covers. */
const supersededIn = (group: ReadonlyArray<Entry>): ReadonlyArray<Scope> => {
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

/** The statements without the scopes that a newer one with the same name covers; without any, they are left out. */
export const withoutSuperseded = (entries: ReadonlyArray<Entry>): ReadonlyArray<Entry> => {
  const superseded = new Set(groupByName(entries).flatMap(supersededIn));
  return entries.flatMap((entry) => {
    const scopes = entry.scopes.filter((scope) => !superseded.has(scope));
    return scopes.length > 0 ? [{ ...entry, scopes }] : [];
  });
};
