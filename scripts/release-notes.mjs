// Prints the notes of a release from CHANGELOG.md: node scripts/release-notes.mjs <version> [file].
// Fails if package.json has another version, or if there is no section for it.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const [version = '', file = path.join(root, 'CHANGELOG.md')] = process.argv.slice(2);
const { version: ours } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

const stop = (message) => {
  console.error(message);
  process.exit(1);
};

if (version !== ours) stop(`found version ${ours} in package.json, expected ${version}`);
const sections = readFileSync(file, 'utf8').split(/^(?=## )/m);
const notes = sections.find((section) => section.startsWith(`## [${version}]`));
if (notes === undefined) stop(`found no section "## [${version}]" in the changelog`);
console.log(notes.slice(notes.indexOf('\n')).trim());
