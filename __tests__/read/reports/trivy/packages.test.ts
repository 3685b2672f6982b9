/** The packages that Trivy's reports list. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import type { Package } from '../../../../src/contract/record/package-list';
import { listPackages } from '../../../../src/read/reports/trivy/packages';
import { parseReport, reportOf } from '../../../builders/parsed-reports';
import { trivy, trivyFinding } from '../../../builders/reports';

/** The packages of a result for a system, all of which was scanned. */
const listAll = (Packages: ReadonlyArray<object>, Type = 'debian') =>
  listPackages([{ Class: 'os-pkgs', Type, Packages }], [], new Set());

const listIn = (entry: object, type?: string) => {
  const { warnings, items } = listAll([entry], type);
  return warnings.length > 0 ? warnings : items;
};
const purl = (text: string, more: object = {}): object => ({
  ...{ Name: 'n', Version: '1', Identifier: { PURL: text } },
  ...more,
});

test.each<readonly [what: string, entry: object, expected: Package, type?: string]>([
  ['a purl', purl('pkg:npm/%40acme/Shop@1'), { type: 'npm', name: '@acme/shop', version: '1' }],
  [
    'a purl of maven',
    purl('pkg:maven/org.acme/shop@1'),
    { type: 'maven', name: 'org.acme:shop', version: '1' },
  ],
  [
    'no namespace of a system',
    purl('pkg:deb/debian/bash@1?arch=amd64'),
    { type: 'deb', name: 'bash', version: '1' },
  ],
  [
    'a subpath of cocoapods',
    purl('pkg:cocoapods/Shop@1#a/b'),
    { type: 'cocoapods', name: 'Shop/a/b', version: '1' },
  ],
  [
    'an unknown type',
    purl('pkg:Strange/a/b@1'),
    { type: 'other', name: 'strange/a/b', version: '1' },
  ],
  [
    'an @ that begins a segment',
    purl('pkg:golang/a/@b'),
    { type: 'golang', name: 'a/@b', version: '1' },
  ],
  ['slashes after pkg:', purl('pkg://gem/rails@7'), { type: 'gem', name: 'rails', version: '1' }],
  ['the type other', purl('pkg:other/A@1'), { type: 'other', name: 'other/A', version: '1' }],
  ['- for _ in pypi', purl('pkg:pypi/My_Pkg@1'), { type: 'pypi', name: 'my-pkg', version: '1' }],
  ['a purl that is not UTF-8', purl('pkg:deb/a%ff@1'), { type: 'deb', name: 'n', version: '1' }],
  ['a purl without a name', purl('pkg:deb/@1'), { type: 'deb', name: '@1', version: '1' }],
  [
    'no purl, and a word of Trivy',
    { Name: 'A', Version: '1' },
    { type: 'golang', name: 'a', version: '1' },
    'gobinary',
  ],
  [
    'no purl, and an unknown word',
    { Name: 'A' },
    { type: 'other', name: 'new/A', version: null },
    'new',
  ],
  [
    'epoch and release',
    { Name: 'a', Epoch: 1, Version: '2', Release: '3' },
    { type: 'deb', name: 'a', version: '1:2-3' },
  ],
  ['the epoch 0', { Name: 'a', Epoch: 0, Version: '2' }, { type: 'deb', name: 'a', version: '2' }],
  [
    'another source',
    { Name: 'a', SrcName: 'b' },
    { type: 'deb', name: 'a', source: 'b', version: null },
  ],
  [
    'its own name as source',
    { Name: 'a', SrcName: 'a' },
    { type: 'deb', name: 'a', version: null },
  ],
  ['a lone surrogate', { Name: 'a\ud800' }, { type: 'deb', name: 'a\ufffd', version: null }],
  ['__proto__', { Name: '__proto__' }, { type: 'deb', name: '__proto__', version: null }],
])('%s is read', (...[, entry, expected, type]) => {
  expect(listIn(entry, type)).toEqual([expected]);
});

test.each<readonly [what: string, packages: unknown, warning: string, extent?: string]>([
  ['a text', 'a', 'Results[0].Packages: found "a", expected a list'],
  ['null', null, 'Results[0].Packages: found null, expected a list'],
  ['no object', [7], 'Results[0].Packages[0]: found 7, expected a map of keys and values'],
  [
    'a wrong type',
    [{ Name: 'a', Epoch: '1', Version: 1 }],
    'Results[0].Packages[0].Version: found 1, expected a text',
  ],
  [
    'a wrong type of a package URL',
    [{ Identifier: { PURL: null } }, 7],
    'Results[0].Packages[0].Identifier.PURL: found null (and 1 other entry that cannot be used), expected a text',
  ],
  [
    'no name',
    [{ Name: 'a' }, { Name: '' }, {}],
    'Results[0].Packages[1]: found no name (and 1 other entry that cannot be used), expected a package URL or a name',
    'some',
  ],
  [
    'a long name',
    [{ Name: 'é'.repeat(257) }],
    `Results[0].Packages[0]: found a text of 514 bytes, "${'é'.repeat(80)}", expected at most 512`,
  ],
])('%s is left out, with a warning; findings count', (_, Packages, warning, extent = 'none') => {
  const report = reportOf(
    trivy([], {
      Results: [{ Class: 'os-pkgs', Type: 'wolfi', Packages, Vulnerabilities: [trivyFinding()] }],
    }),
  );
  expect([report.findings.length, report.packages.extent, report.packages.warnings]).toEqual([
    ...[1, extent],
    [`${warning}; it is left out, and the packages of the image are not known; its rows count`],
  ]);
});

describe('a report lists', () => {
  const Packages = [{ Name: 'a' }];
  const Vulnerabilities = [trivyFinding()];
  test.each<readonly [what: string, results: ReadonlyArray<object>, extent: string]>([
    ['all', [{ Class: 'os-pkgs', Packages, Vulnerabilities }], 'all'],
    [
      'not all if a result has vulnerabilities only',
      [
        { Class: 'os-pkgs', Packages },
        { Class: 'lang-pkgs', Vulnerabilities },
      ],
      'some',
    ],
    [
      'all if that result is about secrets',
      [
        { Class: 'os-pkgs', Packages },
        { Class: 'secret', Vulnerabilities },
      ],
      'all',
    ],
    [
      'not all if the packages of its system were not scanned',
      [{ Class: 'lang-pkgs', Packages }],
      'some',
    ],
    ['nothing without an entry', [{ Class: 'os-pkgs', Packages: [] }], 'none'],
  ])('%s', (_, Results, extent) => {
    expect(reportOf(trivy([], { Results })).packages.extent).toBe(extent);
  });
});

test.each([
  ['0.67.0', 'empty'],
  ['v0.67.0-rc1', 'empty'],
  ['1.2.0', 'empty'],
  ['0.66.9', 'none'],
  ['dev', 'none'],
  ['', 'none'],
])('a report of Trivy %j without any result lists %s', (Version, extent) => {
  const texts = [[], null, undefined].map((Results) =>
    trivy([], { Trivy: { Version }, Results, Metadata: {} }),
  );
  expect(texts.map((text) => reportOf(text).packages.extent)).toEqual(texts.map(() => extent));
});

test('more than 100,000 packages are left out', () => {
  const Packages = Array.from({ length: 100_001 }, (_, i) => ({ Name: `a${i}` }));
  expect(listAll(Packages)).toEqual({
    ...{ extent: 'excess', items: [] },
    warnings: [
      'found 100001 packages, expected at most 100000; they are left out, and the packages of the image are not known; its rows count',
    ],
  });
});

test('a package is listed once, with the first of its sources, in whatever order', () => {
  const entry = fc.record({
    Name: fc.constantFrom('a', 'b'),
    Version: fc.constantFrom('1', '2'),
    SrcName: fc.constantFrom('', 's', 't'),
  });
  const order = fc
    .array(entry, { maxLength: 8 })
    .chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
  fc.assert(
    fc.property(order, ([all, others]) => {
      expect(listAll(others)).toEqual(listAll(all));
      const { items } = listAll(all);
      expect(new Set(items.map(({ name, version }) => `${name} ${version}`)).size).toBe(
        items.length,
      );
    }),
  );
});

const CORPUS = path.resolve(__dirname, '../../../../../shared/corpus/trivy');
(existsSync(CORPUS) ? test : test.skip)('four real reports list 569 packages', () => {
  const listed = readdirSync(CORPUS).flatMap((file) => {
    const report = parseReport(file, readFileSync(path.join(CORPUS, file)));
    const items = E.isRight(report) ? report.right.packages.items : [];
    return items.length > 0 ? [items.length] : [];
  });
  expect([listed.length, listed.reduce((a, b) => a + b, 0)]).toEqual([4, 569]);
});
