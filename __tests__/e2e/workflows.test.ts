/** Runs the example workflows from their first step to their last. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { makeRepository } from '../../scripts/git-server.mjs';
import { digestOf } from '../builders/digest';
import { REGISTRY } from '../builders/items';
import { grype, grypeMatch } from '../builders/reports';
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
import { onPlatform } from './programs';
import { databasesOf, idsOf, json, statesOf } from './results';
import { inWorld, publish, publishAnew } from './runs';
import type { Traces } from './workflow-machine';
import { NEW, onLinux, reference, start, tracesOf } from './workflow-starts';
import type { World } from './world';

const OLD_CVE: FindingFields = { id: 'CVE-2026-1', fixed: '2.0' };
const NEW_CVE: FindingFields = { id: 'CVE-2026-2' };

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

/** An image that states no digest: it follows that of its scans. */
const following = (slug: string, version: string, more: Record<string, unknown> = {}) =>
  image(slug, [], { versions: [{ version }], ...more });

/** The report of a rebuilt image, scanned by its tag. */
const rebuilt = (slug: string, version: string): Record<string, string> => {
  const name = reference(slug, `:${version}`);
  const at = '2026-01-10T03:04:05Z';
  const digests = [reference(slug, `@${NEW}`)];
  return { [name]: trivyReport({ name, digests, findings: [NEW_CVE], at }) };
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
const EPSS_WARNING =
  '::warning::epss was not downloaded, so the published data stays: see the log of this step';

/** A catalog that was published with a scan of redis 8.2 and nginx 1.29. */
const published = (world: World) =>
  publish(world, { [MANIFEST]: CATALOG, ...REPORTS }, { reports: '*.json' });

/** Inputs of the action that only some callers state. */
const NOT_ASKED_FOR = {
  updates: '',
  destination: '',
  output: '',
  'allow-removals': 'false',
  'carry-forward': 'true',
};

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

/** The jobs of publish.yml if nobody asks for more, and the one that calls it. */
const PUBLISHED = [
  ['publish', 'success'],
  ['attest', 'skipped'],
  ['issue', 'skipped'],
] as const;
/** The jobs of a build, and those of the workflow that publishes it. */
const BUILD = [
  ['build', 'success'],
  ['scan', 'success'],
  ...PUBLISHED,
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
    'of the quick start scans a version without a digest by its tag, and publishes its catalog from nothing',
    inWorld(async (w) => {
      const blocks = blocksIn('README.md');
      const textOf = (kind: string) => blocks.find((block) => block.kind === kind)?.text ?? '';
      w.commitFile('main', MANIFEST, textOf('yaml manifest'));
      const name = reference('redis', ':8.2.1');
      const reports = { [name]: trivyReport({ name, findings: [OLD_CVE] }) };
      const { results } = await start(w, workflowOf(textOf('yaml workflow')), {}, reports);
      expect(results).toEqual([
        ['list', 'success'],
        ['database', 'success'],
        ['scan', 'success'],
        ...PUBLISHED,
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
    'image-build.yml refuses what is not a slug, before it builds',
    inWorld(async (w) => {
      await published(w);
      const before = w.refs()['heads/main'];
      const inputs = { image: '*', version: '8.2' };
      await expect(start(w, exampleNamed('image-build.yml'), inputs, {})).rejects.toThrow(
        '::error::expected a slug and a tag',
      );
      expect(w.refs()['heads/main']).toBe(before);
    }),
  );

  test(
    'rebuild.yml rebuilds images with fixable CVEs',
    inWorld(async (w) => {
      // A copy from another server has another address, which is a change.
      const catalog = manifestOf(following('redis', '8.2'), following('nginx', '1.29'));
      await publishAnew(w, { [MANIFEST]: catalog, ...REPORTS }, { reports: '*.json' });
      const reports = { ...rebuilt('redis', '8.2'), ...rebuilt('nginx', '1.29') };
      const first = await start(w, exampleNamed('rebuild.yml'), { rebuild: true }, reports);
      expect(first.results).toEqual([
        ...PUBLISHED,
        ['catalog', 'success'],
        ...BUILD,
        ...BUILD,
        ['rebuild', 'success'],
        ['rebuild', 'success'],
      ]);
      expect(first.own.map(({ with: given }) => given['artifact'])).toEqual([
        '',
        'report-nginx@1.29',
        'report-redis@8.2',
      ]);
      expect(first.attested).toEqual([]);
    }),
  );

  test(
    'publish.yml fails with fewer permissions: the token has those of the job',
    inWorld(async (w) => {
      await published(w);
      w.commitFile('main', MANIFEST, CATALOG.replace('The image redis', 'In-memory data'));
      const ours = workflowNamed('publish.yml', OURS);
      const inputs = {
        manifest: MANIFEST,
        'unmatched-reports': 'warn',
        draft: false,
        verify: 0,
        attest: true,
        'allow-removals': false,
        'carry-forward': true,
      };
      const weak = (publishing: Permissions) => {
        const publish = { ...ours.jobs['publish'], permissions: publishing };
        const attest = { ...ours.jobs['attest'], permissions: { contents: 'write' } };
        return start(w, { ...ours, jobs: { publish, attest } }, inputs, {});
      };
      await expect(weak({ contents: 'read' })).rejects.toThrow('the token may not write');
      await expect(weak({ contents: 'write' })).rejects.toThrow('the token may not write id-token');
    }),
  );

  test(
    'nightly.yml scans each platform with the OpenVEX files, and keeps what it cannot scan; image-build.yml scans one image by its tag, commits nothing but what it publishes, and withdraws a statement whose file is gone',
    inWorld(async (w) => {
      const catalog = yaml(
        manifest({
          images: [
            following('redis', '8.2', { platforms: ['linux/amd64', 'linux/arm/v7'] }),
            ...[image('nginx', ['1.29']), image('etcd', ['3'])],
            image('next', ['1'], { status: 'planned' }),
          ],
          ...{ platforms: ['linux/arm64'], site: SITE },
        }),
      );
      const files = { [MANIFEST]: catalog, 'vex/redis.json': VEX };
      const etcd = onPlatform(reportOf('etcd', '3', [OLD_CVE]), 'linux/arm64');
      await publish(w, { ...files, 'etcd.json': etcd }, { reports: 'etcd.json' });
      const again = { at: '2026-01-09T03:04:05Z' }; // 7 days after the first: nothing is stale yet
      const reports = {
        [reference('redis', ':8.2')]: reportOf('redis', '8.2', [OLD_CVE, NEW_CVE], again),
        [reference('nginx', `@${digestOf('nginx:1.29')}`)]: reportOf('nginx', '1.29', [], again),
      };
      const downloads = { [KEV]: KEV_CATALOG };
      const nightly = tracesOf();
      await withPages(async (pages) => {
        const surroundings = { downloads, traces: nightly, pages };
        await start(w, exampleNamed('nightly.yml'), {}, reports, surroundings);
      });
      expect(nightly.results).toEqual([
        ['list', 'success'],
        ['database', 'success'],
        ['scan', 'failure'],
        ...PUBLISHED,
        ['publish', 'success'],
        ['deploy', 'skipped'],
        ['nightly', 'failure'],
      ]);
      const uploaded = ({ artifacts }: Traces) =>
        artifacts.map(({ name, contents }) => [name, Object.keys(contents).sort()]);
      expect(uploaded(nightly)).toEqual([
        [
          'reports-0',
          [
            'trivy-version.json',
            'trivy/linux/amd64/redis/8.2.json',
            'trivy/linux/arm/v7/redis/8.2.json',
            'trivy/linux/arm64/nginx/1.29.json',
          ],
        ],
      ]);
      const kev = expect.stringMatching(/\/temp\/kev\.json$/);
      expect(nightly.own).toMatchObject([
        {
          ...{ job: 'publish', result: { outputs: { exploited: '0' } } },
          with: { artifact: 'reports-*', kev, epss: '', vex: 'vex/*.json' },
        },
      ]);
      const former = w.tree('gh-pages');
      expect([nightly.annotations, nightly.attested]).toEqual([[EPSS_WARNING], []]);
      expect([idsOf(former, 'redis', '8.2'), suppressedIn(former)]).toEqual([
        ['CVE-2026-2'],
        ['CVE-2026-1 not_affected'],
      ]);
      expect(idsOf(former, 'etcd', '3')).toEqual(['CVE-2026-1']);
      const states = { 'redis/8.2': 'scanned', 'nginx/1.29': 'scanned', 'etcd/3': 'scanned' };
      const databases = ['2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z', null];
      expect([statesOf(former), databasesOf(former)]).toEqual([states, databases]);
      expect(json(former, 'api/v1/images/redis/vex.json')).toMatchObject({
        author: 'Acme',
        statements: [{ vulnerability: { name: 'CVE-2026-1' } }],
      });

      // Git keeps no empty folder: removing the last file withdraws what it stated.
      w.commitFile('main', 'vex/redis.json', null);
      const inputs = { image: 'redis', version: '8.2' };
      const again8 = { ...reports, ...rebuilt('redis', '8.2') };
      const run = () => start(w, exampleNamed('image-build.yml'), inputs, again8, { downloads });
      const before = w.log('main');
      const built = await run();
      const tree = w.tree('gh-pages');
      expect(built.results).toEqual(BUILD);
      expect(uploaded(built)).toEqual([
        [
          'report-redis@8.2',
          ['linux/amd64/redis/8.2.json', 'linux/arm/v7/redis/8.2.json', 'trivy-version.json'],
        ],
      ]);
      expect(built.own.map(({ with: given }) => given)).toEqual([
        {
          ...{
            manifest: MANIFEST,
            draft: 'false',
            artifact: 'report-redis@8.2',
            'unmatched-reports': 'error',
          },
          ...{ kev, epss: '', vex: 'vex/*.json', verify: '0', 'fail-on': '' },
          ...NOT_ASKED_FOR,
        },
      ]);
      expect([built.annotations, built.attested]).toEqual([[EPSS_WARNING], []]);
      expect(json(tree, 'api/v1/images.json')).toMatchObject({
        data: [{ versions: [{ version: '8.2', digest: NEW }] }, {}, {}, {}],
      });
      expect([idsOf(tree, 'redis', '8.2'), suppressedIn(tree)]).toEqual([['CVE-2026-2'], []]);
      expect(idsOf(tree, 'etcd', '3')).toEqual(['CVE-2026-1']);
      expect([statesOf(tree), databasesOf(tree)]).toEqual([states, databases]);
      expect(Object.keys(tree)).not.toContain('api/v1/images/redis/vex.json');
      await run();
      expect(w.log('main')).toEqual(before);
    }),
  );

  test(
    'rebuild.yml publishes without a scan, rebuilds nothing unless asked, and gets known exploited vulnerabilities from the copy of CISA if its site refuses',
    inWorld(async (w) => {
      await published(w);
      const before = statesOf(w.tree('gh-pages'));
      const asked = [exampleNamed('rebuild.yml'), { rebuild: false }, {}] as const;
      const downloads = { [KEV_COPY]: KEV_CATALOG };
      const { results, own, annotations } = await start(w, ...asked, { downloads });
      expect(results).toEqual([...PUBLISHED, ['catalog', 'success'], ['rebuild', 'skipped']]);
      const kev = expect.stringMatching(/\/temp\/kev\.json$/);
      expect([own.map((each) => each.with), annotations]).toEqual([
        [
          {
            ...{ manifest: MANIFEST, draft: 'false', artifact: '', 'unmatched-reports': 'warn' },
            ...{ kev, epss: '', vex: '', verify: '0', 'fail-on': '' },
            ...NOT_ASKED_FOR,
          },
        ],
        [EPSS_WARNING],
      ]);
      expect(statesOf(w.tree('gh-pages'))).toEqual(before);
    }),
  );

  /** The nightly workflow of the template, with inputs, secrets and more permissions. */
  const nightlyWith = (
    given: Job['with'],
    secrets: Job['secrets'] = {},
    more: Permissions = {},
  ): Workflow => {
    const { nightly = {} } = exampleNamed('nightly.yml').jobs;
    const permissions = { ...nightly.permissions, ...more };
    return {
      on: 'schedule',
      jobs: { nightly: { ...nightly, permissions, with: given ?? {}, secrets } },
    };
  };
  const DEPLOYING = { pages: 'write', 'id-token': 'write' };
  const ATTESTING = { 'id-token': 'write', attestations: 'write' };

  test(
    'nightly.yml attests what it published before fail-on failed it, if asked to, and nothing if nothing changed',
    inWorld(async (w) => {
      await publish(w, { [MANIFEST]: CATALOG });
      const traces = tracesOf();
      const name = reference('nginx', `@${digestOf('nginx:1.29')}`);
      const reports = { [name]: reportOf('nginx', '1.29') };
      const asked = nightlyWith({ attest: true }, {}, ATTESTING);
      const run = () => start(w, asked, {}, reports, { traces });
      await expect(run()).rejects.toThrow('input fail-on: 2 unscanned versions');
      const attested = [integrityOf(w.tree('gh-pages')['api/v1/integrity.json'])];
      expect(traces.attested).toEqual(attested);
      await expect(run()).rejects.toThrow('input fail-on: 2 unscanned versions');
      expect(traces.attested).toEqual(attested);
    }),
  );

  test(
    'nightly.yml scans with Grype, or with both scanners, of which Trivy counts',
    inWorld(async (w) => {
      w.commitFiles('main', { [MANIFEST]: manifestOf(image('redis', ['8.2'])), 'vex/a.json': VEX });
      const name = reference('redis', `@${digestOf('redis:8.2')}`);
      const descriptor = { name: 'grype', version: '0.116.0', timestamp: '2026-01-01T00:00:00Z' };
      const matches = [grypeMatch({ id: 'CVE-2026-3' })];
      const found = grype(matches, { userInput: name }, { descriptor });
      const reports = {
        [name]: reportOf('redis', '8.2', [OLD_CVE, NEW_CVE]),
        [`grype ${name}`]: JSON.stringify(found),
      };
      const scanned = async (scanner: string) => {
        const told = nightlyWith({ scanner, 'fail-on': '' });
        const { artifacts, results } = await start(w, told, {}, reports);
        expect(results.at(-1)).toEqual(['nightly', 'success']);
        const files = artifacts.flatMap(({ contents }) => Object.keys(contents).sort());
        return [files, idsOf(w.tree('gh-pages'), 'redis', '8.2')];
      };
      expect(await scanned('grype')).toEqual([['grype/redis/8.2.json'], ['CVE-2026-3']]);
      expect(await scanned('both')).toEqual([
        ['grype/redis/8.2.json', 'trivy-version.json', 'trivy/redis/8.2.json'],
        ['CVE-2026-2'],
      ]);
    }),
  );

  test(
    'nightly.yml scans bases on the platforms of all, by digest if they state one, and counts them nowhere',
    inWorld(async (w) => {
      const debian = 'docker.io/library/debian';
      const pinned = digestOf('debian:12');
      const versions = [{ version: '13-slim' }, { version: '12', digest: pinned }];
      const stated = {
        images: [following('redis', '8.2', { platforms: ['linux/arm/v7'] })],
        bases: [{ slug: 'debian', image: debian, versions }],
        platforms: ['linux/amd64', 'linux/arm64'],
      };
      w.commitFiles('main', { [MANIFEST]: yaml(manifest(stated)) });
      const asked = { 'fail-on': 'unscanned' };
      const reports = {
        [reference('redis', ':8.2')]: reportOf('redis', '8.2', [OLD_CVE]),
        [`${debian}:13-slim`]: trivyReport({ name: `${debian}:13-slim`, findings: [NEW_CVE] }),
        [`${debian}@${pinned}`]: trivyReport({ name: `${debian}@${pinned}` }),
      };
      const { artifacts, results } = await start(w, nightlyWith(asked), {}, reports);
      expect(results.at(-1)).toEqual(['nightly', 'success']);
      expect(artifacts.flatMap(({ contents }) => Object.keys(contents).sort())).toEqual([
        'trivy-version.json',
        'trivy/linux/amd64/debian/12.json',
        'trivy/linux/amd64/debian/13-slim.json',
        'trivy/linux/arm/v7/redis/8.2.json',
        'trivy/linux/arm64/debian/12.json',
        'trivy/linux/arm64/debian/13-slim.json',
      ]);
      const tree = w.tree('gh-pages');
      expect(statesOf(tree)).toEqual({ 'redis/8.2': 'scanned' });
      const scans = ['12', '13-slim'].map((name) => json(tree, `api/v1/bases/debian/${name}.json`));
      expect(scans).toMatchObject([
        { state: 'scanned', digest: pinned, ids: [] },
        { state: 'scanned', digest: null, ids: ['CVE-2026-2'] },
      ]);
    }),
  );

  test(
    'nightly.yml publishes updates, to a folder, and hands the site to another job',
    inWorld(async (w) => {
      const updates = yaml({
        updates: [{ app: 'redis', from: '8.0', to: '8.2', outcome: 'shipped' }],
      });
      w.commitFiles('main', { [MANIFEST]: manifestOf(image('redis', ['8.2'])), 'u.yaml': updates });
      const name = reference('redis', `@${digestOf('redis:8.2')}`);
      const given = { updates: 'u.yaml', destination: 'catalog', output: 'site', 'fail-on': '' };
      const deployed = nightlyWith({ ...given, deploy: 'pages' }, {}, DEPLOYING);
      const reports = { [name]: reportOf('redis', '8.2') };
      await withPages(async (pages) => {
        const { artifacts, results } = await start(w, deployed, {}, reports, { pages });
        expect(results.at(-1)).toEqual(['nightly', 'success']);
        const tree = w.tree('gh-pages');
        expect(json(tree, 'catalog/api/v1/updates.json')).toMatchObject({
          data: [{ app: 'redis', outcome: 'shipped' }],
        });
        const [site] = artifacts.filter((each) => each.name === 'site');
        expect(site?.contents['api/v1/updates.json']?.toString()).toBe(
          tree['catalog/api/v1/updates.json'],
        );
        expect(servedBy(pages)).toEqual(tree);
      });
    }),
  );

  test(
    'nightly.yml logs in to a registry, scans more platforms, and leaves out what it is told to',
    inWorld(async (w) => {
      const files = { [MANIFEST]: manifestOf(image('redis', ['8.2'])), 'vex/redis.json': VEX };
      w.commitFiles('main', files);
      const name = reference('redis', `@${digestOf('redis:8.2')}`);
      const reports = { [name]: reportOf('redis', '8.2', [OLD_CVE]) };
      const told = nightlyWith(
        {
          ...{ registry: 'registry.acme.test', platforms: 'linux/amd64 linux/arm64' },
          ...{ vex: false, kev: false, epss: false, verify: 0, 'fail-on': '' },
        },
        {
          'registry-username': `\${{ secrets.USERNAME }}`,
          'registry-password': `\${{ secrets.PASSWORD }}`,
        },
      );
      const secrets = { USERNAME: 'robot', PASSWORD: 'password of robot' };
      const { own, artifacts, attested, annotations, results } = await start(w, told, {}, reports, {
        secrets,
      });
      expect(results.at(-1)).toEqual(['nightly', 'success']);
      expect(artifacts.map(({ contents }) => Object.keys(contents).sort())).toEqual([
        [
          'trivy-version.json',
          'trivy/linux/amd64/redis/8.2.json',
          'trivy/linux/arm64/redis/8.2.json',
        ],
      ]);
      expect(own.map(({ with: given }) => given)).toEqual([
        {
          ...{
            manifest: MANIFEST,
            draft: 'false',
            artifact: 'reports-*',
            'unmatched-reports': 'warn',
          },
          ...{ kev: '', epss: '', vex: '', verify: '0', 'fail-on': '' },
          ...NOT_ASKED_FOR,
        },
      ]);
      expect([attested, annotations, statesOf(w.tree('gh-pages'))]).toEqual([
        [],
        [],
        { 'redis/8.2': 'scanned' },
      ]);
    }),
  );

  test(
    'nightly.yml deploys what it published if asked to, with what its caller grants',
    inWorld(async (w) => {
      await published(w);
      const granting = (pages: string): Workflow =>
        nightlyWith({ deploy: 'pages', 'fail-on': '' }, {}, { ...DEPLOYING, pages });
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
          `::error::GitHub refused to deploy ${w.refs()['heads/gh-pages']}. Expected: Settings > Pages > Source is GitHub Actions, and the job that calls this workflow grants pages: write and id-token: write.`,
        );
      });
    }),
  );

  const ALLOWED = 'expected what docs/manifest.md allows';
  const scanned = (slug: unknown, version: unknown, more: object = {}): string =>
    yaml({ registry: REGISTRY, images: [{ slug, versions: [{ version }], ...more }] });
  const based = (slug: unknown, version: unknown, image: unknown = 'debian'): string =>
    yaml({ registry: REGISTRY, bases: [{ slug, image, versions: [{ version }] }] });
  test.each([
    ['', 'found an empty file, expected a manifest'],
    ['# nothing\n', 'found an empty file, expected a manifest'],
    ['images: [redis]\n', 'found no manifest ('],
    [scanned('../../..', '8'), `found "../../.." as slug, ${ALLOWED}`],
    [scanned('redis x', '8'), `found "redis x" as slug, ${ALLOWED}`],
    [scanned('redis\n::error::x', '8'), `found "redis\\n::error::x" as slug, ${ALLOWED}`],
    [scanned(undefined, '8'), `found null as slug, ${ALLOWED}`],
    [scanned('redis', '../8'), `found "../8" as version, ${ALLOWED}`],
    [scanned('redis', '*'), `found "*" as version, ${ALLOWED}`],
    [scanned('redis', undefined), `found null as version, ${ALLOWED}`],
    [scanned('redis', '8', { platforms: ['*'] }), `found "*" as platform, ${ALLOWED}`],
    [scanned('redis', '8', { platforms: ['linux/amd64/../x'] }), `as platform, ${ALLOWED}`],
    [scanned('redis', '8', { image: '--config=x' }), `found "--config=x:8" as image, ${ALLOWED}`],
    ['bases: [debian]\n', 'found no manifest ('],
    [based('../../..', '12'), `found "../../.." as slug, ${ALLOWED}`],
    [based('debian', '../12'), `found "../12" as version, ${ALLOWED}`],
    [based('debian', '12', '--config=x'), `found "--config=x:12" as image, ${ALLOWED}`],
  ])('nightly.yml scans nothing of the manifest %j', (text, message) =>
    inWorld(async (w) => {
      w.commitFile('main', MANIFEST, text);
      const traces = tracesOf();
      const run = start(w, exampleNamed('nightly.yml'), {}, {}, { traces });
      await expect(run).rejects.toThrow(`::error::${MANIFEST}: `);
      expect(traces.annotations.at(-1)).toContain(message);
      expect([traces.artifacts, traces.own]).toEqual([[], []]);
    })(),
  );

  /** The workflow that deploys the branch, called as its comment says. */
  const deploying: Workflow = {
    on: 'workflow_dispatch',
    jobs: {
      deploy: {
        permissions: { contents: 'read', pages: 'write', 'id-token': 'write' },
        uses: 'your-org/catalog-api-action/.github/workflows/deploy-pages.yml@v1',
      },
    },
  };

  test(
    'deploy-pages.yml serves the bytes of the branch, whatever its attributes say',
    inWorld(async (w) => {
      await published(w);
      w.commitFile('gh-pages', '.gitattributes', '* text eol=crlf\napi/** ident export-ignore\n');
      w.commitFile('gh-pages', 'lines.txt', 'one\ntwo $Id$\n');
      await withPages(async (pages) => {
        await start(w, deploying, {}, {}, { pages });
        const paths = w.git('ls-tree', '-r', '--name-only', 'gh-pages').split('\n');
        const served = servedBy(pages);
        expect(Object.keys(served).sort()).toEqual(paths.sort());
        expect(served['lines.txt']).toBe('one\ntwo $Id$\n');
        expect(served['api/v1/images.json']).not.toContain('\r');
      });
    }),
  );

  test(
    'deploy-pages.yml deploys no branch with a symbolic link',
    inWorld(async (w) => {
      await published(w);
      const id = w.git('rev-parse', 'gh-pages:api/v1/images.json');
      w.commitFiles('gh-pages', { 'leak.json': { mode: '120000', id } });
      await withPages(async (pages) => {
        await expect(start(w, deploying, {}, {}, { pages })).rejects.toThrow(
          '::error::gh-pages has 1 symbolic links: a link could publish files of this runner.',
        );
        expect(servedBy(pages)).toEqual({});
      });
    }),
  );

  test.each([
    [
      { trivy: 'ghcr.io/aquasecurity/trivy:latest' },
      'input trivy: found ghcr.io/aquasecurity/trivy:latest, expected an image with a digest',
    ],
    [
      { grype: 'anchore/grype' },
      'input grype: found anchore/grype, expected an image with a digest',
    ],
    [{ scanner: 'Grype' }, 'input scanner: found Grype, expected trivy, grype or both'],
    [{ deploy: 'Pages' }, 'input deploy: found Pages, expected branch or pages'],
  ])('nightly.yml refuses %j before it scans anything', (given, message) =>
    inWorld(async (w) => {
      w.commitFile('main', MANIFEST, CATALOG);
      const traces = tracesOf();
      await expect(start(w, nightlyWith(given), {}, {}, { traces })).rejects.toThrow(message);
      const ended = Object.fromEntries(traces.results);
      expect([ended['scan'], ended['publish'], traces.own]).toEqual(['skipped', 'skipped', []]);
    })(),
  );

  const commentsOf = (w: World): readonly { readonly id: number; readonly body: string }[] => {
    const file = path.join(w.root, 'comments.json');
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  };

  test(
    'pull-request.yml comments once on what would change, and publishes nothing',
    inWorld(async (w) => {
      await published(w);
      const before = w.refs()['heads/gh-pages'];
      w.commitFile('main', MANIFEST, CATALOG.replace('The image redis', 'In-memory data'));
      const head = { repo: { full_name: 'acme/catalog' } };
      const event = { pull_request: { number: 7, head } };
      const run = () => start(w, exampleNamed('pull-request.yml'), {}, {}, { event });
      const { results, own } = await run();
      expect(own[0]?.with['vex']).toBe('vex/*.json');
      expect(results).toEqual([
        ['preview', 'success'],
        ['comment', 'success'],
      ]);
      const [first] = commentsOf(w);
      expect(first?.body).toBe(`<!-- catalog preview -->\n${own[0]?.result.summary}`);
      expect(first?.body).toContain('api/v1/images.json');
      w.commitFile('main', MANIFEST, CATALOG.replace('The image nginx', 'Web server'));
      const again = await run();
      expect(commentsOf(w)).toEqual([
        { ...first, body: `<!-- catalog preview -->\n${again.own[0]?.result.summary}` },
      ]);
      expect(w.refs()['heads/gh-pages']).toBe(before);
    }),
  );

  test(
    'another-repository.yml publishes there with the token of an app, and not here',
    inWorld(async (w) => {
      w.commitFile('main', MANIFEST, CATALOG);
      const other = makeRepository(path.join(w.root, 'repositories'), 'acme/acme.github.io');
      const { own, results } = await start(w, exampleNamed('another-repository.yml'), {}, {});
      expect(results).toEqual([['publish', 'success']]);
      expect(own[0]?.result.outputs['api-url']).toBe('https://acme.github.io/catalog/api/v1');
      expect(w.tree('gh-pages')).toEqual({});
      const names = w
        .git('--git-dir', other, 'ls-tree', '-r', '--name-only', 'gh-pages')
        .split('\n');
      expect(names).toContain('catalog/api/v1/images.json');
    }),
  );
});
