import { expect, test } from '@jest/globals';
import { countNewCatalog } from '../../src/catalog/totals';
import { describeFindings } from '../../src/summary/totals';
import { catalogOf } from '../builders/manifest';
import { security } from '../builders/security';

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
