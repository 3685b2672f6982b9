import { describe, expect, test } from '@jest/globals';
import {
  type ImageReference,
  parseReference,
  repositoryOf,
} from '../../src/domain/image-reference';
import { digestOf } from '../builders/digest';

const D = digestOf('a');

const CASES: ReadonlyArray<readonly [string, ImageReference]> = [
  ['redis', { repository: 'docker.io/library/redis' }],
  ['library/redis', { repository: 'docker.io/library/redis' }],
  ['docker.io/redis', { repository: 'docker.io/library/redis' }],
  ['docker.io/library/redis', { repository: 'docker.io/library/redis' }],
  ['index.docker.io/redis', { repository: 'docker.io/library/redis' }],
  ['index.docker.io/library/redis:7', { repository: 'docker.io/library/redis', tag: '7' }],
  ['redis:7.2', { repository: 'docker.io/library/redis', tag: '7.2' }],
  ['bitnami/redis:7', { repository: 'docker.io/bitnami/redis', tag: '7' }],
  ['docker.io/bitnami/redis', { repository: 'docker.io/bitnami/redis' }],
  [`redis@${D}`, { repository: 'docker.io/library/redis', digest: D }],
  [`redis:7@${D}`, { repository: 'docker.io/library/redis', tag: '7', digest: D }],
  ['ghcr.io/acme/images/redis', { repository: 'ghcr.io/acme/images/redis' }],
  ['ghcr.io/acme/images/redis:7', { repository: 'ghcr.io/acme/images/redis', tag: '7' }],
  [
    `ghcr.io/acme/images/redis:7@${D}`,
    { repository: 'ghcr.io/acme/images/redis', tag: '7', digest: D },
  ],
  ['localhost/redis', { repository: 'localhost/redis' }],
  ['localhost:5000/redis', { repository: 'localhost:5000/redis' }],
  ['localhost:5000/redis:7', { repository: 'localhost:5000/redis', tag: '7' }],
  ['registry:5000/redis', { repository: 'registry:5000/redis' }],
  ['registry.acme.test:5000/a/b:1', { repository: 'registry.acme.test:5000/a/b', tag: '1' }],
  ['[::1]:5000/redis:7', { repository: '[::1]:5000/redis', tag: '7' }],
  ['registry/redis', { repository: 'docker.io/registry/redis' }],
  ['GHCR.io/acme/redis:V1', { repository: 'ghcr.io/acme/redis', tag: 'V1' }],
  ['redis:', { repository: 'docker.io/library/redis' }],
  ['redis@', { repository: 'docker.io/library/redis' }],
  ['image.tar', { repository: 'docker.io/library/image.tar' }],
  ['', { repository: 'docker.io/library/' }],
];

describe('parseReference', () => {
  test.each(CASES)('%s', (text, expected) => {
    expect(parseReference(text)).toEqual(expected);
    expect(repositoryOf(text)).toBe(expected.repository);
  });

  test.each(CASES)('does not change the repository of %s', (_, { repository }) => {
    expect(parseReference(repository)).toEqual({ repository });
  });

  test('a first part with a capital letter is a registry', () => {
    expect(parseReference('Acme/redis')).toEqual({ repository: 'acme/redis' });
  });
});
