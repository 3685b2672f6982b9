import { expect, test } from '@jest/globals';
import { catalogName } from '../../explorer/model/identity';

test('a catalog has the name of the author of its feed', () => {
  const feed = { title: 'Acme catalog', authors: [{ name: 'Acme' }], items: [] };
  expect(catalogName(feed)).toBe('Acme');
});

test.each([
  undefined,
  null,
  [],
  'text',
  { authors: null },
  { authors: [] },
  { authors: ['Acme'] },
  { authors: [{ name: ' ' }] },
  { authors: [{ name: { toString: 'x' } }] },
  { authors: { name: 'Acme' } },
])('a feed that is something else states no name: %j', (feed) => {
  expect(catalogName(feed)).toBeUndefined();
});
