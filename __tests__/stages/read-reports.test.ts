import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { formatProblem } from '../../src/domain/problem';
import type { ReportContent, ReportFile } from '../../src/read/reports/report-reader';
import { finishReading, openProgress } from '../../src/run/read-reports';
import { scan } from '../builders/reports';

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

describe('an artifact with nothing but the output of trivy version', () => {
  const said = async (...contents: ReadonlyArray<readonly [artifact: string, ReportContent]>) => {
    const sources = contents.map(
      ([artifact, { path }]): ReportFile => ({ name: path, location: path, artifact }),
    );
    const results = contents.map(([, content]) => E.right(content));
    const finish = () => TE.right(results);
    const started = TE.right({ files: sources.length, sources, finish, warnings: [] });
    const inputs = { invalidReports: 'error', reports: [] } as const;
    const needed = { log: { info: () => undefined } as never, now: () => Date.parse(AT) };
    const read = await finishReading(inputs, started, needed)();
    return E.isLeft(read)
      ? read.left.map((each) => `error: ${formatProblem(each)}`)
      : read.right.warnings.map(formatProblem);
  };
  const AT = '2026-08-20T00:00:00Z';
  const version = (path: string): ReportContent => ({ path, builtAt: '2026-08-01T00:00:00Z' });
  const text = (name: string): string =>
    `input artifact: found the artifact "${name}" with nothing but the output of trivy version, expected a report in it; check that the scan before this step writes its reports there`;

  test('is a warning beside one with reports', async () => {
    const report = scan('b/redis/1.json', { scannedAt: '2026-08-02T00:00:00Z' });
    expect(await said(['a', version('a/v.json')], ['b', report])).toEqual([text('a')]);
  });

  test('is an error if there is no other', async () => {
    expect(await said(['a', version('a/v.json')], ['b', version('b/v.json')])).toEqual([
      `error: ${text('a')}`,
      `error: ${text('b')}`,
    ]);
  });
});
