/**
 * What `Git` promises, against real git behind the protocol of GitHub: each race, refusal and lost answer once. What the
 * remote in memory promises too is run on both, so that the other tests may rely on it.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import type { GitAnswer, GitRequest } from '../../scripts/git-server.mjs';
import { MAX_FILE_BYTES } from '../../src/domain/file';
import { TREE_LIMITS } from '../../src/domain/git-objects/limits';
import { blobId } from '../../src/domain/git-objects/objects';
import type { Change, Git, Pushed } from '../../src/previous/git';
import { orThrow, valueOrProblems } from '../builders/source';
import { withForgetfulServer } from './forgetful-server';
import { gitAfter } from './git-scripts';
import type { Environment } from './process';
import {
  AT,
  BRANCH,
  changeOn,
  type Opened,
  publishOn,
  type Remote,
  readBranch,
  snapshotOf,
  withAdapter,
  withMemory,
  withReal,
} from './remotes';
import { plantRoot, withWorld } from './runs';
import type { World } from './world';

const HELLO = { 'README.md': 'hello\n' };
const A = { 'api/v1/a.json': '{}\n' };
const B = { 'api/v1/b/c.json': '[]\n' };

const idOf = (text: string): string => blobId([Buffer.from(text)]);

/** The text of a document, or the problems of reading it. */
const textOf = async (git: Git, text: string): Promise<unknown> =>
  valueOrProblems(
    E.map((found: ReadonlyMap<string, Buffer>) => String(found.get(idOf(text))))(
      await git.readBlobs([idOf(text)])(),
    ),
  );

/** Calls `use` with these variables. */
const withVariables = async (env: Environment, use: () => Promise<unknown>): Promise<void> => {
  const former = process.env['PATH'];
  Object.assign(process.env, env);
  try {
    await use();
  } finally {
    process.env['PATH'] = former;
  }
};

/** Calls `use` while a `git` does this first. */
const withGit = (w: World, script: string, use: () => Promise<unknown>): Promise<void> =>
  withVariables(gitAfter(w, script), use);

/** How a push ends, what to do, and what is known of it; the problems if it cannot be sent. */
const endOf = (push: Promise<Pushed>): Promise<string> =>
  push.then(
    (pushed) => {
      if (pushed.kind === 'landed') return pushed.kind;
      const { kind, failure, isFinal, isUnsent } = pushed;
      const known = [kind, ...(isFinal ? ['final'] : []), ...(isUnsent ? ['unsent'] : [])];
      return `${known.join(', ')}: ${failure.advice}`;
    },
    ({ message }: Error) => message,
  );

/** The contract of `Git`. */
describe.each<readonly [string, (use: (remote: Remote) => Promise<void>) => () => Promise<void>]>([
  ['a repository on a server', withReal],
  ['a repository in memory', withMemory],
])('%s', (_, within) => {
  test(
    'has no branch until one is pushed, which has what was written',
    within(async (remote) => {
      const { git, files } = remote;
      expect([await readBranch(git), orThrow(await git.tip(BRANCH)())]).toEqual([
        undefined,
        undefined,
      ]);
      const pushed = await publishOn(remote, { write: { ...A, ...B, CNAME: 'a.test' } });
      expect(files()).toEqual({ ...A, ...B, CNAME: 'a.test' });
      const found = await snapshotOf(git, ['CNAME', 'index.html']);
      expect(pushed).toEqual({ kind: 'landed', commit: found.commit });
      expect(orThrow(await git.tip(BRANCH)())).toEqual(found.commit);
      expect([found.committed, found.isDefault]).toEqual(['2026-01-01T00:00:00Z', false]);
      expect([found.files, found.irregular, [...found.folders.keys()], found.beside]).toEqual([
        new Map([
          ['a.json', idOf('{}\n')],
          ['b/c.json', idOf('[]\n')],
        ]),
        [],
        ['b'],
        new Map([['CNAME', idOf('a.test')]]),
      ]);
    }),
  );

  test(
    'keeps what a change does not name, and gives back what was written',
    within(async (remote) => {
      remote.edit({ ...HELLO, 'docs/x': 'x', 'api/v1/old.json': '1' });
      await publishOn(remote, { write: A });
      await publishOn(remote, { write: B, remove: ['api/v1/old.json'] });
      expect(remote.files()).toEqual({ ...HELLO, 'docs/x': 'x', ...A, ...B });
      await snapshotOf(remote.git);
      orThrow(await remote.git.fetchBlobs([idOf('{}\n')])());
      expect([await textOf(remote.git, '{}\n'), await textOf(remote.git, '[]\n')]).toEqual([
        '{}\n',
        '[]\n',
      ]);
      expect(E.isLeft(await remote.git.readBlobs(['a'.repeat(40)])())).toBe(true);
    }),
  );

  test.each<readonly [string, boolean, (remote: Remote) => void]>([
    ['another commit lands', true, ({ edit }) => edit({ 'README.md': 'mine' })],
    ['somebody creates the branch', false, ({ edit }) => edit({ 'README.md': 'mine' })],
    ['the branch is deleted', true, ({ remove }) => remove()],
  ])('takes no push after %s, with either history', (_what, exists, meanwhile) =>
    within(async (remote) => {
      for (const history of ['append', 'squash'] as const) {
        remote.edit(HELLO);
        if (!exists) remote.remove();
        let expected = {};
        const pushed = await publishOn(remote, { write: A, history }, () => {
          meanwhile(remote);
          expected = remote.files();
        });
        expect([history, pushed.kind, remote.files()]).toEqual([history, 'moved', expected]);
      }
    })(),
  );

  test.each<readonly [string, boolean, (remote: Remote) => Promise<unknown>]>([
    ['nothing follows', true, async () => undefined],
    ['another commit follows', true, async ({ edit }) => edit(HELLO)],
    [
      'the history is squashed',
      false,
      (remote) => publishOn(remote, { write: B, history: 'squash' }),
    ],
  ])('contains a commit that was pushed, and %s: %s', (_what, expected, then) =>
    within(async (remote) => {
      remote.edit({ x: '0' });
      const pushed = await publishOn(remote);
      await then(remote);
      await readBranch(remote.git);
      const commit = pushed.kind === 'landed' ? pushed.commit : '';
      const own = orThrow(await remote.git.findOwn(BRANCH, ['f'.repeat(40), commit])());
      expect(own).toBe(expected ? commit : undefined);
    })(),
  );
});

describe('a commit', () => {
  test(
    'has its author, time, message and parent; of a squash, no parent, and the same tree',
    withReal(async (opened) => {
      const { w, edit } = opened;
      edit({ ...HELLO, 'api/v1/old.json': '1' });
      const parent = w.log(BRANCH)[0]?.sha;
      const publishing = { write: A, remove: ['api/v1/old.json'] };
      await publishOn(opened, publishing);
      const [appended] = w.log(BRANCH);
      const jo = 'Jo <jo@example.test>';
      expect(appended).toMatchObject({ parents: [parent], author: jo, committer: jo });
      expect([appended?.date, appended?.message]).toEqual([
        expect.stringMatching(/^2026-01-01T00:00:00(Z|\+00:00)$/),
        'A message\n\nwith ünicode',
      ]);
      w.git('update-ref', `refs/heads/${BRANCH}`, parent ?? '');
      await publishOn(opened, { ...publishing, history: 'squash' });
      expect(w.log(BRANCH)).toMatchObject([{ parents: [], tree: appended?.tree }]);
    }),
  );

  test(
    'may have files of any names and contents, and replaces what is not a file',
    withReal(async (opened) => {
      const { w, git, edit, files } = opened;
      edit({ ...HELLO, target: '' });
      const id = w.git('rev-parse', `${BRANCH}:target`);
      const module = { mode: '160000', id: w.git('rev-parse', BRANCH) } as const;
      w.commitFiles(BRANCH, {
        'api/v1/link': { mode: '120000', id },
        'api/v1/program': { mode: '100755', id },
        'api/v1/module': module,
        module,
        CNAME: { mode: '100755', id },
      });
      const tree = w.git('ls-tree', `${BRANCH}:api/v1`);
      const odd = w.makeTree(`${tree}\n100644 blob ${id}\t"\\374"\n`);
      const api = w.makeTree(`040000 tree ${odd}\tv1\n`);
      const root = w.makeTree(
        `${w.git('ls-tree', BRANCH).replace(/(?<=040000 tree )\w+(?=\tapi)/, api)}\n`,
      );
      plantRoot(w, BRANCH, root);
      const found = await snapshotOf(git, ['CNAME', 'module']);
      expect([[...found.files.keys()], found.irregular, found.beside]).toEqual([
        ['program', '\udcfc'],
        ['link', 'module', 'program'],
        new Map([
          ['CNAME', id],
          ['module', undefined],
        ]),
      ]);
      const large = 'large '.repeat(100_000);
      const write = {
        'api/v1/link': 'a file',
        'api/v1/module': 'a file',
        'api/v1/program': '',
        'api/v1/new "quoted" \\ \n name ü/\u0007': large,
      };
      await publishOn(opened, { write, remove: ['api/v1/\udcfc'] });
      expect(files()).toEqual({ ...HELLO, target: '', CNAME: '', ...write });
      const modes = w.git('ls-tree', '-r', BRANCH, 'api/').match(/^\d+/gm);
      expect(modes).toEqual(Array(4).fill('100644'));
      expect(w.git('ls-tree', BRANCH, 'module')).toMatch(/^160000 /);
    }),
  );

  test.each(['docs', 'café', 'ü/é'])('may remove a name that is not a text below %s', (folder) =>
    withReal(async ({ w, git, edit, files }) => {
      edit({ ...HELLO, x: '' });
      const id = w.git('rev-parse', `${BRANCH}:x`);
      const v1 = w.makeTree(`100644 blob ${id}\t"\\374"\n100644 blob ${id}\ta.json\n`);
      let tree = w.makeTree(`040000 tree ${v1}\tv1\n`);
      for (const name of ['api', ...folder.split('/').reverse()])
        tree = w.makeTree(`040000 tree ${tree}\t${name}\n`);
      plantRoot(w, BRANCH, tree);
      const at = [...folder.split('/'), 'api', 'v1'];
      const found = orThrow(await git.read(BRANCH, at, [])());
      expect([...(found?.files.keys() ?? [])].sort()).toEqual(['a.json', '\udcfc']);
      const change = await changeOn(git, found, { remove: [`${at.join('/')}/\udcfc`] });
      expect(orThrow(await git.push(change)()).kind).toBe('landed');
      expect(files()).toEqual({ [`${at.join('/')}/a.json`]: '' });
    })(),
  );

  test(
    'that only changes the mode of a file needs its content',
    withReal(async (opened) => {
      const { w, git, edit } = opened;
      edit(A);
      const id = idOf('{}\n');
      w.commitFiles(BRANCH, { 'api/v1/a.json': { mode: '100755', id } });
      const change = await changeOn(git, await readBranch(git), {});
      const modified = new Map([['api/v1/a.json', id]]);
      orThrow(await git.push({ ...change, changes: { ...change.changes, modified } })());
      expect(w.git('ls-tree', '-r', BRANCH)).toBe(`100644 blob ${id}\tapi/v1/a.json`);
    }),
  );

  test(
    'sends a changed document as a delta, and no document twice',
    withReal(async (opened) => {
      const { w, git, edit } = opened;
      const long = Array.from({ length: 4_000 }, (_, i) => `${(i * 7919) % 99_991}`).join(' ');
      edit({ 'api/v1/a.json': long });
      const on = await readBranch(git);
      orThrow(await git.fetchBlobs([idOf(long)])());
      const chunks = [Buffer.from(`${long} 1`)];
      orThrow(await git.writeBlob(blobId(chunks), chunks, idOf(long))());
      const change = await changeOn(git, on, { write: { 'api/v1/a.json': `${long} 1` } });
      w.server.reset();
      expect(orThrow(await git.push(change)()).kind).toBe('landed');
      expect(w.server.stats().bytesUp).toBeLessThan(3_000);
    }),
  );

  test(
    'is pushed in two requests, although it is larger than what git sends without asking first',
    withReal(async (opened) => {
      const { w, git } = opened;
      const chunks = [randomBytes(3_000_000)];
      orThrow(await git.writeBlob(blobId(chunks), chunks)());
      const change = await changeOn(git, await readBranch(git), {});
      const added = new Map([['x', blobId(chunks)]]);
      w.server.reset();
      orThrow(await git.push({ ...change, changes: { ...change.changes, added } })());
      expect(w.server.stats().requests).toBe(2);
    }),
  );

  test(
    'may reuse the memory of a document before git has read it',
    withReal(async (opened) => {
      const { git, files } = opened;
      const reused = Buffer.alloc(4_000_000, 'a');
      const id = blobId([reused]);
      const writing = git.writeBlob(id, [reused])();
      reused.fill('b');
      orThrow(await writing);
      const change = await changeOn(git, await readBranch(git), {});
      const added = new Map([['x', id]]);
      orThrow(await git.push({ ...change, changes: { ...change.changes, added } })());
      expect(files()).toEqual({ x: 'a'.repeat(4_000_000) });
    }),
  );
});

describe('what is read of a branch:', () => {
  test(
    'the names of foreign files, and no content',
    withReal(async ({ w, git, edit }) => {
      edit(A);
      for (const text of ['x', 'y']) edit({ [`docs/${text}`]: text.repeat(1_000) });
      w.server.reset();
      await snapshotOf(git);
      const { bytesDown } = w.server.stats();
      w.commitFile(BRANCH, 'docs/large', Buffer.from(Array.from({ length: 300_000 }, Math.random)));
      w.server.reset();
      await snapshotOf(git);
      expect(w.server.stats().bytesDown - bytesDown).toBeLessThan(1_000);
    }),
  );

  /** Replaces the history of the branch, and the objects of the server. */
  const replaceAll = ({ w, edit, remove }: Opened): void => {
    remove();
    edit(B);
    w.git('repack', '-adq');
    w.git('prune', '--expire=now');
  };

  test.each([false, true])('whether its objects are gone: %s', (isGone) =>
    withReal(async (opened) => {
      const { git, edit } = opened;
      edit({ ...HELLO, ...A });
      await snapshotOf(git);
      if (isGone) replaceAll(opened);
      const fetched = await git.fetchBlobs([idOf('{}\n')])();
      expect([E.isLeft(fetched), git.isGone()]).toEqual([isGone, isGone]);
      expect((await snapshotOf(git)).files.size).toBe(1);
      expect(git.isGone()).toBe(false);
    })(),
  );

  test(
    'the new one, if somebody replaces all objects between two requests',
    withReal(async (opened) => {
      opened.edit(A);
      let requests = 0;
      opened.w.server.hooks.onRequest = async () => {
        requests += 1;
        if (requests === 3) replaceAll(opened);
        return undefined;
      };
      expect([...(await snapshotOf(opened.git)).files.keys()]).toEqual(['b/c.json']);
    }),
  );

  test(
    'documents in one request, none twice',
    withReal(async ({ w, git, edit }) => {
      edit({ ...A, ...B });
      await snapshotOf(git);
      w.server.reset();
      for (const texts of [['{}\n', '[]\n'], ['{}\n']]) {
        orThrow(await git.fetchBlobs(texts.map(idOf))());
        for (const text of texts) expect(await textOf(git, text)).toBe(text);
      }
      expect(w.server.stats().requests).toBe(2);
    }),
  );

  test(
    'the beginning of a document that is too large, and the others whole',
    withReal(async ({ w, git, edit }) => {
      edit({ ...A, ...B });
      await snapshotOf(git);
      const [large, small] = [idOf('[]\n'), idOf('{}\n')];
      orThrow(await git.fetchBlobs([large, small])());
      const said = `echo '${large} blob ${MAX_FILE_BYTES + 1}'; head -c ${MAX_FILE_BYTES + 2} /dev/zero; printf '%s blob 3\\n{}\\n\\n' ${small}; exit`;
      await withGit(w, `case "$*" in *cat-file*) ${said} ;; esac`, async () => {
        const found = orThrow(await git.readBlobs([large, small])());
        expect([...found].map(([id, bytes]) => [id, bytes.length])).toEqual([
          [large, MAX_FILE_BYTES + 1],
          [small, 3],
        ]);
      });
    }),
  );

  test(
    'no folder with a submodule in its place, or in place of its parent',
    withReal(async ({ w, git, edit }) => {
      for (const file of ['api', 'api/v1']) {
        edit({ ...HELLO, api: undefined });
        w.commitFiles(BRANCH, { [file]: { mode: '160000', id: w.git('rev-parse', BRANCH) } });
        expect(valueOrProblems(await git.read(BRANCH, AT, [])())).toEqual([
          `found a file, link or submodule at "${file}" on the branch, expected a folder; remove it there, or choose another destination`,
        ]);
      }
    }),
  );

  test.each<readonly [string, string, number, string]>([
    ['folders', 'd', 2_001, '2,000 files and folders'],
    ['long names', 'd'.repeat(100_000), 11, '1 MiB of paths, too long or nested too deeply,'],
  ])('no folder with more %s than any catalog has', (_, name, count, found) =>
    withReal(async ({ w, git, edit }) => {
      expect(TREE_LIMITS).toEqual({ entries: 2_000_000, paths: 256 * 2 ** 20 });
      edit(A);
      // Always the same one: it is their number that counts.
      const line = `040000 tree ${w.git('rev-parse', `${BRANCH}:api`)}\tapi/v1/${name}`;
      const many = `yes '${line}' | head -n ${count} | tr '\\n' '\\0'; exit`;
      const limits = [
        jest.replaceProperty(TREE_LIMITS, 'entries', 2_000),
        jest.replaceProperty(TREE_LIMITS, 'paths', 2 ** 20),
      ];
      await withGit(w, `case "$*" in *ls-tree*" -r "*) ${many} ;; esac`, async () => {
        expect(valueOrProblems(await git.read(BRANCH, AT, [])())).toEqual([
          `found more than ${found} below "api/v1" on the branch, more than any catalog has; nothing was published; remove it there, or choose another destination`,
        ]);
      });
      for (const each of limits) each.restore();
    })(),
  );

  test(
    'nothing of a missing folder, even if its name is a pattern to git',
    withReal(async ({ git, edit }) => {
      edit(A);
      const nothing = { files: new Map(), irregular: [], folders: new Map(), beside: new Map() };
      for (const at of ['none/v1', 'api/v*', ':(icase)API/v1']) {
        const found = orThrow(await git.read(BRANCH, at.split('/'), [])());
        expect([at, found]).toMatchObject([at, nothing]);
      }
    }),
  );

  const oldProtocol = (w: World): void => {
    w.server.hooks.onRequest = async ({ headers }) => {
      delete headers['git-protocol'];
      return undefined;
    };
  };

  test(
    'whether it is the default one, also by an old protocol',
    withReal(async ({ w, git }) => {
      for (const name of ['main', BRANCH]) w.commitFile(name, 'README.md', 'hello\n');
      const isDefault = async (branch: string) =>
        orThrow(await git.read(branch, AT, [])())?.isDefault;
      expect([await isDefault(BRANCH), await isDefault('main')]).toEqual([false, true]);
      oldProtocol(w);
      expect(await isDefault('main')).toBe(true);
    }),
  );

  const config = (name: string, value: string) => (w: World) => void w.git('config', name, value);
  const SERVERS: ReadonlyArray<readonly [string, ReadonlyArray<(w: World) => void>]> = [
    ['without filters', [config('uploadpack.allowFilter', 'false')]],
    ['of the old protocol', [oldProtocol]],
  ];

  test.each(SERVERS)('all of it, from a server %s', (_, arrange) =>
    withReal(async (opened) => {
      const { w, git, edit, files } = opened;
      edit({ ...HELLO, ...A, ...B });
      for (const each of arrange) each(w);
      const found = await snapshotOf(git);
      expect([...found.files.keys()]).toEqual(['a.json', 'b/c.json']);
      orThrow(await git.fetchBlobs([idOf('{}\n'), idOf('[]\n')])());
      expect(await textOf(git, '{}\n')).toBe('{}\n');
      expect((await publishOn(opened, { write: { 'api/v1/a.json': '1' } })).kind).toBe('landed');
      expect(files()).toEqual({ ...HELLO, ...B, 'api/v1/a.json': '1' });
    })(),
  );

  test(
    'a branch that another commit creates between two requests',
    withReal(async ({ w, git }) => {
      let asked = 0;
      w.server.hooks.onRequest = async ({ url }) => {
        asked += url.includes('info/refs') ? 1 : 0;
        if (asked === 2 && w.log(BRANCH).length === 0) w.commitFiles(BRANCH, A);
        return undefined;
      };
      expect([...(await snapshotOf(git)).files.keys()]).toEqual(['a.json']);
    }),
  );
});

describe('a server that fails', () => {
  const answering =
    (wanted: (request: GitRequest, count: number) => GitAnswer | undefined) =>
    (w: World): void => {
      let count = 0;
      w.server.hooks.onRequest = async (request) => {
        count += 1;
        return wanted(request, count);
      };
    };
  const always = (answer: GitAnswer) => answering(() => answer);

  test(
    'is asked again after longer and longer pauses',
    withReal(async ({ w, git, edit, slept, said }) => {
      edit(A);
      answering((_, count) =>
        [1, 2, 5, 6].includes(count) ? { status: count === 6 ? 0 : 500 } : undefined,
      )(w);
      await snapshotOf(git);
      expect(await textOf(git, '{}\n')).toBe('{}\n');
      expect(slept).toEqual([500, 2_000, 5_000, 10_000]);
      expect(said[0]).toMatch(/^git: .*error: 500; retrying in 0\.5 s$/);
    }),
  );

  const UNREADABLE = 'the branch "gh-pages" cannot be read, so nothing was published';
  const NO_SERVER =
    'the server at the address of the repository is not a git server: look for a proxy or a login page between the runner and the server';
  const NO_TOKEN =
    'the token is not accepted: check the input token; another repository needs a token of that repository';
  const BROKEN = 'see what git said; run again if the cause may be temporary';

  test.each<readonly [string, GitAnswer, number, string]>([
    ['is no git server', { status: 200, body: '' }, 0, NO_SERVER],
    ['does not take the token', { status: 401, body: 'Invalid token.\n' }, 0, NO_TOKEN],
    ['is down', { status: 502 }, 4, BROKEN],
  ])('because it %s is an error', (_, answer, pauses, advice) =>
    withReal(async ({ w, git, edit, slept }) => {
      edit(A);
      always(answer)(w);
      expect([valueOrProblems(await git.read(BRANCH, AT, [])()), slept.length]).toEqual([
        [`${UNREADABLE}; ${advice}`],
        pauses,
      ]);
    })(),
  );
});

describe('a push that is refused', () => {
  const onPush = (answer: GitAnswer, isStart: boolean) => (w: World) => {
    w.server.hooks.onRequest = async ({ service, url }) =>
      service === 'git-receive-pack' && url.includes('info/refs') === isStart ? answer : undefined;
  };

  test.each<readonly [string, string, (w: World) => void, number, Change['history']?, string?]>([
    [
      'by the name of another branch',
      'another branch prevents this name (git cannot have both gh-pages and gh-pages/x): delete it, or publish to another branch',
      (w) => {
        w.git('update-ref', '-d', `refs/heads/${BRANCH}`);
        w.commitFiles(`${BRANCH}/x`, HELLO);
      },
      1,
    ],
    [
      'because of its size, and sent once',
      'a file or the repository has reached a size limit: publish fewer versions, set history: squash, or free space in the repository',
      (w) => void w.git('config', 'receive.maxInputSize', '100'),
      1,
    ],
    [
      'because it replaces the history',
      'the server rejects forced pushes, which history: squash needs: set history: append, or allow forced pushes to the branch',
      (w) => void w.git('config', 'receive.denyNonFastForwards', 'true'),
      1,
      'squash',
    ],
    [
      'by a redirect',
      'the server redirects git to another address, which git does not follow: publish to the new address of the repository',
      onPush({ status: 301, headers: { Location: 'http://127.0.0.1:1/acme/elsewhere' } }, false),
      0,
      'append',
      'unknown, final',
    ],
  ])('%s', (_, advice, arrange, pushed, history = 'append', kind = 'refused, final') =>
    withReal(async (opened) => {
      const { w, edit, files, slept } = opened;
      edit(HELLO);
      let pushes = 0;
      w.server.hooks.onPush = async () => {
        pushes += 1;
      };
      arrange(w);
      const before = files();
      expect(await endOf(publishOn(opened, { write: A, history }))).toBe(`${kind}: ${advice}`);
      expect([files(), pushes, slept]).toEqual([before, pushed, []]);
    })(),
  );

  test('because the token may only read, before anything is sent', () =>
    withWorld((w) =>
      withAdapter(
        w,
        async (opened) => {
          expect(await endOf(publishOn(opened))).toBe(
            `unknown, final, unsent: the token may not write: give the job "permissions: contents: write" (a pull request from a fork cannot have it: use dry-run there)`,
          );
        },
        { token: w.readOnlyToken },
      ),
    ));

  test(
    'after the branch was renamed is not repeated with its files',
    withReal(async (opened) => {
      const { w, edit } = opened;
      edit({ 'docs/x': 'hello\n' });
      const pushed = await publishOn(opened, { write: A }, () =>
        w.git('branch', '-m', BRANCH, 'archive'),
      );
      expect([pushed.kind, w.log(BRANCH).length, w.log('archive').length]).toEqual(['moved', 0, 1]);
    }),
  );
});

describe('a push without an answer', () => {
  const lost = (
    others: number,
    filters: boolean,
    use: (opened: Opened, commit: string) => Promise<void>,
  ) =>
    withWorld((w) => {
      w.git('config', 'uploadpack.allowFilter', String(filters));
      const landed = (): void => {
        for (let i = 0; i < others; i += 1) w.commitFile(BRANCH, 'README.md', String(i));
      };
      return withForgetfulServer(w.server.url, landed, (server) =>
        withAdapter(
          w,
          async (opened) => {
            opened.edit({ old: '1' });
            const pushed = await publishOn(opened);
            expect(pushed.kind).toBe('unknown');
            await use(opened, pushed.kind === 'unknown' ? pushed.commit : '');
          },
          { server },
        ),
      );
    });

  test.each([
    [0, true, true],
    [3, false, true],
  ])('may have landed: %d others follow it, the server filters: %s; found: %s', (...row) => {
    const [others, filters, expected] = row;
    return lost(others, filters, async ({ w, git, files }, commit) => {
      expect(files()).toMatchObject(A);
      await readBranch(git);
      const own = orThrow(await git.findOwn(BRANCH, [commit])());
      expect(own).toBe(expected ? commit : undefined);
      expect(w.log(BRANCH)).toHaveLength(2 + others);
    });
  });

  test(
    'may not have landed, because the server hangs up',
    withReal(async (opened) => {
      const { w, git, edit, files, slept } = opened;
      edit(HELLO);
      w.server.hooks.onRequest = async ({ service }) =>
        service === 'git-receive-pack' ? { status: 0 } : undefined;
      const pushed = await publishOn(opened);
      expect(pushed.kind).toBe('unknown');
      expect([files(), slept]).toEqual([HELLO, []]);
      await readBranch(git);
      const commit = pushed.kind === 'unknown' ? pushed.commit : '';
      expect(orThrow(await git.findOwn(BRANCH, [commit])())).toBe(undefined);
    }),
  );

  test(
    'and without a failure may have landed',
    withReal(async (opened) => {
      const { w, edit, files } = opened;
      edit(HELLO);
      await withGit(w, 'case "$*" in *" push "*) exit 0; esac', async () => {
        expect(await endOf(publishOn(opened))).toBe('unknown, final: git said nothing; run again');
      });
      expect(files()).toEqual(HELLO);
    }),
  );

  test(
    'because the disk is full is an error with what git said, however much is written to it',
    withReal(async (opened) => {
      const full =
        'case "$*" in *fast-import*) head -c 1000 >/dev/null; echo "fatal: No space left on device" >&2; exit 128; esac';
      await withGit(opened.w, full, async () => {
        const many = Array.from({ length: 30 }, (_, i) => [`x/${i}`, `${i}`.repeat(50_000)]);
        expect(await endOf(publishOn(opened, { write: Object.fromEntries(many) }))).toMatch(
          /: fatal: No space left on device$/,
        );
      });
      expect(opened.files()).toEqual({});
    }),
  );
});

describe('around a run', () => {
  const versionOf = (version: string): string =>
    `for a; do case $a in --version) echo "git version ${version}"; exit 0;; --config-env*) echo "unknown option: $a" >&2; exit 129;; esac; done`;

  test.each<readonly [string, (w: World) => Environment, string | undefined]>([
    ['is named if it is too old', (w) => gitAfter(w, versionOf('2.30.2')), '"git version 2.30.2"'],
    ['is not named if it is new enough', (w) => gitAfter(w, versionOf('2.31.0')), undefined],
    ['is named if it is missing', (w) => ({ PATH: path.join(w.root, 'empty') }), 'no git'],
  ])('a git that does not take our settings %s', (_, envOf, found) =>
    withReal(async ({ w, git }) => {
      await withVariables(envOf(w), async () => {
        const problems = valueOrProblems(await git.read(BRANCH, AT, [])());
        expect(problems).toEqual([
          ...(found
            ? [`found ${found}, expected git 2.31 or newer; install it on the runner`]
            : []),
          expect.stringMatching(/^the branch .*cannot be read/),
        ]);
      });
    })(),
  );

  test(
    'the configuration of the system neither forbids the repository nor adds to the push',
    withReal(async (opened) => {
      const { w, files } = opened;
      const system = path.join(w.root, 'system.config');
      writeFileSync(
        system,
        '[safe]\n\tbareRepository = explicit\n[push]\n\tgpgSign = true\n\trecurseSubmodules = only\n\tpushOption = x\n',
      );
      await withGit(w, `export GIT_CONFIG_SYSTEM=${system}`, async () => {
        expect((await publishOn(opened)).kind).toBe('landed');
      });
      expect(files()).toEqual(A);
    }),
  );

  test(
    'git that reads or writes objects has no token, and cannot fetch',
    withReal(async (opened) => {
      const { w, git, edit } = opened;
      edit(A);
      const log = path.join(w.root, 'allowed');
      const told = `case "$*" in *cat-file*|*ls-tree*|*fast-import*) echo "$GIT_ALLOW_PROTOCOL $(env | grep -ci extraheader)" >> ${log};; esac`;
      await withGit(w, told, async () => {
        await snapshotOf(git);
        await textOf(git, '{}\n');
        await publishOn(opened, { write: B });
      });
      expect(new Set(readFileSync(log, 'utf8').trimEnd().split('\n'))).toEqual(new Set(['none 0']));
    }),
  );

  /** What processes have the token, by their commands. */
  const holdersOf = (url: string): ReadonlyArray<string> =>
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((id) => {
        try {
          const environment = readFileSync(path.join('/proc', id, 'environ'), 'utf8');
          if (!environment.includes(`${url}/.extraHeader`)) return [];
          return readFileSync(path.join('/proc', id, 'cmdline'), 'utf8').split('\0');
        } catch {
          // It has ended, or is not ours.
          return [];
        }
      });

  (existsSync('/proc/self/environ') ? test : test.skip)(
    'no process but the push has the token while it pushes',
    withReal(async (opened) => {
      const { w, git, edit } = opened;
      edit(A);
      let holders: ReadonlyArray<string> = [];
      w.server.hooks.onPush = async () => {
        holders = holdersOf(w.server.url);
      };
      const change = await changeOn(git, await readBranch(git), { write: B });
      await textOf(git, '{}\n');
      orThrow(await git.push(change)());
      expect(holders).toContain('push');
      expect(holders.filter((word) => /^(cat-file|fetch|fast-import)$/.test(word))).toEqual([]);
    }),
  );
});
