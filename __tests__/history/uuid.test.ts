import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { feedNamespace, URL_NAMESPACE, uuidV5 } from '../../src/domain/uuid';
import { text } from './days';

const DNS_NAMESPACE = '6ba7b810-9dad-11d1-80b4-00c04fd430c8';

test.each([
  // The example of RFC 9562, appendix A.4.
  [DNS_NAMESPACE, 'www.example.com', '2ed6657d-e927-568b-95e1-2665a8aea6a2'],
  [
    URL_NAMESPACE,
    'https://github.com/acme/catalog#gh-pages:',
    '7c6808e8-2854-5f95-966b-7f7225d37f3e',
  ],
  [
    '7c6808e8-2854-5f95-966b-7f7225d37f3e',
    '2026-08-14/found/CVE-2026-14456',
    '7c50d405-15b4-5f4e-b033-3d0036b6eafc',
  ],
  // Made with the module uuid of Python.
  [URL_NAMESPACE, 'é😀', '570461e2-0c94-561f-9e1e-8646068fd096'],
])('in the namespace %s, the UUID of %j is %s', (namespace, name, uuid) => {
  expect(uuidV5(namespace, name)).toBe(uuid);
});

test('the namespace of a feed is the UUID of its place in the URL namespace', () => {
  expect(feedNamespace('https://github.com/acme/catalog#gh-pages:')).toBe(
    '7c6808e8-2854-5f95-966b-7f7225d37f3e',
  );
});

test('every name has a UUID of version 5', () => {
  fc.assert(
    fc.property(text, (name) => {
      expect(uuidV5(URL_NAMESPACE, name)).toMatch(
        /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      );
    }),
  );
});
