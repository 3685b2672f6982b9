import { mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { writeRows } from '../../src/catalog/rows';
import { openRowStore, openRowWriter } from '../../src/effects/row-store';
import { problem } from '../../src/errors';

const folder = mkdtempSync(path.join(tmpdir(), 'row-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('rows come back as they were put, and a file that was cut off says so', () => {
  const writer = openRowWriter(folder, 3);
  const put = writer.put(writeRows([]), Buffer.from('["é"]'));
  writer.close();
  if (E.isLeft(put)) throw new Error('the rows were not put');
  const { rows, close } = openRowStore(folder);
  expect(rows.rows(put.right)).toEqual(E.right(Buffer.from('[]')));
  expect(rows.others(put.right)).toEqual(E.right(Buffer.from('["é"]')));
  truncateSync(path.join(folder, 'rows-3'), 4);
  expect(rows.others(put.right)).toEqual(
    E.left([
      problem('findings cannot be read back from the temporary folder: found 2 bytes, expected 6'),
    ]),
  );
  close();
});

test('what was read stays until it is released, however much it is; then its place is taken', () => {
  const writer = openRowWriter(folder, 4);
  const texts = ['a', 'b', 'c'].map((letter) => Buffer.alloc(1_500_000, letter));
  const refs = texts.map((text) => {
    const put = writer.put({ json: text, counts: writeRows([]).counts }, Buffer.alloc(0));
    if (E.isLeft(put)) throw new Error('the rows were not put');
    return put.right;
  });
  writer.close();
  const { rows, close } = openRowStore(folder);
  const read = (): ReadonlyArray<Buffer> =>
    refs.map(rows.rows).map((each) => (E.isRight(each) ? each.right : Buffer.alloc(0)));
  const first = read();
  expect(first.map((each, i) => texts[i]?.equals(each))).toEqual([true, true, true]);
  rows.release();
  const second = read();
  expect(second.map((each, i) => texts[i]?.equals(each))).toEqual([true, true, true]);
  // Three of them do not fit: the third had a place of its own.
  expect(second.map(({ buffer }, i) => buffer === first[i]?.buffer)).toEqual([true, true, false]);
  close();
});
