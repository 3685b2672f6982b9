import { expect, test } from '@jest/globals';
import { countNewCatalog, describeFindings } from '../../src/catalog/totals';
import { catalogOf, chart } from '../builders/manifest';
import { security } from '../builders/security';

test('totals count the latest record of each image, and the versions by state', () => {
  expect(
    countNewCatalog(catalogOf({ charts: [chart('a')] }), [
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
    unscanned: 2,
    withheld: 1,
    partial: 0,
    findings: 3,
    critical: 1,
    high: 1,
    medium: 0,
    low: 1,
    unknown: 0,
    fixable: 1,
  });
});

const totals = (...letters: ReadonlyArray<string>) =>
  countNewCatalog(
    catalogOf(),
    letters.map((each, i) => security(`i${i}`, { 1: each })),
  );

test.each<readonly [ReadonlyArray<string>, number | undefined, string]>([
  [['unscanned', 'withheld'], 0, 'nothing scanned yet: no version has a scan record'],
  [[], 0, 'nothing scanned yet: no version has a scan record'],
  [['', 'unscanned'], 0, '0 CVEs in 1 of 2 scanned images'],
  [[''], undefined, '0 CVEs in 1 scanned image'],
  [['H+L', 'H'], 2, '3 findings of 2 CVEs in 2 scanned images, 1 finding fixable'],
  [['H+L', 'H'], undefined, '3 findings in 2 scanned images, 1 finding fixable'],
  [['H', 'unscanned'], 1, '1 finding of 1 CVE in 1 of 2 scanned images, 0 findings fixable'],
])(
  'the totals of %j with %j distinct ids are described with their coverage',
  (letters, cves, expected) => {
    expect(describeFindings(totals(...letters), cves)).toBe(expected);
  },
);
