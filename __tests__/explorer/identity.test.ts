import { expect, test } from '@jest/globals';
import { readIdentity } from '../../explorer/model/identity';

const nothing = { name: undefined, source: undefined, signing: undefined, badges: [] };

test('a catalog is called what it says, else by its registry', () => {
  const manifest = {
    registry: 'ghcr.io/acme',
    source: 'Nightly scan',
    project: { name: 'Acme', signing: 'cosign' },
    badges: { slsa: {} },
  };
  expect([
    readIdentity({ manifest }),
    readIdentity({ manifest: { registry: 'ghcr.io/acme', project: {} } }),
  ]).toEqual([
    { name: 'Acme', source: 'Nightly scan', signing: 'cosign', badges: ['slsa'] },
    { ...nothing, name: 'ghcr.io/acme' },
  ]);
});

test.each([
  undefined,
  null,
  [],
  'text',
  { manifest: null },
  { manifest: { project: 'x', badges: ['a'], registry: 7, source: ' ' } },
  { manifest: { project: { name: { toString: 'x' }, signing: 1 } } },
])('a memory that is something else says nothing: %j', (memory) => {
  expect(readIdentity(memory)).toEqual(nothing);
});
