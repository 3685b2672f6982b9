import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import * as O from 'fp-ts/Option';
import { createHome } from '../../../src/adapters/git/environment';
import { openSourceRepository } from '../../../src/adapters/git/source-repository';
import { orThrow } from '../../builders/source';

const PERSON = ['-c', 'user.name=a', '-c', 'user.email=a@b.test'];
const DATE = '2026-01-01T00:00:00Z';

let root = '';
let home = '';
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'source-'));
  home = createHome(root);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const git = (folder: string, ...args: readonly string[]): string => {
  const env = { PATH: process.env['PATH'], HOME: home, GIT_CONFIG_NOSYSTEM: '1' };
  const dates = { GIT_AUTHOR_DATE: DATE, GIT_COMMITTER_DATE: DATE };
  const ended = spawnSync('git', [...PERSON, ...args], { cwd: folder, env: { ...env, ...dates } });
  if (ended.status !== 0) throw new Error(`git ${args.join(' ')}: ${ended.stderr}`);
  return ended.stdout.toString().trim();
};

/** Adds a commit to the branch that is checked out. */
const commit = (folder: string, message: string): string => {
  git(folder, 'commit', '--quiet', '--allow-empty', '-m', message);
  return git(folder, 'rev-parse', 'HEAD');
};

/** Commits of a repository: three of main, one of a branch beside it, and one that no branch contains. */
type Name = 'first' | 'second' | 'third' | 'beside' | 'lost';

interface Origin {
  readonly folder: string;
  readonly ids: Readonly<Record<Name, string>>;
}

let made: Origin | undefined;

const origin = (): Origin => {
  if (made !== undefined) return made;
  const folder = path.join(root, 'origin');
  mkdirSync(folder);
  git(folder, 'init', '--quiet', '--initial-branch=main');
  const first = commit(folder, 'first');
  const second = commit(folder, 'second');
  const third = commit(folder, 'third');
  git(folder, 'checkout', '--quiet', '-b', 'beside', second);
  const beside = commit(folder, 'beside');
  git(folder, 'checkout', '--quiet', '--detach', third);
  const lost = commit(folder, 'lost');
  git(folder, 'update-ref', 'refs/pull/1/head', lost);
  made = { folder, ids: { first, second, third, beside, lost } };
  return made;
};

let checkouts = 0;

/** A checkout of a commit, with these refs of the origin as actions/checkout stores them. */
const checkOut = (own: Name, refs: readonly string[], depth = 0): string => {
  const { folder, ids } = origin();
  checkouts += 1;
  const workspace = path.join(root, `checkout-${checkouts}`);
  mkdirSync(workspace);
  git(workspace, 'init', '--quiet');
  const shallow = depth > 0 ? [`--depth=${depth}`] : [];
  const specs = refs.map((ref) => `+refs/${ref}:refs/remotes/${ref.replace('heads/', 'origin/')}`);
  const wanted = [`+${ids[own]}:refs/own`, ...specs];
  git(folder, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
  git(workspace, 'fetch', '--quiet', '--no-tags', ...shallow, `file://${folder}`, ...wanted);
  git(workspace, 'checkout', '--quiet', '--detach', ids[own]);
  return workspace;
};

/** What GitHub answers: the status of a comparison by its base and commit, or the code of an error. */
type Answers = Readonly<Record<string, string | number>>;

/** A name of a commit in a path instead of its id. */
const withNames = (text: string): string =>
  Object.entries(origin().ids).reduce((all, [name, id]) => all.replaceAll(id, name), text);

const serveApi = async (answers: Answers) => {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    const question = withNames(decodeURIComponent(url)).replace('/repos/acme/catalog', '');
    asked.push(question);
    const found = answers[question.replace(/^\/compare\/|\?.*/g, '')] ?? 404;
    if (typeof found === 'number') response.writeHead(found).end('{}');
    else response.end(JSON.stringify({ status: found }));
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return { api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
};

interface Asked {
  readonly workspace: string;
  readonly answers?: Answers;
  readonly own?: Name;
  readonly published?: Name;
  readonly startedOn?: string | undefined;
  /** The payload of the event. */
  readonly event?: string;
  readonly token?: string;
}

const askFor = async ({
  workspace,
  answers = {},
  own = 'first',
  published = 'second',
  startedOn,
  event = '{"repository":{"default_branch":"main"}}',
  token = 'T',
}: Asked) => {
  const { ids } = origin();
  const { api, asked } = await serveApi(answers);
  const eventFile = path.join(root, 'event.json');
  writeFileSync(eventFile, event);
  const github = { api, token, repository: 'acme/catalog' };
  const source = openSourceRepository({ workspace, home, github, startedOn, eventFile });
  const relation = await source.relation('catalog.yaml', ids[own], ids[published])();
  return { relation, asked };
};

describe('local history alone says that the published commit', () => {
  test.each<readonly [string, string, Omit<Asked, 'workspace'>, () => string]>([
    ['is an ancestor', 'newer', { own: 'third' }, () => checkOut('third', [])],
    ['follows on the default branch', 'older', {}, () => checkOut('first', ['heads/main'])],
    [
      'follows on the default branch, though the history is shallow',
      'older',
      { own: 'second', published: 'third' },
      () => checkOut('second', ['heads/main'], 2),
    ],
    [
      'follows on the branch of the run',
      'older',
      { published: 'beside', startedOn: 'beside' },
      () => checkOut('first', ['heads/main', 'heads/beside']),
    ],
    [
      'is beside its own, on the default branch',
      'diverged',
      { own: 'beside', published: 'third' },
      () => checkOut('beside', ['heads/main']),
    ],
    [
      'is of no branch, though it follows',
      'foreign',
      { own: 'third', published: 'lost' },
      () => checkOut('third', ['heads/main', 'pull/1/head']),
    ],
    [
      'is of a branch that is neither',
      'foreign',
      { own: 'third', published: 'beside' },
      () => checkOut('third', ['heads/main', 'heads/beside']),
    ],
  ])('%s', async (_, expected, question, workspace) => {
    expect(await askFor({ workspace: workspace(), ...question })).toEqual({
      ...{ relation: expected, asked: [] },
    });
  });

  test('follows on a local branch', async () => {
    const workspace = checkOut('first', []);
    git(
      workspace,
      'fetch',
      '--quiet',
      `file://${origin().folder}`,
      '+refs/heads/main:refs/heads/main',
    );
    expect((await askFor({ workspace })).relation).toBe('older');
  });
});

describe('GitHub is asked', () => {
  let shallow = '';
  beforeAll(() => {
    shallow = checkOut('first', [], 1);
  });

  const RELATION = '/compare/first...second?per_page=1&page=2';
  const compare = (branch: string) => `/compare/${branch}...second?per_page=1&page=2`;

  test.each<readonly [string, string, Answers, readonly string[], Omit<Asked, 'workspace'>?]>([
    ['and the commit is older', 'newer', { 'first...second': 'behind' }, [RELATION]],
    [
      'and the default branch contains it',
      'older',
      { 'first...second': 'ahead', 'main...second': 'behind' },
      [RELATION, compare('main')],
    ],
    [
      'and the default branch contains it, but has another history',
      'diverged',
      { 'first...second': 'diverged', 'main...second': 'behind' },
      [RELATION, compare('main')],
    ],
    [
      'and only the branch of the run contains it',
      'older',
      { 'first...second': 'ahead', 'main...second': 'diverged', 'a/b...second': 'behind' },
      [RELATION, compare('main'), compare('a/b')],
      { startedOn: 'a/b' },
    ],
    [
      'by HEAD, because the event does not name the default branch',
      'older',
      { 'first...second': 'ahead', 'HEAD...second': 'behind' },
      [RELATION, compare('HEAD')],
      { event: '{"repository":null}' },
    ],
    [
      'and it is a commit of a fork on top of the default branch',
      'foreign',
      { 'first...second': 'ahead', 'main...second': 'ahead' },
      [RELATION, compare('main')],
    ],
    [
      'and it is a commit of a fork beside both branches',
      'foreign',
      { 'first...second': 'diverged', 'main...second': 'diverged', 'next...second': 'ahead' },
      [RELATION, compare('main'), compare('next')],
      { startedOn: 'next' },
    ],
    ['and knows no such commit', 'foreign', { '': 200 }, [RELATION, compare('main'), '']],
    [
      'and the branch of the run was deleted',
      'foreign',
      { 'first...second': 'ahead', 'main...second': 'ahead', '': 200 },
      [RELATION, compare('main'), compare('gone'), ''],
      { startedOn: 'gone' },
    ],
    ['and hides the repository', 'unknown', {}, [RELATION, compare('main'), '']],
    [
      'and does not know the own commit',
      'unknown',
      { 'main...second': 'behind', '': 200 },
      [RELATION, compare('main')],
    ],
    [
      'and has another answer than it documents',
      'unknown',
      { 'first...second': 'constructor', 'main...second': 'toString' },
      [RELATION, compare('main')],
    ],
    ...[401, 500].map(
      (code) =>
        [
          `and answers ${code}`,
          'unknown',
          { 'first...second': 'ahead', 'main...second': code, '': 200 },
          [RELATION, compare('main')],
        ] as const,
    ),
    ['but there is no token', 'unknown', { '': 200 }, [], { token: '' }],
  ])('%s', async (_, expected, answers, asked, question = {}) => {
    expect(await askFor({ workspace: shallow, answers, ...question })).toEqual({
      ...{ relation: expected, asked },
    });
  });

  test('for the branches too if a shallow history of them lacks the commit', async () => {
    const workspace = checkOut('second', ['heads/main'], 1);
    const answers = { 'first...second': 'ahead', 'main...second': 'behind' };
    expect(await askFor({ workspace, answers })).toEqual({
      ...{ relation: 'older', asked: [RELATION, compare('main')] },
    });
  });

  test('only for the branches if the checkout knows the commits, but no branch', async () => {
    const workspace = checkOut('first', ['pull/1/head']);
    const answers = { 'main...lost': 'ahead' };
    expect(await askFor({ workspace, answers, published: 'lost' })).toEqual({
      relation: 'foreign',
      asked: ['/compare/main...lost?per_page=1&page=2'],
    });
  });
});

describe('the commit of the manifest', () => {
  const headOf = async (workspace: string, manifest: string, text: string) => {
    const github = { api: '', token: '', repository: 'acme/catalog' };
    const source = openSourceRepository({
      ...{ workspace, home, github, startedOn: undefined, eventFile: '' },
    });
    return orThrow(await source.head(manifest, text)());
  };

  /** A repository with a manifest, and in its folder the files of a bare one with another commit. */
  const withBareRepository = (): string => {
    const workspace = mkdtempSync(path.join(root, 'hidden-'));
    git(workspace, 'init', '--quiet');
    mkdirSync(path.join(workspace, 'sub'));
    writeFileSync(path.join(workspace, 'sub/catalog.yaml'), 'registry: x\n');
    const bare = path.join(mkdtempSync(path.join(root, 'bare-')), 'clone');
    git(root, 'clone', '--quiet', '--bare', origin().folder, bare);
    for (const name of ['HEAD', 'objects', 'refs', 'config', 'packed-refs'])
      renameSync(path.join(bare, name), path.join(workspace, 'sub', name));
    git(workspace, 'add', '.');
    return workspace;
  };

  test('is that of the checkout, though the folder of the manifest is a bare repository', async () => {
    const workspace = withBareRepository();
    const id = commit(workspace, 'Add a manifest');
    const found = await headOf(workspace, 'sub/catalog.yaml', 'registry: x\n');
    expect(found).toEqual({
      value: O.some({ commit: id, committed: DATE, unchanged: true }),
      warnings: [],
    });
    expect(await headOf(workspace, 'sub/catalog.yaml', 'registry: y\n')).toEqual({
      value: O.some({ commit: id, committed: DATE, unchanged: false }),
      warnings: [],
    });
  });

  test('is that of the checkout of a file that a link leads to', async () => {
    const workspace = checkOut('third', []);
    writeFileSync(path.join(workspace, 'catalog.yaml'), 'registry: x\n');
    const link = path.join(root, 'link.yaml');
    symlinkSync(path.join(workspace, 'catalog.yaml'), link);
    const commit = origin().ids.third;
    expect((await headOf(mkdtempSync(path.join(root, 'none-')), link, '')).value).toEqual(
      O.some({ commit, committed: DATE, unchanged: false }),
    );
  });

  test('is unknown, with a warning, if git does not know the format of the repository', async () => {
    const workspace = checkOut('third', []);
    const later = '[core]\n\trepositoryformatversion = 1\n[extensions]\n\tlater = true\n';
    appendFileSync(path.join(workspace, '.git', 'config'), later);
    const message = expect.stringMatching(
      /^the commit of the manifest cannot be read, so the commit of the event \(GITHUB_SHA\) is used as its source; git said: .*unknown repository extension found:.* \| later$/,
    );
    expect(await headOf(workspace, 'catalog.yaml', '')).toEqual({
      value: O.none,
      warnings: [{ message }],
    });
  });

  test('is unknown if only a bare repository is there', async () => {
    const workspace = withBareRepository();
    rmSync(path.join(workspace, '.git'), { recursive: true });
    expect(await headOf(workspace, 'sub/catalog.yaml', '')).toEqual({
      value: O.none,
      warnings: [],
    });
  });
});
