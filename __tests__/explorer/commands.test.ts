import { spawnSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  curlCommand,
  installCommand,
  pullCommand,
  verification,
} from '../../explorer/model/commands';

const DIGEST = `sha256:${'a'.repeat(64)}`;

test('commands of ordinary references need no quotes', () => {
  expect([
    pullCommand('ghcr.io/acme/images/redis:8.2.1'),
    pullCommand(`localhost:5000/redis@${DIGEST}`),
    installCommand('redis', 'oci://ghcr.io/acme/charts/redis', '1.2.3+4'),
    curlCommand('https://acme.github.io/api/v1/images.json'),
  ]).toEqual([
    'docker pull ghcr.io/acme/images/redis:8.2.1',
    `docker pull localhost:5000/redis@${DIGEST}`,
    'helm install redis oci://ghcr.io/acme/charts/redis --version 1.2.3+4',
    'curl -fsSL https://acme.github.io/api/v1/images.json',
  ]);
});

describe('what is hostile', () => {
  test.each(['', '-v', '--privileged', 'a\nb', 'a\u001b[2J', 'a\u202eb', 'a\u200bb'])(
    'makes no command: %j',
    (word) => {
      expect([
        pullCommand(word),
        curlCommand(word),
        installCommand(word, 'a', 'b'),
        installCommand('a', word, 'b'),
        installCommand('a', 'b', word),
      ]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    },
  );

  test('is one word of the shell', () => {
    expect(pullCommand("a$(x)`y`;'z")).toBe("docker pull 'a$(x)`y`;'\\''z'");
  });

  const hasShell = spawnSync('sh', ['-c', 'true']).status === 0;
  (hasShell ? test : test.skip)('reaches a program as it is written', () => {
    const word = fc.string({ unit: fc.constantFrom(...'a1$`"\'\\;&|<>(){}*?!~# =') });
    fc.assert(
      fc.property(word, (text) => {
        const line = pullCommand(text);
        fc.pre(line !== undefined);
        const { stdout } = spawnSync('sh', ['-c', `docker() { printf %s "$2"; }; ${line}`], {
          encoding: 'utf8',
        });
        expect(stdout).toBe(text);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a signature is verified', () => {
  const parsePin = `ghcr.io/acme/images/redis@${DIGEST}`;
  const byWorkflowOf = (owner: string): string =>
    `cosign verify --certificate-oidc-issuer https://token.actions.githubusercontent.com --certificate-identity-regexp '^https://github\\.com/${owner}/' ${parsePin}`;

  test.each([
    ['cosign keyless', 'https://github.com/tools/redis/tree/main', 'tools', byWorkflowOf('tools')],
    ['Cosign (keyless)', undefined, 'acme', byWorkflowOf('acme')],
    ['cosign', undefined, undefined, `cosign verify --key cosign.pub ${parsePin}`],
  ])('as "%s" with the source %s', (signing, source, owner, command) => {
    expect(verification(signing, parsePin, source)).toEqual({ command, owner });
  });

  test.each([
    [undefined, parsePin, undefined],
    ['notation', parsePin, undefined],
    ['cosign keyless', `example.test/redis@${DIGEST}`, "https://github.com/a'b/c"],
    ['cosign', `-x@${DIGEST}`, undefined],
  ])('not where nobody says how: %s of %s from %s', (signing, reference, source) => {
    expect(verification(signing, reference, source)).toBeUndefined();
  });
});
