import { pluralize } from '../text/plural';

/** GitHub takes 1 MiB of a step, and drops the whole summary where there is more. */
export const MAX_SUMMARY_BYTES = 1024 * 1024;

/** A part that is folded away: rows of a table, or items of a list. */
export interface DetailsSection {
  readonly title: string;
  /** Markdown before the first row. */
  readonly head: ReadonlyArray<string>;
  readonly count: number;
  /** Written one by one: most of a long list does not fit. */
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

/** Kept free for the words that say what was cut. */
const RESERVED_BYTES = 4096;

const countBytes = (lines: ReadonlyArray<string>): number =>
  lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);

/** The rows, from the first, that have this many bytes of room. */
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
  if (shown.length === 0) return ['', `${title}: left out, GitHub shows at most 1 MiB.`];
  return [
    ...before,
    ...shown,
    ...(missing > 0
      ? ['', `Cut here: ${pluralize(missing, 'more line')}, GitHub shows at most 1 MiB.`]
      : []),
    ...after,
  ];
};

/**
 * The Markdown of a summary: a screen, then folded parts as far as they fit into `limit` bytes. What
 * does not fit is counted. Parts without rows are left out.
 */
export const layOutSections = (
  screen: ReadonlyArray<string>,
  parts: ReadonlyArray<DetailsSection>,
  limit = MAX_SUMMARY_BYTES,
): string => {
  const lines = [...screen];
  let room = limit - RESERVED_BYTES - countBytes(lines);
  for (const part of parts.filter(({ count }) => count > 0)) {
    const shown = formatDetails(part, room);
    room -= countBytes(shown);
    for (const line of shown) lines.push(line);
  }
  return `${lines.join('\n')}\n`;
};
