import { grades } from '../../src/domain/grade';
import { severityKeys } from '../../src/domain/severity-counts';
import { groupBy } from '../../src/domain/values/group-by';
import { isEnded } from '../../src/domain/verdict';
import type { CsvRow } from './csv';
import type { Image, StatusItem } from './documents';
import { unseenText } from './doubts';
import { AGES, type Age, ageOf } from './freshness';
import { maxOf } from './numbers';
import { compareTexts, inTurn, most, type Orders } from './orders';
import { type Searchable, searchable } from './searchable';

/** An empty text filters nothing; `none` stands for no grade. */
export type ImageFilter = Readonly<
  Record<'category' | 'tier' | 'grade' | 'scan' | 'rebuild', string>
>;

/** The age of the scan, or why there is no record. */
export type Scan = Age | 'withheld' | 'unscanned' | 'planned';
export const SCANS: ReadonlyArray<Scan> = [
  ...AGES.map(([age]) => age),
  'withheld',
  'unscanned',
  'planned',
];

export interface ListedImage extends Searchable {
  readonly image: Image;
  /** The status of the version with the record, or of the newest version. */
  readonly status: StatusItem | undefined;
  readonly scan: Scan;
  /** Set for an image without findings whose software the scanner did not see. */
  readonly unseen: string | undefined;
}

/** Counts the findings for which a rebuild is worth a try. Unsupported versions are not rebuilt. */
export const rebuildable = ({ image, status }: Pick<ListedImage, 'image' | 'status'>): number => {
  if (status !== undefined && isEnded(status.verdict)) return 0;
  return status?.fixes?.system ?? image.security?.fixable ?? 0;
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

export const listImages = (
  images: ReadonlyArray<Image>,
  statuses: ReadonlyArray<StatusItem>,
  now: number,
): ReadonlyArray<ListedImage> => {
  const bySlug = groupBy(statuses, ({ slug }) => slug);
  return images.map((image) => {
    const own = bySlug.get(image.slug) ?? [];
    const status = own.find(({ version }) => version === image.security?.version) ?? own[0];
    const versions = (image.versions ?? []).map(({ version }) => version);
    const named = `${image.name} ${image.slug} ${image.category}`;
    return {
      image,
      ...searchable(named, [image.summary, ...versions, ...(image.arches ?? [])]),
      addresses: addressesOf(image),
      status,
      scan: scanOf(image, status, now),
      unseen: image.security?.total === 0 ? unseenText(status) : undefined,
    };
  });
};

/** The most findings of an image. */
export const largestOf = (listed: ReadonlyArray<ListedImage>): number =>
  maxOf(listed.map(({ image }) => image.security?.total ?? 0));

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
      (rebuild === '' || rebuildable(each) > 0),
  );

/** Unscanned images sort after those with findings and before clean ones. */
const NOT_LOOKED_AT = 0.5;
const NOT_PUBLISHED = -1;

const gravity = ({ image, scan }: ListedImage): number => {
  if (image.security !== null) return grades.indexOf(image.security.grade);
  return scan === 'planned' ? NOT_PUBLISHED : NOT_LOOKED_AT;
};

const mostOf = (key: 'critical' | 'high' | 'total' | 'fixable') =>
  most(({ image }: ListedImage) => image.security?.[key]);

/** Sorts last. */
const NO_DATE = '\uffff';
const dateOf = ({ image, status }: ListedImage): string =>
  image.security === null ? NO_DATE : (status?.scannedAt ?? NO_DATE);

const compareGrades = inTurn(
  most(gravity),
  mostOf('critical'),
  mostOf('high'),
  mostOf('total'),
  mostOf('fixable'),
);

/** Worst, most and oldest first. What is exploited is not known here. */
export const IMAGE_ORDERS: Orders<ListedImage> = {
  urgent: compareGrades,
  grade: compareGrades,
  catalog: () => 0,
  name: (a, b) => compareTexts(a.image.name, b.image.name),
  total: mostOf('total'),
  fixable: mostOf('fixable'),
  scan: (a, b) => compareTexts(dateOf(a), dateOf(b)),
};

/** Moves some images to the front, and keeps the order otherwise. */
export const before = (
  sorted: ReadonlyArray<ListedImage>,
  isFirst: (image: Image) => boolean,
): ReadonlyArray<ListedImage> =>
  sorted.toSorted((a, b) => Number(isFirst(b.image)) - Number(isFirst(a.image)));

export const categoriesOf = (
  items: ReadonlyArray<{ readonly category: string }>,
): ReadonlyArray<string> => [...new Set(items.map(({ category }) => category))].sort(compareTexts);

/** Counts are blank where nothing was scanned. */
export const imageRow = ({ image, status }: ListedImage): CsvRow => ({
  image: image.slug,
  reference: image.image,
  category: image.category,
  tier: image.tier,
  license: image.license,
  version: status?.version,
  digest: status?.digest,
  verdict: status?.verdict,
  recommended: image.recommended,
  state: status?.state,
  scanned: status?.scannedAt,
  scanner: status?.scanner,
  grade: image.security?.grade,
  ...Object.fromEntries(
    [...severityKeys, 'total' as const, 'fixable' as const].map((key) => [
      key,
      image.security?.[key],
    ]),
  ),
});
