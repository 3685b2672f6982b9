import * as E from 'fp-ts/Either';
import { isTooLarge } from '../file';

/** The format of `state.json` that this release writes. It trusts no other. */
export const FORMAT = 2;

/** The top-level `format` of any `state.json`, also if it is old, edited or deeply nested. */
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

/** Whether this action wrote a `state.json`: it is an object with a `format`. */
export const isOwnState = (state: Buffer | undefined): boolean =>
  state !== undefined && formatOf(state) !== undefined;

/** Whether a later release wrote a `state.json`. */
export const isNewerFormat = (state: Buffer): boolean => {
  const format = formatOf(state);
  return typeof format === 'number' && Number.isSafeInteger(format) && format > FORMAT;
};
