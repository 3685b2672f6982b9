/** Which packages a report of Trivy lists, but did not check. */
import { expect, test } from '@jest/globals';
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
