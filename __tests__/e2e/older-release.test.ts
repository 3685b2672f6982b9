/** A branch that an older release published, goes back to it, and returns: nothing is wrong, and what is lost is unknown. */
import { spawnSync } from 'node:child_process';
import { afterAll, expect, test } from '@jest/globals';
import type { StatusItem } from '../../src/api/items';
import { digestOf } from '../builders/digest';
import { REGISTRY } from '../builders/items';
import { openVex, statement } from '../builders/vex';
import { chart, image, MANIFEST, manifest, reportOf, V1, yaml } from './builders';
import { PROJECT, removeFolder, temporaryFolder } from './process';
import { errorsOf, json, noticesOf, warningsOf } from './results';
import { inWorld, runWell } from './runs';
import type { World } from './world';

/** The last commit without documents of packages, charts, platforms, databases and VEX, with its `dist/`. */
const OLDER = '398c0427deb800c32fe00aa0da77c309ffc17750';

const inProject = { cwd: PROJECT, maxBuffer: 2 ** 28 };
const archive = spawnSync('git', ['archive', '--format=tar', OLDER, 'dist'], inProject);
const release = temporaryFolder('release');
spawnSync('tar', ['-x', '-C', release], { input: archive.stdout });
afterAll(() => removeFolder(release));

/** The report of a version of redis with everything that newer releases read. */
const report = (name: string, packages: ReadonlyArray<object>): string => {
  const plain = JSON.parse(reportOf('redis', name, [{ id: 'CVE-2026-0001' }]));
  const [result] = plain.Results;
  return JSON.stringify({
    ...plain,
    Trivy: { ...plain.Trivy, Server: { VulnerabilityDB: { UpdatedAt: '2026-01-01T00:00:00Z' } } },
    Metadata: { ...plain.Metadata, ImageConfig: { os: 'linux', architecture: 'amd64' } },
    Results: [{ ...result, Packages: packages }],
  });
};

const SHIPPED = {
  name: 'Redis',
  image: `${REGISTRY}/images/redis@${digestOf('redis:8.2')}`,
};

const FILES = {
  [MANIFEST]: yaml(
    manifest({
      site: 'https://catalog.acme.test',
      platforms: ['linux/amd64'],
      images: [image('redis', ['8.2', '8.0'])],
      charts: [chart('cache', { images: [SHIPPED] })],
    }),
  ),
  'reports/8.2.json': report('8.2', [{ Name: 'libssl3', Version: '3', SrcName: 'openssl' }]),
  'reports/8.0.json': report('8.0', [{ Name: 'zlib', Version: '1' }]),
  'vex/redis.json': openVex([statement('CVE-2026-0001', 'pkg:oci/redis')]),
};

const NEWER =
  /^api\/v1\/(packages(\/.+)?\.json|images\/[^/]+\/(packages|vex)\.json|charts\/[^/]+\/security\.json|vex\/.+)$/;

/** The state of each version, and of its platforms and database. */
const coverageOf = (tree: Readonly<Record<string, string>>): ReadonlyArray<string> => {
  const { data } = json(tree, `${V1}/status.json`) as { readonly data: ReadonlyArray<StatusItem> };
  return data.map(({ state, platforms = [], database }) =>
    [state, ...platforms.map((each) => `${each.platform} ${each.state}`), database].join(', '),
  );
};

/** What an older release does not write. */
const newerIn = (w: World) => {
  const tree = w.tree('gh-pages');
  return {
    documents: Object.fromEntries(Object.entries(tree).filter(([file]) => NEWER.test(file))),
    coverage: coverageOf(tree),
  };
};

const namesIn = ({ documents }: ReturnType<typeof newerIn>): ReadonlyArray<string> =>
  Object.keys(documents).map((file) => file.slice(`${V1}/`.length));

/** What the older release says of a key that it does not know. */
const IGNORED = [
  'catalog.yaml:3:1: catalog.yaml:3:1 platforms: found the unknown key "platforms", which is not published, expected one of registry, source, site, project, badges, images, charts, roadmap, retired; remove it, or begin its name with x-',
];
const FORGOTTEN = [
  'the branch does not say which platforms were scanned of 2 versions (redis 8.2, redis 8.0), so they are partial until the next scan',
];

/** An older list does not name packages as the lists of packages do. */
const UNREAD = [
  'api/v1/cve.json: the published document is not used: data[0].packageNames: found nothing, expected a list; exploitation is unknown until the next kev and epss',
];

// Copies of the project without its history have no older release.
(archive.status === 0 ? test : test.skip)(
  'after an upgrade, a way back and another upgrade, lists, platforms, databases and statements are unknown until they are given again',
  inWorld(async (w) => {
    const checkout = w.checkout(FILES, { depth: 0 });
    const READ = { reports: 'reports', vex: 'vex' };
    const older = await w.run(checkout, READ, { release, alone: true });
    expect([errorsOf(older), warningsOf(older), namesIn(newerIn(w))]).toEqual([[], IGNORED, []]);

    const upgrade = await runWell(w, checkout);
    const unknown = newerIn(w);
    expect([warningsOf(upgrade), noticesOf(upgrade), namesIn(unknown), unknown.coverage]).toEqual([
      UNREAD,
      FORGOTTEN,
      ['charts/cache/security.json', 'packages.json'],
      ['partial, linux/amd64 unscanned, ', 'partial, linux/amd64 unscanned, '],
    ]);

    await runWell(w, checkout, READ);
    const known = newerIn(w);
    expect([namesIn(known), known.coverage]).toEqual([
      [
        'charts/cache/security.json',
        'images/redis/packages.json',
        'images/redis/vex.json',
        'packages.json',
        'packages/apk.json',
        'vex/.well-known/vex-repository.json',
        'vex/index.json',
        'vex/pkg/oci/redis/vex.json',
        'vex/vex.tar.gz',
      ],
      [
        'scanned, linux/amd64 scanned, 2026-01-01T00:00:00Z',
        'scanned, linux/amd64 scanned, 2026-01-01T00:00:00Z',
      ],
    ]);

    const wayBack = await w.run(checkout, {}, { release, alone: true });
    expect([errorsOf(wayBack), warningsOf(wayBack), namesIn(newerIn(w))]).toEqual([
      [],
      IGNORED,
      [],
    ]);

    const again = await runWell(w, checkout);
    expect([warningsOf(again), noticesOf(again), newerIn(w)]).toEqual([[], FORGOTTEN, unknown]);
    await runWell(w, checkout, READ);
    expect(newerIn(w)).toEqual(known);
  }),
);
