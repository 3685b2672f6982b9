import type { ImagePackages } from '../api/packages';
import type { Software } from '../api/unchecked';
import { softwareIs } from '../domain/software';

/** Whether the software that an image is about is among the packages of a version. */
export interface SeenSoftware {
  /** Null if it is not, or the packages are not known. */
  readonly found: Software | null;
  /** The packages are known, and it is not among them. */
  readonly isMissing: boolean;
}

export type SoftwareByVersion = ReadonlyMap<string, SeenSoftware>;

export const NOT_KNOWN: SeenSoftware = { found: null, isMissing: false };

/** Looks for stated software in the packages of an image; of several packages, the first in order counts. */
export const seeSoftware = (
  stated: string,
  document: ImagePackages | undefined,
): SoftwareByVersion => {
  const found = new Map<string, Software>();
  for (const { type, name, version, versions } of (document?.data ?? []).filter(softwareIs(stated)))
    for (const each of versions) if (!found.has(each)) found.set(each, { name, version, type });
  return new Map(
    (document?.versions ?? []).map(({ version, known }) => {
      const own = found.get(version) ?? null;
      return [version, { found: own, isMissing: known && own === null }];
    }),
  );
};
