import {
  compareSuppressions,
  type FindingIdentity,
  keyOfFinding,
} from '../../contract/record/rows';
import { type Suppression, suppressionStatuses } from '../../contract/security';
import { worse } from '../../domain/severity';
import { sortUnique } from '../../domain/values/compare';
import type { Group } from '../../domain/values/group-by';
import { groupFindings } from './finding';

/** Why a finding is left out. */
export type Reason = Pick<Suppression, 'status' | 'justification' | 'statement'>;

const hasReason = ({ justification, statement }: Suppression): boolean =>
  justification !== null || statement !== null;

const precedence = ({ status }: Suppression): number => suppressionStatuses.indexOf(status);

/** The suppression whose status has precedence. If the status is the same, the first with a reason. */
const preferred = (a: Suppression, b: Suppression): Suppression => {
  const difference = precedence(a) - precedence(b) || Number(hasReason(b)) - Number(hasReason(a));
  return difference > 0 ? b : a;
};

const mergeGroup = (group: Group<Suppression>): Suppression => {
  const [first, ...others] = group;
  if (others.length === 0) return first;
  return {
    ...others.reduce(preferred, first),
    severity: group.map(({ severity }) => severity).reduce(worse),
    fixed: group.find(({ fixed }) => fixed !== null)?.fixed ?? null,
    aliases: sortUnique(group.flatMap(({ aliases }) => aliases)),
  };
};

/**
 * Merges suppressions with the same `id`, `pkg` and `installed`, and drops those that are also findings. Takes
 * the status with the highest precedence, its first reason, the highest severity, the first fix and the union
 * of the aliases. Returns them in the API's order. Merging is associative.
 */
export const mergeSuppressions = (
  suppressions: ReadonlyArray<Suppression>,
  findings: ReadonlyArray<FindingIdentity>,
): ReadonlyArray<Suppression> => {
  if (suppressions.length === 0) return [];
  const groups = groupFindings(suppressions);
  for (const finding of findings) groups.delete(keyOfFinding(finding));
  return [...groups.values()].map(mergeGroup).sort(compareSuppressions);
};
