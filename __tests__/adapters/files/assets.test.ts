import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { openAssets } from '../../../src/adapters/files/assets';

const cases: ReadonlyArray<readonly [string, string | undefined, unknown]> = [
  ['is read as it is', '{"openapi":"3.1.0"}\n', E.right('{"openapi":"3.1.0"}\n')],
  [
    'is reported with advice if it is missing',
    undefined,
    E.left([
      {
        message: expect.stringMatching(
          /^dist\/openapi\.json, a part of the action, cannot be read: ENOENT.*; use a release of the action, or run "npm run build"$/,
        ),
      },
    ]),
  ],
];

test.each(cases)('the description of the API %s', async (_, text, expected) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'assets-'));
  try {
    if (text !== undefined) writeFileSync(path.join(folder, 'openapi.json'), text);
    expect(await openAssets(folder).openApi()).toEqual(expected);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
