import { expect, test } from '@jest/globals';
import { isKnownEmpty, isKnownFilled } from '../../explorer/model/collections';

const files = ['charts', 'updates'].map((name, i) => ({
  path: `${name}.json`,
  bytes: `{"apiVersion":"v1","resource":"${name}","total":0,"data":[]}\n`.length + i,
  sha256: '0'.repeat(64),
}));

/** A catalog of one version whose list of packages has this data. */
const packagesOf = (data: string) => ({
  files: [
    {
      path: 'packages.json',
      bytes:
        `{"apiVersion":"v1","resource":"packages","coverage":{"versions":1,"known":1},"total":1,"data":${data}}\n`
          .length,
      sha256: '0'.repeat(64),
    },
  ],
});

test.each([
  ['charts', { files }, true, false],
  ['updates', { files }, false, true],
  ['packages', packagesOf('[]'), true, false],
  [
    'packages',
    packagesOf('[{"type":"npm","names":1,"images":1,"href":"/api/v1/packages/npm.json"}]'),
    false,
    true,
  ],
  ['roadmap', { files }, true, false],
  ['charts', {}, false, false],
  ['charts', undefined, false, false],
])('whether %s is known to be empty, and to be filled: %#', (name, integrity, empty, there) => {
  expect([isKnownEmpty(integrity, name), isKnownFilled(integrity, name)]).toEqual([empty, there]);
});
