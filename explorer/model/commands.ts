/** Shell commands to copy. Their parts are not trusted. */

/** Characters that need no quotes in any shell. */
const PLAIN = /^[\w@%+:,./-]+$/;
/** Invisible characters: control characters, line ends, direction marks. */
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/;

const quoted = (word: string): string =>
  PLAIN.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

/**
 * A shell command: a fixed start, then quoted words from documents. Undefined if a word is empty, has invisible
 * characters, or would be read as an option.
 */
const command = (fixed: string, ...words: ReadonlyArray<string>): string | undefined =>
  words.some((word) => word === '' || word.startsWith('-') || HIDDEN.test(word))
    ? undefined
    : [fixed, ...words.map(quoted)].join(' ');

/** `reference`: `name:tag` or `name@digest`. */
export const pullCommand = (reference: string): string | undefined =>
  command('docker pull', reference);

export const installCommand = (
  name: string,
  chartRef: string,
  version: string,
): string | undefined => {
  const install = command('helm install', name, chartRef);
  const pinned = command('--version', version);
  return install === undefined || pinned === undefined ? undefined : `${install} ${pinned}`;
};

export const curlCommand = (address: string): string | undefined => command('curl -fsSL', address);

const ISSUER = 'https://token.actions.githubusercontent.com';

/** The GitHub account of the source repository, or of the ghcr.io image. */
const githubOwner = (reference: string, source: string | undefined): string | undefined =>
  /^https:\/\/github\.com\/([A-Za-z0-9-]+)\//.exec(source ?? '')?.[1] ??
  /^ghcr\.io\/([A-Za-z0-9-]+)\//.exec(reference)?.[1];

export interface Verification {
  readonly command: string;
  /** The GitHub account that must have signed; undefined if a key verifies. */
  readonly owner: string | undefined;
}

/**
 * The command that verifies the signature of `name@digest`, if the catalog signs with cosign. Keyless signatures
 * are verified by a GitHub account, others by the catalog's key. Undefined without cosign or without an account.
 */
export const verification = (
  signing: string | undefined,
  reference: string,
  source: string | undefined,
): Verification | undefined => {
  if (signing === undefined || !/\bcosign\b/i.test(signing)) return undefined;
  const isKeyless = /keyless/i.test(signing);
  const owner = isKeyless ? githubOwner(reference, source) : undefined;
  if (isKeyless && owner === undefined) return undefined;
  const options =
    owner === undefined
      ? '--key cosign.pub'
      : `--certificate-oidc-issuer ${ISSUER} --certificate-identity-regexp '^https://github\\.com/${owner}/'`;
  const line = command(`cosign verify ${options}`, reference);
  return line === undefined ? undefined : { command: line, owner };
};
