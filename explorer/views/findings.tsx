import { useMemo } from 'preact/hooks';
import { goTo, useParams } from '../io/navigation';
import { useWindowed } from '../io/windowed';
import { SEVERITIES, type VersionDetail } from '../model/documents';
import {
  type Finding,
  type FindingOrder,
  filterFindings,
  prepareFindings,
  sortFindings,
} from '../model/findings';
import { linkTo, type Route } from '../model/route';
import { Choice, resultText, Search, SortHead, Toggle, Toolbar } from '../parts/controls';
import { SeverityLegend, SeverityPill } from '../parts/security';
import { ClearFilters, Empty } from '../parts/states';
import { FindingDialog } from './finding-dialog';

const INITIAL = { q: '', severity: '', fixable: '', sort: '', reverse: '' };

const ORDERS: ReadonlyArray<FindingOrder> = ['severity', 'id', 'pkg', 'installed', 'fixed'];

interface RowProps {
  readonly finding: Finding;
  readonly index: number;
  readonly href: string;
}

const Row = ({ finding: { cve }, index, href }: RowProps) => (
  <tr aria-rowindex={index + 2} style={{ '--at': index }}>
    <td data-column="severity">
      <SeverityPill severity={cve.severity} />
    </td>
    <th scope="row">
      <a href={href}>{cve.id}</a>
    </th>
    <td data-column="pkg">{cve.pkg}</td>
    <td data-column="installed">
      <code>{cve.installed ?? '–'}</code>
    </td>
    <td data-column="fixed">
      {cve.fixed === null ? <span class="faint">no fix yet</span> : <code>{cve.fixed}</code>}
    </td>
    <td data-column="title">{cve.title ?? ''}</td>
  </tr>
);

interface TableProps {
  readonly rows: ReadonlyArray<Finding>;
  readonly params: typeof INITIAL;
  readonly linkOf: (id: string) => string;
  readonly onSort: (column: FindingOrder, reversed: boolean) => void;
}

const Table = ({ rows, params, linkOf, onSort }: TableProps) => {
  const { body, first, end } = useWindowed(rows.length);
  const sort = { order: params.sort || 'severity', reversed: params.reverse !== '', onSort };
  return (
    <table class="rows rows-findings" aria-labelledby="cves" aria-rowcount={rows.length + 1}>
      <thead>
        <tr aria-rowindex={1}>
          <SortHead<FindingOrder> label="Severity" column="severity" {...sort} />
          <SortHead<FindingOrder> label="CVE" column="id" {...sort} />
          <SortHead<FindingOrder> label="Package" column="pkg" {...sort} />
          <SortHead<FindingOrder> label="Installed" column="installed" {...sort} />
          <SortHead<FindingOrder> label="Fixed in" column="fixed" {...sort} />
          <th scope="col">Title</th>
        </tr>
      </thead>
      <tbody ref={body} style={{ '--rows': rows.length }}>
        {rows.slice(first, end).map((finding, i) => (
          <Row
            key={finding.position}
            finding={finding}
            index={first + i}
            href={linkOf(finding.cve.id)}
          />
        ))}
      </tbody>
    </table>
  );
};

interface FindingsProps {
  readonly route: Route;
  readonly detail: VersionDetail;
}

/** The findings of a version: sorted, filtered, searched, and each with a link of its own. */
export const Findings = ({ route, detail }: FindingsProps) => {
  const { params, change, address } = useParams(route, INITIAL);
  const { q, severity, fixable, sort, reverse } = params;
  const findings = useMemo(() => prepareFindings(detail.cves), [detail]);
  const order = ORDERS.find((each) => each === sort) ?? 'severity';
  const sorted = useMemo(
    () => sortFindings(findings, order, reverse !== ''),
    [findings, order, reverse],
  );
  const shown = useMemo(
    () => filterFindings(sorted, { search: q, severity, fixable: fixable !== '' }),
    [sorted, q, severity, fixable],
  );
  const place = ['images', detail.slug, detail.version];
  const opened = route.params['cve'];
  if (findings.length === 0)
    return (
      <Empty title="No known CVE">
        <p>The scan of this version found none.</p>
      </Empty>
    );
  return (
    <>
      <SeverityLegend counts={detail} />
      <Toolbar label="Filter CVEs" result={resultText(shown.length, findings.length, 'row')}>
        <Search label="Search CVEs" value={q} onChange={(value) => change({ q: value })} />
        <Choice
          label="Severity"
          value={severity}
          options={SEVERITIES.map(({ word, label }) => [word, label])}
          onChange={(value) => change({ severity: value })}
        />
        <Toggle
          label="Fixable only"
          on={fixable !== ''}
          onChange={(on) => change({ fixable: on ? '1' : '' })}
        />
      </Toolbar>
      {shown.length === 0 ? (
        <Empty title="No CVE fits these filters">
          <ClearFilters onClear={() => change(INITIAL)} />
        </Empty>
      ) : (
        <Table
          rows={shown}
          params={params}
          linkOf={(id) => linkTo(place, { ...address, cve: id })}
          onSort={(column, reversed) => change({ sort: column, reverse: reversed ? '1' : '' })}
        />
      )}
      {opened === undefined ? null : (
        <FindingDialog
          key={opened}
          id={opened}
          rows={detail.cves.filter(({ id }) => id === opened)}
          onClose={() => goTo(linkTo(place, address))}
        />
      )}
    </>
  );
};
