/** Shell commands to copy. Their words come from documents, and are not trusted. */

/** A word that needs no quotes in sh, PowerShell or cmd, and is no option. */
const PLAIN = /^[A-Za-z0-9][A-Za-z0-9_@+:./-]*$/;

/** Undefined unless every word is plain. */
const command = (fixed: string, ...words: ReadonlyArray<string>): string | undefined =>
  words.every((word) => PLAIN.test(word)) ? [fixed, ...words].join(' ') : undefined;

export const installCommand = (
  name: string,
  chartRef: string,
  version: string,
): string | undefined => {
  const install = command('helm install', name, chartRef);
  const pinned = command('--version', version);
  return install === undefined || pinned === undefined ? undefined : `${install} ${pinned}`;
};

/** Lists the affected references in a CVE document, one per line. */
export const affectedCommand = (address: string): string | undefined => {
  const get = command('curl -s', address);
  return get && `${get} | jq -r '.images[] | .image + ":" + .versions[].version'`;
};

const ISSUER = 'https://token.actions.githubusercontent.com';

/** The GitHub account of the source repository or, without one, of the ghcr.io image. */
const githubOwner = (reference: string, source: string | undefined): string | undefined =>
  /^https:\/\/github\.com\/([A-Za-z0-9-]+)\//.exec(source ?? '')?.[1] ??
  /^ghcr\.io\/([A-Za-z0-9-]+)\//.exec(reference)?.[1];

export interface Verification {
  readonly command: string;
  /** The GitHub account that must have signed; undefined if a key verifies. */
  readonly owner: string | undefined;
}

/**
 * Verifies the signature of `name@digest`: a keyless one by a GitHub account, others by the key of the catalog.
 * Undefined without cosign, and for a keyless signature without an account.
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

/** The text is undefined if it would be unsafe to copy. */
export type Way = readonly [name: string, text: string | undefined];

export const waysToUse = (
  image: string,
  version: string,
  digest: string | undefined,
): ReadonlyArray<Way> => {
  const tagged = `${image}:${version}`;
  const pinned = digest === undefined ? tagged : `${tagged}@${digest}`;
  return [
    ['docker', command('docker pull', tagged)],
    ...(digest === undefined
      ? []
      : [['digest', command('docker pull', `${image}@${digest}`)] as const]),
    ['Dockerfile', command('FROM', pinned)],
    ['compose', command('image:', pinned)],
  ];
};
