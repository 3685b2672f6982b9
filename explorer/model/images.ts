import { GRADES, type Image, type SecurityRecord, type StatusItem, TIERS } from './documents';
import { AGES, type Age, ageOf } from './freshness';

/** Filters of the list of images. An empty text is no filter; the grade `none` is that of images without one. */
export type ImageFilter = Readonly<
  Record<'category' | 'tier' | 'grade' | 'scan' | 'rebuild', string>
>;

/** The first one needs no word in the address. */
export const IMAGE_ORDERS = [
  ...(['grade', 'catalog', 'name', 'category', 'tier', 'score', 'total', 'fixable'] as const),
  'scan',
] as const;
export type ImageOrder = (typeof IMAGE_ORDERS)[number];

/** Age of the scan of an image; without a record why there is none. */
export type Scan = Age | 'withheld' | 'unscanned' | 'planned';
export const SCANS: ReadonlyArray<Scan> = [
  ...AGES.map(([age]) => age),
  'withheld',
  'unscanned',
  'planned',
];

/** An image, and what the list searches and shows of it. */
export interface ListedImage {
  readonly image: Image;
  readonly searched: string;
  readonly addresses: string;
  readonly named: string;
  /** The position of the image in the catalog. */
  readonly position: number;
  /** Status of the version that the record is of; without a record that of the newest. */
  readonly status: StatusItem | undefined;
  readonly scan: Scan;
}

/** An image needs a rebuild if its latest scanned version has a finding with a fix. */
export const needsRebuild = ({ security }: Image): boolean => (security?.fixable ?? 0) > 0;

const grouped = <A>(
  items: ReadonlyArray<A>,
  keyOf: (item: A) => string,
): ReadonlyMap<string, ReadonlyArray<A>> => {
  const groups = new Map<string, A[]>();
  for (const item of items) {
    const known = groups.get(keyOf(item));
    if (known === undefined) groups.set(keyOf(item), [item]);
    else known.push(item);
  }
  return groups;
};

const scanOf = (image: Image, status: StatusItem | undefined, now: number): Scan => {
  if (image.status === 'planned') return 'planned';
  if (image.security !== null) return ageOf(status?.scannedAt ?? null, now);
  return status?.state === 'withheld' ? 'withheld' : 'unscanned';
};

const addressesOf = ({ image, versions = [] }: Image): string =>
  [
    image,
    ...versions.map(({ version }) => `${image}:${version}`),
    ...versions.flatMap(({ digest }) => (digest === undefined ? [] : [`${image}@${digest}`])),
  ]
    .join('\n')
    .toLowerCase();

/** The images of a catalog with what is known of their scans at an instant. */
export const listImages = (
  images: ReadonlyArray<Image>,
  statuses: ReadonlyArray<StatusItem>,
  now: number,
): ReadonlyArray<ListedImage> => {
  const bySlug = grouped(statuses, ({ slug }) => slug);
  return images.map((image, position) => {
    const own = bySlug.get(image.slug) ?? [];
    const status = own.find(({ version }) => version === image.security?.version) ?? own[0];
    const versions = (image.versions ?? []).map(({ version }) => version);
    const named = `${image.name} ${image.slug} ${image.category}`;
    return {
      image,
      position,
      searched: [named, image.summary, ...versions, ...(image.arches ?? [])]
        .join('\n')
        .toLowerCase(),
      addresses: addressesOf(image),
      named,
      status,
      scan: scanOf(image, status, now),
    };
  });
};

/** Images that answer to everything that is asked. */
export const filterImages = (
  listed: ReadonlyArray<ListedImage>,
  { category, tier, grade, scan, rebuild }: ImageFilter,
): ReadonlyArray<ListedImage> =>
  listed.filter(
    (each) =>
      (category === '' || each.image.category === category) &&
      (tier === '' || each.image.tier === tier) &&
      (grade === '' || (each.image.security?.grade ?? 'none') === grade) &&
      (scan === '' || each.scan === scan) &&
      (rebuild === '' || needsRebuild(each.image)),
  );

type Compare = (a: ListedImage, b: ListedImage) => number;

/** Unscanned versions may be bad: they sort after known findings and before clean ones. */
const NOT_LOOKED_AT = 0.5;
const NOT_PUBLISHED = -1;

const gravity = ({ image, scan }: ListedImage): number => {
  if (image.security !== null) return GRADES.indexOf(image.security.grade);
  return scan === 'planned' ? NOT_PUBLISHED : NOT_LOOKED_AT;
};

const most =
  (key: keyof SecurityRecord & ('critical' | 'high' | 'total' | 'fixable')): Compare =>
  (a, b) =>
    (b.image.security?.[key] ?? -1) - (a.image.security?.[key] ?? -1);

/** The first that tells two images apart. */
const inTurn =
  (...compares: ReadonlyArray<Compare>): Compare =>
  (a, b) =>
    compares.reduce((order, compare) => (order === 0 ? compare(a, b) : order), 0);

const compareText = (a: string, b: string): number => a.localeCompare(b, 'en');

/** What has no score comes last, what has no date too. */
const NO_SCORE = 101;
const NO_DATE = '\uffff';
const dateOf = ({ image, status }: ListedImage): string =>
  image.security === null ? NO_DATE : (status?.scannedAt ?? NO_DATE);

/** Worst, most and oldest first; what is equal stays as in the catalog. */
const compareBy: Readonly<Record<ImageOrder, Compare>> = {
  catalog: (a, b) => a.position - b.position,
  name: (a, b) => compareText(a.image.name, b.image.name),
  category: (a, b) => compareText(a.image.category, b.image.category),
  tier: (a, b) => TIERS.indexOf(a.image.tier) - TIERS.indexOf(b.image.tier),
  grade: inTurn(
    (a, b) => gravity(b) - gravity(a),
    most('critical'),
    most('high'),
    most('total'),
    most('fixable'),
  ),
  score: (a, b) => (a.image.security?.score ?? NO_SCORE) - (b.image.security?.score ?? NO_SCORE),
  total: most('total'),
  fixable: most('fixable'),
  scan: (a, b) => (dateOf(a) < dateOf(b) ? -1 : Number(dateOf(a) > dateOf(b))),
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
): ReadonlyArray<string> => [...new Set(items.map(({ category }) => category))].sort(compareText);
