/** How to verify a build, as its owner states it: the exact commands. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { shellQuote, verificationsOf } from '../../src/derive/house/verifications';
import type { Verify } from '../../src/read/manifest/manifest';
import { anyCharacter } from '../builders/characters';
import { digestOf } from '../builders/digest';
import { catalogImage } from '../builders/manifest';

const DIGEST = digestOf('a');
const REDIS = `ghcr.io/acme/images/redis@${DIGEST}`;

const linesOf = (
  verify: Verify | undefined,
  version = '2.0',
  digest: string | undefined = DIGEST,
): ReadonlyArray<string> =>
  verificationsOf(
    catalogImage('redis', verify === undefined ? {} : { verify }),
    digest === '' ? { version } : { version, digest },
  ).map(({ what, command }) => `${what}: ${command}`);

describe('a release has', () => {
  const signer = (repository: string): string =>
    `--certificate-identity-regexp '(?i)^https://github\\.com/${repository}/' --certificate-oidc-issuer https://token.actions.githubusercontent.com`;

  test('the signature of a workflow', () => {
    expect(linesOf({ github: 'acme/images' })).toEqual([
      `signature: cosign verify ${signer('acme/images')} ${REDIS}`,
    ]);
  });

  test('what a workflow attests', () => {
    expect(linesOf({ github: 'Acme_x/my.images', sbom: 'spdxjson', provenance: true })).toEqual([
      `signature: cosign verify ${signer('Acme_x/my\\.images')} ${REDIS}`,
      `sbom: gh attestation verify oci://${REDIS} --repo Acme_x/my.images --predicate-type https://spdx.dev/Document/v2.3`,
      `provenance: gh attestation verify oci://${REDIS} --repo Acme_x/my.images`,
    ]);
  });

  test('only what is attested, if it is not signed', () => {
    expect(linesOf({ github: 'acme/images', signature: false, sbom: 'cyclonedx' })).toEqual([
      `sbom: gh attestation verify oci://${REDIS} --repo acme/images --predicate-type https://cyclonedx.org/bom`,
    ]);
  });

  test('what another signer signs and attests', () => {
    const by =
      "--certificate-identity-regexp '^https://gitlab\\.com/acme/(a|b)//' --certificate-oidc-issuer https://gitlab.com";
    expect(
      linesOf({
        identity: '^https://gitlab\\.com/acme/(a|b)//',
        issuer: 'https://gitlab.com',
        sbom: 'spdxjson',
        provenance: true,
      }),
    ).toEqual([
      `signature: cosign verify ${by} ${REDIS}`,
      `sbom: cosign verify-attestation --type spdxjson ${by} ${REDIS}`,
      `provenance: cosign verify-attestation --type slsaprovenance1 ${by} ${REDIS}`,
    ]);
  });

  test.each<readonly [string, Verify | undefined, string, string | undefined]>([
    ['nothing is stated', undefined, '2.0', DIGEST],
    ['there is no digest', { github: 'acme/images' }, '2.0', ''],
    ['the version is too old', { github: 'acme/images', since: '2.0' }, '2.0-rc1', DIGEST],
    ['a stored manifest has no issuer', { identity: '^a' }, '2.0', DIGEST],
  ])('nothing where %s', (_, verify, version, digest) => {
    expect(linesOf(verify, version, digest)).toEqual([]);
  });

  test('something from the stated version on', () => {
    const versions = ['9.9', '10.0', '10.0.1', '11'];
    expect(
      versions.filter((each) => linesOf({ github: 'a/b', since: '10.0' }, each).length > 0),
    ).toEqual(['10.0', '10.0.1', '11']);
  });
});

/** A word as a POSIX shell reads it, if nothing in it is special outside of single quotes. */
const unquote = (text: string): string | undefined => {
  const parts = /^(?:'[^']*'|\\'|[A-Za-z0-9_@+:./-])+$/.exec(text);
  return parts === null
    ? undefined
    : text.replace(/'([^']*)'|\\(')/g, (_, quoted = '', escaped = '') => quoted + escaped);
};

test('a shell reads every quoted word as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (word) => {
      expect(unquote(shellQuote(word))).toBe(word);
    }),
  );
});

test.each([
  ['a-b', 'a-b'],
  ['', "''"],
  ['$(curl b)`c`', "'$(curl b)`c`'"],
  ["a'; curl b; '", "'a'\\''; curl b; '\\'''"],
])('%j is quoted', (word, quoted) => {
  expect(shellQuote(word)).toBe(quoted);
});
