import { expect, test } from '@jest/globals';
import { addressOfCname, findSiteMistake, siteOf, statedSite } from '../../src/domain/site';

test.each<readonly [string, string | undefined]>([
  ['catalog.acme.test', 'https://catalog.acme.test'],
  ['Catalog.ACME.test', 'https://Catalog.ACME.test'],
  ['a.b', 'https://a.b'],
  ['1.2.3.4.acme.test', 'https://1.2.3.4.acme.test'],
  ['xn--mnchen-3ya.xn--p1ai', 'https://xn--mnchen-3ya.xn--p1ai'],
  ['acme.0xyz', 'https://acme.0xyz'],
  [`${'a'.repeat(63)}.test`, `https://${'a'.repeat(63)}.test`],
  [`${'a.'.repeat(123)}a.test`, `https://${'a.'.repeat(123)}a.test`],
  // Names that a parser of addresses takes for IP addresses.
  ...[
    ...['127.0.0.1', '127.1', '169.254.169.254', '0x7f.1', '0x7f.0x1', '1.0x', 'a.0X7F', '1.2'],
    ...['2130706433', '0x7f000001', '017700000001', '0177.0.0.01', 'acme.1', '[::1]', '::1'],
  ].map((cname) => [cname, undefined] as const),
  ...[
    ...['localhost', 'acme', '', '.', 'a..b', '.acme.test', 'acme.test.', '-a.test', 'a-.test'],
    ...[
      'acme.test/x',
      'acme.test:8080',
      'a@acme.test',
      'acme.test#x',
      'acme test',
      'a.test\nb.test',
    ],
    ...['https://acme.test', 'a_b.test', 'münchen.test', '*.acme.test'],
  ].map((cname) => [cname, undefined] as const),
  [`${'a'.repeat(64)}.test`, undefined],
  [`${'a.'.repeat(124)}a.test`, undefined],
])('the content of a CNAME file: %j leads to %j', (cname, address) => {
  expect(addressOfCname(cname)).toBe(address);
});

test('where the content of a CNAME is not a domain name, the site is that of the repository', () => {
  const stated = { site: undefined, server: 'https://github.com', repository: 'acme/catalog' };
  expect([
    siteOf({ ...stated, cname: '0x7f.1' }),
    siteOf({ ...stated, cname: 'catalog.acme.test' }),
    siteOf({ ...stated, server: 'https://ghes.test', cname: '127.0.0.1' }),
  ]).toEqual(['https://acme.github.io/catalog', 'https://catalog.acme.test', undefined]);
});

test.each([
  ['HTTPS://acme.github.io/Catalog', 'https://acme.github.io/Catalog'],
  ['https://ACME.GitHub.io:8443/A/B', 'https://ACME.GitHub.io:8443/A/B'],
  ['Http://acme.test', 'http://acme.test'],
])('the scheme of the site counts in any case: %s', (site, expected) => {
  expect(statedSite({ site, cname: 'other.test' })).toBe(expected);
});

const HIDDEN =
  'found an address with a user or a password, expected one without, since it is published; write ';

test.each<readonly [string, string | undefined]>([
  ['https://acme.test/c', undefined],
  ['https://acme.test/@c', undefined],
  ['https://acme.test/?a@b', undefined],
  ['user:pw@acme.test', undefined],
  ['', undefined],
  ['https://user:secret@acme.test/c', `${HIDDEN}https://acme.test/c`],
  ['https://user@acme.test', `${HIDDEN}https://acme.test`],
  ['https://github.com@evil.test/c', `${HIDDEN}https://evil.test/c`],
  ['HTTP://a@b:c@acme.test/c', `${HIDDEN}HTTP://acme.test/c`],
  ['https://@acme.test', `${HIDDEN}https://acme.test`],
  ['https:///user:secret@acme.test/c', `${HIDDEN}https:///acme.test/c`],
  [
    'https://acme.test/api/v1',
    'found "https://acme.test/api/v1", expected the address of the site, not of the API on it; write https://acme.test',
  ],
])('what is stated in place of a site: %j', (text, expected) => {
  expect(findSiteMistake(text)).toBe(expected);
});
