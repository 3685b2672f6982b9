import type { VersionEntry } from '../model/history';
import { counted } from '../model/numbers';
import { linkTo } from '../model/route';
import { ENTRY_COLUMNS } from '../parts/security';
import { TableSection } from '../parts/table';
import { NotConfirmedNote } from './cve-affected';

/** What an earlier scan of a version found, and none could tell since. */
export const Unconfirmed = ({ entries }: { entries: ReadonlyArray<VersionEntry> }) => (
  <TableSection
    id="unconfirmed"
    title={`${counted(entries.length, 'CVE')} not confirmed`}
    items={entries}
    columns={[['CVE', ({ id }) => <a href={linkTo(['cves', id])}>{id}</a>], ...ENTRY_COLUMNS]}
    page={50}
  >
    <NotConfirmedNote />
  </TableSection>
);
