import { describe, expect, test } from '@jest/globals';
import { hintedTrees, treeHint } from '../../src/publish/tree-hint';

const [A, B, C] = ['a', 'b', 'c'].map((digit) => digit.repeat(40)) as [string, string, string];

describe('the hint in a commit', () => {
  test('tells the folders on the way to the path it is for', () => {
    const message = `Publish\n\nSource-Commit: ${A}\n${treeHint('docs/api/v1', [A, B, C])}\n`;
    expect(message).toContain(`\nApi-Trees: ${A} ${B} ${C} docs/api/v1\n`);
    expect(hintedTrees(message, 'docs/api/v1')).toEqual([A, B, C]);
  });

  test.each<readonly [string, string, ReadonlyArray<string>]>([
    ['no trailer', 'Publish\n', []],
    ['another path', `x\n\n${treeHint('docs/v1', [A, B])}`, []],
    ['too few folders', `Api-Trees: ${A} api/v1`, []],
    ['too many folders', `Api-Trees: ${A} ${B} ${C} api/v1`, []],
    ['no ids', 'Api-Trees: api/v1', []],
    ['short ids', 'Api-Trees: abc def api/v1', []],
    ['an indented line', ` ${treeHint('api/v1', [A, B])}`, []],
    [
      'two trailers: the last',
      `${treeHint('api/v1', [A, B])}\n${treeHint('api/v1', [B, C])}`,
      [B, C],
    ],
  ])('%s', (_, message, expected) => {
    expect(hintedTrees(message, 'api/v1')).toEqual(expected);
  });
});
