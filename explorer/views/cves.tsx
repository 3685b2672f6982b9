import { useMemo } from 'preact/hooks';
import { useDocument } from '../io/load';
import { useParams } from '../io/navigation';
import { epssSourceText, filterCves, kevSourceText, listCves } from '../model/cves';
import type { Cves } from '../model/documents';
import { resultText } from '../model/numbers';
import type { Route } from '../model/route';
import { bindTo, SeverityChoice, Toggle, Toolbar } from '../parts/controls';
import { Head } from '../parts/head';
import { ClearFilters, Empty, Ready } from '../parts/states';
import { find } from '../search/find';
import { Coverage } from './coverage';
import { CvesTable } from './cves-table';

const INITIAL = { q: '', severity: '', exploited: '', fixable: '', latest: '' };
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
  const { q, severity, exploited, fixable, latest } = view.params;
  const bind = bindTo(view);
  const all = useMemo(() => listCves(cves.data), [cves]);
  const found = useMemo(() => find(all, q), [all, q]);
  const shown = useMemo(
    () => filterCves(found.items, { severity, exploited, fixable, latest }),
    [found, severity, exploited, fixable, latest],
  );
  return (
    <>
      <Coverage coverage={cves.coverage} />
      <p class="note sources">
        {kevSourceText(cves.kev)} {epssSourceText(cves.epss)}
      </p>
      {all.length === 0 ? (
        <None coverage={cves.coverage} />
      ) : (
        <>
          <Toolbar
            label="Filter CVEs"
            search="Search ids and titles"
            result={resultText(shown.length, all.length, 'CVE')}
            filters={[severity, exploited, fixable, latest]}
            {...bind('q')}
          >
            <SeverityChoice {...bind('severity')} />
            <Toggle label="Known to be exploited" {...bind('exploited')} />
            <Toggle label="Fixable only" {...bind('fixable')} />
            <Toggle label="In newest versions only" {...bind('latest')} />
          </Toolbar>
          {found.similar ? <p class="note">Nothing matches “{q.trim()}”. Similar ids:</p> : null}
          {shown.length === 0 ? (
            <Nothing params={view.params} cves={cves} onClear={() => view.change(INITIAL)} />
          ) : (
            <CvesTable rows={shown} scored={cves.epss !== null} />
          )}
        </>
      )}
    </>
  );
};

/** Every open CVE of the catalog, most urgent first. */
export const CvesView = ({ route }: { route: Route }) => (
  <>
    <Head title="CVEs" json={['cve.json']} />
    <Ready
      of={useDocument<Cves>('cve.json')}
      missing={<Empty title="This catalog publishes no list of CVEs" />}
    >
      {(cves) => <Browser route={route} cves={cves} />}
    </Ready>
  </>
);
