import { describe, expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import { readAction } from '../../scripts/action-metadata.mjs';
import { apiUrl } from '../../src/stages/report-result';
import { imageFields } from '../builders/items';
import { memoryGit } from '../builders/memory-git';
import { trivy, trivyFinding } from '../builders/reports';
import { type Run, runAction } from '../builders/run';

const ROOT = { address: 'https://acme.test', folder: '' };

test.each<readonly [string, { address: string; folder: string }, ReadonlyArray<string>, string]>([
  ['at the root', ROOT, [], 'https://acme.test/api/v1'],
  ['below a destination', ROOT, ['docs', 'x y'], 'https://acme.test/docs/x%20y/api/v1'],
  [
    'Pages serves that very folder',
    { ...ROOT, folder: 'docs' },
    ['docs'],
    'https://acme.test/api/v1',
  ],
  [
    'Pages serves a folder above',
    { ...ROOT, folder: 'docs' },
    ['docs', 'x y'],
    'https://acme.test/x%20y/api/v1',
  ],
  [
    'Pages serves a folder whose name begins alike',
    { ...ROOT, folder: 'doc' },
    ['docs'],
    'https://acme.test/docs/api/v1',
  ],
  ['Pages serves another folder', { ...ROOT, folder: 'docs' }, ['x'], 'https://acme.test/x/api/v1'],
])('the address of the API: %s', (_, site, destination, expected) => {
  expect(apiUrl(site, destination)).toBe(expected);
});

const image = (slug: string, versions: ReadonlyArray<string> = []) => ({
  ...imageFields(slug),
  versions: versions.map((version) => ({ version })),
});
const manifest = (...images: ReadonlyArray<object>) => ({
  'catalog.yaml': stringify({ registry: 'ghcr.io/acme', images }),
});

const run = (more: Partial<Run> = {}) =>
  runAction({ git: memoryGit().git, files: manifest(image('redis')), ...more });

test('outputs are those of action.yml', async () => {
  expect(Object.keys((await run()).outputs).sort()).toEqual([...readAction().outputs].sort());
});

describe('the address of the site', () => {
  const url = async (more: Partial<Run>, cname?: string) => {
    const remote = memoryGit();
    remote.edit({ 'README.md': 'x', ...(cname === undefined ? {} : { CNAME: cname }) });
    return (await run({ git: remote.git, ...more })).outputs['api-url'];
  };
  test.each<readonly [string, Partial<Run>, string | undefined, string]>([
    ['as usual', {}, undefined, 'https://acme.github.io/catalog/api/v1'],
    [
      'of a user',
      { inputs: { repository: 'Acme/acme.github.io' } },
      undefined,
      'https://acme.github.io/api/v1',
    ],
    ['of a CNAME', {}, 'catalog.acme.test\n', 'https://catalog.acme.test/api/v1'],
    ['of a CNAME that is none', {}, 'a b\nc', 'https://acme.github.io/catalog/api/v1'],
    [
      'as Pages says',
      { site: { address: 'https://pages.test/x', folder: '' } },
      'catalog.acme.test',
      'https://pages.test/x/api/v1',
    ],
    [
      'as stated',
      { inputs: { 'base-url': 'https://stated.test/' }, site: ROOT },
      'x.test',
      'https://stated.test/api/v1',
    ],
    [
      'as stated, below a destination',
      { inputs: { 'base-url': 'https://stated.test', destination: 'docs' } },
      undefined,
      'https://stated.test/docs/api/v1',
    ],
  ])('%s', async (_, more, cname, expected) => {
    expect(await url(more, cname)).toBe(expected);
  });
});

describe('the address of github.com on another server', () => {
  const NOTICE =
    'GitHub does not say where Pages serves the site, so api-url is the address that it would have on github.com, which this server is not; state the right one in base-url';
  const server = 'https://ghes.acme.test';

  test.each<readonly [string, Partial<Run>, ReadonlyArray<string>]>([
    ['is a guess, which a notice says', { server }, [NOTICE]],
    ['is none on github.com', {}, []],
    ['is not what Pages says', { server, site: ROOT }, []],
    ['is not what is stated', { server, inputs: { 'base-url': 'https://stated.test' } }, []],
  ])('%s', async (_, more, expected) => {
    expect((await run(more)).notices).toEqual(expected);
  });
});

test('needs-rebuild names 256 versions, and a notice counts the rest', async () => {
  const versions = Array.from({ length: 258 }, (_, i) => `${i}`);
  const report = JSON.stringify(
    trivy([trivyFinding({ FixedVersion: '9' })], { ArtifactName: 'x' }),
  );
  const ran = await run({
    files: {
      ...manifest(image('redis', versions)),
      ...Object.fromEntries(versions.map((version) => [`reports/redis/${version}.json`, report])),
    },
  });
  const named = JSON.parse(ran.outputs['needs-rebuild'] ?? '') as ReadonlyArray<{
    version: string;
  }>;
  expect(named.map(({ version }) => version)).toEqual(versions.reverse().slice(0, 256));
  expect(ran.notices).toEqual([
    'needs-rebuild names the 256 worst versions; 2 more have fixable CVEs',
  ]);
});
