/** Warnings that several reports share are one. */
import { expect, test } from '@jest/globals';
import { formatProblem, type Problem, problem, withTitle } from '../../src/domain/problem';
import { shareWarnings } from '../../src/domain/share-warnings';

const ofReports = withTitle('Scanner reports');
const inFile = (file: string, message: string, more: object = {}): Problem =>
  ofReports(problem(message, { file, ...more }));
const ofVersion = (subject: string, message: string): Problem =>
  ofReports({ ...problem(`${subject}: ${message}`), subject });

const AGE = 'found Grype "0.97.0", expected 0.106 or newer; update Grype';
const YOUNGER = 'found Grype "0.105.1", expected 0.106 or newer; update Grype';
const OTHER = 'found "x", expected "y", which the manifest states for redis/1; scan "y"';
const ANOTHER = 'found "x", expected "y", which the manifest states for redis/2; scan "y"';
const gapsIn = (file: string, why: string): string =>
  `found gaps in ${file}, expected a scan of everything: ${why}; rebuild it`;
const twoScanners = (path: string): string =>
  `found reports of two scanners: Trivy's are used; "${path}" would be if Trivy's proved nothing`;
const PATHS = ['a', 'b', 'c', 'd'];

test.each<readonly [string, ReadonlyArray<Problem>, ReadonlyArray<string>]>([
  ['one stays as it is', [inFile('a', AGE)], [`a: ${AGE}`]],
  [
    'equal ones name the first three files',
    PATHS.map((file) => inFile(file, AGE)),
    [`a: ${AGE}; 4 files have the same problem: "a", "b", "c" and 1 more`],
  ],
  [
    'what was found may differ in names and numbers',
    [inFile('a', AGE), inFile('b', YOUNGER)],
    [`a: ${AGE}; 2 files have the same problem: "a", "b"`],
  ],
  [
    'dates and digests are such too',
    ['2026-08-01T03:00:00Z of sha256:0a', '2027-01-01 of sha256:ff'].map((what, i) =>
      inFile(`${i}`, `found the date ${what}, expected none from the future; check the clocks`),
    ),
    [
      '0: found the date 2026-08-01T03:00:00Z of sha256:0a, expected none from the future; check the clocks; 2 files have the same problem: "0", "1"',
    ],
  ],
  [
    'those of two scanners are one',
    PATHS.map((name) => ofVersion(`${name}/1`, twoScanners(`grype/${name}/1.json`))),
    [
      `a/1: ${twoScanners('grype/a/1.json')}; 4 versions have the same problem: a/1, b/1, c/1 and 1 more`,
    ],
  ],
  [
    'what is expected, or to do, may not',
    [inFile('a', OTHER), inFile('b', ANOTHER)],
    [`a: ${OTHER}`, `b: ${ANOTHER}`],
  ],
  [
    'a quoted text is no part of the sentence',
    [
      inFile('a', 'found ", expected 1", expected 2'),
      inFile('b', 'found ", expected 3", expected 2'),
    ],
    ['a: found ", expected 1", expected 2; 2 files have the same problem: "a", "b"'],
  ],
  [
    'those between them stay in order',
    [inFile('a', AGE), inFile('x', OTHER), inFile('b', AGE)],
    [`a: ${AGE}; 2 files have the same problem: "a", "b"`, `x: ${OTHER}`],
  ],
  [
    'several of one file stay as they are',
    [inFile('a', AGE), inFile('a', YOUNGER)],
    [`a: ${AGE}`, `a: ${YOUNGER}`],
  ],
  [
    'places in files are compared, lines are not',
    [
      ...[1, 2].map((line) => inFile(`${line}`, 'found 1, expected 2', { line })),
      ...['x', 'y'].map((path) => inFile(path, 'found 1, expected 2', { path })),
    ],
    [
      '1:1: found 1, expected 2; 2 files have the same problem: "1", "2"',
      'x x: found 1, expected 2',
      'y y: found 1, expected 2',
    ],
  ],
  [
    'those of versions name versions',
    ['redis/1', 'redis/2', 'web/1'].map((key) => ofVersion(key, gapsIn(`"${key}"`, 'it is old'))),
    [
      `redis/1: ${gapsIn('"redis/1"', 'it is old')}; 3 versions have the same problem: redis/1, redis/2, web/1`,
    ],
  ],
  [
    'for another reason they are others',
    ['old', 'new'].map((why) => ofVersion(why, gapsIn('"a"', why))),
    [`old: ${gapsIn('"a"', 'old')}`, `new: ${gapsIn('"a"', 'new')}`],
  ],
  [
    'what is not about reports stays',
    ['a', 'b'].flatMap((file) => [problem(AGE, { file }), ofReports(problem(AGE))]),
    [`a: ${AGE}`, AGE, `b: ${AGE}`, AGE],
  ],
])('%s', (_, warnings, expected) => {
  expect(shareWarnings(warnings).map(formatProblem)).toEqual(expected);
});
