import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { openRowStore, openRowWriter } from '../../../src/adapters/reports/row-store';
import { problem } from '../../../src/problem';
import { type SerializedRecord, serializeRecord } from '../../../src/record/record';
import { ProblemError } from '../../../src/task/attempt';
import { suppression } from '../../builders/reports';

const folder = mkdtempSync(path.join(tmpdir(), 'row-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const EMPTY = serializeRecord({ rows: [], suppressions: [] });

const NOTHING = Buffer.alloc(0);

/** A report with this record and nothing else. */
const withRecord = (record: SerializedRecord) => ({
  ...{ record, unabridged: NOTHING, packages: NOTHING },
});

const withRows = (rows: Buffer) => withRecord({ ...EMPTY, rows });

test('all parts of a report are read back unchanged, and a truncated file is a problem', () => {
  const writer = openRowWriter(folder, 3);
  const record = serializeRecord({ rows: [], suppressions: [suppression({ statement: 'é' })] });
  const unabridged = Buffer.from('["è"]');
  const packages = Buffer.from('[{"name":"ê"}]');
  const one = writer.put({ record, unabridged, packages });
  const other = writer.put(withRecord(EMPTY));
  writer.close();
  const { rows, close } = openRowStore(folder);
  expect([one, other].map(rows.record)).toEqual([E.right(record), E.right(EMPTY)]);
  expect([one, other].map(rows.unabridged)).toEqual([unabridged, NOTHING].map(E.right));
  expect([one, other].map(rows.packages)).toEqual([packages, NOTHING].map(E.right));
  truncateSync(path.join(folder, 'rows-3'), one.unabridged.offset + 2);
  expect(rows.unabridged(one)).toEqual(
    E.left([
      problem('findings cannot be read back from the temporary folder: found 2 bytes, expected 6'),
    ]),
  );
  close();
});

test('rows stay valid until the store is reset; then their memory is used again', () => {
  const writer = openRowWriter(folder, 4);
  const texts = ['a', 'b', 'c'].map((letter) => Buffer.alloc(1_500_000, letter));
  const refs = texts.map((text) => writer.put(withRows(text)));
  writer.close();
  const { rows, close } = openRowStore(folder);
  const read = (): ReadonlyArray<Buffer> =>
    refs.map(rows.record).map((each) => (E.isRight(each) ? each.right.rows : Buffer.alloc(0)));
  const first = read();
  expect(first.map((each, i) => texts[i]?.equals(each))).toEqual([true, true, true]);
  rows.reset();
  const second = read();
  expect(second.map((each, i) => texts[i]?.equals(each))).toEqual([true, true, true]);
  // Three of them do not fit: the third got its own buffer.
  expect(second.map(({ buffer }, i) => buffer === first[i]?.buffer)).toEqual([true, true, false]);
  close();
});

/** The message of a failed operation, without the class of the system error. */
const problemOf = (act: () => unknown): string => {
  try {
    act();
    return 'none';
  } catch (thrown) {
    if (!(thrown instanceof ProblemError)) throw thrown;
    return thrown.problems.map(({ message }) => message.replace('Error: ', '')).join('\n');
  }
};

test('a file of the row store that cannot be created is a problem', () => {
  mkdirSync(path.join(folder, 'rows-5'));
  expect(problemOf(() => openRowWriter(folder, 5))).toBe(
    `findings cannot be stored in the temporary folder: EISDIR: illegal operation on a directory, open '${path.join(folder, 'rows-5')}'`,
  );
});

/** A file on a disk that is full. */
const FULL = '/dev/full';
const testOnFullDisk = existsSync(FULL) ? test : test.skip;
const NO_SPACE =
  'findings cannot be stored in the temporary folder: ENOSPC: no space left on device, write';

testOnFullDisk('after a failed write, every later write and the close fail too', () => {
  symlinkSync(FULL, path.join(folder, 'rows-6'));
  const writer = openRowWriter(folder, 6);
  const put = (bytes: number) => () => writer.put(withRows(Buffer.alloc(bytes)));
  // Small writes are buffered.
  expect(problemOf(put(10))).toBe('none');
  expect(problemOf(put(1_000_000))).toBe(NO_SPACE);
  expect(problemOf(put(10))).toBe(NO_SPACE);
  expect(problemOf(writer.close)).toBe(NO_SPACE);
});
