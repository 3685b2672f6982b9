import { briefly } from '../model/findings';
import type { VersionEntry } from '../model/history';
import { counted } from '../model/numbers';
import { linkTo } from '../model/route';
import { Columns } from '../parts/columns';
import { Day } from '../parts/day';
import { InParts } from '../parts/more';
import { SeverityPill } from '../parts/security';
import { NotConfirmedNote } from './cve-affected';

const PAGE = 50;
/** Packages that a row names before it counts the rest. */
const MOST_NAMES = 3;

/** What an earlier scan of a version found, and none could tell since. */
export const Unconfirmed = ({ entries }: { entries: ReadonlyArray<VersionEntry> }) =>
  entries.length === 0 ? null : (
    <section aria-labelledby="unconfirmed">
      <h2 id="unconfirmed">{counted(entries.length, 'CVE')} not confirmed</h2>
      <NotConfirmedNote />
      <InParts items={entries} page={PAGE}>
        {(shown) => (
          <table class="plain" aria-labelledby="unconfirmed">
            <Columns labels={['CVE', 'Severity', 'Packages', 'Fix', 'Since']} />
            <tbody>
              {shown.map(({ id, severity, packages, fixable, since }) => (
                <tr key={id}>
                  <th scope="row">
                    <a href={linkTo(['cves', id])}>{id}</a>
                  </th>
                  <td data-label="Severity">
                    <SeverityPill severity={severity} />
                  </td>
                  <td data-label="Packages">{briefly(packages, MOST_NAMES)}</td>
                  <td data-label="Fix">
                    {fixable ? 'Available' : <span class="faint">no fix yet</span>}
                  </td>
                  <td data-label="Since">
                    <Day instant={since} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </InParts>
    </section>
  );
