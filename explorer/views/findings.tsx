import { useMemo } from 'preact/hooks';
import { canonicalId } from '../../src/domain/canonical-id';
import { useBases } from '../io/bases';
import { useExploitedIds } from '../io/exploitation';
import { closeOver, useParams } from '../io/navigation';
import { listStanding } from '../model/bases';
import type { ImageVex, VersionDetail } from '../model/documents';
import {
  FINDING_ORDERS,
  FIXES,
  type Finding,
  filterFindings,
  findingRow,
  findRows,
  groupFindings,
  listFindings,
} from '../model/findings';
import { survivedById } from '../model/fixes';
import { sinceById, type VersionEntry } from '../model/history';
import { sorted } from '../model/orders';
import { statedText } from '../model/reasons';
import { linkTo, type Route } from '../model/route';
import { statementAbout } from '../model/statements';
import { Browse, SEVERITY } from '../parts/browse';
import { sortBy } from '../parts/controls';
import { FindingDialog } from './finding-dialog';
import { FindingsByBase } from './findings-by-base';
import { FindingsTable } from './findings-table';

const INITIAL = { q: '', severity: '', fixable: '', rows: '', sort: '', reverse: '' };
const FILTERS = [
  SEVERITY,
  {
    name: 'fixable',
    label: 'Fix',
    options: [
      [FIXES.available, 'Fixable only'],
      [FIXES.system, 'Fix available: rebuild'],
      [FIXES.language, 'Fix available: newer package'],
      [FIXES.survived, 'Still there after rebuilds'],
      [FIXES.open, 'No fix yet'],
      [FIXES.never, 'Will not be fixed'],
    ],
  },
  { name: 'rows', label: 'One row per package' },
] as const;
const ORDERS = [
  ['', 'Worst first'],
  ['id', 'By CVE'],
  ['pkg', 'By package'],
  ['since', 'Oldest first'],
] as const;

const NONE: ReadonlySet<string> = new Set();

/** Fewer rows need no search, filters or order. */
const FEW = 10;

interface FindingsProps {
  readonly route: Route;
  readonly image: string;
  readonly detail: VersionDetail;
  readonly entries: ReadonlyArray<VersionEntry>;
  readonly digest: string | undefined;
  readonly vex: ImageVex | undefined;
}

export const Findings = (props: FindingsProps) => {
  const { route, image, detail, entries, digest, vex } = props;
  const view = useParams(route, INITIAL);
  const sorting = sortBy(view, FINDING_ORDERS);
  const { order, reversed } = sorting;
  const isGrouped = view.params.rows === '';
  const all = useMemo(
    () =>
      (isGrouped ? groupFindings : listFindings)(detail.cves, {
        since: sinceById(entries),
        survived: survivedById(entries),
      }),
    [detail, entries, isGrouped],
  );
  const ordered = useMemo(
    () => sorted(FINDING_ORDERS, all, order, reversed),
    [all, order, reversed],
  );
  const exploited = useExploitedIds(all.length > 0) ?? NONE;
  const standing = listStanding(useBases() ?? []).find(
    ({ slug, version }) => slug === detail.slug && version === detail.version,
  );
  const place = ['images', detail.slug, detail.version];
  const opened = route.params['cve'];
  const openedRows = opened === undefined ? [] : findRows(detail.cves, opened);
  const stated = (finding: Finding): string | undefined => {
    const statement = statementAbout(vex, digest, finding);
    return statement && statedText(statement.status);
  };
  if (all.length === 0) return null;
  const table = (rows: ReadonlyArray<Finding>, labelledBy: string) => (
    <FindingsTable
      rows={rows}
      labelledBy={labelledBy}
      linkOf={(id) => linkTo(place, { ...view.address, cve: id })}
      exploited={exploited}
      stated={stated}
      sorting={sorting}
    />
  );
  const pinned = digest === undefined ? '' : `@${digest}`;
  return (
    <>
      <Browse
        isBare={all.length < FEW && Object.keys(view.address).length === 0}
        view={view}
        noun="finding"
        counted={isGrouped ? 'CVE' : 'finding'}
        search="Search findings"
        filters={FILTERS}
        orders={ORDERS}
        items={ordered}
        filter={filterFindings}
        csv={{
          name: `${detail.slug}-${detail.version}`,
          row: findingRow(`${image}:${detail.version}${pinned}`, exploited, stated),
        }}
      >
        {(rows) =>
          standing === undefined ? (
            table(rows, 'findings')
          ) : (
            <FindingsByBase standing={standing} entries={entries} rows={rows}>
              {table}
            </FindingsByBase>
          )
        }
      </Browse>
      {opened && (
        <FindingDialog
          key={opened}
          id={opened}
          image={image}
          rows={openedRows}
          entry={entries.find(({ id }) => id === canonicalId(openedRows[0] ?? { id: opened }))}
          onClose={() => closeOver(linkTo(place, view.address), 'cve')}
        />
      )}
    </>
  );
};
