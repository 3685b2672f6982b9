import { describe, expect, test } from '@jest/globals';
import type { Suppression } from '../../../../src/contract/security';
import type { Finding } from '../../../../src/read/reports/finding';
import { digestOf } from '../../../builders/digest';
import { reportOf } from '../../../builders/parsed-reports';
import { finding, grype, grypeMatch, suppression } from '../../../builders/reports';

const base = finding({ targets: ['/lib/apk/db'] });
type Json = Readonly<Record<string, unknown>>;

describe('a finding of Grype', () => {
  const CASES: ReadonlyArray<readonly [string, Json, Json, Json, Partial<Finding>]> = [
    ['with defaults', {}, {}, {}, {}],
    ['Negligible is low', { severity: 'Negligible' }, {}, {}, { severity: 'LOW' }],
    ['Critical', { severity: 'Critical' }, {}, {}, { severity: 'CRITICAL' }],
    ['Medium', { severity: 'Medium' }, {}, {}, { severity: 'MEDIUM' }],
    ['Low', { severity: 'Low' }, {}, {}, { severity: 'LOW' }],
    ['Unknown', { severity: 'Unknown' }, {}, {}, { severity: 'UNKNOWN' }],
    ['no severity', { severity: undefined }, {}, {}, { severity: 'UNKNOWN' }],
    ['another severity', { severity: 'Defcon 1' }, {}, {}, { severity: 'UNKNOWN' }],
    ['one fix', { fix: { versions: ['1'], state: 'fixed' } }, {}, {}, { fixed: '1' }],
    ['several fixes', { fix: { versions: ['2', '1'] } }, {}, {}, { fixed: '2, 1' }],
    ['empty fixes', { fix: { versions: ['', ''] } }, {}, {}, { fixed: null }],
    ['an empty fix among others', { fix: { versions: ['', '1'] } }, {}, {}, { fixed: '1' }],
    ['no fix at all', { fix: undefined }, {}, {}, { fixed: null }],
    ['wont-fix', { fix: { state: 'wont-fix' } }, {}, {}, { fixState: 'will-not-fix' }],
    ['not-fixed', { fix: { state: 'not-fixed' } }, {}, {}, { fixState: 'affected' }],
    ['an unknown state', { fix: { state: 'unknown' } }, {}, {}, {}],
    ['null for fixes', { fix: { versions: null } }, {}, {}, { fixed: null }],
    [
      'a source',
      { dataSource: 'https://a.test', urls: ['https://b.test'] },
      {},
      {},
      { url: 'https://a.test' },
    ],
    [
      'no source',
      { dataSource: '', urls: ['x', 'https://b.test'] },
      {},
      {},
      { fallbackUrl: 'https://b.test' },
    ],
    ['a source that is not an address', { dataSource: 'ftp://a.test', urls: null }, {}, {}, {}],
    ['a description', { description: 'd'.repeat(200) }, {}, {}, { fallbackTitle: 'd'.repeat(160) }],
    [
      'a related description',
      {},
      {},
      { relatedVulnerabilities: [{ description: 'first' }, { description: 'second' }] },
      { fallbackTitle: 'first' },
    ],
    [
      'its own description first',
      { description: 'own' },
      {},
      { relatedVulnerabilities: [{ description: 'related' }] },
      { fallbackTitle: 'own' },
    ],
    [
      'an empty description',
      { description: '' },
      {},
      { relatedVulnerabilities: [{ description: 'related' }] },
      { fallbackTitle: 'related' },
    ],
    ['no related ones', {}, {}, { relatedVulnerabilities: undefined }, {}],
    ['no version', {}, { version: undefined }, {}, { installed: null }],
    ['an empty version', {}, { version: '' }, {}, { installed: null }],
    ['(devel)', {}, { version: '(devel)' }, {}, { installed: '(devel)' }],
    [
      'several locations',
      {},
      { locations: [{ path: 'b' }, { path: 'a' }, { path: 'b' }] },
      {},
      { targets: ['b', 'a'] },
    ],
    ['empty locations', {}, { locations: [{ path: '' }, {}, { path: null }] }, {}, { targets: [] }],
    ['no locations', {}, { locations: [] }, {}, { targets: ['ghcr.io/acme/images/redis:7'] }],
    [
      'null for locations',
      {},
      { locations: null },
      {},
      { targets: ['ghcr.io/acme/images/redis:7'] },
    ],
    [
      'lone surrogates',
      { id: '\ud800' },
      { name: '\udc00', locations: [{ path: '\ud800' }] },
      {},
      { id: '\ufffd', pkg: '\ufffd', targets: ['\ufffd'] },
    ],
  ];
  test.each(CASES)('%s', (_, vulnerability, artifact, more, expected) => {
    expect(reportOf(grype([grypeMatch(vulnerability, artifact, more)])).findings).toEqual([
      { ...base, ...expected },
    ]);
  });

  test('has no target without locations and image name', () => {
    const report = grype([grypeMatch({}, { locations: [] })], { userInput: '' });
    expect(reportOf(report).findings).toEqual([{ ...base, targets: [] }]);
  });
});

test.each<readonly [string, unknown, ReadonlyArray<string>]>([
  ['none', undefined, []],
  ['null', null, []],
  ['its own id', [{ id: 'CVE-2026-1' }], []],
  [
    'those of CVE and GitHub, in order, without duplicates',
    ['GHSA-a', 'CVE-2026-3', 'RHSA-1', 'CVE-2026-2', 'GHSA-a'].map((id) => ({ id })),
    ['CVE-2026-2', 'CVE-2026-3', 'GHSA-a'],
  ],
  ['nothing of entries without an id', [{}, { id: null }, { id: '' }], []],
  ['lone surrogates', [{ id: 'CVE-\ud800' }], ['CVE-\ufffd']],
])('aliases of a Grype finding: %s', (_, relatedVulnerabilities, aliases) => {
  const report = grype([grypeMatch({}, {}, { relatedVulnerabilities })]);
  expect(reportOf(report).findings).toEqual([{ ...base, aliases }]);
});

const reportWith = (...ignoredMatches: ReadonlyArray<unknown>) =>
  reportOf(grype([], {}, { ignoredMatches }));
const ignored = (...appliedIgnoreRules: ReadonlyArray<Json>): Json =>
  grypeMatch({}, {}, { appliedIgnoreRules });

describe('a suppression of Grype', () => {
  const VEX = { namespace: 'vex', 'vex-status': 'not_affected' };
  test.each<readonly [string, Json, ReadonlyArray<Partial<Suppression>>]>([
    ['a rule that names it', { vulnerability: 'CVE-2026-1', reason: 'ours' }, [{}]],
    ['a VEX statement', VEX, [{ status: 'not_affected' }]],
    ['a VEX statement that names it', { ...VEX, vulnerability: 'x' }, [{ status: 'not_affected' }]],
    ['a fix', { 'vex-status': 'fixed', vulnerability: 'x' }, [{ status: 'fixed' }]],
    [
      'a justification',
      { ...VEX, 'vex-justification': 'vulnerable_code_not_present' },
      [{ status: 'not_affected', justification: 'vulnerable_code_not_present' }],
    ],
    [
      'a justification that is not in OpenVEX',
      { ...VEX, 'vex-justification': 'because' },
      [{ status: 'not_affected' }],
    ],
    ['another status, and a name', { 'vex-status': 'affected', vulnerability: 'x' }, [{}]],
    ['another status', { 'vex-status': 'affected' }, []],
    ['empty texts', { vulnerability: '', 'vex-status': '', 'fix-state': '' }, []],
    ['a rule that Grype comes with', { package: { name: 'kernel-headers' } }, []],
    ['a fix state', { 'fix-state': 'not-fixed' }, []],
    ['a fix state and a name', { 'fix-state': 'wont-fix', vulnerability: 'x' }, [{}]],
  ])('%s', (_, rule, expected) => {
    expect(reportWith(ignored(rule)).suppressions).toEqual(expected.map(suppression));
  });

  test('has the fields of a finding', () => {
    const match = grypeMatch(
      { id: 'GHSA-1', severity: 'Negligible', fix: { versions: ['4', '5'] } },
      { name: 'b', version: '' },
      {
        relatedVulnerabilities: [{ id: 'GHSA-1' }, { id: 'CVE-2026-2' }, { id: 'x' }],
        appliedIgnoreRules: [{ vulnerability: 'GHSA-1' }],
      },
    );
    expect(reportWith(match).suppressions).toEqual([
      suppression({
        id: 'GHSA-1',
        severity: 'LOW',
        pkg: 'b',
        installed: null,
        fixed: '4, 5',
        aliases: ['CVE-2026-2'],
      }),
    ]);
  });

  test('is created for each rule that suppresses the match', () => {
    const rules = [{ vulnerability: 'x' }, { namespace: 'y' }, VEX];
    expect(reportWith(ignored(...rules)).suppressions).toEqual([
      suppression(),
      suppression({ status: 'not_affected' }),
    ]);
  });

  test.each<readonly [string, unknown]>([
    ['null', null],
    ['matches that say nothing', [{}, { vulnerability: null, artifact: null }]],
    ['a match without rules', [grypeMatch()]],
    ['null for rules', [grypeMatch({}, {}, { appliedIgnoreRules: null })]],
    ['no id', [{ artifact: { name: 'a' }, appliedIgnoreRules: [VEX] }]],
    ['no package', [{ vulnerability: { id: 'CVE-1' }, appliedIgnoreRules: [VEX] }]],
  ])('is not created for %s', (_, ignoredMatches) => {
    const { findings, suppressions } = reportOf(grype([], {}, { ignoredMatches }));
    expect([findings, suppressions]).toEqual([[], []]);
  });
});

describe('a warning of a Grype that does not say that an operating system is end of life', () => {
  const warning = (version: string): string =>
    `found a report of Grype "${version}", expected 0.106 or newer: an older one does not say that the operating system is end of life, so a report without findings proves less than it seems to; update Grype`;

  test.each<readonly [string | null, ReadonlyArray<string>]>([
    ['0.9.0', [warning('0.9.0')]],
    ['0.105.0', [warning('0.105.0')]],
    ['0.106.0', []],
    ['0.116.0', []],
    ['1.0.0', []],
    ['[not provided]', []],
    [null, []],
  ])('version %s', (version, warnings) => {
    expect(reportOf({ ...grype([]), descriptor: { name: 'grype', version } }).warnings).toEqual(
      warnings,
    );
  });
});

describe('a warning of findings that Grype left out by fix state', () => {
  const warning = (rule: string): string =>
    `found findings that Grype left out by the rule fix-state: ${rule}, expected a report of all findings; the counts are too low: scan without --only-fixed, --only-notfixed and rules of this kind`;
  const states = (...all: ReadonlyArray<string>) =>
    all.map((state) => ignored({ 'fix-state': state }));

  test.each<readonly [string, ReadonlyArray<Json>, ReadonlyArray<string>]>([
    ['none without ignored matches', [], []],
    ['none for other rules', [ignored({ namespace: 'x' }, { 'fix-state': '' })], []],
    ['none for a rule that names it', [ignored({ vulnerability: 'x', 'fix-state': 'fixed' })], []],
    [
      'one for all findings, with each state once',
      states('not-fixed', 'wont-fix', 'not-fixed'),
      [warning('"not-fixed", "wont-fix"')],
    ],
    [
      'escaped and limited in length',
      states('1', '\u202e', '3', '4', '5', '6', '7'),
      [warning('"1", "\\u202e", "3", "4", "5" and 2 more')],
    ],
  ])('%s', (_, ignoredMatches, warnings) => {
    expect(reportWith(...ignoredMatches).warnings).toEqual(warnings);
  });
});

const EOL = { alerts: [{ type: 'other' }, { type: 'distro-eol' }] };

test.each<readonly [Json, Json, ReadonlyArray<string>]>([
  [{}, {}, []],
  [{}, { alertsByPackage: null }, []],
  [{}, { alertsByPackage: [] }, []],
  [{}, { alertsByPackage: [{ alerts: null }] }, []],
  [{}, { alertsByPackage: [{ alerts: [{ type: 'other' }] }] }, []],
  [{}, { alertsByPackage: [{ alerts: [] }, EOL] }, ['end-of-life']],
  [{ os: 'windows' }, {}, ['windows']],
  [{ os: 'Windows' }, { alertsByPackage: [EOL] }, ['end-of-life', 'windows']],
  [{ os: 'linux' }, {}, []],
  [{ os: '' }, {}, []],
  [{ os: 1 }, {}, []],
])('an image of %j with %j has the gaps %j', (target, more, gaps) => {
  expect(reportOf(grype([], target, more)).gaps).toEqual(gaps);
});

describe('scanner, date and identity of a Grype report', () => {
  const [A, B] = [digestOf('a'), digestOf('b')];
  test.each<readonly [string, Json, unknown]>([
    [
      'a name',
      {},
      {
        ...{ name: 'ghcr.io/acme/images/redis:7', references: ['ghcr.io/acme/images/redis:7'] },
        ...{ digests: [], localDigests: [] },
      },
    ],
    [
      'a path with an @',
      { userInput: '/w/job@2/redis.tar' },
      {
        ...{ name: '/w/job@2/redis.tar', references: ['/w/job@2/redis.tar'] },
        ...{ digests: [], localDigests: [] },
      },
    ],
    [
      'everything',
      {
        userInput: `redis@${A}`,
        tags: ['redis:7', ''],
        repoDigests: [`index.docker.io/library/redis@${A}`],
        manifestDigest: B,
      },
      {
        ...{ name: `redis@${A}`, references: [`redis@${A}`, 'redis:7'] },
        ...{ digests: [A], localDigests: [B] },
      },
    ],
    [
      'nulls and empty texts',
      { userInput: null, tags: null, repoDigests: null, manifestDigest: '' },
      { name: null, references: [], digests: [], localDigests: [] },
    ],
  ])('%s', (_, target, identity) => {
    expect(reportOf(grype([], target)).identity).toEqual(identity);
  });

  test.each<readonly [Json, string | null, string | null]>([
    [
      { name: 'grype', version: '0.116.0', timestamp: '2026-08-01T03:00:00.5+02:00' },
      '0.116.0',
      '2026-08-01T01:00:00Z',
    ],
    [{ name: 'grype', timestamp: '' }, null, null],
    [{ name: '', version: '' }, null, null],
  ])('%j', (descriptor, version, at) => {
    const { scanner, scannerVersion, scannedAt } = reportOf(grype([], {}, { descriptor }));
    expect([scanner, scannerVersion, scannedAt]).toEqual(['Grype', version, at]);
  });
});
