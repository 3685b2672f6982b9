/** How often a publish asks the server for documents: each time takes as long as the way to it and back. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import type { Files } from '../builders/arbitrary-runs';
import { digestOf } from '../builders/digest';
import { imageFields, REGISTRY } from '../builders/items';
import { memoryGit } from '../builders/memory-git';
import { trivy, trivyFinding } from '../builders/reports';
import { run } from '../history/published-nights';

const SLUGS = Array.from({ length: 60 }, (_, i) => `image-${i}`);
const VERSIONS = ['2', '1'];

const manifest: Files = {
  'catalog.yaml': stringify({
    registry: REGISTRY,
    images: SLUGS.map((slug) => ({
      ...imageFields(slug),
      versions: VERSIONS.map((version) => ({ version, digest: digestOf(`${slug}/${version}`) })),
    })),
  }),
};

/** Reports of versions of the first images. */
const scansOf = (images: number, versions: ReadonlyArray<string>, id: string): Files =>
  Object.fromEntries(
    SLUGS.slice(0, images).flatMap((slug) =>
      versions.map((version) => [
        `reports/${slug}/${version}.json`,
        JSON.stringify(
          trivy([trivyFinding({ VulnerabilityID: id })], {
            CreatedAt: id.endsWith('1') ? '2026-08-01T03:00:00Z' : '2026-08-02T03:00:00Z',
          }),
        ),
      ]),
    ),
  );

const FIRST = scansOf(SLUGS.length, VERSIONS, 'CVE-2026-0001');
const remote = memoryGit();

beforeAll(async () => {
  await run(remote, { ...manifest, ...FIRST });
});

/** The documents in each request: names of those directly in `api/v1`, and how many others there are. */
const requestsOf = async (reports: Files) => {
  const before = remote.fetches.length;
  await run(remote, { ...manifest, ...reports });
  return remote.fetches.slice(before).map((paths) => {
    const names = paths.map((path) => path.slice('api/v1/'.length));
    const [lists, others] = [true, false].map((isList) =>
      names.filter((name) => !name.includes('/') === isList),
    );
    return { lists: lists?.sort(), others: others?.length };
  });
};

const ALWAYS = ['cve.json', 'history.json', 'security.json', 'state.json', 'status.json'];
const MEMORY = ['changes.json', 'feed.json', 'packages.json', 'removed.json'];

describe('documents are fetched', () => {
  test('once if nothing changes', async () => {
    const always = [{ lists: [...ALWAYS, 'updates.json'], others: 0 }];
    expect(await requestsOf({})).toEqual(always);
    expect(await requestsOf(FIRST)).toEqual(always);
  });

  test('twice if few reports change something: findings, releases and records with the lists', async () => {
    expect(await requestsOf(scansOf(10, ['2'], 'CVE-2026-0002'))).toEqual([
      { lists: [...ALWAYS, 'updates.json', ...MEMORY].sort(), others: 30 },
      { lists: [], others: 1 },
    ]);
  });

  test('up to four times if many reports do', async () => {
    const many = scansOf(SLUGS.length - 1, VERSIONS, 'CVE-2026-0003');
    const last = Object.entries(scansOf(SLUGS.length, ['2'], 'CVE-2026-0003')).slice(-1);
    expect((await requestsOf({ ...many, ...Object.fromEntries(last) })).length).toBe(4);
  });
});
