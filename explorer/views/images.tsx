import { useMemo } from 'preact/hooks';
import { useDocument } from '../io/load';
import { useParams } from '../io/navigation';
import { useWindowed } from '../io/windowed';
import { GRADES, type Images, type Statuses, TIERS } from '../model/documents';
import {
  categoriesOf,
  filterImages,
  type ImageOrder,
  type ListedImage,
  listImages,
  sortImages,
} from '../model/images';
import { linkTo, type Route } from '../model/route';
import { Choice, resultText, Search, SortHead, Toggle, Toolbar } from '../parts/controls';
import { Head } from '../parts/head';
import { CountsCell, Freshness, GradeChip } from '../parts/security';
import { ClearFilters, Empty, Ready } from '../parts/states';
import { Totals } from './totals';

const INITIAL = { q: '', category: '', tier: '', grade: '', rebuild: '', sort: '', reverse: '' };
type Asked = typeof INITIAL;

const ORDERS: ReadonlyArray<ImageOrder> = ['name', 'tier', 'grade', 'total', 'fixable'];
const orderOf = (sort: string): ImageOrder => ORDERS.find((each) => each === sort) ?? 'catalog';

const Row = ({ listed: { image, status }, index }: { listed: ListedImage; index: number }) => {
  const { slug, name, summary, category, tier, security, versions } = image;
  return (
    <tr aria-rowindex={index + 2} style={{ '--at': index }}>
      <th scope="row">
        <a href={linkTo(['images', slug])}>{name}</a>
        {image.status === 'planned' ? <span class="pill">Planned</span> : null}
        <span class="line faint" title={summary}>
          {summary}
        </span>
      </th>
      <td data-column="category">{category}</td>
      <td data-column="tier">{tier}</td>
      <td data-column="version">
        <code>{security?.version ?? versions?.[0]?.version ?? '–'}</code>
      </td>
      <td data-column="grade">
        <GradeChip grade={security?.grade} />
      </td>
      <td data-column="total">
        <CountsCell counts={security ?? undefined} />
      </td>
      <td data-column="fixable" class="number">
        {security === null ? <span class="faint">–</span> : security.fixable}
      </td>
      <td data-column="freshness">
        <Freshness status={status} />
      </td>
    </tr>
  );
};

interface TableProps {
  readonly rows: ReadonlyArray<ListedImage>;
  readonly params: Asked;
  readonly onSort: (column: ImageOrder, reversed: boolean) => void;
}

const Table = ({ rows, params, onSort }: TableProps) => {
  const { body, first, end } = useWindowed(rows.length);
  const sort = { order: params.sort, reversed: params.reverse !== '', onSort };
  return (
    <table class="rows rows-images" aria-label="Images" aria-rowcount={rows.length + 1}>
      <thead>
        <tr aria-rowindex={1}>
          <SortHead<ImageOrder> label="Image" column="name" {...sort} />
          <th scope="col">Category</th>
          <SortHead<ImageOrder> label="Tier" column="tier" {...sort} />
          <th scope="col">Version</th>
          <SortHead<ImageOrder> label="Grade" column="grade" {...sort} />
          <SortHead<ImageOrder> label="CVEs" column="total" {...sort} />
          <SortHead<ImageOrder> label="Fixable" column="fixable" {...sort} />
          <th scope="col">Scan</th>
        </tr>
      </thead>
      <tbody ref={body} style={{ '--rows': rows.length }}>
        {rows.slice(first, end).map((listed, i) => (
          <Row key={listed.image.slug} listed={listed} index={first + i} />
        ))}
      </tbody>
    </table>
  );
};

interface BrowserProps {
  readonly route: Route;
  readonly images: Images;
  readonly statuses: Statuses;
}

const Browser = ({ route, images, statuses }: BrowserProps) => {
  const { params, change } = useParams(route, INITIAL);
  const { q, category, tier, grade, rebuild, sort, reverse } = params;
  const listed = useMemo(() => listImages(images.data, statuses.data), [images, statuses]);
  const categories = useMemo(() => categoriesOf(images.data), [images]);
  const sorted = useMemo(
    () => sortImages(listed, orderOf(sort), reverse !== ''),
    [listed, sort, reverse],
  );
  const shown = useMemo(
    () => filterImages(sorted, { search: q, category, tier, grade, rebuild: rebuild !== '' }),
    [sorted, q, category, tier, grade, rebuild],
  );
  return (
    <>
      <Totals images={images.data} statuses={statuses.data} />
      <Toolbar label="Filter images" result={resultText(shown.length, listed.length, 'image')}>
        <Search label="Search images" value={q} onChange={(value) => change({ q: value })} />
        <Choice
          label="Category"
          value={category}
          options={categories.map((each) => [each, each])}
          onChange={(value) => change({ category: value })}
        />
        <Choice
          label="Tier"
          value={tier}
          options={TIERS.map((each) => [each, `Tier ${each}`])}
          onChange={(value) => change({ tier: value })}
        />
        <Choice
          label="Grade"
          value={grade}
          options={[
            ...GRADES.map((each): [string, string] => [each, `Grade ${each}`]),
            ['none', 'Not scanned'],
          ]}
          onChange={(value) => change({ grade: value })}
        />
        <Toggle
          label="Needs rebuild"
          on={rebuild !== ''}
          onChange={(on) => change({ rebuild: on ? '1' : '' })}
        />
      </Toolbar>
      {shown.length === 0 ? (
        <Empty title={listed.length === 0 ? 'No images yet' : 'No image fits these filters'}>
          {listed.length === 0 ? (
            <p>This catalog publishes no images.</p>
          ) : (
            <ClearFilters onClear={() => change(INITIAL)} />
          )}
        </Empty>
      ) : (
        <Table
          rows={shown}
          params={params}
          onSort={(column, reversed) => change({ sort: column, reverse: reversed ? '1' : '' })}
        />
      )}
    </>
  );
};

const PATHS = ['images.json', 'status.json', 'security.json'];

export const ImagesView = ({ route }: { route: Route }) => {
  const images = useDocument<Images>('images.json');
  const statuses = useDocument<Statuses>('status.json');
  const missing = <Empty title="This catalog publishes no list of images" />;
  return (
    <>
      <Head title="Images" json={PATHS} />
      <Ready of={images} missing={missing}>
        {(loaded) => (
          <Ready of={statuses} missing={missing}>
            {(known) => <Browser route={route} images={loaded} statuses={known} />}
          </Ready>
        )}
      </Ready>
    </>
  );
};
