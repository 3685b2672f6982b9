import { describe, expect, test } from '@jest/globals';
import { type Hints, hintsIn, hintTrailers } from '../../src/publish/tree-hint';

const [A, B, C] = ['a', 'b', 'c'].map((digit) => digit.repeat(40)) as [string, string, string];
const NOTHING: Hints = { trees: [], documents: [] };

const trailers = (path: string, hints: Partial<Hints>): string =>
  hintTrailers(path, { ...NOTHING, ...hints }).join('\n');

describe('the hints in a commit', () => {
  test('tell the folders on the way to the path they are for, and the documents there', () => {
    const hints = { trees: [A, B, C], documents: [C, A] };
    const message = `Publish\n\nSource-Commit: ${A}\n${trailers('docs/api/v1', hints)}\n`;
    expect(message).toBe(
      `Publish\n\nSource-Commit: ${A}\nApi-Trees: ${A} ${B} ${C} docs/api/v1\nApi-Documents: ${C} ${A} docs/api/v1\n`,
    );
    expect(hintsIn(message, 'docs/api/v1')).toEqual(hints);
  });

  test.each<readonly [string, string, Hints]>([
    ['no trailer', 'Publish\n', NOTHING],
    ['another path', `x\n\n${trailers('docs/v1', { trees: [A, B], documents: [C] })}`, NOTHING],
    ['too few folders', `Api-Trees: ${A} api/v1`, NOTHING],
    ['too many folders', `Api-Trees: ${A} ${B} ${C} api/v1`, NOTHING],
    ['no ids', 'Api-Trees: api/v1', NOTHING],
    ['short ids', 'Api-Trees: abc def api/v1', NOTHING],
    ['an indented line', ` Api-Trees: ${A} ${B} api/v1`, NOTHING],
    ['documents without folders', `Api-Documents: ${A} api/v1`, NOTHING],
    ['no documents', trailers('api/v1', { trees: [A, B] }), { trees: [A, B], documents: [] }],
    [
      'documents of another path',
      `Api-Trees: ${A} ${B} api/v1\nApi-Documents: ${C} docs/api/v1`,
      { trees: [A, B], documents: [] },
    ],
    [
      'two of each: the last',
      `${trailers('api/v1', { trees: [A, B], documents: [A] })}\n${trailers('api/v1', { trees: [B, C], documents: [B] })}`,
      { trees: [B, C], documents: [B] },
    ],
  ])('%s', (_, message, expected) => {
    expect(hintsIn(message, 'api/v1')).toEqual(expected);
  });
});
