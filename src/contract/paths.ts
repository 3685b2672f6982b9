import { isCveId } from '../domain/cve-id';
import { isGhsaId } from '../domain/ghsa-id';

/** Files below `api/v1`, and the paths under which they are served. */

export const servedPath = (file: string): string => `/api/v1/${file}`;

/** The folders from the root of a branch to `api/v1` below a destination. */
export const apiPath = (destination: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...destination,
  'api',
  'v1',
];

/** The first two hex digits of a digest. */
export const digestPrefix = (digest: string): string =>
  digest.slice('sha256:'.length, 'sha256:hh'.length);

/** The longest name of a document of a vulnerability, in characters, without `.json`. */
const MAX_NAME_LENGTH = 128;

/** Encodes bytes in hex that file systems may reject, and lower-case letters, so that case never matters. */
const encodeName = (id: string): string =>
  [...Buffer.from(id)]
    .map((byte, i) => {
      const char = String.fromCharCode(byte);
      return /[A-Z0-9.-]/.test(char) && !(i === 0 && char === '.')
        ? char
        : `_${byte.toString(16).padStart(2, '0')}`;
    })
    .join('');

/** The document of a vulnerability; undefined if its name would be too long. */
export const cveFile = (id: string): string | undefined => {
  if (isCveId(id)) return `cve/${id.slice('CVE-'.length, 'CVE-2026'.length)}/${id}.json`;
  if (isGhsaId(id)) return `cve/ghsa/${id}.json`;
  // Every byte becomes at least one character.
  const name = Buffer.byteLength(id) <= MAX_NAME_LENGTH ? encodeName(id) : undefined;
  return name !== undefined && name.length <= MAX_NAME_LENGTH
    ? `cve/other/${name}.json`
    : undefined;
};
