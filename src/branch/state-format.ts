import * as E from 'fp-ts/Either';
import { isTooLarge } from '../file';

/** The format of `state.json` that this release writes and trusts. */
export const FORMAT = 2;

/** The `format` of a `state.json`, however old or edited: of its first level, however deep it is nested. */
const formatOf = (state: Buffer): unknown => {
  if (isTooLarge(state)) return undefined;
  const json = E.toUnion(
    E.tryCatch(
      () => JSON.parse(state.toString('utf8')) as unknown,
      () => undefined,
    ),
  );
  return typeof json === 'object' && json !== null && !Array.isArray(json)
    ? (json as Readonly<Record<string, unknown>>)['format']
    : undefined;
};

/** Whether a `state.json` is one of this action's: an object with a `format`. */
export const isOwnState = (state: Buffer | undefined): boolean =>
  state !== undefined && formatOf(state) !== undefined;

/** Whether a later release wrote a `state.json`, in a form of its own. */
export const isNewerFormat = (state: Buffer): boolean => {
  const format = formatOf(state);
  return typeof format === 'number' && Number.isSafeInteger(format) && format > FORMAT;
};
