import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { countChanges, diffFiles } from '../../src/previous/file-changes';

describe('changes', () => {
  const files = (text: string) =>
    new Map(
      text
        .split(' ')
        .filter(Boolean)
        .map((each): [string, string] => [each.charAt(0), each.slice(1)]),
    );

  test.each<readonly [string, string, string, string, ReadonlyArray<string>, number]>([
    ['', '', '', '', [], 0],
    ['a1 b2', 'b2 a1', '', '', [], 0],
    ['', 'a1 b2', 'a1 b2', '', [], 2],
    ['a1 b2', '', '', '', ['a', 'b'], 2],
    ['a1 b2 c3', 'b9 c3 d4', 'd4', 'b9', ['a'], 3],
  ])('%j to %j', (now, wanted, added, modified, removed, count) => {
    const changes = diffFiles(files(now), files(wanted));
    expect(changes).toEqual({ added: files(added), modified: files(modified), removed });
    expect(countChanges(changes)).toBe(count);
  });

  test('turn the one into the other', () => {
    const some = fc.dictionary(fc.constantFrom(...'abcdef'), fc.constantFrom('1', '2'));
    fc.assert(
      fc.property(some, some, (a, b) => {
        const [now, wanted] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
        const { added, modified, removed } = diffFiles(now, wanted);
        const next = new Map([...now, ...modified, ...added]);
        for (const path of removed) next.delete(path);
        expect(next).toEqual(wanted);
      }),
    );
  });
});
