import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  affectedCommand,
  installCommand,
  statedCommand,
  waysToUse,
} from '../../explorer/model/commands';
import { anyCharacter } from '../builders/characters';

const DIGEST = `sha256:${'a'.repeat(64)}`;

test('commands of ordinary references need no quotes', () => {
  expect([installCommand('redis', 'oci://ghcr.io/acme/charts/redis', '1.2.3+4')]).toEqual([
    'helm install redis oci://ghcr.io/acme/charts/redis --version 1.2.3+4',
  ]);
});

describe('the ways to use a version', () => {
  const NAME = 'localhost:5000/redis';
  test('pin it wherever the catalog states a digest', () => {
    expect(waysToUse(NAME, '8.2', DIGEST)).toEqual([
      ['docker', `docker pull ${NAME}:8.2`],
      ['digest', `docker pull ${NAME}@${DIGEST}`],
      ['Dockerfile', `FROM ${NAME}:8.2@${DIGEST}`],
      ['compose', `image: ${NAME}:8.2@${DIGEST}`],
    ]);
  });

  test('name its tag elsewhere', () => {
    expect(waysToUse(NAME, '8.2', undefined)).toEqual([
      ['docker', `docker pull ${NAME}:8.2`],
      ['Dockerfile', `FROM ${NAME}:8.2`],
      ['compose', `image: ${NAME}:8.2`],
    ]);
  });
});

test('what a document says is affected, as a command, unless its address is not a plain word', () => {
  const address = 'https://acme.test/api/v1/cve/2026/CVE-2026-1.json';
  expect([affectedCommand(address), affectedCommand(`${address}?a='`)]).toEqual([
    `curl -s ${address} | jq -r '.images[] | .image + ":" + .versions[].version'`,
    undefined,
  ]);
});

describe('a word that a shell might not take as it is written', () => {
  test.each([
    ['an empty word', ''],
    ['an option', '-v'],
    ['a long option', '--privileged'],
    ['a splatted variable of PowerShell', '@a'],
    ['a line break', 'a\nb'],
    ['a final line break', 'a\n'],
    ['an escape sequence', 'a\u001b[2J'],
    ['a direction mark', 'a\u202eb'],
    ['an invisible character', 'a\u200bb'],
    ['a letter that looks like another', '\u0430'],
    ['a space', 'a b'],
    ['the end of quotes in PowerShell', "1.0'; calc; '"],
    ['a command of cmd', '1.0 & calc | %PATH%'],
    ['a variable of cmd', '%PATH%'],
    ['a list of PowerShell', 'a,b'],
    ['a substitution', 'a$(x)`y`'],
    ['a pattern', 'a*'],
    ['a home folder', '~/a'],
    ['an assignment', 'a=b'],
  ])('makes no command: %s', (_, word) => {
    expect([
      ...new Set(waysToUse(word, '1', undefined).map(([, text]) => text)),
      installCommand(word, 'a', 'b'),
      installCommand('a', word, 'b'),
      installCommand('a', 'b', word),
    ]).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('makes no command, whatever the word is', () => {
    const word = fc.string({ unit: anyCharacter });
    fc.assert(
      fc.property(word, (text) => {
        const line = installCommand('a', text, '1');
        const isPlain = /^[A-Za-z0-9][A-Za-z0-9_@+:./-]*$/.test(text) && !text.endsWith('\n');
        expect(line).toBe(isPlain ? `helm install a ${text} --version 1` : undefined);
      }),
    );
  });
});

test.each([
  ["cosign verify --certificate-identity-regexp '^https://a\\.test/'", true],
  ['cosign verify a\n', false],
  ['cosign verify a\r\ncurl b', false],
  ['cosign verify \u202ea', false],
  ['cosign verify \u0430', false],
])('a stated command is only shown if nothing in it can hide: %j', (command, isShown) => {
  expect(statedCommand(command)).toBe(isShown ? command : undefined);
});
