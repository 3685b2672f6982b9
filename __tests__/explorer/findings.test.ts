import { describe, expect, test } from '@jest/globals';
import type { Cve } from '../../explorer/model/documents';
import {
  type FindingFilter,
  type FindingOrder,
  filterFindings,
  prepareFindings,
  sortFindings,
} from '../../explorer/model/findings';

const cve = (id: string, more: Partial<Cve> = {}): Cve => ({
  id,
  severity: 'HIGH',
  pkg: 'openssl',
  installed: '1.0',
  fixed: null,
  title: null,
  url: null,
  targets: [],
  ...more,
});

const rows = prepareFindings([
  cve('CVE-2024-10', { severity: 'CRITICAL', pkg: 'zlib', installed: null }),
  cve('CVE-2024-9', { fixed: '1.10', title: 'Overflow in the parser' }),
  cve('CVE-2023-100', { fixed: '1.9', installed: '2.0', severity: 'UNKNOWN' }),
  cve('GHSA-x', { pkg: 'Curl', severity: 'LOW' }),
]);
const idsOf = (found: typeof rows): ReadonlyArray<string> => found.map((row) => row.cve.id);

describe('findings are sorted', () => {
  test.each<[FindingOrder, ReadonlyArray<string>]>([
    ['severity', ['CVE-2024-10', 'CVE-2024-9', 'GHSA-x', 'CVE-2023-100']],
    ['id', ['CVE-2023-100', 'CVE-2024-9', 'CVE-2024-10', 'GHSA-x']],
    ['pkg', ['GHSA-x', 'CVE-2024-9', 'CVE-2023-100', 'CVE-2024-10']],
    ['installed', ['CVE-2024-9', 'GHSA-x', 'CVE-2023-100', 'CVE-2024-10']],
    ['fixed', ['CVE-2023-100', 'CVE-2024-9', 'CVE-2024-10', 'GHSA-x']],
  ])('by %s, numbers as numbers and what is not known last', (order, ids) => {
    expect(idsOf(sortFindings(rows, order, false))).toEqual(ids);
  });

  test('the other way round, equal ones as in the document', () => {
    expect(idsOf(sortFindings(rows, 'fixed', true))).toEqual([
      'CVE-2024-10',
      'GHSA-x',
      'CVE-2024-9',
      'CVE-2023-100',
    ]);
  });
});

describe('findings are filtered', () => {
  const none: FindingFilter = { search: '', severity: '', fixable: false };
  test.each<[Partial<FindingFilter>, ReadonlyArray<string>]>([
    [{}, ['CVE-2024-10', 'CVE-2024-9', 'CVE-2023-100', 'GHSA-x']],
    [{ severity: 'LOW' }, ['GHSA-x']],
    [{ fixable: true }, ['CVE-2024-9', 'CVE-2023-100']],
    [{ search: ' openssl  PARSER ' }, ['CVE-2024-9']],
    [{ search: 'curl' }, ['GHSA-x']],
    [{ search: '1.9' }, ['CVE-2023-100']],
    [{ search: 'curl', severity: 'HIGH' }, []],
  ])('by %j', (filter, ids) => {
    expect(idsOf(filterFindings(rows, { ...none, ...filter }))).toEqual(ids);
  });
});
