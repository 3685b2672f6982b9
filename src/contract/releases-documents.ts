import { DigestDocument, DigestPrefix, RemovedCollection } from '../api/digests';
import { ImageReleases } from '../api/releases';
import { type DocumentKind, imageParameter } from './document-kind';

/** The documents about versions to run, digests and removals. */
export const RELEASES_DOCUMENTS: ReadonlyArray<DocumentKind> = [
  {
    name: 'image-releases',
    path: 'images/{image}/releases.json',
    operationId: 'getImageReleases',
    tag: 'Releases',
    summary: 'Versions of an image, with verdicts',
    description:
      'The version to run, and the former digests of each version. A custom data source of Renovate can read it as it is.',
    codec: ImageReleases,
    parameters: [imageParameter],
    notFound: 'There is no such image, or it is planned.',
  },
  {
    name: 'digests',
    path: 'digest/{prefix}.json',
    operationId: 'getDigests',
    tag: 'Releases',
    summary: 'Current and former digests',
    description:
      'The versions that have or had the digests with this prefix. Digests are those of multi-architecture indexes, not of single platforms. A digest that is not listed does not belong to this catalog, now or as far back as its memory goes.',
    codec: DigestDocument,
    parameters: [
      {
        name: 'prefix',
        codec: DigestPrefix,
        description: 'The first two hex digits of the digest, after `sha256:`.',
        example: '04',
      },
    ],
    notFound: 'No digest of the catalog has this prefix, now or as far back as its memory goes.',
  },
  {
    name: 'removed',
    path: 'removed.json',
    operationId: 'listRemoved',
    tag: 'Releases',
    summary: 'Removed images and versions',
    description: 'Images and versions that are no longer published, and their replacements.',
    codec: RemovedCollection,
  },
];
