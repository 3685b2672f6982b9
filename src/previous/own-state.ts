import * as E from 'fp-ts/Either';
import { isTooLarge } from '../domain/file';

/**
 * Recognizes a `state.json` of this action, of any release: an object with a `format`. Every run loads this module
 * before it reads anything, so it uses no codec.
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
