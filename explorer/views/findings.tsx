import { useMemo } from 'preact/hooks';
import { canonicalId } from '../../src/domain/canonical-id';
import { closeOver, useParams } from '../io/navigation';
import { SEVERITIES, type VersionDetail } from '../model/documents';
import {
  type Finding,
  type FindingOrder,
  filterFindings,
  groupFindings,
  idsOf,
  listFindings,
  rowsOf,
  sortFindings,
} from '../model/findings';
import { datesOf, type VersionEntry } from '../model/history';
import { findingsText, resultText } from '../model/numbers';
import { linkTo, type Route } from '../model/route';
import { Choice, countSet, Order, Search, Toggle, Toolbar } from '../parts/controls';
import { SeverityLegend } from '../parts/security';
import { ClearFilters, Empty } from '../parts/states';
import { find } from '../search/find';
import { FindingDialog } from './finding-dialog';
import { FindingsTable } from './findings-table';

const INITIAL = { q: '', severity: '', fixable: '', rows: '', sort: '', reverse: '' };
type Asked = typeof INITIAL;

const ORDERS: ReadonlyArray<FindingOrder> = ['id', 'pkg', 'installed', 'fixed', 'since'];
const orderOf = (sort: string): FindingOrder => ORDERS.find((each) => each === sort) ?? 'severity';

interface FindingsProps {
  readonly route: Route;
  readonly detail: VersionDetail;
  /** What is known of its findings over time; empty where nothing is. */
  readonly entries: ReadonlyArray<VersionEntry>;
}

interface FiltersProps {
  readonly params: Asked;
  readonly change: (some: Partial<Asked>) => void;
  readonly result: string;
}

const Filters = ({ params, change, result }: FiltersProps) => (
  <Toolbar
    label="Filter findings"
    result={result}
    set={countSet(params.severity, params.fixable, params.rows)}
    query={params.q}
    search={<Search label="Search findings" value={params.q} onChange={(q) => change({ q })} />}
  >
    <Choice
      label="Severity"
      value={params.severity}
      options={SEVERITIES.map(({ word, label }) => [word, label])}
      onChange={(severity) => change({ severity })}
    />
    <Toggle
      label="Fixable only"
      on={params.fixable !== ''}
      onChange={(on) => change({ fixable: on ? '1' : '' })}
    />
    <Toggle
      label="One row per package"
      on={params.rows !== ''}
      onChange={(on) => change({ rows: on ? '1' : '' })}
    />
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
);

/** The rows that are asked for, and whether they only have similar names. */
const useShown = (
  all: ReadonlyArray<Finding>,
  { q, severity, fixable, sort, reverse }: Asked,
): { readonly rows: ReadonlyArray<Finding>; readonly similar: boolean } => {
  const sorted = useMemo(
    () => sortFindings(all, orderOf(sort), reverse !== ''),
    [all, sort, reverse],
  );
  const found = useMemo(() => find(sorted, q), [sorted, q]);
  return useMemo(
    () => ({
      rows: filterFindings(found.items, { severity, fixable: fixable !== '' }),
      similar: found.similar,
    }),
    [found, severity, fixable],
  );
};

/** The findings of a version: by CVE or by package, sorted, filtered, searched, each with its own link. */
export const Findings = ({ route, detail, entries }: FindingsProps) => {
  const { params, change, address } = useParams(route, INITIAL);
  const isGrouped = params.rows === '';
  const ids = useMemo(() => idsOf(detail.cves), [detail]);
  const all = useMemo(
    () => (isGrouped ? groupFindings : listFindings)(detail.cves, datesOf(entries)),
    [detail, entries, isGrouped],
  );
  const { rows, similar } = useShown(all, params);
  const place = ['images', detail.slug, detail.version];
  const opened = route.params['cve'];
  const openedRows = opened === undefined ? [] : rowsOf(detail.cves, opened);
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
      <Filters
        params={params}
        change={change}
        result={resultText(rows.length, all.length, isGrouped ? 'CVE' : 'finding')}
      />
      {similar ? <p class="note">Nothing holds “{params.q.trim()}”. Similar names:</p> : null}
      {rows.length === 0 ? (
        <Empty title="No finding fits these filters">
          <ClearFilters onClear={() => change({ ...INITIAL, rows: params.rows })} />
        </Empty>
      ) : (
        <FindingsTable
          rows={rows}
          order={orderOf(params.sort)}
          reversed={params.reverse !== ''}
          linkOf={(id) => linkTo(place, { ...address, cve: id })}
          onSort={(column, reversed) =>
            change({ sort: column === 'severity' ? '' : column, reverse: reversed ? '1' : '' })
          }
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
