import { useWindowed } from '../io/windowed';
import { briefly, type Finding, type FindingOrder } from '../model/findings';
import { SortHead } from '../parts/columns';
import { Day } from '../parts/day';
import { SeverityPill } from '../parts/security';

/** Packages that a row names before it counts the rest. */
const MAX_NAMES = 3;

const Fixed = ({ finding: { fixed, unfixed } }: { finding: Finding }) =>
  fixed.length === 0 ? (
    <span class="faint">no fix yet</span>
  ) : (
    <>
      <code>{briefly(fixed, 1)}</code>
      {unfixed > 0 ? <span class="faint"> in part</span> : null}
    </>
  );

interface RowProps {
  readonly finding: Finding;
  readonly index: number;
  readonly href: string;
}

const Row = ({ finding, index, href }: RowProps) => {
  const { id, severity, packages, installed, since, title } = finding;
  return (
    <tr aria-rowindex={index + 2} style={{ '--at': index }}>
      <td data-column="severity">
        <SeverityPill severity={severity} />
      </td>
      <th scope="row">
        <a href={href}>{id}</a>
      </th>
      <td data-column="pkg">{briefly(packages, MAX_NAMES)}</td>
      <td data-column="installed">
        <code>{installed.length === 0 ? '–' : briefly(installed, 1)}</code>
      </td>
      <td data-column="fixed">
        <Fixed finding={finding} />
      </td>
      <td data-column="since">
        <Day instant={since} />
      </td>
      <td data-column="title">{title}</td>
    </tr>
  );
};

interface TableProps {
  readonly rows: ReadonlyArray<Finding>;
  readonly order: FindingOrder;
  readonly reversed: boolean;
  readonly linkOf: (id: string) => string;
  readonly onSort: (column: FindingOrder, reversed: boolean) => void;
}

export const FindingsTable = ({ rows, linkOf, ...sort }: TableProps) => {
  const { body, first, end } = useWindowed(rows.length);
  return (
    <table class="rows rows-findings" aria-labelledby="findings" aria-rowcount={rows.length + 1}>
      <thead>
        <tr aria-rowindex={1}>
          <SortHead label="Severity" column="severity" first="descending" {...sort} />
          <SortHead label="CVE" column="id" first="ascending" {...sort} />
          <SortHead label="Package" column="pkg" first="ascending" {...sort} />
          <SortHead label="Installed" column="installed" first="ascending" {...sort} />
          <SortHead label="Fixed in" column="fixed" first="ascending" {...sort} />
          <SortHead label="Since" column="since" first="ascending" {...sort} />
          <th scope="col" data-column="title">
            Title
          </th>
        </tr>
      </thead>
      <tbody ref={body} style={{ '--rows': rows.length }} data-results>
        {rows.slice(first, end).map((finding, i) => (
          <Row
            key={`${finding.id} ${finding.position}`}
            finding={finding}
            index={first + i}
            href={linkOf(finding.id)}
          />
        ))}
      </tbody>
    </table>
  );
};
