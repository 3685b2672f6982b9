import { useMemo } from 'preact/hooks';
import { canonicalId } from '../../src/domain/canonical-id';
import { useExploitedIds } from '../io/exploitation';
import { closeOver, useParams } from '../io/navigation';
import type { VersionDetail } from '../model/documents';
import {
  FINDING_ORDERS,
  FIXES,
  filterFindings,
  findRows,
  groupFindings,
  idsOf,
  listFindings,
  sortFindings,
} from '../model/findings';
import { sinceById, type VersionEntry } from '../model/history';
import { findingsText } from '../model/numbers';
import { linkTo, type Route } from '../model/route';
import { Browse, SEVERITY } from '../parts/browse';
import { sortBy } from '../parts/controls';
import { SeverityLegend } from '../parts/security';
import { ClearFilters, Empty } from '../parts/states';
import { FindingDialog } from './finding-dialog';
import { FindingsTable } from './findings-table';

const INITIAL = { q: '', severity: '', fixable: '', rows: '', sort: '', reverse: '' };
const FILTERS = [
  SEVERITY,
  {
    name: 'fixable',
    label: 'Fix',
    options: [
      [FIXES.available, 'Fixable only'],
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

interface FindingsProps {
  readonly route: Route;
  readonly detail: VersionDetail;
  /** The history of its findings, if known. */
  readonly entries: ReadonlyArray<VersionEntry>;
}

/** The findings of a version, by CVE or by package. */
export const Findings = ({ route, detail, entries }: FindingsProps) => {
  const view = useParams(route, INITIAL);
  const sorting = sortBy(view, FINDING_ORDERS);
  const { order, reversed } = sorting;
  const isGrouped = view.params.rows === '';
  const ids = useMemo(() => idsOf(detail.cves), [detail]);
  const all = useMemo(
    () => (isGrouped ? groupFindings : listFindings)(detail.cves, sinceById(entries)),
    [detail, entries, isGrouped],
  );
  const sorted = useMemo(() => sortFindings(all, order, reversed), [all, order, reversed]);
  const exploited = useExploitedIds();
  const place = ['images', detail.slug, detail.version];
  const opened = route.params['cve'];
  const openedRows = opened === undefined ? [] : findRows(detail.cves, opened);
  if (all.length === 0)
    return (
      <Empty title="No known CVE">
        <p>The scan of this version found none.</p>
      </Empty>
    );
  return (
    <>
      <p class="sum">{findingsText(detail.cves.length, ids.size)}</p>
      <SeverityLegend counts={detail} />
      <Browse
        view={view}
        noun="finding"
        counted={isGrouped ? 'CVE' : 'finding'}
        search="Search findings"
        filters={FILTERS}
        orders={ORDERS}
        items={sorted}
        filter={filterFindings}
        nothing={
          <Empty title="No finding matches these filters">
            <ClearFilters onClear={() => view.change({ ...INITIAL, rows: view.params.rows })} />
          </Empty>
        }
      >
        {(rows) => (
          <FindingsTable
            rows={rows}
            linkOf={(id) => linkTo(place, { ...view.address, cve: id })}
            exploited={exploited}
            sorting={sorting}
          />
        )}
      </Browse>
      {opened === undefined ? null : (
        <FindingDialog
          key={opened}
          id={opened}
          rows={openedRows}
          entry={entries.find(({ id }) => id === canonicalId(openedRows[0] ?? { id: opened }))}
          onClose={() => closeOver(linkTo(place, view.address), 'cve')}
        />
      )}
    </>
  );
};
