import { expect, test } from '@jest/globals';
import { isKnownEmpty } from '../../explorer/model/collections';

const files = ['charts', 'updates'].map((name, i) => ({
  path: `${name}.json`,
  bytes: `{"apiVersion":"v1","resource":"${name}","total":0,"data":[]}\n`.length + i,
  sha256: '0'.repeat(64),
}));

test.each([
  ['charts', { files }, true],
  ['updates', { files }, false],
  ['roadmap', { files }, false],
  ['charts', {}, false],
  ['charts', undefined, false],
])('whether %s is known to be empty: %#', (name, integrity, empty) => {
  expect(isKnownEmpty(integrity, name)).toBe(empty);
});
