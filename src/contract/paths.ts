/** Files below `api/v1`, and the paths under which they are served. */

export const servedPath = (file: string): string => `/api/v1/${file}`;

/** The folders from the root of a branch to `api/v1` below a destination. */
export const apiPath = (destination: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...destination,
  'api',
  'v1',
];
