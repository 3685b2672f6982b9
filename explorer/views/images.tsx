import { useMemo } from 'preact/hooks';
import { NOW } from '../io/clock';
import { useIdentity } from '../io/identity';
import { useDocument } from '../io/load';
import { useParams } from '../io/navigation';
import { exploitedIn } from '../model/cves';
import type { Cves, Images, Statuses } from '../model/documents';
import {
  categoriesOf,
  filterImages,
  type ImageOrder,
  listImages,
  sortImages,
} from '../model/images';
import { largestOf, number, resultText } from '../model/numbers';
import type { Route } from '../model/route';
import { latestScan, scannersOf, totalsOf, versionsOf } from '../model/totals';
import { countSet } from '../parts/controls';
import { NothingFits } from '../parts/finder';
import { Head } from '../parts/head';
import { When } from '../parts/scan';
import { Empty, Ready } from '../parts/states';
import { find } from '../search/find';
import { ImagesTable } from './images-table';
import { ImagesToolbar, INITIAL } from './images-toolbar';
import { Reading } from './reading';
import { Totals } from './totals';
import { Trend, TrendTable } from './trend';

const ORDERS: ReadonlyArray<ImageOrder> = [
  'catalog',
  'name',
  'category',
  'tier',
  'score',
  'total',
  'fixable',
  'scan',
];
/** The worst first, where the address says nothing else. */
const orderOf = (sort: string): ImageOrder => ORDERS.find((each) => each === sort) ?? 'grade';

const MAX_SCANNERS = 3;

/** Whose catalog it is, when it was last looked at, and by what. */
const About = ({ statuses }: { statuses: Statuses }) => {
  const { name, source } = useIdentity();
  const latest = latestScan(statuses.data, NOW);
  const scanners = scannersOf(statuses.data);
  const more = scanners.length - MAX_SCANNERS;
  return (
    <p class="about">
      {latest === undefined ? (
        <span>Nothing scanned yet</span>
      ) : (
        <span>
          Latest scan <When instant={latest} />
          {scanners.length === 0 ? '' : ` by ${scanners.slice(0, MAX_SCANNERS).join(', ')}`}
          {more > 0 ? ` and ${number(more)} more` : ''}
        </span>
      )}
      {name === undefined ? null : (
        <span>
          Published by <strong>{name}</strong>
        </span>
      )}
      {source === undefined || latest === undefined ? null : <span class="faint">{source}</span>}
    </p>
  );
};

interface BrowserProps {
  readonly route: Route;
  readonly images: Images;
  readonly statuses: Statuses;
}

const Browser = ({ route, images, statuses }: BrowserProps) => {
  const { params, change } = useParams(route, INITIAL);
  const { q, category, tier, grade, scan, rebuild, sort, reverse } = params;
  const cves = useDocument<Cves>('cve.json', 'later');
  const exploited = useMemo(
    () => (cves.kind === 'ready' ? exploitedIn(cves.value) : undefined),
    [cves],
  );
  const listed = useMemo(() => listImages(images.data, statuses.data, NOW), [images, statuses]);
  const totals = useMemo(() => totalsOf(listed), [listed]);
  const categories = useMemo(() => categoriesOf(images.data), [images]);
  const sorted = useMemo(
    () => sortImages(listed, orderOf(sort), reverse !== ''),
    [listed, sort, reverse],
  );
  const found = useMemo(() => find(sorted, q), [sorted, q]);
  const shown = useMemo(
    () => filterImages(found.items, { category, tier, grade, scan, rebuild: rebuild !== '' }),
    [found, category, tier, grade, scan, rebuild],
  );
  if (listed.length === 0)
    return (
      <Empty title="No images yet">
        <p>This catalog publishes no images.</p>
      </Empty>
    );
  return (
    <>
      <About statuses={statuses} />
      <Totals totals={totals} versions={versionsOf(statuses.data)} exploited={exploited} />
      <Trend />
      <div class="readings">
        <TrendTable />
        <Reading />
      </div>
      <ImagesToolbar
        params={params}
        change={change}
        categories={categories}
        set={countSet(category, tier, grade, scan, rebuild)}
        result={resultText(shown.length, listed.length, 'image')}
      />
      {found.similar ? <p class="note">Nothing is called “{q.trim()}”. Similar names:</p> : null}
      {shown.length === 0 ? (
        <NothingFits nouns="images" query={q} onClear={() => change(INITIAL)} />
      ) : (
        <ImagesTable
          rows={shown}
          largest={largestOf(listed.map(({ image }) => image.security?.total ?? 0))}
          order={orderOf(sort)}
          reversed={reverse !== ''}
          onSort={(column, reversed) =>
            change({ sort: column === 'grade' ? '' : column, reverse: reversed ? '1' : '' })
          }
        />
      )}
    </>
  );
};

const PATHS = ['images.json', 'status.json', 'security.json', 'cve.json', 'history.json'];

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
