import { MAX_ALIASES } from '../api/security';
import { isCveId } from '../domain/cve-id';
import { sortUnique } from '../values/compare';

const NONE: ReadonlyArray<string> = [];

/**
 * Selects the names of a vulnerability that begin with one of the prefixes (`GHSA-`), except its id. Returns
 * them in UTF-16 order without duplicates. Lone surrogates become U+FFFD.
 */
export const selectAliases = (
  id: string,
  names: ReadonlyArray<string | null | undefined> | null | undefined,
  prefixes: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  const aliases = (names ?? NONE).flatMap((name) =>
    name && prefixes.some((prefix) => name.startsWith(prefix)) ? [name.toWellFormed()] : [],
  );
  return aliases.length === 0 ? NONE : uniteAliases([aliases]).filter((name) => name !== id);
};

/** Unites lists of aliases, in UTF-16 order without duplicates. */
export const uniteAliases = (lists: ReadonlyArray<ReadonlyArray<string>>): string[] =>
  sortUnique(lists.flat());

/**
 * A row or suppression with the aliases that are published: the first 64, CVE identifiers before all others. They
 * stay in UTF-16 order.
 */
export const limitAliases = <A extends { readonly aliases?: string[] }>(found: A): A => {
  const { aliases = [] } = found;
  if (aliases.length <= MAX_ALIASES) return found;
  const others = aliases.filter((name) => !isCveId(name));
  const first = [...aliases.filter(isCveId), ...others].slice(0, MAX_ALIASES);
  return { ...found, aliases: sortUnique(first) };
};

const ALIAS = /^(CVE|GHSA)-/;

/** Whether names can be the aliases of an id in a record. */
export const areAliases = (id: string, names: ReadonlyArray<string>): boolean =>
  names.every(
    (name, i) => ALIAS.test(name) && name !== id && (i === 0 || (names[i - 1] ?? '') < name),
  );
