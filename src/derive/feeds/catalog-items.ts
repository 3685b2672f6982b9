import type { ChartChanges, DayChanges, ImageChanges } from '../../contract/changes';
import type { RemovedItem } from '../../contract/digests';
import { joinSpans } from '../../domain/span';
import { isGroup } from '../../domain/values/group-by';
import { nameVersion } from '../../domain/version-key';
import { sortVersions } from '../../domain/version-order';
import { type DraftItem, draftItem } from './feed-item';
import { countOf, limitLines, MAX_IN_TITLE } from './feed-text';

const addUp = (numbers: ReadonlyArray<number>): number => numbers.reduce((a, b) => a + b, 0);

interface Part {
  readonly noun: string;
  readonly what: string;
  readonly count: number;
  /** Named instead of counted if they are few. */
  readonly names?: ReadonlyArray<string>;
}

/** `curl 3.1.5, redis 8.2.2 rebuilt`; `5 versions added, 4 removed`: only the first count has the noun. */
const formatParts = (all: ReadonlyArray<Part>): string => {
  const isCounted = ({ names, count }: Part): boolean =>
    names === undefined || count > MAX_IN_TITLE;
  const parts = all.filter(({ count }) => count > 0);
  return parts
    .map((part, i) => {
      const { noun, what, count, names = [] } = part;
      if (!isCounted(part)) return `${names.join(', ')} ${what}`;
      const isFirst = !parts.slice(0, i).some((each) => isCounted(each) && each.noun === noun);
      return `${isFirst ? countOf(count, noun) : count} ${what}`;
    })
    .join(', ');
};

const versionsPart = (
  what: string,
  images: ReadonlyArray<ImageChanges>,
  of: (image: ImageChanges) => ReadonlyArray<string>,
): Part => {
  const names = images.flatMap((image) =>
    of(image).map((version) => nameVersion({ slug: image.slug, version })),
  );
  return { noun: 'version', what, count: names.length, names };
};

const formatTitle = (
  images: ReadonlyArray<ImageChanges>,
  charts: ReadonlyArray<ChartChanges>,
): string =>
  formatParts([
    versionsPart('added', images, ({ added }) => added),
    versionsPart('removed', images, ({ removed }) => removed),
    versionsPart('rebuilt', images, rebuiltVersions),
    { noun: 'chart', what: 'updated', count: charts.length },
  ]) ||
  // An image can come or go without a version.
  formatParts([
    { noun: 'image', what: 'added', count: images.filter((image) => image.new).length },
    { noun: 'image', what: 'removed', count: images.filter(({ gone }) => gone).length },
  ]);

const rebuiltVersions = ({ rebuilt }: ImageChanges): ReadonlyArray<string> =>
  sortVersions(rebuilt.map(({ version }) => version));

/** By the slug of the removed image. */
type Tombstones = ReadonlyMap<string, RemovedItem>;

/** The tombstones of whole images that name a replacement or a reason. */
export const findTombstones = (removed: ReadonlyArray<RemovedItem>): Tombstones =>
  new Map(
    removed
      .filter(({ version, replacement, reason }) => version === null && (replacement ?? reason))
      .map((item) => [item.slug, item]),
  );

/** `minio: removed, use aistor (renamed upstream)`. */
const tombstoneLine = ({ slug, replacement, reason }: RemovedItem): string => {
  const { slug: other, version } = replacement ?? { slug: null, version: null };
  const use = other === null ? '' : `, use ${version === null ? other : `${other} ${version}`}`;
  return `${slug}: removed${use}${reason === null ? '' : ` (${reason})`}`;
};

const imageLine = (image: ImageChanges, tombstones: Tombstones): string => {
  const tombstone = image.gone ? tombstones.get(image.slug) : undefined;
  if (tombstone !== undefined) return tombstoneLine(tombstone);
  const changed = { added: image.added, removed: image.removed, rebuilt: rebuiltVersions(image) };
  const parts = Object.entries(changed).flatMap(([what, versions]) =>
    versions.length > 0 ? [`${what} ${versions.join(', ')}`] : [],
  );
  const flags = [...(image.new ? ['added'] : []), ...(image.gone ? ['removed'] : [])];
  return `${image.slug}: ${(parts.length > 0 ? parts : flags).join(', ')}`;
};

/** `redis: chart 1.0.0 to 1.2.0`: from the first version of the day to the last. */
const chartLine = ({ slug, new: isNew, gone, versions }: ChartChanges): string => {
  const [first, last] = [versions[0], versions.at(-1)];
  const parts = [
    ...(isNew ? ['added'] : []),
    ...(first && last ? [`${first.from} to ${last.to}`] : []),
    ...(gone ? ['removed'] : []),
  ];
  return `${slug}: chart ${parts.join(', ')}`;
};

const countChangedVersions = (image: ImageChanges): number =>
  new Set([...image.added, ...image.removed, ...rebuiltVersions(image)]).size;

const isImageChanged = (image: ImageChanges): boolean =>
  image.new || image.gone || image.added.length + image.removed.length + image.rebuilt.length > 0;

const isChartChanged = (chart: ChartChanges): boolean =>
  chart.new || chart.gone || chart.versions.length > 0;

/** At most one item for the images and charts that changed on a day. Its numbers count images only. */
export const catalogItems = (day: DayChanges, tombstones: Tombstones): ReadonlyArray<DraftItem> => {
  const images = day.images.filter(isImageChanged);
  const charts = day.charts.filter(isChartChanged);
  const changed = [...images, ...charts];
  if (!isGroup(changed)) return [];
  return [
    draftItem({
      ...joinSpans(changed),
      title: formatTitle(images, charts),
      lines: limitLines([
        ...images.map((image) => imageLine(image, tombstones)),
        ...charts.map(chartLine),
      ]),
      slugs: images.map(({ slug }) => slug),
      charts: charts.map(({ slug }) => slug),
      facts: {
        kind: 'catalog',
        date: day.date,
        cve: null,
        severity: null,
        images: images.length,
        versions: addUp(images.map(countChangedVersions)),
      },
    }),
  ];
};
