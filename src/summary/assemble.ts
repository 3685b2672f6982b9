import { counted } from './markdown';

/** GitHub takes 1 MiB of a step, and drops the whole summary where there is more. */
export const LARGEST_SUMMARY = 1024 * 1024;

/** A part that is folded away: rows of a table, or items of a list. */
export interface Folded {
  readonly title: string;
  /** Markdown before the first row. */
  readonly head: ReadonlyArray<string>;
  readonly rows: ReadonlyArray<string>;
}

/** Kept free for the words that say what was cut. */
const RESERVE = 4096;

const sizeOf = (lines: ReadonlyArray<string>): number =>
  lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);

/** How many rows, from the first, have this many bytes of room. */
const fitting = (rows: ReadonlyArray<string>, room: number): number => {
  let left = room;
  const end = rows.findIndex((each) => {
    left -= Buffer.byteLength(each) + 1;
    return left < 0;
  });
  return end < 0 ? rows.length : end;
};

const fold = ({ title, head, rows }: Folded, room: number): ReadonlyArray<string> => {
  const before = ['', '<details>', `<summary>${title}</summary>`, '', ...head];
  const after = ['', '</details>'];
  const shown = fitting(rows, room - sizeOf(before) - sizeOf(after));
  const missing = rows.length - shown;
  if (shown === 0) return ['', `${title}: left out, GitHub shows at most 1 MiB.`];
  return [
    ...before,
    ...rows.slice(0, shown),
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
  for (const part of parts.filter(({ rows }) => rows.length > 0)) {
    const folded = fold(part, room);
    room -= sizeOf(folded);
    lines.push(...folded);
  }
  return `${lines.join('\n')}\n`;
};
