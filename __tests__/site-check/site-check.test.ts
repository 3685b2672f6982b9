import { describe, expect, test } from '@jest/globals';
import { blobId } from '../../src/domain/git-objects/objects';
import type { PagesBuild } from '../../src/publish/preflight/pages-site';
import { type Found, judge } from '../../src/publish/site-check/judge';
import { isBuildOver, pauseBeforeNext } from '../../src/publish/site-check/rounds';
import type { SiteAnswer } from '../../src/publish/site-check/site-reader';
import { addressIn, chooseSamples, type PublishedFile } from '../../src/publish/site-check/target';
import { describeBuild } from '../../src/publish/site-check/wording';

const changed = (added: ReadonlyArray<string>, modified: ReadonlyArray<string> = []) => ({
  added: new Map(added.map((path) => [path, `id of ${path}`])),
  modified: new Map(modified.map((path) => [path, `id of ${path}`])),
  removed: ['api/v1/0.json'],
});

test.each<readonly [string, ReturnType<typeof changed>, string[], string[]]>([
  [
    'the first three in byte order',
    changed(['api/v1/b.json', 'api/v1/\u{10000}.json'], ['api/v1/\uffff.json', 'api/v1/B.json']),
    [],
    ['B.json', 'b.json', '\uffff.json'],
  ],
  ['none', changed(['.nojekyll', 'index.html', 'docs/api/v1/a.json']), [], []],
  [
    'not files about the publish itself, nor files that hosts leave out',
    changed(['api/v1/integrity.json', 'api/v1/state.json', 'api/v1/.x', 'api/v1/a/.b/c.json']),
    [],
    [],
  ],
  [
    'files of these names in folders',
    changed(['api/v1/a/integrity.json', 'api/v1/a/state.json']),
    [],
    ['a/integrity.json', 'a/state.json'],
  ],
  [
    'files below a destination, hidden or not',
    changed(['api/v1/b.json', '.docs/x/api/v1/a.json']),
    ['.docs', 'x'],
    ['a.json'],
  ],
])('the samples of a publish are %s', (_, changes, destination, expected) => {
  expect(chooseSamples(changes, destination).map(({ path }) => path)).toEqual(expected);
});

test('an address names the commit and the round, so that no cache answers', () => {
  const target = { api: 'https://acme.test/api/v1', commit: 'abc' };
  expect(addressIn(target, { path: 'security/a b/1+2.json' }, 3)).toBe(
    'https://acme.test/api/v1/security/a%20b/1%2B2.json?commit=abc&round=3',
  );
});

describe('what a site serves', () => {
  const AT = 'https://acme.github.io/catalog/api/v1/integrity.json?commit=a&round=1';
  const integrity = Buffer.from(
    '{"apiVersion":"v1","resource":"integrity","files":[],"folders":[]}\n',
  );
  const FILE: PublishedFile = { path: 'integrity.json', id: blobId([integrity]), maxBytes: 1 };
  const OLDER = Buffer.from('{"apiVersion":"v1","resource":"integrity","files":[],"folders":[]}');
  const answer = (more: Partial<Extract<SiteAnswer, { kind: 'answer' }>> = {}): SiteAnswer => ({
    ...{ kind: 'answer', status: 200, body: integrity, modified: undefined, redirects: [] },
    ...more,
  });
  const login = (...redirects: string[]) => answer({ body: Buffer.from('<html>'), redirects });
  const CONTENT: Found = { kind: 'content' };

  test.each<readonly [string, SiteAnswer, Found]>([
    ['the publish', answer(), { kind: 'ours' }],
    [
      'the publish at its own domain',
      answer({ redirects: ['https://catalog.acme.test/api/v1/integrity.json'] }),
      { kind: 'ours' },
    ],
    [
      'another publish with a date',
      answer({ body: OLDER, modified: 'Sat, 01 Aug 2026 02:10:00 GMT' }),
      { kind: 'publish', id: blobId([OLDER]), date: '2026-08-01T02:10:00Z' },
    ],
    [
      'another publish without a date',
      answer({ body: OLDER, modified: 'yesterday' }),
      { kind: 'publish', id: blobId([OLDER]), date: null },
    ],
    ['a page', answer({ body: Buffer.from('<!doctype html>') }), CONTENT],
    ['other JSON', answer({ body: Buffer.from('{}') }), CONTENT],
    ['nothing', answer({ body: Buffer.alloc(0) }), CONTENT],
    [
      'a document that only looks like the right one, and is far too large',
      answer({ body: Buffer.concat([OLDER, Buffer.alloc(1024 * 1024, ' ')]) }),
      CONTENT,
    ],
    ['404', answer({ status: 404 }), { kind: 'status', status: 404 }],
    ['the right bytes as an error', answer({ status: 500 }), { kind: 'status', status: 500 }],
    [
      'endless redirects',
      answer({ status: 302, redirects: ['https://acme.test/a', 'https://acme.test/b'] }),
      { kind: 'status', status: 302 },
    ],
    [
      'the login of private Pages',
      login('https://pages-auth.github.com/redirect?page_id=1', 'https://github.com/login'),
      { kind: 'login', host: 'pages-auth.github.com' },
    ],
    [
      'the login of GitHub Enterprise Server',
      login('https://ghes.acme.test/login?return_to=x'),
      { kind: 'login', host: 'ghes.acme.test' },
    ],
    [
      'a login at a provider',
      login('https://login.microsoftonline.com/x/oauth2/authorize'),
      { kind: 'login', host: 'login.microsoftonline.com' },
    ],
    [
      'a question for a password',
      answer({ status: 401 }),
      { kind: 'login', host: 'acme.github.io' },
    ],
    ['a page about authors', login('https://acme.test/authors/loginless'), CONTENT],
    [
      'no answer',
      { kind: 'failed', cause: 'reset', redirects: ['https://www.acme.test/'] },
      { kind: 'failed', cause: 'reset' },
    ],
    [
      'a login that this machine may not ask',
      { kind: 'failed', cause: 'private', redirects: ['https://sso.acme.internal/x'] },
      { kind: 'login', host: 'sso.acme.internal' },
    ],
  ])('%s', (_, found, expected) => {
    expect(judge(AT, FILE, found)).toEqual(expected);
  });

  test('is no login if the address itself contains the word', () => {
    const address = 'https://acme.test/auth/api/v1/integrity.json';
    expect(judge(address, FILE, login('https://www.acme.test/auth/api/v1/x'))).toEqual(CONTENT);
  });
});

test.each([
  [0, 0, undefined],
  [0, 14, undefined],
  [0, 15, 15_000],
  [400, 15, 14_600],
  [15_000, 15, undefined],
  [15_000, 30, 15_000],
  [47_000, 900, 13_000],
  [3_585_000, 3_600, 15_000],
  [3_585_001, 3_600, 14_999],
])('the pause after %d ms of %d s', (elapsed, verify, pause) => {
  expect(pauseBeforeNext(elapsed, verify)).toBe(pause);
});

const COMMIT = 'c'.repeat(40);
const build = (status: string, commit = COMMIT, error: string | null = null): PagesBuild => ({
  ...{ kind: 'build', status, commit, error },
});

test.each<readonly [PagesBuild | undefined, boolean, string]>([
  [undefined, false, ''],
  [{ kind: 'off' }, false, 'GitHub reports no Pages build'],
  [{ kind: 'unknown' }, false, 'GitHub reports no Pages build'],
  [
    { kind: 'forbidden' },
    false,
    'GitHub does not say how its last Pages build went (the token needs pages: read)',
  ],
  [build('built'), false, 'the last Pages build of GitHub, of this commit, succeeded'],
  [
    build('building', 'd'.repeat(40)),
    false,
    'the last Pages build of GitHub, of commit ddddddd, is "building"; see "pages build and deployment" under Actions',
  ],
  [
    build('errored', COMMIT, 'Page build\nfailed.'),
    true,
    'the last Pages build of GitHub, of this commit, failed ("Page build\\nfailed."); see "pages build and deployment" under Actions',
  ],
  [
    build('errored', 'd'.repeat(40)),
    false,
    'the last Pages build of GitHub, of commit ddddddd, failed; see "pages build and deployment" under Actions',
  ],
])('the last build %j ends the wait: %s', (last, isOver, text) => {
  expect([isBuildOver(last, COMMIT), describeBuild(last, COMMIT)]).toEqual([isOver, text]);
});
