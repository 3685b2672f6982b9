import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isSameAddress, isWebAddress } from '../../src/domain/web-address';

test.each([
  ['https://acme.test', true],
  ['http://acme.test/', true],
  ['HTTPS://ACME.test/x?y=z#w', true],
  ['https://acme.test:8443/a', true],
  ['https://acme.test:8443/a b', false],
  ['https://acme.test/\n', false],
  ['https://[::1]/', true],
  ['https://münchen.test/', true],
  [`https://${'ü'.repeat(1000)}/${'a'.repeat(9000)}`, true],
  [`https://${'ü'.repeat(1001)}/`, false],
  [`https:////\\${'ü'.repeat(1001)}\\a`, false],
  ['https://', false],
  ['https:///', false],
  ['https:acme.test', false],
  ['https://acme test/', false],
  ['https://acme.test:99999/', false],
  ['ftp://acme.test/', false],
  ['mailto:a@acme.test', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['//acme.test', false],
  ['acme.test', false],
  [' https://acme.test', false],
  ['', false],
])('%j is a web address: %s', (text, expected) => {
  expect(isWebAddress(text)).toBe(expected);
});

test('the result does not depend on the number of calls', () => {
  for (let i = 0; i < 300_000; i += 1) isWebAddress(`https://acme.test/${i % 7}`);
  expect(isWebAddress('https://münchen.test/')).toBe(true);
});

test('every plain address is valid for the URL parser', () => {
  const label = fc.oneof(
    fc.stringMatching(/^[a-z0-9]{1,80}$/),
    fc.constantFrom('xn', '0x', '1', 'com'),
  );
  const path = fc.oneof(fc.constant(''), fc.stringMatching(/^\/[\u0021-\u007e]*$/));
  const parts = [
    fc.constantFrom('http', 'https'),
    fc.array(label, { maxLength: 6 }),
    label,
    path,
  ] as const;
  fc.assert(
    fc.property(...parts, (scheme, labels, last, rest) => {
      const text = `${scheme}://${[...labels, last].join('.')}${rest}`;
      return isWebAddress(text) === URL.canParse(text);
    }),
    { numRuns: 5_000 },
  );
});

test.each([
  ['https://acme.test/x', true],
  ['HTTPS://Acme.Test/x', true],
  ['https://acme.test/X', false],
  ['http://acme.test/x', false],
  ['https://acme.test:8443/x', false],
  ['https://acme.test', false],
])('https://acme.test/x and %s are one address: %s', (other, isSame) => {
  expect([
    isSameAddress('https://acme.test/x', other),
    isSameAddress(other, 'https://acme.test/x'),
  ]).toEqual([isSame, isSame]);
});
