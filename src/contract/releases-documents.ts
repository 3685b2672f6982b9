import { DigestDocument, DigestPrefix, RemovedCollection } from '../api/digests';
import { ImageReleases } from '../api/releases';
import { Slug } from '../api/scalars';
import type { DocumentKind } from './document-kind';

/** The documents that say which tag to run, and what became of digests and tags. */
export const RELEASES_DOCUMENTS: ReadonlyArray<DocumentKind> = [
  {
    name: 'image-releases',
    path: 'images/{image}/releases.json',
    operationId: 'getImageReleases',
    tag: 'Releases',
    summary: 'Versions of an image, with verdicts',
    description:
      'Which version to run, and the digests that each had before. The custom data source of Renovate takes it as it is.',
    codec: ImageReleases,
    parameters: [
      { name: 'image', codec: Slug, description: 'Slug of the image.', example: 'memcached' },
    ],
    notFound: 'There is no such image, or it is planned.',
  },
  {
    name: 'digests',
    path: 'digest/{prefix}.json',
    operationId: 'getDigests',
    tag: 'Releases',
    summary: 'What became of digests',
    description:
      'Which versions have, or had, the digests that begin with two hex digits. They are those of multi-architecture indexes, not of single platforms. A digest that is not here is none of this catalog, now or as far back as it remembers.',
    codec: DigestDocument,
    parameters: [
      {
        name: 'prefix',
        codec: DigestPrefix,
        description: 'The first two hex digits of the digest, after `sha256:`.',
        example: '04',
      },
    ],
    notFound: 'No digest of the catalog begins so, now or as far back as it remembers.',
  },
  {
    name: 'removed',
    path: 'removed.json',
    operationId: 'listRemoved',
    tag: 'Releases',
    summary: 'What is gone',
    description:
      'Images and versions that are no longer published, and what to use in their place.',
    codec: RemovedCollection,
    parameters: [],
    notFound: 'No catalog is published here.',
  },
];
