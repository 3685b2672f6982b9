import type { ImageVex } from '../api/vex';
import { withContentId } from '../api/vex-documents';
import { imageAddress } from './image-address';
import { toProduct } from './image-document';

/** A published document with the products of an image at its present address, a registry reference without tag. */
export const readdress = (published: ImageVex, image: string): ImageVex => {
  const address = imageAddress(image);
  return withContentId({
    ...published,
    statements: published.statements.map((statement) => ({
      ...statement,
      products: statement.products.map(({ hashes, subcomponents = [] }) =>
        toProduct(address, hashes && `sha256:${hashes['sha-256']}`, subcomponents),
      ),
    })),
  });
};
