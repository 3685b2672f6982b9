// The seal of dist/: a hash of its sources, and one of its files. `npm run dist` does not build if
// dist/inputs.sha256 still has both.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The file of dist/ that holds the seal. */
export const SEAL = 'inputs.sha256';

const INPUTS = [
  ...['src', 'explorer', 'schema/v1/openapi.json'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json'],
  ...['scripts/build.mjs', 'scripts/build-explorer.mjs', 'scripts/bundled-packages.mjs'],
];

/** The files below a folder, sorted, relative to it, with `/`. */
export const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();

const sha256 = (data) => createHash('sha256').update(data).digest('hex');

/** A file, or all files of a folder; a name that is gone counts as nothing. */
const expand = (root, name) => {
  const place = path.join(root, name);
  if (!existsSync(place)) return [];
  return statSync(place).isDirectory() ? filesOf(place).map((file) => `${name}/${file}`) : [name];
};

const hashOf = (root, names) =>
  sha256(
    names
      .flatMap((name) => expand(root, name))
      .map((file) => `${sha256(readFileSync(path.join(root, file)))} ${file}\n`)
      .join(''),
  );

/** The seal of a folder that was built from the sources below `root`. */
export const sealOf = (root, built) => {
  const outputs = filesOf(built).filter((file) => file !== SEAL);
  return `${hashOf(root, INPUTS)}  inputs\n${hashOf(built, outputs)}  outputs\n`;
};

export const isSealed = (root) => {
  const built = path.join(root, 'dist');
  const file = path.join(built, SEAL);
  return existsSync(file) && readFileSync(file, 'utf8') === sealOf(root, built);
};
