import { isCveId } from './cve-id';

/**
 * The id of a vulnerability, independent of the scanner: its `id` if it is a CVE identifier, otherwise the first
 * CVE identifier among its aliases in UTF-16 order, otherwise its `id`.
 */
export const canonicalId = ({
  id,
  aliases = [],
}: {
  readonly id: string;
  readonly aliases?: ReadonlyArray<string>;
}): string => (isCveId(id) ? id : (aliases.filter(isCveId).sort()[0] ?? id));
