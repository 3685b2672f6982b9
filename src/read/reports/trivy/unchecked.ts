import { isRecord } from '../../../domain/codec/object';
import { sortUnique } from '../../../domain/values/compare';
import { entriesOf, namesFound } from './entries';
import type { ClassifiedResult, TrivyReport } from './trivy-report';
import { isSince } from './versions';

/** The packages of a system that Trivy lists, but did not look up. */
export interface Unchecked {
  /** In order, each once. */
  readonly names: ReadonlyArray<string>;
  /** Whether the report lists no other packages, of any kind. */
  readonly areAll: boolean;
}

/** The packages that a finding names, suppressed or not: somebody has advisories for them. */
const namedIn = (results: ReadonlyArray<ClassifiedResult>): ReadonlySet<string | undefined> =>
  new Set(results.flatMap(namesFound).map((name) => name?.toWellFormed()));

/** The name of a package from a third party; empty for any other. The rest of the entry need not be usable. */
const thirdPartyName = (entry: unknown): string =>
  isRecord(entry) &&
  isRecord(entry['Repository']) &&
  entry['Repository']['Class'] === 'third-party' &&
  typeof entry['Name'] === 'string'
    ? entry['Name'].toWellFormed()
    : '';

const isOfSeal = (entry: unknown): boolean =>
  isRecord(entry) &&
  [entry['Name'], entry['SrcName']].some(
    (name) => typeof name === 'string' && /^seal-/i.test(name),
  );

/**
 * Whether Trivy checked a package although it comes from a third party. Since 0.73 it uses the advisories of Echo (all
 * packages of its system), RapidFort (all packages of its images) and Seal (its packages in any system).
 */
const isCheckedIn = (report: TrivyReport): ((entry: unknown) => boolean) => {
  const { Family, Supplier } = report.Metadata?.OS ?? {};
  const isAware = isSince(report, 73);
  if (Supplier === 'rapidfort' || (isAware && Family === 'echo')) return () => true;
  return isAware ? isOfSeal : () => false;
};

/**
 * The packages of the system that Trivy skipped. Since 0.69 it does not search for those of third parties, because its
 * advisories are those of distributors. Some third parties have advisories of their own, which a finding proves.
 */
export const findUnchecked = (
  report: TrivyReport,
  results: ReadonlyArray<ClassifiedResult>,
): Unchecked => {
  const named = namedIn(results);
  const isChecked = isCheckedIn(report);
  const listed = results.flatMap((result) =>
    entriesOf(result).map((entry) =>
      result.Class === 'os-pkgs' && !isChecked(entry) ? thirdPartyName(entry) : '',
    ),
  );
  const names = listed.filter((name) => name !== '' && !named.has(name));
  return {
    names: sortUnique(names),
    areAll: names.length > 0 && names.length === listed.length,
  };
};

export const isUnchecked = (
  entry: unknown,
  { Class }: Pick<ClassifiedResult, 'Class'>,
  unchecked: ReadonlySet<string>,
): boolean => Class === 'os-pkgs' && unchecked.has(thirdPartyName(entry));
