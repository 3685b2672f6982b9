import { expect, test } from '@jest/globals';
import type { Removed, RemovedItem } from '../../explorer/model/documents';
import { isNothing, leftOf } from '../../explorer/model/removed';

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
  ['adminer', undefined, adminer, [adminer5, adminer4], false],
  ['adminer', '4', adminer, [adminer4, adminer5], false],
  ['adminer', '1', adminer, [adminer5, adminer4], false],
  ['redis', '7', undefined, [redis7], false],
  ['never', undefined, undefined, [], true],
])('what is left of %s, asked for %s', (slug, asked, image, versions, nothing) => {
  const left = leftOf(removed, slug, asked);
  expect([left, isNothing(left)]).toEqual([{ image, versions }, nothing]);
});
