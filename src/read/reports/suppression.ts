import { compareSuppressions } from '../../contract/record/rows';
import { type Suppression, suppressionStatuses } from '../../contract/security';
import { canonicalId } from '../../domain/canonical-id';
import { worse } from '../../domain/severity';
import { compareText } from '../../domain/values/compare';
import { type Group, groupBy } from '../../domain/values/group-by';
import { keyOfVulnerability, mergeNames, type NamedFinding } from './finding';

export type Reason = Pick<Suppression, 'status' | 'justification' | 'statement'>;

const hasReason = ({ justification, statement }: Suppression): boolean =>
  justification !== null || statement !== null;

const precedence = ({ status }: Suppression): number => suppressionStatuses.indexOf(status);

/** The suppression whose status has precedence; of equal ones the first with a reason. */
const preferred = (a: Suppression, b: Suppression): Suppression => {
  const difference = precedence(a) - precedence(b) || Number(hasReason(b)) - Number(hasReason(a));
  return difference > 0 ? b : a;
};

const mergeGroup = (group: Group<Suppression>): Suppression => {
  const [first, ...others] = group;
  if (others.length === 0) return first;
  return {
    ...others.reduce(preferred, first),
    ...mergeNames(group),
    severity: group.map(({ severity }) => severity).reduce(worse),
    fixed: group.find(({ fixed }) => fixed !== null)?.fixed ?? null,
  };
};

/**
 * Merges suppressions with the same key, as findings are merged, and drops those that are also findings. Takes the status
 * with the highest precedence, its first reason, the highest severity, the first fix and the union of the names.
 * Returns them in the API's order. Merging is associative.
 */
export const mergeSuppressions = (
  suppressions: ReadonlyArray<Suppression>,
  findings: ReadonlyArray<NamedFinding>,
  keyOf: (finding: NamedFinding) => string = keyOfVulnerability,
): ReadonlyArray<Suppression> => {
  if (suppressions.length === 0) return [];
  const groups = groupBy(suppressions, keyOf);
  for (const finding of findings) groups.delete(keyOf(finding));
  return [...groups.values()]
    .map(mergeGroup)
    .sort((a, b) => compareSuppressions(a, b) || compareText(canonicalId(a), canonicalId(b)));
};
