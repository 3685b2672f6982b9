import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { digestOf } from '../builders/digest';
import { textsBelow } from '../builders/files';
import { REGISTRY } from '../builders/items';
import type { RunOptions } from './action';
import {
  AUTHOR,
  chart,
  type Fields,
  image,
  MANIFEST,
  manifest,
  manifestOf,
  reportOf,
  SCANNED_AT,
  SITE,
  trivyReport,
  V1,
  yaml,
} from './builders';
import { conform } from './conformance';
import type { Environment } from './process';
import {
  anywhere,
  blobsOf,
  changesOf,
  errorsOf,
  idsOf,
  json,
  NO_SITE,
  noticesOf,
  recordsIn,
  served,
  statesOf,
  warningsOf,
} from './results';
import { inWorld, publish, refused, runWell, withWorld } from './runs';
import type { World } from './world';

const BRANCH = 'gh-pages';
const tip = (w: World, branch = BRANCH): string => w.log(branch)[0]?.sha ?? '';

/** The tree without the files that change with a release, not with the data. */
const data = (w: World, branch = BRANCH): Record<string, string> =>
  Object.fromEntries(
    Object.entries(w.tree(branch)).filter(
      ([file]) => !/\/api\/v1\/(openapi\.json|index\.html|schemas\/.*)$/.test(`/${file}`),
    ),
  );

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
const BOTH = { 'reports/redis.json': REDIS_1, 'reports/node.json': NODE };

/** Publishes in this world: in a copy, the next run would write the feed again, because of its server. */
const HERE: Partial<RunOptions> = { env: {} };

const publishBoth = (w: World, inputs: Environment = {}, options: Partial<RunOptions> = {}) =>
  publish(w, { [MANIFEST]: yaml(CATALOG), ...BOTH }, { reports: 'reports', ...inputs }, options);

describe('the first publish', () => {
  test.concurrent(
    'creates the branch and reports it in the outputs',
    inWorld(async (w) => {
      const { result, checkout } = await publishBoth(w, {}, { alone: true });
      const count = Object.keys(w.tree(BRANCH)).length;
      expect(result.outputs).toEqual({
        changed: 'true',
        commit: tip(w),
        'api-url': `${SITE}/api/v1`,
        'files-added': String(count),
        'files-modified': '0',
        'files-removed': '0',
        images: '2',
        charts: '1',
        'scanned-images': '2',
        unscanned: '1',
        withheld: '0',
        partial: '0',
        stale: '0',
        cves: '2',
        fixable: '1',
        opened: '0',
        closed: '0',
        exploited: '',
        integrity: digestOf(w.tree(BRANCH)['api/v1/integrity.json'] ?? ''),
        'feed-url': '',
        live: '',
        'live-after': '',
        'stale-source': 'false',
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
      expect(w.log(BRANCH)).toEqual([
        {
          sha: expect.stringMatching(/^[0-9a-f]{40}$/),
          tree: expect.stringMatching(/^[0-9a-f]{40}$/),
          parents: [],
          author: AUTHOR,
          committer: AUTHOR,
          date: expect.any(String),
          subject,
          message: `${subject}\n\nSource-Repository: acme/catalog\nSource-Commit: ${checkout.sha}\n`,
        },
      ]);
      expect(w.status(checkout.workspace)).toBe('');
      expect(errorsOf(result)).toEqual([]);
      expect(warningsOf(result)).toEqual([]);
    }),
  );

  test.concurrent(
    'publishes exactly the documents of the contract',
    inWorld(async (w) => {
      await publishBoth(w);
      expect(Object.keys(data(w))).toEqual([
        '.nojekyll',
        'api/v1/badge/base.json',
        'api/v1/badge/base.svg',
        'api/v1/badge/charts.json',
        'api/v1/badge/charts.svg',
        'api/v1/badge/cves.json',
        'api/v1/badge/cves.svg',
        'api/v1/badge/images.json',
        'api/v1/badge/images.svg',
        'api/v1/changes.json',
        'api/v1/charts.json',
        'api/v1/charts/1.json',
        'api/v1/charts/redis/security.json',
        'api/v1/cve.json',
        'api/v1/cve/other/CVE-1.json',
        'api/v1/cve/other/CVE-2.json',
        'api/v1/digest/19.json',
        'api/v1/digest/5d.json',
        'api/v1/digest/a7.json',
        'api/v1/feed.atom',
        'api/v1/feed.json',
        'api/v1/history.json',
        'api/v1/images.json',
        'api/v1/images/1.json',
        'api/v1/images/node/badge.json',
        'api/v1/images/node/badge.svg',
        'api/v1/images/node/findings.json',
        'api/v1/images/node/releases.json',
        'api/v1/images/redis/badge.json',
        'api/v1/images/redis/badge.svg',
        'api/v1/images/redis/findings.json',
        'api/v1/images/redis/releases.json',
        'api/v1/integrity.json',
        'api/v1/packages.json',
        'api/v1/removed.json',
        'api/v1/roadmap.json',
        'api/v1/roadmap/1.json',
        'api/v1/security.json',
        'api/v1/security/index.json',
        'api/v1/security/node.json',
        'api/v1/security/node/20.json',
        'api/v1/security/redis.json',
        'api/v1/security/redis/1.0.json',
        'api/v1/state.json',
        'api/v1/status.json',
        'api/v1/updates.json',
        'index.html',
      ]);
      expect(json(w.tree(BRANCH), 'api/v1/status.json')).toEqual({
        apiVersion: 'v1',
        resource: 'status',
        total: 3,
        data: [
          {
            slug: 'redis',
            version: '2.0',
            digest: digestOf('redis:2.0'),
            state: 'unscanned',
            scannedAt: null,
            scanner: null,
            verdict: 'unverified',
            urgent: null,
            database: null,
          },
          {
            slug: 'redis',
            version: '1.0',
            digest: digestOf('redis:1.0'),
            state: 'scanned',
            scannedAt: SCANNED_AT,
            scanner: 'Trivy 0.74.0',
            verdict: 'rebuild',
            urgent: true,
            database: null,
          },
          {
            slug: 'node',
            version: '20',
            digest: digestOf('node:20'),
            state: 'scanned',
            scannedAt: SCANNED_AT,
            scanner: 'Trivy 0.74.0',
            verdict: 'supported',
            urgent: false,
            database: null,
          },
        ],
      });
      const file = path.join(w.root, 'manifest.json');
      writeFileSync(file, JSON.stringify(CATALOG));
      const site = w.exportTree(BRANCH, path.join(w.root, 'site'));
      expect((await conform(site, '--manifest', file))?.violations ?? []).toEqual([]);
    }),
  );

  test.concurrent(
    'accepts references of any shape, and matches reports by them',
    inWorld(async (w) => {
      const stated = manifest({
        registry: 'docker.io/acme',
        images: [
          image('redis', ['1.0'], { image: 'acme/redis', versions: [{ version: '1.0' }] }),
          image('node', ['20'], { image: 'node', versions: [{ version: '20' }] }),
          image('static', ['1'], { versions: [{ version: '1' }] }),
        ],
        charts: [
          chart('redis', {
            chartRef: 'oci://ghcr.io/acme/redis-chart',
            imageRepository: 'docker.io/acme/redis',
          }),
        ],
      });
      const { result } = await publish(
        w,
        {
          [MANIFEST]: yaml(stated),
          'reports/a.json': trivyReport({ name: 'docker.io/acme/redis:1.0' }),
          'reports/b.json': trivyReport({ name: 'docker.io/library/node:20' }),
          'reports/c.json': trivyReport({ name: 'acme/images/static:1' }),
        },
        { reports: 'reports' },
      );
      expect([warningsOf(result), noticesOf(result)]).toEqual([[], []]);
      expect(result.summary).toContain('- References in the manifest: 3 differ from the shape');
      const tree = w.tree(BRANCH);
      const items = (file: string): readonly Record<string, unknown>[] =>
        JSON.parse(tree[`api/v1/${file}`] ?? '').data;
      expect(items('images.json').map((each) => each['image'])).toEqual([
        'docker.io/acme/redis',
        'docker.io/library/node',
        'docker.io/acme/images/static',
      ]);
      expect(items('charts.json').map((each) => each['chartRef'])).toEqual([
        'oci://ghcr.io/acme/redis-chart',
      ]);
      expect(items('status.json').map((each) => each['state'])).toEqual(Array(3).fill('scanned'));
      expect(items('charts.json').map((each) => each['security'])).not.toContain(null);
    }),
  );

  test.concurrent(
    'goes to another branch, with its own author and message',
    inWorld(async (w) => {
      const { checkout } = await publishBoth(w, {
        branch: 'site/pages',
        author: 'Jane Doe <jane@example.test>',
        'commit-message':
          'Scan {sha} of {repository} in {run}\n\n{images} {charts} {cves} {fixable} {removed} {modified}',
      });
      expect(w.log(BRANCH)).toEqual([]);
      const [commit] = w.log('site/pages');
      expect(commit?.author).toBe('Jane Doe <jane@example.test>');
      expect(commit?.committer).toBe('Jane Doe <jane@example.test>');
      expect(commit?.message).toBe(
        `Scan ${checkout.sha} of acme/catalog in 1\n\n2 1 2 1 0 0\n\nSource-Repository: acme/catalog\nSource-Commit: ${checkout.sha}\n`,
      );
    }),
  );

  test.concurrent(
    'works without credentials in the checkout, and publishes a manifest that differs from HEAD with a warning',
    inWorld(async (w) => {
      const checkout = w.checkout(
        { [MANIFEST]: manifestOf(image('redis', ['1.0'])) },
        { persistCredentials: false },
      );
      writeFileSync(
        path.join(checkout.workspace, MANIFEST),
        manifestOf(image('redis', ['1.0']), image('node', ['20'])),
      );
      const result = await runWell(w, checkout);
      expect(result.outputs['images']).toBe('2');
      expect(warningsOf(result)).toEqual([
        'catalog.yaml: found a manifest that differs from the one of its commit, expected the same, since the commit on the branch names that one as its source; commit it before this step (this run reads it as it is here)',
      ]);
    }),
  );

  test.concurrent(
    'takes the address of the API from base-url, that of the feeds from CNAME, and both from destination',
    inWorld(async (w) => {
      w.commitFile(BRANCH, 'CNAME', 'catalog.example.test\n');
      const inputs = { 'base-url': 'https://api.example.test/', destination: '/docs/a b/' };
      const { result } = await publishBoth(w, inputs);
      expect([result.outputs['api-url'], result.outputs['feed-url']]).toEqual([
        'https://api.example.test/docs/a%20b/api/v1',
        'https://catalog.example.test/docs/a%20b/api/v1/feed.atom',
      ]);
      expect(result.log).not.toContain(NO_SITE);
    }),
  );

  test.concurrent(
    'takes the address of the feeds from site in the manifest, and that of the API not',
    inWorld(async (w) => {
      const site = 'https://catalog.example.test/a';
      const { result } = await publish(w, { [MANIFEST]: yaml({ ...CATALOG, site }) });
      expect([result.outputs['api-url'], result.outputs['feed-url']]).toEqual([
        `${SITE}/api/v1`,
        `${site}/api/v1/feed.atom`,
      ]);
      expect(json(w.tree(BRANCH), `${V1}/feed.json`)).toEqual({
        version: 'https://jsonfeed.org/version/1.1',
        title: 'Acme catalog',
        home_page_url: `${site}/api/v1/`,
        feed_url: `${site}/api/v1/feed.json`,
        authors: [{ name: 'Acme' }],
        items: [],
      });
      expect(result.log).not.toContain(NO_SITE);
    }),
  );
});

describe('a later publish', () => {
  test.concurrent(
    'makes no commit when nothing changed',
    inWorld(async (w) => {
      const { checkout, result: first } = await publishBoth(w);
      const result = await runWell(w, checkout, { reports: 'reports' });
      expect(result.outputs).toEqual({
        ...first.outputs,
        changed: 'false',
        integrity: '',
        'files-added': '0',
      });
      expect(w.log(BRANCH).map(({ sha }) => sha)).toEqual([first.outputs['commit']]);
    }),
  );

  test.concurrent(
    'changes only what a report of another version changes',
    inWorld(async (w) => {
      const { result: first } = await publishBoth(w, {}, HERE);
      const before = blobsOf(w);
      const { result } = await publish(
        w,
        { [MANIFEST]: yaml(CATALOG), 'reports/new.json': REDIS_2 },
        { reports: 'reports/new.json' },
      );
      expect(changesOf(before, blobsOf(w))).toEqual({
        added: ['api/v1/cve/other/CVE-3.json', 'api/v1/security/redis/2.0.json'],
        modified: [
          'api/v1/badge/cves.json',
          'api/v1/badge/cves.svg',
          'api/v1/charts.json',
          'api/v1/charts/1.json',
          'api/v1/cve.json',
          'api/v1/cve/other/CVE-1.json',
          'api/v1/cve/other/CVE-2.json',
          'api/v1/digest/5d.json',
          'api/v1/history.json',
          'api/v1/images.json',
          'api/v1/images/1.json',
          'api/v1/images/redis/badge.json',
          'api/v1/images/redis/badge.svg',
          'api/v1/images/redis/findings.json',
          'api/v1/images/redis/releases.json',
          'api/v1/integrity.json',
          'api/v1/security.json',
          'api/v1/security/index.json',
          'api/v1/security/redis.json',
          'api/v1/state.json',
          'api/v1/status.json',
        ],
        removed: [],
      });
      expect(result.outputs).toMatchObject({
        changed: 'true',
        'files-added': '2',
        'files-modified': '21',
        'files-removed': '0',
        opened: '0',
        closed: '0',
        unscanned: '0',
        cves: '1',
        fixable: '0',
      });
      expect(w.log(BRANCH).map(({ sha, parents }) => [sha, parents])).toEqual([
        [result.outputs['commit'], [first.outputs['commit']]],
        [first.outputs['commit'], []],
      ]);
    }),
  );

  test.concurrent(
    'replaces the record of a version that was scanned again',
    inWorld(async (w) => {
      await publishBoth(w);
      const before = blobsOf(w);
      const again = reportOf('node', '20', [{ id: 'CVE-9', severity: 'MEDIUM' }]);
      await publish(w, { [MANIFEST]: yaml(CATALOG), 'node.json': again }, { reports: 'node.json' });
      expect(changesOf(before, blobsOf(w))).toEqual({
        added: ['api/v1/changes/2026-01-02.json', 'api/v1/cve/other/CVE-9.json'],
        modified: [
          'api/v1/badge/cves.json',
          'api/v1/badge/cves.svg',
          'api/v1/changes.json',
          'api/v1/cve.json',
          'api/v1/feed.atom',
          'api/v1/feed.json',
          'api/v1/history.json',
          'api/v1/images.json',
          'api/v1/images/1.json',
          'api/v1/images/node/badge.json',
          'api/v1/images/node/badge.svg',
          'api/v1/images/node/findings.json',
          'api/v1/integrity.json',
          'api/v1/security.json',
          'api/v1/security/index.json',
          'api/v1/security/node.json',
          'api/v1/security/node/20.json',
          'api/v1/state.json',
        ],
        removed: [],
      });
      expect(idsOf(w.tree(BRANCH), 'node', '20')).toEqual(['CVE-9']);
    }),
  );

  test.concurrent(
    'without reports carries every record forward',
    inWorld(async (w) => {
      await publishBoth(w);
      const before = blobsOf(w);
      const other = {
        ...CATALOG,
        roadmap: [{ name: 'Kafka', category: 'Queue', priority: 'next' }],
      };
      const { result } = await publish(w, { [MANIFEST]: yaml(other) });
      expect(changesOf(before, blobsOf(w))).toEqual({
        added: [],
        modified: [
          'api/v1/integrity.json',
          'api/v1/roadmap.json',
          'api/v1/roadmap/1.json',
          'api/v1/state.json',
        ],
        removed: [],
      });
      expect(result.outputs).toMatchObject({ 'scanned-images': '2', cves: '2', unscanned: '1' });
    }),
  );

  test.concurrent(
    'with carry-forward: false drops what this run did not scan',
    inWorld(async (w) => {
      const { checkout } = await publishBoth(w);
      const result = await runWell(w, checkout, {
        'carry-forward': 'false',
        'allow-removals': 'true',
      });
      expect(recordsIn(w.tree(BRANCH))).toEqual([]);
      expect(new Set(Object.values(statesOf(w.tree(BRANCH))))).toEqual(new Set(['unscanned']));
      expect(result.outputs).toMatchObject({
        'scanned-images': '0',
        unscanned: '3',
        'files-removed': '4',
        'needs-rebuild': '[]',
      });
      expect(json(w.tree(BRANCH), `${V1}/badge/cves.json`)).toMatchObject({
        message: 'not scanned',
        color: 'lightgrey',
      });
    }),
  );

  test.concurrent(
    'removes the files of a version and of an image that the manifest no longer names',
    inWorld(async (w) => {
      const all = [image('redis', ['1.0', '2.0']), image('node', ['20']), image('etcd', ['3'])];
      await publish(
        w,
        {
          [MANIFEST]: manifestOf(...all),
          'r/1.json': REDIS_1,
          'r/2.json': REDIS_2,
          'r/3.json': NODE,
          'r/4.json': reportOf('etcd', '3'),
        },
        { reports: 'r' },
      );
      const before = blobsOf(w);
      const { result } = await publish(w, {
        [MANIFEST]: manifestOf(image('redis', ['2.0']), image('etcd', ['3'])),
      });
      const { added, removed } = changesOf(before, blobsOf(w));
      expect({ added, removed }).toEqual({
        added: ['api/v1/changes/2026-01-01.json'],
        removed: [
          'api/v1/images/node/badge.json',
          'api/v1/images/node/badge.svg',
          'api/v1/images/node/findings.json',
          'api/v1/images/node/releases.json',
          'api/v1/security/node.json',
          'api/v1/security/node/20.json',
          'api/v1/security/redis/1.0.json',
        ],
      });
      expect(result.outputs['files-removed']).toBe('7');
    }),
  );

  test.concurrent(
    'publishes the same bytes from a YAML and a JSON manifest',
    inWorld(async (w) => {
      const document: Fields = {
        ...CATALOG,
        images: [
          image('redis', ['17.10'], { 'x-owner': { team: 'data', tier: 1, on: true, off: null } }),
        ],
        badges: { slsa: { label: 'slsa', message: 'level 3', color: 'green' } },
      };
      const checkout = w.checkout({
        [MANIFEST]: yaml(document),
        'catalog.json': JSON.stringify(document),
        'r/redis/17.10.json': trivyReport({ findings: [{ id: 'CVE-1' }] }),
      });
      await runWell(w, checkout, { reports: 'r' });
      await runWell(w, checkout, { reports: 'r', branch: 'json', manifest: 'catalog.json' });
      expect(anywhere(w.tree('json'))).toEqual(anywhere(w.tree(BRANCH)));
      expect(recordsIn(w.tree(BRANCH))).toEqual(['redis/17.10']);
    }),
  );
});

describe('other files on the branch', () => {
  test.concurrent(
    'are kept, whatever their names, as is a .nojekyll with content',
    inWorld(async (w) => {
      const foreign = [
        'README.md',
        'index.yaml',
        'docs/x.html',
        'api/v2/images.json',
        'api/README',
        '.nojekyll',
        'Straße nach Köln/名前 🐳.txt',
        'with "quotes" and \\backslash',
        'tab\there',
      ];
      for (const name of foreign) w.commitFile(BRANCH, name, `bytes of ${name}\r\n\u0000`);
      w.commitFile(BRANCH, 'binary', Buffer.from([0xff, 0xfe, 0x00, 0x0a]));
      const before = blobsOf(w);
      await publishBoth(w);
      const after = blobsOf(w);
      const { modified, removed } = changesOf(before, after);
      expect({ modified, removed }).toEqual({ modified: [], removed: [] });
      expect(
        Object.keys(after)
          .filter((file) => !file.startsWith('api/v1/'))
          .sort(),
      ).toEqual(['binary', 'index.html', ...foreign].sort());
      expect(w.log(BRANCH)[0]?.parents).toEqual([w.log(BRANCH)[1]?.sha]);
    }),
  );

  test.concurrent(
    'no .nojekyll is added next to a _config.yml, with a notice',
    inWorld(async (w) => {
      w.commitFile(BRANCH, '_config.yml', 'theme: x\n');
      const { result } = await publishBoth(w, { destination: 'docs' });
      expect(Object.keys(w.tree(BRANCH)).filter((file) => !file.includes('/api/v1/'))).toEqual([
        '_config.yml',
        'docs/.nojekyll',
      ]);
      expect(noticesOf(result)).toEqual([
        'found a _config.yml on the branch, so .nojekyll is not added: Jekyll builds the site, and omits versions whose names begin with _',
      ]);
    }),
  );

  test.concurrent(
    'files below api/v1 that this run did not render are removed',
    inWorld(async (w) => {
      const { checkout } = await publishBoth(w);
      const before = w.tree(BRANCH);
      w.commitFile(BRANCH, 'api/v1/old.json', '{}');
      w.commitFile(BRANCH, 'api/v1/security/gone/1.json', '{}');
      const result = await runWell(w, checkout, { reports: 'reports' });
      expect(anywhere(w.tree(BRANCH))).toEqual(anywhere(before));
      expect(result.outputs).toMatchObject({ changed: 'true', 'files-removed': '2' });
    }),
  );

  test.concurrent(
    'keep their modes; anything but plain files below api/v1 is replaced',
    inWorld(async (w) => {
      const { checkout } = await publishBoth(w);
      const before = w.tree(BRANCH);
      const target = w.git('rev-parse', `${BRANCH}:.nojekyll`);
      const submodule = { mode: '160000', id: tip(w) } as const;
      w.commitFiles(BRANCH, {
        link: { mode: '120000', id: target },
        'run.sh': { mode: '100755', id: target },
        module: submodule,
        [`${V1}/security`]: { mode: '120000', id: target },
        [`${V1}/badge/cves.json`]: submodule,
        [`${V1}/odd.json`]: { mode: '100755', id: target },
      });
      await runWell(w, checkout, { reports: 'reports', 'allow-removals': 'true' });
      const { link, module, 'run.sh': script, ...rest } = w.tree(BRANCH);
      expect([link, module, script]).toEqual(['', undefined, '']);
      expect(anywhere(rest)).toEqual(anywhere(before));
      const modes = w
        .git('ls-tree', '-r', BRANCH)
        .split('\n')
        .map((line) => line.slice(0, 6));
      expect(modes.filter((mode) => mode !== '100644').sort()).toEqual([
        '100755',
        '120000',
        '160000',
      ]);
    }),
  );

  test.concurrent(
    'an edited record is recomputed from its rows',
    inWorld(async (w) => {
      await publishBoth(w);
      const before = served(w);
      const file = `${V1}/security/redis/1.0.json`;
      const edited = before[file]?.replace('"total":2', '"total":0') ?? '';
      expect(edited).not.toBe(before[file]);
      w.commitFile(BRANCH, file, edited);
      await publish(w, { [MANIFEST]: yaml(CATALOG) });
      expect(served(w)).toEqual(before);
    }),
  );
});

describe('destination', () => {
  test.concurrent(
    'holds the API, with .nojekyll there and at the root',
    inWorld(async (w) => {
      const { result } = await publishBoth(w, { destination: 'docs/catalog' });
      const files = Object.keys(w.tree(BRANCH));
      expect(files.filter((file) => !file.startsWith('docs/catalog/api/v1/'))).toEqual([
        '.nojekyll',
        'docs/catalog/.nojekyll',
        'docs/catalog/index.html',
        'index.html',
      ]);
      expect(result.outputs['api-url']).toBe(`${SITE}/docs/catalog/api/v1`);
    }),
  );

  test.concurrent(
    'two catalogs in two destinations do not affect each other',
    inWorld(async (w) => {
      await publishBoth(w, { destination: 'a' });
      await publish(w, { [MANIFEST]: manifestOf(image('etcd', ['3'])) }, { destination: 'b' });
      await publish(w, { [MANIFEST]: manifestOf(image('caddy', ['1'])) });
      const before = blobsOf(w);
      const result = await publishBoth(w, { destination: 'a' });
      expect(result.result.outputs['changed']).toBe('false');
      expect(blobsOf(w)).toEqual(before);
      expect(statesOf(w.tree(BRANCH), 'a/api/v1')).toEqual({
        'redis/2.0': 'unscanned',
        'redis/1.0': 'scanned',
        'node/20': 'scanned',
      });
      expect(statesOf(w.tree(BRANCH), 'b/api/v1')).toEqual({ 'etcd/3': 'unscanned' });
      expect(statesOf(w.tree(BRANCH))).toEqual({ 'caddy/1': 'unscanned' });
    }),
  );
});

/** A server in front of the world's that forwards pushes and drops some of the answers. */
const forgetfulServer = async (
  w: World,
  forgets: () => Promise<boolean>,
): Promise<{ readonly url: string; readonly close: () => void }> => {
  const server = http.createServer((req, res) => {
    const headers = { ...req.headers };
    const upstream = http.request(`${w.server.url}${req.url}`, { method: req.method, headers });
    req.pipe(upstream);
    upstream.on('response', (answer) => {
      const isPush = req.method === 'POST' && /git-receive-pack$/.test(req.url ?? '');
      if (!isPush) {
        res.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(res);
        return;
      }
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        void forgets().then((forgotten) => {
          // Clients do not repeat a request whose answer has begun.
          if (forgotten) res.writeHead(200, answer.headers).write('0', () => res.destroy());
          else res.writeHead(answer.statusCode ?? 500, answer.headers).end(Buffer.concat(chunks));
        });
      });
    });
    upstream.on('error', () => res.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

describe('the branch moves during the push', () => {
  test.concurrent(
    'a foreign file and the catalog both survive',
    inWorld(async (w) => {
      w.server.hooks.onPush = async () => {
        w.commitFile(BRANCH, 'README.md', 'hello\n');
      };
      const { result } = await publishBoth(w);
      expect(w.tree(BRANCH)['README.md']).toBe('hello\n');
      expect(recordsIn(w.tree(BRANCH))).toEqual(['node/20', 'redis/1.0']);
      expect(w.log(BRANCH)).toHaveLength(2);
      expect(result.outputs['commit']).toBe(tip(w));
      expect(result.log).toContain(
        '\nthe branch moved meanwhile; retrying on its tip (attempt 2)\n',
      );
    }),
  );

  test.concurrent.each([
    ['creates the branch', false],
    ['is on the branch', true],
  ])('two scans at once are both in the end state (another run %s)', (_, published) =>
    withWorld(async (w) => {
      const checkout = w.checkout({
        [MANIFEST]: yaml(CATALOG),
        'one.json': REDIS_1,
        'two.json': REDIS_2,
        'node.json': NODE,
      });
      if (published) await runWell(w, checkout, { reports: 'node.json' });
      w.server.hooks.onPush = async () => {
        await runWell(w, checkout, { reports: 'two.json' });
      };
      const result = await runWell(w, checkout, { reports: 'one.json' });
      expect(recordsIn(w.tree(BRANCH))).toEqual([
        ...(published ? ['node/20'] : []),
        'redis/1.0',
        'redis/2.0',
      ]);
      expect(result.outputs).toMatchObject({ commit: tip(w), unscanned: published ? '0' : '1' });
      expect(w.log(BRANCH)).toHaveLength(published ? 3 : 2);
    }),
  );

  test.concurrent.each([
    ['append', 'squashes the history'],
    ['append', 'deletes the branch'],
    ['squash', 'squashes the history'],
    ['squash', 'deletes the branch'],
  ] as const)('no scan is lost with history %s while somebody %s', (history, what) =>
    withWorld(async (w) => {
      const { checkout } = await publish(
        w,
        { [MANIFEST]: yaml(CATALOG), 'n.json': NODE, 'one.json': REDIS_1, 'two.json': REDIS_2 },
        { reports: 'n.json' },
      );
      w.commitFile(BRANCH, 'README.md', 'hello\n');
      const isSquash = what === 'squashes the history';
      w.server.hooks.onPush = async () => {
        if (isSquash) await runWell(w, checkout, { reports: 'two.json', history: 'squash' });
        else w.git('update-ref', '-d', `refs/heads/${BRANCH}`);
      };
      await runWell(w, checkout, { reports: 'one.json', history });
      expect(recordsIn(w.tree(BRANCH))).toEqual(
        isSquash ? ['node/20', 'redis/1.0', 'redis/2.0'] : ['redis/1.0'],
      );
      expect(w.tree(BRANCH)['README.md']).toBe(isSquash ? 'hello\n' : undefined);
    }),
  );

  test.concurrent.each([
    // Protocol 2 reads nothing at `info/refs`: each of these is the POST after it.
    ...[3, 5, 7, 9].map((request) => [request, 2] as const),
    ...[4, 5, 7].map((request) => [request, 0] as const),
  ])(
    'no scan is lost if the history is squashed and its objects are deleted before request %d (protocol %d)',
    (request, protocol) =>
      withWorld(async (w) => {
        const { checkout } = await publish(
          w,
          { [MANIFEST]: yaml(CATALOG), 'n.json': NODE, 'one.json': REDIS_1, 'two.json': REDIS_2 },
          { reports: 'n.json' },
        );
        let requests = 0;
        w.server.hooks.onRequest = async ({ headers }) => {
          if (protocol === 0) delete headers['git-protocol'];
          requests += 1;
          if (requests !== request) return undefined;
          await runWell(w, checkout, { reports: 'two.json', history: 'squash' });
          w.git('repack', '-adq');
          w.git('prune', '--expire=now');
          return undefined;
        };
        await runWell(w, checkout, { reports: 'one.json' });
        expect(recordsIn(w.tree(BRANCH))).toEqual(['node/20', 'redis/1.0', 'redis/2.0']);
      }),
  );

  test.concurrent(
    'a branch that is renamed meanwhile is not recreated with its files',
    inWorld(async (w) => {
      const { checkout } = await publish(w, { [MANIFEST]: yaml(CATALOG), 'one.json': REDIS_1 });
      w.commitFile(BRANCH, 'docs/x', 'hello\n');
      w.server.hooks.onRequest = async ({ url }) => {
        if (url.endsWith('info/refs?service=git-receive-pack') && w.log(BRANCH).length === 2)
          w.git('branch', '-m', BRANCH, 'archive');
        return undefined;
      };
      const { log } = await runWell(w, checkout, { reports: 'one.json' });
      expect(log).toContain('the branch moved meanwhile');
      expect([w.log(BRANCH).length, w.log('archive').length]).toEqual([1, 2]);
      expect(Object.keys(w.tree(BRANCH)).some((file) => file.startsWith('docs/'))).toBe(false);
    }),
  );

  test.concurrent(
    'two destinations are published at once',
    inWorld(async (w) => {
      const checkout = w.checkout({ [MANIFEST]: yaml(CATALOG), 'one.json': REDIS_1 });
      w.server.hooks.onPush = async () => {
        await runWell(w, checkout, { destination: 'b' });
      };
      await runWell(w, checkout, { destination: 'a', reports: 'one.json' });
      expect(statesOf(w.tree(BRANCH), 'a/api/v1')['redis/1.0']).toBe('scanned');
      expect(statesOf(w.tree(BRANCH), 'b/api/v1')['redis/1.0']).toBe('unscanned');
    }),
  );

  test.concurrent(
    'several runs at once lose no scan',
    inWorld(async (w) => {
      const names = ['a', 'b', 'c', 'd'];
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

  test.concurrent(
    'a branch that another commit creates between two requests is read, not created',
    inWorld(async (w) => {
      let asked = 0;
      w.server.hooks.onRequest = async ({ url }) => {
        if (!url.includes('info/refs')) return undefined;
        asked += 1;
        if (asked === 2) w.commitFile(BRANCH, 'README.md', 'mine');
        return undefined;
      };
      await publish(w, { [MANIFEST]: yaml(CATALOG) });
      expect(w.tree(BRANCH)['README.md']).toBe('mine');
      expect(w.log(BRANCH)).toHaveLength(2);
    }),
  );

  test.concurrent(
    'makes no commit if the other run published the same',
    inWorld(async (w) => {
      const checkout = w.checkout({ [MANIFEST]: yaml(CATALOG), 'one.json': REDIS_1 });
      w.server.hooks.onPush = async () => {
        await runWell(w, checkout, { reports: 'one.json' });
      };
      const result = await runWell(w, checkout, { reports: 'one.json' });
      expect(w.log(BRANCH)).toHaveLength(1);
      expect(result.outputs).toMatchObject({ changed: 'false', commit: tip(w) });
    }),
  );

  test.concurrent(
    'a push whose response is lost counts as published',
    inWorld(async (w) => {
      const server = await forgetfulServer(w, async () => true);
      try {
        const checkout = w.checkout({ [MANIFEST]: yaml(CATALOG), 'one.json': REDIS_1 });
        const result = await runWell(
          w,
          checkout,
          { reports: 'one.json' },
          { serverUrl: server.url },
        );
        expect(w.log(BRANCH).map(({ sha }) => sha)).toEqual([result.outputs['commit']]);
        expect(result.outputs['changed']).toBe('true');
      } finally {
        server.close();
      }
    }),
  );

  test.concurrent(
    'a push whose response is lost counts as published, even if the branch has moved since',
    inWorld(async (w) => {
      const pending = [true];
      const server = await forgetfulServer(w, async () => {
        if (pending.pop() === undefined) return false;
        w.commitFile(BRANCH, 'README.md', 'hello\n');
        return true;
      });
      try {
        const checkout = w.checkout({ [MANIFEST]: yaml(CATALOG), 'one.json': REDIS_1 });
        const result = await runWell(
          w,
          checkout,
          { reports: 'one.json' },
          { serverUrl: server.url },
        );
        expect(w.tree(BRANCH)['README.md']).toBe('hello\n');
        expect(recordsIn(w.tree(BRANCH))).toEqual(['redis/1.0']);
        expect(result.outputs['commit']).toBe(tip(w));
      } finally {
        server.close();
      }
    }),
  );
});

describe('reports', () => {
  test.concurrent(
    'are matched by digest, tag or path; versions with the same digest share one',
    inWorld(async (w) => {
      const digest = digestOf('alias');
      const untold: Fields = image('tagged', [], { versions: [{ version: '1.0' }] });
      const { result } = await publish(
        w,
        {
          [MANIFEST]: manifestOf(
            image('digested', ['1.0']),
            untold,
            image('placed', ['1.0']),
            image('packed', ['1.0']),
            image('alias', [], {
              versions: [
                { version: '2.10', digest },
                { version: '2.10.2', digest },
              ],
            }),
          ),
          'r/a.json': trivyReport({
            name: 'registry.test/candidate:latest',
            digests: [`registry.test/candidate@${digestOf('digested:1.0')}`],
            findings: [{ id: 'CVE-DIGEST' }],
          }),
          'r/b.json': trivyReport({
            name: `${REGISTRY}/images/tagged:1.0`,
            findings: [{ id: 'CVE-TAG' }],
          }),
          'r/placed/1.0.json': trivyReport({ findings: [{ id: 'CVE-PLACE' }] }),
          'r/packed/1.0.json.gz': gzipSync(trivyReport({ findings: [{ id: 'CVE-GZIP' }] })),
          'r/c.json': trivyReport({
            name: `${REGISTRY}/images/alias@${digest}`,
            findings: [{ id: 'CVE-ALIAS' }],
          }),
          'r/notes.txt': 'no report',
        },
        { reports: 'r' },
      );
      expect(warningsOf(result)).toEqual([]);
      const tree = w.tree(BRANCH);
      expect(
        Object.fromEntries(
          recordsIn(tree).map((record) => {
            const [slug = '', name = ''] = record.split('/');
            return [record, idsOf(tree, slug, name)];
          }),
        ),
      ).toEqual({
        'alias/2.10': ['CVE-ALIAS'],
        'alias/2.10.2': ['CVE-ALIAS'],
        'digested/1.0': ['CVE-DIGEST'],
        'packed/1.0': ['CVE-GZIP'],
        'placed/1.0': ['CVE-PLACE'],
        'tagged/1.0': ['CVE-TAG'],
      });
    }),
  );
});

describe('what a scan proves', () => {
  const OLD = { endOfLife: true };

  test.concurrent(
    'withheld, partial and unscanned are distinguished',
    inWorld(async (w) => {
      const { result } = await publish(
        w,
        {
          [MANIFEST]: manifestOf(image('redis', ['1.0', '2.0', '3.0', '4.0'])),
          'r/1.json': reportOf('redis', '1.0', [], OLD),
          'r/2.json': reportOf('redis', '2.0', [{ id: 'CVE-1' }], OLD),
          'r/3.json': reportOf('redis', '3.0'),
        },
        { reports: 'r' },
      );
      expect(statesOf(w.tree(BRANCH))).toEqual({
        'redis/4.0': 'unscanned',
        'redis/3.0': 'scanned',
        'redis/2.0': 'partial',
        'redis/1.0': 'withheld',
      });
      expect(recordsIn(w.tree(BRANCH))).toEqual(['redis/2.0', 'redis/3.0']);
      expect(result.outputs).toMatchObject({ unscanned: '1', withheld: '1', partial: '1' });
      expect(warningsOf(result)).toEqual([
        'redis/2.0: found gaps in "r/2.json", expected a scan of everything: its operating system is end of life, so the scanner has no current advisories for it; rebuild the image on a supported release; the record is partial, its counts are a lower bound',
        'redis/1.0: found no findings in "r/1.json", expected a scan that could have found some: its operating system is end of life, so the scanner has no current advisories for it; rebuild the image on a supported release; the version is published without a record',
      ]);
    }),
  );
});

describe('the commit of the manifest', () => {
  test.concurrent(
    'is that of a file that a link leads to',
    inWorld(async (w) => {
      const checkout = w.checkout({ 'catalogs/a.yaml': yaml(CATALOG) });
      const link = path.join(w.root, 'link.yaml');
      symlinkSync(path.join(checkout.workspace, 'catalogs/a.yaml'), link);
      const elsewhere = { sha: 'f'.repeat(40) };
      const result = await runWell(w, checkout, { manifest: link }, elsewhere);
      expect(warningsOf(result)).toEqual([]);
      expect(json(w.tree(BRANCH), `${V1}/state.json`)).toMatchObject({
        source: { commit: checkout.sha },
      });
    }),
  );

  test.concurrent(
    'is that of the checkout, not of a bare repository that it contains',
    inWorld(async (w) => {
      const checkout = w.checkout({ [`sub/${MANIFEST}`]: yaml(CATALOG) });
      const hidden = path.join(w.root, 'hidden');
      execFileSync('git', ['clone', '--quiet', '--bare', checkout.workspace, hidden]);
      const person = ['-c', 'user.name=a', '-c', 'user.email=a@b.test'];
      const other = ['commit-tree', '-m', 'Other', 'HEAD^{tree}'];
      const forged = execFileSync('git', [...person, ...other], { cwd: hidden })
        .toString()
        .trim();
      execFileSync('git', ['update-ref', 'refs/heads/main', forged], { cwd: hidden });
      for (const name of ['HEAD', 'objects', 'refs', 'config'])
        renameSync(path.join(hidden, name), path.join(checkout.workspace, 'sub', name));
      const result = await runWell(w, checkout, { manifest: `sub/${MANIFEST}` });
      expect(warningsOf(result)).toEqual([]);
      expect(json(w.tree(BRANCH), `${V1}/state.json`)).toMatchObject({
        source: { commit: checkout.sha },
      });
      expect(w.log(BRANCH)[0]?.message).toContain(`\nSource-Commit: ${checkout.sha}\n`);
    }),
  );

  test.concurrent.each<readonly [string, (folder: string) => void, RegExp]>([
    [
      'of a later git',
      (folder) => {
        const config = path.join(folder, '.git/config');
        const later = '[core]\n\trepositoryformatversion = 1\n[extensions]\n\tlater = true\n';
        writeFileSync(config, readFileSync(config, 'utf8') + later);
      },
      /: fatal: unknown repository extension found:.* \| later$/,
    ],
    [
      'whose git folder is elsewhere, and missing',
      (folder) => {
        rmSync(path.join(folder, '.git'), { recursive: true });
        writeFileSync(path.join(folder, '.git'), 'gitdir: /nowhere/.git/worktrees/x\n');
      },
      /: fatal: not a git repository: \/nowhere\/.git\/worktrees\/x$/,
    ],
  ])('in a repository %s cannot be read: that of the event counts', (_, spoil, said) =>
    withWorld(async (w) => {
      const checkout = w.checkout({ [MANIFEST]: yaml(CATALOG) });
      spoil(checkout.workspace);
      const sha = 'f'.repeat(40);
      const result = await runWell(w, checkout, {}, { sha });
      const message =
        'the commit of the manifest cannot be read, so the commit of the event (GITHUB_SHA) is used as its source; git said';
      expect(warningsOf(result)).toEqual([expect.stringMatching(said)]);
      expect(warningsOf(result)[0]?.startsWith(message)).toBe(true);
      expect(json(w.tree(BRANCH), `${V1}/state.json`)).toMatchObject({ source: { commit: sha } });
    }),
  );

  test.concurrent(
    'is null if it is unknown',
    inWorld(async (w) => {
      const checkout = w.checkout({ [MANIFEST]: yaml(CATALOG) });
      rmSync(path.join(checkout.workspace, '.git'), { recursive: true });
      const result = await w.run(checkout, {}, { sha: 'HEAD' });
      expect(result.code).toBe(0);
      expect(warningsOf(result)).toEqual([]);
      expect(json(w.tree(BRANCH), `${V1}/state.json`)).toMatchObject({
        source: { repository: 'acme/catalog', commit: null, committed: null },
      });
    }),
  );
});

test.concurrent(
  'links to reports are reports, and links to folders are not followed',
  inWorld(async (w) => {
    const checkout = w.checkout({
      [MANIFEST]: yaml(CATALOG),
      'q/a/1.json': REDIS_1,
      'store/node.json': NODE,
      'elsewhere/x.json': 'no report',
    });
    const q = path.join(checkout.workspace, 'q');
    mkdirSync(path.join(q, 'b'));
    symlinkSync('../../store/node.json', path.join(q, 'b/1.json'));
    symlinkSync('../../elsewhere', path.join(q, 'b/c'));
    symlinkSync('../../nowhere.json', path.join(q, 'b/d'));
    symlinkSync('..', path.join(q, 'b/up'));
    symlinkSync('/dev/zero', path.join(q, 'b/zero.json'));
    symlinkSync('../../elsewhere', path.join(q, 'b/folder.json'));
    execFileSync('mkfifo', [path.join(q, 'b/pipe.json')]);
    await runWell(w, checkout, { reports: 'q', output: 'out', 'dry-run': 'true' });
    const files = textsBelow(path.join(checkout.workspace, 'out'));
    expect(recordsIn(files)).toEqual(['node/20', 'redis/1.0']);
  }),
);

describe('output', () => {
  /** The files of the branch below a destination. */
  const below = (w: World, prefix: string): Record<string, string> =>
    Object.fromEntries(
      Object.entries(w.tree(BRANCH))
        .filter(([file]) => file.startsWith(prefix))
        .map(([file, text]) => [file.slice(prefix.length), text]),
    );

  test.concurrent(
    'has the files of the branch, with records carried forward and without destination',
    inWorld(async (w) => {
      await publish(
        w,
        { [MANIFEST]: yaml(CATALOG), 'r.json': REDIS_1 },
        { reports: 'r.json', destination: 'docs', landing: 'false' },
      );
      const { checkout } = await publish(
        w,
        { [MANIFEST]: yaml(CATALOG), 'r.json': NODE, 'site/index.html': '<p>', 'site/api/x': 'x' },
        { reports: 'r.json', destination: 'docs', landing: 'false', output: 'site' },
      );
      const site = path.join(checkout.workspace, 'site');
      expect(textsBelow(site)).toEqual({ ...below(w, 'docs/'), 'index.html': '<p>', 'api/x': 'x' });
      expect(recordsIn(textsBelow(site))).toEqual(['node/20', 'redis/1.0']);
      w.commitFile(BRANCH, 'README.md', 'hello\n');
      const result = await runWell(w, checkout, {
        destination: 'docs',
        landing: 'false',
        output: 'site',
      });
      expect(result.outputs['changed']).toBe('false');
      expect(textsBelow(site)).toEqual({ ...below(w, 'docs/'), 'index.html': '<p>', 'api/x': 'x' });
    }),
  );

  test.concurrent(
    'replaces what an earlier run wrote there',
    inWorld(async (w) => {
      const { checkout } = await publishBoth(w, { output: 'site', landing: 'false' });
      const stale = path.join(checkout.workspace, 'site/api/v1/stale.json');
      writeFileSync(stale, '{}');
      await runWell(w, checkout, { output: 'site', landing: 'false' });
      expect(existsSync(stale)).toBe(false);
      expect(textsBelow(path.join(checkout.workspace, 'site'))).toEqual(w.tree(BRANCH));
    }),
  );

  test.concurrent(
    'does not change an existing .nojekyll',
    inWorld(async (w) => {
      const checkout = w.checkout({ [MANIFEST]: yaml(CATALOG) });
      const site = path.join(checkout.workspace, 'site');
      const elsewhere = path.join(w.root, 'elsewhere');
      mkdirSync(site);
      writeFileSync(elsewhere, 'mine');
      symlinkSync(elsewhere, path.join(site, '.nojekyll'));
      await runWell(w, checkout, { output: 'site' });
      expect(readFileSync(elsewhere, 'utf8')).toBe('mine');
    }),
  );

  test.concurrent(
    'has the final tree of the branch after a lost race',
    inWorld(async (w) => {
      const checkout = w.checkout({ [MANIFEST]: yaml(CATALOG), 'a.json': REDIS_1, 'b.json': NODE });
      w.server.hooks.onPush = async () => {
        await runWell(w, checkout, { reports: 'a.json', landing: 'false' });
      };
      await runWell(w, checkout, { reports: 'b.json', output: 'site', landing: 'false' });
      expect(textsBelow(path.join(checkout.workspace, 'site'))).toEqual(w.tree(BRANCH));
    }),
  );

  test.concurrent(
    'with dry-run reports what would change, and pushes nothing',
    inWorld(async (w) => {
      const { result: first } = await publishBoth(w, {}, HERE);
      const before = w.log(BRANCH);
      const checkout = w.checkout({ [MANIFEST]: yaml(CATALOG), 'r.json': REDIS_2 });
      w.server.reset();
      const inputs = { reports: 'r.json', 'dry-run': 'true', output: 'site' };
      const result = await runWell(w, checkout, inputs);
      expect(w.log(BRANCH)).toEqual(before);
      expect(result.outputs).toMatchObject({
        changed: 'true',
        commit: first.outputs['commit'],
        'files-added': '2',
        'files-modified': '21',
        'files-removed': '0',
        cves: '1',
      });
      expect(recordsIn(textsBelow(path.join(checkout.workspace, 'site')))).toEqual([
        'node/20',
        'redis/1.0',
        'redis/2.0',
      ]);
      expect(result.log).toContain(
        'dry run: 23 files would change: 2 added, 21 modified, 0 removed',
      );
    }),
  );

  test.concurrent(
    'dry-run needs neither write access nor a branch',
    inWorld(async (w) => {
      const checkout = w.checkout({ [MANIFEST]: yaml(CATALOG) });
      const result = await runWell(w, checkout, { 'dry-run': 'true' }, { token: w.readOnlyToken });
      expect(w.log(BRANCH)).toEqual([]);
      expect(result.outputs).toMatchObject({ changed: 'true', commit: '', images: '2' });
      expect(w.status(checkout.workspace)).toBe('');
    }),
  );

  test.concurrent(
    'a foreign api/v1 in it is refused',
    inWorld(async (w) => {
      const checkout = w.checkout({ [MANIFEST]: yaml(CATALOG), 'site/api/v1/images.json': '[]' });
      const result = await w.run(checkout, { output: 'site' });
      expect(errorsOf(result)).toEqual([
        'input output: found api/v1 in "site" without a state.json of this action, expected one, since all of it would be replaced; name another folder in output, or remove it',
      ]);
      expect(result.code).toBe(1);
      expect(result.leftovers).toEqual([]);
      expect(w.log(BRANCH)).toEqual([]);
      expect(w.status(checkout.workspace)).toBe('');
    }),
  );

  test.concurrent(
    'a folder with a foreign state.json is refused',
    inWorld(async (w) => {
      const files = { 'site/api/v1/state.json': '{"terraform":1}', 'site/api/v1/mine.json': '1' };
      const checkout = w.checkout({ [MANIFEST]: yaml(CATALOG), ...files });
      const result = await w.run(checkout, { output: 'site' });
      expect(result.code).toBe(1);
      expect(w.status(checkout.workspace)).toBe('');
    }),
  );

  test.concurrent.each(['site', 'site/api', 'site/api/v1'])(
    'a file at %s is refused before anything is pushed',
    (file) =>
      withWorld(async (w) => {
        const checkout = w.checkout({ [MANIFEST]: yaml(CATALOG), [file]: 'a file' });
        const named = path.relative('site', file) || 'site';
        expect(await refused(w, checkout, { output: 'site' })).toEqual([
          `input output: found a file at ${JSON.stringify(named)}, expected a folder; name another folder in output`,
        ]);
        expect(readFileSync(path.join(checkout.workspace, file), 'utf8')).toBe('a file');
      }),
  );

  // Windows has no such modes.
  (process.platform === 'win32' ? test.concurrent.skip : test.concurrent)(
    'is readable by everyone',
    inWorld(async (w) => {
      const umask = process.umask(0o022);
      try {
        // In a new process, which has this umask.
        const { checkout } = await publishBoth(w, { output: 'site' }, { alone: true });
        const modeOf = (name: string): string =>
          (statSync(path.join(checkout.workspace, 'site', name)).mode & 0o777).toString(8);
        expect(['', 'api', 'api/v1', 'api/v1/security', 'api/v1/images.json'].map(modeOf)).toEqual([
          '755',
          '755',
          '755',
          '755',
          '644',
        ]);
      } finally {
        process.umask(umask);
      }
    }),
  );

  test.concurrent(
    'a failed push does not change it',
    inWorld(async (w) => {
      const checkout = w.checkout({ [MANIFEST]: yaml(CATALOG) });
      const site = path.join(checkout.workspace, 'site');
      mkdirSync(site);
      const result = await w.run(checkout, { output: 'site' }, { token: w.readOnlyToken });
      expect(result.code).toBe(1);
      expect(textsBelow(site)).toEqual({});
      expect(readdirSync(site, { recursive: true })).toEqual([]);
    }),
  );
});
