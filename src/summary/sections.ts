import { pluralize } from '../values/plural';

/** GitHub accepts 1 MiB per step and drops a larger summary. */
export const MAX_SUMMARY_BYTES = 1024 * 1024;

/** A collapsed section: the rows of a table or the items of a list. */
export interface DetailsSection {
  readonly title: string;
  /** Markdown before the first row. */
  readonly head: ReadonlyArray<string>;
  readonly count: number;
  /** Formatted one by one, because most of a long list may not fit. */
  readonly rows: () => Iterable<string>;
}

export const detailsSection = <A>(
  title: string,
  head: ReadonlyArray<string>,
  items: ReadonlyArray<A>,
  rowOf: (item: A) => string,
): DetailsSection => ({
  title,
  head,
  count: items.length,
  rows: function* () {
    for (const item of items) yield rowOf(item);
  },
});

/** Reserved for notes about omitted lines. */
const RESERVED_BYTES = 4096;

const countBytes = (lines: ReadonlyArray<string>): number =>
  lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);

/** The first rows that fit into `room` bytes. */
const takeFitting = (rows: Iterable<string>, room: number): ReadonlyArray<string> => {
  const shown: string[] = [];
  let left = room;
  for (const each of rows) {
    left -= Buffer.byteLength(each) + 1;
    if (left < 0) break;
    shown.push(each);
  }
  return shown;
};

const formatDetails = (
  { title, head, count, rows }: DetailsSection,
  room: number,
): ReadonlyArray<string> => {
  const before = ['', '<details>', `<summary>${title}</summary>`, '', ...head];
  const after = ['', '</details>'];
  const shown = takeFitting(rows(), room - countBytes(before) - countBytes(after));
  const missing = count - shown.length;
  if (shown.length === 0) return ['', `${title}: omitted, because GitHub shows at most 1 MiB.`];
  return [
    ...before,
    ...shown,
    ...(missing > 0
      ? ['', `${pluralize(missing, 'more line')} omitted, because GitHub shows at most 1 MiB.`]
      : []),
    ...after,
  ];
};

/**
 * Lays out a summary as Markdown: the overview, then the details that fit into `limit` bytes, with a count of
 * omitted lines. Leaves out sections without rows.
 */
export const layOutSections = (
  overview: ReadonlyArray<string>,
  details: ReadonlyArray<DetailsSection>,
  limit = MAX_SUMMARY_BYTES,
): string => {
  const lines = [...overview];
  let room = limit - RESERVED_BYTES - countBytes(lines);
  for (const section of details.filter(({ count }) => count > 0)) {
    const shown = formatDetails(section, room);
    room -= countBytes(shown);
    for (const line of shown) lines.push(line);
  }
  return `${lines.join('\n')}\n`;
};
