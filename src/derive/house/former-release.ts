import type { ImageReleases, Release } from '../../contract/releases';
import { groupBy } from '../../domain/values/group-by';

export type FormerRelease = (version: string) => Release | undefined;

/** Finds published releases by version. */
export const findFormer = (releases: ImageReleases | undefined): FormerRelease => {
  const byVersion = groupBy(releases?.releases ?? [], ({ version }) => version);
  return (version) => byVersion.get(version)?.[0];
};
