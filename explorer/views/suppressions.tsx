import { canonicalId } from '../../src/domain/canonical-id';
import type { Suppression } from '../model/documents';
import { aliasesOf } from '../model/findings';
import { counted } from '../model/numbers';
import { justificationText, statusText } from '../model/reasons';
import { linkTo } from '../model/route';
import { Columns } from '../parts/columns';
import { InParts } from '../parts/more';
import { SeverityPill } from '../parts/security';

const PAGE = 50;

const Row = ({ item }: { item: Suppression }) => {
  const id = canonicalId(item);
  const aliases = aliasesOf(id, [item]);
  return (
    <tr>
      <th scope="row">
        <a href={linkTo(['cves', id])}>{id}</a>
        {aliases.length === 0 ? null : <span class="line faint">{aliases.join(', ')}</span>}
      </th>
      <td data-label="Severity">
        <SeverityPill severity={item.severity} />
      </td>
      <td data-label="Package">
        {item.pkg}
        {item.installed === null ? null : <code class="line">{item.installed}</code>}
      </td>
      <td data-label="Status">{statusText(item.status)}</td>
      <td data-label="Reason">
        {justificationText(item)}
        {item.statement === null ? null : <span class="line faint">{item.statement}</span>}
      </td>
    </tr>
  );
};

/** What the scanner was told to leave out of a version, and why. */
export const Suppressions = ({ items }: { items: ReadonlyArray<Suppression> }) =>
  items.length === 0 ? null : (
    <section aria-labelledby="suppressed">
      <h2 id="suppressed">{counted(items.length, 'suppressed finding')}</h2>
      <p class="note">Found and left out, for the reasons below. No number above counts them.</p>
      <InParts items={items} page={PAGE}>
        {(shown) => (
          <table class="plain" aria-labelledby="suppressed">
            <Columns labels={['CVE', 'Severity', 'Package', 'Status', 'Reason']} />
            <tbody>
              {shown.map((item, i) => (
                <Row key={`${i} ${item.id} ${item.pkg}`} item={item} />
              ))}
            </tbody>
          </table>
        )}
      </InParts>
    </section>
  );
