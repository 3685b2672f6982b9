import { parseReference } from '../../domain/image-reference';
import { trimEndSlashes } from '../../domain/values/trim-slashes';

/** The repository of an image as scanners spell it. */
export interface ImageAddress {
  /** With host; `index.docker.io/library/redis` for Docker Hub's short `redis`. */
  readonly address: string;
  /** Its last part. */
  readonly name: string;
  /** What is before the name. */
  readonly parent: string;
}

/** An address without scheme, and with the host that scanners use for Docker Hub. */
export const bareAddress = (text: string): string =>
  trimEndSlashes(text.replace(/^https?:\/\//, '')).replace(
    /^(?:registry-1\.)?docker\.io(?=\/|$)/i,
    'index.docker.io',
  );

/** The address of an image, and the tag and digest that a text states with it. */
export const parseAddress = (text: string) => {
  const { repository, ...stated } = parseReference(bareAddress(text));
  return { ...stated, address: repository.replace(/^docker\.io\//, 'index.docker.io/') };
};

/** The address of an image of the catalog, which is a registry reference without tag. */
export const imageAddress = (image: string): ImageAddress => {
  const { address } = parseAddress(image);
  const slash = address.lastIndexOf('/');
  return { address, name: address.slice(slash + 1), parent: address.slice(0, slash) };
};

/** The package URL of an image (https://github.com/package-url/purl-spec), of one digest or of all. */
export const ociPurl = (name: string, digest: string | undefined, repository: string): string =>
  `pkg:oci/${encodeURIComponent(name)}${digest === undefined ? '' : `@${encodeURIComponent(digest)}`}?repository_url=${encodeURIComponent(repository)}`;
