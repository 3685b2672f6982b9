import { isRecord } from '../../../domain/codec/object';
import { sortUnique } from '../../../domain/values/compare';
import type { ClassifiedResult } from './trivy-report';

/** The packages of a system that Trivy lists, but did not look up. */
export interface Unchecked {
  /** Their names, in order, none twice. */
  readonly names: ReadonlyArray<string>;
  /** Whether they are all that the report lists, of any kind. */
  readonly areAll: boolean;
}

/** The packages that a finding names, suppressed or not: somebody has advisories for these. */
const namedIn = (
  results: ReadonlyArray<ClassifiedResult>,
): ReadonlySet<string | null | undefined> => {
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

const entriesOf = ({
  Packages,
}: Pick<ClassifiedResult, 'Packages'>): ReadonlyArray<Readonly<Record<string, unknown>>> =>
  Array.isArray(Packages) ? Packages.filter(isRecord) : [];

/**
 * The packages of the system that Trivy skipped. Since 0.69, it leaves those of third parties out of its search, because
 * its advisories are those of distributors; some of these check their own, which a finding proves.
 */
export const findUnchecked = (results: ReadonlyArray<ClassifiedResult>): Unchecked => {
  const named = namedIn(results);
  const listed = results.flatMap((result) =>
    entriesOf(result).map((entry) => (result.Class === 'os-pkgs' ? thirdPartyName(entry) : '')),
  );
  const names = listed.filter((name) => name !== '' && !named.has(name));
  return {
    names: sortUnique(names),
    areAll: names.length > 0 && names.length === listed.length,
  };
};

/** Whether an entry of a result is one of the unchecked packages. */
export const isUnchecked = (
  entry: unknown,
  { Class }: Pick<ClassifiedResult, 'Class'>,
  unchecked: ReadonlySet<string>,
): boolean => Class === 'os-pkgs' && isRecord(entry) && unchecked.has(thirdPartyName(entry));
