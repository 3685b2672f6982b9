import { expect, test } from '@jest/globals';
import { isNamedLike, softwareIs } from '../../src/domain/software';

const MONGO = { type: 'deb', name: 'mongodb', source: 'MongoDB-Src' } as const;

test.each<readonly [stated: string, isIt: boolean]>([
  ['mongodb', true],
  ['MongoDB', true],
  ['mongodb-src', true],
  ['mongodb-server', false],
  ['mongo', false],
  ['pkg:deb/debian/mongodb', true],
  ['pkg:deb/ubuntu/MongoDB', true],
  ['pkg:deb/debian/mongodb-src', false],
  ['pkg:rpm/mongodb', false],
])('the package mongodb of the source MongoDB-Src is the software %s: %s', (stated, isIt) => {
  expect(softwareIs(stated)(MONGO)).toBe(isIt);
});

test.each<readonly [name: string, source: string | undefined, isIt: boolean]>([
  ['libc6', undefined, false],
  ['mongodb', undefined, true],
  ['MongoDB', undefined, true],
  ['mongodb-org', undefined, true],
  ['mongodb8', undefined, true],
  ['mongodbx', undefined, false],
  ['my-mongodb', undefined, false],
  ['libc6', 'mongodb', true],
  ['libc6', 'glibc', false],
])('the package %s of the source %s is named like the image mongodb: %s', (name, source, isIt) => {
  expect(isNamedLike('mongodb')({ type: 'deb', name, source })).toBe(isIt);
});
