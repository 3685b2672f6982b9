import { useMemo } from 'preact/hooks';
import { grades } from '../../src/domain/grade';
import { NOW } from '../io/clock';
import { useExploitedVersions } from '../io/exploitation';
import { useCatalogTitle } from '../io/identity';
import { readyValue, useDocument, useLater } from '../io/load';
import { useParams } from '../io/navigation';
import type { Fixes, History, HistoryRow, Images, Statuses } from '../model/documents';
import { isExploited } from '../model/exploitation';
import { briefly } from '../model/findings';
import {
  before,
  filterImages,
  IMAGE_ORDERS,
  imageRow,
  largestOf,
  listImages,
  SCANS,
} from '../model/images';
import { sorted } from '../model/orders';
import type { Route } from '../model/route';
import {
  countTotals,
  countVersions,
  type Totals as Known,
  latestScan,
  listScanners,
  type VersionTotals,
} from '../model/totals';
import { isScannedDay, toTrend } from '../model/trend';
import { Browse, categoryFilter, type Filter, TIER } from '../parts/browse';
import { sortBy } from '../parts/controls';
import { Head } from '../parts/head';
import { GUIDES, WebLink } from '../parts/links';
import { scanWords } from '../parts/scan';
import { Empty, Ready } from '../parts/states';
import { When } from '../parts/time';
import { FixTable, FixTile } from './fix-times';
import { ExploitedBand, Sentence, Week } from './front';
import { ImagesTable } from './images-table';
import { Reading } from './reading';
import { Totals } from './totals';
import { TrendTable } from './trend';

interface AboutProps {
  readonly statuses: Statuses;
  readonly totals: Known;
  readonly versions: VersionTotals;
}

const About = ({ statuses, totals, versions }: AboutProps) => {
  const latest = latestScan(statuses.data, NOW);
  const scanners = listScanners(statuses.data);
  return (
    <p class="about flow">
      <Sentence totals={totals} versions={versions} />
      {latest === undefined ? (
        <span>Nothing scanned yet</span>
      ) : (
        <span>
          Latest scan <When instant={latest} />
          {scanners.length === 0 ? '' : ` by ${briefly(scanners)}`}
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
    options: [...grades.map((each) => [each, `Grade ${each}`] as const), ['none', 'No grade']],
  },
  { name: 'scan', label: 'Scan', options: SCANS.map((each) => [each, scanWords(each).label]) },
  { name: 'rebuild', label: 'Needs rebuild' },
];
const ORDERS = [
  ['', 'Most urgent first'],
  ['grade', 'Worst grade first'],
  ['total', 'Most findings first'],
  ['fixable', 'Most fixable first'],
  ['scan', 'Oldest scan first'],
  ['name', 'By name'],
  ['catalog', 'As in the catalog'],
] as const;

const CSV = { name: 'images', row: imageRow };

const MANIFEST_GUIDE = `${GUIDES}/manifest.md`;
const RENOVATE_GUIDE = `${GUIDES}/running.md#renovate`;

interface BrowserProps {
  readonly route: Route;
  readonly images: Images;
  readonly statuses: Statuses;
  /** Oldest day first; empty if it could not be loaded. */
  readonly history: ReadonlyArray<HistoryRow>;
}

const Browser = ({ route, images: { data }, statuses, history }: BrowserProps) => {
  const view = useParams(route, INITIAL);
  const sorting = sortBy(view, IMAGE_ORDERS);
  const { order, reversed } = sorting;
  const listed = useMemo(() => listImages(data, statuses.data, NOW), [data, statuses]);
  const totals = useMemo(() => countTotals(listed), [listed]);
  const versions = useMemo(() => countVersions(statuses.data, NOW), [statuses]);
  const filters = [categoryFilter(data), ...FILTERS];
  const exploited = useExploitedVersions();
  const ordered = useMemo(() => {
    const all = sorted(IMAGE_ORDERS, listed, order, reversed);
    const isUrgent = order === 'urgent' && !reversed;
    return isUrgent ? before(all, (image) => isExploited(image, exploited)) : all;
  }, [listed, order, reversed, exploited]);
  const trend = toTrend(history);
  const largest = largestOf(listed);
  const today = history.slice(-1).find(isScannedDay);
  const fixes = useLater<Fixes>('fixes.json')?.data ?? [];
  if (listed.length === 0)
    return (
      <Empty title="No images yet">
        <p>Add images to catalog.yaml: the next run shows them here.</p>
        <WebLink href={MANIFEST_GUIDE}>How to write it</WebLink>
      </Empty>
    );
  return (
    <>
      <About statuses={statuses} totals={totals} versions={versions} />
      <ExploitedBand expected={today?.exploited ?? 0} />
      <div class="front">
        <Week days={history.length} />
        <div class="numbers">
          <Totals
            totals={totals}
            versions={versions}
            exploited={today?.exploited ?? undefined}
            older={history.at(-1)?.older ?? 0}
            trend={trend}
          >
            <FixTile rows={fixes} />
          </Totals>
          <TrendTable rows={history}>
            <FixTable rows={fixes} />
          </TrendTable>
          <Reading />
          <p class="reading faint">
            Follow: <a href="feed.atom">Atom</a> · <a href={RENOVATE_GUIDE}>Renovate</a>
          </p>
        </div>
        <div class="listed">
          <Browse
            view={view}
            noun="image"
            search="Search images"
            filters={filters}
            orders={ORDERS}
            items={ordered}
            filter={filterImages}
            csv={CSV}
          >
            {(shown) => <ImagesTable {...{ largest, exploited, sorting }} rows={shown} />}
          </Browse>
        </div>
      </div>
    </>
  );
};

const NO_ROWS: ReadonlyArray<HistoryRow> = [];

export const ImagesView = ({ route }: { route: Route }) => {
  const images = useDocument<Images>('images.json');
  const statuses = useDocument<Statuses>('status.json');
  // It says what stands above the list, so that nothing moves down later.
  const history = useDocument<History>('history.json');
  const missing = <Empty title="This catalog publishes no list of images" />;
  return (
    <>
      <Head title="Images" heading={useCatalogTitle()} />
      <Ready of={history.kind === 'loading' ? history : images} missing={missing}>
        {(loaded) => (
          <Ready of={statuses} missing={missing}>
            {(known) => (
              <Browser
                route={route}
                images={loaded}
                statuses={known}
                history={readyValue(history)?.data ?? NO_ROWS}
              />
            )}
          </Ready>
        )}
      </Ready>
    </>
  );
};
