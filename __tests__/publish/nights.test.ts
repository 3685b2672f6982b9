/** A week of one catalog: each night changes the documents that follow from it, and nothing else. */
import { expect, test } from '@jest/globals';
import type { Files } from '../builders/branch';
import { memoryGit } from '../builders/memory-git';
import { runAction } from '../builders/run';
import { chart, image, MANIFEST, manifest, manifestOf, reportOf, yaml } from '../e2e/builders';
import { idsOf, json, recordsIn, statesOf } from '../e2e/results';

/** redis 1.0 and 2.0, node 20, a chart of redis. */
const CATALOG = manifest({
  images: [image('redis', ['1.0', '2.0']), image('node', ['20'])],
  charts: [chart('redis')],
  project: { name: 'Acme', base: 'Wolfi' },
});
const REDIS_1 = reportOf('redis', '1.0', [
  { id: 'CVE-1', fixed: '1.1' },
  { id: 'CVE-2', severity: 'LOW' },
]);
const FIRST = { 'reports/redis.json': REDIS_1, 'reports/node.json': reportOf('node', '20') };
const MORE = {
  'reports/redis.json': reportOf('redis', '2.0', [{ id: 'CVE-3', severity: 'CRITICAL' }]),
};
const AGAIN = {
  'reports/node.json': reportOf('node', '20', [{ id: 'CVE-9', severity: 'MEDIUM' }]),
};

const below = (names: Iterable<string>) =>
  [...names].map((name) => name.replace('api/v1/', '')).sort();
const SEVERITIES = ['badge/cves.json', 'badge/cves.svg'];
const IMAGES = ['images.json', 'images/1.json'];
const badgesOf = (slug: string) => [`images/${slug}/badge.json`, `images/${slug}/badge.svg`];

test('a night writes what follows from it', async () => {
  const remote = memoryGit();
  const tree = () => Object.fromEntries(remote.files() ?? []);
  /** What a night says, and the names below `api/v1` that it changed. */
  const night = async (files: Files, manifestText = yaml(CATALOG), inputs: Files = {}) => {
    const workspace = { [MANIFEST]: manifestText, ...files };
    const { errors, outputs } = await runAction({ git: remote.git, files: workspace, inputs });
    expect(errors).toEqual([]);
    const { added, modified, removed } = remote.commits.at(-1)?.changes ?? {};
    const [more, others] = [below(added?.keys() ?? []), below(modified?.keys() ?? [])];
    return { outputs, changed: { added: more, modified: others, removed: below(removed ?? []) } };
  };
  await night(FIRST);

  expect((await night(MORE)).changed).toEqual({
    added: ['cve/other/CVE-3.json', 'security/redis/2.0.json'],
    modified: [
      ...[...SEVERITIES, 'charts.json', 'charts/1.json', 'cve.json'],
      ...['cve/other/CVE-1.json', 'cve/other/CVE-2.json', 'digest/5d.json', 'fixes.json'],
      ...['history.json', ...IMAGES, ...badgesOf('redis'), 'images/redis/findings.json'],
      ...['images/redis/releases.json', 'integrity.json', 'security.json'],
      ...['security/index.json', 'security/redis.json', 'state.json', 'status.json'],
    ].sort(),
    removed: [],
  });

  expect((await night(AGAIN)).changed).toEqual({
    added: ['changes/2026-01-02.json', 'cve/other/CVE-9.json'],
    modified: [
      ...[...SEVERITIES, 'changes.json', 'cve.json', 'feed.atom', 'feed.json', 'fixes.json'],
      ...['history.json', ...IMAGES, ...badgesOf('node'), 'images/node/findings.json'],
      ...['integrity.json', 'security.json', 'security/index.json', 'security/node.json'],
      ...['security/node/20.json', 'state.json'],
    ].sort(),
    removed: [],
  });
  expect(idsOf(tree(), 'node', '20')).toEqual(['CVE-9']);

  const roadmap = [{ name: 'Kafka', category: 'Queue', priority: 'next' }];
  expect((await night({}, yaml({ ...CATALOG, roadmap }))).changed).toEqual({
    added: [],
    modified: ['integrity.json', 'roadmap.json', 'roadmap/1.json', 'state.json'],
    removed: [],
  });

  const fewer = manifestOf(image('redis', ['2.0']));
  const allowed = { 'allow-removals': 'true' };
  expect((await night({}, fewer, allowed)).changed.removed).toEqual([
    ...['badge/base.json', 'badge/base.svg', 'charts/redis/security.json', 'cve/other/CVE-9.json'],
    ...[...badgesOf('node'), 'images/node/feed.atom', 'images/node/findings.json'],
    ...['images/node/releases.json', 'security/node.json', 'security/node/20.json'],
    'security/redis/1.0.json',
  ]);

  const last = await night({}, fewer, { ...allowed, 'carry-forward': 'false' });
  expect([recordsIn(tree()), statesOf(tree())]).toEqual([[], { 'redis/2.0': 'unscanned' }]);
  expect(last.outputs).toMatchObject({ unscanned: '1', 'scanned-images': '0' });
  expect(json(tree(), 'api/v1/badge/cves.json')).toMatchObject({
    ...{ message: 'not scanned', color: 'lightgrey' },
  });
});
