import { expect, test } from '@jest/globals';
import type { Removed, RemovedItem } from '../../explorer/model/documents';
import { findTombstones } from '../../explorer/model/removed';

const item = (slug: string, version: string | null): RemovedItem => ({
  slug,
  version,
  digest: null,
  removed: null,
  replacement: null,
  reason: null,
});
const items = [
  item('redis', '7'),
  item('adminer', null),
  item('adminer', '5'),
  item('adminer', '4'),
];
const removed: Removed = { apiVersion: 'v1', resource: 'removed', total: 4, data: items };
const [redis7, adminer, adminer5, adminer4] = items;

test.each([
  ['adminer', undefined, { image: adminer, versions: [adminer5, adminer4] }],
  ['adminer', '4', { image: adminer, versions: [adminer4, adminer5] }],
  ['adminer', '1', { image: adminer, versions: [adminer5, adminer4] }],
  ['redis', '7', { image: undefined, versions: [redis7] }],
  ['never', undefined, undefined],
])('the tombstones of %s, asked for %s', (slug, asked, tombstones) => {
  expect(findTombstones(removed, slug, asked)).toEqual(tombstones);
});
