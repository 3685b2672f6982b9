import { EVIL, ODD, packages } from '../trees/packages';
import type { Changes } from '../trees/publishing';
import { describeViews } from './golden-views';

type Fields = Readonly<Record<string, unknown>>;

const NOW = '2026-01-03T09:00:00Z';
const LIST = { from: '{aria-label=Filter' };

/** CVEs of packages that are spelled otherwise, among many others, or not all named. */
const SPELLED: Changes = {
  'cve.json': ({ data, ...list }: { data: ReadonlyArray<Fields> }) => {
    const many = Array.from({ length: 9 }, (_, i) => `krb5-${i}`);
    const cve = (id: string, names: ReadonlyArray<string>, more: Fields) => ({
      ...data[0],
      ...{ id, title: `title of ${id}`, packages: names.slice(0, 8), packageNames: names },
      ...more,
    });
    return {
      ...list,
      data: [
        cve('CVE-2026-2000', [...many, 'libssl-dev'], {}),
        cve('CVE-2026-3000', ['@Scope/Name'], { packageNames: ['@Scope/Name', '@scope/name'] }),
        cve('CVE-2026-4000', many, { packagesMore: 7 }),
      ],
    };
  },
};

const namesIn = (count: number): Changes => ({
  'packages/npm.json': (names: Fields) => ({
    ...names,
    data: [{ name: '@scope/name', images: Array.from({ length: count }, (_, i) => `image-${i}`) }],
  }),
});

const CVES = { from: 'contains it', changes: SPELLED };

/** A build whose changes are known. */
const REBUILT: Changes = {
  'images/redis/releases.json': ({ releases, ...rest }: { releases: ReadonlyArray<Fields> }) => ({
    ...rest,
    releases: releases.map((release) => ({
      ...release,
      former: [{ digest: 'sha256:x', until: '2026-01-02T00:00:00Z', scanned: '2025-12-31' }],
    })),
  }),
  'images/redis/packages.json': ({ versions, ...rest }: { versions: ReadonlyArray<Fields> }) => ({
    ...rest,
    versions: versions.map((version) => ({
      ...version,
      changed: {
        from: 'sha256:x',
        added: [{ type: 'npm', name: EVIL, to: null }],
        removed: [{ type: 'deb', name: 'curl', from: '8.1' }],
        updated: [{ type: 'deb', name: 'libssl3', from: '3.0.0', to: '3.0.1' }],
        more: 3,
      },
    })),
  }),
};

describeViews('packages', NOW, async () => (await packages())[0] ?? new Map(), [
  ['all packages', '#/packages'],
  ['those of a type', '#/packages?type=deb', LIST],
  ['what they are built from', '#/packages?q=openssl', LIST],
  ['a package that is called so', '#/packages?q=libssl3', LIST],
  ['a package by its URL', '#/packages?q=pkg%3Anpm%2F%2540Scope%2FName%401', LIST],
  ['no such package', '#/packages?q=zzzz', LIST],
  ['a version that is there', '#/packages?q=openssl+3.0.1', LIST],
  ['a version that may be there', '#/packages?q=openssl+3.0', LIST],
  ['a version that is not there', '#/packages?q=openssl+9', LIST],
  ['images that contain a package', '#/packages/npm/%40scope%2Fname'],
  ['many images that contain it', '#/packages/npm/%40scope%2Fname', { changes: namesIn(5) }],
  [
    'very many in which a version is asked for',
    '#/packages?q=%40scope%2Fname+1',
    { ...LIST, changes: namesIn(9) },
  ],
  ['a package with a CVE', '#/packages/deb/libssl3'],
  ['a version of it', '#/packages/deb/libssl3?version=3'],
  ['what packages are built from', '#/packages/deb/openssl'],
  ['the CVE of a package, beside many others', '#/packages/deb/libssl-dev', CVES],
  ['the CVE of a package that is spelled otherwise', '#/packages/npm/%40scope%2Fname', CVES],
  ['a package that a CVE may have', '#/packages/npm/__proto__', CVES],
  ['a package that no image contains', '#/packages/npm/axios'],
  ['a type that is not one', '#/packages/__proto__/x'],
  ['an address in place of a type', '#/packages/..%2Fx/y'],
  ['a package of odd characters', `#/packages/npm/${encodeURIComponent(ODD)}`],
  ['a package that is an attack', `#/packages/npm/${encodeURIComponent(EVIL)}`],
  ['packages of a version', '#/images/redis/8.0/packages'],
  ['packages of a version, filtered', '#/images/redis/8.0/packages?q=ssl3&type=deb', LIST],
  ['a version of a package in a version', '#/images/redis/8.0/packages?q=openssl+3.0.1', LIST],
  ['what a build changed', '#/images/redis/8.0', { from: 'h2 What', changes: REBUILT }],
  ['packages that are not all listed', '#/images/redis/7.0/packages'],
  ['packages that nobody listed', '#/images/redis/6.0/packages'],
  ['packages of no version', '#/images/redis/5.0/packages'],
  ['packages of no image', '#/images/other/1/packages'],
  ['something else of a version', '#/images/redis/8.0/else'],
  ['a CVE with its packages', '#/cves/CVE-2026-1000'],
]);

describeViews('without-packages', NOW, async () => (await packages())[1] ?? new Map(), [
  ['a catalog that publishes none', '#/images/redis/8.0'],
]);
