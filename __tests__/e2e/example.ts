/** The example catalog as the files of a checkout. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Files } from './action';

const EXAMPLE = path.resolve(__dirname, '../../examples/catalog');

export const exampleFiles = (): Files =>
  Object.fromEntries(
    readdirSync(EXAMPLE, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(EXAMPLE, file).replaceAll(path.sep, '/'), readFileSync(file)]),
  );
