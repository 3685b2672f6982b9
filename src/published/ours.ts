import * as E from 'fp-ts/Either';

/**
 * Whether a `state.json`, however old or edited, is one of this action's: an object with a `format`.
 * However deep it is nested, only its first level is looked at.
 */
export const isOurs = (state: Buffer | undefined): boolean => {
  if (state === undefined) return false;
  const json = E.toUnion(
    E.tryCatch(
      () => JSON.parse(state.toString('utf8')) as unknown,
      () => undefined,
    ),
  );
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
  return isObject && Object.hasOwn(json, 'format');
};
