/** Times to a fix, with defaults for what a test does not state. */
import type { ImageLine } from '../../src/derive/projections/fix-times';
import { type FixesInput, toFixes } from '../../src/derive/projections/fixes';

/** The document of some lines as of the data date. */
export const fixesOf = (lines: ReadonlyArray<ImageLine>, more: Partial<FixesInput> = {}) =>
  toFixes(lines, { exploited: new Map(), targets: undefined, dataDate: null, ...more });

/** The document of a catalog without a record. */
export const NO_FIXES = fixesOf([]);
