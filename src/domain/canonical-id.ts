import { isCveId } from './cve-id';

/**
 * The id under which a vulnerability is known whichever name a scanner gives it: its `id` if that is a CVE
 * identifier, else the first CVE identifier among its aliases in UTF-16 order, else its `id`.
 */
export const canonicalId = ({
  id,
  aliases = [],
}: {
  readonly id: string;
  readonly aliases?: ReadonlyArray<string>;
}): string => (isCveId(id) ? id : (aliases.filter(isCveId).sort()[0] ?? id));
