import { printable } from '../../domain/values/escape';

const MAX_LENGTH = 400;

/** git names the proxy, which may contain a part of the password. */
const PROXY = /(?<=proxy (syntax in|url) )'.*'/gi;

/** Shortens a text and makes it safe to print. */
export const truncate = (text: string): string =>
  printable(text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);

/** The lines of git's error output, without indentation, empty lines and passwords. */
export const splitLines = (stderr: string): ReadonlyArray<string> =>
  stderr
    .split('\n')
    .map((line) => line.trim().replace(PROXY, '…'))
    .filter((line) => line !== '');

/** The error output of git on one line, shortened. */
export const summarize = (stderr: string): string => truncate(splitLines(stderr).join(' | '));

/** Names that others choose, as git prints them in addresses, branches, quotes and permissions. */
const NAMES = [
  /https?:\/\/[^\s']*/g,
  /refs\/heads\/[^\s']*/g,
  // Not the apostrophe of "couldn't".
  /(?<!\w)'[^'\n]*'/g,
  /(?<=permission to )\S+/gi,
];

/** Removes names, because a name may read like an error. */
export const withoutNames = (stderr: string): string =>
  NAMES.reduce((text, name) => text.replace(name, '…'), stderr);
