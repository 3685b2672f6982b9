import type * as E from 'fp-ts/Either';
import { DigestDocument, RemovedCollection, type RemovedItem } from '../api/digests';
import { digestFile, releasesFile } from '../api/paths';
import { ImageReleases } from '../api/releases';
import type { Problem } from '../problem';
import { type PublishedDocument, readDocument, readOwnDocument } from './published-document';
import { REMOVED_LIST } from './published-memory';

/** The published releases of an image; `latest` is the latest date that is accepted. */
export const readReleases = (
  slug: string,
  latest: string,
  bytes: Buffer,
): PublishedDocument<ImageReleases> =>
  readDocument({
    codec: ImageReleases,
    consequence: 'the former digests of the image begin anew',
    flawOf: (found) => (found.slug === slug ? undefined : 'slug: found that of another image'),
    use: (found, guard) => ({
      ...found,
      releases: found.releases.map((release) => ({
        ...release,
        former: release.former.map((each) => ({ ...each, until: guard(each.until) })),
      })),
    }),
  })(releasesFile(slug), latest, bytes);

/** The published list of what is gone. */
export const readRemoved = (
  latest: string,
  bytes: Buffer,
): PublishedDocument<ReadonlyArray<RemovedItem>> =>
  readDocument({
    codec: RemovedCollection,
    consequence: 'what is gone begins with what the manifest states',
    use: ({ data }, guard) => data.map((item) => ({ ...item, removed: guard(item.removed) })),
  })(REMOVED_LIST, latest, bytes);

/** The published document of a prefix of digests, which is as it was published; fails if it is none. */
export const readDigests = (prefix: string, bytes: Buffer): E.Either<Problem, DigestDocument> =>
  readOwnDocument(
    DigestDocument,
    digestFile(prefix),
    bytes,
    'remove api/v1/digest from the branch and run again, which computes all of it anew',
  );
