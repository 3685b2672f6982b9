import type * as E from 'fp-ts/Either';
import { DigestDocument, RemovedCollection, type RemovedItem } from '../api/digests';
import { digestFile, releasesFile } from '../api/paths';
import { ImageReleases } from '../api/releases';
import type { Problem } from '../problem';
import { type PublishedDocument, readDocument, readOwnDocument } from './published-document';
import { REMOVED_LIST } from './published-memory';

/** Reads the releases of an image; `latest` is the latest accepted date. */
export const readReleases = (
  slug: string,
  latest: string,
  bytes: Buffer,
): PublishedDocument<ImageReleases> =>
  readDocument(releasesFile(slug), latest, bytes, {
    codec: ImageReleases,
    consequence: 'the former digests of the image start over',
    flawOf: (found) => (found.slug === slug ? undefined : 'slug: found another image'),
    use: (found, guard) => ({
      ...found,
      releases: found.releases.map((release) => ({
        ...release,
        former: release.former.map((each) => ({ ...each, until: guard(each.until) })),
      })),
    }),
  });

/** Reads the tombstones; `latest` is the latest accepted date. */
export const readRemoved = (
  latest: string,
  bytes: Buffer,
): PublishedDocument<ReadonlyArray<RemovedItem>> =>
  readDocument(REMOVED_LIST, latest, bytes, {
    codec: RemovedCollection,
    consequence: 'the list starts over with the retired items of the manifest',
    use: ({ data }, guard) => data.map((item) => ({ ...item, removed: guard(item.removed) })),
  });

/** Reads the digests of a prefix, whose id is as published. Fails if the document does not decode. */
export const readDigests = (prefix: string, bytes: Buffer): E.Either<Problem, DigestDocument> =>
  readOwnDocument(
    DigestDocument,
    digestFile(prefix),
    bytes,
    'remove api/v1/digest from the branch and run again to compute it anew',
  );
