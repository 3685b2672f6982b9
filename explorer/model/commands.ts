/** Shell commands to copy. Their parts are not trusted. */

/** A word that sh, PowerShell and cmd all take as it is, and no program as an option. Each has its own quotes. */
const PLAIN = /^[A-Za-z0-9][A-Za-z0-9_@+:./-]*$/;

/** A shell command: a fixed start, then words from documents. Undefined unless every word is plain. */
const command = (fixed: string, ...words: ReadonlyArray<string>): string | undefined =>
  words.every((word) => PLAIN.test(word)) ? [fixed, ...words].join(' ') : undefined;

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
