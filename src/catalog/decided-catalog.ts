import type { Freshness } from './freshness';
import type { Rebuild } from './rebuilds';
import type { CatalogTotals } from './totals';
import type { JudgedImage } from './verdicts';

/** What is published of all available images, and what follows from it. */
export interface DecidedCatalog {
  readonly images: ReadonlyArray<JudgedImage>;
  readonly totals: CatalogTotals;
  /** Distinct CVEs of the findings in `totals`; undefined if some rows were not read. */
  readonly cves: number | undefined;
  readonly freshness: Freshness;
  readonly rebuilds: ReadonlyArray<Rebuild>;
}
