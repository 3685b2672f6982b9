/** Encodes a segment for an attribute and for the URL of a refresh; a quote would break that URL. */
const encodeSegment = (segment: string): string =>
  encodeURIComponent(segment).replaceAll("'", '%27');

/**
 * The `index.html` that redirects to the explorer from a folder above it; `below` are the folders between them. A
 * published page is recognized by its bytes, so a release that changes the page must also recognize the former ones, or
 * they stay.
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
