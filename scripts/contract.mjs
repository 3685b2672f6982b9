// The contract: the documents that describe the API, and the action's inputs and outputs.
//   --write    writes schema/v1 from the codecs and schema/examples.json
//   --check    fails if schema/v1 is out of date, or if the contract breaks the released one
//   --release  makes the current contract the released one; refuses a breaking change without --breaking
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { load, root } from './load.mjs';

const { contractDocuments } = load('scripts/contract/contract-documents.ts');
const { formatUnknownCodec } = load('scripts/contract/shape.ts');
const { actionInterface, compareContracts, findUnannounced } = load(
  'scripts/contract/compatibility.ts',
);

const mode = process.argv[2];
const WRITTEN = path.join(root, 'schema', 'v1');
const RELEASED = path.join(root, 'schema', 'released');

const stop = (lines) => {
  for (const line of lines) console.error(line);
  process.exit(1);
};

const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const json = (file) => JSON.parse(readFileSync(file, 'utf8'));
const write = (file, value) => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, pretty(value));
};
const pretty = (value) => `${JSON.stringify(value, null, 2)}\n`;

const documentsWith = (examples) => {
  const walked = contractDocuments(examples);
  return walked._tag === 'Left' ? stop([formatUnknownCodec(walked.left)]) : walked.right;
};
const documents = documentsWith(json(path.join(root, 'schema', 'examples.json')));

const current = {
  // Examples are not part of the contract.
  api: documentsWith({}).find(({ path: file }) => file === 'openapi.json').document,
  action: actionInterface(parse(readFileSync(path.join(root, 'action.yml'), 'utf8'))),
};

/** Finds what breaks the released contract; before the first release, nothing can. */
const differences = () => {
  if (!existsSync(RELEASED)) return [];
  const released = {
    api: json(path.join(RELEASED, 'openapi.json')),
    action: json(path.join(RELEASED, 'action.json')),
  };
  const { breaks, added } = compareContracts(released, current);
  const silent = findUnannounced(added, textOf(path.join(root, 'CHANGELOG.md')));
  return [
    ...breaks.map((text) => `breaks the released contract: ${text}`),
    ...silent.map(
      ({ place, value }) =>
        `a response may now hold a new value: name \`${value}\` and \`${place}\` in the section "Unreleased" of CHANGELOG.md`,
    ),
  ];
};

if (mode === '--write') {
  rmSync(WRITTEN, { recursive: true, force: true });
  for (const { path: file, document } of documents) write(path.join(WRITTEN, file), document);
  console.log(`schema/v1: ${documents.length} documents`);
} else if (mode === '--check') {
  const stale = documents
    .filter(({ path: file, document }) => textOf(path.join(WRITTEN, file)) !== pretty(document))
    .map(({ path: file }) => `schema/v1/${file} is out of date; run "npm run generate"`);
  const strays = readdirSync(WRITTEN, { recursive: true })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.json') && !documents.some(({ path: made }) => made === file))
    .map((file) => `schema/v1/${file} belongs to no document; run "npm run generate"`);
  const problems = [...stale, ...strays, ...differences()];
  if (problems.length > 0) stop(problems);
  console.log(
    `contract: ${documents.length} documents, ${existsSync(RELEASED) ? 'nothing breaks the released one' : 'none released yet'}`,
  );
} else if (mode === '--release') {
  const problems = differences();
  if (problems.length > 0 && !process.argv.includes('--breaking')) stop(problems);
  write(path.join(RELEASED, 'openapi.json'), current.api);
  write(path.join(RELEASED, 'action.json'), current.action);
  console.log('schema/released is the current contract');
} else stop(['usage: contract.mjs --write | --check | --release [--breaking]']);
