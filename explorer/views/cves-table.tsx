import { useWindowed } from '../io/windowed';
import { epssMeaning, epssText, exploitationText, kevText, type ListedCve } from '../model/cves';
import type { CveItem } from '../model/documents';
import { counted, number } from '../model/numbers';
import { linkTo } from '../model/route';
import { Day } from '../parts/day';
import { SeverityPill } from '../parts/security';

const COLUMNS: ReadonlyArray<readonly [column: string, label: string]> = [
  ['severity', 'Severity'],
  ['id', 'CVE'],
  ['exploited', 'Exploited'],
  ['epss', 'EPSS'],
  ['images', 'Images'],
  ['versions', 'Versions'],
  ['fix', 'With a fix'],
  ['since', 'Since'],
  ['title', 'Title'],
];

const Exploited = ({ item }: { item: CveItem }) =>
  item.exploitation === 'known' ? (
    <span class="pill" data-exploited title={kevText(item)}>
      {exploitationText(item)}
    </span>
  ) : (
    <span class="faint">{exploitationText(item)}</span>
  );

interface RowProps {
  readonly item: CveItem;
  readonly index: number;
  /** Whether EPSS scores were ever used. */
  readonly scored: boolean;
}

const Row = ({ item, index, scored }: RowProps) => {
  const { id, severity, title, epss, images, versions, confirmed, fixable, latest, since } = item;
  return (
    <tr aria-rowindex={index + 2} style={{ '--at': index }}>
      <td data-column="severity">
        <SeverityPill severity={severity} />
      </td>
      <th scope="row">
        <a href={linkTo(['cves', id])}>{id}</a>
      </th>
      <td data-column="exploited">
        <Exploited item={item} />
      </td>
      <td data-column="epss" title={epssMeaning(item)}>
        {epss === null ? (
          <span class="faint">{epssText(item, scored)}</span>
        ) : (
          epssText(item, scored)
        )}
      </td>
      <td
        data-column="images"
        class="number"
        title={`${counted(images, 'image')}, in the newest version of ${number(latest)}`}
      >
        {number(images)}
      </td>
      <td
        data-column="versions"
        class="number"
        title={`${counted(versions, 'version')}, ${number(confirmed)} confirmed`}
      >
        {number(versions)}
      </td>
      <td data-column="fix" title={`In ${number(fixable)} of ${counted(versions, 'version')}`}>
        {fixable === 0 ? (
          <span class="faint">no fix yet</span>
        ) : (
          `${number(fixable)} of ${number(versions)}`
        )}
      </td>
      <td data-column="since">
        <Day instant={since} />
      </td>
      <td data-column="title">{title}</td>
    </tr>
  );
};

interface TableProps {
  readonly rows: ReadonlyArray<ListedCve>;
  readonly scored: boolean;
}

export const CvesTable = ({ rows, scored }: TableProps) => {
  const { body, first, end } = useWindowed(rows.length);
  return (
    <table class="rows rows-cves" aria-label="CVEs" aria-rowcount={rows.length + 1}>
      <thead>
        <tr aria-rowindex={1}>
          {COLUMNS.map(([column, label]) => (
            <th key={column} scope="col" data-column={column}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body} style={{ '--rows': rows.length }} data-results>
        {rows.slice(first, end).map(({ item }, i) => (
          <Row key={item.id} item={item} index={first + i} scored={scored} />
        ))}
      </tbody>
    </table>
  );
};
