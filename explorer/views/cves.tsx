import { useMemo } from 'preact/hooks';
import { formatNumber, pluralize } from '../../src/domain/values/plural';
import { useParams } from '../io/navigation';
import {
  CVE_ORDERS,
  cveRow,
  epssSourceText,
  filterCves,
  kevSourceText,
  listCves,
} from '../model/cves';
import type { Cves } from '../model/documents';
import { FIXES } from '../model/findings';
import { sorted } from '../model/orders';
import type { Route } from '../model/route';
import { Browse, SEVERITY } from '../parts/browse';
import { sortBy } from '../parts/controls';
import { Listing } from '../parts/listing';
import { ClearFilters, Empty } from '../parts/states';
import { Coverage } from './coverage';
import { CvesTable } from './cves-table';

const INITIAL = {
  q: '',
  severity: '',
  exploited: '',
  fixable: '',
  latest: '',
  sort: '',
  reverse: '',
};
const FILTERS = [
  SEVERITY,
  { name: 'exploited', label: 'Known to be exploited' },
  {
    name: 'fixable',
    label: 'Fix',
    // Only the records of versions say why there is no fix.
    options: [
      [FIXES.available, 'Fixable only'],
      [FIXES.open, 'Without a fix'],
    ],
  },
] as const;
const ORDERS = [
  ['', 'Most urgent first'],
  ['severity', 'Worst first'],
  ['epss', 'Highest EPSS first'],
  ['images', 'Most images first'],
  ['versions', 'Most versions first'],
  ['fix', 'Most fixes first'],
  ['since', 'Newest first'],
  ['id', 'By id'],
] as const;

const CSV = { name: 'cves', row: cveRow };

const URGENT_TEXT =
  'Most urgent first: exploited, then an EPSS score of at least 50%, 10% or 1%, then severity.';

interface NothingProps {
  readonly params: typeof INITIAL;
  readonly cves: Cves;
  readonly onClear: () => void;
}

/** Exploitation that was not checked is not absent. */
const Nothing = ({ params, cves, onClear }: NothingProps) => (
  <Empty
    title={
      params.exploited !== '' && cves.kev === null
        ? 'Known exploitation: not checked'
        : 'No CVE matches these filters'
    }
  >
    {params.q && <p>The search covers ids, titles and the first eight affected packages.</p>}
    <ClearFilters onClear={onClear} />
  </Empty>
);

const None = ({ coverage: { scanned, partial } }: Pick<Cves, 'coverage'>) => (
  <Empty title={scanned + partial === 0 ? 'Nothing scanned yet' : 'The scans found no CVE'} />
);

const Browser = ({ route, cves }: { route: Route; cves: Cves }) => {
  const view = useParams(route, INITIAL);
  const sorting = sortBy(view, CVE_ORDERS);
  const { order, reversed } = sorting;
  const listed = useMemo(() => listCves(cves.data), [cves]);
  const items = useMemo(
    () => sorted(CVE_ORDERS, listed, order, reversed),
    [listed, order, reversed],
  );
  const newest = cves.data.filter(({ latest }) => latest > 0).length;
  return (
    <>
      <Coverage coverage={cves.coverage} />
      <p class="note">
        {kevSourceText(cves.kev)} {epssSourceText(cves.epss)}{' '}
        {order === 'urgent' && cves.epss !== null ? URGENT_TEXT : null}
      </p>
      {items.length === 0 ? (
        <None coverage={cves.coverage} />
      ) : (
        <Browse
          view={view}
          noun="CVE"
          search="Search ids, titles, packages"
          filters={FILTERS}
          orders={ORDERS}
          isTable={false}
          chips={{
            name: 'latest',
            label: 'Versions',
            chips: [
              ['', pluralize(items.length, 'CVE')],
              ['1', `${formatNumber(newest)} in newest versions`],
            ],
          }}
          items={items}
          filter={filterCves}
          csv={CSV}
          nothing={<Nothing params={view.params} cves={cves} onClear={view.clear} />}
        >
          {(shown) => <CvesTable rows={shown} scored={cves.epss !== null} sorting={sorting} />}
        </Browse>
      )}
    </>
  );
};

export const CvesView = ({ route }: { route: Route }) => (
  <Listing<Cves> title="CVEs" path="cve.json" what="list of CVEs">
    {(cves) => <Browser route={route} cves={cves} />}
  </Listing>
);
