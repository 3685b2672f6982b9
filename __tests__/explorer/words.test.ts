/** Words that the page makes of values, at the edges that no view of a tree comes to. */
import { describe, expect, test } from '@jest/globals';
import { pictureMarkdown } from '../../explorer/model/badge';
import { isKnownEmpty, isKnownFilled } from '../../explorer/model/collections';
import { digestPath, parseDigest } from '../../explorer/model/digests';
import type {
  CloseReason,
  Removed,
  RemovedItem,
  SuppressionReason,
} from '../../explorer/model/documents';
import { faceOf } from '../../explorer/model/face';
import { ageOf, formatAge, formatInstant } from '../../explorer/model/freshness';
import { earliest } from '../../explorer/model/history';
import { catalogName } from '../../explorer/model/identity';
import { cutMiddle, findingsText, maxOf, resultText } from '../../explorer/model/numbers';
import {
  closeText,
  justificationText,
  pastTitle,
  statusText,
  stillText,
  stillThere,
} from '../../explorer/model/reasons';
import { findTombstones } from '../../explorer/model/removed';
import { DIGESTS } from '../../src/contract/digests';
import { digestPrefix } from '../../src/domain/document-file';

test('results and findings are counted, and the largest of very many numbers is found', () => {
  expect([
    resultText(39, 39, 'image'),
    resultText(3, 2000, 'CVE'),
    resultText(0, 1, 'image'),
    findingsText(1, 1),
    maxOf(Array.from({ length: 200_000 }, (_, i) => i % 7)),
    maxOf([]),
  ]).toEqual(['39 images', '3 of 2,000 CVEs', '0 of 1 image', '1 finding of 1 CVE', 6, 0]);
});

describe('the age of a scan', () => {
  const NOW = Date.parse('2026-07-10T12:00:00Z');
  test.each([
    ['2026-07-10T11:59:40Z', 'fresh', 'just now'],
    ['2026-07-10T09:00:00Z', 'fresh', '3 hours ago'],
    ['2026-07-08T12:00:00Z', 'fresh', '2 days ago'],
    ['2026-07-08T11:59:59Z', 'old', '2 days ago'],
    ['2026-06-26T12:00:00Z', 'old', '2 weeks ago'],
    ['2026-06-26T11:59:59Z', 'stale', '2 weeks ago'],
    ['2026-03-01T00:00:00Z', 'stale', '4 months ago'],
    ['2020-03-01T00:00:00Z', 'stale', '6 years ago'],
    ['2026-07-11T12:00:00Z', 'fresh', 'just now'],
    ['2026-07-11T12:00:01Z', 'future', 'Jul 11, 2026, 12:00 PM UTC'],
    ['some day', 'undated', 'some day'],
  ])('%s is %s, and said as %s', (instant, age, text) => {
    expect([ageOf(instant, NOW), formatAge(instant, NOW)]).toEqual([age, text]);
  });

  test('is unknown without a date, and dates are written in UTC', () => {
    expect([ageOf(null, NOW), formatInstant('2026-07-10T23:30:00+02:00')]).toEqual([
      'undated',
      'Jul 10, 2026, 9:30 PM UTC',
    ]);
  });
});

test.each([
  [[], null],
  [[null], null],
  [['2026-02-01', null, '2026-01-01'], '2026-01-01'],
])('the earliest of %j is %j', (dates, first) => {
  expect(earliest(dates)).toBe(first);
});

describe('a face', () => {
  test.each([
    ['Redis', 'Re'],
    ['@cert-manager', 'Ce'],
    ['R', 'R'],
    ['…', '?'],
    ['🦊 Ä1', 'Ä1'],
  ])('of %j has letters of the name: %s', (name, letters) => {
    expect(faceOf('any', name).letters).toBe(letters);
  });

  test('has a hue that follows from the slug alone, and differs between images', () => {
    const hues = ['redis', 'nats', 'etcd', 'mongodb'].map((slug) => faceOf(slug, 'x').hue);
    expect(hues.every((hue) => Number.isInteger(hue) && hue >= 0 && hue < 360)).toBe(true);
    expect([new Set(hues).size, faceOf('redis', 'y').hue]).toEqual([4, hues[0]]);
  });
});

test.each([
  undefined,
  [],
  'text',
  { authors: null },
  { authors: [] },
  { authors: ['Acme'] },
  { authors: [{ name: ' ' }] },
  { authors: [{ name: { toString: 'x' } }] },
  { authors: { name: 'Acme' } },
])('a feed that is something else names no catalog: %j', (feed) => {
  expect(catalogName(feed)).toBeUndefined();
});

test('nothing in a label or an address ends the Markdown around it', () => {
  const label = '](x)\n# `<b>`';
  expect(pictureMarkdown(label, 'https://a.test/b.svg', 'x')).toBe(
    '[![\\](x) # \\`\\<b\\>\\`](https://a.test/b.svg)](x)',
  );
  expect(pictureMarkdown('a', 'https://a.test/a (b)/c', '<p>')).toBe(
    '[![a](https://a.test/a%20%28b%29/c)](%3cp%3e)',
  );
});

test.each<[SuppressionReason, string, string]>([
  [{ status: 'fixed', justification: null }, 'Marked as fixed', 'No reason given.'],
  [{ status: 'ignored', justification: null }, 'Ignored', 'By an ignore rule of the scanner.'],
  // Words that a later release may use.
  [
    { status: 'constructor', justification: 'toString' } as unknown as SuppressionReason,
    'constructor',
    'toString',
  ],
])('a suppression: %j', (item, status, reason) => {
  expect([statusText(item.status), justificationText(item)]).toEqual([status, reason]);
});

test.each<[CloseReason, string]>([
  ['rebuilt', 'Not in the new build'],
  ['gone', 'No longer found'],
  ['suppressed', 'Suppressed'],
  ['removed', 'Version removed'],
  ['moved' as CloseReason, 'moved'],
])('why %s is closed', (reason, text) => {
  expect(closeText(reason)).toBe(text);
});

/** Endings of a CVE, each in a version of its own unless one is named. */
const closedIn = (...reasons: ReadonlyArray<CloseReason | readonly [CloseReason, string]>) =>
  reasons.map((each, i) => {
    const [reason, version] = typeof each === 'string' ? [each, String(i)] : each;
    const until = `2026-08-2${i}T02:00:00Z`;
    return { slug: 'redis', version, reason, severity: 'LOW' as const, since: null, until };
  });

test('what was closed and what is no longer reported are told apart, each version once', () => {
  expect(
    [
      closedIn('gone', 'suppressed', 'removed'),
      closedIn('withdrawn', 'rebuilt', 'withdrawn'),
      closedIn(['withdrawn', '1']),
      closedIn(['rebuilt', '1'], ['rebuilt', '1']),
    ].map(pastTitle),
  ).toEqual([
    'Closed in 3 versions',
    'Closed in 1 version, no longer reported in 2 versions',
    'No longer reported in 1 version',
    'Closed in 1 version',
  ]);
});

test('builds and versions that had a CVE still have it, each version once, as it ended last', () => {
  const items = closedIn('withdrawn', ['rebuilt', '1'], ['gone', '2'], 'suppressed', [
    'removed',
    '1',
  ]);
  expect(stillThere(items).map(({ version }) => version)).toEqual(['1', '2']);
  expect(
    stillThere(closedIn('rebuilt', 'gone', 'removed'))
      .flatMap((item) => [item, { ...item, until: null }])
      .map(stillText),
  ).toEqual([
    'builds before Aug 20, 2026 have it; check your digest',
    'former builds have it; check your digest',
    'builds before Aug 21, 2026 have it; check your digest',
    'former builds have it; check your digest',
    'removed on Aug 22, 2026: it had it',
    'removed: it had it',
  ]);
});

describe('a digest', () => {
  const HEX = '0123456789abcdef'.repeat(4);
  const DIGEST = `sha256:${HEX}`;

  test.each([
    [` ${DIGEST}\n`, DIGEST],
    [`docker pull ghcr.io/acme/images/redis:8.2.2@${DIGEST}`, DIGEST],
    [HEX, undefined],
    [`${DIGEST}0`, undefined],
    [DIGEST.slice(0, -1), undefined],
    [`x${DIGEST}`, undefined],
    [`${DIGEST} and more`, undefined],
    [`sha512:${HEX}`, undefined],
    [DIGEST.replace('a', 'g'), undefined],
    ['', undefined],
  ])('is read in %j: %j', (text, digest) => {
    expect(parseDigest(text)).toBe(digest);
  });

  test('is looked up where the action publishes it', () => {
    expect(digestPath(DIGEST)).toBe(DIGESTS.file(digestPrefix(DIGEST)));
  });
});

test('tombstones stand in their order, but the one that is asked for', () => {
  const item = (slug: string, version: string | null) => ({ slug, version }) as RemovedItem;
  const data = [item('nats', '7'), item('redis', null), item('redis', '5'), item('redis', '4')];
  const [nats, redis, five, four] = data;
  const removed: Removed = { apiVersion: 'v1', resource: 'removed', total: 4, data };
  expect([
    findTombstones(removed, 'redis', undefined),
    findTombstones(removed, 'redis', '4'),
    findTombstones(removed, 'nats', '7'),
    findTombstones(removed, 'never', undefined),
  ]).toEqual([[redis, five, four], [redis, four, five], [nats], undefined]);
});

describe('a collection', () => {
  const empty = '{"apiVersion":"v1","resource":"charts","total":0,"data":[]}\n'.length;
  const of = (bytes: number) => ({ files: [{ path: 'charts.json', bytes, sha256: '' }] });
  test.each([
    [of(empty), 'charts', true, false],
    [of(empty + 1), 'charts', false, true],
    // A file that is not listed.
    [of(empty), 'roadmap', true, false],
    [{ files: [], folders: [] }, 'packages', true, false],
    [{ files: [], folders: [{ path: 'packages', tree: '' }] }, 'packages', false, true],
    [{}, 'charts', false, false],
    [undefined, 'charts', false, false],
  ])('of %j is known to be empty, or filled: %s', (integrity, name, isEmpty, isFilled) => {
    expect([isKnownEmpty(integrity, name), isKnownFilled(integrity, name)]).toEqual([
      isEmpty,
      isFilled,
    ]);
  });
});

test.each([
  ['v1.33.5-alpine', 'v1.33.5-alpine'],
  ['RELEASE.2025-09-07T16-13-09Z', 'RELEAS…-13-09Z'],
])('a long version keeps its end: %s', (version, text) => {
  expect(cutMiddle(version)).toBe(text);
});
