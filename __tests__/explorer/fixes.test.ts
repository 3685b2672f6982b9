import { describe, expect, test } from '@jest/globals';
import { fixesOf, fixLines, fixMarks, newerText } from '../../explorer/model/fixes';
import { row } from '../builders/findings';

const language = { kind: 'language', fixed: '2' } as const;
const ROWS = [
  row('CVE-2026-0001', { fixed: '2' }),
  row('CVE-2026-0002', {
    ...language,
    pkg: 'golang.org/x/text',
    targets: ['usr/local/bin/kubectl'],
  }),
  row('CVE-2026-0003', { ...language, pkg: 'requests', targets: [] }),
  row('CVE-2026-0004', { fixed: '2' }),
];
const SURVIVED = 'look for a pinned base, a cached layer, a bundled copy';

/** A version has the rows at these places. */
const fixesAt = (places: ReadonlyArray<number>, survived: ReadonlyArray<number> = []) =>
  fixesOf(
    { fixes: { system: 0, language: 0, survived: 0 } },
    survived.map((builds, i) => ({ id: `CVE-2026-000${4 - i}`, survived: builds })),
    ROWS.filter((_, i) => places.includes(i)),
  );

describe('what brings the fixes of a version', () => {
  test.each([
    [[0], [], ['fix available: rebuild'], 'rebuild'],
    [
      [1],
      [],
      ['fix available: needs a newer golang.org/x/text in usr/local/bin/kubectl'],
      'newer package',
    ],
    [[2], [], ['fix available: needs a newer requests'], 'newer package'],
    [[1, 2], [], ['fix available: needs newer packages'], 'newer packages'],
    [[3], [1], [`still there after 1 rebuild: ${SURVIVED}`], 'still there after 1 rebuild'],
    [
      [0, 1, 2, 3],
      [3],
      [
        '1 fix available: rebuild',
        '2 fixes available: needs newer packages',
        `1 finding still there after 3 rebuilds: ${SURVIVED}`,
      ],
      '1: rebuild; 2: newer packages; 1: still there after 3 rebuilds',
    ],
  ])('rows %j, survived %j', (places, survived, lines, marks) => {
    const fixes = fixesAt(places, survived);
    expect(fixLines(fixes)).toEqual(lines);
    expect(fixMarks(fixes)).toBe(marks);
  });

  test('names several packages apart', () => {
    expect(newerText(fixesAt([1, 2]))).toBe(
      'Packages that need a newer version: golang.org/x/text in usr/local/bin/kubectl, requests',
    );
    expect(newerText(fixesAt([1]))).toBeUndefined();
  });

  test('is counted before the rows have loaded', () => {
    const status = { fixes: { system: 0, language: 1, survived: 2 } };
    const fixes = fixesOf(status, [{ id: 'CVE-2026-0004', survived: 2 }, { id: 'CVE-2026-0001' }]);
    expect(fixLines(fixes)).toEqual([
      '1 fix available: needs newer packages',
      `2 findings still there after 2 rebuilds: ${SURVIVED}`,
    ]);
  });

  test('is nothing without a fix', () => {
    const fixes = fixesOf({}, [], [row('CVE-2026-0001')]);
    expect([fixes, fixLines(fixes), fixMarks(fixes), newerText(fixes)]).toEqual([
      ...[undefined, [], '', undefined],
    ]);
  });
});
