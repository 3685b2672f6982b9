import type { ChartChanges, DayChanges, ImageChanges } from '../api/changes';
import { compareVersions } from '../domain/version-order';
import { compareText } from '../text/compare';
import { type News, spanOf, toNews } from './news';
import { countOf, limitLines } from './text';

/** What is true of at least one item, in words that go together. */
type Counts = ReadonlyArray<readonly [count: number, what: string]>;

/** `2 versions added, 1 removed`: what is zero is left out, and the first has the noun. */
const formatCounts = (counts: Counts, noun: string): ReadonlyArray<string> =>
  counts
    .filter(([count]) => count > 0)
    .map(([count, what], i) => `${i === 0 ? countOf(count, noun) : count} ${what}`);

const sum = (numbers: ReadonlyArray<number>): number => numbers.reduce((a, b) => a + b, 0);

const titleOf = (
  images: ReadonlyArray<ImageChanges>,
  charts: ReadonlyArray<ChartChanges>,
): string => {
  const parts = [
    ...formatCounts(
      [
        [sum(images.map(({ added }) => added.length)), 'added'],
        [sum(images.map(({ removed }) => removed.length)), 'removed'],
        [sum(images.map(({ rebuilt }) => rebuilt.length)), 'rebuilt'],
      ],
      'version',
    ),
    ...formatCounts([[charts.length, 'updated']], 'chart'),
  ];
  // An image may come or go without a version.
  const ofImages = (): ReadonlyArray<string> =>
    formatCounts(
      [
        [images.filter((image) => image.new).length, 'added'],
        [images.filter(({ gone }) => gone).length, 'removed'],
      ],
      'image',
    );
  return (parts.length > 0 ? parts : ofImages()).join(', ');
};

const rebuiltVersions = ({ rebuilt }: ImageChanges): ReadonlyArray<string> =>
  [...new Set(rebuilt.map(({ version }) => version))].sort((a, b) => compareVersions(b, a));

const imageLine = (image: ImageChanges): string => {
  const changed = [
    ['added', image.added],
    ['removed', image.removed],
    ['rebuilt', rebuiltVersions(image)],
  ] as const;
  const parts = changed.flatMap(([what, versions]) =>
    versions.length > 0 ? [`${what} ${versions.join(', ')}`] : [],
  );
  const alone = [...(image.new ? ['added'] : []), ...(image.gone ? ['removed'] : [])];
  return `${image.slug}: ${(parts.length > 0 ? parts : alone).join(', ')}`;
};

/** Versions of charts may be any text; those of images are tags. */
const onOneLine = (version: string): string => version.replace(/[\r\n]+/g, ' ');

/** Several updates of a day are told as one, from the first to the last. */
const updateOf = ({ versions }: ChartChanges): ReadonlyArray<string> => {
  const [first, last] = [versions[0], versions.at(-1)];
  return first && last ? [onOneLine(`${first.from} to ${last.to}`)] : [];
};

const chartLine = (chart: ChartChanges): string => {
  const parts = [
    ...(chart.new ? ['added'] : []),
    ...updateOf(chart),
    ...(chart.gone ? ['removed'] : []),
  ];
  return `${chart.slug}: chart ${parts.join(', ')}`;
};

const countVersions = (image: ImageChanges): number =>
  new Set([...image.added, ...image.removed, ...rebuiltVersions(image)]).size;

const isChanged = (image: ImageChanges): boolean =>
  image.new || image.gone || image.added.length + image.removed.length + image.rebuilt.length > 0;

const isChangedChart = (chart: ChartChanges): boolean =>
  chart.new || chart.gone || chart.versions.length > 0;

/** What happened to images and charts on a day: one item, or none. Images are counted, charts are only tags. */
export const catalogOn = (day: DayChanges): ReadonlyArray<News> => {
  const images = day.images.filter(isChanged);
  const charts = day.charts.filter(isChangedChart);
  const changed = [...images, ...charts];
  if (changed.length === 0) return [];
  const lines = [...images.map(imageLine), ...charts.map(chartLine)];
  return [
    toNews({
      ...spanOf(changed),
      title: titleOf(images, charts),
      lines: limitLines(lines, (line) => line),
      slugs: [...new Set(changed.map(({ slug }) => slug))].sort(compareText),
      facts: {
        ...{ kind: 'catalog', date: day.date, cve: null, severity: null },
        ...{ images: images.length, versions: sum(images.map(countVersions)) },
      },
    }),
  ];
};
