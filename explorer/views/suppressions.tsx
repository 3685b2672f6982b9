import { canonicalId } from '../../src/domain/canonical-id';
import { pluralize } from '../../src/values/plural';
import type { Suppression } from '../model/documents';
import { aliasesOf } from '../model/findings';
import { justificationText, statusText } from '../model/reasons';
import { linkTo } from '../model/route';
import { SeverityPill } from '../parts/security';
import { TableSection } from '../parts/table';

const Name = ({ item }: { item: Suppression }) => {
  const id = canonicalId(item);
  const aliases = aliasesOf(id, [item]);
  return (
    <>
      <a href={linkTo(['cves', id])}>{id}</a>
      {aliases.length === 0 ? null : <span class="line faint">{aliases.join(', ')}</span>}
    </>
  );
};

/** The suppressed findings of a version, and why. */
export const Suppressions = ({ items }: { items: ReadonlyArray<Suppression> }) => (
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
            {installed === null ? null : <code class="line">{installed}</code>}
          </>
        ),
      ],
      ['Status', ({ status }) => statusText(status)],
      [
        'Reason',
        (item) => (
          <>
            {justificationText(item)}
            {item.statement === null ? null : <span class="line faint">{item.statement}</span>}
          </>
        ),
      ],
    ]}
    page={50}
  >
    <p class="note">Found, but not counted above, for the reasons below.</p>
  </TableSection>
);
