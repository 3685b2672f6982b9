import { counted } from './markdown';

/** GitHub takes 1 MiB of a step, and drops the whole summary where there is more. */
export const LARGEST_SUMMARY = 1024 * 1024;

/** A part that is folded away: rows of a table, or items of a list. */
export interface Folded {
  readonly title: string;
  /** Markdown before the first row. */
  readonly head: ReadonlyArray<string>;
  readonly count: number;
  /** Written one by one: most of a long list does not fit. */
  readonly rows: () => Iterable<string>;
}

export const folded = <A>(
  title: string,
  head: ReadonlyArray<string>,
  items: ReadonlyArray<A>,
  rowOf: (item: A) => string,
): Folded => ({
  title,
  head,
  count: items.length,
  rows: function* () {
    for (const item of items) yield rowOf(item);
  },
});

/** Kept free for the words that say what was cut. */
const RESERVE = 4096;

const sizeOf = (lines: ReadonlyArray<string>): number =>
  lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);

/** The rows, from the first, that have this many bytes of room. */
const fitting = (rows: Iterable<string>, room: number): ReadonlyArray<string> => {
  const shown: string[] = [];
  let left = room;
  for (const each of rows) {
    left -= Buffer.byteLength(each) + 1;
    if (left < 0) break;
    shown.push(each);
  }
  return shown;
};

const fold = ({ title, head, count, rows }: Folded, room: number): ReadonlyArray<string> => {
  const before = ['', '<details>', `<summary>${title}</summary>`, '', ...head];
  const after = ['', '</details>'];
  const shown = fitting(rows(), room - sizeOf(before) - sizeOf(after));
  const missing = count - shown.length;
  if (shown.length === 0) return ['', `${title}: left out, GitHub shows at most 1 MiB.`];
  return [
    ...before,
    ...shown,
    ...(missing > 0
      ? ['', `Cut here: ${counted(missing, 'more line')}, GitHub shows at most 1 MiB.`]
      : []),
    ...after,
  ];
};

/**
 * The Markdown of a summary: a screen, then folded parts as far as they fit into `limit` bytes. What
 * does not fit is counted. Parts without rows are left out.
 */
export const assemble = (
  screen: ReadonlyArray<string>,
  parts: ReadonlyArray<Folded>,
  limit = LARGEST_SUMMARY,
): string => {
  const lines = [...screen];
  let room = limit - RESERVE - sizeOf(lines);
  for (const part of parts.filter(({ count }) => count > 0)) {
    const shown = fold(part, room);
    room -= sizeOf(shown);
    for (const line of shown) lines.push(line);
  }
  return `${lines.join('\n')}\n`;
};
