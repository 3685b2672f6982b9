/** What only a browser can show of the page: one browser for all of it. `__tests__/explorer` has its texts. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { answers } from '../explorer/trees/answers';
import { bases } from '../explorer/trees/bases';
import { coverage } from '../explorer/trees/coverage';
import { nights } from '../explorer/trees/cves';
import { example } from '../explorer/trees/example';
import { hostile, lengthened } from '../explorer/trees/hostile';
import { packages } from '../explorer/trees/packages';
import { readers } from '../explorer/trees/readers';
import { statements } from '../explorer/trees/statements';
import { young } from '../explorer/trees/young';
import { image, MANIFEST, manifestOf, V1 } from './builders';
import { testHostile } from './explorer/hostile';
import { testLists } from './explorer/lists';
import { testLoading } from './explorer/loading';
import { testPlaces } from './explorer/places';
import { testPrinting } from './explorer/printing';
import { testViews } from './explorer/views';
import { describePage, PAGE } from './page';
import { inWorld, publish } from './runs';

/** What a published page says of itself before it runs. */
const NAMED = [
  '<title>ghcr.io/acme catalog</title>',
  '<meta name="description" content="Container images of ghcr.io/acme: versions, vulnerabilities and fixes">',
  '<meta property="og:title" content="ghcr.io/acme catalog">',
  '<meta property="og:description" content="Container images of ghcr.io/acme: versions, vulnerabilities and fixes">',
  '<meta property="og:type" content="website">',
].join('\n');

test(
  'the page is published byte for byte as it was built, but for its name, and removed where it is not wanted',
  inWorld(async (w) => {
    const files = { [MANIFEST]: manifestOf(image('redis', ['1.0'])) };
    await publish(w, files);
    const page = readFileSync(PAGE, 'utf8').replace('<title>Catalog</title>', NAMED);
    expect(w.tree('gh-pages')[`${V1}/index.html`]).toBe(page);
    const { result } = await publish(w, files, { explorer: 'false' });
    expect(result.outputs).toMatchObject({
      'files-added': '0',
      // The memory, what is known of every file, and fix times as of the commit, as with every change.
      'files-modified': '3',
      // The page, and the landing that leads to it.
      'files-removed': '2',
    });
    expect(w.tree('gh-pages')[`${V1}/index.html`]).toBeUndefined();
  }),
);

const publishAll = async () => {
  const [, cves = new Map()] = await nights();
  const [listed = new Map(), unlisted = new Map()] = await packages();
  const [, stated] = await statements();
  const { published, tampered, long, longer } = await hostile();
  return {
    example: await example(),
    answers: await answers(),
    cves,
    packages: listed,
    'without-packages': unlisted,
    coverage: await coverage(),
    bases: await bases(),
    'long-bases': lengthened(await bases()),
    readers: await readers(),
    statements: stated,
    ...(await young()),
    ...{ published, tampered, long, longer },
  };
};

describePage('the page', publishAll, (inBrowser, site) => {
  testViews(inBrowser, site);
  testLoading(inBrowser, site);
  testPlaces(inBrowser, site);
  testLists(inBrowser, site);
  testPrinting(inBrowser, site);
  testHostile(inBrowser, site);
});
