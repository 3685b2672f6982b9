import { pluralize } from '../../src/domain/values/plural';
import { useDocument } from '../io/load';
import type { CveItem, Cves } from '../model/documents';
import { SeverityPill } from '../parts/security';
import { Empty, Ready } from '../parts/states';
import { Coverage } from './coverage';

/** An id that is too long for a document is in the list. */
const Listed = ({ item }: { item: CveItem }) => (
  <p class="notice">
    {pluralize(item.versions, 'version')} of {pluralize(item.images, 'image')}{' '}
    {item.versions === 1 ? 'has' : 'have'} it, or may have it:{' '}
    <SeverityPill severity={item.severity} /> {item.title ?? ''} Its id is too long to have a
    document that lists them.
  </p>
);

const NoneKnown = ({ cves }: { cves?: Cves }) => (
  <>
    <Empty title="No version of this catalog is known to have it" />
    {cves === undefined ? (
      <p class="notice notice-warning">It is not known how much of the catalog was scanned.</p>
    ) : (
      <Coverage coverage={cves.coverage} />
    )}
  </>
);

/** A CVE without a document may still be present, so this shows how much was scanned. */
export const Unlisted = ({ id }: { id: string }) => (
  <Ready of={useDocument<Cves>('cve.json')} missing={<NoneKnown />}>
    {(cves) => {
      const item = cves.data.find((each) => each.id === id || each.aliases.includes(id));
      return item === undefined ? <NoneKnown cves={cves} /> : <Listed item={item} />;
    }}
  </Ready>
);
