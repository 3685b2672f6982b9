/** Commands that people copy into a shell. What they are made of is not trusted. */

/** Characters that need no quotes in any shell. */
const PLAIN = /^[\w@%+:,./-]+$/;
/** Control characters, line ends, and marks that turn the direction of text: not what one sees. */
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/;

const quoted = (word: string): string =>
  PLAIN.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

/**
 * A line for a shell: what is fixed as it stands, behind it the words that documents name. Undefined where
 * one of them could not be shown as it is, or would be read as an option.
 */
const command = (fixed: string, ...words: ReadonlyArray<string>): string | undefined =>
  words.some((word) => word === '' || word.startsWith('-') || HIDDEN.test(word))
    ? undefined
    : [fixed, ...words.map(quoted)].join(' ');

/** Pulls an image by `name:tag` or `name@digest`. */
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

/** The account on GitHub that sources lie under, or that an image is published by. */
const githubOwner = (reference: string, source: string | undefined): string | undefined =>
  /^https:\/\/github\.com\/([A-Za-z0-9-]+)\//.exec(source ?? '')?.[1] ??
  /^ghcr\.io\/([A-Za-z0-9-]+)\//.exec(reference)?.[1];

export interface Verification {
  readonly command: string;
  /** The account on GitHub that the command expects to have signed; undefined where it takes a key. */
  readonly owner: string | undefined;
}

/**
 * How to verify the signature of `name@digest`, where the catalog says that it signs with cosign: without a
 * key by the identity of an account on GitHub, else by the catalog's key. Undefined where the catalog says
 * neither, or the account is not known.
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
