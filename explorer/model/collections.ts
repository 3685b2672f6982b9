import type { Integrity } from './documents';

/** The size of a collection without items, with the line break at its end. */
const emptySize = (resource: string): number =>
  JSON.stringify({ apiVersion: 'v1', resource, total: 0, data: [] }).length + 1;

/** Whether a collection is known to be empty, by its size: nothing else of it is loaded. */
export const isKnownEmpty = (integrity: Integrity | undefined, name: string): boolean =>
  integrity?.files?.some(
    ({ path, bytes }) => path === `${name}.json` && bytes <= emptySize(name),
  ) === true;
