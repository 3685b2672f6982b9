/** A column of a table that people open as a spreadsheet: its name, and the text of a row; null if that is unknown. */
export type CsvColumn<A> = readonly [name: string, cell: (row: A) => string | number | null];

/** A spreadsheet takes such a cell for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const toCell = (value: string | number | null): string => {
  const text = `${value ?? ''}`;
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

/** A table by RFC 4180. Its first line has the names of the columns. */
export const toCsv = <A>(columns: ReadonlyArray<CsvColumn<A>>, rows: ReadonlyArray<A>): string =>
  [columns.map(([name]) => name), ...rows.map((row) => columns.map(([, cell]) => cell(row)))]
    .map((cells) => `${cells.map(toCell).join(',')}\r\n`)
    .join('');
