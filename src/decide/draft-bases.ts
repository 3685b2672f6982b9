import { Tag } from '../contract/scalars';
import { compareBytes } from '../domain/values/compare';
import { collect, groupBy } from '../domain/values/group-by';
import { compareVersions } from '../domain/version-order';
import type { Scan } from '../read/reports/scan';
import { type DraftImage, readReference, slugFor } from './draft-images';

export interface DraftBase {
  readonly slug: string;
  readonly repository: string;
  /** Tags, newest first. */
  readonly versions: ReadonlyArray<string>;
}

/** A catalog cannot have two tags that differ only in case: the first in byte order stays. */
const distinctTags = (tags: ReadonlyArray<string>): ReadonlyArray<string> =>
  [...groupBy([...tags].sort(compareBytes), (tag) => tag.toLowerCase()).values()]
    .map(([first]) => first)
    .sort((a, b) => compareVersions(b, a));

/**
 * The repositories with the tags that labels of scanned images name as their base, without those of images of the draft,
 * which are bases by themselves. A label that is not a reference with a tag names none.
 */
export const draftBases = (
  images: ReadonlyArray<DraftImage>,
  scans: ReadonlyArray<Scan>,
): ReadonlyArray<DraftBase> => {
  const own = new Set(images.map(({ repository }) => repository));
  const tags = collect(
    scans.flatMap(({ labels }) => {
      const { repository = '', tag } = readReference(labels['base.name'] ?? '') ?? {};
      return Tag.is(tag) && !own.has(repository) ? [[repository, tag] as const] : [];
    }),
  );
  const slugs = new Set(images.map(({ slug }) => slug));
  return [...tags]
    .sort(([a], [b]) => compareBytes(a, b))
    .map(([repository, named]) => {
      const slug = slugFor(repository, slugs);
      slugs.add(slug);
      return { slug, repository, versions: distinctTags(named) };
    });
};
