/** Items of `retired` with a name that the catalog never published. */
import { expect, test } from '@jest/globals';
import { describeUnpublished } from '../../src/derive/projections/unpublished-retired';
import type { ManifestRetired } from '../../src/read/manifest/manifest';
import { digestOf } from '../builders/digest';
import { catalogOf, image } from '../builders/manifest';

const FORMER = catalogOf({ images: [image('adminer'), image('redis')] });
const NEVER = 'in retired, expected an image that this catalog has published';

test.each<readonly [string, ManifestRetired, ReadonlyArray<string>]>([
  ['an image that was removed', { slug: 'adminer' }, []],
  ['a version of an image that is there', { slug: 'redis', version: '0' }, []],
  ['something of elsewhere', { slug: 'minio', version: '1', digest: digestOf('x') }, []],
  [
    'a typo',
    { slug: 'adminre' },
    [`the manifest: found "adminre" ${NEVER}; did you mean adminer?`],
  ],
  [
    'another name',
    { slug: 'kubernetes' },
    [
      `the manifest: found "kubernetes" ${NEVER}; correct it, or add the version and digest of what was published elsewhere`,
    ],
  ],
])('a wrong name in retired passes in silence, or is said once: %s', (_, item, lines) => {
  const catalog = catalogOf({ images: [image('redis')], retired: [item, item] });
  const [version = null, digest = null] = [item.version, item.digest];
  const tombstone = { slug: item.slug, version, digest, removed: null };
  const tombstones = [{ ...tombstone, replacement: null, reason: null }];
  expect([
    describeUnpublished(catalog, FORMER, []),
    describeUnpublished(catalog, FORMER, tombstones),
    describeUnpublished(catalog, undefined, []),
  ]).toEqual([lines, [], []]);
});
