import { FEED } from '../../contract/feed';
import { RELEASES } from '../../contract/releases';
import { keysOf, type Previous } from '../../previous/previous';
import { pageOfVersion } from '../house/next-releases';
import { type FeedHead, toItem } from './news';

type Head = Omit<FeedHead, 'from'>;

/** Whether the items of the published feed have the ids and links that they would have now. */
const areItemsPublished = ({ read }: Previous, head: Head): boolean => {
  const [item] = read(FEED, '')?.items ?? [];
  if (item === undefined) return true;
  const { id, url } = toItem(head)(item);
  return item.id === id && item.url === url;
};

/** Whether the published releases link to the pages that they would link to now. */
const areReleasesPublished = (previous: Previous, { site }: Head): boolean => {
  const [slug] = keysOf(previous, RELEASES);
  const [release] = (slug && previous.read(RELEASES, slug)?.releases) || [];
  return (
    slug === undefined ||
    release === undefined ||
    release.changelogUrl === (site && pageOfVersion(site, slug, release.version))
  );
};

/**
 * Whether everything is published at the address, and under the ids, that it would have now: the file CNAME, the server
 * and the repository decide these too, and they belong to every image (section 0 of the answers for the worst day).
 */
export const isAtSameAddress = (previous: Previous, head: Head): boolean =>
  areItemsPublished(previous, head) && areReleasesPublished(previous, head);
