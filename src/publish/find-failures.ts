import { type ImageSecurity, rollupsOf, type VersionStatus } from '../catalog/records';
import { compareCounts, type SeverityKey, severityKeys } from '../domain/severity-counts';
import type { FailCondition } from '../inputs/fail-on';
import { type Problem, problem } from '../problem';
import { joinLimited } from '../text/join-limited';
import { formatNumber, pluralize } from '../text/plural';

/** The facts that `fail-on` checks. */
export interface FailureFacts {
  /** Every available image. */
  readonly security: ReadonlyArray<ImageSecurity>;
  /** The run kept the published manifest, because its own is older. */
  readonly stale: boolean;
}

const MAX_NAMED = 5;

const describe = (
  condition: FailCondition,
  found: string,
  named: ReadonlyArray<string>,
  advice: string,
): Problem =>
  problem(
    `input fail-on: found ${found}, expected none: ${joinLimited(named, MAX_NAMED)}; ${advice}, or remove ${condition} from fail-on`,
  );

/** Finds findings in the newest version with a record of each image, the version with the most first. */
const findCves = (
  key: SeverityKey | 'fixable',
  { security }: FailureFacts,
): ReadonlyArray<Problem> => {
  const affected = security
    .flatMap((image) =>
      rollupsOf(image)
        .slice(0, 1)
        .filter((rollup) => rollup[key] > 0)
        .map((rollup) => ({ slug: image.slug, rollup })),
    )
    .sort((a, b) => b.rollup[key] - a.rollup[key] || compareCounts(a.rollup, b.rollup));
  if (affected.length === 0) return [];
  const count = affected.reduce((sum, { rollup }) => sum + rollup[key], 0);
  return [
    describe(
      key,
      `${pluralize(count, `${key} CVE`)} in ${pluralize(affected.length, 'image')}`,
      affected.map(
        ({ slug, rollup }) => `${slug}:${rollup.version} has ${formatNumber(rollup[key])}`,
      ),
      key === 'fixable'
        ? `rebuild ${affected.length === 1 ? 'this image' : 'these images'}`
        : 'update or rebuild what is affected',
    ),
  ];
};

type GapState = Exclude<VersionStatus['state'], 'scanned'>;

const GAP_ADVICE: Readonly<Record<GapState, string>> = {
  unscanned: 'scan what has no report',
  partial: 'scan with a scanner that supports the whole image',
  withheld: 'scan with a scanner that supports the image',
};

/** Finds versions in a state, in the order of the catalog. */
const findGaps = (state: GapState, { security }: FailureFacts): ReadonlyArray<Problem> => {
  const named = security.flatMap(({ slug, versions }) =>
    versions.filter((each) => each.state === state).map(({ version }) => `${slug}:${version}`),
  );
  return named.length === 0
    ? []
    : [describe(state, pluralize(named.length, `${state} version`), named, GAP_ADVICE[state])];
};

const STALE = problem(
  'input fail-on: found a source commit that is older than the published one, expected the newest: the published manifest was used instead; run again from the newest commit, or remove stale-source from fail-on',
);

const isSeverity = (condition: FailCondition): condition is SeverityKey =>
  severityKeys.some((key) => key === condition);

/**
 * Checks the conditions of `fail-on`. Returns one error for each that is met, with its count and the worst
 * versions. Severities and `fixable` consider the newest version with a record of each image.
 */
export const findFailures = (
  conditions: ReadonlyArray<FailCondition>,
  facts: FailureFacts,
): ReadonlyArray<Problem> =>
  conditions.flatMap((condition) => {
    if (condition === 'stale-source') return facts.stale ? [STALE] : [];
    return condition === 'fixable' || isSeverity(condition)
      ? findCves(condition, facts)
      : findGaps(condition, facts);
  });
