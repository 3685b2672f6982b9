const ASCII = /^[\u0000-\u007f]*$/;

const parses = (text: string): boolean => {
  // Node's optimized canParse mistakes Latin-1 for broken UTF-8 and returns false, so the result would depend
  // on the number of calls.
  if (ASCII.test(text)) return URL.canParse(text);
  try {
    return new URL(text).href !== '';
  } catch {
    return false;
  }
};

/** The form of most addresses. Every parser accepts its hosts. */
const PLAIN = /^https?:\/\/(?:[a-z0-9]+\.)+[a-z]+(?:\/[\u0021-\u007e]*)?$/;

/** User, host and port together. A DNS name has at most 255 characters. */
const MAX_AUTHORITY_LENGTH = 1000;

/** The part before the path. The parser skips extra slashes and treats `\` as one. */
const AUTHORITY = /^https?:\/\/[/\\]*([^/\\?#]*)/i;

/** The conversion of an international domain name to ASCII takes quadratic time. */
const hasShortAuthority = (text: string): boolean =>
  (AUTHORITY.exec(text)?.[1] ?? '').length <= MAX_AUTHORITY_LENGTH;

/** True for http and https addresses; only these are published as links. */
export const isWebAddress = (text: string): boolean =>
  PLAIN.test(text) ||
  (/^https?:\/\/[^\s\u0000-\u001f\u007f]+$/i.test(text) && hasShortAuthority(text) && parses(text));

/** Removes user and password from an address. Returns any other text unchanged. */
export const withoutCredentials = (address: string): string =>
  address.replace(/^(https?:\/\/[/\\]*)[^/\\?#]*@/i, '$1');

export const withPlainScheme = (address: string): string =>
  address.replace(/^https?:/i, (scheme) => scheme.toLowerCase());

/** Ignores the case of scheme and host. */
export const isSameAddress = (a: string, b: string): boolean => {
  const [one, other] = [a, b].map((each) =>
    each.replace(AUTHORITY, (origin) => origin.toLowerCase()),
  );
  return one === other;
};
