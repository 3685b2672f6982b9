/** The built action as a runner runs it: each journey is a few nights of one catalog, with all that they leave behind. */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { DOCUMENTS, MEDIA } from '../../src/contract/documents';
import { diffFiles } from '../../src/previous/file-changes';
import { digestOf } from '../builders/digest';
import { textsBelow } from '../builders/files';
import { REGISTRY } from '../builders/items';
import { onPosix } from '../builders/platform';
import { BLOCKS } from '../documents/blocks';
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
import { gitAfter } from './git-scripts';
import type { Environment, Files } from './process';
import {
  anywhere,
  blobsOf,
  changesOf,
  errorsOf,
  json,
  recordsIn,
  statesOf,
  warningsOf,
} from './results';
import { inWorld, publish, runWell } from './runs';
import type { World } from './world';

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
};
const FIRST = { reports: 'redis.json\nnode.json' };

const night = runWell;

/** Need the address of a site, or bases. */
const OF_SOME = ['renovate.json', 'bases.json'];

/** The paths of the documents that every other catalog has. */
const ALWAYS = [...DOCUMENTS, ...MEDIA].flatMap(({ path: file, parameters = [] }) =>
  parameters.length === 0 && !file.startsWith('vex/') && !OF_SOME.includes(file) ? [file] : [],
);

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
      ...{
        opened: '0',
        closed: '0',
        exploited: '',
        'newly-exploited': '0',
        'stale-source': 'false',
      },
      ...{ integrity: digestOf(tree['api/v1/integrity.json'] ?? ''), live: '', 'live-after': '' },
      'needs-rebuild': JSON.stringify([
        {
          slug: 'redis',
          version: '1.0',
          image: `${REGISTRY}/images/redis`,
          digest: digestOf('redis:1.0'),
          ...{ fixable: 1, system: 1 },
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
    expect(ALWAYS.filter((file) => !(`${V1}/${file}` in tree))).toEqual([]);
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
    const same = await night(w, checkout, FIRST);
    const { summary } = same.outputs;
    const unchanged = { changed: 'false', integrity: '', 'files-added': '0' };
    expect(same.outputs).toEqual({ ...result.outputs, summary, ...unchanged });
    expect(tip(w)).toBe(result.outputs['commit']);
  }),
);

test(
  'what a night costs in requests and processes, which start in our own folder: a system may look for programs there first',
  inWorld(async (w) => {
    const { checkout } = await publish(w, FILES, FIRST);
    w.commitFile(BRANCH, 'README.md', 'hello\n');
    const log = path.join(w.root, 'calls');
    const folders = path.join(w.root, 'folders');
    const env = gitAfter(
      w,
      `pwd >> ${folders}`,
      `for a; do case $a in -C|/*|--config-env=*) ;; *) echo "$a" >> ${log}; break;; esac; done`,
    );
    const costs = async (inputs: Environment) => {
      writeFileSync(log, '');
      w.server.reset();
      await night(w, checkout, { 'base-url': 'https://acme.test', ...inputs }, { env });
      const calls = readFileSync(log, 'utf8').trimEnd().split('\n').sort();
      return [w.server.stats().requests, calls];
    };
    // A cat-file for each reading: of the source, of the lists, and of what these do not tell. A rev-list for each date.
    const always = [
      ...[...Array(3).fill('cat-file'), 'fetch', 'fetch', 'ls-tree'],
      ...['rev-list', 'rev-list'],
    ];
    expect(await costs(FIRST)).toEqual([5, always]);
    const changed = [...always, 'cat-file', 'fast-import', 'push'].sort();
    expect(await costs({ reports: 'more.json' })).toEqual([7, changed]);
    const started = readFileSync(folders, 'utf8').trim().split('\n');
    expect(new Set(started.map((each) => path.basename(each)))).toEqual(new Set(['home']));
  }),
);

test(
  'a race with a run that squashes the history loses no scan: one commit, and an output of its tree',
  inWorld(async (w) => {
    const SQUASH = { history: 'squash' };
    const { checkout } = await publish(w, FILES, { reports: 'node.json' });
    w.server.hooks.onPush = async () =>
      void (await night(w, checkout, { reports: 'more.json', ...SQUASH }));
    const output = { output: 'site', landing: 'false' };
    const result = await night(w, checkout, { reports: 'redis.json', ...SQUASH, ...output });
    const tree = w.tree(BRANCH);
    expect(recordsIn(tree)).toEqual(['node/20', 'redis/1.0', 'redis/2.0']);
    expect(result.outputs).toMatchObject({ changed: 'true', commit: tip(w) });
    expect(w.log(BRANCH)).toMatchObject([{ parents: [] }]);
    expect(result.log).toMatch(/\nthe branch moved meanwhile; retrying on its tip \(attempt 2\)\n/);
    const api = Object.entries(tree).filter(([file]) => file.startsWith(`${V1}/`));
    expect(textsBelow(path.join(checkout.workspace, 'site'))).toMatchObject(
      Object.fromEntries(api),
    );
  }),
);

onPosix(
  'a branch to which SECURITY.md gave a single commit goes on, without what it published before',
  inWorld(async (w) => {
    const { checkout } = await publish(w, FILES, { reports: 'redis.json' });
    await night(w, checkout, { reports: 'node.json' });
    const before = w.tree(BRANCH);
    const [former] = w.log(BRANCH);
    const recipe = BLOCKS.find(({ file, kind }) => file === 'SECURITY.md' && kind === 'sh history');
    const bare = pathToFileURL(w.git('rev-parse', '--absolute-git-dir').trim()).href;
    execFileSync(
      'bash',
      ['-euc', `${recipe?.text}`.replace('https://github.com/acme/catalog', bare)],
      {
        cwd: w.root,
        stdio: 'pipe',
        env: { ...process.env, GIT_COMMITTER_NAME: 'A', GIT_COMMITTER_EMAIL: 'a@acme.test' },
      },
    );
    const { author, message } = former ?? {};
    expect(w.log(BRANCH)).toMatchObject([{ author, message, parents: [] }]);
    expect(w.tree(BRANCH)).toEqual(before);
    const single = tip(w);
    const again = await night(w, checkout, { reports: 'node.json' });
    expect([again.outputs['changed'], warningsOf(again), tip(w)]).toEqual(['false', [], single]);
    const next = await night(w, checkout, { reports: 'more.json' });
    expect([next.outputs['changed'], warningsOf(next)]).toEqual(['true', []]);
    expect(w.log(BRANCH)).toMatchObject([{ parents: [single] }, { parents: [] }]);
    expect(recordsIn(w.tree(BRANCH))).toEqual(['node/20', 'redis/1.0', 'redis/2.0']);
  }),
);

test(
  'a branch with the name of the tag that the run was started on is squashed',
  inWorld(async (w) => {
    const checkout = w.checkout({ [MANIFEST]: manifestOf(image('redis', ['1.0'])) });
    w.commitFile('work', 'README.md', 'hello\n');
    const inputs = { branch: 'work', history: 'squash', 'base-url': 'https://acme.test' };
    const squashed = await night(w, checkout, inputs, { env: { GITHUB_REF: 'refs/tags/work' } });
    expect([warningsOf(squashed), w.log('work').length]).toEqual([[], 1]);
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
    expect(none.summary).toContain('- 👉 **Turn on Pages** at ');
    const { outputs } = await night(w, checkout, FIRST);
    const state = w.refs();
    const gated = { reports: 'more.json', 'fail-on': 'critical' };
    const dry = await w.run(checkout, { ...gated, 'dry-run': 'true', output: 'site' }, asFork);
    expect([dry.code, errorsOf(dry), w.refs()]).toEqual([
      1,
      [
        'input fail-on: 1 finding of 1 CVE in redis meets critical: CVE-3 in redis:2.0 (critical, openssl 1.0, no fix); no fix yet',
      ],
      state,
    ]);
    const written = textsBelow(path.join(checkout.workspace, 'site'));
    const before = new Map(Object.entries(w.tree(BRANCH)));
    const modified = diffFiles(before, new Map(Object.entries(written))).modified.size;
    expect(dry.outputs).toMatchObject({
      ...{ changed: 'true', commit: outputs['commit'], cves: '1' },
      ...{ 'files-added': '2', 'files-modified': String(modified), 'files-removed': '0' },
    });
    expect(dry.log).toContain(
      `dry run: ${modified + 2} files would change: 2 added, ${modified} modified, 0 removed`,
    );
    expect(recordsIn(written)).toEqual([...['node/20', 'redis/1.0', 'redis/2.0']]);
  }),
);

test(
  'an output folder gets the whole tree without the destination, keeps the files of others, and none of earlier runs',
  inWorld(async (w) => {
    const umask = process.umask(0o022);
    const others = { 'index.html': '<p>', 'api/x': 'x' };
    const more = Object.fromEntries(
      Object.entries(others).map(([file, text]) => [`site/${file}`, text]),
    );
    const docs = { destination: 'docs', landing: 'false', output: 'site' };
    const { checkout } = await publish(
      w,
      { ...FILES, ...more },
      { reports: 'redis.json', ...docs },
    );
    const site = path.join(checkout.workspace, 'site');
    writeFileSync(path.join(site, V1, 'stale.json'), '{}');
    // In a new process, which has this umask.
    await night(w, checkout, { reports: 'node.json', ...docs }, { alone: true });
    process.umask(umask);
    const below = Object.entries(w.tree(BRANCH)).flatMap(([file, text]) =>
      file.startsWith('docs/') ? [[file.slice('docs/'.length), text] as const] : [],
    );
    expect(textsBelow(site)).toEqual({ ...Object.fromEntries(below), ...others });
    expect(recordsIn(textsBelow(site))).toEqual(['node/20', 'redis/1.0']);
    const mode = statSync(path.join(site, V1, 'images.json')).mode & 0o777;
    expect(mode).toBe(process.platform === 'win32' ? mode : 0o644);
  }),
);

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
      'commit-message': 'Scan {sha}\n\n{news} {run}',
    });
    const address = 'https://catalog.example.test/docs/a%20b/api/v1';
    expect([result.outputs['api-url'], result.outputs['feed-url']]).toEqual([
      address,
      `${address}/feed.atom`,
    ]);
    const jane = 'Jane Doe <jane@example.test>';
    expect(w.log('site/pages')[0]).toMatchObject({ author: jane, committer: jane });
    expect(w.log('site/pages')[0]?.message).toBe(
      `Scan ${checkout.sha}\n\n✅ First publish: 2 images · 2 findings in newest versions, 1 with a fix {run}\n\nSource-Repository: acme/catalog\nSource-Commit: ${checkout.sha}\n`,
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
  }),
);

test(
  'a branch with files of others: theirs stay as they are, and ours are repaired',
  inWorld(async (w) => {
    const names = [
      ...['README.md', 'api/v2/images.json', 'api/README', 'API/v1/images.json', '.nojekyll'],
      ...['Straße nach Köln/名前 🐳.txt', 'with "quotes" and \\backslash', 'tab\there'],
    ];
    for (const name of names) w.commitFile(BRANCH, name, `bytes of ${name}\r\n\u0000`);
    w.commitFile(BRANCH, 'binary', Buffer.from([0xff, 0xfe, 0x00, 0x0a]));
    const before = blobsOf(w);
    const { checkout } = await publish(w, FILES, { ...FIRST, landing: 'false' });
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
  }),
);

test(
  'the source of a catalog is the commit of its manifest, if it can be read',
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
    writeFileSync(at(MANIFEST), manifestOf(image('redis', ['1.0']), image('node', ['20'])));
    expect(await run()).toEqual([
      checkout.sha,
      [
        'catalog.yaml: the manifest differs from the one in its commit, which the published commit names as its source; commit it before this step (this run reads it as it is here)',
      ],
    ]);
    rmSync(at('.git'), { recursive: true });
    expect(await run('HEAD')).toEqual([null, []]);
  }),
);
