import type { ImageFindings } from '../../contract/findings';
import type { FixKinds } from '../../contract/items';
import type { Cve } from '../../contract/security';
import type { DecidedImage } from '../../decide/decide-images';
import { canonicalId } from '../../domain/canonical-id';

const kindOf = (row: Cve, survived: ReadonlySet<string>): keyof FixKinds => {
  if (survived.has(canonicalId(row))) return 'survived';
  return row.kind ?? 'system';
};

/** Counts the rows with a fix; undefined without any. `survived` has the ids that builds did not repair. */
export const countFixKinds = (
  rows: ReadonlyArray<Cve>,
  survived: ReadonlySet<string>,
): FixKinds | undefined => {
  const kinds = { system: 0, language: 0, survived: 0 };
  const fixable = rows.filter(({ fixed }) => fixed !== null);
  for (const row of fixable) kinds[kindOf(row, survived)] += 1;
  return fixable.length > 0 ? kinds : undefined;
};

const survivedIn = (findings: ImageFindings | undefined, version: string): ReadonlySet<string> =>
  new Set(
    (findings?.open ?? []).flatMap(({ id, versions }) =>
      versions.some((entry) => entry.version === version && entry.survived !== undefined)
        ? [id]
        : [],
    ),
  );

/** Says of each version what brings its fixes. A kept image has what was published. */
export const withFixKinds = <I extends DecidedImage>(
  image: I,
  findings: ImageFindings | undefined,
): I => {
  if (image.isKept) return image;
  const versions = image.versions.map((status) => {
    const record = image.records.get(status.version);
    const fixes = record && countFixKinds(record.rows, survivedIn(findings, status.version));
    return fixes === undefined ? status : { ...status, fixes };
  });
  return { ...image, versions };
};
