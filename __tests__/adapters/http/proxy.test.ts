import { expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { normalizeProxyVariables } from '../../../src/adapters/http/proxy';

test('a proxy without a scheme gets http; others do not change', () => {
  const variables = {
    https_proxy: 'proxy.test:1',
    http_proxy: 'https://a:b%23@proxy.test',
    no_proxy: 'x',
  };
  expect(normalizeProxyVariables(variables)).toEqual(E.right(undefined));
  expect(variables).toEqual({
    https_proxy: 'http://proxy.test:1',
    http_proxy: 'https://a:b%23@proxy.test',
    no_proxy: 'x',
  });
});

test('every variable that is not an address is a problem that does not show its value', () => {
  const advice =
    'found an invalid address, expected one like http://proxy.example:8080; percent-encode special characters in the user name and the password';
  expect(
    normalizeProxyVariables({
      https_proxy: 'http://a:S3cret#@x',
      HTTPS_PROXY: 'http://a:1/S3cret@x',
      HTTP_PROXY: 'http://a:%ZZ@x',
      http_proxy: '',
    }),
  ).toEqual(
    E.left([
      { message: `variable https_proxy: ${advice}` },
      { message: `variable HTTPS_PROXY: ${advice}` },
      { message: `variable HTTP_PROXY: ${advice}` },
    ]),
  );
});
