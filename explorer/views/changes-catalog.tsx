import { pluralize } from '../../src/domain/values/plural';
import type { DayChanges } from '../model/documents';
import { linkTo } from '../model/route';
import { DigestLink } from '../parts/copy';
import { ImageLink, LinkList } from '../parts/links';
import { Dash } from '../parts/states';
import { type Column, TableSection } from '../parts/table';

const PAGE = 50;

type ImageChanges = DayChanges['images'][number];
type ChartChanges = DayChanges['charts'][number];

const Came = ({ new: isNew, gone }: Pick<ImageChanges, 'new' | 'gone'>) => (
  <>
    {isNew && <span class="pill">New</span>}
    {gone && <span class="pill">Gone</span>}
  </>
);

const Versions = ({ slug, versions }: { slug: string; versions: ReadonlyArray<string> }) =>
  versions.length === 0 ? (
    <Dash />
  ) : (
    <span>
      <LinkList to={['images', slug]} names={versions} />
    </span>
  );

const Digest = ({ digest }: { digest: string | null }) =>
  digest === null ? <span class="faint">unknown</span> : <DigestLink digest={digest} />;

const Rebuilt = ({ slug, rebuilt }: Pick<ImageChanges, 'slug' | 'rebuilt'>) =>
  rebuilt.length === 0 ? (
    <Dash />
  ) : (
    <ul class="places">
      {rebuilt.map(({ version, from, to, at }) => (
        <li key={`${at} ${version} ${from} ${to}`}>
          <a href={linkTo(['images', slug, version])}>{version}</a>: <Digest digest={from} /> to{' '}
          <Digest digest={to} />
        </li>
      ))}
    </ul>
  );

const COLUMNS: ReadonlyArray<
  readonly [...Column<ImageChanges>, key: 'added' | 'removed' | 'rebuilt']
> = [
  ['Added', ({ slug, added }) => <Versions slug={slug} versions={added} />, 'added'],
  ['Removed', ({ slug, removed }) => <Versions slug={slug} versions={removed} />, 'removed'],
  ['Rebuilt', (item) => <Rebuilt {...item} />, 'rebuilt'],
];

export const ChangedImages = ({ images }: Pick<DayChanges, 'images'>) => (
  <TableSection
    id="changed-images"
    title={`${pluralize(images.length, 'image')} changed`}
    items={images}
    columns={[
      [
        'Image',
        (item) => (
          <>
            <ImageLink slug={item.slug} />
            <Came {...item} />
          </>
        ),
      ],
      ...COLUMNS.filter(([, , key]) => images.some((item) => item[key].length > 0)).map(
        ([label, cell]): Column<ImageChanges> => [label, cell],
      ),
    ]}
    page={PAGE}
    results
  />
);

const versionsText = ({ from, to }: ChartChanges['versions'][number]): string => `${from} to ${to}`;

export const ChangedCharts = ({ charts }: Pick<DayChanges, 'charts'>) => (
  <TableSection
    id="changed-charts"
    title={`${pluralize(charts.length, 'chart')} changed`}
    items={charts}
    columns={[
      [
        'Chart',
        // A removed chart has no view.
        (item) => (
          <>
            {item.gone ? item.slug : <LinkList to={['charts']} names={[item.slug]} />}
            <Came {...item} />
          </>
        ),
      ],
      ['Updated', ({ versions }) => versions.map(versionsText).join(', ') || <Dash />],
    ]}
    page={PAGE}
    results
  />
);
