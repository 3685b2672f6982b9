import type { ChartChanges, DayChanges, ImageChanges } from '../../contract/changes';
import type { RemovedItem } from '../../contract/digests';
import { joinSpans } from '../../domain/span';
import { isGroup } from '../../domain/values/group-by';
import { sortVersions } from '../../domain/version-order';
import { countOf, limitLines } from './feed-text';
import { type News, toNews } from './news';

const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((a, b) => a + b, 0);

/** `2 versions added, 1 removed`: zeros are left out, and only the first count has the noun. */
const formatCounts = (
  noun: string,
  counts: Readonly<Record<string, number>>,
): ReadonlyArray<string> =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([what, count], i) => `${i === 0 ? countOf(count, noun) : count} ${what}`);

const formatTitle = (
  images: ReadonlyArray<ImageChanges>,
  charts: ReadonlyArray<ChartChanges>,
): string => {
  const parts = [
    ...formatCounts('version', {
      added: sum(images.map(({ added }) => added.length)),
      removed: sum(images.map(({ removed }) => removed.length)),
      rebuilt: sum(images.map(({ rebuilt }) => rebuilt.length)),
    }),
    ...formatCounts('chart', { updated: charts.length }),
  ];
  if (parts.length > 0) return parts.join(', ');
  // An image may be added or removed without a version.
  return formatCounts('image', {
    added: images.filter((image) => image.new).length,
    removed: images.filter(({ gone }) => gone).length,
  }).join(', ');
};

const rebuiltVersions = ({ rebuilt }: ImageChanges): ReadonlyArray<string> =>
  sortVersions(rebuilt.map(({ version }) => version));

/** What the owner says of images that are gone, by slug. */
type Tombstones = ReadonlyMap<string, RemovedItem>;

/** The tombstones of whole images that name a replacement or a reason. */
export const findTombstones = (removed: ReadonlyArray<RemovedItem>): Tombstones =>
  new Map(
    removed
      .filter(({ version, replacement, reason }) => version === null && (replacement ?? reason))
      .map((item) => [item.slug, item]),
  );

/** `minio: removed, use aistor (renamed upstream)`. */
const formatTombstone = ({ slug, replacement, reason }: RemovedItem): string => {
  const { slug: other, version } = replacement ?? { slug: null, version: null };
  const use = other === null ? '' : `, use ${version === null ? other : `${other} ${version}`}`;
  return `${slug}: removed${use}${reason === null ? '' : ` (${reason})`}`;
};

const formatImage = (image: ImageChanges, tombstones: Tombstones): string => {
  const tombstone = image.gone ? tombstones.get(image.slug) : undefined;
  if (tombstone !== undefined) return formatTombstone(tombstone);
  const changed = { added: image.added, removed: image.removed, rebuilt: rebuiltVersions(image) };
  const parts = Object.entries(changed).flatMap(([what, versions]) =>
    versions.length > 0 ? [`${what} ${versions.join(', ')}`] : [],
  );
  const flags = [...(image.new ? ['added'] : []), ...(image.gone ? ['removed'] : [])];
  return `${image.slug}: ${(parts.length > 0 ? parts : flags).join(', ')}`;
};

/** Several updates of a day count as one, from the first to the last version. */
const formatChart = ({ slug, new: isNew, gone, versions }: ChartChanges): string => {
  const [first, last] = [versions[0], versions.at(-1)];
  const parts = [
    ...(isNew ? ['added'] : []),
    ...(first && last ? [`${first.from} to ${last.to}`] : []),
    ...(gone ? ['removed'] : []),
  ];
  return `${slug}: chart ${parts.join(', ')}`;
};

const countVersions = (image: ImageChanges): number =>
  new Set([...image.added, ...image.removed, ...rebuiltVersions(image)]).size;

const isImageChanged = (image: ImageChanges): boolean =>
  image.new || image.gone || image.added.length + image.removed.length + image.rebuilt.length > 0;

const isChartChanged = (chart: ChartChanges): boolean =>
  chart.new || chart.gone || chart.versions.length > 0;

/** Changes of images and charts on a day: one item, or none. Its numbers count images only. */
export const catalogNews = (day: DayChanges, tombstones: Tombstones): ReadonlyArray<News> => {
  const images = day.images.filter(isImageChanged);
  const charts = day.charts.filter(isChartChanged);
  const changed = [...images, ...charts];
  if (!isGroup(changed)) return [];
  return [
    toNews({
      ...joinSpans(changed),
      title: formatTitle(images, charts),
      lines: limitLines([
        ...images.map((image) => formatImage(image, tombstones)),
        ...charts.map(formatChart),
      ]),
      slugs: images.map(({ slug }) => slug),
      charts: charts.map(({ slug }) => slug),
      facts: {
        kind: 'catalog',
        date: day.date,
        cve: null,
        severity: null,
        images: images.length,
        versions: sum(images.map(countVersions)),
      },
    }),
  ];
};
