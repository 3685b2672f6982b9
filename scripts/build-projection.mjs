// Compiles the AssemblyScript in src/reports/projection/wasm to WebAssembly, in a module with its bytes as text: so
// the program needs no file, and tests run the same bytes.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import asc from 'assemblyscript/asc';

const root = path.resolve(import.meta.dirname, '..');

const projection = path.join('src', 'reports', 'projection');

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
    return `/** The program in wasm/, in base64; written by "npm run build" and run by project-json.ts. */\nexport const WASM_BASE64 =\n  '${bytes}';\n`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
