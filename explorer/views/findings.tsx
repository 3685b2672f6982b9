import { useMemo } from 'preact/hooks';
import { canonicalId } from '../../src/domain/canonical-id';
import { closeOver, useParams } from '../io/navigation';
import type { VersionDetail } from '../model/documents';
import {
  FINDING_ORDERS,
  filterFindings,
  findRows,
  groupFindings,
  idsOf,
  listFindings,
  sortFindings,
} from '../model/findings';
import { sinceById, type VersionEntry } from '../model/history';
import { findingsText, resultText } from '../model/numbers';
import { linkTo, type Route } from '../model/route';
import { bindTo, Order, SeverityChoice, sortBy, Toggle, Toolbar } from '../parts/controls';
import { SeverityLegend } from '../parts/security';
import { ClearFilters, Empty } from '../parts/states';
import { find } from '../search/find';
import { FindingDialog } from './finding-dialog';
import { FindingsTable } from './findings-table';

const INITIAL = { q: '', severity: '', fixable: '', rows: '', sort: '', reverse: '' };

interface FindingsProps {
  readonly route: Route;
  readonly detail: VersionDetail;
  /** The history of its findings, if known. */
  readonly entries: ReadonlyArray<VersionEntry>;
}

/** The findings of a version, by CVE or by package. */
export const Findings = ({ route, detail, entries }: FindingsProps) => {
  const view = useParams(route, INITIAL);
  const { params, change, address } = view;
  const { q, severity, fixable } = params;
  const bind = bindTo(view);
  const sorting = sortBy(view, FINDING_ORDERS);
  const { order, reversed } = sorting;
  const isGrouped = params.rows === '';
  const ids = useMemo(() => idsOf(detail.cves), [detail]);
  const all = useMemo(
    () => (isGrouped ? groupFindings : listFindings)(detail.cves, sinceById(entries)),
    [detail, entries, isGrouped],
  );
  const sorted = useMemo(() => sortFindings(all, order, reversed), [all, order, reversed]);
  const found = useMemo(() => find(sorted, q), [sorted, q]);
  const rows = useMemo(
    () => filterFindings(found.items, { severity, fixable }),
    [found, severity, fixable],
  );
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
      <Toolbar
        label="Filter findings"
        search="Search findings"
        result={resultText(rows.length, all.length, isGrouped ? 'CVE' : 'finding')}
        filters={[severity, fixable, params.rows]}
        {...bind('q')}
      >
        <SeverityChoice {...bind('severity')} />
        <Toggle label="Fixable only" {...bind('fixable')} />
        <Toggle label="One row per package" {...bind('rows')} />
        <Order
          small
          value={params.sort}
          options={[
            ['', 'Worst first'],
            ['id', 'By CVE'],
            ['pkg', 'By package'],
            ['since', 'Oldest first'],
          ]}
          onChange={(sort) => change({ sort, reverse: '' })}
        />
      </Toolbar>
      {found.similar ? <p class="note">Nothing matches “{q.trim()}”. Similar names:</p> : null}
      {rows.length === 0 ? (
        <Empty title="No finding matches these filters">
          <ClearFilters onClear={() => change({ ...INITIAL, rows: params.rows })} />
        </Empty>
      ) : (
        <FindingsTable
          rows={rows}
          linkOf={(id) => linkTo(place, { ...address, cve: id })}
          sorting={sorting}
        />
      )}
      {opened === undefined ? null : (
        <FindingDialog
          key={opened}
          id={opened}
          rows={openedRows}
          entry={entries.find(({ id }) => id === canonicalId(openedRows[0] ?? { id: opened }))}
          onClose={() => closeOver(linkTo(place, address), 'cve')}
        />
      )}
    </>
  );
};
