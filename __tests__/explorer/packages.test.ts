import { describe, expect, test } from '@jest/globals';
import type { ImagePackages } from '../../explorer/model/documents';
import {
  absenceText,
  coverageText,
  cvesNaming,
  cvesOfPackage,
  filterPackages,
  listNames,
  listNamesOf,
  listPackages,
  nearPackages,
  nothingText,
} from '../../explorer/model/packages';
import { find } from '../../explorer/search/find';
import { cveItem } from './items';

const names = listNames([
  {
    apiVersion: 'v1',
    resource: 'package-names',
    type: 'deb',
    total: 3,
    data: [
      {
        name: 'libssl3',
        sources: ['openssl'],
        images: ['redis'],
        versions: [{ version: '3.0.1', images: ['redis'] }],
      },
      {
        name: 'openssl',
        images: ['nats', 'redis'],
        versions: ['3.0.2', '3.0.1'].map((version) => ({ version, images: ['nats', 'redis'] })),
      },
      {
        name: 'perl-openssl',
        sources: ['a', 'b', 'c', 'd'],
        images: ['nats'],
        versions: [{ version: null, images: ['nats'] }],
      },
    ],
  },
  {
    apiVersion: 'v1',
    resource: 'package-names',
    type: 'npm',
    total: 2,
    data: [
      { name: '@Scope/openssl-wrap', images: ['redis'] },
      { name: '__proto__', images: ['redis'] },
    ],
  },
]);

describe('the names of packages', () => {
  test('stand with their types, versions and images', () => {
    expect(names.map(({ type, name, what, where }) => [type, name, what, where])).toEqual([
      ['deb', 'libssl3', '3.0.1', ['redis']],
      ['deb', 'openssl', '2 versions', ['nats', 'redis']],
      ['deb', 'perl-openssl', 'Not stated', ['nats']],
      ['npm', '@Scope/openssl-wrap', '–', ['redis']],
      ['npm', '__proto__', '–', ['redis']],
    ]);
  });

  test.each([
    ['', '', ['libssl3', 'openssl', 'perl-openssl', '@Scope/openssl-wrap', '__proto__']],
    ['', 'npm', ['@Scope/openssl-wrap', '__proto__']],
    ['OpenSSL', '', ['openssl', 'libssl3', 'perl-openssl', '@Scope/openssl-wrap']],
    ['openssl', 'deb', ['openssl', 'libssl3', 'perl-openssl']],
    ['@scope/', '', ['@Scope/openssl-wrap']],
    ['__proto__', '', ['__proto__']],
    ['perl', 'npm', []],
    ['@SCOPE/openssl-WRAP', '', ['@Scope/openssl-wrap']],
    ['', 'unheard', []],
  ])('for %j of type %j, the one so named first', (q, type, found) => {
    const shown = filterPackages(find(names, q).items, { type, q });
    expect(shown.map(({ name }) => name)).toEqual(found);
  });
});

test('the packages of a version are those that it contains, with their versions', () => {
  const document: ImagePackages = {
    apiVersion: 'v1',
    resource: 'image-packages',
    slug: 'redis',
    image: 'ghcr.io/acme/images/redis',
    versions: [
      { version: '8.2', known: true },
      { version: '8.0', known: false },
    ],
    data: [
      { type: 'deb', name: 'libssl3', source: 'openssl', version: '3.0-1', versions: ['8.2'] },
      {
        ...{ type: 'golang', name: 'main', version: null, versions: ['8.2', '8.0'] },
        unchecked: ['8.0'],
      },
    ],
  };
  const listed = ['8.2', '8.0', '7.0'].map((version) =>
    listPackages(document, version).map(({ name, what, where, isUnchecked }) => [
      ...[name, what, where],
      ...(isUnchecked ? ['unchecked'] : []),
    ]),
  );
  expect(listed).toEqual([
    [
      ['libssl3', '3.0-1', ['openssl']],
      ['main', '–', []],
    ],
    [['main', '–', [], 'unchecked']],
    [],
  ]);
});

const NOT_LISTED = 'Static binaries and copied code appear in no list.';

test.each([
  [{ versions: 1, known: 1 }, 'The packages of every version are known.'],
  [
    { versions: 2000, known: 1999 },
    'The packages of 1,999 of 2,000 versions are known: the others may contain anything.',
  ],
  [
    { versions: 2, known: 0 },
    'The packages of 0 of 2 versions are known: the others may contain anything.',
  ],
])('what a list says of %j', (coverage, known) => {
  expect([coverageText(coverage), absenceText(coverage)]).toEqual([
    `${known} ${NOT_LISTED}`,
    `It was not found. ${known} ${NOT_LISTED}`,
  ]);
});

describe('the CVEs of a package', () => {
  const cve = (
    packages: ReadonlyArray<string>,
    packageNames = packages,
    packagesMore?: number,
  ) => ({
    packages: [...packages].slice(0, 8),
    packageNames: [...packageNames],
    ...(packagesMore === undefined ? {} : { packagesMore }),
  });
  const krb5 = Array.from({ length: 10 }, (_, i) => `libkrb5-${i}`);
  const many = Array.from({ length: 64 }, (_, i) => `linux-${100 + i}`);
  const jinja = cve(['Jinja2'], ['Jinja2', 'jinja2']);
  const typing = cve(['typing_extensions'], ['typing-extensions', 'typing_extensions']);
  const kerberos = cve(krb5);
  const kernel = cve(many, many, 3);
  const all = { jinja, typing, kerberos, kernel };

  test.each<[string, string, ReadonlyArray<keyof typeof all>, ReadonlyArray<keyof typeof all>?]>([
    ['pypi', 'jinja2', ['jinja']],
    ['pypi', 'typing-extensions', ['typing']],
    ['cargo', 'jinja2', []],
    ['cargo', 'Jinja2', ['jinja']],
    ['other', 'conda-pkg/Jinja2', ['jinja']],
    ['other', 'Jinja2', ['jinja']],
    ['deb', 'libkrb5-0', ['kerberos']],
    ['deb', 'libkrb5-9', ['kerberos']],
    ['deb', 'linux-163', ['kernel']],
    ['apk', 'zlib', []],
  ])('of type %s, named %s', (type, name, found) => {
    const { found: items, untold } = cvesOfPackage(type, name, Object.values(all));
    const isTold = found.includes('kernel');
    expect([items, untold]).toEqual([found.map((key) => all[key]), isTold ? [] : [kernel]]);
  });
});

describe('what is in no list', () => {
  const all = listNamesOf(
    'apk',
    ['Xz-Doc', 'xz-libs', 'zlib', 'xz-dev', 'libxz', 'xz-a', 'xz-b'].map((name) => ({
      ...{ name, images: ['curl'] },
    })),
  );
  const named = (query: string) => nearPackages(all, query).map(({ name }) => name);

  test('has the first five names that contain it', () => {
    const five = ['Xz-Doc', 'xz-libs', 'xz-dev', 'libxz', 'xz-a'];
    expect([named('XZ 5.6.1'), named('xz'), named('git'), named(' ')]).toEqual([
      five,
      five,
      [],
      [],
    ]);
  });

  test('is in an image nevertheless, if a CVE names it', () => {
    const items = [
      cveItem('CVE-1', { packages: ['git'], packageNames: ['git'] }),
      cveItem('CVE-2', { packages: ['Git_Lfs'], packageNames: ['Git_Lfs', 'git-lfs'] }),
      cveItem('CVE-3', { packages: ['gitea'], packageNames: ['gitea'] }),
    ];
    const ids = (query: string) => cvesNaming(query, items).map(({ id }) => id);
    expect([ids('git 2.51.0'), ids('git-lfs'), ids('GIT'), ids('gi')]).toEqual([
      ['CVE-1'],
      ['CVE-2'],
      ['CVE-1'],
      [],
    ]);
  });

  test('is not a plain no', () => {
    expect(
      [undefined, { versions: 2, known: 1 }].map((coverage) => nothingText('xz 5', all, coverage)),
    ).toEqual([
      'No matches.',
      `No matches. The packages of 1 of 2 versions are known: the others may contain anything. ${NOT_LISTED} Similar names: Xz-Doc, xz-libs, xz-dev, libxz, xz-a.`,
    ]);
  });
});
