import { expect, test } from '@jest/globals';
import type { ImageStatus } from '../../src/decide/image-status';
import { countCatalog, describeOlderCount } from '../../src/decide/totals';
import { catalogOf, chart } from '../builders/manifest';
import { security } from '../builders/security';

test('totals count the latest record of each image, and the versions by state', () => {
  expect(
    countCatalog(catalogOf({ charts: [chart('a')] }), [
      security('b', { v3: 'unscanned', v2: 'C+L', v1: 'H+H+' }),
      security('a', { v1: 'withheld', v0: 'unscanned' }),
      security('c', { v1: 'H' }),
      security('d', { v1: '' }),
    ]),
  ).toEqual({
    images: 4,
    charts: 1,
    scannedImages: 3,
    imagesWithCves: 2,
    imagesNeedingRebuild: 1,
    ...{ versions: 7, scanned: 4, partial: 0, withheld: 1, unscanned: 2 },
    findings: 3,
    critical: 1,
    high: 1,
    medium: 0,
    low: 1,
    unknown: 0,
    ...{ fixable: 1, older: 0 },
  });
});

/** An image whose versions here wait for the scan of their new digest. */
const waiting = (versions: Readonly<Record<string, string>>, ...names: string[]): ImageStatus => {
  const image = security('a', versions);
  const before = { scannedAt: null, verdict: 'unverified' } as const;
  return {
    ...image,
    versions: image.versions.map((each) =>
      names.includes(each.version) ? { ...each, before } : each,
    ),
  };
};

test.each<readonly [string, ImageStatus, number]>([
  ['whose newest version waits', waiting({ v2: 'unscanned', v1: 'H' }, 'v2'), 1],
  [
    'of which a version between waits',
    waiting({ v3: 'unscanned', v2: 'unscanned', v1: 'H' }, 'v2'),
    1,
  ],
  ['of which two wait', waiting({ v3: 'unscanned', v2: 'unscanned', v1: 'H' }, 'v2', 'v3'), 1],
  ['whose older version waits', waiting({ v2: 'H', v1: 'unscanned' }, 'v1'), 0],
  ['of which no version has a record', waiting({ v2: 'unscanned', v1: 'withheld' }, 'v2'), 0],
  ['whose newest version was never scanned', waiting({ v2: 'unscanned', v1: 'H' }), 0],
])('an image %s is counted by an older version: %#', (_, image, older) => {
  const totals = countCatalog(catalogOf(), [image, security('b', { v1: '' })]);
  expect([totals.older, describeOlderCount(totals)]).toEqual([
    older,
    older === 0 ? [] : ['1 image counted by an older version'],
  ]);
});

test('several images are counted', () => {
  expect(describeOlderCount({ older: 1234 })).toEqual(['1,234 images counted by an older version']);
});
