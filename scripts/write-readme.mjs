// Writes the tables of inputs, by group, and of outputs from action.yml into README.md. With --check, only fails
// if they differ.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '..');
const readme = path.join(root, 'README.md');
const { inputs, outputs } = parse(readFileSync(path.join(root, 'action.yml'), 'utf8'));

/** The inputs of each group. */
const GROUPS = {
  'What to publish': [
    ...['manifest', 'reports', 'artifact', 'artifact-run-id', 'updates', 'kev', 'epss', 'vex'],
  ],
  Where: ['repository', 'branch', 'destination', 'token', 'source-token', 'base-url', 'output'],
  Policy: [
    'dry-run',
    'fail-on',
    'verify',
    'carry-forward',
    'unmatched-reports',
    'invalid-reports',
    'allow-removals',
  ],
  Look: ['explorer', 'landing', 'history', 'commit-message', 'author'],
};
/** Shown in bold: most people need them. */
const FIRST = ['manifest', 'reports', 'artifact'];

const stop = (why) => {
  console.error(why);
  process.exit(1);
};

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const code = (text) => (text === '' ? 'empty' : `\`${text}\``);
const nameOf = (input) => (FIRST.includes(input) ? `**${code(input)}**` : code(input));

const grouped = Object.values(GROUPS).flat();
const missing = Object.keys(inputs).filter((name) => !grouped.includes(name));
if (missing.length > 0)
  stop(`scripts/write-readme.mjs: put the input ${missing.join(', ')} of action.yml into a group`);

/** The table of the inputs of a group. */
const groupTable = ([title, names]) => {
  const rows = names
    .filter((name) => Object.hasOwn(inputs, name))
    .map((name) => [nameOf(name), code(inputs[name].default), inputs[name].description]);
  return `**${title}**\n\n${table(['input', 'default', 'meaning'], rows)}`;
};

const parts = {
  inputs: Object.entries(GROUPS).map(groupTable).join('\n\n'),
  outputs: table(
    ['output', 'meaning'],
    Object.entries(outputs).map(([name, { description }]) => [code(name), description]),
  ),
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
else if (after !== before) stop('the tables of README.md are out of date; run "npm run generate"');
