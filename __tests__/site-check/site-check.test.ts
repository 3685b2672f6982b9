import { expect, test } from '@jest/globals';
import { blobId } from '../../src/domain/git-objects/objects';
import type { PagesBuild } from '../../src/publish/pages-site';
import { isBuildOver, judge, pauseBeforeNext } from '../../src/publish/site-check/rounds';
import type { SiteAnswer } from '../../src/publish/site-check/site-reader';
import { addressIn, chooseSamples } from '../../src/publish/site-check/target';

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

test.each<readonly [string, SiteAnswer, string | undefined]>([
  ['the publish', { kind: 'answer', status: 200, body: Buffer.from('ours') }, undefined],
  ['a page', { kind: 'answer', status: 200, body: Buffer.from('<html>') }, 'other content'],
  [
    'the right bytes as an error',
    { kind: 'answer', status: 500, body: Buffer.from('ours') },
    'status 500',
  ],
  ['no answer', { kind: 'failed', cause: 'reset' }, 'no answer ("reset")'],
])('what a site serves: %s', (_, answer, expected) => {
  const file = { path: 'integrity.json', id: blobId([Buffer.from('ours')]), maxBytes: 1 };
  expect(judge(file, answer)).toEqual(expected);
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
const build = (status: string, commit = COMMIT): PagesBuild => ({
  ...{ status, commit, error: null },
});

test.each<readonly [PagesBuild | undefined, boolean]>([
  [undefined, false],
  [build('built'), false],
  [build('errored'), true],
  [build('errored', 'd'.repeat(40)), false],
])('the last build %j ends the wait: %s', (last, isOver) => {
  expect(isBuildOver(last, COMMIT)).toBe(isOver);
});
