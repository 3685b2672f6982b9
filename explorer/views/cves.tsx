import { useMemo } from 'preact/hooks';
import { useParams } from '../io/navigation';
import { epssSourceText, filterCves, kevSourceText, listCves } from '../model/cves';
import type { Cves } from '../model/documents';
import type { Route } from '../model/route';
import { Browse, SEVERITY } from '../parts/browse';
import { Listing } from '../parts/listing';
import { ClearFilters, Empty } from '../parts/states';
import { Coverage } from './coverage';
import { CvesTable } from './cves-table';

const INITIAL = { q: '', severity: '', exploited: '', fixable: '', latest: '' };
const FILTERS = [
  SEVERITY,
  { name: 'exploited', label: 'Known to be exploited' },
  { name: 'fixable', label: 'Fixable only' },
  { name: 'latest', label: 'In newest versions only' },
] as const;

interface NothingProps {
  readonly params: typeof INITIAL;
  readonly cves: Cves;
  readonly onClear: () => void;
}

/** Why nothing is left: an exploitation that was not checked is not an absent one. */
const Nothing = ({ params, cves, onClear }: NothingProps) => (
  <Empty
    title={
      params.exploited !== '' && cves.kev === null
        ? 'Known exploitation: not checked'
        : 'No CVE matches these filters'
    }
  >
    {params.q === '' ? null : (
      <p>
        The search covers ids and titles. Affected packages are listed with the findings of an
        image.
      </p>
    )}
    <ClearFilters onClear={onClear} />
  </Empty>
);

const None = ({ coverage: { scanned, partial } }: Pick<Cves, 'coverage'>) =>
  scanned + partial === 0 ? (
    <Empty title="Nothing scanned yet" />
  ) : (
    <Empty title="No known CVE">
      <p>The scans found none.</p>
    </Empty>
  );

const Browser = ({ route, cves }: { route: Route; cves: Cves }) => {
  const view = useParams(route, INITIAL);
  const items = useMemo(() => listCves(cves.data), [cves]);
  return (
    <>
      <Coverage coverage={cves.coverage} />
      <p class="note sources">
        {kevSourceText(cves.kev)} {epssSourceText(cves.epss)}
      </p>
      {items.length === 0 ? (
        <None coverage={cves.coverage} />
      ) : (
        <Browse
          view={view}
          noun="CVE"
          search="Search ids and titles"
          filters={FILTERS}
          items={items}
          filter={filterCves}
          nothing={<Nothing params={view.params} cves={cves} onClear={view.clear} />}
        >
          {(shown) => <CvesTable rows={shown} scored={cves.epss !== null} />}
        </Browse>
      )}
    </>
  );
};

/** Every open CVE of the catalog, most urgent first. */
export const CvesView = ({ route }: { route: Route }) => (
  <Listing<Cves> title="CVEs" path="cve.json" what="list of CVEs">
    {(cves) => <Browser route={route} cves={cves} />}
  </Listing>
);
