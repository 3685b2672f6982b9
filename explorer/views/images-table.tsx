import { formatNumber } from '../../src/domain/values/plural';
import { isExploited } from '../model/exploitation';
import type { ListedImage } from '../model/images';
import { cutMiddle } from '../model/numbers';
import { linkTo } from '../model/route';
import { FaceTile } from '../parts/face';
import { GradeChip } from '../parts/grade';
import { type LongColumn, LongTable, type Sorting } from '../parts/long-table';
import { Freshness } from '../parts/scan';
import { CountsCell, ExploitedPill } from '../parts/security';
import { Dash } from '../parts/states';

interface NameProps {
  readonly listed: ListedImage;
  readonly exploited: ReadonlySet<string>;
}

const Name = ({ listed: { image, scan, unseen }, exploited }: NameProps) => (
  <>
    <FaceTile slug={image.slug} name={image.name} />
    <span class="titled">
      <a href={linkTo(['images', image.slug])}>{image.name}</a>
      {scan === 'planned' && <span class="pill">Planned</span>}
    </span>
    <span class="line faint" title={unseen}>
      {isExploited(image, exploited) && (
        <ExploitedPill title="A version has a CVE that is known to be exploited" />
      )}
      {unseen ?? image.summary}
    </span>
  </>
);

const Version = ({ listed: { image } }: { listed: ListedImage }) => {
  const version = image.security?.version ?? image.versions?.[0]?.version;
  return <code title={version}>{version === undefined ? '–' : cutMiddle(version)}</code>;
};

/** Unscanned images have a state; planned ones have none. */
const Findings = ({ listed, largest }: { listed: ListedImage; largest: number }) =>
  listed.scan === 'planned' ? (
    <Dash />
  ) : (
    <CountsCell
      counts={listed.image.security ?? undefined}
      largest={largest}
      state={listed.status?.state}
    />
  );

const fixableText = ({ image: { security } }: ListedImage) =>
  security === null ? <Dash /> : formatNumber(security.fixable);

const UP = { first: 'ascending' } as const;
const DOWN = { first: 'descending' } as const;

const columnsWith = (
  largest: number,
  exploited: ReadonlySet<string>,
): ReadonlyArray<LongColumn<ListedImage>> => [
  ['name', 'Image', (listed) => <Name listed={listed} exploited={exploited} />, UP],
  ['version', 'Version', (listed) => <Version listed={listed} />],
  [
    'grade',
    'Grade',
    ({ image, status }) => <GradeChip grade={image.security?.grade} status={status} />,
    DOWN,
  ],
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
  /** The total of the longest bar. */
  readonly largest: number;
  readonly exploited: ReadonlySet<string>;
  readonly sorting: Sorting;
}

export const ImagesTable = ({ rows, largest, exploited, sorting }: TableProps) => (
  <LongTable
    class="rows-images"
    aria-label="Images"
    rows={rows}
    keyOf={({ image }) => image.slug}
    columns={columnsWith(largest, exploited)}
    head="name"
    sorting={sorting}
  />
);
