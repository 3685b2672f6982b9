import { isCveId } from './cve-id';
import { isGhsaId } from './ghsa-id';

/** Paths below `api/v1` that both the action and the page compute from an id. */

/** The first two hex digits of a digest. */
export const digestPrefix = (digest: string): string =>
  digest.slice('sha256:'.length, 'sha256:hh'.length);

/** In characters, without `.json`. */
const MAX_NAME_LENGTH = 128;

/** Encodes in hex what file systems may reject, and lower-case letters, so that case never matters. */
const encodeId = (id: string): string =>
  [...new TextEncoder().encode(id)]
    .map((byte, i) => {
      const char = String.fromCharCode(byte);
      return /[A-Z0-9.-]/.test(char) && !(i === 0 && char === '.')
        ? char
        : `_${byte.toString(16).padStart(2, '0')}`;
    })
    .join('');

/** Undefined if the name would be too long. */
export const cveFile = (id: string): string | undefined => {
  if (isCveId(id)) return `cve/${id.slice('CVE-'.length, 'CVE-2026'.length)}/${id}.json`;
  if (isGhsaId(id)) return `cve/ghsa/${id}.json`;
  // Encoding never shortens a name.
  const name = id.length <= MAX_NAME_LENGTH ? encodeId(id) : undefined;
  return name !== undefined && name.length <= MAX_NAME_LENGTH
    ? `cve/other/${name}.json`
    : undefined;
};
