import fs from 'node:fs';
import path from 'node:path';

/** No deltas: the previous version is usually not local, and finding another base takes longer than sending the file. */
const ATTRIBUTES = 'images.json -delta\n';

/** Keeps received objects in packs: nothing is ever checked out. */
const formatConfig = (url: string): string =>
  `[core]\n\trepositoryformatversion = 0\n\tbare = true\n[remote "origin"]\n\turl = ${JSON.stringify(url)}\n[transfer]\n\tunpackLimit = 1\n`;

/** Writes the configuration of a repository. */
export const configureRepository = (folder: string, url: string): void => {
  const file = path.join(folder, 'config');
  // Another git may be reading it.
  fs.writeFileSync(`${file}.next`, formatConfig(url));
  fs.renameSync(`${file}.next`, file);
};

/** Creates a bare repository without `git init`, which would apply the user's configuration and templates. */
export const createRepository = (folder: string, url: string): void => {
  for (const each of ['objects/pack', 'refs', 'info']) {
    fs.mkdirSync(path.join(folder, each), { recursive: true });
  }
  fs.writeFileSync(path.join(folder, 'HEAD'), 'ref: refs/heads/publish\n');
  fs.writeFileSync(path.join(folder, 'info', 'attributes'), ATTRIBUTES);
  configureRepository(folder, url);
};

/** Removes the packs of partial fetches, but no pack that was written here. */
export const removePromisorPacks = (repository: string): void => {
  const folder = path.join(repository, 'objects', 'pack');
  // git adds such a file to every pack that was fetched with a filter (gitformat-pack).
  const marks = fs.readdirSync(folder).filter((file) => file.endsWith('.promisor'));
  for (const name of marks.map((mark) => path.basename(mark, '.promisor'))) {
    for (const extension of ['pack', 'idx', 'rev', 'promisor'])
      fs.rmSync(path.join(folder, `${name}.${extension}`), { force: true });
  }
};
