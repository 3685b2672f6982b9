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

/** Not delta-compressed: the previous version is usually not local, and a search for another base takes longer than sending the file. */
const ATTRIBUTES = 'images.json -delta\n';

/** Packs stay packs, and nothing is ever checked out. */
const settings = (url: string): string =>
  `[core]\n\trepositoryformatversion = 0\n\tbare = true\n[remote "origin"]\n\turl = ${JSON.stringify(url)}\n[transfer]\n\tunpackLimit = 1\n`;

/** Rewrites the configuration of a repository if it differs. */
export const configureRepository = (folder: string, url: string): void => {
  const file = path.join(folder, 'config');
  const text = settings(url);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  // Another git may be reading it.
  writeFileSync(`${file}.next`, text);
  renameSync(`${file}.next`, file);
};

/** Creates a bare repository by hand, so that no configuration or template of the user gets into it. */
export const createRepository = (folder: string, url: string): void => {
  for (const each of ['objects/pack', 'refs', 'info']) {
    mkdirSync(path.join(folder, each), { recursive: true });
  }
  writeFileSync(path.join(folder, 'HEAD'), 'ref: refs/heads/publish\n');
  writeFileSync(path.join(folder, 'info', 'attributes'), ATTRIBUTES);
  configureRepository(folder, url);
};

/** git marks every pack that a filter was used for (gitformat-pack). */
const PROMISOR = '.promisor';
const PARTS = ['.pack', '.idx', '.rev', PROMISOR];

/** Removes what partial fetches brought, but nothing that was written here. */
export const removePromisorPacks = (repository: string): void => {
  const folder = path.join(repository, 'objects', 'pack');
  const marks = readdirSync(folder).filter((file) => file.endsWith(PROMISOR));
  for (const mark of marks) {
    for (const part of PARTS)
      rmSync(path.join(folder, mark.slice(0, -PROMISOR.length) + part), { force: true });
  }
};
