import type { Problem } from '../problem';
import type { DecidedImage } from './decide-image';
import type { Rebuild } from './rebuilds';
import type { CatalogTotals } from './totals';
import type { JudgedImage } from './verdicts';

/** What is published of every available image, and what follows from all of them together. */
export interface DecidedCatalog {
  readonly security: ReadonlyArray<JudgedImage>;
  /** The decision about each version, in the same order. */
  readonly images: ReadonlyArray<DecidedImage>;
  readonly totals: CatalogTotals;
  /** Distinct CVEs of the findings that `totals` counts; undefined if the rows of some image were not read. */
  readonly cves: number | undefined;
  readonly rebuilds: ReadonlyArray<Rebuild>;
  readonly warnings: ReadonlyArray<Problem>;
  readonly notices: ReadonlyArray<string>;
}
