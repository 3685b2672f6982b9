const ASCII = /^[\u0000-\u007f]*$/;

const parses = (text: string): boolean => {
  // Once optimized, Node's canParse mistakes Latin-1 for broken UTF-8 and returns false; the result
  // must not depend on how often it was called.
  if (ASCII.test(text)) return URL.canParse(text);
  try {
    return new URL(text).href !== '';
  } catch {
    return false;
  }
};

/** The form of most addresses, with a host that every parser accepts. */
const PLAIN = /^https?:\/\/(?:[a-z0-9]+\.)+[a-z]+(?:\/[\u0021-\u007e]*)?$/;

/** Characters of user, host and port. A DNS name has at most 255. */
const MAX_AUTHORITY_LENGTH = 1000;

/** The part before the path. The parser skips extra slashes and treats `\` as one. */
const AUTHORITY = /^https?:\/\/[/\\]*([^/\\?#]*)/i;

/** Converting an international domain name to ASCII takes quadratic time. */
const hasShortAuthority = (text: string): boolean =>
  (AUTHORITY.exec(text)?.[1] ?? '').length <= MAX_AUTHORITY_LENGTH;

/** Whether a text is an http or https address; only these are published as links. */
export const isWebAddress = (text: string): boolean =>
  PLAIN.test(text) ||
  (/^https?:\/\/[^\s\u0000-\u001f\u007f]+$/i.test(text) && hasShortAuthority(text) && parses(text));
