import { describe, expect, test } from '@jest/globals';
import { openProgress } from '../../src/stages/read-reports';

describe('progress of long work in the log', () => {
  const linesOf = (moments: ReadonlyArray<number>): ReadonlyArray<string> => {
    const lines: string[] = [];
    let time = 0;
    const progress = openProgress('reports read', {
      log: { info: (text: string) => void lines.push(text) } as never,
      now: () => time,
    });
    moments.forEach((moment, i) => {
      time = moment;
      progress(i + 1, moments.length);
    });
    return lines;
  };

  test.each<readonly [string, ReadonlyArray<number>, ReadonlyArray<string>]>([
    ['short work is not logged', [0, 10, 4999], []],
    [
      'a line is logged every five seconds',
      [5000, 5001, 9999, 10_000, 10_001],
      ['reports read: 1 of 5', 'reports read: 4 of 5'],
    ],
    ['the end is not logged', [0, 60_000], []],
  ])('%s', (_, moments, expected) => {
    expect(linesOf(moments)).toEqual(expected);
  });
});
