import { expect, test } from '@jest/globals';
import { describeRenamed } from '../../src/derive/projections/renamed';
import type { Manifest } from '../../src/read/manifest/manifest';
import { digestOf } from '../builders/digest';
import { catalogOf, image, manifestFrom } from '../builders/manifest';

/** Digests of versions by slug; without a digest, null. */
type Images = Readonly<Record<string, ReadonlyArray<string | null>>>;

const catalog = (images: Images, more: Partial<Manifest> = {}) =>
  catalogOf({
    images: Object.entries(images).map(([slug, digests]) =>
      image(slug, {
        versions: digests.map((build, i) => ({
          version: `${digests.length - i}`,
          ...(build === null ? {} : { digest: digestOf(build) }),
        })),
      }),
    ),
    ...more,
  });

const said = (before: Images, after: Images, more: Partial<Manifest> = {}) =>
  describeRenamed(catalog(before), catalog(after, more));

const ONE =
  'the manifest: found telemetry with the same digests as collector, which is gone; if it was renamed, tell those who use the old name: retired: [{ slug: collector, replacedBy: { slug: telemetry } }]';

test.each<readonly [string, Images, Images, Partial<Manifest>, ReadonlyArray<string>]>([
  [
    'with its digest',
    { collector: ['a'], redis: ['b'] },
    { telemetry: ['a'], redis: ['b'] },
    {},
    [ONE],
  ],
  ['with all of its digests', { collector: ['b', 'a'] }, { telemetry: ['b', 'a'] }, {}, [ONE]],
  ['and a version more', { collector: ['a'] }, { telemetry: ['b', 'a'] }, {}, [ONE]],
  ['and a version without a digest', { collector: ['a', null] }, { telemetry: ['a'] }, {}, [ONE]],
  ['with some of its digests', { collector: ['b', 'a'] }, { telemetry: ['a'] }, {}, []],
  ['with another digest', { collector: ['a'] }, { telemetry: ['b'] }, {}, []],
  ['and no digest is known', { collector: [null] }, { telemetry: [null] }, {}, []],
  ['that was there', { collector: ['a'], telemetry: ['a'] }, { telemetry: ['a'] }, {}, []],
  ['but the other one stays', { collector: ['a'] }, { collector: ['a'], telemetry: ['a'] }, {}, []],
  [
    'which the manifest says',
    { collector: ['a'] },
    { telemetry: ['a'] },
    { retired: [{ slug: 'collector', reason: 'merged' }] },
    [],
  ],
  [
    'where it says so of a version only',
    { collector: ['a'] },
    { telemetry: ['a'] },
    { retired: [{ slug: 'collector', version: '1' }] },
    [ONE],
  ],
  [
    'twice',
    { a1: ['a'], b1: ['b'] },
    { a2: ['a'], b2: ['b'] },
    {},
    [
      'the manifest: found a2 with the same digests as a1, which is gone, b2 with the same digests as b1, which is gone; if they were renamed, tell those who use the old name: retired: [{ slug: a1, replacedBy: { slug: a2 } }, { slug: b1, replacedBy: { slug: b2 } }]',
    ],
  ],
  [
    'and a name that YAML could take for something else',
    { 10: ['a'] },
    { true: ['a'] },
    {},
    [
      'the manifest: found true with the same digests as 10, which is gone; if it was renamed, tell those who use the old name: retired: [{ slug: "10", replacedBy: { slug: "true" } }]',
    ],
  ],
])('an image goes, and one comes %s', (_, before, after, more, expected) => {
  expect(said(before, after, more)).toEqual(expected);
});

test('nothing is known of a catalog that was not published', () => {
  expect(describeRenamed(undefined, catalog({ telemetry: ['a'] }))).toEqual([]);
});

test('the lines of the notice are lines of a manifest', () => {
  const [notice = ''] = said({ 10: ['a'] }, { true: ['a'] });
  const lines = notice.slice(notice.indexOf('retired:'));
  const { retired } = manifestFrom('catalog.yaml', `registry: ghcr.io/acme\n${lines}\n`);
  expect(retired).toEqual([{ slug: '10', replacedBy: { slug: 'true' } }]);
});
