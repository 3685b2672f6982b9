/** The dates that a tree may contain, and the documents that a run may write. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { stringify } from 'yaml';
import type { Files } from '../builders/arbitrary-runs';
import { digestOf } from '../builders/digest';
import { imageFields, REGISTRY } from '../builders/items';
import { memoryGit } from '../builders/memory-git';
import { trivy, trivyFinding } from '../builders/reports';
import { exploitedNights, type Night } from './nights';
import { publishNight, run, treeOf } from './published-nights';

const DATE = /\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\dZ)?/g;
const datesIn = (texts: Iterable<string>): ReadonlySet<string> =>
  new Set([...texts].flatMap((text) => text.match(DATE) ?? []));

/** All dates in the inputs, their days, and midnight of these days. */
const statedBy = (nights: ReadonlyArray<Night>): ReadonlySet<string> => {
  const texts = nights.flatMap(({ manifest, reports, kev, committed }) => [
    ...Object.values({ ...manifest, ...reports, ...kev }).map(String),
    committed ?? '',
  ]);
  const dates = [...datesIn(texts)];
  const days = dates.map((date) => date.slice(0, 10));
  return new Set([...dates, ...days, ...days.map((day) => `${day}T00:00:00Z`)]);
};

test('published dates are only those of reports, commits and files, never of the clock', () =>
  fc.assert(
    fc.asyncProperty(exploitedNights, async (nights) => {
      const trees = await Promise.all(
        ['2026-12-31', '2031-05-06'].map(async (now) => {
          const remote = memoryGit();
          for (const night of nights)
            await publishNight(remote, night, { now: () => Date.parse(now) });
          return treeOf(remote);
        }),
      );
      expect(trees[1]).toEqual(trees[0]);
      const stated = statedBy(nights);
      const published = datesIn([...(trees[0] ?? [])].flat());
      expect([...published].filter((date) => !stated.has(date))).toEqual([]);
    }),
    { numRuns: 8, endOnFailure: true },
  ));

const SLUGS = Array.from({ length: 30 }, (_, i) => `image-${String(i).padStart(2, '0')}`);

const manifest: Files = {
  'catalog.yaml': stringify({
    registry: REGISTRY,
    images: SLUGS.map((slug) => ({
      ...imageFields(slug),
      versions: [{ version: '1', digest: digestOf(slug) }],
    })),
  }),
};
const scanOf = (slug: string, day: string, ...ids: ReadonlyArray<string>): Files => ({
  [`reports/${slug}/1.json`]: JSON.stringify(
    trivy(
      ids.map((VulnerabilityID) => trivyFinding({ VulnerabilityID })),
      { CreatedAt: `${day}T03:00:00Z` },
    ),
  ),
});

test('if one of many images changes, only its documents and the lists that mention it are written', async () => {
  const remote = memoryGit();
  const first = Object.assign(
    {},
    ...SLUGS.map((slug) => scanOf(slug, '2026-08-01', 'CVE-2026-0001')),
  );
  await run(remote, { ...manifest, ...first });
  const before = treeOf(remote);
  const [slug = ''] = SLUGS;
  await run(remote, { ...manifest, ...scanOf(slug, '2026-08-02', 'CVE-2026-0002') });
  const after = treeOf(remote);
  const changed = [...after]
    .filter(([path, text]) => before.get(path) !== text)
    .map(([path]) => path.slice('api/v1/'.length));
  expect(changed.sort()).toEqual(
    [
      ...['changes/2026-08-02.json', 'cve/2026/CVE-2026-0001.json', 'cve/2026/CVE-2026-0002.json'],
      ...[
        `images/${slug}/feed.atom`,
        `images/${slug}/findings.json`,
        `security/${slug}.json`,
        `security/${slug}/1.json`,
      ],
      ...['changes.json', 'cve.json', 'feed.atom', 'feed.json', 'fixes.json', 'history.json'],
      ...['integrity.json', 'state.json', 'status.json'],
    ].sort(),
  );
  expect([...before.keys()].filter((path) => !after.has(path))).toEqual([]);
});
