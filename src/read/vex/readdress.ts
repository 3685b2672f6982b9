import type { ImageVex } from '../../contract/vex';
import { withContentId } from '../../contract/vex-documents';
import { imageAddress } from './image-address';
import { toProduct } from './image-document';

/** Rewrites the products of a published document for the address of its image, which is stated without tag. */
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

/** True if all products of a published document are this image, or digests of it. */
export const isAbout = (published: ImageVex, image: string): boolean =>
  readdress(published, image)['@id'] === published['@id'];

/**
 * Compares the former and the present address of a slug. It moved if the last part is the same; otherwise it is another
 * image.
 */
export const compareAddresses = (from: string, to: string): 'same' | 'moved' | 'other' => {
  const [former, present] = [imageAddress(from), imageAddress(to)];
  if (former.address === present.address) return 'same';
  return former.name === present.name ? 'moved' : 'other';
};
