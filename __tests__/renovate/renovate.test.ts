/**
 * Runs Renovate on a repository that names the published preset, and on the template. `npm run renovate`: not part of the
 * other tests, because the first run takes minutes to install it.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import { type Preview, startPreview } from '../../scripts/preview-server.mjs';
import { reportsOf } from '../builders/catalog';
import { digestOf } from '../builders/digest';
import { writeFiles } from '../builders/files';
import { image } from '../builders/manifest';
import { memoryGit } from '../builders/memory-git';
import { runAction } from '../builders/run';
import { renovate, validate, whyMissing } from './program';

const missing = whyMissing();
if (missing !== undefined) process.stderr.write(`Renovate is not tested: ${missing}\n`);

const TEMPLATE = readFileSync(
  path.resolve(__dirname, '../../examples/template/renovate.json'),
  'utf8',
);

const [OLD, NEW] = [digestOf('8.0.3'), digestOf('8.2.2')];

const catalogAt = (site: string): Readonly<Record<string, string>> => ({
  'catalog.yaml': stringify({
    registry: 'ghcr.io/acme',
    site,
    images: [
      image('redis', {
        versions: [
          { version: '8.2.2', digest: NEW },
          { version: '8.0.3', digest: OLD },
        ],
      }),
      image('redis7', {
        image: 'registry.acme.example:5000/a.b/redis7',
        versions: [{ version: '7.4.1' }, { version: '7' }],
      }),
      image('cache', {
        image: 'memcached',
        versions: [{ version: '1.6.39' }, { version: '1.6.22' }],
      }),
    ],
    retired: [{ slug: 'keydb', replacedBy: { slug: 'redis' } }],
  }),
  ...reportsOf({ 'redis/8.2.2': [], 'redis7/7.4.1': [], 'cache/1.6.39': [] }),
});

/** Lines before and after; one that stays has no second. */
type Lines = ReadonlyArray<readonly [before: string, after?: string]>;

const FILES: Readonly<Record<string, Lines>> = {
  Dockerfile: [
    [
      'FROM --platform=linux/amd64 ghcr.io/acme/images/redis:8.0.3 AS a',
      'FROM --platform=linux/amd64 ghcr.io/acme/images/redis:8.2.2 AS a',
    ],
    [
      'FROM registry.acme.example:5000/a.b/redis7:7 AS b',
      'FROM registry.acme.example:5000/a.b/redis7:7.4.1 AS b',
    ],
    [
      `FROM ghcr.io/acme/images/redis:8.0.3@${OLD} AS c`,
      `FROM ghcr.io/acme/images/redis:8.2.2@${NEW} AS c`,
    ],
    ['FROM library/memcached:1.6.22', 'FROM library/memcached:1.6.39'],
    ['FROM ghcr.io/acme/images/redis:8.2.2'],
  ],
  'compose.yaml': [
    ['services:'],
    ['  a:'],
    ['    image: ghcr.io/acme/images/redis:8.0.3', '    image: ghcr.io/acme/images/redis:8.2.2'],
    ['  b:'],
    ['    image: ghcr.io/acme/images/keydb:6.3', '    image: ghcr.io/acme/images/redis:8.2.2'],
  ],
  'chart/values.yaml': [
    ['image:'],
    ['  registry: ghcr.io'],
    ['  repository: acme/images/redis'],
    ['  tag: 8.0.3', '  tag: 8.2.2'],
  ],
  'chart/values-prod.yaml': [
    ['image:'],
    ['  repository: registry.acme.example:5000/a.b/redis7'],
    ['  tag: 7', '  tag: 7.4.1'],
    [
      `other: { image: ghcr.io/acme/images/redis:8.0.3@${OLD} }`,
      `other: { image: ghcr.io/acme/images/redis:8.2.2@${NEW} }`,
    ],
  ],
  'k8s/app.yaml': [
    ['apiVersion: v1'],
    ['kind: Pod'],
    ['spec:'],
    ['  containers:'],
    [
      '    - image: registry.acme.example:5000/a.b/redis7:7',
      '    - image: registry.acme.example:5000/a.b/redis7:7.4.1',
    ],
    [
      '    - image: docker.io/library/memcached:1.6.22',
      '    - image: docker.io/library/memcached:1.6.39',
    ],
    ['    - image: quay.io/library/memcached:1.6.22'],
    [
      `    - image: "ghcr.io/acme/images/redis:8.0.3@${OLD}"`,
      `    - image: "ghcr.io/acme/images/redis:8.2.2@${NEW}"`,
    ],
    ['    - image: ghcr.io/acme/images/keydb:6.3', '    - image: ghcr.io/acme/images/redis:8.2.2'],
  ],
};

const manifestAt = (registry: string): Lines => [
  [`registry: ${registry}/acme # ours`],
  ['images:'],
  ['  - slug: redis'],
  ['    summary: "version: 8.0.3"'],
  ['    versions:'],
  ['      - version: 8.0.3 # the tag', '      - version: 8.2.2 # the tag'],
  ['        size: 41 MB'],
  [`        digest: "${OLD}"`, `        digest: "${NEW}"`],
  ['      - version: 7.2.1'],
  ['  - slug: redis7'],
  [`    image: ${registry}/acme/other/redis7`],
  ['    versions:'],
  ['      - version: "7"', '      - version: "8"'],
  ['# What they stand on'],
  ['bases:'],
  ['  - slug: other'],
  [`    image: ${registry}/acme/images/redis`],
  ['    versions:'],
  ['      - version: 8.0.3'],
];

const before = (lines: Lines): string => lines.map(([line]) => `${line}\n`).join('');
const after = (lines: Lines): string => lines.map(([line, to = line]) => `${to}\n`).join('');
const each = <A, B>(all: Readonly<Record<string, A>>, to: (own: A) => B) =>
  Object.fromEntries(Object.entries(all).map(([key, own]) => [key, to(own)]));

const TAGS: Readonly<Record<string, ReadonlyArray<string>>> = {
  'acme/images/redis': ['7.2.1', '8.0.3', '8.2.2'],
  'acme/other/redis7': ['7', '8'],
};

/** A registry in which every tag has the new digest. */
const startRegistry = async () => {
  const registry = createServer(({ url = '', method }, response) => {
    const [, name = '', asked = ''] = /^\/v2\/(.+)\/(tags|manifests)\//.exec(url) ?? [];
    const tags = TAGS[name];
    const found = tags !== undefined || url === '/v2/';
    response.writeHead(found ? 200 : 404, {
      'content-type': 'application/json',
      ...(asked === 'manifests' ? { 'docker-content-digest': NEW } : {}),
    });
    response.end(method === 'HEAD' ? '' : JSON.stringify({ name, tags }));
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  const { port } = registry.address() as AddressInfo;
  return { host: `127.0.0.1:${port}`, close: () => registry.close() };
};

(missing === undefined ? describe : describe.skip)('Renovate', () => {
  let site = '';
  let server: Preview | undefined;

  beforeAll(async () => {
    site = mkdtempSync(path.join(tmpdir(), 'renovate-site-'));
    server = await startPreview({ root: site });
    const remote = memoryGit();
    const { errors } = await runAction({ git: remote.git, files: catalogAt(server.url) });
    expect(errors).toEqual([]);
    writeFiles(site, remote.files() ?? []);
  });

  afterAll(async () => {
    await server?.close();
    rmSync(site, { recursive: true, force: true });
  });

  test('accepts the preset', async () => {
    const preset = readFileSync(path.join(site, 'api/v1/renovate.json'), 'utf8');
    expect(await validate(preset)).toContain('Config validated successfully');
  });

  test('updates what a repository that names the preset uses', async () => {
    const configuration = JSON.stringify({ extends: [`${server?.url}/api/v1/renovate.json`] });
    const files = await renovate({ ...each(FILES, before), 'renovate.json': configuration });
    expect(files).toEqual({ ...each(FILES, after), 'renovate.json': configuration });
  });

  test('updates a file once that its own manager for Kubernetes reads too', async () => {
    const lines = FILES['k8s/app.yaml']?.filter(([line]) => !line.includes('quay.io')) ?? [];
    const configuration = JSON.stringify({
      extends: [`${server?.url}/api/v1/renovate.json`],
      kubernetes: { managerFilePatterns: ['/^k8s/'] },
    });
    const files = await renovate({
      'k8s/app.yaml': before(lines),
      'renovate.json': configuration,
    });
    expect(files['k8s/app.yaml']).toBe(after(lines));
  });

  test('accepts the configuration of the template', async () => {
    expect(await validate(TEMPLATE)).toContain('Config validated successfully');
  });

  test('keeps the first version of each image in the manifest of the template', async () => {
    const { host, close } = await startRegistry();
    const manifest = manifestAt(host);
    const hosts = [{ matchHost: host, insecureRegistry: true }];
    const files = await renovate(
      { 'catalog.yaml': before(manifest), 'renovate.json': TEMPLATE },
      hosts,
    );
    close();
    expect(files).toEqual({ 'catalog.yaml': after(manifest), 'renovate.json': TEMPLATE });
  });
});
