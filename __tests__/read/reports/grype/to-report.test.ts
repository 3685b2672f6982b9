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

describe('an advisory of Grype that covers several CVEs is a finding of each', () => {
  const cves = ['CVE-2026-1001', 'CVE-2026-1002'];
  const related = (...ids: ReadonlyArray<unknown>): ReadonlyArray<Json> =>
    ids.map((id) => (typeof id === 'object' && id !== null ? { ...id } : { id }));
  const each = (ids: ReadonlyArray<string>) => ids.map((id) => ({ id, aliases: [] }));
  const single = (id: string, ...aliases: ReadonlyArray<string>) => [{ id, aliases }];

  test.each<readonly [string, ReadonlyArray<Json>, ReadonlyArray<object>]>([
    ...[
      'ALAS-2026-1',
      'ALAS2-2026-1',
      'ELSA-2026-1',
      'ALSA-2026:1',
      'RLSA-2026:1',
      'cve-2026-1',
      'X',
    ].map((id) => [id, related(...cves), each(cves)] as const),
    ...['CVE-2026-1', 'CVE-x', 'GHSA-1111-2222-3333', 'GO-2026-1'].map(
      (id) => [id, related(...cves), single(id, ...cves)] as const,
    ),
    ['ELSA-1', related('CVE-2026-1001'), single('ELSA-1', 'CVE-2026-1001')],
    ['ELSA-1', related('CVE-2026-1001', 'CVE-2026-1001'), single('ELSA-1', 'CVE-2026-1001')],
    ['ELSA-1', related('CVE-2026-1001', 'CVE-1'), single('ELSA-1', 'CVE-1', 'CVE-2026-1001')],
    ['ELSA-1', related('GHSA-a', 'GHSA-b'), single('ELSA-1', 'GHSA-a', 'GHSA-b')],
    ['ELSA-1', related(), single('ELSA-1')],
    ['ELSA-1', related(...cves, 'GHSA-a', null, {}, 'ELSA-1', cves[0]), each(cves)],
  ])('%s with %j', (id, relatedVulnerabilities, expected) => {
    const match = grypeMatch({ id }, {}, { relatedVulnerabilities });
    const ignoredMatches = [{ ...match, appliedIgnoreRules: [{ vulnerability: id }] }];
    const { findings, suppressions } = reportOf(grype([match], {}, { ignoredMatches }));
    expect(findings).toEqual(expected.map((more) => ({ ...base, ...more })));
    expect(suppressions).toEqual(expected.map((more) => suppression(more)));
  });

  test.each<readonly [string, Json, ReadonlyArray<Json>, readonly [string | null, string | null]]>([
    ['none', {}, related(...cves), [null, null]],
    ['its own', { description: 'all' }, related(...cves), ['all', 'all']],
    [
      'those of each',
      { description: 'all' },
      related({ id: cves[1], description: 'second' }, { id: cves[0], description: 'first' }),
      ['second', 'first'],
    ],
    [
      'that of one, which is none of the other',
      {},
      related({ id: cves[0], description: 'first' }, cves[1]),
      ['first', null],
    ],
    [
      'the first that there is',
      { description: 'all' },
      related(
        cves[0],
        cves[1],
        { id: cves[0], description: '' },
        { id: cves[0], description: 'x'.repeat(161) },
      ),
      ['x'.repeat(160), 'all'],
    ],
  ])(
    'with the title from the descriptions: %s',
    (_, vulnerability, relatedVulnerabilities, titles) => {
      const match = grypeMatch({ id: 'ELSA-1', ...vulnerability }, {}, { relatedVulnerabilities });
      expect(reportOf(grype([match])).findings.map((found) => found.fallbackTitle)).toEqual(titles);
    },
  );

  test('with all else of the match', () => {
    const vulnerability = {
      id: 'ELSA-1',
      severity: 'Critical',
      dataSource: 'https://a.test',
      fix: { versions: ['2', '3'] },
    };
    const match = grypeMatch(
      vulnerability,
      { name: 'curl', version: '1' },
      { relatedVulnerabilities: related(...cves) },
    );
    expect(reportOf(grype([match])).findings).toEqual(
      cves.map((id) => ({
        ...base,
        ...{
          id,
          pkg: 'curl',
          installed: '1',
          severity: 'CRITICAL',
          fixed: '2, 3',
          url: 'https://a.test',
        },
      })),
    );
  });
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
    ['empty texts', { vulnerability: '', 'vex-status': '', 'fix-state': '' }, [{}]],
    ['a fix state', { 'fix-state': 'not-fixed' }, [{}]],
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

describe('a rule that names no vulnerability', () => {
  const own = (upstream: unknown, more: Json = {}): Json => ({
    namespace: '',
    'match-type': 'exact-indirect-match',
    package: { name: 'linux-libc-dev', language: '', type: 'deb', 'upstream-name': upstream },
    ...more,
  });
  const byName = { namespace: '', vulnerability: 'CVE-2026-1' };
  const byPackage = { namespace: '', package: { name: 'openssl', language: '' } };
  const byVex = { namespace: 'vex', 'vex-status': 'not_affected' };
  const ignoredOne = [suppression()];
  const HIDDEN = [ignoredOne, ['ignored']] as const;
  const SILENT = [[], []] as const;
  const NAMED = [ignoredOne, []] as const;
  test.each<
    readonly [
      string,
      ReadonlyArray<Json>,
      readonly [ReadonlyArray<Suppression>, ReadonlyArray<string>],
    ]
  >([
    ['by package', [byPackage], HIDDEN],
    ['by path', [{ package: { location: '/tools/go.mod' } }], HIDDEN],
    ['by type', [{ package: { type: 'deb' } }], HIDDEN],
    ['by language, which Grype writes as an empty one', [{ namespace: '' }], HIDDEN],
    ['that is empty', [{}], HIDDEN],
    ['by namespace', [{ namespace: 'nvd:cpe' }], HIDDEN],
    ['by match type', [{ 'match-type': 'cpe-match' }], HIDDEN],
    ['by fix state', [{ 'fix-state': 'not-fixed' }], HIDDEN],
    ['by several', [byPackage, { 'fix-state': 'wont-fix' }], HIDDEN],
    ['by a match type that is no text', [{ 'match-type': 7, package: 'kernel' }], HIDDEN],
    ...['kernel', 'linux', 'linux.*'].map(
      (upstream) => [`of Grype, for ${upstream}`, [own(upstream)], SILENT] as const,
    ),
    ['of Grype, twice', [own('linux'), own('linux.*')], SILENT],
    ['like those of Grype, for another source', [own('linux-firmware')], HIDDEN],
    ['like those of Grype, without a source', [own(undefined)], HIDDEN],
    [
      'like those of Grype, of another match type',
      [own('linux', { 'match-type': 'exact-direct-match' })],
      HIDDEN,
    ],
    ['of Grype, and one of the owner', [own('linux'), byPackage], HIDDEN],
    ['beside one that does', [byPackage, byName], NAMED],
    ['of Grype, beside one that does', [own('linux'), byName], NAMED],
    ['beside a VEX statement', [byPackage, byVex], [[suppression({ status: 'not_affected' })], []]],
    ['beside another status of VEX', [byPackage, { 'vex-status': 'affected' }], SILENT],
    ['is none without rules', [], SILENT],
  ])('%s', (_, rules, [suppressions, gaps]) => {
    const report = reportWith(ignored(...rules));
    expect([report.suppressions, report.gaps, report.warnings]).toEqual([suppressions, gaps, []]);
  });

  test('is enough among others', () => {
    const { gaps } = reportWith(ignored(byName), ignored(byPackage), ignored(own('linux')));
    expect(gaps).toEqual(['ignored']);
  });
});

test.each<readonly [unknown, ReadonlyArray<string>]>([
  [{ exclude: ['/usr/**'] }, ['excluded']],
  [{ exclude: ['/usr/**', './x'] }, ['excluded']],
  [{ exclude: [] }, []],
  [{ exclude: null }, []],
  [{ exclude: '/usr' }, []],
  [{}, []],
  [null, []],
  ['exclude', []],
])('a scan that was configured with %j has the gaps %j', (configuration, gaps) => {
  const descriptor = { name: 'grype', version: '0.116.0', configuration };
  expect(reportOf(grype([], {}, { descriptor })).gaps).toEqual(gaps);
  const alertsByPackage = [{ alerts: [{ type: 'distro-eol' }] }];
  const ignoredMatches = [ignored({ namespace: '' })];
  const all = reportOf(
    grype([], { os: 'windows' }, { descriptor, alertsByPackage, ignoredMatches }),
  );
  expect(all.gaps).toEqual(['end-of-life', 'windows', 'ignored', ...gaps]);
});

test.each<readonly [string | undefined, unknown, ReadonlyArray<string>]>([
  [
    '0.116.0',
    { alerts: { 'enable-eol-distro-warnings': false } },
    [
      'found a report of Grype with enable-eol-distro-warnings: false, expected true: otherwise it does not say that the operating system is end of life, so a report without findings proves less than it seems to; take this setting out of the configuration of Grype',
    ],
  ],
  [
    undefined,
    { alerts: { 'enable-eol-distro-warnings': false } },
    [
      'found a report of Grype with enable-eol-distro-warnings: false, expected true: otherwise it does not say that the operating system is end of life, so a report without findings proves less than it seems to; take this setting out of the configuration of Grype',
    ],
  ],
  [
    '0.105.0',
    { alerts: { 'enable-eol-distro-warnings': false } },
    [
      'found a report of Grype "0.105.0", expected 0.106 or newer: an older one does not say that the operating system is end of life, so a report without findings proves less than it seems to; update Grype',
    ],
  ],
  ['0.116.0', { alerts: { 'enable-eol-distro-warnings': true } }, []],
  ['0.116.0', { alerts: { 'enable-eol-distro-warnings': 'false' } }, []],
  ['0.116.0', { alerts: {} }, []],
  ['0.116.0', { alerts: null }, []],
  ['0.116.0', {}, []],
  ['0.116.0', null, []],
])(
  'a report of Grype %s, configured with %j, has the warnings %j',
  (version, configuration, warnings) => {
    const descriptor = { name: 'grype', version, configuration };
    expect(reportOf(grype([], {}, { descriptor })).warnings).toEqual(warnings);
  },
);

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
        ...{ digests: [], pins: [], localDigests: [] },
      },
    ],
    [
      'a path with an @',
      { userInput: '/w/job@2/redis.tar' },
      {
        ...{ name: '/w/job@2/redis.tar', references: ['/w/job@2/redis.tar'] },
        ...{ digests: [], pins: [], localDigests: [] },
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
        pins: [`redis@${A}`, `index.docker.io/library/redis@${A}`],
      },
    ],
    [
      'nulls and empty texts',
      { userInput: null, tags: null, repoDigests: null, manifestDigest: '' },
      { name: null, references: [], digests: [], pins: [], localDigests: [] },
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

test.each<readonly [unknown, string | undefined]>([
  ...['go-module', 'java-archive', 'binary', 'github-action'].map(
    (type) => [type, 'language'] as const,
  ),
  ...['alpm', 'apk', 'deb', 'linux-kernel', 'linux-kernel-module', 'msrc-kb', 'nix', 'portage'].map(
    (type) => [type, undefined] as const,
  ),
  ...['rpm', 'UnknownPackage', '', undefined, null, 7].map((type) => [type, undefined] as const),
])('a match in an artifact of type %j is of a package of kind %s', (type, kind) => {
  const { findings } = reportOf(grype([grypeMatch({}, { type })]));
  expect(findings.map((each) => each.kind)).toEqual([kind]);
});
