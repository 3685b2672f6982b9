/** Which packages a report of Trivy lists, but did not check. */
import { describe, expect, test } from '@jest/globals';
import { reportOf } from '../../../builders/parsed-reports';
import { trivy, trivyFinding } from '../../../builders/reports';
import { deb, third } from '../../../builders/unchecked-runs';

const libc = deb('libc6', 'official');
const server = third('server');
const ofOs = (Packages: unknown, more: object = {}) => ({
  ...{ Class: 'os-pkgs', Type: 'debian', Packages },
  ...more,
});
const modified = (Type: string) => ({
  ExperimentalModifiedFindings: [
    { Type, Status: 'ignored', Finding: { VulnerabilityID: 'CVE-2026-1', PkgName: 'server' } },
  ],
});
const vulnerable = (PkgName: string) => ({ Vulnerabilities: [trivyFinding({ PkgName })] });
const NONE: ReadonlyArray<string> = [];

test.each<readonly [string, ReadonlyArray<object>, ReadonlyArray<string>, boolean]>([
  ['a package of a third party', [ofOs([libc, server])], ['server'], false],
  ['it alone: nothing was checked', [ofOs([server])], ['server'], true],
  ['it, and a finding in another', [ofOs([libc, server], vulnerable('libc6'))], ['server'], false],
  ['it, and a finding in none that is listed', [ofOs([server], vulnerable('x'))], ['server'], true],
  ['it, and a finding in it', [ofOs([libc, server], vulnerable('server'))], NONE, false],
  [
    'it, and a suppressed finding in it',
    [ofOs([libc, server], modified('vulnerability'))],
    NONE,
    false,
  ],
  [
    'it, and a finding in it in another result',
    [ofOs([libc, server]), { Class: 'lang-pkgs', ...vulnerable('server') }],
    NONE,
    false,
  ],
  [
    'it, and a modified finding in it that is no vulnerability',
    [ofOs([libc, server]), { Class: 'secret', ...modified('secret') }],
    ['server'],
    false,
  ],
  [
    'it, and one of a language',
    [ofOs([server]), { Class: 'lang-pkgs', Type: 'jar', Packages: [{ Name: 'x' }] }],
    ['server'],
    false,
  ],
  ['one of a language', [{ Class: 'lang-pkgs', Type: 'jar', Packages: [server] }], NONE, false],
  ['official ones', [ofOs([libc, deb('a', 'official')])], NONE, false],
  ['one of which it does not say whose it is', [ofOs([libc, deb('a')])], NONE, false],
  ['one without a name', [ofOs([libc, third('')])], NONE, false],
  ['one whose name is no text', [ofOs([libc, third('a', { Name: 7 })])], NONE, false],
  [
    'one whose class is no text',
    [ofOs([libc, deb('a', undefined, { Repository: { Class: ['third-party'] } })])],
    NONE,
    false,
  ],
  [
    'one with nothing else that is usable',
    [ofOs([libc, third('a', { Version: 7 })])],
    ['a'],
    false,
  ],
  ['no packages', [ofOs(undefined)], NONE, false],
  ['packages that are no list', [ofOs(server)], NONE, false],
  [
    'two versions of one, and another, in no order',
    [ofOs([libc, server, third('a'), third('a', { Version: '2' })])],
    ['a', 'server'],
    false,
  ],
  [
    'a lone surrogate in a name',
    [ofOs([libc, third('a', { Name: 'a\ud800' })])],
    ['a\ufffd'],
    false,
  ],
  [
    'a lone surrogate in a name, and a finding in it',
    [ofOs([libc, third('a', { Name: 'a\ud800' })], vulnerable('a\ud800'))],
    NONE,
    false,
  ],
  ['licenses', [ofOs([server]), { Class: 'license' }], NONE, false],
])('a report with %s did not check', (_, Results, unchecked, nothingChecked) => {
  const { packages, gaps } = reportOf(trivy([], { Results }));
  expect([packages.unchecked, gaps.includes('nothing-checked')]).toEqual([
    unchecked,
    nothingChecked,
  ]);
});

/** A package that Trivy lists by the name of the database of rpm. */
const key = (PURL: string | undefined, more: object = {}) =>
  third('gpg-pubkey', { Identifier: PURL === undefined ? undefined : { PURL }, ...more });
const RPM_KEY = key('pkg:rpm/redhat/gpg-pubkey@5a6340b3-6229229e');

describe('an imported key of rpm is not a package:', () => {
  const bash = { Name: 'bash', Version: '5', Identifier: { PURL: 'pkg:rpm/rocky/bash@5' } };
  test.each<readonly [string, ReadonlyArray<object>, ReadonlyArray<string>, string]>([
    ['by its package URL', [bash, RPM_KEY], NONE, 'bash'],
    ['by the type of its result', [bash, key(undefined)], NONE, 'bash'],
    ['whatever its class', [bash, { ...RPM_KEY, Repository: undefined }], NONE, 'bash'],
    ['not usable in any other way', [bash, key(undefined, { Version: 7 })], NONE, 'bash'],
    ['beside nothing but a skipped package', [server, RPM_KEY], ['server'], 'server'],
    [
      'not so in a package of Debian',
      [bash, key('pkg:deb/debian/gpg-pubkey@1')],
      ['gpg-pubkey'],
      'gpg-pubkey,bash',
    ],
    ['not so by a longer name', [bash, third('gpg-pubkey2')], ['gpg-pubkey2'], 'gpg-pubkey2,bash'],
  ])('%s', (_, Packages, unchecked, names) => {
    const Results = [{ Class: 'os-pkgs', Type: 'rocky', Packages }];
    const { packages, gaps } = reportOf(trivy([], { Results }));
    expect([
      packages.unchecked,
      packages.items.map(({ name }) => name).join(),
      gaps.includes('nothing-checked'),
      packages.warnings,
    ]).toEqual([unchecked, names, names === 'server', []]);
  });
});

describe('packages of third parties that Trivy checks:', () => {
  const ECHO = { Family: 'echo', Name: '1' };
  const RAPIDFORT = { Family: 'ubuntu', Name: '24.04', Supplier: 'rapidfort' };
  const DEBIAN = { Family: 'debian', Name: '12' };
  const seal = third('seal-mariadb');
  test.each<
    readonly [string, string | undefined, object, ReadonlyArray<object>, ReadonlyArray<string>]
  >([
    ['Echo', '0.73.0', ECHO, [libc, server], NONE],
    ['Echo, all of them', '0.74.0', ECHO, [server], NONE],
    ['Echo, before they were', '0.72.9', ECHO, [libc, server], ['server']],
    ['Echo, by an unknown Trivy', undefined, ECHO, [libc, server], ['server']],
    ['RapidFort', '0.74.0', RAPIDFORT, [libc, server], NONE],
    [
      'RapidFort, on any system',
      '0.74.0',
      { ...DEBIAN, Supplier: 'rapidfort' },
      [libc, server],
      NONE,
    ],
    ['no other supplier', '0.74.0', { ...DEBIAN, Supplier: 'seal' }, [libc, server], ['server']],
    [
      'no supplier that is no text',
      '0.74.0',
      { ...DEBIAN, Supplier: ['rapidfort'] },
      [server],
      ['server'],
    ],
    ['Seal', '0.73.0', DEBIAN, [libc, seal, server], ['server']],
    ['Seal alone', '0.73.0', DEBIAN, [libc, seal], NONE],
    ['Seal, in any case', '0.73.0', DEBIAN, [libc, third('SEAL-x')], NONE],
    ['Seal, by source', '0.73.0', DEBIAN, [libc, third('x', { SrcName: 'Seal-x' })], NONE],
    ['Seal, before they were', '0.72.0', DEBIAN, [libc, seal], ['seal-mariadb']],
    [
      'not what only sounds like Seal',
      '0.74.0',
      DEBIAN,
      [libc, third('sealed'), third('x-seal-')],
      ['sealed', 'x-seal-'],
    ],
  ])('%s', (_, Version, OS, Packages, unchecked) => {
    const Results = [ofOs(Packages)];
    const { packages } = reportOf(trivy([], { Trivy: { Version }, Metadata: { OS }, Results }));
    expect([
      packages.unchecked,
      packages.items.filter((each) => each.unchecked).map(({ name }) => name),
    ]).toEqual([unchecked, unchecked]);
  });
});
