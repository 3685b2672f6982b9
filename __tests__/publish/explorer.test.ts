import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { openAssets } from '../../src/adapters/files/assets';
import { namePage } from '../../src/derive/render/name-page';
import { EXPLORER } from '../builders/fakes';
import { memoryGit } from '../builders/memory-git';
import { runAction } from '../builders/run';

const files = { 'catalog.yaml': 'registry: ghcr.io/acme\nimages: []\n' };
const PAGE = 'api/v1/index.html';
const NAMED = namePage(EXPLORER, { name: 'ghcr.io/acme', site: 'https://acme.github.io/catalog' });

test('the page has title and description of its catalog, as text', () => {
  const name = `A&B's "<b>" $& catalog`;
  const [title, description] = [
    'A&amp;B&apos;s &quot;&lt;b&gt;&quot; $&amp; catalog catalog',
    'Container images of A&amp;B&apos;s &quot;&lt;b&gt;&quot; $&amp; catalog: versions, vulnerabilities and fixes',
  ];
  const lines = [
    '<!doctype html>',
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    '<meta property="og:type" content="website">',
    '<meta property="og:url" content="https://a.test/?x=&quot;/api/v1/">',
    '',
  ];
  expect(namePage(EXPLORER, { name, site: 'https://a.test/?x="' })).toBe(lines.join('\n'));
  const nowhere = lines.filter((line) => !line.includes('og:url'));
  expect(namePage(EXPLORER, { name, site: undefined })).toBe(nowhere.join('\n'));
});

test('the page as it ships has one title to replace, and leads to the description of the API', () => {
  const page = readFileSync(path.resolve(__dirname, '../../explorer/page.html'), 'utf8');
  expect(page.split('<title>Catalog</title>').length).toBe(2);
  expect(page).toContain(
    '<link rel="service-desc" type="application/vnd.oai.openapi+json" href="openapi.json">',
  );
});

test('the page is published, kept unchanged, and removed with its landing page by explorer: false', async () => {
  const remote = memoryGit();
  const run = (explorer: string) =>
    runAction({ git: remote.git, files, inputs: { reports: '', explorer } });
  const first = await run('true');
  expect([first.errors, remote.files()?.get(PAGE)]).toEqual([[], NAMED]);
  expect((await run('true')).outputs['changed']).toBe('false');
  const last = await run('FALSE');
  expect([last.outputs['files-removed'], remote.files()?.has(PAGE)]).toEqual(['2', false]);
});

test('the page is in the folder of output as well', async () => {
  const output = new Map<string, string>();
  const inputs = { reports: '', explorer: 'true', output: 'site' };
  await runAction({ git: memoryGit().git, files, inputs, output });
  expect(output.get('index.html')).toBe(NAMED);
});

test('a page that is not there is an error that says what to do', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'explorer-'));
  try {
    writeFileSync(path.join(folder, 'explorer.html'), EXPLORER);
    expect(await openAssets(folder).explorer()).toEqual(E.right(EXPLORER));
    expect(await openAssets(path.join(folder, 'other')).explorer()).toEqual(
      E.left([
        {
          message: expect.stringMatching(
            /^dist\/explorer\.html, a part of the action, cannot be read: .*ENOENT.*; use a release of the action, set explorer: false, or run "npm run build"$/,
          ),
        },
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
