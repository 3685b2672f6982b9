import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import * as O from 'fp-ts/Option';
import type { Effect } from '../errors';
import { show } from '../vocabulary/printable';
import { attempt, Failure } from './attempt';
import type { Author, Commit, Git, Pushed, Tip, Tree, TreeEntry } from './capabilities';
import {
  type Configuration,
  type Ended,
  type Environment,
  environment,
  runGit,
} from './git-command';
import { isTransient, onOneLine, refusal } from './git-refusals';
import { blameOldGit } from './git-version';
import { type Found, ObjectReader } from './object-reader';
import { ObjectWriter } from './object-writer';

const TIP = 'refs/published/tip';
/** Milliseconds between calls that fail in a way that may pass. */
const PAUSES = [300, 1_000, 3_000];
/** How often to look again at a branch that comes and goes. */
const MOST_LOOKS = 3;
const NOT_THERE = /couldn't find remote ref/i;
/** What a push says when somebody else was faster. */
const MOVED =
  /fetch first|non-fast-forward|cannot lock ref|failed to update ref|already exists|stale info/i;

/** Where to publish, and with which token. */
export interface Remote {
  /** Address of the server, e.g. `https://github.com`. */
  readonly server: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly token: string;
}

/** The token as it travels: it is masked in this form as well. */
export const basicCredentials = (token: string): string =>
  Buffer.from(`x-access-token:${token}`).toString('base64');

const credentials = ({ server, token }: Remote): Configuration => {
  if (token === '' || !/^https?:/i.test(server)) return {};
  return { [`http.${server}/.extraHeader`]: `AUTHORIZATION: basic ${basicCredentials(token)}` };
};

const PARTIAL: Configuration = {
  'remote.origin.promisor': 'true',
  'remote.origin.partialCloneFilter': 'blob:none',
  // Told that we have the commit, a server would take its blobs for here and not send them.
  'fetch.negotiationAlgorithm': 'noop',
};

/** Packs stay packs; nothing is checked out of this repository, ever. */
const settings = (url: string): string =>
  `[core]\n\trepositoryformatversion = 0\n\tbare = true\n[remote "origin"]\n\turl = ${JSON.stringify(url)}\n[transfer]\n\tunpackLimit = 1\n[fastimport]\n\tunpackLimit = 1\n`;

const entriesOf = (bytes: Buffer): Tree => {
  const tree = new Map<string, TreeEntry>();
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf(0, at);
    const [mode = '', ...name] = bytes.toString('latin1', at, end).split(' ');
    tree.set(name.join(' '), { mode, id: bytes.toString('hex', end + 1, end + 21) });
    at = end + 21;
  }
  return tree;
};

const unreadable = (branch: string, stderr: string): Failure =>
  new Failure([
    refusal(`the branch ${show(branch)} cannot be read, so nothing was published`, stderr),
  ]);

const quoted = (name: string): string =>
  `"${name.replace(/["\\\n]/g, (c) => (c === '\n' ? '\\n' : `\\${c}`))}"`;

const stamp = ({ name, mail }: Author, time: number): string => `${name} <${mail}> ${time} +0000`;

/** A repository of our own in `folder`, made by hand: nothing of the user's configuration is in it. */
class PrivateRepository {
  private readonly env: Environment;
  private readonly online: (extra?: Configuration) => Environment;
  private readonly reader: ObjectReader;
  private writer: ObjectWriter | undefined;
  private readonly here = new Set<string>();
  private commits = 0;

  constructor(
    private readonly folder: string,
    private readonly url: string,
    remote: Remote,
    home: string,
  ) {
    this.env = environment(home);
    this.online = (extra = {}) => environment(home, { ...credentials(remote), ...extra });
    mkdirSync(path.join(folder, 'objects'), { recursive: true });
    mkdirSync(path.join(folder, 'refs'), { recursive: true });
    writeFileSync(path.join(folder, 'HEAD'), 'ref: refs/heads/publish\n');
    this.configure();
    this.reader = new ObjectReader(folder, this.env);
  }

  /** A partial fetch marks the repository as partial, and a later push would then fetch old blobs. */
  private configure(): void {
    writeFileSync(path.join(this.folder, 'config'), settings(this.url));
  }

  /** Calls again, after a pause, while the failure is one that may pass. */
  private async patiently(call: () => Promise<Ended>): Promise<Ended> {
    for (const pause of PAUSES) {
      const ended = await call();
      if (ended.code === 0 || !isTransient(ended.stderr)) return ended;
      await setTimeout(pause);
    }
    return call();
  }

  private async fetchOnce(args: ReadonlyArray<string>, input?: string): Promise<Ended> {
    const ended = await runGit({
      args: ['-C', this.folder, 'fetch', '-q', '--no-tags', '--no-write-fetch-head', ...args],
      env: this.online(PARTIAL),
      ...(input === undefined ? {} : { input }),
    });
    this.configure();
    return ended;
  }

  async fetchTip(branch: string, looks = MOST_LOOKS): Promise<O.Option<Tip>> {
    rmSync(path.join(this.folder, TIP), { force: true });
    const refspec = `+refs/heads/${branch}:${TIP}`;
    const ended = await this.patiently(() =>
      this.fetchOnce(['--depth=1', '--filter=blob:none', 'origin', refspec]),
    );
    if (ended.code !== 0) {
      if (isTransient(ended.stderr)) throw unreadable(branch, ended.stderr);
      if (!(await this.exists(branch))) return O.none;
      // It is there now: somebody created it between the two questions.
      if (looks > 1 && NOT_THERE.test(ended.stderr)) return this.fetchTip(branch, looks - 1);
      throw unreadable(branch, ended.stderr);
    }
    const commit = readFileSync(path.join(this.folder, TIP), 'utf8').trim();
    const [, tree = ''] =
      /^tree ([0-9a-f]+)/.exec((await this.object(commit, 'commit')).toString('latin1')) ?? [];
    return O.some({ commit, tree });
  }

  /** A fetch fails for a branch that is not there, and not only then: only a plain answer counts. */
  private async exists(branch: string): Promise<boolean> {
    const ref = `refs/heads/${branch}`;
    const asked = await this.patiently(() =>
      runGit({ args: ['-C', this.folder, 'ls-remote', 'origin', ref], env: this.online() }),
    );
    if (asked.code !== 0) throw unreadable(branch, asked.stderr);
    return asked.stdout
      .toString('utf8')
      .split('\n')
      .some((line) => line.endsWith(`\t${ref}`));
  }

  private async object(id: string, type: string): Promise<Buffer> {
    const found: Found = await this.reader.read(id);
    if (found === undefined || found.type !== type) {
      throw new Error(`the ${type} ${id} is not in the answer of the remote`);
    }
    return found.bytes;
  }

  async readTree(id: string): Promise<Tree> {
    return entriesOf(await this.object(id, 'tree'));
  }

  read(id: string): Promise<Buffer> {
    return this.object(id, 'blob');
  }

  /** A server that does not filter has sent everything already: one look at one object tells. */
  async prefetch(ids: ReadonlyArray<string>): Promise<void> {
    const wanted = [...new Set(ids)].filter((id) => !this.here.has(id));
    const [first] = wanted;
    if (first === undefined || (await this.reader.read(first)) !== undefined) return;
    const ended = await this.patiently(() =>
      this.fetchOnce(['--filter=blob:none', '--stdin', 'origin'], `${wanted.join('\n')}\n`),
    );
    if (ended.code !== 0)
      throw new Failure([refusal('published documents cannot be read', ended.stderr)]);
    for (const id of wanted) this.here.add(id);
  }

  private openWriter(): ObjectWriter {
    this.writer ??= new ObjectWriter(this.folder, this.env);
    return this.writer;
  }

  async writeBlob(id: string, bytes: Buffer): Promise<void> {
    if (this.here.has(id)) return;
    this.here.add(id);
    await this.openWriter().write(`blob\ndata ${bytes.length}\n`, bytes, '\n');
  }

  async commit({ parent, message, author, time, write, remove }: Commit): Promise<string> {
    this.commits += 1;
    const ref = `refs/heads/publish-${this.commits}`;
    const text = Buffer.from(message);
    const writer = this.openWriter();
    this.writer = undefined;
    const who = Buffer.from(stamp(author, time)).toString('latin1');
    await writer.write(
      `commit ${ref}\nauthor ${who}\ncommitter ${who}\ndata ${text.length}\n`,
      text,
      '\n',
    );
    if (O.isSome(parent)) await writer.write(`from ${parent.value}\n`);
    for (const name of remove) await writer.write(`D ${quoted(name)}\n`);
    for (const [name, id] of write) await writer.write(`M 100644 ${id} ${quoted(name)}\n`);
    await writer.finish();
    return readFileSync(path.join(this.folder, ref), 'utf8').trim();
  }

  async push(commit: string, branch: string): Promise<Pushed> {
    const ended = await runGit({
      args: ['-C', this.folder, 'push', '--porcelain', 'origin', `${commit}:refs/heads/${branch}`],
      env: this.online(),
    });
    if (ended.code === 0) return { kind: 'landed' };
    const [, reason = ''] = /^!\t\S+\t(.*)$/m.exec(ended.stdout.toString('utf8')) ?? [];
    if (MOVED.test(reason)) return { kind: 'moved' };
    const what = `the push to ${show(branch)} did not succeed, nothing was published`;
    const problem = refusal(what, `${ended.stderr}\n${reason}`);
    if (isTransient(ended.stderr)) return { kind: 'unknown', problem };
    throw new Failure([problem]);
  }

  close(): void {
    this.reader.close();
    this.writer?.abort();
  }
}

/** Opens the repository; `close` ends its processes. */
export const openGit = (
  folder: string,
  home: string,
  remote: Remote,
): { readonly git: Git; readonly close: () => void } => {
  const url = `${remote.server}/${remote.repository}`;
  const repository = new PrivateRepository(path.join(folder, 'publish.git'), url, remote, home);
  const run = <A>(what: string, call: () => Promise<A>): Effect<A> =>
    blameOldGit(home)(attempt(call, (cause) => `${what}: ${onOneLine(cause)}`));
  return {
    close: () => repository.close(),
    git: {
      fetchTip: (branch) => run('the branch cannot be read', () => repository.fetchTip(branch)),
      readTree: (id) => run('a folder of the branch cannot be read', () => repository.readTree(id)),
      read: (id) => run('a document of the branch cannot be read', () => repository.read(id)),
      prefetch: (ids) => run('documents cannot be fetched', () => repository.prefetch(ids)),
      writeBlob: (id, bytes) =>
        run('a document cannot be written', () => repository.writeBlob(id, bytes)),
      commit: (commit) => run('the commit cannot be written', () => repository.commit(commit)),
      push: (commit, branch) => run('the push failed', () => repository.push(commit, branch)),
    },
  };
};
