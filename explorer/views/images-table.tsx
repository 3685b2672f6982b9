import { formatNumber } from '../../src/values/plural';
import { tierLabel } from '../model/documents';
import type { ListedImage } from '../model/images';
import { linkTo } from '../model/route';
import { GradeChip, Score } from '../parts/grade';
import { type LongColumn, LongTable, type Sorting } from '../parts/long-table';
import { Freshness } from '../parts/scan';
import { CountsCell } from '../parts/security';
import { Dash } from '../parts/states';

const Name = ({ listed: { image, scan } }: { listed: ListedImage }) => (
  <>
    <a href={linkTo(['images', image.slug])}>{image.name}</a>
    {scan === 'planned' ? <span class="pill">Planned</span> : null}
    <span class="line faint">{image.summary}</span>
  </>
);

const Version = ({ listed: { image } }: { listed: ListedImage }) => {
  const version = image.security?.version ?? image.versions?.[0]?.version;
  return <code title={version}>{version ?? '–'}</code>;
};

/** Unscanned images still have a state; planned ones have none. */
const Findings = ({ listed, largest }: { listed: ListedImage; largest: number }) =>
  listed.scan === 'planned' ? (
    <Dash />
  ) : (
    <CountsCell
      counts={listed.image.security ?? undefined}
      largest={largest}
      state={listed.status?.state ?? 'unscanned'}
    />
  );

const fixableText = ({ image: { security } }: ListedImage) =>
  security === null ? <Dash /> : formatNumber(security.fixable);

const UP = { first: 'ascending' } as const;
const DOWN = { first: 'descending' } as const;

const columnsWith = (largest: number): ReadonlyArray<LongColumn<ListedImage>> => [
  ['name', 'Image', (listed) => <Name listed={listed} />, UP],
  ['category', 'Category', ({ image }) => image.category, UP],
  ['tier', 'Tier', ({ image }) => tierLabel(image.tier), DOWN],
  ['version', 'Version', (listed) => <Version listed={listed} />],
  ['grade', 'Grade', ({ image }) => <GradeChip grade={image.security?.grade} />, DOWN],
  ['score', 'Score', ({ image }) => <Score score={image.security?.score} />, UP],
  ['total', 'Findings', (listed) => <Findings listed={listed} largest={largest} />, DOWN],
  ['fixable', 'Fixable', fixableText, DOWN],
  [
    'scan',
    'Scan',
    ({ scan, status }) => <Freshness status={scan === 'planned' ? undefined : status} />,
    UP,
  ],
];

interface TableProps {
  readonly rows: ReadonlyArray<ListedImage>;
  /** The most findings of an image: the longest bar. */
  readonly largest: number;
  readonly sorting: Sorting;
}

export const ImagesTable = ({ rows, largest, sorting }: TableProps) => (
  <LongTable
    class="rows-images"
    aria-label="Images"
    rows={rows}
    keyOf={({ image }) => image.slug}
    columns={columnsWith(largest)}
    head="name"
    sorting={sorting}
  />
);
