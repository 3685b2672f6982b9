// Loads the sources for scripts: TypeScript, transpiled file by file on the way in, as `tsconfig.build.json`
// has it: so a script measures what ships.
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformFileSync } from '@swc/core';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const require = createRequire(import.meta.url);

require.extensions['.ts'] = (module, file) => {
  const { code } = transformFileSync(file, {
    jsc: {
      target: 'es2017',
      parser: { syntax: 'typescript' },
      assumptions: { setSpreadProperties: true, pureGetters: true },
    },
    module: { type: 'commonjs' },
  });
  module._compile(code, file);
};

/** What a module of the sources exports, e.g. `src/contract/compatibility.ts`. */
export const load = (file) => require(path.join(root, file));
