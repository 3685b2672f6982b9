import { describe, expect, test } from '@jest/globals';
import type { CoverageGap } from '../../../../src/contract/gaps';
import type { Suppression } from '../../../../src/contract/security';
import type { Finding } from '../../../../src/read/reports/finding';

import { digestOf } from '../../../builders/digest';
import { reportOf } from '../../../builders/parsed-reports';
import { finding, suppression, trivy, trivyFinding } from '../../../builders/reports';

type Json = Readonly<Record<string, unknown>>;

const TARGETS = ['redis (wolfi 1)'];
const base = finding({ targets: TARGETS });

describe('a finding of Trivy', () => {
  const CASES: ReadonlyArray<readonly [string, Record<string, unknown>, Partial<Finding>]> = [
    ['with defaults', {}, {}],
    ['lower case severity', { Severity: 'critical' }, { severity: 'CRITICAL' }],
    ['no severity', { Severity: undefined }, { severity: 'UNKNOWN' }],
    ['an empty severity', { Severity: '' }, { severity: 'UNKNOWN' }],
    ['a strange severity', { Severity: 'constructor' }, { severity: 'UNKNOWN' }],
    ['UNKNOWN', { Severity: 'UNKNOWN' }, { severity: 'UNKNOWN' }],
    ["another scanner's severity", { Severity: 'Negligible' }, { severity: 'UNKNOWN' }],
    ['no version', { InstalledVersion: undefined }, { installed: null }],
    ['an empty version', { InstalledVersion: '' }, { installed: null }],
    ['null for a version', { InstalledVersion: null }, { installed: null }],
    ['a fix', { FixedVersion: '>= 4.2.2, ~> 4.1.11' }, { fixed: '>= 4.2.2, ~> 4.1.11' }],
    ['an empty fix', { FixedVersion: '' }, { fixed: null }],
    ['a blank fix is not trimmed', { FixedVersion: ' ' }, { fixed: ' ' }],
    ['will_not_fix', { Status: 'will_not_fix' }, { fixState: 'will-not-fix' }],
    ['end_of_life', { Status: 'end_of_life' }, { fixState: 'end-of-life' }],
    ['fix_deferred', { Status: 'fix_deferred' }, { fixState: 'deferred' }],
    ['under_investigation', { Status: 'under_investigation' }, { fixState: 'investigating' }],
    ['affected', { Status: 'affected' }, { fixState: 'affected' }],
    ['another word for the fix', { Status: 'not_affected' }, {}],
    ['a number for the fix', { Status: 3 }, {}],
    ['a title, untrimmed', { Title: ' t\n', Description: 'd' }, { title: ' t\n' }],
    ['an empty title', { Title: '', Description: 'd' }, { fallbackTitle: 'd' }],
    ['a description', { Description: 'd\ne' }, { fallbackTitle: 'd\ne' }],
    ['a long description', { Description: 'x'.repeat(161) }, { fallbackTitle: 'x'.repeat(160) }],
    [
      'a description of wide characters',
      { Description: '😀'.repeat(161) },
      { fallbackTitle: '😀'.repeat(160) },
    ],
    [
      'a primary address',
      { PrimaryURL: 'https://a.test/1', References: ['https://b.test'] },
      { url: 'https://a.test/1' },
    ],
    [
      'no primary address: the first valid reference',
      {
        References: ['javascript:alert(1)', 'http://', 7, null, 'http://b.test/', 'https://c.test'],
      },
      { fallbackUrl: 'http://b.test/' },
    ],
    [
      'an invalid primary address',
      { PrimaryURL: 'javascript:alert(1)', References: ['https://b.test'] },
      { fallbackUrl: 'https://b.test' },
    ],
    ['no address at all', { PrimaryURL: '', References: null }, {}],
    [
      'lone surrogates',
      {
        VulnerabilityID: 'a\ud800',
        PkgName: '\udc00b',
        InstalledVersion: '\ud800',
        FixedVersion: '\udfff',
        Title: '\ud83d',
      },
      { id: 'a\ufffd', pkg: '\ufffdb', installed: '\ufffd', fixed: '\ufffd', title: '\ufffd' },
    ],
  ];

  test.each(CASES)('%s', (_, given, expected) => {
    expect(reportOf(trivy([trivyFinding(given)])).findings).toEqual([{ ...base, ...expected }]);
  });
});

test.each<readonly [unknown, ReadonlyArray<string>]>([
  ['Java', ['Java']],
  ['', []],
  [null, []],
  [undefined, []],
  ['a\ud800', ['a\ufffd']],
])('targets of a Trivy finding: %j', (Target, targets) => {
  const report = trivy([], {
    Results: [{ Target, Class: 'os-pkgs', Vulnerabilities: [trivyFinding()] }],
  });
  expect(reportOf(report).findings).toEqual([{ ...base, targets }]);
});

describe('aliases of a Trivy finding', () => {
  test.each<readonly [string, unknown, ReadonlyArray<string>]>([
    ['none', undefined, []],
    ['null', null, []],
    ['an empty list', [], []],
    ['names of advisories, which may be about several vulnerabilities', ['DSA-1', 'RHSA-2'], []],
    [
      'those of GitHub, in order, without duplicates',
      ['GHSA-b', 'DSA-1', 'GHSA-a', 'GHSA-b'],
      ['GHSA-a', 'GHSA-b'],
    ],
    ['not similar names', ['ghsa-a', 'xGHSA-b', 'CVE-2026-2', ''], []],
    ['lone surrogates', ['GHSA-\ud800'], ['GHSA-\ufffd']],
  ])('%s', (_, VendorIDs, aliases) => {
    expect(reportOf(trivy([trivyFinding({ VendorIDs })])).findings).toEqual([{ ...base, aliases }]);
  });

  test('do not include its id', () => {
    const report = trivy([trivyFinding({ VulnerabilityID: 'GHSA-a', VendorIDs: ['GHSA-a'] })]);
    expect(reportOf(report).findings).toEqual([{ ...base, id: 'GHSA-a' }]);
  });
});

describe('a suppression of Trivy', () => {
  const modified = (more: Json = {}, finding: Json = {}): Json => ({
    Type: 'vulnerability',
    Status: 'ignored',
    Statement: '',
    Source: '.trivyignore.yml',
    Finding: trivyFinding(finding),
    ...more,
  });
  const suppressionsIn = (...all: ReadonlyArray<Json>): ReadonlyArray<Suppression> =>
    reportOf(trivy([], { Results: [{ Target: 'a', ExperimentalModifiedFindings: all }] }))
      .suppressions;

  const NOT_AFFECTED = { status: 'not_affected' } as const;
  const WORDS = [
    'component_not_present',
    'vulnerable_code_not_present',
    'vulnerable_code_not_in_execute_path',
    'vulnerable_code_cannot_be_controlled_by_adversary',
    'inline_mitigations_already_exist',
  ] as const;
  const CASES: ReadonlyArray<readonly [string, Json, Json, Partial<Suppression>]> = [
    ['of an ignore file', {}, {}, {}],
    ['of an ignore file: its reason stays private', { Statement: 'our secret' }, {}, {}],
    ['of an ignore file, with a word of OpenVEX', { Statement: WORDS[0] }, {}, {}],
    ['under investigation', { Status: 'under_investigation', Statement: 's' }, {}, {}],
    ['affected', { Status: 'affected' }, {}, {}],
    ['without a status', { Status: undefined }, {}, {}],
    ['of a VEX statement', { Status: 'not_affected' }, {}, NOT_AFFECTED],
    ['of a VEX statement: fixed', { Status: 'fixed' }, {}, { status: 'fixed' }],
    [
      'with a statement',
      { Status: 'not_affected', Statement: 'It is never called.' },
      {},
      { ...NOT_AFFECTED, statement: 'It is never called.' },
    ],
    ...WORDS.map(
      (justification) =>
        [
          `with the justification ${justification}`,
          { Status: 'fixed', Statement: justification },
          {},
          { status: 'fixed', justification },
        ] as const,
    ),
    [
      'with a justification that is not in OpenVEX',
      { Status: 'not_affected', Statement: 'Component_not_present' },
      {},
      { ...NOT_AFFECTED, statement: 'Component_not_present' },
    ],
    [
      'with 500 code points',
      { Status: 'not_affected', Statement: '😀'.repeat(500) },
      {},
      { ...NOT_AFFECTED, statement: '😀'.repeat(500) },
    ],
    [
      'with a statement that is too long',
      { Status: 'not_affected', Statement: `${'😀'.repeat(500)}.` },
      {},
      { ...NOT_AFFECTED, statement: '😀'.repeat(500) },
    ],
    [
      'with all fields',
      {},
      {
        VulnerabilityID: 'CVE-2026-2',
        VendorIDs: ['GHSA-b', 'DSA-1', 'GHSA-a'],
        Severity: 'LOW',
        FixedVersion: '4',
        Title: 't',
        Status: 'fixed',
      },
      { id: 'CVE-2026-2', severity: 'LOW', fixed: '4', aliases: ['GHSA-a', 'GHSA-b'] },
    ],
    [
      'with hardly any fields',
      {},
      { InstalledVersion: '', Severity: undefined },
      { installed: null, severity: 'UNKNOWN' },
    ],
    [
      'with lone surrogates',
      { Status: 'fixed', Statement: '\ud800' },
      { VulnerabilityID: '\ud800', PkgName: '\udc00' },
      { id: '\ufffd', pkg: '\ufffd', status: 'fixed', statement: '\ufffd' },
    ],
  ];
  test.each(CASES)('%s', (_, more, given, expected) => {
    expect(suppressionsIn(modified(more, given))).toEqual([suppression(expected)]);
  });

  test.each<readonly [string, Json]>([
    [
      'a misconfiguration',
      { Type: 'misconfiguration', Finding: { ID: 'DS-0002', Severity: 'LOW' } },
    ],
    ['a license', { Type: 'license', Finding: { PkgName: 'a', Severity: 'LOW' } }],
    ['nothing', { Finding: null }],
    ['no id', { Finding: { PkgName: 'a' } }],
    ['no package', { Finding: { VulnerabilityID: 'CVE-1', PkgName: '' } }],
    ['no type', { Type: undefined }],
  ])('is not created for %s', (_, more) => {
    expect(suppressionsIn(modified(more), modified())).toEqual([suppression()]);
  });

  test('is read from a result without findings; all are in order', () => {
    const ids = (...all: ReadonlyArray<string>) =>
      all.map((VulnerabilityID) => modified({}, { VulnerabilityID }));
    const Results = [
      { ExperimentalModifiedFindings: ids('2', '1') },
      { Target: 'a', ExperimentalModifiedFindings: null },
      { Target: 'b', Vulnerabilities: [trivyFinding()], ExperimentalModifiedFindings: ids('3') },
    ];
    const { findings, suppressions } = reportOf(trivy([], { Results }));
    expect([findings.map(({ id }) => id), suppressions.map(({ id }) => id)]).toEqual([
      ['CVE-2026-1'],
      ['2', '1', '3'],
    ]);
  });
});

test('a Trivy report has the findings of all results in order, without suppressed ones', () => {
  const Results = [
    { Target: 'a', Class: 'os-pkgs', Vulnerabilities: [trivyFinding({ VulnerabilityID: '1' })] },
    { Target: 'b', Class: 'lang-pkgs', Vulnerabilities: null },
    {
      Target: 'c',
      Class: 'lang-pkgs',
      Vulnerabilities: [
        trivyFinding({ VulnerabilityID: '2' }),
        trivyFinding({ VulnerabilityID: '3' }),
      ],
      ExperimentalModifiedFindings: [
        {
          Type: 'vulnerability',
          Status: 'ignored',
          Finding: trivyFinding({ VulnerabilityID: '4' }),
        },
      ],
    },
    { Target: 'd', Class: 'secret', Secrets: [{}] },
  ];
  expect(
    reportOf(trivy([], { Results })).findings.map(({ id, targets }) => [id, ...targets]),
  ).toEqual([
    ['1', 'a'],
    ['2', 'c'],
    ['3', 'c'],
  ]);
});

const NOTHING_SEEN = ['nothing-scanned', 'unrecognized'] as const;
const UNRECOGNIZED = ['unrecognized'] as const;
const NOT_SCANNED = ['os-not-scanned', 'nothing-scanned'] as const;
const os = (Family: string, more: Record<string, unknown> = {}) => ({
  OS: { Family, Name: '1', ...more },
});

const onDebian = (more: Record<string, unknown>) => ({ Metadata: os('debian', more) });

test.each<readonly [string, Record<string, unknown>, ReadonlyArray<CoverageGap>]>([
  ['nothing', {}, []],
  ['an end of life', { Metadata: os('debian', { EOSL: true }) }, ['end-of-life']],
  ['no end of life', { Metadata: os('debian', { EOSL: false }) }, []],
  ['no results', { Results: undefined }, NOT_SCANNED],
  ['empty results', { Results: [] }, NOT_SCANNED],
  ['null for results', { Results: null }, NOT_SCANNED],
  ['packages of a system that it does not name', { Metadata: {} }, []],
  [
    'an early result of a language, no system',
    { Metadata: os('none'), Results: [{ Target: 'a', Type: 'npm' }] },
    UNRECOGNIZED,
  ],
  ...['12', '12.8', '12.8.1'].map((Name) => [`debian ${Name}`, onDebian({ Name }), []] as const),
  ...['forky/sid', 'sid', '', '12/sid', '.', 12, null, undefined].map(
    (Name) => [`debian ${Name}`, onDebian({ Name }), ['unreleased']] as const,
  ),
  ['another system without a number', { Metadata: os('arch', { Name: 'rolling' }) }, []],
  ...['windows', 'Windows', 'WINDOWS'].map(
    (name) =>
      [
        name,
        { Metadata: { ImageConfig: { os: name } }, Results: [{ Class: 'lang-pkgs' }] },
        ['windows'],
      ] as const,
  ),
  ...['linux', '', 1, null, undefined].map(
    (name) =>
      [
        `the system ${name}`,
        { Metadata: { ...os('wolfi'), ImageConfig: { os: name } } },
        [],
      ] as const,
  ),
  ['no system, no results', { Metadata: {}, Results: [] }, NOTHING_SEEN],
  ['the family none', { Metadata: os('none'), Results: [] }, NOTHING_SEEN],
  ['an empty family', { Metadata: os(''), Results: [] }, NOTHING_SEEN],
  [
    'packages of a language',
    { Results: [{ Target: 'a', Class: 'lang-pkgs' }] },
    ['os-not-scanned'],
  ],
  [
    'packages of a language, no system',
    { Metadata: {}, Results: [{ Target: 'a', Class: 'lang-pkgs' }] },
    UNRECOGNIZED,
  ],
  ['secrets only', { Metadata: {}, Results: [{ Target: 'a', Class: 'secret' }] }, NOTHING_SEEN],
  [
    'licenses and settings only',
    {
      Results: [
        { Target: 'a', Class: 'license' },
        { Target: 'b', Class: 'config' },
      ],
    },
    NOT_SCANNED,
  ],
  [
    'an early result of the system',
    { Trivy: undefined, Results: [{ Target: 'a', Type: 'wolfi' }] },
    [],
  ],
  [
    'an early result of a language',
    { Results: [{ Target: 'a', Type: 'npm' }] },
    ['os-not-scanned'],
  ],
  [
    'early findings without a type',
    { Metadata: {}, Results: [{ Target: 'a', Vulnerabilities: [trivyFinding()] }] },
    UNRECOGNIZED,
  ],
  ...[
    {},
    { Class: '' },
    { Vulnerabilities: [] },
    { Secrets: [{}] },
    { Licenses: [] },
    { Type: 'terraform' },
    { Type: 'terraformplan' },
    { Type: 'dockerfile', Misconfigurations: [] },
  ].map(
    (result) =>
      [
        `no packages in ${JSON.stringify(result)}`,
        { Metadata: {}, Results: [{ Target: 'a', ...result }] },
        NOTHING_SEEN,
      ] as const,
  ),
])('coverage gaps of a Trivy report: %s', (_, more, gaps) => {
  expect(reportOf(trivy([], more)).gaps).toEqual(gaps);
});

/** A result of the system, and one of a language. */
const ofSystem = (more: Json = {}): Json => ({ Class: 'os-pkgs', Type: 'ubuntu', ...more });
const ofLanguage = (more: Json = {}): Json => ({ Class: 'lang-pkgs', Type: 'gobinary', ...more });
const Packages = [{ Name: 'stdlib', Version: '1' }];
const KEY = {
  Name: 'gpg-pubkey',
  Identifier: { PURL: 'pkg:rpm/redhat/gpg-pubkey@5a6340b3-6229229e' },
};
const FOUND = { Vulnerabilities: [trivyFinding()] };
const leftOut = (Type: string): Json => ({
  ExperimentalModifiedFindings: [{ Type, Status: 'ignored', Finding: trivyFinding() }],
});
const NO_LIST = ['no-package-list'] as const;

describe('a system without a listed package', () => {
  const NEW = '0.67.0';
  const OLD = '0.66.9';
  test.each<readonly [string, string | undefined, ReadonlyArray<Json>, ReadonlyArray<CoverageGap>]>(
    [
      ['alone', NEW, [ofSystem()], NO_LIST],
      ['alone, by a newer Trivy', '1.0.0', [ofSystem()], NO_LIST],
      ['alone, by an older Trivy', OLD, [ofSystem()], []],
      ['alone, by an unknown Trivy', undefined, [ofSystem()], []],
      ['alone, by a Trivy without a number', 'dev', [ofSystem()], []],
      ['beside a list of a language', NEW, [ofSystem(), ofLanguage({ Packages })], NO_LIST],
      ['beside a list, by an older Trivy', OLD, [ofSystem(), ofLanguage({ Packages })], NO_LIST],
      [
        'beside a list, by an unknown Trivy',
        undefined,
        [ofLanguage({ Packages }), ofSystem()],
        NO_LIST,
      ],
      [
        'beside a list of a language and findings of another',
        NEW,
        [ofSystem(), ofLanguage({ Packages }), ofLanguage(FOUND)],
        NO_LIST,
      ],
      ['beside a language without a list', NEW, [ofSystem(), ofLanguage()], []],
      ['beside findings of a language without a list', NEW, [ofSystem(), ofLanguage(FOUND)], []],
      [
        'beside findings of a language with a list',
        NEW,
        [ofSystem(), ofLanguage({ ...FOUND, Packages })],
        NO_LIST,
      ],
      ['beside secrets', NEW, [ofSystem(), { Class: 'secret' }], NO_LIST],
      ['with a finding', NEW, [ofSystem(FOUND), ofLanguage({ Packages })], []],
      ['with a suppressed finding', NEW, [ofSystem(leftOut('vulnerability'))], []],
      ['with a suppressed secret', NEW, [ofSystem(leftOut('secret'))], NO_LIST],
      ['with an empty list', NEW, [ofSystem({ Packages: [] })], NO_LIST],
      ['with null for a list', NEW, [ofSystem({ Packages: null })], NO_LIST],
      ['but a key', NEW, [ofSystem({ Type: 'redhat', Packages: [KEY] })], NO_LIST],
      ['with a list', NEW, [ofSystem({ Packages })], []],
      ['with a list that cannot be used', NEW, [ofSystem({ Packages: [{}] })], []],
      ['by its type alone', NEW, [{ Type: 'wolfi' }], NO_LIST],
    ],
  )('%s', (_, Version, Results, gaps) => {
    expect(reportOf(trivy([], { Trivy: { Version }, Results })).gaps).toEqual(gaps);
  });

  test.each<readonly [string, ReadonlyArray<Json>, string]>([
    ['nothing', [ofSystem()], 'none'],
    ['packages of a language', [ofSystem(), ofLanguage({ Packages })], 'some'],
  ])('does not make known that %s is all', (_, Results, extent) => {
    expect(reportOf(trivy([], { Results })).packages.extent).toBe(extent);
  });
});

describe('a system for which Trivy has no advisories', () => {
  const listed = { Packages: [{ Name: 'bash' }] };
  const NONE = ['no-advisories'] as const;
  test.each<readonly [string, unknown, ReadonlyArray<Json>, ReadonlyArray<CoverageGap>]>([
    ['redhat', '10', [ofSystem(listed)], NONE],
    ['redhat', '10.0', [ofSystem(listed)], NONE],
    ['redhat', '11.2', [ofSystem(listed)], NONE],
    ['redhat', '9.6', [ofSystem(listed)], []],
    ['redhat', '9', [ofSystem(listed)], []],
    ['redhat', '', [ofSystem(listed)], []],
    ['redhat', undefined, [ofSystem(listed)], []],
    ['redhat', 10, [ofSystem(listed)], []],
    ['oracle', '10.1', [ofSystem(listed)], NONE],
    ['oracle', '9', [ofSystem(listed)], []],
    ['coreos', '40.20240906.3.0', [ofSystem(listed)], NONE],
    ['coreos', undefined, [ofSystem(listed)], NONE],
    ['rocky', '10.0', [ofSystem(listed)], []],
    ['centos', '10', [ofSystem(listed)], []],
    ['redhat', '10.0', [ofSystem({ ...listed, ...FOUND })], []],
    ['redhat', '10.0', [ofSystem({ ...listed, ...leftOut('vulnerability') })], []],
    ['redhat', '10.0', [ofSystem(listed), ofLanguage({ Packages, ...FOUND })], NONE],
    ['redhat', '10.0', [ofSystem()], ['no-advisories', 'no-package-list']],
  ])('%s %s with %j has the gaps %j', (Family, Name, Results, gaps) => {
    const report = reportOf(trivy([], { Metadata: { OS: { Family, Name } }, Results }));
    expect(report.gaps).toEqual(gaps);
  });
});

test.each<readonly [ReadonlyArray<Json>, ReadonlyArray<CoverageGap>]>([
  [[ofLanguage({ Packages })], []],
  [[ofLanguage({ Packages, ...FOUND })], []],
  [[], ['nothing-scanned']],
  [[{ Class: 'secret' }], ['nothing-scanned']],
])('ActiveState has no packages of a system: %j has the gaps %j', (Results, gaps) => {
  const Metadata = { OS: { Family: 'activestate', Name: '1.0' } };
  const { packages, ...report } = reportOf(trivy([], { Metadata, Results }));
  expect([report.gaps, packages.extent === 'all']).toEqual([gaps, gaps.length === 0]);
});

const NAMELESS = { name: null, references: [], digests: [], pins: [], localDigests: [] };
const NAMED = {
  ...{ name: 'ghcr.io/acme/images/redis:7', references: ['ghcr.io/acme/images/redis:7'] },
};

describe('scanner, date and identity of a Trivy report', () => {
  const [A, B] = [digestOf('a'), digestOf('b')];
  test.each<readonly [string, Record<string, unknown>, unknown]>([
    ['a name', {}, { ...NAMED, digests: [], pins: [], localDigests: [] }],
    ['no name', { ArtifactName: undefined }, NAMELESS],
    [
      'a path with an @',
      { ArtifactName: '/w/job@2/redis.tar' },
      { ...NAMELESS, name: '/w/job@2/redis.tar', references: ['/w/job@2/redis.tar'] },
    ],
    [
      'empty names',
      { ArtifactName: '', Metadata: { RepoTags: [''], RepoDigests: [''] } },
      NAMELESS,
    ],
    [
      'a name with a digest, tags and digests',
      {
        ArtifactName: `redis@${A}`,
        Metadata: {
          RepoTags: ['redis:7', 'redis:latest'],
          RepoDigests: [`redis@${A}`, `other@${B}`],
        },
      },
      {
        ...{ ...NAMELESS, name: `redis@${A}`, digests: [A, B] },
        references: [`redis@${A}`, 'redis:7', 'redis:latest'],
        pins: [`redis@${A}`, `redis@${A}`, `other@${B}`],
      },
    ],
    [
      'null for lists',
      { Metadata: { RepoTags: null, RepoDigests: null } },
      { ...NAMED, digests: [], pins: [], localDigests: [] },
    ],
  ])('%s', (_, more, identity) => {
    expect(reportOf(trivy([], more)).identity).toEqual(identity);
  });

  test.each<readonly [Record<string, unknown>, string | null, string | null]>([
    [{}, '0.74.0', '2026-08-01T03:00:00Z'],
    [{ Trivy: undefined, CreatedAt: undefined }, null, null],
    [{ Trivy: { Version: '' }, CreatedAt: '' }, null, null],
    [{ CreatedAt: '2025-10-08T22:14:35.859650381+05:00' }, '0.74.0', '2025-10-08T17:14:35Z'],
    [{ CreatedAt: 'yesterday' }, '0.74.0', null],
  ])('%j', (more, version, at) => {
    const { scanner, scannerVersion, scannedAt } = reportOf(trivy([], more));
    expect([scanner, scannerVersion, scannedAt]).toEqual(['Trivy', version, at]);
  });
});

/** A finding that a scan for licenses does not have, of another type. */
const LICENSE = { Type: 'license', Status: 'ignored', Finding: { Name: 'GPL-2.0' } };

describe('a report of a scan for something else', () => {
  const packages = { Class: 'os-pkgs', Type: 'wolfi', Packages: [{ Name: 'curl' }] };
  const suppressed = {
    ExperimentalModifiedFindings: [
      {
        Type: 'vulnerability',
        Status: 'ignored',
        Finding: { VulnerabilityID: 'CVE-1', PkgName: 'a' },
      },
    ],
  };
  test.each<readonly [string, ReadonlyArray<object>, 'licenses' | 'misconfigurations' | null]>([
    ['licenses of packages', [packages, { Class: 'license' }], 'licenses'],
    ['licenses of files', [packages, { Class: 'license-file' }], 'licenses'],
    ['licenses alone', [{ Class: 'license' }], 'licenses'],
    [
      'licenses, one of which is accepted',
      [{ Class: 'license', ExperimentalModifiedFindings: [LICENSE] }],
      'licenses',
    ],
    ['licenses and secrets', [packages, { Class: 'secret' }, { Class: 'license' }], 'licenses'],
    ['packages', [packages], null],
    ['secrets', [packages, { Class: 'secret' }], null],
    ['misconfigurations', [packages, { Class: 'config' }], 'misconfigurations'],
    ['misconfigurations alone', [{ Class: 'config' }], 'misconfigurations'],
    [
      'misconfigurations and secrets',
      [packages, { Class: 'secret' }, { Class: 'config' }],
      'misconfigurations',
    ],
    ['licenses and misconfigurations', [{ Class: 'config' }, { Class: 'license' }], 'licenses'],
    [
      'misconfigurations and a vulnerability',
      [{ ...packages, Vulnerabilities: [trivyFinding()] }, { Class: 'config' }],
      null,
    ],
    [
      'misconfigurations and a suppressed one',
      [{ ...packages, ...suppressed }, { Class: 'config' }],
      null,
    ],
    ['an early configuration', [packages, { Type: 'dockerfile' }], null],
    [
      'licenses and a vulnerability',
      [{ ...packages, Vulnerabilities: [trivyFinding()] }, { Class: 'license' }],
      null,
    ],
    ['licenses and a suppressed one', [{ ...packages, ...suppressed }, { Class: 'license' }], null],
    ['a class in another case', [packages, { Class: 'License' }], null],
  ])('%s', (_, Results, sought) => {
    expect(reportOf(trivy([], { Results })).soughtInstead).toBe(sought);
  });
});

test('an early Trivy report without types is read', () => {
  const early = {
    SchemaVersion: 2,
    ArtifactName: 'redis:7',
    Results: [{ Target: 'a', Vulnerabilities: [trivyFinding()] }],
  };
  expect(reportOf(early)).toEqual({
    scanner: 'Trivy',
    scannerVersion: null,
    scannedAt: null,
    platform: null,
    chain: [],
    database: null,
    needsVersionFile: true,
    identity: { name: 'redis:7', references: ['redis:7'], digests: [], pins: [], localDigests: [] },
    gaps: UNRECOGNIZED,
    soughtInstead: null,
    labels: {},
    system: null,
    findings: [{ ...base, targets: ['a'], kind: 'language' }],
    suppressions: [],
    packages: { extent: 'none', items: [], unchecked: [], warnings: [] },
    warnings: [],
  });
});

test.each<readonly [Json, string | undefined]>([
  [{ Class: 'lang-pkgs', Type: 'gobinary' }, 'language'],
  [{ Class: 'os-pkgs', Type: 'debian' }, undefined],
  [{ Type: 'bundler' }, 'language'],
  [{ Type: 'debian' }, undefined],
  [{ Class: 'custom' }, undefined],
])('a finding in a result %j is of a package of kind %s', (result, kind) => {
  const Results = [{ ...result, Target: 'x', Vulnerabilities: [trivyFinding()] }];
  const { findings } = reportOf(trivy([], { Metadata: { OS: { Family: 'debian' } }, Results }));
  expect(findings.map((each) => each.kind)).toEqual([kind]);
});
