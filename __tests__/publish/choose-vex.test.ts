/** Which statements a run publishes. */
import { expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { formatProblem, problem } from '../../src/domain/problem';
import type { Previous } from '../../src/previous/previous';
import { chooseVex } from '../../src/publish/choose-vex';
import type { OwnStatements } from '../../src/publish/request';

const DOCUMENTS: OwnStatements['documents'] = new Map();
const GIVEN: OwnStatements = { documents: DOCUMENTS, missing: undefined };
const missing = (lines: string): OwnStatements => ({
  documents: DOCUMENTS,
  missing: [problem(`input vex: found no file for ${lines}`)],
});
const STAYS = { vex: undefined, withdrawn: [] };
const [STATEMENTS, EMPTY] = [['images/redis/vex.json', 'vex/index.json'], ['vex/index.json']];

test.each<
  readonly [
    string,
    OwnStatements | undefined,
    ReadonlyArray<string>,
    ReadonlyArray<string>,
    unknown,
  ]
>([
  ['without the input', undefined, [], STATEMENTS, STAYS],
  ['with files', GIVEN, ['vex'], STATEMENTS, { vex: DOCUMENTS, withdrawn: [] }],
  ['with files, and nothing published', GIVEN, ['vex'], [], { vex: DOCUMENTS, withdrawn: [] }],
  [
    'without a file any more, all are withdrawn',
    missing('vex,x'),
    ['vex', '!vex/a.json', 'x'],
    STATEMENTS,
    { vex: DOCUMENTS, withdrawn: ['vex', 'x'] },
  ],
  ['without a file, an empty repository stays', missing('vex'), ['vex'], EMPTY, STAYS],
  [
    'without a file for a folder, and nothing published',
    missing('vex'),
    ['vex'],
    [],
    ['input vex: found no file for vex'],
  ],
  [
    'without a file for a wildcard or a folder, and nothing published',
    missing('vex/*.json,vex'),
    ['vex/*.json', 'vex'],
    [],
    ['input vex: found no file for vex/*.json,vex'],
  ],
  [
    'without a file for a wildcard, and nothing published',
    missing('vex/*.json'),
    ['vex/*.json'],
    [],
    STAYS,
  ],
])('%s', (_, own, lines, files, expected) => {
  const published = { files: new Map(files.map((file) => [file, ''])) } as unknown as Previous;
  const chosen = chooseVex(own, lines, published);
  expect(E.isLeft(chosen) ? chosen.left.map(formatProblem) : chosen.right).toEqual(expected);
});
