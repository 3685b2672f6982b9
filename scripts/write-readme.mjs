// Writes the tables of inputs and outputs in README.md from action.yml. With --check, only fails if
// they differ.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const readme = path.join(root, 'README.md');
const { inputs, outputs } = parse(readFileSync(path.join(root, 'action.yml'), 'utf8'));

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const code = (text) => (text === '' ? 'empty' : `\`${text}\``);

const tables = {
  inputs: table(
    ['input', 'default', 'meaning'],
    Object.entries(inputs).map(([name, { default: value, description }]) => [
      code(name),
      code(value),
      description,
    ]),
  ),
  outputs: table(
    ['output', 'meaning'],
    Object.entries(outputs).map(([name, { description }]) => [code(name), description]),
  ),
};

const before = readFileSync(readme, 'utf8');
const after = Object.entries(tables).reduce(
  (text, [name, body]) =>
    text.replace(
      new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`),
      (_, open, close) => `${open}\n${body}\n\n${close}`,
    ),
  before,
);

if (!process.argv.includes('--check')) writeFileSync(readme, after);
else if (after !== before) {
  console.error('the tables of README.md are not those of action.yml; run "npm run generate"');
  process.exit(1);
}
