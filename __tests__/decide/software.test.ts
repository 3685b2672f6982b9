/** Whether the software that an image is about is among the packages of its versions. */
import { expect, test } from '@jest/globals';
import type { ImagePackages } from '../../src/contract/packages';
import { seeSoftware } from '../../src/decide/software';

type Package = ImagePackages['data'][number];

/** `deb mongodb 1.0 in 8,7 of mongodb-src`: a package, the versions that have it, and what it was built from. */
const packageOf = (text: string): Package => {
  const [, type = '', name = '', version = '', versions = '', source] =
    /^(\S+) (\S+) (\S+) in (\S+)(?: of (\S+))?$/.exec(text) ?? [];
  return {
    ...{ type: type as Package['type'], name, versions: versions.split(',') },
    version: version === '-' ? null : version,
    ...(source === undefined ? {} : { source }),
  };
};
const documentOf = (packages: ReadonlyArray<string>): ImagePackages => ({
  ...{ apiVersion: 'v1', resource: 'image-packages', slug: 'mongodb', image: 'r/mongodb' },
  versions: [
    { version: '8', known: true },
    { version: '7', known: false },
  ],
  data: packages.map(packageOf),
});

const MONGODB = { name: 'mongodb', version: '1.0', type: 'deb' };

test.each<readonly [string, ReadonlyArray<string>, unknown]>([
  ['mongodb', ['deb libc6 1.0 in 8', 'deb mongodb 1.0 in 8'], MONGODB],
  ['pkg:deb/debian/mongodb', ['deb mongodb 1.0 in 8'], MONGODB],
  ['mongodb-src', ['deb mongodb 1.0 in 8 of mongodb-src', 'deb zz 1 in 8 of mongodb-src'], MONGODB],
  [
    'go.mongodb.org/mongo',
    ['golang go.mongodb.org/mongo - in 8'],
    { name: 'go.mongodb.org/mongo', version: null, type: 'golang' },
  ],
  ['mongodb', ['deb mongodb 1.0 in 7'], null],
  ['redis', ['deb mongodb 1.0 in 8'], null],
])('%s among the packages %j is %j', (stated, packages, found) => {
  expect(seeSoftware(stated, documentOf(packages)).get('8')).toEqual({
    ...{ found, isMissing: found === null },
  });
});

test('software is not missing where the packages are unknown', () => {
  expect(seeSoftware('redis', documentOf([])).get('7')).toEqual({ found: null, isMissing: false });
  expect(seeSoftware('redis', undefined)).toEqual(new Map());
});
