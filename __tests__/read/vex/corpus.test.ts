/**
 * Public OpenVEX documents are read as before. The table has where each is and what becomes of it; the files are not
 * part of the repository.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { verdictOf } from './verdict';

/** A folder with the files, each named after its SHA-256. */
const CORPUS =
  process.env['VEX_CORPUS'] ?? path.resolve(__dirname, '../../../../shared/corpus/vex');

/** Repository, commit, path, git id, SHA-256 and verdict of each file. */
const ROWS = readFileSync(path.join(__dirname, 'corpus.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

const fileOf = (sha256 = ''): string => path.join(CORPUS, `${sha256}.json`);
const here = ROWS.every(([, , , , sha256]) => existsSync(fileOf(sha256)));

test('the table has files of many repositories', () => {
  const repositories = new Set(ROWS.map(([repository]) => repository));
  expect([ROWS.length, repositories.size]).toEqual([176, 38]);
});

const TITLE = 'a public OpenVEX document is read as before';

if (here)
  test.each(ROWS)(`${TITLE}: %s %s %s`, (...[, , , , sha256, ...expected]) => {
    expect(verdictOf(readFileSync(fileOf(sha256), 'utf8'))).toEqual(expected);
  });
else test.skip(TITLE, () => undefined);
