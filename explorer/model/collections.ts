import type { Integrity } from './documents';

/** What the list of packages is based on: the longest that one without packages states. */
const COVERAGE = { coverage: { versions: 999_999, known: 0 } };

/** The size of a collection without items, with the line break at its end; of packages at most, and less than with one. */
const emptySize = (resource: string): number =>
  JSON.stringify({
    apiVersion: 'v1',
    resource,
    ...(resource === 'packages' ? COVERAGE : {}),
    total: 0,
    data: [],
  }).length + 1;

/** Whether a collection is known to have items, by its size: nothing else of it is loaded. */
export const isKnownFilled = (integrity: Integrity | undefined, name: string): boolean =>
  integrity?.files?.some(
    ({ path, bytes }) => path === `${name}.json` && bytes > emptySize(name),
  ) === true;

/** Whether a collection is known to be absent or empty. */
export const isKnownEmpty = (integrity: Integrity | undefined, name: string): boolean =>
  integrity?.files !== undefined && !isKnownFilled(integrity, name);
