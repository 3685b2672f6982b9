/** Remotes that the contract of git is checked against: a real one over HTTP, and the one in memory. */
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { createHome } from '../../src/adapters/git/environment';
import { openGit } from '../../src/adapters/git/open-git';
import { allExited } from '../../src/adapters/git/process';
import { blobId } from '../../src/domain/git-objects/objects';
import type { Change, Git, Pushed, Snapshot } from '../../src/previous/git';
import { memoryGit } from '../builders/memory-git';
import { orThrow } from '../builders/source';
import { withWorld } from './runs';
import type { World } from './world';

export const BRANCH = 'gh-pages';
export const AT = ['api', 'v1'];

type Texts = Readonly<Record<string, string>>;

/** A remote, and what others do with it. */
export interface Remote {
  readonly git: Git;
  /** Writes or removes files on the branch, as another client would. */
  readonly edit: (files: Readonly<Record<string, string | undefined>>) => void;
  readonly remove: () => void;
  /** The texts of the branch by path. */
  readonly files: () => Texts;
}

/** The adapter with a remote of its own, what it says, and how long it waits. */
export interface Opened extends Remote {
  readonly w: World;
  readonly slept: number[];
  readonly said: string[];
}

interface Opening {
  readonly server?: string;
  readonly token?: string;
}

const filesOf = (w: World) => w.tree(BRANCH);

/** Opens the adapter on the repository of a world, and closes it at the end. */
export const withAdapter = async (
  w: World,
  use: (opened: Opened) => Promise<void>,
  { server = w.server.url, token = w.token }: Opening = {},
): Promise<void> => {
  const folder = mkdtempSync(path.join(w.root, 'adapter-'));
  const [slept, said]: [number[], string[]] = [[], []];
  const remote = { server, repository: w.repository, token };
  const { git, close } = openGit(folder, createHome(folder), remote, {
    sleep: async (milliseconds) => void slept.push(milliseconds),
    info: (text) => void said.push(text),
  });
  try {
    await use({
      ...{ w, git, slept, said },
      edit: (files) => {
        const content = Object.entries(files).map(([file, text]) => [file, text ?? null] as const);
        w.commitFiles(BRANCH, Object.fromEntries(content));
      },
      remove: () => void w.git('update-ref', '-d', `refs/heads/${BRANCH}`),
      files: () => filesOf(w),
    });
  } finally {
    close();
    await allExited();
  }
};

/** A test with a new repository. */
export const withReal =
  (use: (opened: Opened) => Promise<void>, opening?: Opening) => (): Promise<void> =>
    withWorld((w) => withAdapter(w, use, opening));

/** A test with a new repository in memory. */
export const withMemory = (use: (remote: Remote) => Promise<void>) => async (): Promise<void> => {
  const { git, edit, remove, files } = memoryGit();
  await use({ git, edit, remove, files: () => Object.fromEntries(files() ?? []) });
};

export const readBranch = async (git: Git, beside: ReadonlyArray<string> = []) =>
  orThrow(await git.read(BRANCH, AT, beside)());

/** The branch, which must be there. */
export const snapshotOf = async (git: Git, beside?: ReadonlyArray<string>): Promise<Snapshot> => {
  const found = await readBranch(git, beside);
  if (found === undefined) throw new Error('there is no branch');
  return found;
};

export interface Publishing {
  readonly write?: Texts;
  readonly remove?: ReadonlyArray<string>;
  readonly history?: Change['history'];
}

/** A change of what `on` shows; the contents of its files are written. */
export const changeOn = async (
  git: Git,
  on: Snapshot | undefined,
  { write = {}, remove: removed = [], history = 'append' }: Publishing,
): Promise<Change> => {
  const added = new Map<string, string>();
  for (const [file, text] of Object.entries(write)) {
    const chunks = [Buffer.from(text)];
    const id = blobId(chunks);
    orThrow(await git.writeBlob(id, chunks)());
    added.set(file, id);
  }
  const author = { name: 'Jo', email: 'jo@example.test' };
  const changes = { added, modified: new Map<string, string>(), removed };
  const words = { message: 'A message\n\nwith ünicode', author, time: 1_767_225_600 };
  return { branch: BRANCH, on, changes, history, ...words };
};

/** Reads the branch, lets `meanwhile` happen, and pushes; throws the problems. */
export const publishOn = async (
  { git }: Pick<Remote, 'git'>,
  publishing: Publishing = { write: { 'api/v1/a.json': '{}\n' } },
  meanwhile: () => void = () => undefined,
): Promise<Pushed> => {
  const change = await changeOn(git, await readBranch(git), publishing);
  meanwhile();
  return orThrow(await git.push(change)());
};
