/** Times to fix, with defaults for what a test does not state. */
import type { Line } from '../../src/contract/findings';
import type { House } from '../../src/derive/house/house';
import { type FixesInput, toFixes } from '../../src/derive/projections/fixes';
import type { Verdict } from '../../src/domain/verdict';
import { findings } from './findings';

/** The line of an image, and the verdict on its version. */
export interface ImageLine {
  readonly slug: string;
  readonly line: Line;
  readonly verdict: Verdict;
}

const houseOf = ({ slug, line, verdict }: ImageLine) => ({
  slug,
  image: { versions: [{ version: line.version, verdict }] } as unknown as House['image'],
  findings: findings({ slug, line }),
});

/** The document of some lines as of the data date. */
export const fixesOf = (lines: ReadonlyArray<ImageLine>, more: Partial<FixesInput> = {}) =>
  toFixes({
    houses: lines.map(houseOf),
    exploited: new Map(),
    targets: undefined,
    dataDate: null,
    ...more,
  });

/** The document of a catalog without a record. */
export const NO_FIXES = fixesOf([]);
