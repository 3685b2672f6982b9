/** Which files the lines of the inputs `reports` and `vex` name. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { openWorkspace } from '../../../src/adapters/files/workspace';
import { splitLines } from '../../../src/read/inputs/patterns';
import { writeFiles } from '../../builders/files';

let folder = '';
beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'reports-')));
  writeFiles(
    folder,
    [
      ...['catalog.yaml', 'scans/a/1.json', 'scans/b/1.json', 'scans/c/1.json', 'scans/notes.txt'],
      ...['scans/[x]/a/1.json', 'scans (1)/a/1.json'],
      ...['q/a/1.json', 'store/node.json', 'elsewhere/x.json'],
    ].map((file) => [file, '{}']),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const found = async (lines: string): Promise<ReadonlyArray<string>> => {
  const workspace = openWorkspace(folder);
  const result = await workspace.findFiles('reports', splitLines(lines))();
  if (E.isLeft(result)) throw new Error(result.left[0].message);
  expect(result.right.warnings).toEqual([]);
  return result.right.value;
};

const [A, B, C] = ['scans/a/1.json', 'scans/b/1.json', 'scans/c/1.json'];
const X = 'scans/[x]/a/1.json';
/** Longer than a file's name may be. */
const OTHERS = Array.from({ length: 60 }, (_, i) => `image${i}`).join();

describe('reports are the files of', () => {
  test.each<readonly [string, string, ReadonlyArray<string | undefined>]>([
    ['a folder', 'scans', [X, A, B, C]],
    ['a folder with a slash', './scans/', [X, A, B, C]],
    ['a glob of any depth', 'scans/**/*.json', [X, A, B, C]],
    ['a star for one folder', 'scans/*/1.json', [A, B, C]],
    ['a question mark', 'scans/?/1.json', [A, B, C]],
    ['braces', 'scans/{a,c}/*.json', [A, C]],
    ['many names in braces', `scans/{a,c,${OTHERS}}/*.json`, [A, C]],
    ['brackets', 'scans/[bc]/*.json', [B, C]],
    ['a folder with parentheses in its name', 'scans (1)/*/1.json', ['scans (1)/a/1.json']],
    ['a name with brackets, as it is', X, [X]],
    ['a folder with brackets in its name', 'scans/[x]', [X]],
    ['lines without excluded ones', 'scans\n!scans/b/*.json\n!nothing/here', [X, A, C]],
    ['lines that exclude below a file', 'scans\n!catalog.yaml/x/*.json', [X, A, B, C]],
    ['lines that exclude before they include', '!scans/b\n  scans  \n\n', [X, A, C]],
    ['lines that name a file three times', `${B}\nscans/b\nscans/[b]/1.json`, [B]],
  ])('%s', async (_, lines, expected) => {
    expect(await found(lines)).toEqual(expected);
  });

  test('an absolute path', async () => {
    expect(await found(path.join(folder, 'scans/b/1.json'))).toEqual([B]);
  });
});

describe('VEX files', () => {
  const findVex = async (line: string) => openWorkspace(folder).findFiles('vex', [line])();

  test('are not all *.json of a folder, and nothing else', async () => {
    writeFiles(folder, [
      ['vex/a/1.json', '{}'],
      ['vex/b.json', '{}'],
      ['vex/c.json.gz', ''],
      ['vex/d.openvex', '{}'],
    ]);
    expect(await findVex('vex')).toEqual(
      E.right({ value: ['vex/a/1.json', 'vex/b.json'], warnings: [] }),
    );
    expect(await findVex('vex/d.openvex')).toEqual(
      E.right({ value: ['vex/d.openvex'], warnings: [] }),
    );
  });

  test.each([
    [
      'scans (2)',
      'found no file for "scans (2)", expected one at that path in FOLDER; did you mean scans (1) (1 file)?',
    ],
    [
      '*.vex',
      'found no file for "*.vex", expected one at that path in FOLDER; check the path, and that the repository that has it is checked out before this step',
    ],
    [
      'empty',
      'found the folder "empty" without any *.json, expected an OpenVEX file in it; check that the statements are there; to withdraw all of them, name a file with "statements": []',
    ],
    [
      'a.json, b.json',
      'found "a.json, b.json" on one line, expected one path per line; write vex: | and each path on its own line',
    ],
  ])('%s is not explained as one of another input', async (line, message) => {
    mkdirSync(path.join(folder, 'empty'), { recursive: true });
    const text = message.replace('FOLDER', JSON.stringify(folder));
    expect(await findVex(line)).toMatchObject(E.left([{ message: `input vex: ${text}` }]));
  });

  test.each([
    ['empty', true],
    ['vex-of-ours', true],
    ['vex-of-ours/', true],
    ['vex-of-ours/*.json', true],
    ['vex-of-ours/{a,b}.json', true],
    ['scans (1', undefined],
    ['vex-of-ours/a.json', undefined],
    ['a, b', undefined],
  ])('of %j can be removed: %s', async (line, isMissing) => {
    mkdirSync(path.join(folder, 'empty'), { recursive: true });
    const found = await findVex(line);
    expect(E.isLeft(found) && found.left.map((each) => each.isMissing)).toEqual([isMissing]);
  });
});

describe('links to reports are reports, and links to folders are not followed', () => {
  beforeAll(() => {
    const q = path.join(folder, 'q');
    mkdirSync(path.join(q, 'b'));
    symlinkSync('../../store/node.json', path.join(q, 'b/1.json'));
    symlinkSync('../../elsewhere', path.join(q, 'b/c'));
    symlinkSync('../../nowhere.json', path.join(q, 'b/d'));
    symlinkSync('..', path.join(q, 'b/up'));
    symlinkSync('/dev/zero', path.join(q, 'b/zero.json'));
    symlinkSync('../../elsewhere', path.join(q, 'b/folder.json'));
    execFileSync('mkfifo', [path.join(q, 'b/pipe.json')]);
  });

  test.each(['q', 'q/**/*.json', 'q/*/*.json', 'q/**', 'q/a/1.json\nq/b/1.json'])(
    '%j',
    async (lines) => {
      expect(await found(lines)).toEqual(['q/a/1.json', 'q/b/1.json']);
    },
  );
});
