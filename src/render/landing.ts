/** Safe in an attribute, and in the address of a refresh, where a quote would begin a quoted one. */
const encodeSegment = (segment: string): string =>
  encodeURIComponent(segment).replaceAll("'", '%27');

/**
 * The `index.html` that leads to the explorer from a folder above it; `below` are the folders from there
 * to the one that holds `api/v1`. Once published, a page is recognized by its bytes: a release that
 * changes them has to recognize the former ones too, or they stay where they are.
 */
export const landingPage = (below: ReadonlyArray<string>): string => {
  const address = [...below.map(encodeSegment), 'api/v1/'].join('/');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">
<meta http-equiv="refresh" content="0; url=${address}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Catalog</title>
</head>
<body>
<main>
<h1>Catalog</h1>
<p><a href="${address}">Open the catalog</a></p>
</main>
</body>
</html>
`;
};
