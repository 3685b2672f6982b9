import { describe, expect, test } from '@jest/globals';
import { landingPage } from '../../src/publish/landing';

const addressesIn = (below: ReadonlyArray<string>): ReadonlyArray<string> =>
  [...landingPage(below).matchAll(/(?:; url=|href=")([^"]*)"/g)].map(
    ([, address]) => address ?? '',
  );

describe('the landing page', () => {
  test.each<readonly [string, ReadonlyArray<string>, string]>([
    ['in the folder of the catalog', [], 'api/v1/'],
    ['above it', ['docs', 'catalog'], 'docs/catalog/api/v1/'],
    [
      'above folders that an attribute or an address would misread',
      ["'a b'", '"<ä>&', 'x:y?#;%'],
      '%27a%20b%27/%22%3C%C3%A4%3E%26/x%3Ay%3F%23%3B%25/api/v1/',
    ],
  ])('%s leads there by a redirect and by a link', (_, below, address) => {
    expect(addressesIn(below)).toEqual([address, address]);
  });

  // Published pages are recognized by their bytes; see `landingPage`.
  test('has the bytes that releases have published', () => {
    expect(landingPage([])).toBe(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">
<meta http-equiv="refresh" content="0; url=api/v1/">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Catalog</title>
</head>
<body>
<main>
<h1>Catalog</h1>
<p><a href="api/v1/">Open the catalog</a></p>
</main>
</body>
</html>
`);
  });
});
