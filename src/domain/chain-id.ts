import { createHash } from 'node:crypto';

/** The most layers of an image that Docker's storage driver overlay2 can stack. */
export const MAX_LAYERS = 127;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const PREFIX = 'sha256:';
const KEPT_DIGITS = 16;

/**
 * The chain ids of an image, the first 16 hex digits of each: a chain id is the hash of all layers up to one (OCI Image
 * Format, "Layer ChainID"). Two images begin with the same layers exactly if one has the last chain id of the other.
 * `diffIds` are the layers in order, `sha256:` and hex digits each.
 */
export const chainIds = (diffIds: ReadonlyArray<string>): ReadonlyArray<string> => {
  let chain: string | undefined;
  return diffIds.map((id) => {
    chain = chain === undefined ? id : `${PREFIX}${sha256(`${chain} ${id}`)}`;
    return chain.slice(PREFIX.length, PREFIX.length + KEPT_DIGITS);
  });
};
