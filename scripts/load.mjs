// Loads TypeScript sources into scripts, transpiled as in `tsconfig.build.json`, so that benchmarks measure the code
// that ships.
import { createRequire } from 'node:module';
import path from 'node:path';
import { transformFileSync } from '@swc/core';

export const root = path.resolve(import.meta.dirname, '..');
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

/** The exports of a source file such as `scripts/contract/compatibility.ts`. */
export const load = (file) => require(path.join(root, file));
