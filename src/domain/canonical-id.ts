import { isCveId } from './cve-id';
import { isGhsaId } from './ghsa-id';

/** The id if it is one of a kind, otherwise the first alias of that kind in UTF-16 order. */
const firstOf = (
  isKind: (name: string) => boolean,
  id: string,
  aliases: ReadonlyArray<string>,
): string | undefined => (isKind(id) ? id : aliases.filter(isKind).sort()[0]);

const NO_ALIASES: ReadonlyArray<string> = [];

/**
 * The id of a vulnerability, independent of the scanner: its CVE identifier; without one, its GHSA identifier; without
 * that, its `id`. Where an `id` is not of the kind, the first alias in UTF-16 order is taken.
 */
export const canonicalId = ({
  id,
  aliases = NO_ALIASES,
}: {
  readonly id: string;
  readonly aliases?: ReadonlyArray<string>;
}): string => firstOf(isCveId, id, aliases) ?? firstOf(isGhsaId, id, aliases) ?? id;
