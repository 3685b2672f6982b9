import { pluralize } from '../../domain/values/plural';

/** GitHub accepts 1 MiB per step and drops a larger summary. */
const MAX_SUMMARY_BYTES = 1024 * 1024;

/** The limit of the output `summary`: GitHub accepts comments of 65,536 characters. */
export const MAX_OUTPUT_BYTES = 60_000;

/** Lines of Markdown that are shown as a whole, or not at all. */
export type Section = ReadonlyArray<string>;

/** Joins paragraphs, lists and tables with a blank line; leaves out those without lines. */
export const joinBlocks = (...blocks: ReadonlyArray<Section>): Section =>
  blocks
    .filter((block) => block.length > 0)
    .flatMap((block, i) => (i === 0 ? block : ['', ...block]));

/** A section with a heading; none without lines. */
export const titled = (title: string, lines: Section): ReadonlyArray<Section> =>
  lines.length === 0 ? [] : [[`### ${title}`, '', ...lines]];

/** A collapsed section; none without lines. */
export const folded = (title: string, lines: Section): ReadonlyArray<Section> =>
  lines.length === 0
    ? []
    : [['<details>', `<summary>${title}</summary>`, '', ...lines, '', '</details>']];

const joinSections = (sections: ReadonlyArray<Section>): string =>
  `${sections.map((section) => section.join('\n')).join('\n\n')}\n`;

const cutLines = (section: Section, limit: number): Section => {
  const shown: string[] = [];
  let left = limit;
  for (const line of section) {
    left -= Buffer.byteLength(line) + 1;
    if (left < 0) break;
    shown.push(line);
  }
  return shown;
};

const omitted = (count: number): Section => [
  `${pluralize(count, 'section')} omitted, because the text would be too long.`,
];

/** For the note about omitted sections. */
const RESERVED_BYTES = 100;

/**
 * Lays out the first sections that fit into `limit` bytes. Only a first section that is too large itself is cut, at the
 * end of a line.
 */
export const layOutSections = (
  sections: ReadonlyArray<Section>,
  limit = MAX_SUMMARY_BYTES,
): string => {
  const whole = joinSections(sections);
  if (Buffer.byteLength(whole) <= limit) return whole;
  const room = limit - RESERVED_BYTES;
  const shown: Section[] = [];
  for (const section of sections) {
    if (Buffer.byteLength(joinSections([...shown, section])) > room) break;
    shown.push(section);
  }
  const [first = []] = sections;
  const fitting = shown.length > 0 ? shown : [cutLines(first, room)];
  return joinSections([...fitting, omitted(sections.length - shown.length)]);
};
