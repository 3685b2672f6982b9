// Compiles projector/ (AssemblyScript) to WebAssembly, as a module of src/ that holds its bytes as text: the
// program has no file to look for, and tests run what is published.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Where the module stands. */
export const PROJECTOR_MODULE = path.join('src', 'codec', 'projector.ts');

/** The text of the module. */
export const buildProjector = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'projector-'));
  try {
    const target = path.join(folder, 'projector.wasm');
    const { error, stderr } = await asc.main([
      path.join('projector', 'projector.ts'),
      ...['--baseDir', root, '--outFile', path.relative(root, target)],
      ...['--runtime', 'stub', '--noAssert', '--enable', 'simd', '-O3'],
    ]);
    if (error) throw new Error(`projector/ does not compile: ${stderr.toString()}`);
    const bytes = readFileSync(target).toString('base64');
    return `/** Made of projector/ by "npm run build"; the program that read-json.ts runs, in base64. */\nexport const PROJECTOR =\n  '${bytes}';\n`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
