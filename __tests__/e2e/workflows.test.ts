/** Runs the example workflows from their first step to their last. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { makeRepository } from '../../scripts/git-server.mjs';
import { digestOf } from '../builders/digest';
import { REGISTRY } from '../builders/items';
import { blocksIn } from '../documents/blocks';
import {
  EXAMPLES,
  exampleNamed,
  isOwn,
  type Job,
  OURS,
  type Permissions,
  type Workflow,
  workflowNamed,
  workflowOf,
} from '../workflows/workflow';
import {
  type FindingFields,
  image,
  MANIFEST,
  manifest,
  manifestOf,
  reportOf,
  SITE,
  trivyReport,
  yaml,
} from './builders';
import { type PagesServer, withPages } from './pages-server';
import { databasesOf, idsOf, json, statesOf } from './results';
import { inWorld, publish } from './runs';
import { NEW, onLinux, reference, start, tracesOf } from './workflow-starts';
import type { World } from './world';

const OLD_CVE: FindingFields = { id: 'CVE-2026-1', fixed: '2.0' };
const NEW_CVE: FindingFields = { id: 'CVE-2026-2' };

const TIME: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);

/** An OpenVEX file of the owner, about every version of redis. */
const VEX = JSON.stringify({
  ...{ '@context': 'https://openvex.dev/ns/v0.2.0', author: 'Acme' },
  timestamp: '2026-01-01T00:00:00Z',
  statements: [
    {
      vulnerability: { name: 'CVE-2026-1' },
      products: [{ '@id': `pkg:oci/redis?repository_url=${REGISTRY}/images/redis` }],
      ...{ status: 'not_affected', justification: 'component_not_present' },
    },
  ],
});

/** Id and status of what is suppressed in redis 8.2. */
const suppressedIn = (tree: Readonly<Record<string, string>>): readonly string[] => {
  const { suppressions = [] } = json(tree, 'api/v1/security/redis/8.2.json') as {
    readonly suppressions?: readonly { readonly id: string; readonly status: string }[];
  };
  return suppressions.map(({ id, status }) => `${id} ${status}`);
};

/** The report of a rebuilt image, scanned by its new digest. */
const rebuilt = (slug: string): Record<string, string> => {
  const name = reference(slug, `@${NEW}`);
  return { [name]: trivyReport({ name, digests: [name], findings: [NEW_CVE] }) };
};

const CATALOG = manifestOf(
  image('redis', ['8.2', '8.0']),
  image('nginx', ['1.29']),
  image('next', ['1'], { status: 'planned' }),
);
const REPORTS = {
  'redis.json': reportOf('redis', '8.2', [OLD_CVE]),
  'nginx.json': reportOf('nginx', '1.29', [OLD_CVE]),
};

/** The KEV catalog can be downloaded, the EPSS scores cannot. */
const KEV = 'https://www.cisa.gov/sites/default/files/feeds/known_exploited_vulnerabilities.json';
const KEV_COPY =
  'https://raw.githubusercontent.com/cisagov/kev-data/develop/known_exploited_vulnerabilities.json';
const KEV_CATALOG =
  '{"catalogVersion":"2026.01.02","dateReleased":"2026-01-02T00:00:00Z","vulnerabilities":[{"cveID":"CVE-1999-0001","dateAdded":"2021-11-03"}]}';
const [KEV_WARNING, EPSS_WARNING] = ['kev', 'epss'].map(
  (each) =>
    `::warning::${each} was not downloaded, so the published data stays: see the log of this step`,
);

/** A catalog that was published with a scan of redis 8.2 and nginx 1.29. */
const published = (world: World) =>
  publish(world, { [MANIFEST]: CATALOG, ...REPORTS }, { reports: '*.json' });

/** The subject that an attestation must name. */
const integrityOf = (text: string | undefined): readonly [name: string, digest: string] => [
  'integrity.json',
  digestOf(text ?? ''),
];

/** The files that a simulated Pages serves. */
const servedBy = ({ pages }: PagesServer): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(pages.live()).map(([file, content]) => [file, content.toString()]),
  );

/** The jobs of a build, and those of the workflow that publishes it. */
const BUILD = [
  ['build', 'success'],
  ['scan', 'success'],
  ['publish', 'success'],
  ['publish', 'success'],
] as const;

test('every workflow that uses the action is run here', () => {
  const steps = [...EXAMPLES, ...OURS].flatMap(({ name, text }) =>
    Object.entries(workflowOf(text).jobs).flatMap(([job, { steps: all = [] }]) =>
      all.filter(isOwn).map(() => `${path.posix.basename(name)} ${job}`),
    ),
  );
  expect(steps).toEqual([
    'another-repository.yml publish',
    'pull-request.yml preview',
    'ci.yml action', // on github.com
    'publish.yml publish',
  ]);
});

onLinux('the workflow', () => {
  test(
    'of the quick start publishes its catalog from nothing',
    inWorld(async (w) => {
      const blocks = blocksIn('README.md');
      const textOf = (kind: string) => blocks.find((block) => block.kind === kind)?.text ?? '';
      w.checkout({ [MANIFEST]: textOf('yaml manifest') });
      const name = reference('redis', ':8.2.1');
      const reports = { [name]: trivyReport({ name, findings: [OLD_CVE] }) };
      const { results } = await start(w, workflowOf(textOf('yaml workflow')), {}, reports);
      expect(results).toEqual([
        ['list', 'success'],
        ['database', 'success'],
        ['scan', 'success'],
        ['publish', 'success'],
        ['publish', 'success'],
        ['deploy', 'skipped'],
        ['nightly', 'success'],
      ]);
      expect(statesOf(w.tree('gh-pages'))).toEqual({ 'redis/8.2.1': 'scanned' });
      expect(json(w.tree('gh-pages'), 'api/v1/security.json')).toMatchObject({
        images: { redis: { fixable: 1 } },
      });
    }),
  );

  test(
    'image-build.yml commits digest and time of one image, publishes its scan with what could be downloaded, and attests that once',
    inWorld(async (w) => {
      await published(w);
      const run = () =>
        start(
          ...([w, exampleNamed('image-build.yml'), { image: 'redis', version: '8.2' }] as const),
          ...([rebuilt('redis'), { downloads: { [KEV]: KEV_CATALOG } }] as const),
        );
      const { own, results, attested, annotations } = await run();
      const tree = w.tree('gh-pages');
      expect(results).toEqual([
        ['build', 'success'],
        ['scan', 'success'],
        ['publish', 'success'],
        ['publish', 'success'],
      ]);
      expect(own.map(({ with: given }) => given)).toEqual([
        {
          ...{ manifest: MANIFEST, artifact: 'report-redis-8.2', 'unmatched-reports': 'error' },
          ...{ kev: expect.stringMatching(/\/temp\/kev\.json$/), epss: '', vex: 'vex/*.json' },
          ...{ verify: '0', 'fail-on': '' },
        },
      ]);
      expect(annotations).toEqual([EPSS_WARNING]);
      expect(attested).toEqual([integrityOf(tree['api/v1/integrity.json'])]);
      expect(w.log('main')[0]?.subject).toBe('Rebuild redis 8.2');
      expect(w.log('gh-pages')[0]?.message).toContain(w.git('rev-parse', 'main'));
      expect(json(tree, 'api/v1/images.json')).toMatchObject({
        data: [
          { versions: [{ version: '8.2', digest: NEW, published: TIME }, { version: '8.0' }] },
          {},
          {},
        ],
      });
      expect([idsOf(tree, 'redis', '8.2'), idsOf(tree, 'nginx', '1.29')]).toEqual([
        ['CVE-2026-2'],
        ['CVE-2026-1'],
      ]);
      const before = w.log('main');
      expect((await run()).attested).toEqual([]);
      expect(w.log('main')).toEqual(before);
    }),
  );

  test(
    'image-build.yml refuses a slug that stands for every image, before it builds',
    inWorld(async (w) => {
      await published(w);
      const before = w.git('rev-parse', 'main');
      const inputs = { image: '*', version: '8.2' };
      await expect(start(w, exampleNamed('image-build.yml'), inputs, {})).rejects.toThrow(
        '::error::expected a slug and a tag',
      );
      expect(w.git('rev-parse', 'main')).toBe(before);
    }),
  );

  test(
    'rebuild.yml rebuilds images with fixable CVEs and attests after each',
    inWorld(async (w) => {
      await published(w);
      const reports = { ...rebuilt('redis'), ...rebuilt('nginx') };
      const first = await start(w, exampleNamed('rebuild.yml'), { rebuild: true }, reports);
      expect(first.results).toEqual([
        ['publish', 'success'],
        ['catalog', 'success'],
        ...BUILD,
        ...BUILD,
        ['rebuild', 'success'],
        ['rebuild', 'success'],
      ]);
      expect(first.own.map(({ with: given }) => given['artifact'])).toEqual([
        '',
        'report-nginx-1.29',
        'report-redis-8.2',
      ]);
      expect(first.attested).toEqual(
        first.own.slice(1).map(({ result }) => ['integrity.json', result.outputs['integrity']]),
      );
      expect(first.attested.at(-1)).toEqual(
        integrityOf(w.tree('gh-pages')['api/v1/integrity.json']),
      );
    }),
  );

  test(
    'publish.yml fails with fewer permissions: the token has those of the job',
    inWorld(async (w) => {
      await published(w);
      w.checkout({ [MANIFEST]: CATALOG.replace('The image redis', 'In-memory data'), ...REPORTS });
      const ours = workflowNamed('publish.yml', OURS);
      const inputs = { manifest: MANIFEST, 'unmatched-reports': 'warn', verify: 0, attest: true };
      const weak = (permissions: Permissions) => {
        const publish = { ...ours.jobs['publish'], permissions };
        return start(w, { ...ours, jobs: { publish } }, inputs, {});
      };
      await expect(weak({ contents: 'read' })).rejects.toThrow('the token may not write');
      await expect(weak({ contents: 'write' })).rejects.toThrow('the token may not write id-token');
    }),
  );

  test(
    'nightly.yml publishes what could be scanned, keeps the rest, uses what could be downloaded about exploitation, and attests what it published',
    inWorld(async (w) => {
      await published(w);
      const again = { at: '2026-01-09T03:04:05Z' }; // 7 days after the first: nothing is stale yet
      const reports = {
        [reference('redis', `@${digestOf('redis:8.2')}`)]: reportOf('redis', '8.2', [], again),
        [reference('redis', `@${digestOf('redis:8.0')}`)]: reportOf('redis', '8.0', [], again),
      };
      const traces = tracesOf();
      const surroundings = { downloads: { [KEV]: KEV_CATALOG }, traces };
      await withPages(async (pages) => {
        await start(w, exampleNamed('nightly.yml'), {}, reports, { ...surroundings, pages });
      });
      const { results, artifacts, own, annotations, attested } = traces;
      expect(results).toEqual([
        ['list', 'success'],
        ['database', 'success'],
        ['scan', 'failure'],
        ['publish', 'success'],
        ['publish', 'success'],
        ['deploy', 'skipped'],
        ['nightly', 'failure'],
      ]);
      expect(artifacts.map(({ name, contents }) => [name, Object.keys(contents).sort()])).toEqual([
        ['reports-0', ['redis/8.0.json', 'redis/8.2.json', 'trivy-version.json']],
      ]);
      expect(own).toMatchObject([
        {
          ...{ job: 'publish', result: { outputs: { exploited: '0' } } },
          with: {
            ...{ artifact: 'reports-*', epss: '' },
            kev: expect.stringMatching(/\/temp\/kev\.json$/),
          },
        },
      ]);
      const tree = w.tree('gh-pages');
      expect([annotations, attested]).toEqual([
        [EPSS_WARNING],
        [integrityOf(tree['api/v1/integrity.json'])],
      ]);
      expect(idsOf(tree, 'redis', '8.2')).toEqual([]);
      expect(idsOf(tree, 'nginx', '1.29')).toEqual(['CVE-2026-1']);
      expect(statesOf(tree)).toEqual({
        'redis/8.2': 'scanned',
        'redis/8.0': 'scanned',
        'nginx/1.29': 'scanned',
      });
      expect(databasesOf(tree)).toEqual(['2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z', null]);
    }),
  );

  test(
    'nightly.yml scans with the OpenVEX files that it publishes, image-build.yml withdraws them, and pull-request.yml checks them',
    inWorld(async (w) => {
      const catalog = manifest({ images: [image('redis', ['8.2'])], site: SITE });
      const files = { [MANIFEST]: yaml(catalog), 'vex/redis.json': VEX };
      await publish(w, files);
      const name = reference('redis', `@${digestOf('redis:8.2')}`);
      const reports = { [name]: reportOf('redis', '8.2', [OLD_CVE, NEW_CVE]), ...rebuilt('redis') };
      const nightly = await start(w, exampleNamed('nightly.yml'), {}, reports);
      expect(nightly.own.map(({ with: given }) => given['vex'])).toEqual(['vex/*.json']);
      const tree = w.tree('gh-pages');
      expect([idsOf(tree, 'redis', '8.2'), suppressedIn(tree)]).toEqual([
        ['CVE-2026-2'],
        ['CVE-2026-1 not_affected'],
      ]);
      expect(json(tree, 'api/v1/images/redis/vex.json')).toMatchObject({
        author: 'Acme',
        statements: [{ vulnerability: { name: 'CVE-2026-1' } }],
      });
      // Git keeps no empty folder: removing the last file withdraws what it stated.
      await publish(w, { [MANIFEST]: yaml(catalog) });
      const inputs = { image: 'redis', version: '8.2' };
      const withdrawn = await start(w, exampleNamed('image-build.yml'), inputs, reports);
      expect(withdrawn.own.map(({ with: given }) => given['vex'])).toEqual(['vex/*.json']);
      expect(withdrawn.results).toContainEqual(['publish', 'success']);
      expect(Object.keys(w.tree('gh-pages'))).not.toContain('api/v1/images/redis/vex.json');
      w.checkout({ ...files, 'vex/redis.json': VEX.replace('not_affected', 'harmless') });
      const event = pullRequest('acme/catalog');
      await expect(start(w, exampleNamed('pull-request.yml'), {}, {}, { event })).rejects.toThrow(
        'statements[0].status: found',
      );
    }),
  );

  test(
    'nightly.yml and image-build.yml scan every stated platform',
    inWorld(async (w) => {
      const images = [image('redis', ['8.2'], { platforms: ['linux/amd64', 'linux/arm/v7'] })];
      const all = [...images, image('nginx', ['1.29'])];
      const stated = manifest({ images: all, platforms: ['linux/arm64'] });
      await publish(w, { [MANIFEST]: yaml(stated) });
      const reports = {
        [reference('redis', `@${digestOf('redis:8.2')}`)]: reportOf('redis', '8.2'),
        [reference('nginx', `@${digestOf('nginx:1.29')}`)]: reportOf('nginx', '1.29'),
      };
      const nightly = await start(w, exampleNamed('nightly.yml'), {}, reports);
      expect(nightly.artifacts.map(({ contents }) => Object.keys(contents).sort())).toEqual([
        [
          'linux/amd64/redis/8.2.json',
          'linux/arm/v7/redis/8.2.json',
          'linux/arm64/nginx/1.29.json',
          'trivy-version.json',
        ],
      ]);
      const scanned = { 'redis/8.2': 'scanned', 'nginx/1.29': 'scanned' };
      expect(statesOf(w.tree('gh-pages'))).toEqual(scanned);
      const inputs = { image: 'redis', version: '8.2' };
      const built = await start(w, exampleNamed('image-build.yml'), inputs, rebuilt('redis'));
      expect(built.artifacts.map(({ contents }) => Object.keys(contents).sort())).toEqual([
        ['linux/amd64/redis/8.2.json', 'linux/arm/v7/redis/8.2.json', 'trivy-version.json'],
      ]);
      const tree = w.tree('gh-pages');
      expect([statesOf(tree), databasesOf(tree)]).toEqual([
        scanned,
        ['2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z'],
      ]);
    }),
  );

  test(
    'rebuild.yml publishes without a scan, rebuilds nothing unless asked, and gets known exploited vulnerabilities from the copy of CISA if its site refuses, or from nowhere, with warnings',
    inWorld(async (w) => {
      await published(w);
      const before = statesOf(w.tree('gh-pages'));
      const asked = [exampleNamed('rebuild.yml'), { rebuild: false }, {}] as const;
      for (const [downloads, kev, warnings] of [
        [{}, '', [KEV_WARNING, EPSS_WARNING]],
        [{ [KEV_COPY]: KEV_CATALOG }, expect.stringMatching(/\/temp\/kev\.json$/), [EPSS_WARNING]],
      ] as const) {
        const { results, own, annotations } = await start(w, ...asked, { downloads });
        expect(results).toEqual([
          ['publish', 'success'],
          ['catalog', 'success'],
          ['rebuild', 'skipped'],
        ]);
        expect([own.map((each) => each.with), annotations]).toEqual([
          [
            {
              ...{ manifest: MANIFEST, artifact: '', 'unmatched-reports': 'warn' },
              ...{ kev, epss: '', vex: '', verify: '0', 'fail-on': '' },
            },
          ],
          warnings,
        ]);
        expect(statesOf(w.tree('gh-pages'))).toEqual(before);
      }
    }),
  );

  test(
    'nightly.yml attests what it published before fail-on failed it',
    inWorld(async (w) => {
      await publish(w, { [MANIFEST]: CATALOG });
      const traces = tracesOf();
      const name = reference('nginx', `@${digestOf('nginx:1.29')}`);
      const reports = { [name]: reportOf('nginx', '1.29') };
      await expect(start(w, exampleNamed('nightly.yml'), {}, reports, { traces })).rejects.toThrow(
        'input fail-on: found 2 unscanned versions',
      );
      expect(traces.attested).toEqual([integrityOf(w.tree('gh-pages')['api/v1/integrity.json'])]);
    }),
  );

  /** The nightly workflow of the template, with inputs and secrets. */
  const nightlyWith = (given: Job['with'], secrets: Job['secrets'] = {}): Workflow => {
    const { nightly = {} } = exampleNamed('nightly.yml').jobs;
    return { on: 'schedule', jobs: { nightly: { ...nightly, with: given ?? {}, secrets } } };
  };

  test(
    'nightly.yml logs in to a registry, scans more platforms, and leaves out what it is told to',
    inWorld(async (w) => {
      const files = { [MANIFEST]: manifestOf(image('redis', ['8.2'])), 'vex/redis.json': VEX };
      w.checkout(files);
      const name = reference('redis', `@${digestOf('redis:8.2')}`);
      const reports = { [name]: reportOf('redis', '8.2', [OLD_CVE]) };
      const told = nightlyWith(
        {
          ...{ registry: 'registry.acme.test', platforms: 'linux/amd64 linux/arm64' },
          ...{ vex: false, kev: false, epss: false, attest: false, verify: 0, 'fail-on': '' },
        },
        {
          'registry-username': `\${{ secrets.USERNAME }}`,
          'registry-password': `\${{ secrets.PASSWORD }}`,
        },
      );
      const secrets = { USERNAME: 'robot', PASSWORD: 'ghs_password' };
      const { own, artifacts, attested, annotations, results } = await start(w, told, {}, reports, {
        secrets,
      });
      expect(results.at(-1)).toEqual(['nightly', 'success']);
      expect(artifacts.map(({ contents }) => Object.keys(contents).sort())).toEqual([
        ['linux/amd64/redis/8.2.json', 'linux/arm64/redis/8.2.json', 'trivy-version.json'],
      ]);
      expect(own.map(({ with: given }) => given)).toEqual([
        {
          ...{ manifest: MANIFEST, artifact: 'reports-*', 'unmatched-reports': 'warn' },
          ...{ kev: '', epss: '', vex: '', verify: '0', 'fail-on': '' },
        },
      ]);
      expect([attested, annotations, statesOf(w.tree('gh-pages'))]).toEqual([
        [],
        [],
        { 'redis/8.2': 'scanned' },
      ]);
      const traces = tracesOf();
      const wrong = { secrets: { ...secrets, PASSWORD: 'guessed' }, traces };
      await expect(start(w, told, {}, reports, wrong)).rejects.toThrow();
      expect(traces.results).toContainEqual(['scan', 'failure']);
    }),
  );

  test(
    'nightly.yml deploys what it published if asked to, with what its caller grants',
    inWorld(async (w) => {
      await published(w);
      const { nightly = {} } = nightlyWith({ deploy: 'pages', 'fail-on': '' }).jobs;
      const granting = (pages: string): Workflow => ({
        on: 'schedule',
        jobs: { nightly: { ...nightly, permissions: { ...nightly.permissions, pages } } },
      });
      const name = reference('redis', `@${digestOf('redis:8.2')}`);
      const reports = { [name]: reportOf('redis', '8.2', [OLD_CVE]) };
      await withPages(async (pages) => {
        const { own, results } = await start(w, granting('write'), {}, reports, { pages });
        expect(own.map(({ with: given }) => given['verify'])).toEqual(['0']);
        expect(results.slice(-3)).toEqual([
          ['deploy', 'success'],
          ['deploy', 'success'],
          ['nightly', 'failure'], // the other version could not be scanned
        ]);
        expect(servedBy(pages)).toEqual(w.tree('gh-pages'));
        const traces = tracesOf();
        await expect(start(w, granting('read'), {}, reports, { pages, traces })).rejects.toThrow();
        expect(traces.annotations.at(-1)).toBe(
          `::error::GitHub refused to deploy ${w.git('rev-parse', 'gh-pages')}. Expected: Settings > Pages > Source is GitHub Actions, and the job that calls this workflow grants pages: write and id-token: write.`,
        );
      });
    }),
  );

  test.each([
    [
      { trivy: 'ghcr.io/aquasecurity/trivy:latest' },
      'input trivy: found ghcr.io/aquasecurity/trivy:latest, expected an image with a digest',
    ],
    [{ deploy: 'Pages' }, 'input deploy: found Pages, expected branch or pages'],
  ])('nightly.yml refuses %j before it does anything', (given, message) =>
    inWorld(async (w) => {
      w.checkout({ [MANIFEST]: CATALOG });
      const traces = tracesOf();
      await expect(start(w, nightlyWith(given), {}, {}, { traces })).rejects.toThrow(message);
      expect([traces.results, traces.own]).toEqual([[], []]);
    })(),
  );

  const pullRequest = (from: string) => ({
    pull_request: { number: 7, head: { repo: { full_name: from } } },
  });
  const commentsOf = (w: World): readonly { readonly id: number; readonly body: string }[] => {
    const file = path.join(w.root, 'comments.json');
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  };

  test(
    'pull-request.yml comments once on what would change, and publishes nothing',
    inWorld(async (w) => {
      await published(w);
      const before = w.git('rev-parse', 'gh-pages');
      w.checkout({ [MANIFEST]: CATALOG.replace('The image redis', 'In-memory data'), ...REPORTS });
      const run = () =>
        start(w, exampleNamed('pull-request.yml'), {}, {}, { event: pullRequest('acme/catalog') });
      const { results, own } = await run();
      expect(results).toEqual([
        ['preview', 'success'],
        ['comment', 'success'],
      ]);
      const [first] = commentsOf(w);
      expect(first?.body).toBe(`<!-- catalog preview -->\n${own[0]?.result.summary}`);
      expect(first?.body).toContain('api/v1/images.json');
      w.checkout({ [MANIFEST]: CATALOG.replace('The image nginx', 'Web server'), ...REPORTS });
      const again = await run();
      expect(commentsOf(w)).toEqual([
        { ...first, body: `<!-- catalog preview -->\n${again.own[0]?.result.summary}` },
      ]);
      expect(w.git('rev-parse', 'gh-pages')).toBe(before);
    }),
  );

  test(
    'pull-request.yml of a fork is checked, without a comment',
    inWorld(async (w) => {
      await published(w);
      const event = pullRequest('mallory/catalog');
      const { results } = await start(w, exampleNamed('pull-request.yml'), {}, {}, { event });
      expect(results).toEqual([
        ['preview', 'success'],
        ['comment', 'skipped'],
      ]);
      expect(commentsOf(w)).toEqual([]);
    }),
  );

  test(
    'another-repository.yml publishes there with the token of an app, and not here',
    inWorld(async (w) => {
      w.checkout({ [MANIFEST]: CATALOG });
      const other = makeRepository(path.join(w.root, 'repositories'), 'acme/acme.github.io');
      const { own, results, attested } = await start(
        w,
        exampleNamed('another-repository.yml'),
        {},
        {},
      );
      expect(results).toEqual([['publish', 'success']]);
      expect(own[0]?.result.outputs['api-url']).toBe('https://acme.github.io/catalog/api/v1');
      expect(w.tree('gh-pages')).toEqual({});
      const names = w
        .git('--git-dir', other, 'ls-tree', '-r', '--name-only', 'gh-pages')
        .split('\n');
      expect(names).toContain('catalog/api/v1/images.json');
      const file = 'gh-pages:catalog/api/v1/integrity.json';
      const id = w.git('--git-dir', other, 'rev-parse', file);
      expect(id).toMatch(/^[0-9a-f]{40}$/);
      expect(attested).toEqual([
        integrityOf(`${w.git('--git-dir', other, 'cat-file', 'blob', id)}\n`),
      ]);
    }),
  );
});
