/** Such as `#/images/redis/8.2.1?severity=HIGH`. */
export interface Route {
  readonly parts: ReadonlyArray<string>;
  readonly params: Readonly<Record<string, string>>;
}

/** Keeps a part with an invalid encoding: nothing is found there. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** With or without `#`. */
export const parseRoute = (fragment: string): Route => {
  const [path = '', ...query] = fragment.replace(/^#/, '').split('?');
  return {
    parts: path
      .split('/')
      .filter((part) => part !== '')
      .map(decoded),
    params: Object.fromEntries(new URLSearchParams(query.join('?'))),
  };
};

/** Leaves out empty parameters. */
export const linkTo = (
  parts: ReadonlyArray<string>,
  params: Readonly<Record<string, string>> = {},
): string => {
  const query = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== ''));
  const path = parts.map((part) => encodeURIComponent(part)).join('/');
  return `#/${path}${query.size > 0 ? `?${query}` : ''}`;
};

const FILE_NAME = /^[a-z0-9][a-z0-9._-]*$/;

/** Whether a part of an address may name a file: any other might lead out of the folder. */
export const isFileName = (part: string): boolean => FILE_NAME.test(part);
