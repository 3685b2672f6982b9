import { describe, expect, test } from '@jest/globals';
import { type Check, formatCheck } from '../../src/publish/preflight/check';
import {
  type MissingPages,
  type PagesSite,
  type Placement,
  pagesCheck,
} from '../../src/publish/preflight/pages-site';

describe('the check of Pages', () => {
  const settings = 'https://github.com/acme/catalog/settings/pages';
  const PLACEMENT: Placement = {
    branch: 'gh-pages',
    destination: [],
    output: '',
    baseUrl: '',
    settings,
  };
  const SERVED: PagesSite = {
    ...{ address: 'https://acme.test', branch: 'gh-pages', folder: '', isCustom: false },
  };
  const CHOOSE = `choose "Deploy from a branch" and "gh-pages" at ${settings}`;
  const OK = 'Pages serves the API at https://acme.test/api/v1';
  const UNKNOWN = `GitHub does not say what Pages serves; look at ${settings}`;
  const OFF = 'GitHub knows no Pages site here (404): ';
  test.each<readonly [string, Partial<Placement>, Partial<PagesSite>, Check['status'], string]>([
    ['the branch', {}, {}, 'ok', OK],
    ['a folder with the API', { destination: ['docs'] }, { folder: 'docs' }, 'ok', OK],
    ['a folder above the API', { destination: ['docs', 'x'] }, { folder: 'docs' }, 'ok', OK],
    ['the stated address', { baseUrl: 'https://acme.test' }, {}, 'ok', OK],
    [
      'another branch',
      {},
      { branch: 'main' },
      'problem',
      `Pages serves the branch "main", not "gh-pages": ${CHOOSE}`,
    ],
    [
      'another folder',
      { destination: ['docs2'] },
      { folder: 'docs' },
      'problem',
      `Pages serves only the folder "/docs" of "gh-pages", and the API is outside of it: choose the folder "/ (root)" at ${settings}, or set the input destination to "docs"`,
    ],
    [
      'the deployment of a workflow',
      {},
      { branch: null },
      'problem',
      `Pages serves what a workflow deploys, not the branch "gh-pages": ${CHOOSE}, or let that workflow deploy the folder of the input output`,
    ],
    ['the output, deployed by a workflow', { output: 'site' }, { branch: null }, 'ok', OK],
    [
      'an address that differs from the stated one',
      { baseUrl: 'https://x.test' },
      {},
      'unknown',
      'Pages serves the site at "https://acme.test"; whether the stated base-url, "https://x.test", serves it too cannot be checked',
    ],
    ['nobody knows which branch', {}, { branch: undefined }, 'unknown', UNKNOWN],
  ])('serves %s', (_, placement, served, status, detail) => {
    const answer = { kind: 'site', site: { ...SERVED, ...served } } as const;
    expect(pagesCheck({ ...PLACEMENT, ...placement }, answer, 'https://acme.test/api/v1')).toEqual({
      name: 'pages',
      status,
      detail,
    });
  });

  test.each<readonly [MissingPages, Partial<Placement>, string]>([
    [
      'off',
      {},
      `${OFF}switch Pages on at ${settings}: "Deploy from a branch", branch "gh-pages", folder "/ (root)" (offered once the branch exists)`,
    ],
    ['off', { output: 'site' }, `${OFF}switch Pages on at ${settings}: "GitHub Actions"`],
    [
      'off',
      { baseUrl: 'https://x.test' },
      `${OFF}whether the stated base-url, "https://x.test", serves the API cannot be checked`,
    ],
    [
      'forbidden',
      {},
      `the token may not ask what Pages serves (403): give the job "permissions: pages: read", or look at ${settings}`,
    ],
    ['unknown', {}, UNKNOWN],
  ])('says what to do if the answer of GitHub is %s with %j', (kind, placement, detail) => {
    expect(pagesCheck({ ...PLACEMENT, ...placement }, { kind }, '')).toEqual({
      name: 'pages',
      status: 'unknown',
      detail,
    });
  });
});

test('a check is a line of the log', () => {
  const checks: ReadonlyArray<Check> = [
    { name: 'pages', status: 'problem', detail: 'a' },
    { name: 'pages', status: 'unknown', detail: 'b' },
  ];
  expect(checks.map(formatCheck)).toEqual(['PROBLEM: pages: a', 'unknown: pages: b']);
});
