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
