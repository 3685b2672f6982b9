// Writes what README.md repeats: the tables of inputs and outputs from action.yml, and the example
// workflows. With --check, only fails if it differs.
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

/** A workflow as a whole, folded away. */
const folded = (name) => {
  const text = readFileSync(path.join(root, 'examples', 'workflows', `${name}.yml`), 'utf8');
  const summary = `<summary><code>${name}.yml</code></summary>`;
  return `<details>\n${summary}\n\n\`\`\`yaml workflow\n${text}\`\`\`\n\n</details>`;
};

const parts = {
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
  workflows: ['image-build', 'nightly', 'rebuild'].map(folded).join('\n\n'),
};

const before = readFileSync(readme, 'utf8');
const after = Object.entries(parts).reduce(
  (text, [name, body]) =>
    text.replace(
      new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`),
      (_, open, close) => `${open}\n${body}\n\n${close}`,
    ),
  before,
);

if (!process.argv.includes('--check')) writeFileSync(readme, after);
else if (after !== before) {
  console.error(
    'README.md does not repeat action.yml and examples/workflows; run "npm run generate"',
  );
  process.exit(1);
}
