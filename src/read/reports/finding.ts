import { type FindingIdentity, keyOfFinding } from '../../contract/record/rows';
import { type FixState, fixStates } from '../../contract/security';
import { type Severity, worse } from '../../domain/severity';
import { sortUnique } from '../../domain/values/compare';
import { type Group, groupBy } from '../../domain/values/group-by';

/**
 * A finding, independent of the scanner. Fallbacks (a truncated description as title, a reference instead of
 * the primary address) are separate: a row uses one only if none of its findings has the real value.
 */
export interface Finding {
  readonly id: string;
  readonly pkg: string;
  readonly installed: string | null;
  readonly severity: Severity;
  readonly fixed: string | null;
  /** Why there is no fix; undefined if unknown. */
  readonly fixState?: FixState | undefined;
  readonly title: string | null;
  readonly url: string | null;
  readonly fallbackTitle: string | null;
  readonly fallbackUrl: string | null;
  /** Where it was found, without duplicates, in order of appearance. */
  readonly targets: ReadonlyArray<string>;
  /** Other names of the vulnerability, sorted, without duplicates and without the id. */
  readonly aliases: ReadonlyArray<string>;
}

/** Groups findings by their keys, in order of first appearance. */
export const groupFindings = <F extends FindingIdentity>(
  findings: Iterable<F>,
): Map<string, Group<F>> => groupBy(findings, keyOfFinding);

/** The first in order of precedence. */
const mergeFixStates = (a: Finding, b: Finding): FixState | undefined =>
  fixStates.find((state) => state === a.fixState || state === b.fixState);

/** Merges everything but targets and aliases. */
const merge = (a: Finding, b: Finding): Finding => ({
  ...a,
  severity: worse(a.severity, b.severity),
  fixed: a.fixed ?? b.fixed,
  fixState: mergeFixStates(a, b),
  title: a.title ?? b.title,
  url: a.url ?? b.url,
  fallbackTitle: a.fallbackTitle ?? b.fallbackTitle,
  fallbackUrl: a.fallbackUrl ?? b.fallbackUrl,
});

/** Unites targets and aliases once per group, not once per finding: a group can be as large as a report. */
const mergeGroup = (group: Group<Finding>): Finding => {
  const [first, ...others] = group;
  if (others.length === 0) return first;
  const targets = new Set(group.flatMap((finding) => finding.targets));
  const aliases = sortUnique(group.flatMap((finding) => finding.aliases));
  return { ...others.reduce(merge, first), targets: [...targets], aliases };
};

/**
 * Merges findings with the same `id`, `pkg` and `installed`. Takes the highest severity, the unions of targets
 * and aliases, and the first value of every other field that is not null. Merging is associative.
 */
export const mergeFindings = (findings: Iterable<Finding>): ReadonlyArray<Finding> =>
  [...groupFindings(findings).values()].map(mergeGroup);
