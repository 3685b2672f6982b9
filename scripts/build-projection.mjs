// Compiles the AssemblyScript of src/reports/projection/wasm to WebAssembly, as a module that holds its bytes
// as text: the program has no file to look for, and tests run what is published.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const projection = path.join('src', 'reports', 'projection');

/** Where the module stands. */
export const PROJECTION_MODULE = path.join(projection, 'wasm-module.ts');

/** The text of the module. */
export const buildProjection = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'projection-'));
  try {
    const target = path.join(folder, 'projection.wasm');
    const { error, stderr } = await asc.main([
      path.join(projection, 'wasm', 'project.ts'),
      ...['--baseDir', root, '--outFile', path.relative(root, target)],
      ...['--runtime', 'stub', '--noAssert', '--enable', 'simd', '-O3'],
    ]);
    if (error) throw new Error(`${projection} does not compile: ${stderr.toString()}`);
    const bytes = readFileSync(target).toString('base64');
    return `/** Made of wasm/ by "npm run build"; the program that read-json.ts runs, in base64. */\nexport const WASM_BASE64 =\n  '${bytes}';\n`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
