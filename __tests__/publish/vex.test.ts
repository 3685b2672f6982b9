/** What is published of the owner's statements, night after night. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { ImageVex } from '../../src/contract/vex';
import { withContentId } from '../../src/contract/vex-documents';
import { type Files, publishOn, readOn } from '../builders/branch';
import { manifestText, reportsOf } from '../builders/catalog';
import { digestOf } from '../builders/digest';
import { imageFields, REGISTRY } from '../builders/items';
import { type MemoryGit, memoryGit } from '../builders/memory-git';
import { type Ran, type Run, runAction } from '../builders/run';
import { hasVexChecker, openVex, statement, vexViolations } from '../builders/vex';

const SITE = 'https://catalog.acme.test';
const API = 'api/v1/';

const catalog = (slugs: ReadonlyArray<string>, more: object = {}): Files => ({
  'catalog.yaml': manifestText(
    slugs.map((slug) => `${slug}/1@${slug}`),
    { site: SITE, ...more },
  ),
});
const BOTH = catalog(['nginx', 'redis']);

const NGINX = 'pkg:oci/nginx?repository_url=ghcr.io%2Facme%2Fimages';
const REDIS = `pkg:oci/redis@${digestOf('redis')}?repository_url=ghcr.io/acme/images/redis`;
const ABOUT_NGINX = { 'vex/nginx.json': openVex([statement('CVE-2026-0001', NGINX)]) };
const ABOUT_REDIS = {
  'vex/redis.json': openVex([statement('CVE-2026-0002', REDIS)], {
    author: 'Redis team',
    timestamp: '2026-08-01T00:00:00Z',
  }),
};
const WITHDRAWN = { 'vex/none.json': openVex([]) };
const WITH_VEX = { vex: 'vex' };

/** The files of the branch, with the bytes of the archive. */
const treeOf = (remote: MemoryGit): ReadonlyMap<string, string | Buffer> =>
  new Map(
    [...(remote.files() ?? [])].map(([path, text]) => [
      path,
      path.endsWith('.gz') ? (remote.bytesOf(path) ?? '') : text,
    ]),
  );

interface Published extends Ran {
  /** The paths in each request for documents. */
  readonly fetches: ReadonlyArray<ReadonlyArray<string>>;
}

const publish = async (
  remote: MemoryGit,
  files: Files,
  inputs: Files = {},
  more: Partial<Run> = {},
): Promise<Published> => {
  const fetched = remote.fetches.length;
  const given = Object.keys(files).some((file) => file.startsWith('vex/')) ? WITH_VEX : {};
  const ran = await publishOn(remote, files, { ...given, ...inputs }, more);
  return { ...ran, fetches: remote.fetches.slice(fetched) };
};

const started = async (files: Files = { ...BOTH, ...ABOUT_NGINX, ...ABOUT_REDIS }) => {
  const remote = memoryGit();
  await publish(remote, files);
  return remote;
};

const pathsOf = (remote: MemoryGit): ReadonlyArray<string> =>
  [...(remote.files()?.keys() ?? [])].flatMap((path) =>
    /\/vex(\/|\.json$)/.test(path) ? [path.slice(path.indexOf(API) + API.length)] : [],
  );

/** The documents that do not say what the owner states. */
const others = (remote: MemoryGit) =>
  [...(remote.files() ?? [])].filter(
    ([path]) => !/\/vex(\/|\.json$)|(integrity|state)\.json$/.test(path),
  );

const REPOSITORY = ['vex/.well-known/vex-repository.json', 'vex/index.json'];
const ARCHIVE = 'vex/vex.tar.gz';
const EMPTY = [...REPOSITORY, ARCHIVE];
const about = (...slugs: ReadonlyArray<string>): ReadonlyArray<string> =>
  slugs.map((slug) => `images/${slug}/vex.json`);
const whole = (...slugs: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...about(...slugs),
  ...REPOSITORY,
  ...slugs.map((slug) => `vex/pkg/oci/${slug}/vex.json`),
  ARCHIVE,
];

test('a first publish has a document for each image, and the repository', async () => {
  const remote = await started();
  expect(pathsOf(remote)).toEqual(whole('nginx', 'redis'));
  expect(readOn(remote, 'vex/.well-known/vex-repository.json')).toEqual({
    name: REGISTRY,
    description: `VEX statements of ${REGISTRY}`,
    versions: [
      {
        spec_version: '0.1',
        locations: [{ url: `${SITE}/api/v1/vex/vex.tar.gz` }],
        update_interval: '24h',
      },
    ],
  });
  const item = (slug: string) => ({
    id: `pkg:oci/${slug}?repository_url=ghcr.io%2Facme%2Fimages%2F${slug}`,
    location: `pkg/oci/${slug}/vex.json`,
    format: 'openvex',
  });
  expect(readOn(remote, 'vex/index.json')).toEqual({
    updated_at: '2026-08-20T10:00:00Z',
    packages: [item('nginx'), item('redis')],
  });
});

describe('without the input', () => {
  test('those of an image that is gone go with it', async () => {
    const remote = await started();
    await publish(remote, catalog(['redis']));
    expect(pathsOf(remote)).toEqual(whole('redis'));
    expect([...(remote.files()?.values() ?? [])].join('')).not.toContain('CVE-2026-0001');
    // What comes back has none.
    await publish(remote, BOTH);
    expect(pathsOf(remote)).toEqual(whole('redis'));
  });

  test('the repository stays, empty, when the last image with statements goes', async () => {
    const remote = await started({ ...BOTH, ...ABOUT_REDIS });
    await publish(remote, catalog(['nginx']));
    expect(pathsOf(remote)).toEqual(EMPTY);
    expect(readOn(remote, 'vex/index.json')).toEqual({ updated_at: null, packages: [] });
  });

  test('the statements about an image follow it to a new address', async () => {
    const remote = await started();
    const [nginx, redis] = ['nginx', 'redis'].map((slug) => ({
      ...imageFields(slug),
      versions: [{ version: '1', digest: digestOf(slug) }],
    }));
    const moved = {
      images: [nginx, { ...redis, image: 'registry.acme.test:5000/cache/redis' }],
    };
    const { warnings } = await publish(remote, catalog([], moved));
    expect(warnings).toEqual([
      'the address of 1 image with statements changed: redis was ghcr.io/acme/images/redis and is registry.acme.test:5000/cache/redis; the statements now apply to the new address; if it is a different image, state what applies to it in the files of vex',
    ]);
    expect((await publish(remote, catalog([], moved))).warnings).toEqual([]);
    const id = 'registry.acme.test%3A5000%2Fcache%2Fredis';
    expect(readOn(remote, 'images/redis/vex.json')).toMatchObject({
      author: 'Redis team',
      statements: [
        {
          vulnerability: { name: 'CVE-2026-0002' },
          products: [
            {
              '@id': `pkg:oci/redis@${digestOf('redis').replace(':', '%3A')}?repository_url=${id}`,
              hashes: { 'sha-256': digestOf('redis').slice('sha256:'.length) },
            },
          ],
        },
      ],
    });
    expect(readOn(remote, 'vex/index.json')).toMatchObject({
      packages: [
        { location: 'pkg/oci/nginx/vex.json' },
        { id: `pkg:oci/redis?repository_url=${id}` },
        { id: `pkg:oci/redis?repository_url=${id.replace('%3A', ':')}` },
      ],
    });
  });
});

test('the statements about an image do not follow its slug to another image', async () => {
  const remote = await started();
  const [nginx, redis] = ['nginx', 'redis'].map((slug) => ({
    ...imageFields(slug),
    versions: [{ version: '1', digest: digestOf(slug) }],
  }));
  const other = catalog([], { images: [nginx, { ...redis, image: 'bitnami/somethingelse' }] });
  const ran = await runAction({ git: remote.git, files: other });
  expect([ran.errors, ran.warnings, pathsOf(remote)]).toEqual([
    [],
    [
      `${API}images/redis/vex.json: found 1 statement about ghcr.io/acme/images/redis, expected some about index.docker.io/bitnami/somethingelse, which redis is now; they were about another image, so they are no longer published; state what applies to this one in the files of vex`,
    ],
    whole('nginx'),
  ]);
  expect((await publish(remote, other)).warnings).toEqual([]);
});

describe('with the input', () => {
  test('what is not stated any more is withdrawn', async () => {
    const remote = await started();
    await publish(remote, { ...BOTH, ...ABOUT_REDIS });
    expect(pathsOf(remote)).toEqual(whole('redis'));
    const texts = [...(remote.files() ?? [])].map(([path]) => remote.bytesOf(path));
    expect(texts.filter((bytes) => bytes?.includes('CVE-2026-0001'))).toEqual([]);
  });

  test('a file without statements withdraws all, and the repository stays', async () => {
    const remote = await started();
    await publish(remote, { ...BOTH, ...WITHDRAWN });
    expect(pathsOf(remote)).toEqual(EMPTY);
    expect((await publish(remote, BOTH)).outputs['changed']).toBe('false');
  });

  test.each([
    ['a folder', 'vex'],
    ['wildcards', 'vex/*.json\nmore/**'],
  ])('all are withdrawn if %s has no file any more', async (_, vex) => {
    const remote = await started();
    const lines = vex.split('\n').map((line) => JSON.stringify(line));
    const preview = await runAction({
      git: remote.git,
      files: BOTH,
      inputs: { vex, 'dry-run': 'true' },
    });
    const ran = await runAction({ git: remote.git, files: BOTH, inputs: { vex } });
    const warning = `input vex: found no file for ${lines.join(', ')} any more, so 2 published statements about 2 images are withdrawn: if that is wrong, restore the files; if you have nothing more to state, leave the input empty`;
    expect([preview.warnings, ran.errors, ran.warnings]).toEqual([[warning], [], [warning]]);
    const withdrawn = await started();
    await publish(withdrawn, { ...BOTH, ...WITHDRAWN });
    expect(treeOf(remote)).toEqual(treeOf(withdrawn));
    // From then on, there is nothing to withdraw.
    const next = await runAction({ git: remote.git, files: BOTH, inputs: { vex } });
    expect([next.errors, next.warnings, next.notices, next.outputs['changed']]).toEqual([
      [],
      [],
      expect.not.arrayContaining([expect.stringContaining('vex')]),
      'false',
    ]);
  });

  test('a changed statement writes the document of its image, the copy, the index and the archive', async () => {
    const remote = await started();
    const before = new Map(pathsOf(remote).map((path) => [path, remote.bytesOf(API + path)]));
    const changed = openVex([statement('CVE-2026-0009', NGINX)], {
      timestamp: '2026-08-21T00:00:00Z',
    });
    await publish(remote, { ...BOTH, ...ABOUT_REDIS, 'vex/nginx.json': changed });
    const written = pathsOf(remote).filter(
      (path) => remote.bytesOf(API + path)?.equals(before.get(path) ?? Buffer.alloc(0)) !== true,
    );
    expect(written).toEqual([
      ...about('nginx'),
      ...['vex/index.json', 'vex/pkg/oci/nginx/vex.json', ARCHIVE],
    ]);
  });

  test('a statement moves no number, and changes no other document', async () => {
    const scans = reportsOf({ 'redis/1': ['CVE-2026-0002'], 'nginx/1': ['CVE-2026-0001'] });
    const withVex = await started({ ...BOTH, ...ABOUT_NGINX, ...ABOUT_REDIS, ...scans });
    const without = await started({ ...BOTH, ...scans });
    expect(others(withVex)).toEqual(others(without));
  });

  test('a run with an older manifest does not use its statements', async () => {
    const remote = await started();
    const before = treeOf(remote);
    const stale = { commit: 'b'.repeat(40), relation: 'older' } as const;
    const ran = await publish(remote, { ...BOTH, ...WITHDRAWN }, {}, stale);
    expect(ran.notices).toContain(
      'the files of the input vex are not used, because the published manifest stays, and the published statements with it',
    );
    expect(treeOf(remote)).toEqual(before);
  });
});

describe('the repository', () => {
  const WARNING = `${API}vex/.well-known/vex-repository.json: found `;
  const LOST =
    'expected an https address; the VEX repository is removed, and Trivy fails where it is set up; state site in the manifest';
  const NONE =
    'expected an https address, so no VEX repository is published; state site in the manifest';
  const noSite = catalog(['nginx', 'redis'], { site: undefined });
  const insecure = catalog(['nginx', 'redis'], { site: 'http://acme.test' });

  test.each([
    ['no site in the manifest and no CNAME', noSite],
    ['the site "http://acme.test"', insecure],
  ])('with %s is not published, and goes with a warning', async (found, files) => {
    const remote = memoryGit();
    const ran = await publish(remote, { ...files, ...ABOUT_NGINX });
    expect(pathsOf(remote)).toEqual(about('nginx'));
    expect(ran.notices).toContain(`found ${found}, ${NONE}`);
    expect((await publish(remote, files)).outputs['changed']).toBe('false');
    // Stated later, the site needs no further run with statements.
    expect((await publish(remote, BOTH)).warnings).toEqual([]);
    expect(pathsOf(remote)).toEqual(whole('nginx'));
    expect((await publish(remote, files)).warnings).toEqual([
      `${WARNING}${found}, ${LOST}`.replace(`${WARNING}found`, WARNING.trimEnd()),
    ]);
    expect(pathsOf(remote)).toEqual(about('nginx'));
  });

  test('is published for the host of a CNAME too', async () => {
    const remote = memoryGit();
    remote.edit({ CNAME: 'catalog.acme.test\n' });
    await publish(remote, { ...noSite, ...ABOUT_NGINX });
    expect(pathsOf(remote)).toEqual(whole('nginx'));
  });

  test('warns of a changed site, which changes one file', async () => {
    const remote = await started();
    const archive = remote.bytesOf(`${API}${ARCHIVE}`);
    const ran = await publish(remote, catalog(['nginx', 'redis'], { site: 'https://new.test' }));
    expect(ran.warnings).toEqual([
      `${WARNING}"https://new.test/api/v1/vex/vex.tar.gz", expected "${SITE}/api/v1/vex/vex.tar.gz" as published, which Trivy keeps until it is cleaned; serve both, or have all clients run trivy clean --vex-repo`,
    ]);
    expect(remote.bytesOf(`${API}${ARCHIVE}`)).toBe(archive);
  });

  test('says that Jekyll leaves out its folder', async () => {
    const remote = memoryGit();
    remote.edit({ '_config.yml': '' });
    const ran = await publish(remote, { ...BOTH, ...ABOUT_NGINX });
    expect(ran.notices).toContain(
      'found a _config.yml on the branch: Jekyll leaves out the folder .well-known, without which Trivy finds no VEX repository; write include: [.well-known] in it',
    );
    expect((await publish(memoryGit(), { ...BOTH, ...ABOUT_NGINX })).notices.join()).not.toContain(
      'Jekyll',
    );
  });
});

describe('on an edited branch', () => {
  const edited = (paths: string): string =>
    `api/v1 was edited after it was published (${paths}); everything that can be computed is computed again`;
  /** A document of statements with the id of its content. */
  const withId = (text: string): string => {
    const read = ImageVex.decode(JSON.parse(text));
    if (E.isLeft(read)) throw new Error('not a document');
    return `${JSON.stringify(ImageVex.encode(withContentId(read.right)))}\n`;
  };
  const ofNginx = (remote: MemoryGit): string =>
    remote.files()?.get(`${API}images/nginx/vex.json`) ?? '';

  test('planted statements about an image of their own are believed, and named', async () => {
    const remote = await started({ ...BOTH, ...ABOUT_NGINX });
    const text = ofNginx(remote).replaceAll('nginx', 'redis').replace('CVE-2026-0001', 'CVE-X');
    remote.edit({ [`${API}images/redis/vex.json`]: withId(text) });
    const ran = await runAction({ git: remote.git, files: BOTH });
    expect([ran.errors, ran.warnings]).toEqual([[], [edited('"images/"')]]);
    expect(pathsOf(remote)).toEqual(whole('nginx', 'redis'));
  });
});

/** Of one date, all statements have one status. */
const STATUS = ['not_affected', 'fixed', 'under_investigation'];

const vexFile = fc
  .record({
    cve: fc.constantFrom('CVE-2026-0001', 'CVE-2026-0002'),
    slug: fc.constantFrom('nginx', 'redis', 'zlib'),
    isOfDigest: fc.boolean(),
    day: fc.integer({ min: 1, max: 3 }),
    author: fc.constantFrom('Acme', 'Redis team'),
  })
  .map(({ cve, slug, isOfDigest, day, author }) => {
    const product = `pkg:oci/${slug}${isOfDigest ? `@${digestOf(slug)}` : ''}`;
    const given = statement(cve, product, { status: STATUS[day - 1] });
    return openVex([given], { author, timestamp: `2026-08-0${day}T00:00:00Z` });
  });

const night = fc.record({
  slugs: fc.subarray(['nginx', 'redis', 'zlib'], { minLength: 1 }),
  site: fc.constantFrom(SITE, SITE, 'https://new.test', 'http://acme.test', undefined),
  name: fc.constantFrom(undefined, 'Acme'),
  registry: fc.constantFrom(REGISTRY, REGISTRY, 'registry.acme.test:5000/x', 'docker.io/acme'),
  planned: fc.constantFrom('', '', 'redis'),
  isScanned: fc.boolean(),
  vex: fc
    .option(fc.array(vexFile, { maxLength: 4 }), { freq: 2, nil: undefined })
    .map((files): Files => {
      const all = files && [openVex([]), ...files];
      return Object.fromEntries(all?.map((file, i) => [`vex/${i}.json`, file]) ?? []);
    }),
});

test('after any nights, the statements are those that were given last, and nothing else differs', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(night, { minLength: 1, maxLength: 4 }), async (nights) => {
      const [remote, plain] = [memoryGit(), memoryGit()];
      for (const { slugs, site, name, registry, planned, isScanned, vex } of nights) {
        const images = slugs.map((slug) => ({
          ...imageFields(slug),
          ...(slug === planned
            ? { status: 'planned' }
            : { versions: [{ version: '1', digest: digestOf(slug) }] }),
        }));
        const base = {
          ...catalog([], { registry, site, images, ...(name ? { project: { name } } : {}) }),
          ...(isScanned ? reportsOf({ 'redis/1': ['CVE-2026-0002'] }) : {}),
        };
        const inputs = { 'unmatched-reports': 'ignore' };
        const before = treeOf(remote);
        const files = { ...base, ...vex };
        await publish(remote, files, inputs);
        if (hasVexChecker) {
          const run = { files, tree: treeOf(remote), ...(before.size > 0 ? { before } : {}) };
          expect(await vexViolations(run)).toEqual([]);
        }
        await publish(plain, base, inputs);
        expect(others(remote)).toEqual(others(plain));
      }
    }),
    { numRuns: Number(process.env['VEX_RUNS'] ?? 4) },
  );
});
