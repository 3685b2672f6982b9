import type { DecidedCatalog } from '../../decide/decide-catalog';
import type { VersionKey } from '../../domain/version-key';
import type { FindingFact } from '../days/facts';
import type { FindingEvent } from '../house/finding-event';
import type { ExploitedIn } from '../projections/cve-list';
import type { NewlyExploited } from '../projections/newly-exploited';
import type { NewPackage } from './package-news';

/** What is published of the whole catalog, and the facts of this run, for people. */
export interface DerivedCatalog extends DecidedCatalog {
  /** Facts about findings that their days did not have, without those that were there when the catalog first looked. */
  readonly facts: ReadonlyArray<FindingFact>;
  /** What changed in the findings, for people: the facts, and changes that have no date. */
  readonly events: ReadonlyArray<FindingEvent>;
  /** The new ids of each image, by slug. */
  readonly newIds: ReadonlyMap<string, ReadonlySet<string>>;
  /** Number of open vulnerabilities known to be exploited; null if no KEV catalog was ever used. */
  readonly exploited: number | null;
  readonly exploitedIn: ExploitedIn;
  /** The versions in which an exploited vulnerability that has a fix is open. */
  readonly exploitedFixes: ReadonlySet<VersionKey>;
  /** Number of open vulnerabilities that the newest version with a record of no image has. */
  readonly inOlder: number;
  /** Distinct CVEs of the findings in `totals`; undefined if the findings were not read. */
  readonly cves: number | undefined;
  /** The vulnerabilities that became known to be exploited. */
  readonly newlyExploited: ReadonlyArray<NewlyExploited>;
  /** The packages that rebuilds added. */
  readonly newPackages: ReadonlyArray<NewPackage>;
  /** Notices of VEX statements that no scan applied. */
  readonly unapplied: ReadonlyArray<string>;
}
