import { isWebAddress } from '../domain/web-address';
import { printable, unicodeEscape } from '../text/escape';
import { formatNumber } from '../text/plural';

/**
 * GitHub-flavoured Markdown from texts that nobody vouches for. A text is either `prose` or `code`;
 * neither can leave its place, become an element, a link, a mention, a reference, an emoji or a
 * formula (https://github.github.com/gfm, and what GitHub does to text after it).
 */

const MAX_PROSE_LENGTH = 600;
const MAX_CODE_LENGTH = 160;

const truncate = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest)}…` : text;

const toEntity = (char: string): string => `&#${char.charCodeAt(0)};`;

/** What is an element, emphasis, a link or a cell's end wherever it stands. */
const ACTIVE = /[\\`*_[\]<>|~&]/;
/** What starts a block at the start of a line. */
const BLOCK_START = /^(?:[-+=]|\d(?=\d*[.)]))/;
/** What becomes a link, a mention, a reference, an emoji or a formula once entities are decoded. */
const AUTOMATIC = /[@$#]|:(?=\S)|(?<=www)\.|(?<=gh)-(?=\d)/;

const escapable = new RegExp(
  `(?<active>${ACTIVE.source}|${BLOCK_START.source})|${AUTOMATIC.source}`,
  'gi',
);

/**
 * Text among other text. An element around a character keeps it apart from its neighbours where an
 * entity does not, and leaves no trace where the text is copied.
 */
export const prose = (text: string): string =>
  printable(truncate(text, MAX_PROSE_LENGTH))
    .trim()
    .replace(escapable, (char, active: string | undefined) =>
      active === undefined ? `<span>${char}</span>` : toEntity(char),
    );

/** A name as code; the two characters that would end it or its cell are spelled out. */
export const code = (text: string): string => {
  const shown = printable(truncate(text, MAX_CODE_LENGTH)).replace(/[`|]/g, unicodeEscape);
  return `\`${shown.trim() === '' ? JSON.stringify(shown) : shown}\``;
};

/** A link around Markdown that is ours; where the address is none of http, the Markdown alone. */
export const link = (markdown: string, address: string): string =>
  isWebAddress(address)
    ? `[${markdown}](<${new URL(address).href.replace(/[|\\<>`]/g, encodeURIComponent)}>)`
    : markdown;

export const tableRow = (cells: ReadonlyArray<string>): string => `| ${cells.join(' | ')} |`;

/** The head of a table; a column whose title ends in `:` is one of numbers. */
export const tableHead = (titles: ReadonlyArray<string>): ReadonlyArray<string> => [
  tableRow(titles.map((title) => title.replace(/:$/, ''))),
  tableRow(titles.map((title) => (title.endsWith(':') ? '---:' : '---'))),
];

/** The first of a list in words, and how many more there are. */
export const joinFirst = <A>(
  items: ReadonlyArray<A>,
  words: (item: A) => string,
  most: number,
  separator = ', ',
): string => {
  const more = items.length - most;
  const shown = items.slice(0, most).map(words).join(separator);
  return more > 0 ? `${shown} and ${formatNumber(more)} more` : shown;
};
