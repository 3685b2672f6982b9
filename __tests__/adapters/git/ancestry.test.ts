import { expect, test } from '@jest/globals';
import { isOrDescends } from '../../../src/adapters/git/ancestry';

/** Commits as `child: parents`; the others are not known. */
const historyOf = (text: string): ReadonlyMap<string, ReadonlyArray<string>> =>
  new Map(
    text.split(', ').map((line) => {
      const [commit = '', parents = ''] = line.split(':');
      return [commit, parents.split(' ').filter((parent) => parent !== '')];
    }),
  );

test.each<readonly [string, tip: string, history: string, expected: boolean, read: string]>([
  ['the commit itself', 'own', 'own: base', true, 'own'],
  ['its child', 'tip', 'tip: own, own: base', true, 'own tip'],
  ['a later descendant', 'tip', 'tip: b, b: a, a: own, own: base', true, 'own tip b a'],
  ['a merge of it', 'tip', 'tip: other own, own: base, other: base', true, 'own tip other'],
  ['another child of its parent', 'tip', 'tip: base, own: base, base: root', false, 'own tip'],
  ['a later one of these', 'tip', 'tip: a, a: base, own: base, base: root', false, 'own tip a'],
  ['its parent', 'base', 'base: root, own: base', false, 'own'],
  ['a new history', 'tip', 'tip:, own: base', false, 'own tip'],
  ['of a branch that others created', 'tip', 'tip: root, root:, own:', false, 'own tip root'],
  ['of a history that ends too early', 'tip', 'tip: a, own: base', false, 'own tip a'],
  [
    'a merge of what was read',
    'tip',
    'tip: a b, a: c, b: c, c:, own: base',
    false,
    'own tip a b c',
  ],
])('the tip is %s', async (_, tip, text, expected, read) => {
  const history = historyOf(text);
  const asked: string[] = [];
  const found = await isOrDescends(tip, 'own', async (commit) => {
    asked.push(commit);
    return history.get(commit);
  });
  expect([found, asked.join(' ')]).toEqual([expected, read]);
});
