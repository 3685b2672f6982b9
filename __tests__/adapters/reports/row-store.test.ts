import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { openRowStore, openRowWriter } from '../../../src/adapters/reports/row-store';
import { problem } from '../../../src/problem';
import { serializeRows } from '../../../src/reports/rows';
import { ProblemError } from '../../../src/task/attempt';

const folder = mkdtempSync(path.join(tmpdir(), 'row-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('rows and findings are read back unchanged, and a truncated file is a problem', () => {
  const writer = openRowWriter(folder, 3);
  const put = writer.put(serializeRows([]), Buffer.from('["é"]'));
  writer.close();
  const { rows, close } = openRowStore(folder);
  expect(rows.rows(put)).toEqual(E.right(Buffer.from('[]')));
  expect(rows.findings(put)).toEqual(E.right(['é']));
  truncateSync(path.join(folder, 'rows-3'), 4);
  expect(rows.findings(put)).toEqual(
    E.left([
      problem('findings cannot be read back from the temporary folder: found 2 bytes, expected 6'),
    ]),
  );
  close();
});

test('rows stay valid until the store is reset; then their memory is used again', () => {
  const writer = openRowWriter(folder, 4);
  const texts = ['a', 'b', 'c'].map((letter) => Buffer.alloc(1_500_000, letter));
  const refs = texts.map((text) =>
    writer.put({ json: text, counts: serializeRows([]).counts }, Buffer.alloc(0)),
  );
  writer.close();
  const { rows, close } = openRowStore(folder);
  const read = (): ReadonlyArray<Buffer> =>
    refs.map(rows.rows).map((each) => (E.isRight(each) ? each.right : Buffer.alloc(0)));
  const first = read();
  expect(first.map((each, i) => texts[i]?.equals(each))).toEqual([true, true, true]);
  rows.reset();
  const second = read();
  expect(second.map((each, i) => texts[i]?.equals(each))).toEqual([true, true, true]);
  // Three of them do not fit: the third had a place of its own.
  expect(second.map(({ buffer }, i) => buffer === first[i]?.buffer)).toEqual([true, true, false]);
  close();
});

/** The problem that an act fails with, without the class of the system's error. */
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
    `findings cannot be kept in the temporary folder: EISDIR: illegal operation on a directory, open '${path.join(folder, 'rows-5')}'`,
  );
});

/** A file on a disk that is full. */
const FULL = '/dev/full';
const testOnFullDisk = existsSync(FULL) ? test : test.skip;
const NO_SPACE =
  'findings cannot be kept in the temporary folder: ENOSPC: no space left on device, write';

testOnFullDisk('after a failed write, every later write and the close fail too', () => {
  symlinkSync(FULL, path.join(folder, 'rows-6'));
  const writer = openRowWriter(folder, 6);
  const { counts } = serializeRows([]);
  const put = (bytes: number) => () =>
    writer.put({ json: Buffer.alloc(bytes), counts }, Buffer.alloc(0));
  // Small ones wait for each other.
  expect(problemOf(put(10))).toBe('none');
  expect(problemOf(put(1_000_000))).toBe(NO_SPACE);
  expect(problemOf(put(10))).toBe(NO_SPACE);
  expect(problemOf(writer.close)).toBe(NO_SPACE);
});
