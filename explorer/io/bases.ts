import { basePath } from '../model/bases';
import type { Base, BaseBuild, Bases, Releases, Statuses } from '../model/documents';
import { releasesPath } from '../model/own-image';
import { useLater } from './load';
import { useHas } from './packages';

/** Undefined until loaded, and in a catalog with no version that is known to stand on a base. */
export const useBases = (isWanted = true): ReadonlyArray<BaseBuild> | undefined =>
  useLater<Bases>(useHas('bases') && isWanted ? 'bases.json' : undefined)?.data;

/** The document of a base, or the releases of an image that is one: the list of scans says which. */
export const useBase = ({
  slug,
  version,
}: Pick<BaseBuild, 'slug' | 'version'>): Base | Releases | undefined => {
  const statuses = useLater<Statuses>('status.json')?.data;
  const isImage = statuses?.some((each) => each.slug === slug && each.version === version);
  const path = isImage ? releasesPath(slug) : basePath(slug, version);
  return useLater(statuses && path);
};
