// Prints the notes of the version in package.json, from CHANGELOG.md: node scripts/release-notes.mjs [folder].
// Fails if there is no section for it.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const [root = path.resolve(import.meta.dirname, '..')] = process.argv.slice(2);
const read = (name) => readFileSync(path.join(root, name), 'utf8');

const { version } = JSON.parse(read('package.json'));
const sections = read('CHANGELOG.md').split(/^(?=## )/m);
const notes = sections.find((section) => section.startsWith(`## [${version}]`));
if (notes === undefined) {
  console.error(
    `found no section "## [${version}]" in CHANGELOG.md, expected one for the version in package.json`,
  );
  process.exit(1);
}
console.log(notes.slice(notes.indexOf('\n')).trim());
