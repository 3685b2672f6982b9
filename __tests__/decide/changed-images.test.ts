import { expect, test } from '@jest/globals';
import { findChangedItems } from '../../src/decide/changed-images';
import { catalogOf, image } from '../builders/manifest';

const [REDIS, NGINX] = [image('redis'), image('nginx')];
const MANIFEST = { images: [REDIS, NGINX] };
const PUBLISHED = catalogOf(MANIFEST);

test.each<readonly [string, Parameters<typeof catalogOf>[0], ReadonlyArray<string>]>([
  ['nothing', MANIFEST, []],
  ['a fact of an image', { images: [image('redis', { summary: 'Fast' }), NGINX] }, ['redis']],
  ['a new image', { images: [REDIS, NGINX, image('valkey')] }, ['valkey']],
  [
    'an image that is only planned now',
    { images: [image('redis', { status: 'planned' }), NGINX] },
    [],
  ],
  ['an image that is gone', { images: [NGINX] }, []],
  ['what the scans are named', { ...MANIFEST, source: 'A scan' }, ['redis', 'nginx']],
  ['whether packages are published', { ...MANIFEST, packages: false }, ['redis', 'nginx']],
  ['a fact of the project', { ...MANIFEST, project: { name: 'Acme' } }, []],
])('the images that differ from the published ones: %s', (_, manifest, slugs) => {
  expect([...findChangedItems(catalogOf(manifest), PUBLISHED)]).toEqual(slugs);
});

test('every image differs from none', () => {
  expect([...findChangedItems(PUBLISHED, undefined)]).toEqual(['redis', 'nginx']);
});
