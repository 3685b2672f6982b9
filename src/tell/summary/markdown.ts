import { printable, unicodeEscape } from '../../domain/values/escape';
import { formatNumber } from '../../domain/values/plural';
import { isWebAddress } from '../../domain/web-address';

/**
 * GitHub-flavored Markdown from untrusted texts. Each text is either `prose` or `code`; neither can escape its
 * place or become an element, a link, a mention, a reference, an emoji or a formula
 * (https://github.github.com/gfm, and what GitHub does with the result).
 */

const MAX_PROSE_LENGTH = 600;
const MAX_CODE_LENGTH = 160;

const truncate = (text: string, maxLength: number): string =>
  text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;

const toEntity = (char: string): string => `&#${char.charCodeAt(0)};`;

/** Markdown anywhere: elements, emphasis, links, cell borders. */
const ACTIVE = /[\\`*_[\]<>|~&]/;
/** Start a block at the beginning of a line. */
const BLOCK_START = /^(?:[-+=]|\d(?=\d*[.)]))/;
/** GitHub turns these into links, mentions, references, emoji or formulas after decoding entities. */
const AUTOMATIC = /[@$#]|:(?=\S)|(?<=www)\.|(?<=gh)-(?=\d)/;

const escapable = new RegExp(
  `(?<active>${ACTIVE.source}|${BLOCK_START.source})|${AUTOMATIC.source}`,
  'gi',
);

/**
 * Escapes active characters as entities, and wraps automatic ones in elements, because GitHub looks for those after
 * it decodes entities. Copied text does not contain the elements.
 */
const escapeMarkdown = (text: string): string =>
  text.replace(escapable, (char, active: string | undefined) =>
    active === undefined ? `<span>${char}</span>` : toEntity(char),
  );

const shorten = (text: string): string => printable(truncate(text, MAX_PROSE_LENGTH)).trim();

/** Untrusted text within a line. */
export const prose = (text: string): string => escapeMarkdown(shorten(text));

/** Untrusted text within a line. One trusted address in it becomes a link. */
export const proseLinking = (text: string, address: string): string =>
  shorten(text)
    .split(address)
    .map(escapeMarkdown)
    .join(link(code(address), address));

/** Untrusted text as code. Backticks and bars are escaped, since they would end the code or its table cell. */
export const code = (text: string): string => {
  const shown = printable(truncate(text, MAX_CODE_LENGTH)).replace(/[`|]/g, unicodeEscape);
  return `\`${shown.trim() === '' ? JSON.stringify(shown) : shown}\``;
};

/** Links trusted Markdown. An address that is not http or https makes no link. */
export const link = (markdown: string, address: string): string =>
  isWebAddress(address)
    ? `[${markdown}](<${new URL(address).href.replace(/[|\\<>`]/g, encodeURIComponent)}>)`
    : markdown;

/** The most rows of a table and items of a list. The log, the outputs and the page have all. */
const MAX_LISTED = 50;

/** The first rows or items, and a line that counts the others. */
export const limitList = (
  lines: ReadonlyArray<string>,
  limit = MAX_LISTED,
  where = '',
): ReadonlyArray<string> => {
  const left = lines.length - limit;
  return left > 0
    ? [...lines.slice(0, limit), '', `and ${formatNumber(left)} more${where}`]
    : lines;
};

const tableRow = (cells: ReadonlyArray<string>): string => `| ${cells.join(' | ')} |`;

/** A table of trusted Markdown; no lines without rows. */
export const table = (
  titles: ReadonlyArray<string>,
  rows: ReadonlyArray<ReadonlyArray<string>>,
): ReadonlyArray<string> =>
  rows.length === 0
    ? []
    : [tableRow(titles), tableRow(titles.map(() => '---')), ...limitList(rows.map(tableRow))];
