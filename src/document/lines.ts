/** A line of the text: where it starts, and how it is indented. */
export interface Line {
  readonly text: string;
  readonly start: number;
  readonly number: number;
  /** Spaces and tabs before its first other character. */
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

/** Where the key of a line begins, counted from 0: after the hyphens of list items. */
export const keyColumn = ({ text }: Line): number => /^[ \t]*(- +)*/.exec(text)?.[0].length ?? 0;
export const keyName = (line: Line): string =>
  /^[^\s:,"'[\]{}]+/.exec(line.text.slice(keyColumn(line)))?.[0] ?? '';
