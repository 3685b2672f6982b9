/** How often a publish asks the server for documents: each request costs a round trip. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Files } from '../builders/branch';
import { manifestText } from '../builders/catalog';
import { memoryGit } from '../builders/memory-git';
import { trivy, trivyFinding } from '../builders/reports';
import { run } from '../history/published-nights';

const SLUGS = Array.from({ length: 6 }, (_, i) => `image-${i}`);
const VERSIONS = ['2', '1'];

const manifest: Files = {
  'catalog.yaml': manifestText(
    SLUGS.flatMap((slug) => VERSIONS.map((version) => `${slug}/${version}`)),
  ),
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

/** The number of documents of each kind in each request. */
const requestsOf = async (files: Files) => {
  const before = remote.fetches.length;
  const ran = await run(remote, { ...manifest, ...files });
  const requests = remote.fetches.slice(before).map((paths) => {
    const counts: Record<string, number> = {};
    for (const path of paths) {
      const kind = path
        .replace(/^api\/v1\//, '')
        .replace(/^(images|security)\/[^/]+\//, '$1/*/')
        .replace(/^security\/[^/]+$/, 'security/*.json')
        .replace(/[^/]+$/, (name) => (/^\d/.test(name) ? '*.json' : name));
      counts[kind] = (counts[kind] ?? 0) + 1;
    }
    return counts;
  });
  return { changed: ran.outputs['changed'], requests };
};

const once = (...files: ReadonlyArray<string>) =>
  Object.fromEntries(files.map((file) => [file, 1] as const));

/** The memory of all images, and the lists. */
const MEMORY = {
  ...{ 'images/*/findings.json': 6, 'images/*/releases.json': 6 },
  ...once('state.json', 'status.json', 'security.json', 'cve.json', 'feed.json', 'removed.json'),
  ...once('fixes.json', 'changes.json', 'history.json', 'packages.json', 'updates.json'),
};

describe('documents are fetched in one request', () => {
  test.each<readonly [string, Files, Readonly<Record<string, number>>]>([
    ['if nothing changes', {}, {}],
    ['if every report is as before', FIRST, { 'security/*.json': 6 }],
  ])('%s', async (_, files, more) => {
    expect(await requestsOf(files)).toEqual({
      changed: 'false',
      requests: [{ ...MEMORY, ...more }],
    });
  });

  test('if few reports change something: also the records of other versions', async () => {
    expect(await requestsOf(scansOf(2, ['2'], 'CVE-2026-0002'))).toEqual({
      changed: 'true',
      requests: [{ ...MEMORY, 'security/*.json': 2, 'security/*/*.json': 2 }],
    });
  });

  test('if all of them do: also their day', async () => {
    expect(await requestsOf(scansOf(SLUGS.length, VERSIONS, 'CVE-2026-0003'))).toEqual({
      changed: 'true',
      requests: [{ ...MEMORY, 'security/*.json': 6, 'changes/*.json': 1 }],
    });
  });

  test('if a list of packages comes: also the lists of all images', async () => {
    const listing = (slug: string): Files => ({
      [`reports/${slug}/2.json`]: JSON.stringify(
        trivy([], {
          CreatedAt: '2026-08-03T03:00:00Z',
          Results: [
            {
              ...{ Target: 'x (wolfi 1)', Class: 'os-pkgs', Type: 'wolfi' },
              Packages: [{ Name: 'zlib', Version: '1' }],
            },
          ],
        }),
      ),
    });
    await requestsOf({ ...listing('image-0'), ...listing('image-1') });
    expect(await requestsOf(listing('image-0'))).toMatchObject({
      requests: [{ 'images/*/packages.json': 2 }],
    });
  });

  test('twice if the manifest changes an image: its records are known only then', async () => {
    const text = manifest['catalog.yaml']?.replace('The image image-5', 'Another') ?? '';
    const { changed, requests } = await requestsOf({ 'catalog.yaml': text });
    expect([changed, requests.slice(1)]).toEqual(['true', [{ 'security/*/*.json': 2 }]]);
  });

  test('more often if the branch was edited: every record is read then, and every list', async () => {
    remote.edit({ 'api/v1/images.json': '{}' });
    const { changed, requests } = await requestsOf({});
    expect([changed, requests.slice(1)]).toEqual([
      'true',
      [expect.objectContaining({ 'security/*/*.json': 12 }), { 'images/*/packages.json': 2 }],
    ]);
  });
});
