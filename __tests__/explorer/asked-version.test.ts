import { describe, expect, test } from '@jest/globals';
import {
  answerText,
  findInstalled,
  imagesToRead,
  imagesWith,
  parseAsked,
  placesText,
} from '../../explorer/model/asked-version';
import type { ImagePackages } from '../../explorer/model/documents';
import { listNamesOf } from '../../explorer/model/packages';
import { findEverything } from '../../explorer/search/everything';

const APK = listNamesOf('apk', [
  { name: 'xz', images: ['curl', 'redis'] },
  { name: 'xz-libs', sources: ['xz'], images: ['curl'] },
  { name: 'libssl3', sources: ['openssl'], images: ['redis'] },
]);
const DEB = listNamesOf('deb', [{ name: 'xz', images: ['nats'] }]);
const PYPI = listNamesOf('pypi', [{ name: 'zope-interface', images: ['nats'] }]);
const all = [...APK, ...DEB, ...PYPI];

const NAMED = ['apk xz', 'apk xz-libs', 'deb xz'];

describe('what a search asks for', () => {
  test.each<readonly [string, readonly [string, string, ReadonlyArray<string>] | undefined]>([
    ['xz 5.6.1', ['xz', '5.6.1', NAMED]],
    [' XZ   v5 ', ['XZ', 'v5', NAMED]],
    ['openssl 3.5.1-r0', ['openssl', '3.5.1-r0', ['apk libssl3']]],
    ['Zope_Interface 7', ['Zope_Interface', '7', ['pypi zope-interface']]],
    ['xz@5.6.1', ['xz', '5.6.1', NAMED]],
    ['xz==5.6.1', ['xz', '5.6.1', NAMED]],
    ['xz', undefined],
    ['xz ', undefined],
    ['@5', undefined],
    ['xz libs', undefined],
    ['5.6.1', undefined],
    ['', undefined],
    ['libx 5.6.1', undefined],
  ])('%j', (query, expected) => {
    const asked = parseAsked(query, all);
    const named = asked?.packages.map(({ type, name }) => `${type} ${name}`);
    expect(asked && [asked.name, asked.version, named]).toEqual(expected);
  });

  test('is looked for in the images of all its packages', () => {
    expect(imagesWith(parseAsked('xz 5', all)?.packages ?? [])).toEqual(['curl', 'nats', 'redis']);
  });
});

const document = (slug: string, data: ImagePackages['data']): ImagePackages => ({
  ...{ apiVersion: 'v1', resource: 'image-packages', slug, image: `ghcr.io/acme/${slug}`, data },
  versions: [],
});
const documents = [
  document('curl', [
    { type: 'apk', name: 'xz', version: '5.6.1-r0', versions: ['8.15', '8.14'] },
    { type: 'apk', name: 'xz-libs', source: 'xz', version: '5.6.1-r0', versions: ['8.15'] },
    { type: 'apk', name: 'zlib', version: '5.6.1', versions: ['8.15'] },
  ]),
  document('nats', [{ type: 'deb', name: 'xz', version: '5.6.1+really5.4.5-1', versions: ['2'] }]),
  document('redis', [{ type: 'apk', name: 'xz', version: null, versions: ['7'] }]),
];

const NOT_THERE = 'was not found: other versions are there';

test.each<readonly [string, string, string, ReadonlyArray<string>]>([
  [
    '5.6.1',
    'is in 1 image',
    'curl 8.15 has 5.6.1-r0',
    ['curl same', 'curl same', 'redis unclear', 'nats another'],
  ],
  [
    '5.4.5',
    'is in 1 image',
    'nats 2 has 5.6.1+really5.4.5-1',
    ['nats same', 'redis unclear', 'curl another', 'curl another'],
  ],
  [
    '5.6',
    'may be in 2 images: compare the versions',
    'curl 8.15 has 5.6.1-r0, redis 7 has an unknown version',
    ['curl unclear', 'curl unclear', 'redis unclear', 'nats another'],
  ],
])('xz %s %s', (version, answer, places, relations) => {
  const asked = parseAsked(`xz ${version}`, all);
  const found = asked === undefined ? [] : findInstalled(documents, asked);
  expect([
    answerText(found),
    placesText(found, String),
    found.map(({ slug, relation }) => `${slug} ${relation}`),
  ]).toEqual([answer, places, relations]);
  expect(answerText(found.filter(({ relation }) => relation === 'another'))).toBe(NOT_THERE);
});

describe('a list of names with versions', () => {
  const of = (version: string | null, ...images: string[]) => ({ version, images });
  const listed = listNamesOf('apk', [
    {
      ...{ name: 'xz', images: ['base', 'curl', 'nats', 'redis'] },
      versions: [
        of('5.6.1-r0', 'curl'),
        of('5.5-r0', 'nats'),
        of('5.4.5-r0', 'base'),
        of(null, 'redis'),
      ],
    },
  ]);
  const asking = parseAsked('xz 5.6.1', listed);

  test('answers before an image is read, and reads only those that may have the version', () => {
    if (asking === undefined) throw new Error('nothing is asked');
    const found = findInstalled([], asking);
    expect([answerText(found), placesText(found, String), imagesToRead(asking)]).toEqual([
      ...['is in 1 image', 'curl has 5.6.1-r0', ['curl', 'redis']],
    ]);
    const read = findInstalled(documents.slice(0, 1), asking);
    expect(read.map(({ slug, versions, relation }) => [slug, versions, relation])).toEqual([
      ['curl', ['8.15', '8.14'], 'same'],
      ['redis', [], 'unclear'],
      ['base', [], 'another'],
      ['nats', [], 'another'],
    ]);
  });

  test('says too little where one of the names has too many', () => {
    const more = listNamesOf('deb', [{ name: 'xz', images: ['old'] }]);
    const both = parseAsked('xz 5.6.1', [...listed, ...more]);
    expect(both && [findInstalled([], both), imagesToRead(both)]).toEqual([
      [],
      ['base', 'curl', 'nats', 'old', 'redis'],
    ]);
  });
});

test.each([
  [
    'once they are there',
    documents,
    [
      'apk, is in 1 image; curl 8.15 has 5.6.1-r0',
      `deb, ${NOT_THERE}; nats 2 has 5.6.1+really5.4.5-1`,
    ],
  ],
  ['not before', [], ['apk, see where it is', 'deb, see where it is']],
])('the search over everything shows the versions %s', (_name, loaded, notes) => {
  const asked = parseAsked('xz 5.6.1', all);
  const installed = asked === undefined ? [] : findInstalled(loaded, asked);
  const none = { images: [], versions: [], cves: [], digests: undefined, removed: [] };
  expect(findEverything('xz 5.6.1', { ...none, packages: all, asked, installed })).toEqual([
    {
      label: 'Packages',
      hits: ['apk', 'deb'].map((type, i) => ({
        name: 'xz 5.6.1',
        place: `#/packages/${type}/xz?version=5.6.1`,
        note: notes[i],
      })),
    },
  ]);
});
