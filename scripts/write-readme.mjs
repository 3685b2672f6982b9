// Writes inputs and outputs from action.yml: all, with inputs in groups, as lists into docs/reference.md, and those
// that most people need as tables into README.md. With --check, only fails if they differ.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '..');
const { inputs, outputs } = parse(readFileSync(path.join(root, 'action.yml'), 'utf8'));

const GROUPS = {
  'What to publish': [
    ...['manifest', 'reports', 'artifact', 'artifact-run-id', 'updates', 'kev', 'epss', 'vex'],
  ],
  Where: ['repository', 'branch', 'destination', 'token', 'source-token', 'base-url', 'output'],
  Policy: [
    'dry-run',
    'draft',
    'fail-on',
    'verify',
    'carry-forward',
    'unmatched-reports',
    'invalid-reports',
    'allow-removals',
  ],
  Look: ['explorer', 'landing', 'history', 'commit-message', 'author'],
};
const FIRST = {
  inputs: ['manifest', 'reports', 'artifact'],
  outputs: ['api-url', 'changed', 'cves', 'fixable', 'needs-rebuild', 'summary'],
};

const stop = (why) => {
  console.error(why);
  process.exit(1);
};

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
/** A description as Markdown, in which `<hex>` would be a tag. */
const prose = (name, known) => known[name].description.replaceAll('<', '\\<');
const code = (text) => (text === '' ? 'empty' : `\`${text}\``);

const unknownIn = (known, names) => names.filter((name) => !Object.hasOwn(known, name));
const grouped = Object.values(GROUPS).flat();
const missing = Object.keys(inputs).filter((name) => !grouped.includes(name));
if (missing.length > 0)
  stop(`scripts/write-readme.mjs: put the input ${missing.join(', ')} of action.yml into a group`);
const unknown = [
  ...unknownIn(inputs, [...grouped, ...FIRST.inputs]),
  ...unknownIn(outputs, FIRST.outputs),
];
if (unknown.length > 0)
  stop(`scripts/write-readme.mjs: action.yml has no ${unknown.join(', ')}; remove it`);

const inputTable = (names) =>
  table(
    ['input', 'default', 'meaning'],
    names.map((name) => [code(name), code(inputs[name].default), prose(name, inputs)]),
  );
const outputTable = (names) =>
  table(
    ['output', 'meaning'],
    names.map((name) => [code(name), prose(name, outputs)]),
  );

/** An input or output of a list, with its default if it has one. */
const itemOf = (known) => (name) => {
  const { default: value = '' } = known[name];
  return `- ${code(name)}${value === '' ? '' : ` (${code(value)})`}: ${prose(name, known)}`;
};
const listOf = (known, names) => names.map(itemOf(known)).join('\n');

/** By document, then by the name of the marker. */
const DOCUMENTS = {
  'README.md': { inputs: inputTable(FIRST.inputs), outputs: outputTable(FIRST.outputs) },
  'docs/reference.md': {
    inputs: Object.entries(GROUPS)
      .map(([title, names]) => `### ${title}\n\n${listOf(inputs, names)}`)
      .join('\n\n'),
    outputs: listOf(outputs, Object.keys(outputs)),
  },
};

/** Replaces what is between two markers. */
const withPart = (text, [name, body]) => {
  const [open, close] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(open), text.indexOf(close)];
  if (from < 0 || to < from) stop(`no place for the ${name}: expected ${open.trim()} and ${close}`);
  return `${text.slice(0, from)}${open}\n${body}\n\n${text.slice(to)}`;
};

for (const [document, parts] of Object.entries(DOCUMENTS)) {
  const file = path.join(root, document);
  const before = readFileSync(file, 'utf8');
  const after = Object.entries(parts).reduce(withPart, before);
  if (!process.argv.includes('--check')) writeFileSync(file, after);
  else if (after !== before)
    stop(`the inputs and outputs in ${document} are out of date; run "npm run generate"`);
}
