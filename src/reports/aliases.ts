import { compareText } from '../text/compare';

const NONE: ReadonlyArray<string> = [];

/**
 * The aliases that a report gives for an id: those of the names that begin with one of the prefixes (`GHSA-`),
 * without the id, in UTF-16 order, none twice. Lone surrogates become U+FFFD.
 */
export const aliasesOf = (
  id: string,
  names: ReadonlyArray<string | null | undefined> | null | undefined,
  prefixes: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  const aliases = (names ?? NONE).flatMap((name) =>
    name && prefixes.some((prefix) => name.startsWith(prefix)) ? [name.toWellFormed()] : [],
  );
  return aliases.length === 0 ? NONE : uniteAliases([aliases]).filter((name) => name !== id);
};

/** All aliases of several lists, in UTF-16 order, none twice. */
export const uniteAliases = (lists: ReadonlyArray<ReadonlyArray<string>>): string[] =>
  [...new Set(lists.flat())].sort(compareText);

const ALIAS = /^(CVE|GHSA)-/;

/** Whether names can be the aliases of an id that a record states. */
export const areAliases = (id: string, names: ReadonlyArray<string>): boolean =>
  names.every(
    (name, i) => ALIAS.test(name) && name !== id && (i === 0 || (names[i - 1] ?? '') < name),
  );
