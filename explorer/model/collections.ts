import type { Integrity } from './documents';

const emptySize = (resource: string): number =>
  JSON.stringify({ apiVersion: 'v1', resource, total: 0, data: [] }).length + 1;

/** Decides without a request: by the folder of the lists of packages, otherwise by the size of the collection. */
export const isKnownFilled = (integrity: Integrity | undefined, name: string): boolean =>
  (name === 'packages'
    ? integrity?.folders?.some(({ path }) => path === name)
    : integrity?.files?.some(
        ({ path, bytes }) => path === `${name}.json` && bytes > emptySize(name),
      )) === true;

/** Whether the collection is known to be absent or empty. */
export const isKnownEmpty = (integrity: Integrity | undefined, name: string): boolean =>
  integrity?.files !== undefined && !isKnownFilled(integrity, name);
