/** How old the database behind each scan was, and what is said of dates that cannot be. */
import { expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { formatProblem } from '../../../src/domain/problem';
import { checkDates } from '../../../src/read/reports/dates';
import { readReport } from '../../../src/read/reports/read-report';
import { isScan } from '../../../src/read/reports/report-reader';
import { reportOf } from '../../builders/parsed-reports';
import { grype, scan, trivy } from '../../builders/reports';

const AT = '2026-08-20T02:00:00Z';
const LATEST = '2026-08-21T12:00:00Z';
const BUILT = '2026-08-19T18:14:02Z';
const OLDER = '2026-08-19T06:00:00Z';
const LATER = '2026-08-20T12:00:00Z';
const AHEAD = '2026-08-22T00:00:00Z';

type Files = Readonly<Record<string, string | null>>;

/** The dates of two scans, in `r/a/redis` and `r/b/redis`, beside version files with these dates. */
const dated = (files: Files, more: Parameters<typeof scan>[1] = {}) => {
  const { value, warnings } = checkDates(
    LATEST,
    ['r/a/redis/1.json', 'r/b/redis/1.json'].map((path) =>
      scan(path, { scannedAt: AT, needsVersionFile: true, ...more }),
    ),
    Object.entries(files).map(([path, builtAt]) => ({ path, builtAt })),
  );
  return [...value.map(({ database }) => database), ...warnings.map(formatProblem)];
};

const NO_DATE = (file: string): string =>
  `${file}: found no vulnerability database with a date, expected VulnerabilityDB with UpdatedAt, so the age of the database behind the reports next to it is unknown; write it after the scan, with its cache folder`;

test.each<readonly [string, Files, ReadonlyArray<string | null>]>([
  ['unknown where nothing says', {}, [null, null]],
  [
    'that of the file in its folder, before one above',
    { 'r/a/redis/v': BUILT, v: OLDER },
    [BUILT, OLDER],
  ],
  ['that of the nearest file above', { 'r/a/v': BUILT, 'r/v': OLDER }, [BUILT, OLDER]],
  ['not that of a file next to its folder', { 'r/b/v': BUILT }, [null, BUILT]],
  ['the oldest of several in one folder', { 'r/v': BUILT, 'r/w': OLDER }, [OLDER, OLDER]],
  [
    'unknown if one of several has none',
    { 'r/v': BUILT, 'r/w': null },
    [null, null, NO_DATE('r/w')],
  ],
  [
    'unknown where the nearest has none',
    { 'r/a/v': null, 'r/v': BUILT },
    [null, BUILT, NO_DATE('r/a/v')],
  ],
  [
    'unknown if it lies ahead',
    { 'r/v': AHEAD },
    [
      ...[null, null],
      `r/v: found the database date ${AHEAD}, expected at most 24 hours ahead of the clock of this runner, so it is treated as unknown; check the clocks`,
    ],
  ],
  [
    'unknown if it is later than the scan',
    { 'r/v': LATER },
    [
      ...[null, null],
      `r/v: found the database date ${LATER}, which is later than the scan date ${AT} of "r/a/redis/1.json" and of 1 other report, expected an earlier one, so it is treated as unknown; write the file right after the scan, and check the clocks`,
    ],
  ],
])('the date of a database is %s', (_, files, expected) => {
  expect(dated(files)).toEqual(expected);
});

test('a report that dates its own database needs no file', () => {
  expect(dated({ 'r/v': BUILT }, { needsVersionFile: false, database: OLDER })).toEqual([
    OLDER,
    OLDER,
  ]);
  expect(dated({ 'r/v': BUILT }, { needsVersionFile: false })).toEqual([null, null]);
  expect(dated({ 'r/v': BUILT }, { needsVersionFile: false, database: AHEAD })).toEqual([
    ...[null, null],
    ...['a', 'b'].map(
      (name) =>
        `r/${name}/redis/1.json: found the database date ${AHEAD}, expected at most 24 hours ahead of the clock of this runner, so it is treated as unknown; check the clocks`,
    ),
  ]);
});

test('a file serves the reports of its artifact, or of the workspace, up to the root', () => {
  const bytes = Buffer.from(JSON.stringify(trivy([], { CreatedAt: AT })));
  const read = (name: string, artifact?: string) =>
    pipe(
      readReport({ name, ...(artifact === undefined ? {} : { artifact }) }, bytes),
      E.match(
        () => [],
        (content) => (isScan(content) ? [content] : []),
      ),
    );
  const scans = [read('a/r.json', 'a'), read('b/r.json', 'b'), read('a/r.json')].flat();
  const files = [
    { path: 'a/v', artifact: 'a', builtAt: OLDER },
    { path: 'v', builtAt: BUILT },
  ];
  const { value } = checkDates(LATEST, scans, files);
  expect(value.map(({ database }) => database)).toEqual([OLDER, null, BUILT]);
});

const server = (Server: unknown) => trivy([], { Trivy: { Version: '0.74.0', Server } });
const grypeOf = (db: unknown) => grype([], {}, { descriptor: { name: 'grype', db } });

test.each<readonly [string, unknown, string | null, boolean]>([
  ['Grype to 0.89', grypeOf({ built: '2026-08-19T20:14:02.5+02:00' }), BUILT, false],
  ['Grype since 0.90', grypeOf({ status: { built: BUILT } }), BUILT, false],
  ['Grype, without a date', grypeOf({ built: 'today', status: {} }), null, false],
  ['Trivy', trivy(), null, true],
  ['Trivy, of licenses', trivy([], { Results: [{ Class: 'license' }] }), null, false],
  ['Trivy as client of a server', server({ VulnerabilityDB: { UpdatedAt: OLDER } }), OLDER, false],
  ['Trivy as client of a server that does not say', server({}), null, false],
])('what a report of %s says of its database', (_, json, database, needsVersionFile) => {
  const report = reportOf(json);
  expect([report.database, report.needsVersionFile]).toEqual([database, needsVersionFile]);
});
