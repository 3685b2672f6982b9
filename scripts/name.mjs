// Writes the address of this repository wherever it occurs: npm run name -- acme/catalog-api-action [folder].
// The source is "repository" in package.json. Build dist/ again afterwards.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const REPOSITORY = /^[a-z\d](?:-?[a-z\d])*\/[\w.-]+$/i;

const [name = '', root = path.resolve(import.meta.dirname, '..')] = process.argv.slice(2);
if (!REPOSITORY.test(name)) {
  console.error(
    `found ${JSON.stringify(name)}, expected the repository of this action: npm run name -- acme/catalog-api-action`,
  );
  process.exit(1);
}

const { repository } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const former = repository.replace('github:', '');
const list = ['ls-files', '-z', '--', ':!dist', ':!package-lock.json'];
const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0');
const changed = files.filter(Boolean).filter((file) => {
  const place = path.join(root, file);
  // Latin-1 keeps every byte, even of pictures.
  const text = readFileSync(place, 'latin1');
  const next = text.replaceAll(former, name);
  if (next === text) return false;
  writeFileSync(place, next, 'latin1');
  return true;
});
console.log(`${former} is now ${name}, in ${changed.length} files. Next: npm run build`);
