import type { Integrity } from './documents';

/** The size of a collection without items, with the line break at its end. */
const emptySize = (resource: string): number =>
  JSON.stringify({ apiVersion: 'v1', resource, total: 0, data: [] }).length + 1;

const sizeOf = (integrity: Integrity | undefined, name: string): number | undefined =>
  integrity?.files?.find(({ path }) => path === `${name}.json`)?.bytes;

/** Whether a collection is known to be published. */
export const isPublished = (integrity: Integrity | undefined, name: string): boolean =>
  sizeOf(integrity, name) !== undefined;

/** Whether a collection is known to be absent or empty, by its size: nothing else of it is loaded. */
export const isKnownEmpty = (integrity: Integrity | undefined, name: string): boolean =>
  integrity?.files !== undefined && (sizeOf(integrity, name) ?? 0) <= emptySize(name);
