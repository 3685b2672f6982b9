import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { openAssets } from '../../src/adapters/files/assets';
import { EXPLORER } from '../builders/fakes';
import { memoryGit } from '../builders/memory-git';
import { runAction } from '../builders/run';

const files = { 'catalog.yaml': 'registry: ghcr.io/acme\nimages: []\n' };
const PAGE = 'api/v1/index.html';

test('the page is published, kept unchanged, and removed with its landing page by explorer: false', async () => {
  const remote = memoryGit();
  const run = (explorer: string) =>
    runAction({ git: remote.git, files, inputs: { reports: '', explorer } });
  const first = await run('true');
  expect([first.errors, remote.files()?.get(PAGE)]).toEqual([[], EXPLORER]);
  expect((await run('true')).outputs['changed']).toBe('false');
  const last = await run('FALSE');
  expect([last.outputs['files-removed'], remote.files()?.has(PAGE)]).toEqual(['2', false]);
});

test('the page is in the folder of output as well', async () => {
  const output = new Map<string, string>();
  const inputs = { reports: '', explorer: 'true', output: 'site' };
  await runAction({ git: memoryGit().git, files, inputs, output });
  expect(output.get('index.html')).toBe(EXPLORER);
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
