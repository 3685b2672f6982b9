import type { Integrity } from './documents';

/** The longest coverage of an empty list of packages. */
const COVERAGE = { coverage: { versions: 999_999, known: 0 } };

/** The size of an empty collection; for packages an upper bound, below the size with one item. */
const emptySize = (resource: string): number =>
  JSON.stringify({
    apiVersion: 'v1',
    resource,
    ...(resource === 'packages' ? COVERAGE : {}),
    total: 0,
    data: [],
  }).length + 1;

/** Decides by size, without a request. */
export const isKnownFilled = (integrity: Integrity | undefined, name: string): boolean =>
  integrity?.files?.some(
    ({ path, bytes }) => path === `${name}.json` && bytes > emptySize(name),
  ) === true;

/** Whether the collection is known to be absent or empty. */
export const isKnownEmpty = (integrity: Integrity | undefined, name: string): boolean =>
  integrity?.files !== undefined && !isKnownFilled(integrity, name);
