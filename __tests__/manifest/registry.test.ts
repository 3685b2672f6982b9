import { expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { Registry } from '../../src/read/manifest/manifest';

test.each([
  'ghcr.io',
  'ghcr.io/acme',
  'GHCR.io/acme/hardened__images',
  'localhost:5000',
  '127.0.0.1:5000/a.b/c-d',
  'acme',
  '1',
])('a registry may be %j', (registry) => {
  expect(E.isRight(Registry.decode(registry))).toBe(true);
});

test.each([
  '-',
  '-c',
  '--debug',
  '-o.',
  '-o./images',
  '.',
  '..',
  '.ghcr.io/acme',
  '../acme',
  'ghcr.io/-acme',
  'ghcr.io/../acme',
  'ghcr.io/acme ',
  'ghcr.io:/acme',
])('a registry that a command reads as an option or a path is refused: %j', (registry) => {
  expect(E.isRight(Registry.decode(registry))).toBe(false);
});
