import { describe, expect, test } from '@jest/globals';
import { apiUrl } from '../../src/tell/site-address';
import { workspaceOf } from '../builders/catalog';
import { memoryGit } from '../builders/memory-git';
import { type Run, runAction } from '../builders/run';

const ROOT = { address: 'https://acme.test', folder: '' };

test.each<readonly [string, { address: string; folder: string }, ReadonlyArray<string>, string]>([
  ['at the root', ROOT, [], 'https://acme.test/api/v1'],
  ['below a destination', ROOT, ['docs', 'x y'], 'https://acme.test/docs/x%20y/api/v1'],
  [
    'Pages serves the same folder',
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
    'Pages serves a folder with a common prefix',
    { ...ROOT, folder: 'doc' },
    ['docs'],
    'https://acme.test/docs/api/v1',
  ],
  ['Pages serves another folder', { ...ROOT, folder: 'docs' }, ['x'], 'https://acme.test/x/api/v1'],
])('the address of the API: %s', (_, site, destination, expected) => {
  expect(apiUrl(site, destination)).toBe(expected);
});

const run = (more: Partial<Run> = {}) =>
  runAction({ git: memoryGit().git, files: workspaceOf({ 'redis/1': null }), ...more });

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
      'as reported by Pages',
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
    'GitHub does not report where Pages serves the site, so api-url is only a guess, an address on github.com; state the right address in base-url';
  const FEEDS =
    'feed.json and feed.atom have no links, and renovate.json is not published, because the address of the site is unknown; state site in the manifest';
  const server = 'https://ghes.acme.test';

  test.each<readonly [string, Partial<Run>, ReadonlyArray<string>]>([
    ['is a guess, which a notice says', { server }, [FEEDS, NOTICE]],
    ['is none on github.com', {}, []],
    ['is not what Pages says', { server, site: ROOT }, [FEEDS]],
    ['is not what is stated', { server, inputs: { 'base-url': 'https://stated.test' } }, [FEEDS]],
  ])('%s', async (_, more, expected) => {
    expect((await run(more)).notices).toEqual(expected);
  });
});
