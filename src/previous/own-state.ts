import * as E from 'fp-ts/Either';
import { isTooLarge } from '../domain/file';

/**
 * Whether this action wrote a `state.json`, in whatever format: it is an object with a `format`. Every run loads this
 * before it reads anything, so it takes no codec.
 */
export const isOwnState = (bytes: Buffer | undefined): bytes is Buffer => {
  if (bytes === undefined || isTooLarge(bytes)) return false;
  const json = E.tryCatch(
    () => JSON.parse(bytes.toString('utf8')) as unknown,
    () => undefined,
  );
  return (
    E.isRight(json) &&
    typeof json.right === 'object' &&
    json.right !== null &&
    'format' in json.right
  );
};
