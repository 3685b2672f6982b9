/** The published commands that verify a build, read by a shell. */
import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { verificationsOf } from '../../src/derive/house/verifications';
import type { Verify } from '../../src/read/manifest/manifest';
import { digestOf } from '../builders/digest';
import { catalogImage } from '../builders/manifest';
import { hasShell } from './shell';

const PROGRAMS = 'cosign() { printf "%s\\n" "$@"; }; gh() { cosign "$@"; }; ';
const REDIS = `ghcr.io/acme/images/redis@${digestOf('a')}`;
const EVIL = '^"$(exit 1)`exit 1`\\(a|b)*;exit>&2#!~%PATH%';

(hasShell ? test : test.skip).each<readonly [Verify, ReadonlyArray<ReadonlyArray<string>>]>([
  [
    { github: 'acme/my.images', provenance: true },
    [
      [
        'verify',
        ...['--certificate-identity-regexp', '(?i)^https://github\\.com/acme/my\\.images/'],
        ...['--certificate-oidc-issuer', 'https://token.actions.githubusercontent.com', REDIS],
      ],
      ['attestation', 'verify', `oci://${REDIS}`, '--repo', 'acme/my.images'],
    ],
  ],
  [
    { identity: EVIL, issuer: `https://a.test/'"${EVIL}`, signature: false, sbom: 'cyclonedx' },
    [
      [
        ...['verify-attestation', '--type', 'cyclonedx', '--certificate-identity-regexp', EVIL],
        ...['--certificate-oidc-issuer', `https://a.test/'"${EVIL}`, REDIS],
      ],
    ],
  ],
])('%j passes each word as it is', (verify, words) => {
  const stated = verificationsOf(catalogImage('redis', { verify }), {
    ...{ version: '1', digest: digestOf('a') },
  });
  const ran = stated.map(({ command }) => {
    const { status, stdout, stderr } = spawnSync('bash', ['--norc', '-ec', PROGRAMS + command], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    return stdout.trimEnd().split('\n');
  });
  expect(ran).toEqual(words);
});
