import { describe, expect, test } from '@jest/globals';
import type { CveDocument, ImageFindings } from '../../explorer/model/documents';
import {
  affectedVersions,
  earliest,
  filterAffected,
  findVersionEntries,
  sinceById,
} from '../../explorer/model/history';
import { find } from '../../explorer/search/find';

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

describe('the versions that a document names', () => {
  const image = (slug: string, latest: string | null, versions: ReadonlyArray<string>) => ({
    slug,
    image: `ghcr.io/acme/images/${slug}`,
    latest,
    severity: 'HIGH' as const,
    since: '2026-01-01T00:00:00Z',
    versions: versions.map((version) => entry(version)),
  });
  const all = affectedVersions({
    images: [image('nats', null, ['1']), image('redis', '8', ['8', '7'])],
  } as unknown as CveDocument);
  const named = (found: typeof all) => found.map((each) => `${each.slug} ${each.version}`);

  test('stand one by one, the newest of each image marked', () => {
    expect(all.map(({ searched, named: _, ...rest }) => rest)).toEqual([
      { ...entry('1'), slug: 'nats', isLatest: false, imageSince: '2026-01-01T00:00:00Z' },
      { ...entry('8'), slug: 'redis', isLatest: true, imageSince: '2026-01-01T00:00:00Z' },
      { ...entry('7'), slug: 'redis', isLatest: false, imageSince: '2026-01-01T00:00:00Z' },
    ]);
  });

  test.each([
    ['', '', ['nats 1', 'redis 8', 'redis 7']],
    [' Redis ', '', ['redis 8', 'redis 7']],
    ['LIBSSL', '1', ['redis 8']],
    ['zlib', '', []],
  ])('are found by %j, newest only: %s', (q, latest, found) => {
    expect(named(filterAffected(find(all, q).items, { latest }))).toEqual(found);
  });
});

test.each([
  [[], null],
  [[null], null],
  [['2026-02-01T00:00:00Z', null, '2026-01-01T00:00:00Z'], '2026-01-01T00:00:00Z'],
])('the earliest of %j is %j', (dates, first) => {
  expect(earliest(dates)).toBe(first);
});
