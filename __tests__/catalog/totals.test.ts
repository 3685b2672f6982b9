import { describe, expect, test } from '@jest/globals';
import type { ScanState } from '../../src/api/items';
import type { Cve } from '../../src/api/security';
import type { ImageSecurity, VersionStatus } from '../../src/catalog/records';
import { catalogTotals } from '../../src/diff/totals';
import type { Severity } from '../../src/domain/severity';
import { rollupOf } from '../../src/reports/rows';
import { catalogOf, chart, image } from '../builders/manifest';

const WORDS: Readonly<Record<string, Severity>> = {
  C: 'CRITICAL',
  H: 'HIGH',
  M: 'MEDIUM',
  L: 'LOW',
  U: 'UNKNOWN',
};

/** `C+HU`: a fixable critical one, a high one, an unknown one. */
const version = (name: string, letters: string | ScanState): VersionStatus => {
  const recorded = /^[CHMLU+]*$/.test(letters);
  const rows = (recorded ? (letters.match(/[CHMLU]\+?/g) ?? []) : []).map(
    (each, i): Cve => ({
      id: `${i}`,
      severity: WORDS[each.charAt(0)] ?? 'UNKNOWN',
      pkg: 'p',
      installed: null,
      fixed: each.endsWith('+') ? '1' : null,
      title: null,
      url: null,
      targets: [],
    }),
  );
  return {
    version: name,
    digest: name === '1' ? null : `sha256:${name}`,
    state: recorded ? 'scanned' : (letters as ScanState),
    scannedAt: null,
    scanner: null,
    rollup: recorded ? rollupOf(name, 'i', rows) : undefined,
  };
};
const security = (slug: string, versions: Readonly<Record<string, string>>): ImageSecurity => ({
  slug,
  image: `r/${slug}`,
  versions: Object.entries(versions).map(([name, letters]) => version(name, letters)),
});

const catalog = catalogOf({
  images: [image('a'), image('b'), image('c', { status: 'planned' })],
  charts: [chart('a')],
});

test('totals', () => {
  expect(
    catalogTotals(catalog, [
      security('b', { v3: 'unscanned', v2: 'C+L', v1: 'H+H+' }),
      security('a', { v1: 'withheld', v0: 'unscanned' }),
    ]),
  ).toEqual({
    images: 2,
    charts: 1,
    scannedImages: 1,
    unscanned: 2,
    withheld: 1,
    partial: 0,
    cves: 2,
    fixable: 1,
    needsRebuild: [
      { slug: 'b', version: 'v2', image: 'r/b', digest: 'sha256:v2', fixable: 1 },
      { slug: 'b', version: 'v1', image: 'r/b', digest: 'sha256:v1', fixable: 2 },
    ],
  });
});

describe('what needs a rebuild, worst first', () => {
  test.each<readonly [string, ReadonlyArray<ImageSecurity>, ReadonlyArray<string>]>([
    ['nothing', [security('a', { v1: 'CHMLU', v0: '' })], []],
    [
      'by critical, high, medium, low, unknown and fixable',
      [
        security('a', { v1: 'L+L', v2: 'U+' }),
        security('b', { v1: 'M+', v2: 'CU+' }),
        security('c', { v1: 'HHHHL+', v2: 'C+H' }),
        security('d', { v1: 'L+', v2: 'L+L+' }),
      ],
      ['c/v2', 'b/v2', 'c/v1', 'b/v1', 'd/v2', 'a/v1', 'd/v1', 'a/v2'],
    ],
    [
      'ties by slug, then the newest version',
      [
        security('b', { v9: 'H+', v8: 'H+' }),
        security('a', { v2: 'H+', v10: 'H+' }),
        security('a-b', { v1: 'H+' }),
      ],
      ['a/v2', 'a/v10', 'a-b/v1', 'b/v9', 'b/v8'],
    ],
  ])('%s', (_, images, expected) => {
    expect(
      catalogTotals(catalog, images).needsRebuild.map(
        ({ slug, version: name }) => `${slug}/${name}`,
      ),
    ).toEqual(expected);
  });

  test('a version without a digest says null', () => {
    expect(catalogTotals(catalog, [security('a', { 1: 'H+' })]).needsRebuild).toEqual([
      { slug: 'a', version: '1', image: 'r/a', digest: null, fixable: 1 },
    ]);
  });
});
