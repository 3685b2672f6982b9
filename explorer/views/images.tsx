import { useMemo } from 'preact/hooks';
import { formatNumber } from '../../src/values/plural';
import { NOW } from '../io/clock';
import { useCves } from '../io/exploitation';
import { useCatalogName } from '../io/identity';
import { useDocument } from '../io/load';
import { useParams } from '../io/navigation';
import { countExploited } from '../model/cves';
import { GRADES, type Images, type Statuses } from '../model/documents';
import { filterImages, IMAGE_ORDERS, listImages, SCANS, sortImages } from '../model/images';
import { maxOf } from '../model/numbers';
import type { Route } from '../model/route';
import {
  countTotals,
  countVersions,
  type Totals as Known,
  latestScan,
  listScanners,
} from '../model/totals';
import { Browse, categoryFilter, type Filter, TIER } from '../parts/browse';
import { sortBy } from '../parts/controls';
import { Head } from '../parts/head';
import { scanWords } from '../parts/scan';
import { Empty, Ready } from '../parts/states';
import { When } from '../parts/time';
import { ExploitedBand, Sentence, Week } from './front';
import { ImagesTable } from './images-table';
import { Reading } from './reading';
import { Totals } from './totals';
import { Trend, TrendTable } from './trend';

const MAX_SCANNERS = 3;

/** Who publishes the catalog, and its latest scan. */
const About = ({ statuses, totals }: { statuses: Statuses; totals: Known }) => {
  const name = useCatalogName();
  const latest = latestScan(statuses.data, NOW);
  const scanners = listScanners(statuses.data);
  const more = scanners.length - MAX_SCANNERS;
  return (
    <p class="about flow">
      <Sentence totals={totals} />
      {latest === undefined ? (
        <span>Nothing scanned yet</span>
      ) : (
        <span>
          Latest scan <When instant={latest} />
          {scanners.length === 0 ? '' : ` by ${scanners.slice(0, MAX_SCANNERS).join(', ')}`}
          {more > 0 ? ` and ${formatNumber(more)} more` : ''}
        </span>
      )}
      {name === undefined ? null : (
        <span>
          Published by <strong>{name}</strong>
        </span>
      )}
    </p>
  );
};

const INITIAL = {
  q: '',
  category: '',
  tier: '',
  grade: '',
  scan: '',
  rebuild: '',
  sort: '',
  reverse: '',
};
const FILTERS: ReadonlyArray<Filter<keyof typeof INITIAL>> = [
  TIER,
  {
    name: 'grade',
    label: 'Grade',
    options: [...GRADES.map((each) => [each, `Grade ${each}`] as const), ['none', 'No grade']],
  },
  { name: 'scan', label: 'Scan', options: SCANS.map((each) => [each, scanWords(each).label]) },
  { name: 'rebuild', label: 'Needs rebuild' },
];
const ORDERS = [
  ['', 'Worst first'],
  ['total', 'Most findings first'],
  ['fixable', 'Most fixable first'],
  ['scan', 'Oldest scan first'],
  ['name', 'By name'],
  ['catalog', 'As in the catalog'],
] as const;

interface BrowserProps {
  readonly route: Route;
  readonly images: Images;
  readonly statuses: Statuses;
}

const Browser = ({ route, images, statuses }: BrowserProps) => {
  const view = useParams(route, INITIAL);
  const sorting = sortBy(view, IMAGE_ORDERS);
  const { order, reversed } = sorting;
  const cves = useCves();
  const exploited = useMemo(() => (cves === undefined ? undefined : countExploited(cves)), [cves]);
  const listed = useMemo(() => listImages(images.data, statuses.data, NOW), [images, statuses]);
  const totals = useMemo(() => countTotals(listed), [listed]);
  const filters = useMemo(() => [categoryFilter(images.data), ...FILTERS], [images]);
  const sorted = useMemo(() => sortImages(listed, order, reversed), [listed, order, reversed]);
  const largest = maxOf(listed.map(({ image }) => image.security?.total ?? 0));
  if (listed.length === 0)
    return (
      <Empty title="No images yet">
        <p>Add images to the manifest of this catalog: the next run shows them here.</p>
      </Empty>
    );
  return (
    <>
      <About statuses={statuses} totals={totals} />
      <ExploitedBand />
      <Totals totals={totals} versions={countVersions(statuses.data)} exploited={exploited} />
      <div class="lately">
        <Trend />
        <Week />
      </div>
      <div class="readings flow">
        <TrendTable />
        <Reading />
      </div>
      <Browse
        view={view}
        noun="image"
        search="Search images, versions, digests"
        filters={filters}
        orders={ORDERS}
        items={sorted}
        filter={filterImages}
      >
        {(shown) => <ImagesTable rows={shown} largest={largest} sorting={sorting} />}
      </Browse>
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
