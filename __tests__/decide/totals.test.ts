import { expect, test } from '@jest/globals';
import { countCatalog } from '../../src/decide/totals';
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
    fixable: 1,
  });
});
