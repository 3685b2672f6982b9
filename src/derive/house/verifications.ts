import type { Verification } from '../../contract/releases';
import { compareVersions } from '../../domain/version-order';
import type { CatalogImage, CatalogVersion } from '../../read/manifest/catalog';
import type { Verify } from '../../read/manifest/manifest';

const GITHUB_ISSUER = 'https://token.actions.githubusercontent.com';

/** The predicate types that actions/attest writes. */
const PREDICATES = {
  spdxjson: 'https://spdx.dev/Document/v2.3',
  cyclonedx: 'https://cyclonedx.org/bom',
} as const;

/** A word as a POSIX shell reads it. */
export const shellQuote = (word: string): string =>
  /^[A-Za-z0-9_@+:./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

const toCommand = (...words: ReadonlyArray<string>): string => words.map(shellQuote).join(' ');

interface Signer {
  readonly identity: string;
  readonly issuer: string;
}

/** The identity of a workflow begins with its repository, whose name has no case. */
const signerOf = ({ github, identity, issuer }: Verify): Signer | undefined => {
  if (github !== undefined)
    return {
      identity: `(?i)^https://github\\.com/${github.replaceAll('.', '\\.')}/`,
      issuer: GITHUB_ISSUER,
    };
  return identity === undefined || issuer === undefined ? undefined : { identity, issuer };
};

const verifiable = (
  { github, signature = true, sbom, provenance = false }: Verify,
  { identity, issuer }: Signer,
  reference: string,
): ReadonlyArray<readonly [Verification['what'], string | undefined]> => {
  const signer = ['--certificate-identity-regexp', identity, '--certificate-oidc-issuer', issuer];
  const attested = (type: string): string =>
    toCommand('cosign', 'verify-attestation', '--type', type, ...signer, reference);
  const gh = ['gh', 'attestation', 'verify', `oci://${reference}`, '--repo'];
  const ofGitHub = (...more: ReadonlyArray<string>): string | undefined =>
    github === undefined ? undefined : toCommand(...gh, github, ...more);
  return [
    ['signature', signature ? toCommand('cosign', 'verify', ...signer, reference) : undefined],
    ['sbom', sbom && (ofGitHub('--predicate-type', PREDICATES[sbom]) ?? attested(sbom))],
    ['provenance', provenance ? (ofGitHub() ?? attested('slsaprovenance1')) : undefined],
  ];
};

/**
 * How to verify a build, as its owner states it. With `github`, workflows of the repository sign with cosign and attest with
 * actions/attest; otherwise cosign does both. Empty without a digest, before `since`, or if nothing is stated.
 */
export const verificationsOf = (
  { image, verify = {} }: Pick<CatalogImage, 'image' | 'verify'>,
  { version, digest }: Pick<CatalogVersion, 'version' | 'digest'>,
): Verification[] => {
  const signer = signerOf(verify);
  const { since = version } = verify;
  if (digest === undefined || signer === undefined || compareVersions(version, since) < 0)
    return [];
  return verifiable(verify, signer, `${image}@${digest}`).flatMap(([what, command]) =>
    command === undefined ? [] : [{ what, command }],
  );
};
