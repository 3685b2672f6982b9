import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { parseReport } from '../../builders/parsed-reports';
import { bytesOf, grype, grypeMatch, trivy, trivyFinding } from '../../builders/reports';
import { onShortStack, TOO_MANY_ITEMS } from '../../builders/short-stack';
import { valueOrProblems } from '../../builders/source';

const problemsIn = (bytes: Buffer) => valueOrProblems(parseReport('r.json', bytes));
const said = (text: string) => problemsIn(Buffer.from(text));

const CUT = 'the scan or the upload was cut off: scan again';
describe('a report that is not JSON', () => {
  test.each<readonly [string, Buffer, string]>([
    [
      'a BOM only',
      Buffer.from('\ufeff'),
      'r.json: found only white space, expected a report; scan again',
    ],
    [
      'UTF-16 LE',
      Buffer.from('\ufeff{}', 'utf16le'),
      'r.json: found UTF-16, expected UTF-8; write the report with --output FILE instead of > in PowerShell',
    ],
    [
      'UTF-16 BE',
      Buffer.from('\ufeff{}', 'utf16le').swap16(),
      'r.json: found UTF-16, expected UTF-8; write the report with --output FILE instead of > in PowerShell',
    ],
    [
      'Latin-1',
      Buffer.from('{"a": "é"}', 'latin1'),
      'r.json: found bytes that are not UTF-8, expected a text; scan again, and write the report with --output FILE',
    ],
    [
      'cut off, with a BOM',
      Buffer.from('\ufeff{"a": ['),
      `r.json:1:8: found the end of the file at byte 10, in the middle of the report, expected the rest of it; ${CUT}`,
    ],
  ])('%s', (_, bytes, problem) => {
    expect(problemsIn(bytes)).toEqual([problem]);
  });

  test('is reported as cut off at any byte', () => {
    const text = JSON.stringify(
      trivy([trivyFinding({ Title: 'a "b" ä' })], { x: [true, null, -1.5e3] }),
      null,
      1,
    );
    const others = Array.from(text, (_, i) => i)
      .slice(1)
      .filter(
        (i) => !JSON.stringify(said(text.slice(0, i))).includes('in the middle of the report'),
      );
    expect(others.slice(0, 10)).toEqual([]);
  });
});

test.each<readonly [string, Buffer]>([
  ['a BOM', Buffer.from(`\ufeff${JSON.stringify(trivy())}`)],
  ['CRLF', Buffer.from(`${JSON.stringify(trivy(), null, 2).replaceAll('\n', '\r\n')}\r\n`)],
  ['nulls', bytesOf(trivy([], { Trivy: null, CreatedAt: null }))],
  [
    'unusual keys',
    Buffer.from(
      JSON.stringify(trivy()).replace(
        '{',
        '{"__proto__": {"SchemaVersion": 1}, "constructor": 1, ',
      ),
    ),
  ],
  ['Grype', bytesOf(grype([grypeMatch()]))],
])('an unusual but valid report is read: %s', (_, bytes) => {
  expect(E.isRight(parseReport('r.json', bytes))).toBe(true);
});

test('very many wrong values are counted, and five of them shown', () => {
  const Vulnerabilities = Array(TOO_MANY_ITEMS).fill(0);
  const json = trivy([], { Results: [{ Target: 'a', Vulnerabilities }] });
  expect(onShortStack(() => problemsIn(bytesOf(json)))).toEqual([
    ...[0, 1, 2, 3, 4].map(
      (i) =>
        `r.json Results[0].Vulnerabilities[${i}]: found 0, expected a map of keys and values; not a valid Trivy report; scan again`,
    ),
    'r.json: found 39995 more values of other types, expected a valid Trivy report; scan again',
  ]);
});

describe('nesting in a report', () => {
  /** A report with this number of levels. */
  const deep = (levels: number): string =>
    JSON.stringify(trivy([], { x: 0 })).replace(
      '"x":0',
      `"x":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}`,
    );

  test('100 levels are read', () => {
    expect(E.isRight(parseReport('r.json', Buffer.from(deep(100))))).toBe(true);
  });

  test.each([101, 102, 5000])('%d levels are rejected', (levels) => {
    expect(said(deep(levels))).toEqual([
      'r.json: found more than 100 levels of nesting, expected fewer, because no scanner writes that; scan again',
    ]);
  });

  test('a million open brackets do not crash', () => {
    expect(said('['.repeat(1_000_000))).toEqual([expect.stringMatching(/^r\.json/)]);
  });
});
