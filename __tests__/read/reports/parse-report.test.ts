import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { parseReport } from '../../builders/parsed-reports';
import { bytesOf, grype, grypeMatch, trivy, trivyFinding } from '../../builders/reports';
import { onShortStack, TOO_MANY_ITEMS } from '../../builders/short-stack';
import { valueOrProblems } from '../../builders/source';

const problemsIn = (bytes: Buffer) => valueOrProblems(parseReport('r.json', bytes));
const said = (text: string) => problemsIn(Buffer.from(text));

const ASK = 'expected a Trivy (schema version 2) or Grype report of a container image in JSON';
const SCAN = 'scan the image itself: trivy image --format json --output FILE IMAGE';
const GRYPE = 'scan the image itself: grype IMAGE --output json';
const CUT = 'the scan or the upload was cut off: scan again';
const NOT_HERE =
  'found text that is not JSON, expected a report in JSON; write the report with --output FILE, and nothing else to that file';

describe('a document that is not a report of an image is named', () => {
  test.each<readonly [unknown, string, string?]>([
    ['text', '"text"'],
    [{}, 'an empty object'],
    [{ a: 1, b: 2, c: 3, d: 4, e: 5, f: 6 }, 'an object with the keys "a", "b", "c", "d", "e"'],
    [{ '\u202e': 1 }, 'an object with the keys "\\u202e"'],
    [{ SchemaVersion: 2, ArtifactName: 'a' }, 'a Trivy report that does not say what was scanned'],
    [{ SchemaVersion: 2, Results: [] }, 'a Trivy report that does not say what was scanned'],
    [trivy([], { ArtifactType: 'repository' }), 'a Trivy report of a source repository'],
    [trivy([], { ArtifactType: 'vm' }), 'a Trivy report of a virtual machine'],
    [trivy([], { ArtifactType: 'spdx' }), 'a Trivy report of an SPDX SBOM'],
    [trivy([], { ArtifactType: 'aws_account' }), 'a Trivy report of an AWS account'],
    [trivy([], { ArtifactType: 'constructor' }), 'a Trivy report of another kind ("constructor")'],
    [trivy([], { ArtifactType: null }), 'a Trivy report that does not say what was scanned'],
    [{ Results: [], RepoTags: [] }, 'a Trivy report without a schema version'],
    [{ SchemaVersion: '2018-10-08', Findings: [] }, 'a report in AWS Security Finding Format'],
    [
      { apiVersion: 'v1', kind: 'List', items: [] },
      'a list of Kubernetes objects, as the Trivy operator stores them',
    ],
    [{ detector: {}, manifests: {} }, 'a GitHub dependency snapshot'],
    [{ schemaVersion: 2, manifests: [] }, 'an OCI image index'],
    [
      { matches: [], source: null, descriptor: { name: 'grype' } },
      'matches without the descriptor and source of a Grype report',
      'run grype --output json',
    ],
    [
      { ...grype(), descriptor: {} },
      'a report of another tool (nothing)',
      'run grype IMAGE --output json',
    ],
    [{ ...grype(), source: { type: 'file' } }, 'a Grype report of a file, not of an image', GRYPE],
    [
      { ...grype(), source: { type: 'sbom-file' } },
      'a Grype report of "sbom-file", not of an image',
      GRYPE,
    ],
  ])('%j', (json, found, mend = SCAN) => {
    expect(problemsIn(bytesOf(json))).toEqual([`r.json: found ${found}, ${ASK}; ${mend}`]);
  });
});

describe('a report that is not JSON', () => {
  test('what trivy version writes without its option is named', () => {
    expect(said('Version: 0.74.0\nVulnerability DB:\n  Version: 2\n')).toEqual([
      'r.json: found what trivy version writes for people, expected it in JSON; write it with trivy version --format json',
    ]);
  });

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
    ['a log after the JSON', Buffer.from('{}\nINFO done'), `r.json:2:1: ${NOT_HERE}`],
    ['a bracket too many', Buffer.from('{"SchemaVersion":2}\n]\n'), `r.json:2:1: ${NOT_HERE}`],
    ['a comma too many', Buffer.from('{"SchemaVersion":2,}'), `r.json:1:19: ${NOT_HERE}`],
    [
      'an open list',
      Buffer.from('{"a": [1, 2'),
      `r.json:1:12: found the end of the file at byte 11, in the middle of the report, expected the rest of it; ${CUT}`,
    ],
    [
      'cut off after a character of several bytes',
      Buffer.from('{"ä": ['),
      `r.json:1:8: found the end of the file at byte 8, in the middle of the report, expected the rest of it; ${CUT}`,
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

describe('an unusual but valid report is read', () => {
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
  ])('%s', (_, bytes) => {
    expect(E.isRight(parseReport('r.json', bytes))).toBe(true);
  });
});

describe('a report with wrong values', () => {
  test.each<readonly [string, unknown, ReadonlyArray<string>]>([
    [
      'Trivy',
      trivy([], {
        ArtifactName: 7,
        Results: [
          { Target: 'a', Vulnerabilities: [{ PkgName: '', VulnerabilityID: 'x', Severity: 4 }] },
        ],
      }),
      [
        'r.json ArtifactName: found 7, expected a text or null; not a valid Trivy report; scan again',
        'r.json Results[0].Vulnerabilities[0].PkgName: found "", expected a text that is not empty; not a valid Trivy report; scan again',
        'r.json Results[0].Vulnerabilities[0].Severity: found 4, expected a text or null; not a valid Trivy report; scan again',
      ],
    ],
    [
      'Trivy without a list',
      trivy([], { Results: {} }),
      [
        'r.json Results: found a map, expected a list or null; not a valid Trivy report; scan again',
      ],
    ],
    [
      'Grype',
      grype([{}]),
      [
        'r.json matches[0].vulnerability: found nothing, expected a map of keys and values; not a valid Grype report; scan again',
        'r.json matches[0].artifact: found nothing, expected a map of keys and values; not a valid Grype report; scan again',
      ],
    ],
    [
      'wrong throughout',
      grype(Array.from({ length: 7 }, () => grypeMatch({ id: '' }))),
      [
        ...[0, 1, 2, 3, 4].map(
          (i) =>
            `r.json matches[${i}].vulnerability.id: found "", expected a text that is not empty; not a valid Grype report; scan again`,
        ),
        'r.json: found 2 more values of other types, expected a valid Grype report; scan again',
      ],
    ],
    [
      'wrong 40,000 times',
      trivy([], { Results: [{ Target: 'a', Vulnerabilities: Array(TOO_MANY_ITEMS).fill(0) }] }),
      [
        ...[0, 1, 2, 3, 4].map(
          (i) =>
            `r.json Results[0].Vulnerabilities[${i}]: found 0, expected a map of keys and values; not a valid Trivy report; scan again`,
        ),
        'r.json: found 39995 more values of other types, expected a valid Trivy report; scan again',
      ],
    ],
  ])('%s', (_, json, problems) => {
    expect(onShortStack(() => problemsIn(bytesOf(json)))).toEqual(problems);
  });
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
