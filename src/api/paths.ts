/** Files below `api/v1`, and the paths under which they are served. */

export const imageDetailFile = (slug: string): string => `security/${slug}.json`;

export const versionDetailFile = (slug: string, version: string): string =>
  `security/${slug}/${version}.json`;

export const servedPath = (file: string): string => `/api/v1/${file}`;

/** The folders from the root of a branch to the API below a destination. */
export const apiPath = (destination: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...destination,
  'api',
  'v1',
];
