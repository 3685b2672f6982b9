export interface Line {
  readonly text: string;
  /** Offset in the whole text. */
  readonly start: number;
  /** From 0. */
  readonly number: number;
  /** Number of spaces and tabs before the first other character. */
  readonly indent: number;
}

export const splitLines = (text: string): ReadonlyArray<Line> => {
  let start = 0;
  return text.split('\n').map((raw, i) => {
    const line = raw.replace(/\r$/, '');
    const before = start;
    start += raw.length + 1;
    return { text: line, start: before, number: i, indent: line.search(/[^ \t]|$/) };
  });
};

export const isBlank = ({ text, indent }: Line): boolean =>
  text[indent] === undefined || text[indent] === '#';
export const isItem = ({ text, indent }: Line): boolean => /^-( |$)/.test(text.slice(indent));

/** The column of the key, from 0, after the hyphens of list items. */
export const keyColumn = ({ text }: Line): number => /^[ \t]*(- +)*/.exec(text)?.[0].length ?? 0;
export const keyName = (line: Line): string =>
  /^[^\s:,"'[\]{}]+/.exec(line.text.slice(keyColumn(line)))?.[0] ?? '';

/** The nearest line after (1) or before (-1) a line that is neither blank nor a comment. */
export const nearLine = (
  lines: ReadonlyArray<Line>,
  { number }: Line,
  step: 1 | -1,
): Line | undefined => {
  for (let i = number + step; ; i += step) {
    const each = lines[i];
    if (each === undefined || !isBlank(each)) return each;
  }
};
