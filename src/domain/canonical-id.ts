import { isCveId } from './cve-id';
import { isGhsaId } from './ghsa-id';

/**
 * The id of a vulnerability, independent of the scanner: its CVE identifier; without one, its GHSA identifier; without
 * that, its `id`. Where an `id` is not of the kind, the first alias in UTF-16 order is taken.
 */
export const canonicalId = ({
  id,
  aliases = [],
}: {
  readonly id: string;
  readonly aliases?: ReadonlyArray<string>;
}): string => {
  if (isCveId(id)) return id;
  const [cve] = aliases.filter(isCveId).sort();
  const [ghsa] = isGhsaId(id) ? [id] : aliases.filter(isGhsaId).sort();
  return cve ?? ghsa ?? id;
};
