import { expect, test } from '@jest/globals';
import { type FullPurl, parseFullPurl } from '../../src/domain/purl';

const PLAIN = { type: 'oci', segments: ['a'], version: '', qualifiers: new Map(), subpath: '' };

test.each<readonly [string, Partial<FullPurl> | undefined]>([
  ['pkg:oci/a', {}],
  ['PKG:OCI//a', {}],
  ['pkg:oci/a@sha256%3A0', { version: 'sha256:0' }],
  ['pkg:oci/a?Arch=x%26y&os=', { qualifiers: new Map([['arch', 'x&y']]) }],
  [
    'pkg:npm/%40acme/shop@1#/dist//b',
    { type: 'npm', segments: ['@acme', 'shop'], version: '1', subpath: 'dist/b' },
  ],
  ['pkg:oci/a?arch=x&ARCH=y', undefined],
  ['pkg:oci/a?arch=%ff', undefined],
  ['pkg:oci/%ff', undefined],
  ['pkg:oci/', undefined],
  ['pkg:oci', undefined],
  ['oci/a', undefined],
])('the package URL %s', (text, expected) => {
  expect(parseFullPurl(text)).toEqual(expected && { ...PLAIN, ...expected });
});
