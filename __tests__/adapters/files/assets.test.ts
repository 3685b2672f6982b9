import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { openAssets } from '../../../src/adapters/files/assets';

const cases: ReadonlyArray<readonly [string, string | undefined, unknown]> = [
  [
    'are read as files',
    '{"openapi.json":"{}\\n","schemas/a.json":"1\\n"}',
    E.right([
      { path: 'openapi.json', content: '{}\n' },
      { path: 'schemas/a.json', content: '1\n' },
    ]),
  ],
  [
    'are reported with advice if they are missing',
    undefined,
    E.left([
      {
        message: expect.stringMatching(
          /^dist\/contract\.json, a part of the action, cannot be read: ENOENT.*; use a release of the action, or run "npm run build"$/,
        ),
      },
    ]),
  ],
  [
    'are reported with advice if they are damaged',
    '{"openapi.json":1}',
    E.left([
      {
        message:
          'dist/contract.json, a part of the action, cannot be read: found something other than an object of texts; use a release of the action, or run "npm run build"',
      },
    ]),
  ],
];

test.each(cases)('the documents that describe the API %s', async (_, text, expected) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'assets-'));
  try {
    if (text !== undefined) writeFileSync(path.join(folder, 'contract.json'), text);
    expect(await openAssets(folder).contract()).toEqual(expected);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
