import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { discardOutputs, openOutput } from '../../../src/adapters/files/output-folder';
import { removeFolder } from '../../../src/adapters/files/remove-folder';

const STATE = '{"format":1,"generator":"catalog-api-action"}';

/** Runs with a new workspace, and with the folder `site` in it. */
const inFolder = async (
  use: (folder: string, workspace: string) => Promise<void>,
): Promise<void> => {
  const root = mkdtempSync(path.join(tmpdir(), 'output-'));
  const folder = path.join(root, 'workspace', 'site');
  mkdirSync(folder, { recursive: true });
  try {
    await use(folder, path.dirname(folder));
  } finally {
    rmSync(root, { recursive: true });
  }
};

describe('the folder of the output', () => {
  test('keeps its former tree if the new one cannot replace it', () =>
    inFolder(async (folder, workspace) => {
      const former = path.join(folder, 'api', 'v1', 'state.json');
      mkdirSync(path.dirname(former), { recursive: true });
      writeFileSync(former, STATE);
      const output = await openOutput(workspace, 'site')();
      if (E.isLeft(output)) throw new Error(output.left[0].message);
      const api = path.join(folder, 'api');
      const [shell = ''] = readdirSync(api).filter((each) => each.startsWith('.v1-'));
      rmSync(path.join(api, shell, 'v1'), { recursive: true });
      const finished = await output.right.finish()();
      expect(E.isLeft(finished) && finished.left[0].message).toMatch(
        /^the output "site" cannot be written: ENOENT/,
      );
      expect(readFileSync(former, 'utf8')).toBe(STATE);
      expect(discardOutputs()).toEqual([]);
      expect([readdirSync(folder), readdirSync(path.join(folder, 'api'))]).toEqual([
        ['api'],
        ['v1'],
      ]);
      expect(existsSync(former)).toBe(true);
    }));
});

test.each<readonly [string, string, string]>([
  ['the folder', 'linked', 'linked'],
  ['a folder above it', 'linked', 'linked/site'],
  ['the folder api', 'site/api', 'site'],
  ['the folder api/v1', 'site/api/v1', 'site'],
])('a way out of the workspace through a link is refused: %s', (_, link, name) =>
  inFolder(async (folder, workspace) => {
    const outside = path.join(workspace, '..', 'outside');
    mkdirSync(outside);
    const target = path.join(workspace, link);
    mkdirSync(path.dirname(target), { recursive: true });
    symlinkSync(outside, target);
    expect(await openOutput(workspace, name)()).toEqual(
      E.left([
        {
          message: `input output: found "${name}", which leads out of the workspace through a link, expected a folder in it; name another folder in output`,
        },
      ]),
    );
    expect([readdirSync(outside), existsSync(folder)]).toEqual([[], true]);
  }),
);

test('with an api/v1 of somebody else is refused before anything is staged', () =>
  inFolder(async (folder, workspace) => {
    mkdirSync(path.join(folder, 'api', 'v1'), { recursive: true });
    writeFileSync(path.join(folder, 'api', 'v1', 'images.json'), '[]');
    expect(await openOutput(workspace, 'site')()).toEqual(
      E.left([
        {
          message:
            'input output: found api/v1 in "site" without a state.json of this action, expected one, since all of it would be replaced; name another folder in output, or remove it',
        },
      ]),
    );
    expect(readdirSync(path.join(folder, 'api'))).toEqual(['v1']);
  }));

test.each(['site', 'inside', '../beside', '../beside/new'])(
  'a folder in the workspace, and one that is stated outside of it, are written: %s',
  (name) =>
    inFolder(async (folder, workspace) => {
      mkdirSync(path.join(workspace, '..', 'beside'));
      symlinkSync(folder, path.join(workspace, 'inside'));
      const output = await openOutput(workspace, name)();
      if (E.isLeft(output)) throw new Error(output.left[0].message);
      expect(await output.right.write('state.json', [Buffer.from(STATE)])()).toEqual(
        E.right(undefined),
      );
      expect(await output.right.finish()()).toEqual(E.right(undefined));
      expect(readdirSync(path.resolve(workspace, name)).sort()).toEqual(['.nojekyll', 'api']);
    }),
);

test.each<readonly [string, (folder: string) => void]>([
  ['that does not exist', (folder) => rmSync(folder, { recursive: true })],
  ['that is empty', () => undefined],
  ['with other files', (folder) => writeFileSync(path.join(folder, 'x'), 'x')],
  [
    'with other files in api',
    (folder) => mkdirSync(path.join(folder, 'api', 'x'), { recursive: true }),
  ],
])('a folder %s is as it was after a run that does not finish', (_, arrange) =>
  inFolder(async (folder, workspace) => {
    arrange(folder);
    const before = readdirSync(workspace, { recursive: true });
    const output = await openOutput(workspace, 'site')();
    if (E.isLeft(output)) throw new Error(output.left[0].message);
    await output.right.write('state.json', [Buffer.from(STATE)])();
    expect(readdirSync(workspace, { recursive: true })).not.toEqual(before);
    expect(E.isRight(await output.right.discard()())).toBe(true);
    expect(readdirSync(workspace, { recursive: true })).toEqual(before);
  }),
);

describe('a temporary folder', () => {
  test('that does not exist is removed without a problem', () => {
    expect(removeFolder(path.join(tmpdir(), 'no such folder'))).toEqual([]);
  });

  test('that cannot be removed is a problem', () => {
    expect(removeFolder('a\0b')).toEqual([
      {
        message:
          "the temporary folder \"a\\u0000b\" could not be removed: The argument 'path' must be a string, Uint8Array, or URL without null bytes. Received 'a\\x00b'; remove it if the runner is used again",
      },
    ]);
  });
});
