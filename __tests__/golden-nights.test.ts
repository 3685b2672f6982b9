/**
 * Nights of small catalogs, one after the other on a branch, and what is remembered after each.
 * `UPDATE_GOLDEN=1 npx jest golden-nights` writes the expected documents anew.
 *
 * Of findings:
 *
 * 1: the catalog looks for the first time.
 * 2: redis 8.0 has a new CVE, and a fix for another; the advisory of nginx gets its CVE.
 * 3: the scan of redis 8.0 proves less; a VEX statement says of a CVE that redis 7.2 does not have it.
 * 4: redis 7.2 leaves, a CVE of redis 8.0 is gone, and for the first time somebody knows what is exploited.
 * 5: redis 7.2 is back, with a CVE that it had.
 *
 * Of builds; redis states digests, nginx none, and a chart ships the first redis:
 *
 * 1: the catalog looks for the first time.
 * 2: of the same redis, a CVE is no longer reported: nobody repaired it.
 * 3: another redis, whose scan proves less; a CVE of nginx is gone, in whatever build.
 * 4: the rest of that redis: one CVE is closed by the rebuild of the night before, which the chart has to follow; one is
 *    confirmed again.
 * 5: of the same redis, another one is no longer reported.
 * 6: the first redis again: it has the CVE of the second night, and suppresses the last one.
 *
 * Of two platforms:
 *
 * 1: only amd64 was scanned.
 * 2: arm64 is late; it has a CVE more, which its vendor will not fix.
 * 3: only arm64 is scanned, with an old database: nothing is closed, and everything is partial again.
 * 4: only arm64 is stated; that alone makes nothing better.
 *
 * Of packages; the image static has none, which its owner says too:
 *
 * 1: the catalog looks for the first time.
 * 2: curl 8.15 is rebuilt: xz and a hostile name are new, zlib is gone, the others are updated.
 * 3: curl 8.14, of the same digest, lists another package: what is known of a digest may change, but no build did.
 * 4: curl 8.15 is rebuilt, and nobody knows its packages yet.
 * 5: they are known, but not what that build changed.
 *
 * Of rebuilds, taken from real nights; no digest is stated:
 *
 * 1: kubectl and ingress-nginx are clean.
 * 2: Go modules in their programs have CVEs with a fix; kubectl was rebuilt.
 * 3: both were rebuilt: of kubectl that brings one of two fixes, of ingress-nginx none.
 * 4: kubectl has the rest in another program, too.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { hasAnswersChecker, violationsOf } from './builders/answers';
import { coverageViolations, hasCoverageChecker } from './builders/coverage';
import { textsBelow, writeFiles } from './builders/files';
import { memoryGit } from './builders/memory-git';
import { runAction } from './builders/run';

const folderOf = (series: string): string => path.join(__dirname, 'golden', series);
const NIGHTS: ReadonlyArray<readonly [series: string, night: number]> = [
  ...[1, 2, 3, 4, 5].map((night) => ['nights', night] as const),
  ...[1, 2, 3, 4, 5, 6].map((night) => ['builds', night] as const),
  ...[1, 2, 3, 4].map((night) => ['platforms', night] as const),
  ...[1, 2, 3, 4, 5].map((night) => ['packages', night] as const),
  ...[1, 2, 3, 4].map((night) => ['rebuilds', night] as const),
];

const REMEMBERED =
  /^api\/v1\/((cve|changes|removed|history|feed)\.json|(cve|changes|digest)\/.+|images\/[^/]+\/((findings|releases)\.json|feed\.atom)|charts\/[^/]+\/security\.json)$/;
/** What also tells of platforms and databases. */
const COVERED =
  /^api\/v1\/((status|charts)\.json|charts\/.+|badge\/cves\.json|images\/[^/]+\/badge\.json)$/;
const OF_PACKAGES = /^api\/v1\/(packages(\.json|\/.+)|images\/[^/]+\/packages\.json)$/;
const OF_REBUILDS =
  /^api\/v1\/((status|fixes)\.json|(changes|digest)\/.+|images\/[^/]+\/(findings|releases)\.json)$/;
/** What is expected of a series that is about something else. */
const SHOWN: Readonly<Record<string, RegExp>> = {
  platforms: new RegExp(`${REMEMBERED.source}|${COVERED.source}`),
  packages: OF_PACKAGES,
  rebuilds: OF_REBUILDS,
};
const SAID = ['opened', 'closed', 'exploited', 'changed'];

const headingOf = (summary: string): string => /^## (.+)$/m.exec(summary)?.[1] ?? '';

const isExpected = (file: string): boolean => file.startsWith('expected/') || file === 'said.txt';

interface Night {
  /** The whole branch. */
  readonly tree: ReadonlyMap<string, string>;
  /** What is expected of the night, by path in its folder. */
  readonly told: Readonly<Record<string, string>>;
}

const publish = async (series: string): Promise<ReadonlyArray<Night>> => {
  const remote = memoryGit();
  const nights: Night[] = [];
  for (const [, night] of NIGHTS.filter(([own]) => own === series)) {
    const all = textsBelow(path.join(folderOf(series), `${night}`));
    const files = Object.fromEntries(Object.entries(all).filter(([file]) => !isExpected(file)));
    const ran = await runAction({
      ...{ git: remote.git, files, committed: `2026-08-0${night}T00:00:00Z` },
      inputs: {
        ...('kev.json' in files ? { kev: 'kev.json', epss: 'epss.csv' } : {}),
        'allow-removals': 'true',
        ...(Object.keys(files).some((file) => file.startsWith('reports/')) ? {} : { reports: '' }),
      },
    });
    const tree = remote.files() ?? new Map<string, string>();
    const said = [
      ...ran.errors.map((text) => `error: ${text}`),
      ...ran.warnings.map((text) => `warning: ${text}`),
      ...SAID.map((name) => `output ${name}: ${ran.outputs[name]}`),
      `heading: ${headingOf(ran.summary)}`,
      ...(ran.summary.match(/^- ➕ .*: .+$/gm) ?? []),
    ];
    const shown = SHOWN[series] ?? REMEMBERED;
    const remembered = [...tree].filter(([file]) => shown.test(file));
    nights.push({
      tree,
      told: {
        ...Object.fromEntries(
          remembered.map(([file, text]) => [
            `expected/${file.slice('api/v1/'.length)}`,
            file.endsWith('.json')
              ? `${JSON.stringify(JSON.parse(text), undefined, 1)}\n`
              : text.replaceAll('<entry>', '\n<entry>'),
          ]),
        ),
        'said.txt': `${said.join('\n')}\n`,
      },
    });
  }
  return nights;
};

const published = new Map<string, ReturnType<typeof publish>>();

/** The nights of a series, which are published once. */
const nightsOf = (series: string): ReturnType<typeof publish> => {
  const nights = published.get(series) ?? publish(series);
  published.set(series, nights);
  return nights;
};

const rewrite = (series: string, night: number, told: Night['told']): void => {
  const folder = path.join(folderOf(series), `${night}`);
  rmSync(path.join(folder, 'expected'), { recursive: true, force: true });
  writeFiles(folder, Object.entries(told));
};

test.each(NIGHTS)(
  'what is remembered after a night: %s %d is as expected',
  async (series, night) => {
    const { told = {} } = (await nightsOf(series))[night - 1] ?? {};
    if (process.env['UPDATE_GOLDEN']) rewrite(series, night, told);
    const stored = Object.entries(textsBelow(path.join(folderOf(series), `${night}`)));
    expect(told).toEqual(Object.fromEntries(stored.filter(([file]) => isExpected(file))));
  },
);

(hasAnswersChecker ? describe : describe.skip)('the check of answers has nothing to say', () => {
  test.each(NIGHTS)('about %s %d', async (series, night) => {
    const nights = await nightsOf(series);
    const before = nights[night - 2]?.tree;
    expect(await violationsOf(nights[night - 1]?.tree ?? [], before)).toEqual([]);
  });
});

(hasCoverageChecker ? describe : describe.skip)('the check of coverage has nothing to say', () => {
  test.each(NIGHTS)('about %s %d', async (series, night) => {
    const nights = await nightsOf(series);
    const all = Object.entries(textsBelow(path.join(folderOf(series), `${night}`)));
    const reports = Object.fromEntries(all.filter(([file]) => file.startsWith('reports/')));
    const [now, before] = [nights[night - 1]?.tree ?? [], nights[night - 2]?.tree ?? []];
    const given = [Object.fromEntries(now), reports, Object.fromEntries(before)] as const;
    expect(await coverageViolations(...given)).toEqual([]);
  });
});
