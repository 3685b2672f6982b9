import { formatNumber } from '../../src/text/plural';
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

const columnsWith = (largest: number): ReadonlyArray<LongColumn<ListedImage>> => [
  {
    name: 'name',
    label: 'Image',
    cell: (listed) => <Name listed={listed} />,
    first: 'ascending',
  },
  {
    name: 'category',
    label: 'Category',
    cell: ({ image }) => image.category,
    first: 'ascending',
  },
  { name: 'tier', label: 'Tier', cell: ({ image }) => tierLabel(image.tier), first: 'descending' },
  { name: 'version', label: 'Version', cell: (listed) => <Version listed={listed} /> },
  {
    name: 'grade',
    label: 'Grade',
    cell: ({ image }) => <GradeChip grade={image.security?.grade} />,
    first: 'descending',
  },
  {
    name: 'score',
    label: 'Score',
    cell: ({ image }) => <Score score={image.security?.score} />,
    first: 'ascending',
  },
  {
    name: 'total',
    label: 'Findings',
    cell: ({ image, scan, status }) =>
      scan === 'planned' ? (
        <Dash />
      ) : (
        <CountsCell
          counts={image.security ?? undefined}
          largest={largest}
          state={status?.state ?? 'unscanned'}
        />
      ),
    first: 'descending',
  },
  {
    name: 'fixable',
    label: 'Fixable',
    cell: ({ image: { security } }) =>
      security === null ? <Dash /> : formatNumber(security.fixable),
    first: 'descending',
  },
  {
    name: 'scan',
    label: 'Scan',
    cell: ({ scan, status }) => <Freshness status={scan === 'planned' ? undefined : status} />,
    first: 'ascending',
  },
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
