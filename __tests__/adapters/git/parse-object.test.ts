import { expect, test } from '@jest/globals';
import {
  formatCommit,
  parseCommitParents,
  parseCommitTree,
  parseTree,
} from '../../../src/adapters/git/parse-object';

const ID = 'ab'.repeat(20);
const entry = (name: string): Buffer =>
  Buffer.concat([Buffer.from(`100644 ${name}\0`), Buffer.from(ID, 'hex')]);

test('a tree is parsed to its entries by name', () => {
  expect(parseTree('1', Buffer.concat([entry('a b'), entry('c')]))).toEqual(
    new Map([
      ['a b', { mode: '100644', id: ID }],
      ['c', { mode: '100644', id: ID }],
    ]),
  );
  expect(parseTree('1', Buffer.alloc(0))).toEqual(new Map());
});

test.each([
  ['no end of a name', Buffer.from('100644 a')],
  ['no id', Buffer.from('100644 a\0')],
  ['a part of an id', entry('a').subarray(0, -1)],
  ['something after the last entry', Buffer.concat([entry('a'), Buffer.from('x')])],
])('a tree with %s is rejected as damaged', (_, bytes) => {
  expect(() => parseTree('1', bytes)).toThrow('the tree 1 is damaged');
});

test('a formatted commit parses to its tree and its parents', () => {
  const bytes = formatCommit({
    tree: ID,
    parents: [ID],
    message: 'Subject\n\nBody\n',
    author: { name: 'A', email: 'a@example.test' },
    time: 7,
  });
  expect(bytes.toString()).toBe(
    `tree ${ID}\nparent ${ID}\nauthor A <a@example.test> 7 +0000\ncommitter A <a@example.test> 7 +0000\n\nSubject\n\nBody\n`,
  );
  expect([parseCommitTree(bytes), parseCommitParents(bytes)]).toEqual([ID, [ID]]);
});

test.each([
  ['none', []],
  ['two', ['cd'.repeat(20), ID]],
])('a commit has the parents of its header, not those of its message: %s', (_, parents) => {
  const author = { name: 'A', email: 'a@example.test' };
  const message = `Subject\n\nparent ${ID}\n`;
  const bytes = formatCommit({ tree: ID, parents, message, author, time: 7 });
  expect(parseCommitParents(bytes)).toEqual(parents);
});
