import { describe, expect, test } from '@jest/globals';
import { type PagesSite, pagesMisconfiguration } from '../../src/publish/pages-site';
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
    'GitHub does not report where Pages serves the site, so api-url is a guess, an address on github.com, which verify does not ask; set base-url to the right one';
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

test.each<readonly [string, Partial<PagesSite>, string, string | undefined]>([
  ['the branch', {}, '', undefined],
  ['what GitHub does not say', { branch: undefined }, '', undefined],
  [
    'another branch',
    { branch: 'main' },
    '',
    'Pages serves the branch "main", not "gh-pages": CHOOSE',
  ],
  [
    'another folder',
    { folder: 'docs' },
    '',
    'Pages serves only the folder "/docs" of "gh-pages", and the API is outside of it: choose the folder "/ (root)" at SETTINGS, or set the input destination to "docs"',
  ],
  [
    'what a workflow deploys',
    { branch: null },
    '',
    'Pages serves what a workflow deploys, not the branch "gh-pages": CHOOSE, or let that workflow deploy the folder of the input output',
  ],
  ['the output, which a workflow deploys', { branch: null }, 'site', undefined],
])('a notice says what to do if Pages serves %s', (_, served, output, expected) => {
  const site: PagesSite = {
    ...{ address: 'https://acme.test', branch: 'gh-pages', folder: '', isCustom: false },
    ...served,
  };
  const placement = { branch: 'gh-pages', destination: [], output, settings: 'SETTINGS' };
  const choose = 'choose "Deploy from a branch" and "gh-pages" at SETTINGS';
  expect(pagesMisconfiguration(placement, site)).toBe(expected?.replace('CHOOSE', choose));
});
