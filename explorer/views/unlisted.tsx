import { useDocument } from '../io/load';
import type { CveItem, Cves } from '../model/documents';
import { counted } from '../model/numbers';
import { SeverityPill } from '../parts/security';
import { Empty, Ready } from '../parts/states';
import { Coverage } from './coverage';

/** An id whose document would have too long a name is in the list all the same. */
const Listed = ({ item }: { item: CveItem }) => (
  <p class="notice">
    {counted(item.versions, 'version')} of {counted(item.images, 'image')}{' '}
    {item.versions === 1 ? 'has' : 'have'} it, or may have it:{' '}
    <SeverityPill severity={item.severity} /> {item.title ?? ''} Its name is too long for a document
    that says which.
  </p>
);

const NoneKnown = ({ cves }: { cves?: Cves }) => (
  <>
    <Empty title="No version of this catalog is known to have it">
      <p>What that is worth depends on how much of the catalog was looked at.</p>
    </Empty>
    {cves === undefined ? (
      <p class="notice notice-warning">How much of it was looked at is not known.</p>
    ) : (
      <Coverage coverage={cves.coverage} />
    )}
  </>
);

/** What is known of an id that has no document: not that it is absent, but how much was looked at. */
export const Unlisted = ({ id }: { id: string }) => (
  <Ready of={useDocument<Cves>('cve.json')} missing={<NoneKnown />}>
    {(cves) => {
      const item = cves.data.find((each) => each.id === id || each.aliases.includes(id));
      return item === undefined ? <NoneKnown cves={cves} /> : <Listed item={item} />;
    }}
  </Ready>
);
