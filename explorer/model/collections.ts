import type { Integrity } from './documents';

/** The longest coverage that an empty list of packages can state. */
const COVERAGE = { coverage: { versions: 999_999, known: 0 } };

/** The size of an empty collection; for packages, an upper bound that is below the size with one item. */
const emptySize = (resource: string): number =>
  JSON.stringify({
    apiVersion: 'v1',
    resource,
    ...(resource === 'packages' ? COVERAGE : {}),
    total: 0,
    data: [],
  }).length + 1;

/** Whether a collection is known to have items, by its size, which needs no request for it. */
export const isKnownFilled = (integrity: Integrity | undefined, name: string): boolean =>
  integrity?.files?.some(
    ({ path, bytes }) => path === `${name}.json` && bytes > emptySize(name),
  ) === true;

/** Whether a collection is known to be absent or empty. */
export const isKnownEmpty = (integrity: Integrity | undefined, name: string): boolean =>
  integrity?.files !== undefined && !isKnownFilled(integrity, name);
