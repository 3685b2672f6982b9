import { isRecord } from '../../../domain/codec/object';
import { sortUnique } from '../../../domain/values/compare';
import type { TrivyResult } from './trivy-report';

/** The packages of a system that Trivy lists, but did not look up. */
export interface Unchecked {
  /** Their names, in order, none twice. */
  readonly names: ReadonlyArray<string>;
  /** Whether they are all that the report lists, of any kind. */
  readonly areAll: boolean;
}

/** The packages that a finding names, suppressed or not: somebody has advisories for these. */
const namedIn = (results: ReadonlyArray<TrivyResult>): ReadonlySet<string | null | undefined> => {
  const names = results.flatMap(({ Vulnerabilities, ExperimentalModifiedFindings }) => [
    ...(Vulnerabilities ?? []).map(({ PkgName }) => PkgName),
    ...(ExperimentalModifiedFindings ?? []).flatMap(({ Type, Finding }) =>
      Type === 'vulnerability' ? [Finding?.PkgName] : [],
    ),
  ]);
  return new Set(names.map((name) => name?.toWellFormed()));
};

/** The name of a package from a third party; empty for any other. Nothing else of an entry has to be usable. */
const thirdPartyName = ({ Repository, Name }: Readonly<Record<string, unknown>>): string =>
  isRecord(Repository) && Repository['Class'] === 'third-party' && typeof Name === 'string'
    ? Name.toWellFormed()
    : '';

const entriesOf = ({ Packages }: TrivyResult): ReadonlyArray<Readonly<Record<string, unknown>>> =>
  Array.isArray(Packages) ? Packages.filter(isRecord) : [];

/**
 * The packages of the system that Trivy skipped. Since 0.69, it leaves those of third parties out of its search, because
 * its advisories are those of distributors; some of these check their own, which a finding proves. `isOfSystem` says
 * whether a result is about the packages of the system.
 */
export const findUnchecked = (
  results: ReadonlyArray<TrivyResult>,
  isOfSystem: (result: TrivyResult) => boolean,
): Unchecked => {
  const named = namedIn(results);
  const listed = results.flatMap((result) => {
    const nameIn = isOfSystem(result) ? thirdPartyName : (): string => '';
    return entriesOf(result).map(nameIn);
  });
  const names = listed.filter((name) => name !== '' && !named.has(name));
  return {
    names: sortUnique(names),
    areAll: names.length > 0 && names.length === listed.length,
  };
};

/** Whether an entry of a list is one of the unchecked packages. */
export const isUnchecked = (
  entry: Readonly<Record<string, unknown>>,
  unchecked: ReadonlySet<string>,
): boolean => unchecked.has(thirdPartyName(entry));
