import { useMemo } from 'preact/hooks';
import { formatNumber } from '../../src/text/plural';
import { NOW } from '../io/clock';
import { useCatalogName } from '../io/identity';
import { readyValue, useDocument } from '../io/load';
import { useParams } from '../io/navigation';
import { countExploited } from '../model/cves';
import type { Cves, Images, Statuses } from '../model/documents';
import { categoriesOf, filterImages, IMAGE_ORDERS, listImages, sortImages } from '../model/images';
import { maxOf, resultText } from '../model/numbers';
import type { Route } from '../model/route';
import { countTotals, countVersions, latestScan, listScanners } from '../model/totals';
import { sortBy } from '../parts/controls';
import { NothingFits } from '../parts/finder';
import { Head } from '../parts/head';
import { Empty, Ready } from '../parts/states';
import { When } from '../parts/time';
import { find } from '../search/find';
import { ImagesTable } from './images-table';
import { ImagesToolbar, INITIAL } from './images-toolbar';
import { Reading } from './reading';
import { Totals } from './totals';
import { Trend, TrendTable } from './trend';

const MAX_SCANNERS = 3;

/** Who publishes the catalog, and its latest scan. */
const About = ({ statuses }: { statuses: Statuses }) => {
  const name = useCatalogName();
  const latest = latestScan(statuses.data, NOW);
  const scanners = listScanners(statuses.data);
  const more = scanners.length - MAX_SCANNERS;
  return (
    <p class="about">
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

interface BrowserProps {
  readonly route: Route;
  readonly images: Images;
  readonly statuses: Statuses;
}

const Browser = ({ route, images, statuses }: BrowserProps) => {
  const view = useParams(route, INITIAL);
  const { q, category, tier, grade, scan, rebuild } = view.params;
  const sorting = sortBy(view, IMAGE_ORDERS);
  const { order, reversed } = sorting;
  const cves = readyValue(useDocument<Cves>('cve.json', 'later'));
  const exploited = useMemo(() => (cves === undefined ? undefined : countExploited(cves)), [cves]);
  const listed = useMemo(() => listImages(images.data, statuses.data, NOW), [images, statuses]);
  const totals = useMemo(() => countTotals(listed), [listed]);
  const categories = useMemo(() => categoriesOf(images.data), [images]);
  const sorted = useMemo(() => sortImages(listed, order, reversed), [listed, order, reversed]);
  const found = useMemo(() => find(sorted, q), [sorted, q]);
  const shown = useMemo(
    () => filterImages(found.items, { category, tier, grade, scan, rebuild }),
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
      <Totals totals={totals} versions={countVersions(statuses.data)} exploited={exploited} />
      <Trend />
      <div class="readings">
        <TrendTable />
        <Reading />
      </div>
      <ImagesToolbar
        view={view}
        categories={categories}
        result={resultText(shown.length, listed.length, 'image')}
      />
      {found.similar ? <p class="note">Nothing matches “{q.trim()}”. Similar names:</p> : null}
      {shown.length === 0 ? (
        <NothingFits nouns="images" query={q} onClear={() => view.change(INITIAL)} />
      ) : (
        <ImagesTable
          rows={shown}
          largest={maxOf(listed.map(({ image }) => image.security?.total ?? 0))}
          sorting={sorting}
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
