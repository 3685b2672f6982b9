const ASCII = /^[\u0000-\u007f]*$/;

const parses = (text: string): boolean => {
  // Once it is hot, Node's canParse takes Latin-1 for broken UTF-8 and says no: the answer must not
  // depend on how often it was asked.
  if (ASCII.test(text)) return URL.canParse(text);
  try {
    return new URL(text).href !== '';
  } catch {
    return false;
  }
};

/** What most addresses look like, with a host that no parser refuses. */
const PLAIN = /^https?:\/\/(?:[a-z0-9]+\.)+[a-z]+(?:\/[\u0021-\u007e]*)?$/;

/** Characters of user, host and port; a name of the DNS has 255 at most. */
const MAX_AUTHORITY_LENGTH = 1000;

/** What is there before the path. The parser skips further slashes, and takes `\` for one. */
const AUTHORITY = /^https?:\/\/[/\\]*([^/\\?#]*)/i;

/** Writing a name of other scripts in ASCII takes time with the square of its length. */
const hasShortAuthority = (text: string): boolean =>
  (AUTHORITY.exec(text)?.[1] ?? '').length <= MAX_AUTHORITY_LENGTH;

/** Whether a text is an http or https address: the only ones that are published as links. */
export const isWebAddress = (text: string): boolean =>
  PLAIN.test(text) ||
  (/^https?:\/\/[^\s\u0000-\u001f\u007f]+$/i.test(text) && hasShortAuthority(text) && parses(text));
