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

/** Why nothing is left: not having looked is not having found none. */
const Nothing = ({ params, cves, onClear }: NothingProps) => (
  <Empty
    title={
      params.exploited !== '' && cves.kev === null
        ? 'Known exploitation: not looked for'
        : 'No CVE fits these filters'
    }
  >
    {params.q === '' ? null : (
      <p>
        Ids and titles are searched. Which packages a version has a CVE in stands with the findings
        of its image.
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
  const asked = useParams(route, INITIAL);
  const { q, severity, exploited, fixable, latest } = asked.params;
  const bind = bindTo(asked);
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
          {found.similar ? <p class="note">Nothing holds “{q.trim()}”. Similar ids:</p> : null}
          {shown.length === 0 ? (
            <Nothing params={asked.params} cves={cves} onClear={() => asked.change(INITIAL)} />
          ) : (
            <CvesTable rows={shown} scored={cves.epss !== null} />
          )}
        </>
      )}
    </>
  );
};

/** Every open CVE of the catalog, the first to fix first. */
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
