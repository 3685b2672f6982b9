import { expect, test } from '@jest/globals';
import { toRecordFindings } from '../../src/contract/record/record-findings';
import type { Cve, Suppression } from '../../src/contract/security';
import { row } from '../builders/findings';
import { suppression } from '../builders/reports';

const FOUND = {
  ...{ severity: 'HIGH', fixable: false, packages: ['openssl'], aliases: [] },
  ...{ title: null, url: null, fixes: [] },
};

test.each<readonly [string, ReadonlyArray<Cve>, Readonly<Record<string, object>>]>([
  ['no rows', [], {}],
  ['one row', [row('CVE-2026-0001')], { 'CVE-2026-0001': FOUND }],
  [
    'the worst severity of several rows; fixable if any row is',
    [
      row('CVE-2026-0001', { severity: 'LOW', fixed: '1' }),
      row('CVE-2026-0001', { severity: 'CRITICAL', pkg: 'busybox' }),
    ],
    {
      'CVE-2026-0001': {
        ...FOUND,
        ...{ severity: 'CRITICAL', fixable: true, packages: ['busybox', 'openssl'] },
        fixes: ['1'],
      },
    },
  ],
  [
    'each package once, in UTF-16 order',
    [
      row('CVE-2026-0001', { pkg: 'b' }),
      row('CVE-2026-0001', { pkg: 'B' }),
      row('CVE-2026-0001', { pkg: 'b', installed: '4' }),
    ],
    { 'CVE-2026-0001': { ...FOUND, packages: ['B', 'b'] } },
  ],
  [
    'an advisory under its CVE, with the row of the CVE',
    [
      row('GHSA-aaaa-bbbb-cccc', { aliases: ['CVE-2026-0001'], pkg: 'a' }),
      row('CVE-2026-0001', { pkg: 'b' }),
    ],
    {
      'CVE-2026-0001': { ...FOUND, packages: ['a', 'b'], aliases: ['GHSA-aaaa-bbbb-cccc'] },
    },
  ],
  [
    'the first CVE of several in UTF-16 order; the others are aliases',
    [row('GHSA-aaaa-bbbb-cccc', { aliases: ['CVE-2026-0002', 'CVE-2026-0001'] })],
    {
      'CVE-2026-0001': { ...FOUND, aliases: ['CVE-2026-0002', 'GHSA-aaaa-bbbb-cccc'] },
    },
  ],
  [
    'an advisory without a CVE, and an id that only looks like one',
    [row('GHSA-aaaa-bbbb-cccc', { aliases: ['CVE-1', 'GHSA-dddd-eeee-ffff'] })],
    {
      'GHSA-aaaa-bbbb-cccc': { ...FOUND, aliases: ['CVE-1', 'GHSA-dddd-eeee-ffff'] },
    },
  ],
  [
    'the title and the URL that sort first, from any row',
    [
      row('CVE-2026-0001', { title: 'b', url: 'https://a.test/' }),
      row('CVE-2026-0001', { title: 'a', url: 'https://b.test/', pkg: 'zlib' }),
      row('CVE-2026-0001', { installed: '9' }),
    ],
    {
      'CVE-2026-0001': {
        ...FOUND,
        ...{ packages: ['openssl', 'zlib'], title: 'a', url: 'https://a.test/' },
      },
    },
  ],
])('the rows of a record are grouped: %s', (_, rows, found) => {
  const read = toRecordFindings({ rows, suppressions: [] });
  expect([Object.fromEntries(read.found), [...read.suppressed]]).toEqual([found, []]);
});

const because = 'component_not_present';
test.each<readonly [string, ReadonlyArray<Suppression>, Readonly<Record<string, object>>]>([
  [
    'an ignored finding',
    [suppression({ id: 'CVE-2026-0001' })],
    { 'CVE-2026-0001': { severity: 'HIGH', status: 'ignored', justification: null } },
  ],
  [
    'an advisory under its CVE',
    [suppression({ id: 'GHSA-aaaa-bbbb-cccc', aliases: ['CVE-2026-0001'] })],
    { 'CVE-2026-0001': { severity: 'HIGH', status: 'ignored', justification: null } },
  ],
  [
    'not_affected before fixed before ignored, with the worst severity of all',
    [
      suppression({ id: 'CVE-2026-0001', severity: 'CRITICAL' }),
      suppression({ id: 'CVE-2026-0001', status: 'fixed', justification: null }),
      suppression({ id: 'CVE-2026-0001', status: 'not_affected', justification: because }),
    ],
    {
      'CVE-2026-0001': { severity: 'CRITICAL', status: 'not_affected', justification: because },
    },
  ],
  [
    'the first reason given for the deciding status',
    [
      suppression({ id: 'CVE-2026-0001', status: 'fixed', justification: because }),
      suppression({ id: 'CVE-2026-0001', status: 'not_affected' }),
      suppression({ id: 'CVE-2026-0001', status: 'not_affected', justification: because }),
    ],
    { 'CVE-2026-0001': { severity: 'HIGH', status: 'not_affected', justification: because } },
  ],
  [
    'a statement as a reason, without a justification',
    [
      suppression({ id: 'CVE-2026-0001', status: 'not_affected', statement: 'unused' }),
      suppression({ id: 'CVE-2026-0001', status: 'not_affected', justification: because }),
    ],
    { 'CVE-2026-0001': { severity: 'HIGH', status: 'not_affected', justification: null } },
  ],
])('the suppressions of a record are grouped: %s', (_, suppressions, expected) => {
  const read = toRecordFindings({ rows: [], suppressions });
  expect([[...read.found], Object.fromEntries(read.suppressed)]).toEqual([[], expected]);
});
