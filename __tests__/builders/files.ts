/** Folders as files by path. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Everything below a folder, by sorted paths with `/`. */
export const filesBelow = (folder: string): Readonly<Record<string, Buffer>> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .map(
        (file) => [file.replaceAll(path.sep, '/'), readFileSync(path.join(folder, file))] as const,
      )
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Texts below a folder, by sorted paths with `/`. */
export const textsBelow = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(filesBelow(folder)).map(([file, bytes]) => [file, bytes.toString()]),
  );

/** Writes files below a folder. */
export const writeFiles = (
  folder: string,
  files: Iterable<readonly [file: string, content: string | Buffer]>,
): void => {
  for (const [file, content] of files) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
};
