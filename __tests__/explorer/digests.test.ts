import { describe, expect, test } from '@jest/globals';
import {
  digestAnswer,
  digestPath,
  digestStatusText,
  findDigestEntries,
  parseDigest,
} from '../../explorer/model/digests';
import type { DigestEntry, Digests } from '../../explorer/model/documents';
import { DIGESTS } from '../../src/api/digests';
import { digestPrefix } from '../../src/api/paths';

const HEX = '0123456789abcdef'.repeat(4);
const DIGEST = `sha256:${HEX}`;

test.each([
  [DIGEST, DIGEST],
  [` ${DIGEST}\n`, DIGEST],
  [DIGEST.toUpperCase(), DIGEST],
  [`ghcr.io/acme/images/redis@${DIGEST}`, DIGEST],
  [`docker pull ghcr.io/acme/images/redis:8.2.2@${DIGEST}`, DIGEST],
  [HEX, undefined],
  [`${DIGEST}0`, undefined],
  [DIGEST.slice(0, -1), undefined],
  [`x${DIGEST}`, undefined],
  [`${DIGEST} and more`, undefined],
  [`sha512:${HEX}`, undefined],
  [DIGEST.replace('a', 'g'), undefined],
  ['', undefined],
])('the digest in %j is %j', (text, digest) => {
  expect(parseDigest(text)).toBe(digest);
});

test('a digest is looked up where the action publishes it', () => {
  expect([digestPath(DIGEST), digestPath(DIGEST)]).toEqual([
    'digest/01.json',
    DIGESTS.file(digestPrefix(DIGEST)),
  ]);
});

const entry = (status: DigestEntry['status']): DigestEntry => ({
  slug: 'redis',
  version: '8.2.2',
  image: 'ghcr.io/acme/images/redis',
  status,
  security: null,
  supersededBy: null,
  until: null,
  replacement: null,
});

describe('what is known of a digest', () => {
  const document: Digests = {
    apiVersion: 'v1',
    resource: 'digests',
    prefix: '01',
    data: { [DIGEST]: [entry('current')] },
  };

  test.each([
    [DIGEST, [entry('current')]],
    [`sha256:${'0'.repeat(64)}`, []],
    ['constructor', []],
  ])('%s', (digest, entries) => {
    expect(findDigestEntries(document, digest)).toEqual(entries);
  });
});

const CURRENT = 'A version in this catalog has this digest now.';
const REBUILT = 'No version has it now: the version that had it was rebuilt.';

test.each<[ReadonlyArray<DigestEntry['status']>, string]>([
  [['current'], CURRENT],
  [['current', 'superseded', 'removed'], CURRENT],
  [['superseded'], REBUILT],
  [['superseded', 'removed'], REBUILT],
  [['removed'], 'No version has it now: the version that had it was removed.'],
])('the answer to %j', (statuses, answer) => {
  expect(digestAnswer(statuses.map(entry))).toBe(answer);
});

test.each([
  ['current', 'Current'],
  ['superseded', 'Superseded'],
  ['removed', 'Removed'],
  ['rumored', 'rumored'],
  ['constructor', 'constructor'],
])('the status %s in words', (status, words) => {
  expect(digestStatusText(status as DigestEntry['status'])).toBe(words);
});
