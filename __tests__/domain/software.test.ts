import { describe, expect, test } from '@jest/globals';
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

describe('the last part of a name is one too', () => {
  test.each<readonly [name: string, wanted: string, isStated: boolean, isLike: boolean]>([
    ['github.com/prometheus/prometheus', 'prometheus', true, true],
    ['github.com/argoproj/argo-cd/v2', 'argo-cd', true, true],
    ['github.com/argoproj/Argo-CD/v2', 'argo-cd', true, true],
    ['github.com/argoproj/argo-cd/v12', 'argo-cd', true, true],
    ['github.com/argoproj/argo-cd/v2', 'v2', false, false],
    ['github.com/argoproj/argo-cd/v2', 'argo', false, true],
    ['github.com/argoproj/argo-cd/v2', 'argoproj', false, false],
    ['github.com/argoproj/argo-cd/v2', 'github.com/argoproj/argo-cd/v2', true, true],
    ['github.com/argoproj/argo-cd/v2beta', 'argo-cd', false, false],
    ['github.com/redis/go-redis/v9', 'redis', false, false],
    ['org.apache.kafka:kafka', 'kafka', true, true],
    ['org.apache.kafka:kafka-clients', 'kafka', false, true],
    ['org.apache.kafka:connect', 'kafka', false, false],
    ['@angular/core', 'core', true, true],
    ['v2', 'v2', true, true],
    ['/v2', 'v2', false, false],
    ['redis/', 'redis', false, false],
    ['redis:', 'redis', false, false],
    ['redis/v2', 'redis', true, true],
    ['other/redis', 'redis', true, true],
    ['redis/other', 'redis', false, false],
  ])('%s: %s', (name, wanted, isStated, isLike) => {
    const [item, source] = [
      { type: 'golang', name },
      { type: 'golang', name: 'x', source: name },
    ] as const;
    expect([
      ...[softwareIs(wanted)(item), isNamedLike(wanted)(item)],
      ...[softwareIs(wanted)(source), isNamedLike(wanted)(source)],
    ]).toEqual([isStated, isLike, isStated, isLike]);
  });

  test('a package URL is of its whole name', () => {
    const item = { type: 'golang', name: 'github.com/argoproj/argo-cd/v2' } as const;
    expect([
      softwareIs('pkg:golang/github.com/argoproj/argo-cd/v2')(item),
      softwareIs('pkg:golang/github.com/argoproj/argo-cd')(item),
      softwareIs('pkg:golang/argo-cd')(item),
    ]).toEqual([true, false, false]);
  });
});
