import { parseReference } from '../../domain/image-reference';
import { trimEndSlashes } from '../../domain/values/trim-slashes';

/** The repository of an image as scanners spell it. */
export interface ImageAddress {
  /** With host; `index.docker.io/library/redis` for Docker Hub's short `redis`. */
  readonly address: string;
  /** The last part of the address. */
  readonly name: string;
  /** The address without the name. */
  readonly parent: string;
}

/** Removes the scheme, and spells Docker Hub's host as scanners do. */
export const bareAddress = (text: string): string =>
  trimEndSlashes(text.replace(/^https?:\/\//, '')).replace(
    /^(?:registry-1\.)?docker\.io(?=\/|$)/i,
    'index.docker.io',
  );

/** Splits a reference into address, tag and digest. */
export const parseAddress = (text: string) => {
  const { repository, ...stated } = parseReference(bareAddress(text));
  return { ...stated, address: repository.replace(/^docker\.io\//, 'index.docker.io/') };
};

/** The address of an image of the catalog, which is stated without tag. */
export const imageAddress = (image: string): ImageAddress => {
  const { address } = parseAddress(image);
  const slash = address.lastIndexOf('/');
  return { address, name: address.slice(slash + 1), parent: address.slice(0, slash) };
};

/** The package URL (https://github.com/package-url/purl-spec) of an image, or of one digest. */
export const ociPurl = (name: string, digest: string | undefined, repository: string): string =>
  `pkg:oci/${encodeURIComponent(name)}${digest === undefined ? '' : `@${encodeURIComponent(digest)}`}?repository_url=${encodeURIComponent(repository)}`;
