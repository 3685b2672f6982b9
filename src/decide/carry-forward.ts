import type { StatusItem } from '../contract/items';
import { show } from '../domain/values/escape';
import type { PublishedVersion } from '../previous/versions';
import { reasonOf, tellingGaps } from '../read/reports/scan';
import { reasonOfForgotten } from './forgotten';
import { isLater, type Outcome } from './scan-outcome';

/** What is published of one version. */
export type Decision =
  | { readonly kind: 'fresh'; readonly outcome: Extract<Outcome, { kind: 'record' }> }
  | { readonly kind: 'kept'; readonly published: PublishedVersion }
  | {
      readonly kind: 'withheld';
      readonly scannedAt: string | null;
      readonly scanner: string | null;
      /** The reports of this run, which prove nothing; null if an earlier run withheld the record. */
      readonly outcome: Extract<Outcome, { kind: 'withheld' }> | null;
    }
  | { readonly kind: 'unscanned' };

/** The facts for the decision about one version. */
export interface VersionFacts extends Pick<StatusItem, 'digestFrom'> {
  readonly digest: string | undefined;
  /** The outcome of this run's reports; undefined without reports. */
  readonly outcome: Outcome | undefined;
  /** The published status; undefined if there is none or carry-forward is off. */
  readonly published: PublishedVersion | undefined;
}

export interface Decided {
  readonly decision: Decision;
  readonly warnings: ReadonlyArray<string>;
  readonly notices: ReadonlyArray<string>;
}

const withoutRemarks = (decision: Decision): Decided => ({ decision, warnings: [], notices: [] });

const formatPaths = (scans: ReadonlyArray<{ readonly path: string }>): string =>
  scans.map(({ path }) => show(path)).join(', ');

/** Gives the reasons for incomplete reports, each with its cure. */
const explainGaps = ({ gaps }: Pick<Outcome, 'gaps'>): string =>
  tellingGaps(gaps)
    .map((gap) => reasonOf(gap).why)
    .join('; ');

/** Warns of a partial record in the run that first makes it. */
const fresh = (
  outcome: Extract<Outcome, { kind: 'record' }>,
  same: PublishedVersion | undefined,
): Decided => ({
  decision: { kind: 'fresh', outcome },
  warnings: [
    ...(outcome.incomplete.length > 0 && same?.state !== 'partial'
      ? [
          `found gaps in ${formatPaths(outcome.incomplete)}, expected a scan of everything: ${explainGaps(outcome)}; the record is partial, its counts are a lower bound`,
        ]
      : []),
    ...(outcome.ignored.length > 0
      ? [
          `found reports of two scanners: Trivy's are used; ${formatPaths(outcome.ignored)} would be if Trivy's proved nothing`,
        ]
      : []),
  ],
  notices: [],
});

/** Warns of a withheld record in the run that first withholds it, and of an old record in every run. */
const withheld = (
  outcome: Extract<Outcome, { kind: 'withheld' }>,
  kept: PublishedVersion | undefined,
  same: PublishedVersion | undefined,
): Decided => {
  const { forgotten } = outcome;
  const isForgotten = forgotten !== undefined;
  const why = isForgotten
    ? reasonOfForgotten(forgotten).why
    : `found no findings in ${formatPaths(outcome.scans)}, expected a scan that could have found some: ${explainGaps(outcome)}`;
  if (kept !== undefined)
    return {
      decision: { kind: 'kept', published: kept },
      warnings: [isForgotten ? why : `${why}; the published record stays`],
      notices: [],
    };
  const { scannedAt, scanner } = outcome;
  const isOld = same?.state === 'withheld';
  return {
    decision: { kind: 'withheld', scannedAt, scanner, outcome },
    warnings: isOld ? [] : [`${why}; the version is published without a record`],
    notices: [],
  };
};

export const findSame = ({ digest, published }: VersionFacts): PublishedVersion | undefined =>
  published?.digest === (digest ?? null) ? published : undefined;

/**
 * Returns the last scan and verdict of a version before its digest changed. Undefined unless the new digest waits for
 * its first report. If a digest changes again before that, nothing changes.
 */
export const findFormerBuild = (facts: VersionFacts, decision: Decision): StatusItem['before'] => {
  const { published } = facts;
  if (decision.kind !== 'unscanned' || published === undefined) return undefined;
  if (!published.hasRecord || findSame(facts) !== undefined) return published.before;
  const { scannedAt, verdict } = published;
  return { scannedAt, verdict };
};

/** The published record of the same digest, unless a report of this run of the same or a later date replaces it. */
export const recordToKeep = (facts: VersionFacts): PublishedVersion | undefined => {
  const same = findSame(facts);
  if (!same?.hasRecord) return undefined;
  const { outcome } = facts;
  return outcome?.kind === 'record' && !isLater(same.scannedAt, outcome.scannedAt)
    ? undefined
    : same;
};

/**
 * Decides what is published of one version: usable reports of this run, unless the branch has a later record of the
 * same digest; otherwise the published record of the same digest; otherwise no record. Warns only of a new state: log
 * and summary count all states in every run.
 */
export const decideVersion = (facts: VersionFacts): Decided => {
  const { outcome } = facts;
  const same = findSame(facts);
  const kept = recordToKeep(facts);
  if (outcome?.kind === 'withheld') return withheld(outcome, kept, same);
  if (outcome?.kind === 'record') {
    if (kept === undefined) return fresh(outcome, same);
    const notice = `the published scan of ${kept.scannedAt} is later than ${formatPaths(outcome.scans)} of ${outcome.scannedAt}, so it stays`;
    return { decision: { kind: 'kept', published: kept }, warnings: [], notices: [notice] };
  }
  if (kept !== undefined) return withoutRemarks({ kind: 'kept', published: kept });
  if (same?.state === 'withheld') {
    const { scannedAt, scanner } = same;
    return withoutRemarks({ kind: 'withheld', scannedAt, scanner, outcome: null });
  }
  return withoutRemarks({ kind: 'unscanned' });
};
