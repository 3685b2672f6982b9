import { describe, expect, test } from '@jest/globals';
import type { ImageFindings } from '../../explorer/model/documents';
import { earliest, findVersionEntries, sinceById } from '../../explorer/model/history';

const entry = (version: string, since: string | null = null) => ({
  version,
  confirmed: true,
  severity: 'HIGH' as const,
  fixable: false,
  packages: ['libssl3'],
  aliases: [],
  since,
});

const findings: ImageFindings = {
  apiVersion: 'v1',
  resource: 'findings',
  slug: 'redis',
  image: 'ghcr.io/acme/images/redis',
  versions: [],
  open: [
    {
      id: 'CVE-2026-1000',
      severity: 'HIGH',
      since: '2026-01-01T00:00:00Z',
      versions: [entry('2', '2026-02-01T00:00:00Z'), entry('1', '2026-01-01T00:00:00Z')],
    },
    { id: 'CVE-2026-2000', severity: 'HIGH', since: null, versions: [entry('2')] },
  ],
  suppressed: [],
  closed: [],
};

describe('since when a version has what', () => {
  test('is read from the findings of its image', () => {
    const entries = findVersionEntries(findings, '2');
    expect(entries).toEqual([
      {
        ...entry('2', '2026-02-01T00:00:00Z'),
        id: 'CVE-2026-1000',
        imageSince: '2026-01-01T00:00:00Z',
      },
      { ...entry('2'), id: 'CVE-2026-2000', imageSince: null },
    ]);
    expect([...sinceById(entries)]).toEqual([
      ['CVE-2026-1000', '2026-02-01T00:00:00Z'],
      ['CVE-2026-2000', null],
    ]);
  });

  test.each([
    [findings, '3'],
    [undefined, '2'],
  ])('is unknown where nothing is known: %#', (known, version) => {
    expect(findVersionEntries(known, version)).toEqual([]);
  });
});

test.each([
  [[], null],
  [[null], null],
  [['2026-02-01T00:00:00Z', null, '2026-01-01T00:00:00Z'], '2026-01-01T00:00:00Z'],
])('the earliest of %j is %j', (dates, first) => {
  expect(earliest(dates)).toBe(first);
});
