import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Its former version is not here, as a rule: looking for what else it resembles takes longer than sending it. */
const ATTRIBUTES = 'images.json -delta\n';

/** Packs stay packs; nothing is checked out of this repository, ever. */
const settings = (url: string): string =>
  `[core]\n\trepositoryformatversion = 0\n\tbare = true\n[remote "origin"]\n\turl = ${JSON.stringify(url)}\n[transfer]\n\tunpackLimit = 1\n`;

/** Writes the configuration of a repository anew, unless it is as it was. */
export const configureRepository = (folder: string, url: string): void => {
  const file = path.join(folder, 'config');
  const text = settings(url);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  // Another git may be reading it.
  writeFileSync(`${file}.next`, text);
  renameSync(`${file}.next`, file);
};

/** Makes a repository without work tree by hand: nothing of the user's configuration is in it. */
export const createRepository = (folder: string, url: string): void => {
  for (const each of ['objects/pack', 'refs', 'info']) {
    mkdirSync(path.join(folder, each), { recursive: true });
  }
  writeFileSync(path.join(folder, 'HEAD'), 'ref: refs/heads/publish\n');
  writeFileSync(path.join(folder, 'info', 'attributes'), ATTRIBUTES);
  configureRepository(folder, url);
};

/** A filter leaves a mark beside every pack that it was used for (gitformat-pack). */
const PROMISOR = '.promisor';
const PARTS = ['.pack', '.idx', '.rev', PROMISOR];

/** Removes from a repository what partial fetches brought, and nothing that was written there. */
export const removePromisorPacks = (repository: string): void => {
  const folder = path.join(repository, 'objects', 'pack');
  const marks = readdirSync(folder).filter((file) => file.endsWith(PROMISOR));
  for (const mark of marks) {
    for (const part of PARTS)
      rmSync(path.join(folder, mark.slice(0, -PROMISOR.length) + part), { force: true });
  }
};
