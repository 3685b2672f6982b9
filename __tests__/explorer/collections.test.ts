import { expect, test } from '@jest/globals';
import { isKnownEmpty, isPublished } from '../../explorer/model/collections';

const files = ['charts', 'updates'].map((name, i) => ({
  path: `${name}.json`,
  bytes: `{"apiVersion":"v1","resource":"${name}","total":0,"data":[]}\n`.length + i,
  sha256: '0'.repeat(64),
}));

test.each([
  ['charts', { files }, true, true],
  ['updates', { files }, false, true],
  ['roadmap', { files }, true, false],
  ['charts', {}, false, false],
  ['charts', undefined, false, false],
])('whether %s is known to be empty, and to be published: %#', (name, integrity, empty, there) => {
  expect([isKnownEmpty(integrity, name), isPublished(integrity, name)]).toEqual([empty, there]);
});
