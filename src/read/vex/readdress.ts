import type { ImageVex } from '../../contract/vex';
import { withContentId } from '../../contract/vex-documents';
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

/** Whether all products of a published document are an image, or digests of it. */
export const isAbout = (published: ImageVex, image: string): boolean =>
  readdress(published, image)['@id'] === published['@id'];

/** How an image went from one address to another: not at all, to another place, or it is another image. */
export const compareAddresses = (from: string, to: string): 'same' | 'moved' | 'other' => {
  const [former, present] = [imageAddress(from), imageAddress(to)];
  if (former.address === present.address) return 'same';
  return former.name === present.name ? 'moved' : 'other';
};
