import { printable, unicodeEscape } from '../../domain/values/escape';
import { isWebAddress } from '../../domain/web-address';

/**
 * GitHub-flavored Markdown from untrusted texts. A text is either `prose` or `code`; neither can escape its
 * place or become an element, a link, a mention, a reference, an emoji or a formula
 * (https://github.github.com/gfm, and GitHub's own processing after it).
 */

const MAX_PROSE_LENGTH = 600;
const MAX_CODE_LENGTH = 160;

const truncate = (text: string, maxLength: number): string =>
  text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;

const toEntity = (char: string): string => `&#${char.charCodeAt(0)};`;

/** Characters that are Markdown anywhere: elements, emphasis, links, cell borders. */
const ACTIVE = /[\\`*_[\]<>|~&]/;
/** Starts a block at the beginning of a line. */
const BLOCK_START = /^(?:[-+=]|\d(?=\d*[.)]))/;
/** GitHub turns these into links, mentions, references, emoji or formulas after decoding entities. */
const AUTOMATIC = /[@$#]|:(?=\S)|(?<=www)\.|(?<=gh)-(?=\d)/;

const escapable = new RegExp(
  `(?<active>${ACTIVE.source}|${BLOCK_START.source})|${AUTOMATIC.source}`,
  'gi',
);

/**
 * Escapes active characters as entities, and wraps automatic ones in elements, because GitHub looks for those
 * after decoding entities. The elements are not part of copied text.
 */
const escapeMarkdown = (text: string): string =>
  text.replace(escapable, (char, active: string | undefined) =>
    active === undefined ? `<span>${char}</span>` : toEntity(char),
  );

const shorten = (text: string): string => printable(truncate(text, MAX_PROSE_LENGTH)).trim();

/** Untrusted text within a line. */
export const prose = (text: string): string => escapeMarkdown(shorten(text));

/** Untrusted text within a line, with one trusted address as a link. */
export const proseLinking = (text: string, address: string): string =>
  shorten(text)
    .split(address)
    .map(escapeMarkdown)
    .join(link(code(address), address));

/** Untrusted text as code. Escapes backticks and bars, which would end the code or its table cell. */
export const code = (text: string): string => {
  const shown = printable(truncate(text, MAX_CODE_LENGTH)).replace(/[`|]/g, unicodeEscape);
  return `\`${shown.trim() === '' ? JSON.stringify(shown) : shown}\``;
};

/** A link around trusted Markdown; only the Markdown unless the address is http or https. */
export const link = (markdown: string, address: string): string =>
  isWebAddress(address)
    ? `[${markdown}](<${new URL(address).href.replace(/[|\\<>`]/g, encodeURIComponent)}>)`
    : markdown;

export const tableRow = (cells: ReadonlyArray<string>): string => `| ${cells.join(' | ')} |`;

/** The head of a table. Columns are right-aligned if their title ends in `:`. */
export const tableHead = (titles: ReadonlyArray<string>): ReadonlyArray<string> => [
  tableRow(titles.map((title) => title.replace(/:$/, ''))),
  tableRow(titles.map((title) => (title.endsWith(':') ? '---:' : '---'))),
];
