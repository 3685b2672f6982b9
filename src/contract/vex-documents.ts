import { createHash } from 'node:crypto';
import { URL_NAMESPACE, uuidV5 } from '../domain/uuid';
import { documentKind, imageParameter, mediaKind } from './document-kind';
import { ImageVex, VexIndex, VexRepository } from './vex';

/** Adds the identifier, a hash of everything else in the document. */
export const withContentId = (document: Omit<ImageVex, '@id'>): ImageVex => {
  const { '@id': _, ...rest } = ImageVex.encode({ ...document, '@id': '' }) as ImageVex;
  const hash = createHash('sha256').update(JSON.stringify(rest)).digest('hex');
  return { ...document, '@id': `urn:uuid:${uuidV5(URL_NAMESPACE, `sha256:${hash}`)}` };
};

const OF_IMAGE =
  'What the owner of the catalog states about vulnerabilities in the image, in OpenVEX 0.2.0, for `--vex` of Trivy and Grype. A statement changes no count of this API.';
const NO_STATEMENT = 'There is no such image, or the owner states nothing about it.';
const NO_REPOSITORY = 'No catalog is published here, or it has no VEX repository.';
const REPOSITORY = 'Trivy reads it with `--vex repo`.';

export const IMAGE_VEX = documentKind({
  name: 'image-vex',
  path: 'images/{image}/vex.json',
  isMemory: true,
  operationId: 'getImageVex',
  tag: 'VEX',
  summary: "The owner's statements about an image",
  description: OF_IMAGE,
  codec: ImageVex,
  parameters: [imageParameter],
  notFound: NO_STATEMENT,
});

export const VEX_REPOSITORY = documentKind({
  name: 'vex-repository',
  path: 'vex/.well-known/vex-repository.json',
  isMemory: true,
  operationId: 'getVexRepository',
  tag: 'VEX',
  summary: 'The VEX repository',
  description: `The address of the archive with all statements of the owner. ${REPOSITORY}`,
  codec: VexRepository,
  notFound: NO_REPOSITORY,
});

export const VEX_INDEX = documentKind({
  name: 'vex-index',
  path: 'vex/index.json',
  operationId: 'getVexIndex',
  tag: 'VEX',
  summary: 'The index of the VEX repository',
  description: 'The images with statements of the owner, and their documents in the archive.',
  codec: VexIndex,
  notFound: NO_REPOSITORY,
});

export const VEX_COPY = documentKind({
  name: 'vex-copy',
  path: 'vex/pkg/oci/{image}/vex.json',
  operationId: 'getVexCopy',
  tag: 'VEX',
  summary: 'The statements about an image, in the VEX repository',
  description: 'The bytes of `images/{image}/vex.json`.',
  codec: ImageVex,
  parameters: [imageParameter],
  notFound: NO_STATEMENT,
});

export const VEX_ARCHIVE = mediaKind({
  name: 'vex-archive',
  path: 'vex/vex.tar.gz',
  operationId: 'getVexArchive',
  tag: 'VEX',
  summary: 'The VEX repository as an archive',
  description: `The index and all documents of the VEX repository, in tar and gzip. ${REPOSITORY}`,
  mediaType: 'application/gzip',
  notFound: NO_REPOSITORY,
});
