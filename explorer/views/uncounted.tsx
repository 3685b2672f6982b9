import { canonicalId } from '../../src/domain/canonical-id';
import { pluralize } from '../../src/domain/values/plural';
import type { ImageVex, Suppression } from '../model/documents';
import { aliasesOf, briefly } from '../model/findings';
import type { VersionEntry } from '../model/history';
import { justificationText, statusText } from '../model/reasons';
import { statementOf } from '../model/statements';
import { CveName } from '../parts/links';
import { NoFix, SeverityPill } from '../parts/security';
import { TableSection } from '../parts/table';
import { Day } from '../parts/time';
import { NotConfirmedNote } from './cve-affected';

const Name = ({ item }: { item: Suppression }) => {
  const id = canonicalId(item);
  return <CveName id={id} more={aliasesOf(id, [item]).join(', ')} />;
};

interface SuppressionsProps {
  readonly items: ReadonlyArray<Suppression>;
  readonly digest: string | undefined;
  readonly vex: ImageVex | undefined;
}

const Status = ({
  item,
  digest,
  vex,
}: { item: Suppression } & Omit<SuppressionsProps, 'items'>) => {
  const stated = statementOf(vex, digest, item);
  return (
    <>
      {statusText(item.status)}
      {stated && (
        <span class="line faint">
          Stated by the owner <Day instant={stated.last_updated ?? stated.timestamp} />
        </span>
      )}
    </>
  );
};

export const Suppressions = ({ items, ...stated }: SuppressionsProps) => (
  <TableSection
    id="suppressed"
    title={pluralize(items.length, 'suppressed finding')}
    items={items}
    columns={[
      ['CVE', (item) => <Name item={item} />],
      ['Severity', ({ severity }) => <SeverityPill severity={severity} />],
      [
        'Package',
        ({ pkg, installed }) => (
          <>
            {pkg}
            {installed && <code class="line">{installed}</code>}
          </>
        ),
      ],
      ['Status', (item) => <Status item={item} {...stated} />],
      [
        'Reason',
        (item) => (
          <>
            {justificationText(item)}
            {item.statement && <span class="line faint">{item.statement}</span>}
          </>
        ),
      ],
    ]}
    page={50}
  >
    <p class="note">Found, but not counted above.</p>
  </TableSection>
);

/** Findings of earlier scans that no later scan could confirm. */
export const Unconfirmed = ({ entries }: { entries: ReadonlyArray<VersionEntry> }) => (
  <TableSection
    id="unconfirmed"
    title={`${pluralize(entries.length, 'CVE')} not confirmed`}
    items={entries}
    columns={[
      ['CVE', ({ id }) => <CveName id={id} />],
      ['Severity', ({ severity }) => <SeverityPill severity={severity} />],
      ['Packages', ({ packages }) => briefly(packages)],
      ['Fix', ({ fixable }) => (fixable ? 'Available' : <NoFix />)],
      ['Since', ({ since }) => <Day instant={since} />],
    ]}
    page={50}
  >
    <NotConfirmedNote />
  </TableSection>
);
