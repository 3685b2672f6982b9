import type { DecidedCatalog } from '../../decide/decide-catalog';
import type { SurvivedIds } from '../../domain/fixes';
import type { VersionKey } from '../../domain/version-key';
import type { FindingFact } from '../days/facts';
import type { FindingEvent } from '../house/finding-event';
import type { NewBuild } from '../house/next-findings';
import type { ExploitedIn } from '../projections/cve-list';
import type { NewlyExploited } from '../projections/newly-exploited';
import type { BaseRebuild } from './base-rebuilds';
import type { BasedRebuild } from './based-rebuilds';
import type { NewPackage } from './package-news';

/** What a run decided and found, for people. */
export interface DerivedCatalog extends DecidedCatalog {
  readonly rebuilds: ReadonlyArray<BasedRebuild>;
  readonly baseRebuilds: ReadonlyArray<BaseRebuild>;
  /** The ids that survived builds that could have had their fix. */
  readonly survived: ReadonlyMap<VersionKey, SurvivedIds>;
  /** The facts about findings that are new in their days, without what was there when the catalog first looked. */
  readonly facts: ReadonlyArray<FindingFact>;
  /** What changed in the findings, for people: the facts, and changes that have no date. */
  readonly events: ReadonlyArray<FindingEvent>;
  /** The builds that scans of this run found in the place of others. */
  readonly builds: ReadonlyArray<NewBuild>;
  /** The new ids of each image, by slug. */
  readonly newIds: ReadonlyMap<string, ReadonlySet<string>>;
  /** The number of open exploited vulnerabilities; null if no KEV catalog was ever used. */
  readonly exploited: number | null;
  readonly exploitedIn: ExploitedIn;
  /** The versions that have an exploited vulnerability with a fix. */
  readonly exploitedFixes: ReadonlySet<VersionKey>;
  /** The number of vulnerabilities that are open only in versions other than the newest with a record. */
  readonly inOlder: number;
  /** The distinct CVEs among the findings of `totals`; undefined if the findings were not read. */
  readonly cves: number | undefined;
  readonly newlyExploited: ReadonlyArray<NewlyExploited>;
  /** From rebuilds. */
  readonly newPackages: ReadonlyArray<NewPackage>;
  /** Notices about VEX statements that no scan applied. */
  readonly unapplied: ReadonlyArray<string>;
}
