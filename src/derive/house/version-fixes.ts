import type { ImageFindings } from '../../contract/findings';
import { type DecidedImage, recordOfVersion } from '../../decide/decide-images';
import type { VersionStatus } from '../../decide/image-status';
import { countFixes, type Fixes, findFixes, type SurvivedIds } from '../../domain/fixes';

const NO_IDS: SurvivedIds = new Map();

/** What survived rebuilds of an image, by version. */
export type SurvivedInImage = ReadonlyMap<string, SurvivedIds>;

export const findSurvived = (findings: ImageFindings | undefined): SurvivedInImage => {
  const all = new Map<string, Map<string, number>>();
  for (const { id, versions } of findings?.open ?? [])
    for (const { version, survived } of versions) {
      if (survived === undefined) continue;
      const own = all.get(version) ?? new Map<string, number>();
      all.set(version, own.set(id, survived));
    }
  return all;
};

/** A kept version has the published numbers; its rows were not read. */
const fixesOf = (
  image: DecidedImage,
  { version, fixes }: VersionStatus,
  survived: SurvivedIds,
): Fixes | undefined => {
  if (image.kind === 'kept')
    return fixes && { ...fixes, newer: [], builds: Math.max(0, ...survived.values()) };
  const found = findFixes(recordOfVersion(image, version)?.rows ?? [], survived);
  return countFixes(found) > 0 ? found : undefined;
};

/** Says of each version what brings its fixes. */
export const withFixes = <I extends DecidedImage>(image: I, survived: SurvivedInImage): I => {
  const versions = image.versions.map((status) => {
    const fixes = fixesOf(image, status, survived.get(status.version) ?? NO_IDS);
    return fixes === undefined ? status : { ...status, fixes };
  });
  return { ...image, versions };
};
