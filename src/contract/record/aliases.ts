import { isCveId } from '../../domain/cve-id';
import { sortUnique } from '../../domain/values/compare';
import { MAX_ALIASES } from '../security';

/**
 * A row or suppression with the aliases that are published: the first 64, CVE identifiers before all others: each has a
 * document of its own. They stay in UTF-16 order.
 */
export const limitAliases = <A extends { readonly aliases?: string[] }>(found: A): A => {
  const { aliases = [] } = found;
  if (aliases.length <= MAX_ALIASES) return found;
  const others = aliases.filter((name) => !isCveId(name));
  const first = [...aliases.filter(isCveId), ...others].slice(0, MAX_ALIASES);
  return { ...found, aliases: sortUnique(first) };
};
