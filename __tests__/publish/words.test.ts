/** The words of a report are those of its image only. */
import { expect, test } from '@jest/globals';
import type { DayChanges } from '../../src/contract/changes';
import type { CveCollection, CveDocument } from '../../src/contract/cves';
import type { Feed } from '../../src/contract/feed';
import type { ImageFindings } from '../../src/contract/findings';
import { catalog, publishOn, readOn } from '../builders/branch';
import { day } from '../builders/findings';
import { type MemoryGit, memoryGit } from '../builders/memory-git';
import { trivy, trivyFinding } from '../builders/reports';

const ID = 'CVE-2026-0001';
const ALL = ['nginx/1', 'python/1', 'redis/1'];
const HONEST = ['Out-of-bounds read', 'https://acme.test/1'] as const;
const EVIL = ['! False positive', 'http://0.evil.test/x'] as const;

const reportOf = (
  key: string,
  date: number,
  words: readonly [string, string] | undefined,
  id = ID,
) => ({
  [`reports/${key}.json`]: JSON.stringify(
    trivy(
      words === undefined
        ? []
        : [trivyFinding({ VulnerabilityID: id, Title: words[0], PrimaryURL: words[1] })],
      { ArtifactName: key, CreatedAt: day(date) },
    ),
  ),
});

const wordsIn = (remote: MemoryGit) => {
  const { title, url } = readOn<CveDocument>(remote, `cve/2026/${ID}.json`);
  const [item] = readOn<CveCollection>(remote, 'cve.json').data;
  const own = ['nginx', 'python', 'redis'].map(
    (slug) => readOn<ImageFindings>(remote, `images/${slug}/findings.json`).words[ID] ?? null,
  );
  const feeds = ['nginx', 'python', 'redis'].map((slug) =>
    remote.files()?.get(`api/v1/images/${slug}/feed.atom`)?.includes(EVIL[0]),
  );
  return { title, url, listed: item?.title, own, feeds };
};

test('documents about several images have the words of most; each image has its own', async () => {
  const remote = memoryGit();
  await publishOn(remote, {
    ...catalog(...ALL),
    ...reportOf('nginx/1', 1, undefined),
    ...reportOf('python/1', 1, undefined),
    ...reportOf('redis/1', 1, undefined),
  });
  await publishOn(remote, {
    ...catalog(...ALL),
    ...reportOf('nginx/1', 2, HONEST),
    ...reportOf('python/1', 2, EVIL),
    ...reportOf('redis/1', 2, HONEST),
  });
  expect(wordsIn(remote)).toEqual({
    ...{ title: HONEST[0], url: HONEST[1], listed: HONEST[0] },
    own: [HONEST, EVIL, HONEST],
    feeds: [false, true, false],
  });
  const [changed] = readOn<DayChanges>(remote, 'changes/2026-08-02.json').cves;
  expect(changed?.title).toBe(HONEST[0]);
  const [found] = readOn<Feed>(remote, 'feed.json').items;
  expect(found?.content_text).toBe(`${HONEST[0]}\nnginx: 1\npython: 1\nredis: 1`);

  await publishOn(remote, { ...catalog(...ALL), ...reportOf('python/1', 3, HONEST) });
  expect(wordsIn(remote)).toMatchObject({
    own: [HONEST, HONEST, HONEST],
    feeds: [false, false, false],
  });
  expect([...(remote.files() ?? [])].filter(([, text]) => text.includes(EVIL[1]))).toEqual([]);
});
