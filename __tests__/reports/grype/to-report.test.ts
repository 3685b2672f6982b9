import { describe, expect, test } from '@jest/globals';
import type { Finding } from '../../../src/reports/finding';
import { digestOf } from '../../builders/digest';
import { finding, grype, grypeMatch, reportOf } from '../../builders/reports';

const base = finding({ targets: ['/lib/apk/db'] });
type Json = Readonly<Record<string, unknown>>;

describe('a finding of Grype', () => {
  const CASES: ReadonlyArray<readonly [string, Json, Json, Json, Partial<Finding>]> = [
    ['as it is', {}, {}, {}, {}],
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
    ['a source that is no address', { dataSource: 'ftp://a.test', urls: null }, {}, {}, {}],
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

test('ignored matches of Grype are not counted', () => {
  expect(reportOf(grype([], {}, { ignoredMatches: [grypeMatch()] })).findings).toEqual([]);
});

test.each<readonly [unknown, boolean]>([
  [undefined, false],
  [null, false],
  [[], false],
  [[{ alerts: null }], false],
  [[{ alerts: [{ type: 'other' }] }], false],
  [[{ alerts: [] }, { alerts: [{ type: 'other' }, { type: 'distro-eol' }] }], true],
])('alerts %j: end of life %s', (alertsByPackage, endOfLife) => {
  expect(reportOf(grype([], {}, { alertsByPackage })).gaps).toEqual({
    endOfLife,
    osPackagesNotScanned: false,
    noPackagesScanned: false,
  });
});

describe('scanner, date and identity of a Grype report', () => {
  const [A, B] = [digestOf('a'), digestOf('b')];
  test.each<readonly [string, Json, unknown]>([
    ['a name', {}, { references: ['ghcr.io/acme/images/redis:7'], digests: [], localDigests: [] }],
    [
      'a path with an @ in it',
      { userInput: '/w/job@2/redis.tar' },
      { references: ['/w/job@2/redis.tar'], digests: [], localDigests: [] },
    ],
    [
      'everything',
      {
        userInput: `redis@${A}`,
        tags: ['redis:7', ''],
        repoDigests: [`index.docker.io/library/redis@${A}`],
        manifestDigest: B,
      },
      { references: [`redis@${A}`, 'redis:7'], digests: [A], localDigests: [B] },
    ],
    [
      'nulls and empty texts',
      { userInput: null, tags: null, repoDigests: null, manifestDigest: '' },
      { references: [], digests: [], localDigests: [] },
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
