import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { formatProblem } from '../../src/domain/problem';
import type { ReportContent, ReportFile } from '../../src/read/reports/report-reader';
import { finishReading } from '../../src/run/read-reports';
import { scan } from '../builders/reports';

describe('an artifact with nothing but the output of trivy version', () => {
  const said = async (...contents: ReadonlyArray<readonly [artifact: string, ReportContent]>) => {
    const sources = contents.map(
      ([artifact, { path }]): ReportFile => ({ name: path, location: path, artifact }),
    );
    const results = contents.map(([, content]) => E.right(content));
    const finish = TE.right(results);
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
    `input artifact: found the artifact "${name}" with nothing but the output of trivy version, expected a report in it; first look at the log of the job that scans (a wrong reference, a registry that refuses), then check that it uploads its reports`;

  test('is a warning next to one with reports', async () => {
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

test('reports of scans for something else are warned of once, and unusable packages unless none are published', async () => {
  const flawed = scan('a.json', {
    packages: { extent: 'some', unchecked: [], warnings: ['a package'], items: [] },
    warnings: ['something'],
  });
  const licenses = ['b.json', 'c.json'].map((path) => scan(path, { soughtInstead: 'licenses' }));
  const misconfigurations = scan('d.json', { soughtInstead: 'misconfigurations' });
  const said = async (contents: ReadonlyArray<ReportContent>, manifest: object) => {
    const lines: string[] = [];
    const sources = contents.map(({ path }) => ({ name: path, location: path }));
    const finish = TE.right(contents.map((content) => E.right(content)));
    const started = TE.right({ files: sources.length, sources, finish, warnings: [] });
    const inputs = { invalidReports: 'error', reports: [] } as const;
    const log = { info: (text: string) => void lines.push(text) } as never;
    const needed = { log, now: () => Date.parse('2026-08-20T00:00:00Z') };
    const read = await finishReading(inputs, started, needed, manifest)();
    return [...(E.isRight(read) ? read.right.warnings.map(formatProblem) : ['failed']), ...lines];
  };
  const warning = (
    what: string,
    scanners: string,
    [count, does]: readonly [string, string],
    first: string,
  ): string =>
    `found ${count} of a scan for ${what} without any vulnerability: ${does} not count as a scan; scan with --scanners vuln (a clean image scanned with --scanners ${scanners} looks the same, so it is not believed: write its ${what} into another report); ${first}`;
  const ONE = ['1 report', 'it does'] as const;
  expect([
    await said([flawed, ...licenses], {}),
    await said([flawed, ...licenses.slice(0, 1)], { packages: false }),
    await said([misconfigurations], {}),
    await said([...licenses, misconfigurations], {}),
  ]).toEqual([
    [
      'a.json: something',
      'a.json: a package',
      warning('licenses', 'vuln,license', ['2 reports', 'they do'], '"b.json", "c.json"'),
      'report files: 3',
      'reports read: 1 (Trivy 1, Grype 0), scans for licenses: 2',
    ],
    [
      'a.json: something',
      warning('licenses', 'vuln,license', ONE, '"b.json"'),
      'report files: 2',
      'reports read: 1 (Trivy 1, Grype 0), scans for licenses: 1',
    ],
    [
      warning('misconfigurations', 'vuln,misconfig', ONE, '"d.json"'),
      'report files: 1',
      'reports read: 0 (Trivy 0, Grype 0), scans for misconfigurations: 1',
    ],
    [
      warning(
        'licenses or misconfigurations',
        'vuln,license or vuln,misconfig',
        ['3 reports', 'they do'],
        '"b.json", "c.json", "d.json"',
      ),
      'report files: 3',
      'reports read: 0 (Trivy 0, Grype 0), scans for licenses or misconfigurations: 3',
    ],
  ]);
});
