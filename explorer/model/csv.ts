/** A line of a table that people open as a spreadsheet: its cells by the names of the columns; blank if unknown. */
export type CsvRow = Readonly<Record<string, string | number | null | undefined>>;

/** A spreadsheet takes such a cell for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const toCell = (value: CsvRow[string]): string => {
  const text = `${value ?? ''}`;
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

/** A table by RFC 4180. Its first line has the names of the columns, which all rows share. */
export const toCsv = (rows: ReadonlyArray<CsvRow>): string =>
  [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
    .map((cells) => `${cells.map(toCell).join(',')}\r\n`)
    .join('');
