/** Which statement decides about a finding of a scan. */
import { expect, test } from '@jest/globals';
import { createApplier } from '../../../src/read/vex/covers';

const DIGEST = `sha256:${'a'.repeat(64)}`;

/** A statement about a package of an image. */
const about = (purl: string, more: object = {}) => ({
  vulnerability: { name: 'CVE-1' },
  timestamp: '2026-08-20T00:00:00Z',
  products: [{ '@id': 'x', identifiers: { purl: 'x' }, subcomponents: [{ '@id': purl }] }],
  status: 'fixed' as const,
  ...more,
});

test.each<readonly [string, string, string | null, boolean]>([
  ['pkg:apk/alpine/busybox', 'busybox', '1.37.0-r1', true],
  ['pkg:apk/alpine/busybox@1.37.0-r1', 'busybox', '1.37.0-r1', true],
  ['pkg:apk/alpine/busybox@1.37.0-r1', 'busybox', '1.37.0-r2', false],
  ['pkg:apk/alpine/busybox@1.37.0-r1', 'busybox', null, false],
  ['pkg:apk/alpine/busybox', 'ssl_client', '1.37.0-r1', false],
  ['pkg:rpm/redhat/openssl@3.0.7-1', 'openssl', '1:3.0.7-1', true],
  ['pkg:pypi/jinja2', 'Jinja2', '3.1', true],
  ['pkg:pypi/typing-extensions', 'typing_extensions', '4', true],
  ['pkg:npm/%40babel/core', '@babel/core', '7', true],
  ['pkg:npm/%40babel/core', 'core', '7', false],
  ['pkg:golang/github.com/acme/shop', 'github.com/acme/shop', 'v1', true],
  ['pkg:maven/org.acme/shop', 'org.acme:shop', '1', true],
  ['pkg:maven/org.acme/shop', 'shop', '1', true],
  ['pkg:generic/x', 'x', '1', true],
])('%s is %s %s: %s', (purl, pkg, installed, isCovered) => {
  const apply = createApplier({ statements: [about(purl)] });
  const found = apply({ row: { id: 'GHSA-1', aliases: ['CVE-1'], pkg, installed }, digests: [] });
  expect(found !== undefined).toBe(isCovered);
});

test('the latest that covers it decides, of equal ones the last', () => {
  const whole = { products: [{ '@id': 'x', identifiers: { purl: 'x' } }] };
  const hashes = { 'sha-256': DIGEST.slice('sha256:'.length) };
  const statements = [
    about('pkg:apk/alpine/a', whole),
    about('pkg:apk/alpine/a', { timestamp: '2026-08-21T00:00:00Z', status_notes: 'package' }),
    about('', {
      products: [{ ...whole.products[0], hashes }],
      ...{ timestamp: '2026-08-21T00:00:00Z', status_notes: 'digest' },
    }),
    about('', { ...whole, timestamp: '2026-08-19T00:00:00Z', status_notes: 'old' }),
  ];
  const apply = createApplier({ statements });
  const noteOn = (pkg: string, ...digests: ReadonlyArray<string>) =>
    apply({ row: { id: 'CVE-1', pkg, installed: '1' }, digests })?.status_notes;
  expect([noteOn('a'), noteOn('b'), noteOn('b', DIGEST), noteOn('a', 'sha256:b')]).toEqual([
    'package',
    undefined,
    'digest',
    'package',
  ]);
});
