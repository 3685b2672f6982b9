import { sortUnique } from '../../domain/values/compare';

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
  return aliases.length === 0 ? NONE : sortUnique(aliases).filter((name) => name !== id);
};
