import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createHome } from '../../../src/adapters/git/environment';
import { openHistory } from '../../../src/adapters/git/source-history';
import {
  openSourceRepository,
  relate,
  sourceBranches,
} from '../../../src/adapters/git/source-repository';
import type {
  CommitHistory,
  CommitRelation,
  Containment,
} from '../../../src/read/manifest/source-repository';
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

/** Commits of a repository: three in a row, a sibling of the last, a child of the last, and one that it does not have. */
type Name = 'first' | 'second' | 'third' | 'beside' | 'lost' | 'absent';

interface Checkout {
  readonly folder: string;
  readonly ids: Readonly<Record<Name, string>>;
}

let made: Checkout | undefined;

/** A checkout of the lost commit, without refs. */
const checkout = (): Checkout => {
  if (made !== undefined) return made;
  const folder = path.join(root, 'checkout');
  mkdirSync(folder);
  git(folder, 'init', '--quiet', '--initial-branch=main');
  const first = commit(folder, 'first');
  const second = commit(folder, 'second');
  const third = commit(folder, 'third');
  git(folder, 'checkout', '--quiet', '--detach', second);
  const beside = commit(folder, 'beside');
  git(folder, 'checkout', '--quiet', '--detach', third);
  const lost = commit(folder, 'lost');
  rmSync(path.join(folder, '.git', 'refs'), { recursive: true });
  mkdirSync(path.join(folder, '.git', 'refs'));
  made = { folder, ids: { first, second, third, beside, lost, absent: 'f'.repeat(40) } };
  return made;
};

const idOf = (name: string): string => checkout().ids[name as Name];

/** Gives the checkout other refs, such as "origin/main=third", and the commit at which a shallow history ends. */
const change = (refs: string, ends = ''): void => {
  const lines = refs.replaceAll(/(\S+)=(\S+) ?/g, (_, ref, name) => `${idOf(name)} refs/${ref}\n`);
  const git = path.join(checkout().folder, '.git');
  writeFileSync(path.join(git, 'packed-refs'), lines.replaceAll('/origin/', '/remotes/origin/'));
  // The file alone makes a history shallow.
  rmSync(path.join(git, 'shallow'), { force: true });
  if (ends !== '') writeFileSync(path.join(git, 'shallow'), ends.replaceAll(/\w+/g, idOf));
};

describe('by the history of a checkout, the published commit', () => {
  const BOTH = 'origin/main=third origin/next=second';
  afterAll(() => change(''));

  test.each<readonly [what: string, pair: string, refs: string, said: string, ends?: string]>([
    ['is an ancestor', 'third second', '', 'newer unknown'],
    ['follows on one of the branches', 'first third', BOTH, 'older contained'],
    ['follows on the other one', 'first beside', 'origin/next=beside', 'older contained'],
    ['follows on a branch without remote', 'first second', 'heads/main=third', 'older contained'],
    ['is beside its own', 'beside third', BOTH, 'diverged contained'],
    ['follows on neither', 'third lost', `${BOTH} pull/1/head=lost`, 'older foreign'],
    ['is of a third branch', 'third beside', `${BOTH} origin/b=beside`, 'diverged foreign'],
    ['is of a branch below one', 'third beside', `${BOTH} heads/main/b=beside`, 'diverged foreign'],
    ['is on neither of those that are known', 'first lost', 'origin/main=third', 'older unknown'],
    ['follows in a shallow history', 'second third', BOTH, 'older contained', 'second'],
    ['is not in a shallow one', 'first third', 'origin/main=second', 'unknown unknown', 'third'],
    ['is not there', 'first absent', BOTH, 'unknown unknown'],
    ['is there, but its own is not', 'absent first', BOTH, 'unknown contained'],
  ])('%s', async (_, pair, refs, said, ends = '') => {
    change(refs, ends);
    const history = openHistory(checkout().folder, home);
    const [own = '', published = ''] = pair.split(' ').map(idOf);
    const relation = await history.relation(own, published);
    expect(`${relation} ${await history.containment(['main', 'next'], published)}`).toBe(said);
  });
});

describe('the relation of the own commit to the published one is', () => {
  test.each<readonly [expected: string, answers: ReadonlyArray<string>, asked: string]>([
    ['newer', ['newer unknown', 'older foreign'], '0 relation'],
    ['newer', ['unknown unknown', 'newer foreign'], '0 relation, 1 relation'],
    ['older', ['older contained', 'newer foreign'], '0 relation, 0 containment'],
    ['foreign', ['older foreign', 'newer contained'], '0 relation, 0 containment'],
    ['diverged', ['diverged contained', 'older foreign'], '0 relation, 0 containment'],
    ['foreign', ['diverged foreign', 'older contained'], '0 relation, 0 containment'],
    ['older', ['older unknown', 'newer contained'], '0 relation, 0 containment, 1 containment'],
    ['older', ['unknown contained', 'older foreign'], '0 relation, 1 relation, 0 containment'],
    ['foreign', ['unknown foreign'], '0 relation, 0 containment'],
    ['unknown', ['unknown contained'], '0 relation, 0 containment'],
    ['older', ['older unknown had'], '0 relation, 0 containment, 0 has'],
    ['diverged', ['diverged unknown had'], '0 relation, 0 containment, 0 has'],
    ['unheard', ['older unknown'], '0 relation, 0 containment, 0 has'],
    [
      'unknown',
      ['unknown unknown had', 'unknown unknown'],
      '0 relation, 1 relation, 0 containment, 1 containment, 0 has, 1 has',
    ],
    ['unheard', ['unknown unknown'], '0 relation, 0 containment, 0 has'],
    ['unheard', [], ''],
  ])('%s by the answers %j', async (expected, answers, questions) => {
    const asked: string[] = [];
    const histories = answers.map((answer, i): CommitHistory => {
      const [relation, containment, had] = answer.split(' ') as [
        ...[CommitRelation, Containment],
        string | undefined,
      ];
      return {
        relation: async (...commits) => {
          asked.push(`${i} relation`);
          expect(commits).toEqual(['own', 'published']);
          return relation;
        },
        containment: async (...query) => {
          asked.push(`${i} containment`);
          expect(query).toEqual([['main', 'next'], 'published']);
          return containment;
        },
        has: async (commit) => {
          asked.push(`${i} has`);
          expect(commit).toBe('published');
          return had !== undefined;
        },
      };
    });
    const relation = await relate(histories, ['main', 'next'], 'own', 'published');
    expect([relation, asked.join(', ')]).toEqual([expected, questions]);
  });

  test('that of the checkout, without an answer of GitHub', async () => {
    change('heads/main=third');
    const { folder, ids } = checkout();
    const source = openSourceRepository({
      ...{ workspace: folder, home, github: { api: '', token: '', repository: 'acme/catalog' } },
      ...{ startedOn: 'main', eventFile: '' },
    });
    expect(await source.relation('catalog.yaml', ids.first, ids.second)()).toBe('older');
  });
});

describe('the published commit counts on', () => {
  test.each<readonly [string, string | undefined, ReadonlyArray<string>]>([
    ['{"repository":{"default_branch":"trunk"}}', undefined, ['trunk']],
    ['{"repository":{"default_branch":"trunk"}}', 'next', ['trunk', 'next']],
    ['{"repository":{"default_branch":"trunk"}}', 'trunk', ['trunk']],
    ['{"repository":{"default_branch":""}}', 'next', ['HEAD', 'next']],
    ['{"repository":null}', undefined, ['HEAD']],
    ['no JSON', undefined, ['HEAD']],
  ])('the branches of the event %s, started on %s', (event, startedOn, expected) => {
    const eventFile = path.join(root, 'event.json');
    writeFileSync(eventFile, event);
    expect(sourceBranches({ eventFile, startedOn })).toEqual(expected);
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
    git(root, 'clone', '--quiet', '--bare', checkout().folder, bare);
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
      value: { commit: id, committed: DATE, unchanged: true },
      warnings: [],
    });
    expect(await headOf(workspace, 'sub/catalog.yaml', 'registry: y\n')).toEqual({
      value: { commit: id, committed: DATE, unchanged: false },
      warnings: [],
    });
  });

  test('is that of the checkout, though it has a folder named HEAD', async () => {
    const workspace = mkdtempSync(path.join(root, 'head-'));
    git(workspace, 'init', '--quiet');
    mkdirSync(path.join(workspace, 'HEAD'));
    writeFileSync(path.join(workspace, 'HEAD/catalog.yaml'), 'registry: x\n');
    git(workspace, 'add', '.');
    const id = commit(workspace, 'Add a manifest');
    expect(await headOf(workspace, 'HEAD/catalog.yaml', 'registry: x\n')).toEqual({
      value: { commit: id, committed: DATE, unchanged: true },
      warnings: [],
    });
  });

  test('is that of the checkout of a file that a link leads to', async () => {
    const { folder, ids } = checkout();
    writeFileSync(path.join(folder, 'catalog.yaml'), 'registry: x\n');
    const link = path.join(root, 'link.yaml');
    symlinkSync(path.join(folder, 'catalog.yaml'), link);
    expect((await headOf(mkdtempSync(path.join(root, 'none-')), link, '')).value).toEqual({
      commit: ids.lost,
      committed: DATE,
      unchanged: false,
    });
  });

  test('is unknown, with a warning, if git does not know the format of the repository', async () => {
    const workspace = mkdtempSync(path.join(root, 'later-'));
    git(workspace, 'init', '--quiet');
    const later = '[core]\n\trepositoryformatversion = 1\n[extensions]\n\tlater = true\n';
    appendFileSync(path.join(workspace, '.git', 'config'), later);
    const message = expect.stringMatching(
      /^the commit of the manifest cannot be read, so the commit of the event \(GITHUB_SHA\) is used as its source; git said: .*unknown repository extension found:.* \| later$/,
    );
    expect(await headOf(workspace, 'catalog.yaml', '')).toEqual({
      value: undefined,
      warnings: [{ message }],
    });
  });

  test('is unknown before the first one, and has no date where git cannot read it', async () => {
    const workspace = mkdtempSync(path.join(root, 'first-'));
    git(workspace, 'init', '--quiet');
    expect(await headOf(workspace, 'catalog.yaml', '')).toEqual({ value: undefined, warnings: [] });
    const tree = git(workspace, 'write-tree');
    const text = `tree ${tree}\nauthor a <a@b.test> 1 +0000\ncommitter a <a@b.test> soon\n\nx\n`;
    writeFileSync(path.join(workspace, 'text'), text);
    const id = git(workspace, 'hash-object', '--literally', '-t', 'commit', '-w', 'text');
    git(workspace, 'update-ref', 'HEAD', id);
    expect(await headOf(workspace, 'catalog.yaml', '')).toEqual({
      value: { commit: id, committed: null, unchanged: false },
      warnings: [],
    });
  });

  test('is unknown if only a bare repository is there', async () => {
    const workspace = withBareRepository();
    rmSync(path.join(workspace, '.git'), { recursive: true });
    expect(await headOf(workspace, 'sub/catalog.yaml', '')).toEqual({
      value: undefined,
      warnings: [],
    });
  });
});
