/** The built action as a runner runs it: each journey is a few nights of one catalog, with all that they leave behind. */
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { answersIn, hasAnswersChecker } from '../builders/answers';
import { digestOf } from '../builders/digest';
import { textsBelow } from '../builders/files';
import { REGISTRY } from '../builders/items';
import { openVex, statement } from '../builders/vex';
import {
  AUTHOR,
  chart,
  image,
  MANIFEST,
  manifest,
  manifestOf,
  reportOf,
  SCANNED_AT,
  SITE,
  V1,
  yaml,
} from './builders';
import { conform } from './conformance';
import { withForgetfulServer } from './forgetful-server';
import { gitAfter } from './git-scripts';
import type { Environment, Files } from './process';
import {
  anywhere,
  blobsOf,
  changesOf,
  errorsOf,
  idsOf,
  json,
  noticesOf,
  recordsIn,
  statesOf,
  warningsOf,
} from './results';
import { inWorld, publish, refused, runWell, withWorld } from './runs';
import type { Checkout, World } from './world';

const BRANCH = 'gh-pages';
const tip = (w: World): string => w.log(BRANCH)[0]?.sha ?? '';

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
const REDIS_2 = reportOf('redis', '2.0', [{ id: 'CVE-3', severity: 'CRITICAL' }]);
const NODE = reportOf('node', '20');
const FILES: Files = {
  [MANIFEST]: yaml(CATALOG),
  'redis.json': REDIS_1,
  'node.json': NODE,
  'more.json': REDIS_2,
  'again.json': reportOf('node', '20', [{ id: 'CVE-9', severity: 'MEDIUM' }]),
};
const FIRST = { reports: 'redis.json\nnode.json' };

const night = runWell;

/** What is wrong with a branch, by checkers that are not part of the repository; nothing without them. */
const violationsOn = async (w: World, branch: string, destination = ''): Promise<unknown> => {
  const folder = w.exportTree(branch, path.join(w.root, 'checked', branch));
  const below = destination === '' ? [] : ['--destination', destination];
  return [
    ...((await conform(folder, ...below))?.violations ?? []),
    ...(hasAnswersChecker && destination === '' ? await answersIn(folder) : []),
  ];
};

/** A branch after a first publish. */
const published = async (w: World, inputs: Environment = FIRST, files = FILES) => {
  const checkout = w.checkout(files, { depth: 0 });
  return { checkout, first: await night(w, checkout, inputs) };
};

/** The same for the races, which share one first publish. */
const publishedForRace = async (w: World): Promise<Checkout> =>
  (await publish(w, FILES, { reports: 'node.json' })).checkout;

const DOCUMENTS = [
  ...['.nojekyll', 'badge/base.json', 'badge/base.svg', 'badge/charts.json', 'badge/charts.svg'],
  ...['badge/cves.json', 'badge/cves.svg', 'badge/fix-time.json', 'badge/fix-time.svg'],
  ...['badge/images.json', 'badge/images.svg'],
  ...['changes.json', 'charts.json', 'charts/1.json', 'charts/redis/security.json', 'cve.json'],
  ...['cve/other/CVE-1.json', 'cve/other/CVE-2.json'],
  ...['digest/19.json', 'digest/5d.json', 'digest/a7.json', 'feed.atom', 'feed.json'],
  ...['fixes.json', 'history.json', 'images.json', 'images/1.json', 'images/node/badge.json'],
  ...['images/node/badge.svg', 'images/node/feed.atom', 'images/node/findings.json'],
  'images/node/releases.json',
  ...['images/redis/badge.json', 'images/redis/badge.svg', 'images/redis/feed.atom'],
  ...[
    'images/redis/findings.json',
    'images/redis/releases.json',
    'integrity.json',
    'packages.json',
    'removed.json',
  ],
  ...['roadmap.json', 'roadmap/1.json', 'security.json', 'security/index.json'],
  ...['security/node.json', 'security/node/20.json', 'security/redis.json'],
  ...['security/redis/1.0.json', 'state.json', 'status.json', 'updates.json', 'index.html'],
];

/** What describes the API changes with a release, not with the data. */
const DESCRIBING = /^api\/v1\/(openapi\.json|index\.html|schemas\/.*)$/;

test(
  'first: the branch is created with the documents of the contract, and the outputs name it',
  inWorld(async (w) => {
    const checkout = w.checkout(FILES);
    const result = await night(w, checkout, FIRST, { alone: true });
    const tree = w.tree(BRANCH);
    const { summary: _, ...outputs } = result.outputs;
    expect(outputs).toEqual({
      ...{ changed: 'true', commit: tip(w), 'api-url': `${SITE}/api/v1`, 'feed-url': '' },
      ...{ 'files-added': String(Object.keys(tree).length), 'files-modified': '0' },
      ...{ 'files-removed': '0', images: '2', charts: '1', 'scanned-images': '2' },
      ...{ unscanned: '1', withheld: '0', partial: '0', stale: '0', cves: '2', fixable: '1' },
      ...{ opened: '0', closed: '0', exploited: '', 'stale-source': 'false' },
      ...{ integrity: digestOf(tree['api/v1/integrity.json'] ?? ''), live: '', 'live-after': '' },
      'needs-rebuild': JSON.stringify([
        {
          slug: 'redis',
          version: '1.0',
          image: `${REGISTRY}/images/redis`,
          digest: digestOf('redis:1.0'),
          fixable: 1,
        },
      ]),
    });
    const subject = '✅ First publish: 2 images · 2 findings in newest versions, 1 with a fix';
    const id = expect.stringMatching(/^[0-9a-f]{40}$/);
    expect(w.log(BRANCH)).toEqual([
      {
        ...{ sha: id, tree: id, parents: [], author: AUTHOR, committer: AUTHOR, subject },
        date: expect.any(String),
        message: `${subject}\n\nSource-Repository: acme/catalog\nSource-Commit: ${checkout.sha}\n`,
      },
    ]);
    const documents = Object.keys(tree).filter((file) => !DESCRIBING.test(file));
    expect(documents.map((file) => file.replace(`${V1}/`, ''))).toEqual(DOCUMENTS);
    expect(statesOf(tree)).toEqual({
      'redis/2.0': 'unscanned',
      'redis/1.0': 'scanned',
      'node/20': 'scanned',
    });
    expect(json(tree, `${V1}/status.json`)).toMatchObject({
      total: 3,
      data: [
        { verdict: 'unverified', scannedAt: null },
        { verdict: 'rebuild', urgent: true, scannedAt: SCANNED_AT, scanner: 'Trivy 0.74.0' },
        { verdict: 'supported', urgent: false },
      ],
    });
    expect([w.status(checkout.workspace), errorsOf(result), warningsOf(result)]).toEqual([
      '',
      [],
      [],
    ]);
  }),
);

/** The names below `api/v1` that a night changed. */
const changedBy = async (w: World, run: () => Promise<unknown>) => {
  const before = blobsOf(w);
  await run();
  const { added, modified, removed } = changesOf(before, blobsOf(w));
  const below = (names: readonly string[]) => names.map((name) => name.replace(`${V1}/`, ''));
  return { added: below(added), modified: below(modified), removed: below(removed) };
};

const SEVERITIES = ['badge/cves.json', 'badge/cves.svg'];
const IMAGES = ['images.json', 'images/1.json'];
const badgesOf = (slug: string) => [`images/${slug}/badge.json`, `images/${slug}/badge.svg`];

test(
  'a week: each night changes the documents that follow from it, and nothing else',
  inWorld(async (w) => {
    const { checkout, first } = await published(w);
    const same = await night(w, checkout, FIRST);
    const { summary } = same.outputs;
    expect(same.outputs).toEqual({
      ...{ ...first.outputs, summary },
      ...{ changed: 'false', integrity: '', 'files-added': '0' },
    });
    expect(tip(w)).toBe(first.outputs['commit']);

    expect(await changedBy(w, () => night(w, checkout, { reports: 'more.json' }))).toEqual({
      added: ['cve/other/CVE-3.json', 'security/redis/2.0.json'],
      modified: [
        ...[...SEVERITIES, 'charts.json', 'charts/1.json', 'cve.json'],
        ...[
          'cve/other/CVE-1.json',
          'cve/other/CVE-2.json',
          'digest/5d.json',
          'fixes.json',
          'history.json',
        ],
        ...[...IMAGES, ...badgesOf('redis'), 'images/redis/findings.json'],
        ...['images/redis/releases.json', 'integrity.json', 'security.json'],
        ...['security/index.json', 'security/redis.json', 'state.json', 'status.json'],
      ],
      removed: [],
    });

    expect(await changedBy(w, () => night(w, checkout, { reports: 'again.json' }))).toEqual({
      added: ['changes/2026-01-02.json', 'cve/other/CVE-9.json'],
      modified: [
        ...[...SEVERITIES, 'changes.json', 'cve.json', 'feed.atom', 'feed.json', 'fixes.json'],
        'history.json',
        ...[...IMAGES, ...badgesOf('node'), 'images/node/findings.json', 'integrity.json'],
        ...['security.json', 'security/index.json', 'security/node.json', 'security/node/20.json'],
        'state.json',
      ],
      removed: [],
    });
    expect(idsOf(w.tree(BRANCH), 'node', '20')).toEqual(['CVE-9']);

    const roadmap = [{ name: 'Kafka', category: 'Queue', priority: 'next' }];
    const planned = w.checkout({ [MANIFEST]: yaml({ ...CATALOG, roadmap }) }, { depth: 0 });
    expect(await changedBy(w, () => night(w, planned))).toEqual({
      added: [],
      modified: ['integrity.json', 'roadmap.json', 'roadmap/1.json', 'state.json'],
      removed: [],
    });

    const fewer = w.checkout({ [MANIFEST]: manifestOf(image('redis', ['2.0'])) }, { depth: 0 });
    const { removed } = await changedBy(w, () => night(w, fewer, { 'allow-removals': 'true' }));
    expect(removed).toEqual([
      ...[
        'badge/base.json',
        'badge/base.svg',
        'charts/redis/security.json',
        'cve/other/CVE-9.json',
      ],
      ...[...badgesOf('node'), 'images/node/feed.atom', 'images/node/findings.json'],
      'images/node/releases.json',
      ...['security/node.json', 'security/node/20.json', 'security/redis/1.0.json'],
    ]);

    const forgotten = { 'carry-forward': 'false', 'allow-removals': 'true' };
    const last = await night(w, fewer, forgotten);
    expect(recordsIn(w.tree(BRANCH))).toEqual([]);
    expect(last.outputs).toMatchObject({ unscanned: '1', 'scanned-images': '0' });
    expect(json(w.tree(BRANCH), `${V1}/badge/cves.json`)).toMatchObject({
      ...{ message: 'not scanned', color: 'lightgrey' },
    });
  }),
);

test(
  'what a night costs in requests and processes',
  inWorld(async (w) => {
    const { checkout } = await published(w);
    w.commitFile(BRANCH, 'README.md', 'hello\n');
    const log = path.join(w.root, 'calls');
    const env = gitAfter(
      w,
      `for a; do case $a in -C|/*|--config-env=*) ;; *) echo "$a" >> ${log}; break;; esac; done`,
    );
    const costs = async (inputs: Environment) => {
      writeFileSync(log, '');
      w.server.reset();
      await night(w, checkout, { 'base-url': 'https://acme.test', ...inputs }, { env });
      const calls = readFileSync(log, 'utf8').trimEnd().split('\n').sort();
      return [w.server.stats().requests, calls];
    };
    // A cat-file for each reading: of the source, of the lists, and of what these do not tell.
    const always = [...Array(3).fill('cat-file'), 'fetch', 'fetch', 'ls-tree'];
    expect(await costs(FIRST)).toEqual([5, always]);
    const changed = [...always, 'cat-file', 'fast-import', 'push'].sort();
    expect(await costs({ reports: 'more.json' })).toEqual([7, changed]);
  }),
);

describe('a race', () => {
  const hello = (w: World) => w.commitFile(BRANCH, 'README.md', 'hello\n');

  test.each<readonly [string, Environment, (w: World, checkout: Checkout) => unknown, string[]]>([
    [
      'with another scan',
      {},
      (w, checkout) => night(w, checkout, { reports: 'more.json' }),
      ['node/20', 'redis/1.0', 'redis/2.0'],
    ],
    [
      'with one that squashes the history',
      { history: 'squash' },
      (w, checkout) => night(w, checkout, { reports: 'more.json', history: 'squash' }),
      ['node/20', 'redis/1.0', 'redis/2.0'],
    ],
  ])('%s loses no scan', (_, inputs, other, records) =>
    withWorld(async (w) => {
      const checkout = await publishedForRace(w);
      w.server.hooks.onPush = async () => void (await other(w, checkout));
      const output = { output: 'site', landing: 'false' };
      const result = await night(w, checkout, { reports: 'redis.json', ...inputs, ...output });
      const tree = w.tree(BRANCH);
      expect(recordsIn(tree)).toEqual(records);
      expect(result.outputs).toMatchObject({ changed: 'true', commit: tip(w) });
      expect(result.log).toMatch(
        /\nthe branch moved meanwhile; retrying on its tip \(attempt 2\)\n/,
      );
      const api = Object.entries(tree).filter(([file]) => file.startsWith(`${V1}/`));
      expect(textsBelow(path.join(checkout.workspace, 'site'))).toMatchObject(
        Object.fromEntries(api),
      );
    }),
  );

  test(
    'of several runs at once loses no scan',
    inWorld(async (w) => {
      const names = ['a', 'b', 'c'];
      const checkout = w.checkout({
        [MANIFEST]: manifestOf(...names.map((slug) => image(slug, ['1']))),
        ...Object.fromEntries(names.map((slug) => [`${slug}.json`, reportOf(slug, '1')])),
      });
      await Promise.all(
        names.map((slug) => runWell(w, checkout, { reports: `${slug}.json` }, { alone: true })),
      );
      expect(recordsIn(w.tree(BRANCH))).toEqual(names.map((slug) => `${slug}/1`));
    }),
  );

  test(
    'with one that published the same makes no commit',
    inWorld(async (w) => {
      const checkout = w.checkout(FILES);
      w.server.hooks.onPush = async () => void (await night(w, checkout, FIRST));
      const result = await night(w, checkout, FIRST);
      expect(w.log(BRANCH)).toHaveLength(1);
      expect(result.outputs).toMatchObject({ changed: 'false', commit: tip(w) });
    }),
  );

  test.each([3, 5])(
    'that replaces the history and its objects before request %d loses no scan',
    (request) =>
      withWorld(async (w) => {
        const checkout = await publishedForRace(w);
        let requests = 0;
        w.server.hooks.onRequest = async () => {
          requests += 1;
          if (requests !== request) return undefined;
          await night(w, checkout, { reports: 'more.json', history: 'squash' });
          w.git('repack', '-adq');
          w.git('prune', '--expire=now');
          return undefined;
        };
        await night(w, checkout, { reports: 'redis.json' });
        expect(recordsIn(w.tree(BRANCH))).toEqual(['node/20', 'redis/1.0', 'redis/2.0']);
      }),
  );

  test(
    'that makes a run stale adds its scans to the newer catalog',
    inWorld(async (w) => {
      const older = w.checkout(FILES, { depth: 0 });
      const images = [image('redis', ['1.0', '2.0', '3.0']), image('etcd', ['3'])];
      const newer = w.checkout({ [MANIFEST]: manifestOf(...images) }, { depth: 0 });
      w.server.hooks.onPush = async () => void (await night(w, newer));
      const result = await night(w, older, FIRST);
      expect(result.outputs).toMatchObject({ 'stale-source': 'true', changed: 'true' });
      expect(statesOf(w.tree(BRANCH))).toEqual({
        'redis/3.0': 'unscanned',
        'redis/2.0': 'unscanned',
        'redis/1.0': 'scanned',
        'etcd/3': 'unscanned',
      });
      expect(w.log(BRANCH)[0]?.message).toContain(`Source-Commit: ${newer.sha}`);
    }),
  );

  test(
    'of which the answer is lost: a run that cannot know claims what it pushed, and no more',
    inWorld(async (w) => {
      const { checkout } = await published(w);
      const moves = (): void => void hello(w);
      await withForgetfulServer(w.server.url, moves, async (serverUrl) => {
        const result = await night(w, checkout, { reports: 'again.json' }, { serverUrl });
        expect(result.outputs).toMatchObject({ changed: 'true', opened: '1', commit: tip(w) });
        expect(result.summary).toContain('CVE-9 ');
        expect(result.log).toContain('\nthe response to the push was lost; ');
      });
      expect(w.log(BRANCH)).toHaveLength(3);
      expect(w.tree(BRANCH)['README.md']).toBe('hello\n');
    }),
  );
});

test(
  'squash: one commit, with the tree that append makes and all other files',
  inWorld(async (w) => {
    const SQUASH = { history: 'squash' };
    const { checkout } = await published(w);
    w.commitFile(BRANCH, 'docs/x', 'hello\n');
    await night(w, checkout, { reports: 'more.json' });
    const appended = w.log(BRANCH)[0]?.tree;
    w.git('update-ref', `refs/heads/${BRANCH}`, `${BRANCH}~1`);
    await night(w, checkout, { reports: 'more.json', ...SQUASH });
    expect(w.log(BRANCH)).toMatchObject([{ parents: [], tree: appended }]);
    const again = await night(w, checkout, { ...FIRST, ...SQUASH });
    expect([again.outputs['changed'], again.outputs['commit']]).toEqual(['false', tip(w)]);
    await night(w, checkout, { reports: 'again.json' });
    expect(w.log(BRANCH)).toHaveLength(2);
  }),
);

const DEFAULT = 'the default branch of acme/catalog';
const STARTED_ON = 'the branch that this run was started on';

test.each<readonly [string, string, Environment, string | undefined]>([
  ['the default branch', 'main', { GITHUB_REF: 'refs/tags/v1' }, DEFAULT],
  ['the branch of the run', 'work', { GITHUB_REF: 'refs/heads/work' }, STARTED_ON],
  [
    'one with the name of a branch of another repository',
    'work',
    { GITHUB_REF: 'refs/heads/work', GITHUB_REPOSITORY: 'acme/other' },
    undefined,
  ],
  ['one with the name of a tag', 'work', { GITHUB_REF: 'refs/tags/work' }, undefined],
])('a branch that people work on is not squashed: %s', (_, branch, env, use) =>
  withWorld(async (w) => {
    const checkout = w.checkout({ [MANIFEST]: manifestOf(image('redis', ['1.0'])) });
    w.commitFile('work', 'README.md', 'hello\n');
    const inputs = { branch, repository: 'acme/catalog', 'base-url': 'https://acme.test' };
    const squash = { ...inputs, history: 'squash' };
    if (use === undefined) {
      const squashed = await night(w, checkout, squash, { env });
      expect([warningsOf(squashed), w.log(branch).length]).toEqual([[], 1]);
      return;
    }
    expect(await refused(w, checkout, squash, { env })).toEqual([
      `input history: found squash for the branch "${branch}", which is ${use}, expected append there: squash would delete every commit on it, and the history of its other files; nothing was published; set history: append, or publish to another branch`,
    ]);
  }),
);

test(
  'a dry run of a fork: says what would change, needs no branch and no rights, and fails by its gates',
  inWorld(async (w) => {
    const checkout = w.checkout(FILES);
    const env = { GITHUB_EVENT_NAME: 'pull_request' };
    const asFork = { token: w.readOnlyToken, env };
    const none = await night(w, checkout, { 'dry-run': 'true' }, asFork);
    expect([w.log(BRANCH), none.outputs['commit'], none.outputs['images']]).toEqual([[], '', '2']);
    const settings = `${w.server.url}/acme/catalog/settings/pages`;
    expect(none.log).toContain(
      `::group::Run the preflight checks\ninfo: token: read only, as a pull request should be\nunknown: pages: GitHub knows no Pages site here (404): switch Pages on at ${settings}: "Deploy from a branch", branch "gh-pages", folder "/ (root)" (offered once the branch exists)\n`,
    );
    expect(none.summary).toContain('ℹ️ token: read only, as a pull request should be');
    const { outputs } = await night(w, checkout, FIRST);
    const state = w.refs();
    const gated = { reports: 'more.json', 'fail-on': 'critical' };
    const dry = await w.run(checkout, { ...gated, 'dry-run': 'true', output: 'site' }, asFork);
    expect([dry.code, errorsOf(dry), w.refs()]).toEqual([
      1,
      [
        'input fail-on: found 1 finding of 1 CVE in redis for critical, expected none: CVE-3 in redis:2.0 (critical, openssl 1.0, no fix); update or rebuild what is affected, or remove critical from fail-on',
      ],
      state,
    ]);
    expect(dry.outputs).toMatchObject({
      ...{ changed: 'true', commit: outputs['commit'], cves: '1' },
      ...{ 'files-added': '2', 'files-modified': '22', 'files-removed': '0' },
    });
    expect(dry.log).toContain('dry run: 24 files would change: 2 added, 22 modified, 0 removed');
    expect(recordsIn(textsBelow(path.join(checkout.workspace, 'site')))).toEqual([
      ...['node/20', 'redis/1.0', 'redis/2.0'],
    ]);
    const failed = await w.run(checkout, gated);
    expect([failed.code, failed.outputs['commit'], failed.leftovers]).toEqual([1, tip(w), []]);
    expect(failed.summary).toMatch(/^## ❌ 1 critical CVE \(CVE-3\) in redis · no fix yet/);
  }),
);

describe('an output folder', () => {
  /** The files of the branch below a destination. */
  const below = (w: World, prefix: string): Record<string, string> =>
    Object.fromEntries(
      Object.entries(w.tree(BRANCH))
        .filter(([file]) => file.startsWith(prefix))
        .map(([file, text]) => [file.slice(prefix.length), text]),
    );

  test(
    'gets the whole tree without the destination, keeps the files of others, and none of earlier runs',
    inWorld(async (w) => {
      const umask = process.umask(0o022);
      const more = { 'site/index.html': '<p>', 'site/api/x': 'x' };
      const docs = { destination: 'docs', landing: 'false', output: 'site' };
      const { checkout } = await published(
        w,
        { reports: 'redis.json', ...docs },
        { ...FILES, ...more },
      );
      const site = path.join(checkout.workspace, 'site');
      writeFileSync(path.join(site, V1, 'stale.json'), '{}');
      // In a new process, which has this umask.
      await night(w, checkout, { reports: 'node.json', ...docs }, { alone: true });
      process.umask(umask);
      const others = { 'index.html': '<p>', 'api/x': 'x' };
      expect(textsBelow(site)).toEqual({ ...below(w, 'docs/'), ...others });
      expect(recordsIn(textsBelow(site))).toEqual(['node/20', 'redis/1.0']);
      const mode = statSync(path.join(site, V1, 'images.json')).mode & 0o777;
      expect(mode).toBe(process.platform === 'win32' ? mode : 0o644);
      const last = await night(w, checkout, docs);
      expect([last.outputs['changed'], textsBelow(site)]).toEqual([
        'false',
        { ...below(w, 'docs/'), ...others },
      ]);
    }),
  );

  test(
    'with an api/v1 of somebody else is refused before anything is pushed',
    inWorld(async (w) => {
      const checkout = w.checkout({ ...FILES, 'site/api/v1/images.json': '[]' });
      expect(await refused(w, checkout, { output: 'site' })).toEqual([
        'input output: found api/v1 in "site" without a state.json of this action, expected one, since all of it would be replaced; name another folder in output, or remove it',
      ]);
    }),
  );
});

test(
  'a place of its own: branch, destination, author, message, addresses and landing pages',
  inWorld(async (w) => {
    w.commitFile('site/pages', 'CNAME', 'catalog.example.test\n');
    const id = w.git('rev-parse', 'site/pages:CNAME');
    w.commitFiles('site/pages', { CNAME: { mode: '100755', id } });
    const place = { branch: 'site/pages', destination: '/docs/a b/' };
    const checkout = w.checkout(FILES);
    const result = await night(w, checkout, {
      ...{ ...FIRST, ...place, author: 'Jane Doe <jane@example.test>' },
      'commit-message':
        'Scan {sha} of {repository} in {run}\n\n{images} {charts} {cves} {fixable} {removed} {modified}',
    });
    const address = 'https://catalog.example.test/docs/a%20b/api/v1';
    expect([result.outputs['api-url'], result.outputs['feed-url']]).toEqual([
      address,
      `${address}/feed.atom`,
    ]);
    const jane = 'Jane Doe <jane@example.test>';
    expect(w.log('site/pages')[0]).toMatchObject({ author: jane, committer: jane });
    expect(w.log('site/pages')[0]?.message).toBe(
      `Scan ${checkout.sha} of acme/catalog in 1\n\n2 1 2 1 0 0\n\nSource-Repository: acme/catalog\nSource-Commit: ${checkout.sha}\n`,
    );
    const outside = (tree: Files) =>
      Object.keys(tree).filter((file) => !file.startsWith('docs/a b/api/v1/'));
    expect(outside(w.tree('site/pages'))).toEqual([
      ...['.nojekyll', 'CNAME', 'docs/a b/.nojekyll', 'docs/a b/index.html', 'index.html'],
    ]);
    const moved = await night(w, checkout, {
      ...{ ...FIRST, ...place, landing: 'false', 'base-url': 'https://api.example.test/' },
    });
    expect(moved.outputs).toMatchObject({
      'api-url': 'https://api.example.test/docs/a%20b/api/v1',
      'files-removed': '2',
    });
    await night(w, w.checkout({ [MANIFEST]: manifestOf(image('etcd', ['3'])) }), {
      ...place,
      destination: 'b',
    });
    expect(statesOf(w.tree('site/pages'), 'b/api/v1')).toEqual({ 'etcd/3': 'unscanned' });
    expect(statesOf(w.tree('site/pages'), 'docs/a b/api/v1')['node/20']).toBe('scanned');
    expect(await violationsOn(w, 'site/pages', 'docs/a b')).toEqual([]);
  }),
);

test(
  'a branch with files of others: they stay as they are, whatever their names, and ours are put right',
  inWorld(async (w) => {
    const names = [
      ...['README.md', 'api/v2/images.json', 'api/README', 'API/v1/images.json', '.nojekyll'],
      ...['Straße nach Köln/名前 🐳.txt', 'with "quotes" and \\backslash', 'tab\there'],
    ];
    for (const name of names) w.commitFile(BRANCH, name, `bytes of ${name}\r\n\u0000`);
    w.commitFile(BRANCH, 'binary', Buffer.from([0xff, 0xfe, 0x00, 0x0a]));
    const before = blobsOf(w);
    const { checkout } = await published(w, { ...FIRST, landing: 'false' });
    const { modified, removed } = changesOf(before, blobsOf(w));
    expect({ modified, removed }).toEqual({ modified: [], removed: [] });

    const good = w.tree(BRANCH);
    const id = w.git('rev-parse', `${BRANCH}:README.md`);
    const record = `${V1}/security/redis/1.0.json`;
    w.commitFile(BRANCH, record, good[record]?.replace('"total":2', '"total":0') ?? '');
    w.commitFiles(BRANCH, {
      'run.sh': { mode: '100755', id },
      module: { mode: '160000', id: tip(w) },
      [`${V1}/badge/cves.json`]: { mode: '160000', id: tip(w) },
      [`${V1}/\u0007"odd"\\`]: { mode: '100644', id },
      [`${V1}/images.json`]: {
        mode: '100755',
        id: w.git('rev-parse', `${BRANCH}:${V1}/images.json`),
      },
    });
    await night(w, checkout, { ...FIRST, landing: 'false' });
    const { 'run.sh': script, ...rest } = w.tree(BRANCH);
    expect([anywhere(rest), script]).toEqual([anywhere(good), good['README.md']]);
    const modes = w.git('ls-tree', '-r', BRANCH).match(/^\d+/gm) ?? [];
    expect(modes.filter((mode) => mode !== '100644').sort()).toEqual(['100755', '160000']);

    w.commitFile(BRANCH, '.nojekyll', null);
    w.commitFile(BRANCH, '_config.yml', 'theme: x\n');
    const jekyll = await night(w, checkout, { ...FIRST, landing: 'false' });
    expect(noticesOf(jekyll)).toEqual([
      'found a _config.yml on the branch, so .nojekyll is not added: Jekyll builds the site, and omits versions whose names begin with _',
    ]);
    expect(w.tree(BRANCH)['.nojekyll']).toBeUndefined();
    expect(await violationsOn(w, BRANCH)).toEqual([]);
  }),
);

test(
  'the source of a catalog is the commit of its manifest, as far as that can be read',
  inWorld(async (w) => {
    const checkout = w.checkout(FILES, { persistCredentials: false });
    const at = (file: string): string => path.join(checkout.workspace, file);
    const sha = 'f'.repeat(40);
    /** The commit that is published as the source, and the warnings, of a run at another commit. */
    const run = async (ref = sha) => {
      const branch = `site-${Object.keys(w.refs()).length}`;
      const result = await night(w, checkout, { ...FIRST, branch }, { sha: ref });
      const { source } = json(w.tree(branch), `${V1}/state.json`) as {
        readonly source: { readonly commit: string | null };
      };
      return [source.commit, warningsOf(result)];
    };
    expect(await run()).toEqual([checkout.sha, []]);
    writeFileSync(at(MANIFEST), manifestOf(image('redis', ['1.0']), image('node', ['20'])));
    expect(await run()).toEqual([
      checkout.sha,
      [
        'catalog.yaml: found a manifest that differs from the one of its commit, expected the same, since the commit on the branch names that one as its source; commit it before this step (this run reads it as it is here)',
      ],
    ]);
    const config = readFileSync(at('.git/config'), 'utf8');
    const later = '[core]\n\trepositoryformatversion = 1\n[extensions]\n\tlater = true\n';
    writeFileSync(at('.git/config'), config + later);
    const unknown = expect.stringMatching(
      /^the commit of the manifest cannot be read, .*unknown repository extension found:.* \| later$/,
    );
    expect(await run()).toEqual([sha, [unknown]]);
    rmSync(at('.git'), { recursive: true });
    expect(await run('HEAD')).toEqual([null, []]);
  }),
);

test(
  'version checks and statements of the owner: published, kept, and withdrawn',
  inWorld(async (w) => {
    const updates = [{ app: 'redis', from: '8.0', to: '8.10', outcome: 'shipped', 'x-pr': 17 }];
    const vex = openVex([statement('CVE-2026-0001', 'pkg:oci/redis')]);
    const catalog = yaml({ ...CATALOG, site: 'https://catalog.acme.test' });
    const files = { ...FILES, [MANIFEST]: catalog, 'vex/redis.json': vex };
    const checkout = w.checkout({
      ...files,
      'updates.yaml': `updates: ${JSON.stringify(updates)}\n`,
      'bad.json': '{"data": [{"app": "redis", "from": "1", "to": "2",\n "outcome": "shiped"}]}',
    });
    const published = () => json(w.tree(BRANCH), `${V1}/updates.json`);
    const result = await night(w, checkout, {
      ...FIRST,
      vex: 'vex',
      updates: 'updates.yaml',
    });
    expect(result.log).toContain('VEX files: 1; published: 1 statement about 1 image');
    expect(published()).toEqual({ apiVersion: 'v1', resource: 'updates', total: 1, data: updates });
    expect(Object.keys(w.tree(BRANCH))).toContain(`${V1}/vex/.well-known/vex-repository.json`);
    const same = await night(w, checkout);
    expect([same.outputs['changed'], same.outputs['feed-url']]).toEqual([
      'false',
      'https://catalog.acme.test/api/v1/feed.atom',
    ]);
    expect(await refused(w, checkout, { updates: 'bad.json' })).toEqual([
      'bad.json:2:13 data[0].outcome: found "shiped", expected one of shipped, held, skipped; did you mean shipped?',
    ]);
    const { 'vex/redis.json': _, ...without } = files;
    const withdrawn = await night(w, w.checkout(without), { vex: 'vex' });
    expect(withdrawn.log).toContain(
      'found no file for "vex" any more, expected those of 1 published',
    );
    expect(JSON.stringify(w.tree(BRANCH))).not.toContain('CVE-2026-0001');
    expect(published()).toMatchObject({ total: 1 });
    expect(await violationsOn(w, BRANCH)).toEqual([]);
  }),
);
