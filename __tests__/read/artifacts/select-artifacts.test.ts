import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { includesArtifacts, selectArtifacts } from '../../../src/read/artifacts/select-artifacts';
import { artifact } from '../../builders/artifacts';

const NAMES = ['scan-redis', 'scan-node', 'scan-[x]', 'scan (1)', '.hidden', 'a+b@c', 'Logs'];
const ALL = NAMES.map((name) => artifact(name));

describe('lines of names and globs select artifacts', () => {
  test.each<readonly [ReadonlyArray<string>, ReadonlyArray<string>, ReadonlyArray<string>]>([
    [['scan-redis'], ['scan-redis'], []],
    [['scan-*'], ['scan-redis', 'scan-node', 'scan-[x]'], []],
    [['*', '!scan*'], ['.hidden', 'a+b@c', 'Logs'], []],
    [['**'], NAMES, []],
    [['scan-{redis,node}'], ['scan-redis', 'scan-node'], []],
    [['scan-[a-n]*', 'scan-[!a-n]*'], ['scan-redis', 'scan-node', 'scan-[x]'], []],
    [['scan-?ode'], ['scan-node'], []],
    // An artifact of exactly that name takes precedence over the glob.
    [['scan-[x]'], ['scan-[x]'], []],
    [['scan (1)', 'scan (?)'], ['scan (1)'], []],
    [['a+b@*'], ['a+b@c'], []],
    [['logs'], [], ['logs']],
    [['+(scan)*', 'scan-redis'], ['scan-redis'], ['+(scan)*']],
    [['scan-redis', '!nothing'], ['scan-redis'], []],
    [['scan-redis', '! scan-redis'], [], []],
    [['nope', '!nope'], [], ['nope']],
    [['!scan-redis'], [], []],
  ])('%j', (lines, chosen, empty) => {
    const choice = selectArtifacts(lines, ALL);
    expect([choice.selected.map(({ name }) => name), choice.unmatchedLines]).toEqual([
      chosen,
      empty,
    ]);
  });

  test('the names that each line matches are listed', () => {
    expect(selectArtifacts(['scan-n*', 'x', '!*'], ALL).namesByLine).toEqual(
      new Map([
        ['scan-n*', new Set(['scan-node'])],
        ['x', new Set()],
      ]),
    );
  });
});

test('the newest artifact of a name is selected, by date and then by id, in any order', () => {
  const same = [
    artifact('a', { id: 9, created_at: '2026-01-01T00:00:00Z' }),
    artifact('a', { id: 3, created_at: '2026-01-02T00:00:00Z' }),
    artifact('a', { id: 4, created_at: '2026-01-02T00:00:00Z' }),
    artifact('b', { id: 5 }),
  ];
  fc.assert(
    fc.property(fc.shuffledSubarray(same, { minLength: same.length }), (shuffled) => {
      const { selected } = selectArtifacts(['*'], shuffled);
      expect(selected.map(({ id }) => id).toSorted()).toEqual([4, 5]);
    }),
  );
});

test.each([
  [[], false],
  [['!a'], false],
  [['!a', 'b'], true],
])('%j has a line that includes artifacts: %s', (lines, expected) => {
  expect(includesArtifacts(lines)).toBe(expected);
});
