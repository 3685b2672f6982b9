/** Inputs do not lead out of the workspace through a link that a checkout may have made. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { openWorkspace } from '../../../src/adapters/files/workspace';
import { formatProblem, type TaskResult } from '../../../src/domain/problem';
import { writeFiles } from '../../builders/files';

const SECRET = '{"secret":1}';

/** Below it: the workspace `ws`, a link to it, and what is outside. */
let root = '';
beforeAll(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'links-')));
  writeFiles(root, [
    ['outside/a.json', SECRET],
    ['outside/sub/b.json', SECRET],
    ['ws/real/c.json', '{}'],
    ['ws/mixed/good.json', '{}'],
    ['ws-2/d.json', SECRET],
  ]);
  const links: ReadonlyArray<readonly [name: string, target: string]> = [
    ['ws/file.json', '../outside/a.json'],
    ['ws/absolute.json', path.join(root, 'outside/a.json')],
    ['ws/process.json', '/proc/self/environ'],
    ['ws/chain.json', 'file.json'],
    ['ws/sibling.json', '../ws-2/d.json'],
    ['ws/dir', '../outside'],
    ['ws/chained', 'dir/sub'],
    ['ws/up', '..'],
    ['ws/real/deep', '../../outside/sub'],
    ['ws/mixed/x.json', '../../outside/a.json'],
    ['ws/mixed/y.json', '../chain.json'],
    ['ws/inside.json', 'real/c.json'],
    ['ws/inside', 'real'],
    ['ws/round.json', '../ws/real/c.json'],
    ['outside/link.json', 'sub/b.json'],
    ['linked', 'ws'],
  ];
  for (const [name, target] of links) symlinkSync(target, path.join(root, name));
  mkdirSync(path.join(root, 'ws/empty'));
});
afterAll(() => rmSync(root, { recursive: true }));

/** What an input reads, as texts, or its problems, with `ROOT` for the folder of the test. */
type Reader = (workspace: string, name: string) => Promise<string>;

const ended = async (reading: TaskResult<unknown>): Promise<string> =>
  pipe(
    await reading(),
    E.match((problems) => problems.map(formatProblem).join('; ').replaceAll(root, 'ROOT'), String),
  );
const open = (workspace: string) => openWorkspace(path.join(root, workspace));
const given = (name: string): string => name.replace('ROOT', root);

const readText: Reader = (workspace, name) =>
  ended(open(workspace).readText(given(name), 'manifest'));
const readUnpacked: Reader = (workspace, name) =>
  ended(
    pipe(
      open(workspace).readUnpacked(given(name)),
      TE.chain((read) => async () => read),
    ),
  );
const findAll =
  (input: 'reports' | 'vex'): Reader =>
  (workspace, name) =>
    ended(
      pipe(
        open(workspace).findFiles(input, given(name).split('\n')),
        TE.map(({ value }) => value.join(' ').replaceAll(root, 'ROOT')),
      ),
    );

const ADVICE =
  'put the file in the workspace or, if the link is intended, name the absolute path that it leads to';

describe.each([
  ['manifest and updates', readText],
  ['kev and epss', readUnpacked],
])('a file of %s', (_, read) => {
  test.each([
    ...['file.json', './file.json', 'absolute.json', 'process.json', 'chain.json', 'sibling.json'],
    ...['dir/a.json', 'dir/sub/b.json', 'chained/b.json', 'real/deep/b.json', 'up/outside/a.json'],
    ...['dir/missing.json', 'dir', 'up', 'real/../file.json', 'ROOT/ws/file.json'],
    ...['ROOT/ws/dir/a.json'],
  ])('does not lead out of the workspace: %s', async (name) => {
    expect(await read('ws', name)).toBe(
      `${name}: found a path that leads out of the workspace through a link, expected a file in it; ${ADVICE}`,
    );
  });

  test.each([
    ...['real/c.json', 'inside.json', 'inside/c.json', 'round.json', 'up/ws/real/c.json'],
    ...['ROOT/ws/inside.json', '../ws/inside.json'],
  ])('may be behind a link within the workspace: %s', async (name) => {
    expect(await read('ws', name)).toBe('{}');
    expect(await read('linked', name)).toBe('{}');
  });

  test.each([
    'ROOT/outside/a.json',
    'ROOT/outside/link.json',
    '../outside/a.json',
    '../ws-2/d.json',
  ])('may be where the workflow itself says, outside of the workspace: %s', async (name) => {
    expect(await read('ws', name)).toBe(SECRET);
  });
});

describe.each(['reports', 'vex'] as const)('the files of %s', (input) => {
  const find = findAll(input);
  const refused = (names: string, lead: string): string =>
    `input ${input}: found ${names}, which ${lead} out of the workspace through a link, expected files in it; ${ADVICE}`;

  test.each([
    ...['file.json', 'absolute.json', 'process.json', 'chain.json', 'sibling.json'],
    ...['dir/a.json', 'dir', 'chained', 'real/deep', 'up', 'up/outside', 'dir/*.json', 'dir/**'],
    ...['dir/missing.json', 'up/outs*', 'ROOT/ws/dir', 'ROOT/ws/file.json', 'real\nfile.json'],
  ])('do not lead out of the workspace: %j', async (lines) => {
    const line = lines.split('\n').at(-1) ?? '';
    expect(await find('ws', lines)).toBe(refused(`"${line}"`, 'leads'));
  });

  test('do not lead out of the workspace where a glob finds one', async () => {
    expect(await find('ws', 'f[i]le.json')).toBe(refused('"file.json"', 'leads'));
  });

  test.each<readonly [lines: string, names: string]>([
    ['mixed', '"mixed/x.json", "mixed/y.json"'],
    ['mixed/**/*.json', '"mixed/x.json", "mixed/y.json"'],
    ['*.json', '"absolute.json", "chain.json", "file.json" and 2 more'],
  ])('are refused by name: %s', async (lines, names) => {
    expect(await find('ws', lines)).toBe(refused(names, 'lead'));
  });

  test.each([
    ['real', 'real/c.json'],
    ['inside', 'inside/c.json'],
    ['inside.json\nround.json', 'inside.json round.json'],
    ['mixed\n!mixed/x.json\n!mixed/y.json', 'mixed/good.json'],
    // Links to folders are not followed.
    ['{dir,real}/*.json', 'real/c.json'],
    ['ROOT/outside', 'ROOT/outside/a.json ROOT/outside/link.json ROOT/outside/sub/b.json'],
    ['ROOT/outside/link.json', 'ROOT/outside/link.json'],
    ['../ws-2', 'ROOT/ws-2/d.json'],
  ])('may be %j', async (lines, found) => {
    expect(await find('ws', lines)).toBe(found);
    if (!lines.startsWith('..')) expect(await find('linked', lines)).toBe(found);
  });
});
