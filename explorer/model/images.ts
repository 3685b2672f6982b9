import type { Grade, Image, StatusItem } from './documents';
import { GRADES, TIERS } from './documents';

/** What is asked of the list of images; an empty text asks nothing. */
export interface ImageFilter {
  readonly search: string;
  readonly category: string;
  readonly tier: string;
  /** A grade, or `none` for images without a scan record. */
  readonly grade: string;
  readonly rebuild: boolean;
}

export type ImageOrder = 'catalog' | 'name' | 'tier' | 'grade' | 'total' | 'fixable';

/** An image, and what the list searches and shows of it. */
export interface ListedImage {
  readonly image: Image;
  readonly searched: string;
  /** Where the image stands in the catalog. */
  readonly position: number;
  /** Status of the version that the record is of; without a record that of the newest. */
  readonly status: StatusItem | undefined;
}

/** An image needs a rebuild if its latest scanned version has a CVE with a fix. */
export const needsRebuild = ({ security }: Image): boolean => (security?.fixable ?? 0) > 0;

const statusesBySlug = (
  statuses: ReadonlyArray<StatusItem>,
): ReadonlyMap<string, ReadonlyArray<StatusItem>> => {
  const bySlug = new Map<string, StatusItem[]>();
  for (const status of statuses) {
    const known = bySlug.get(status.slug);
    if (known === undefined) bySlug.set(status.slug, [status]);
    else known.push(status);
  }
  return bySlug;
};

export const listImages = (
  images: ReadonlyArray<Image>,
  statuses: ReadonlyArray<StatusItem>,
): ReadonlyArray<ListedImage> => {
  const bySlug = statusesBySlug(statuses);
  return images.map((image, position) => {
    const own = bySlug.get(image.slug) ?? [];
    const ofRecord = own.find(({ version }) => version === image.security?.version);
    return {
      image,
      position,
      searched: `${image.name}\n${image.slug}\n${image.category}\n${image.summary}`.toLowerCase(),
      status: ofRecord ?? own[0],
    };
  });
};

const hasGrade = ({ security }: Image, grade: string): boolean =>
  grade === '' || (security?.grade ?? 'none') === grade;

const words = (search: string): ReadonlyArray<string> =>
  search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

/** Images that hold every word of the search and answer to the rest. */
export const filterImages = (
  listed: ReadonlyArray<ListedImage>,
  { search, category, tier, grade, rebuild }: ImageFilter,
): ReadonlyArray<ListedImage> => {
  const searched = words(search);
  return listed.filter(
    (each) =>
      searched.every((word) => each.searched.includes(word)) &&
      (category === '' || each.image.category === category) &&
      (tier === '' || each.image.tier === tier) &&
      hasGrade(each.image, grade) &&
      (!rebuild || needsRebuild(each.image)),
  );
};

const gradeRank = (grade: Grade | undefined): number =>
  grade === undefined ? -1 : GRADES.indexOf(grade);

type Compare = (a: ListedImage, b: ListedImage) => number;

/** Worst and most first; what is equal stays as in the catalog. */
const compareBy: Readonly<Record<ImageOrder, Compare>> = {
  catalog: (a, b) => a.position - b.position,
  name: (a, b) => a.image.name.localeCompare(b.image.name, 'en'),
  tier: (a, b) => TIERS.indexOf(a.image.tier) - TIERS.indexOf(b.image.tier),
  grade: (a, b) => gradeRank(b.image.security?.grade) - gradeRank(a.image.security?.grade),
  total: (a, b) => (b.image.security?.total ?? -1) - (a.image.security?.total ?? -1),
  fixable: (a, b) => (b.image.security?.fixable ?? -1) - (a.image.security?.fixable ?? -1),
};

export const sortImages = (
  listed: ReadonlyArray<ListedImage>,
  order: ImageOrder,
  reversed: boolean,
): ReadonlyArray<ListedImage> => {
  const compare = compareBy[order];
  return listed.toSorted((a, b) => (reversed ? compare(b, a) : compare(a, b)));
};

export const categoriesOf = (
  items: ReadonlyArray<{ readonly category: string }>,
): ReadonlyArray<string> =>
  [...new Set(items.map(({ category }) => category))].sort((a, b) => a.localeCompare(b, 'en'));
