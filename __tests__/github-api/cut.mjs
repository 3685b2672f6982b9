/**
 * Cuts the operations that this action uses out of GitHub's description of its API, without texts, into
 * `description.json` next to this file:
 *
 *     npm pack @octokit/openapi@<version> && tar xzf octokit-openapi-*.tgz
 *     node __tests__/github-api/cut.mjs package
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const REPOSITORY = '/repos/{owner}/{repo}';
const PATHS = [
  REPOSITORY,
  `${REPOSITORY}/pages`,
  `${REPOSITORY}/pages/builds/latest`,
  `${REPOSITORY}/compare/{basehead}`,
  `${REPOSITORY}/actions/runs/{run_id}`,
  `${REPOSITORY}/actions/runs/{run_id}/artifacts`,
];

/** What decides whether an answer is valid. */
const KEYWORDS = new Set([
  ...['type', 'properties', 'required', 'nullable', 'enum', 'items', 'format', '$ref'],
  ...['oneOf', 'anyOf', 'allOf', 'additionalProperties', 'minimum', 'maximum', 'pattern'],
]);
const JSON_TYPE = 'application/json';
const REFERENCE = /"\$ref":"#\/components\/schemas\/([^"]+)"/g;

const mapValues = (record, change) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

const cutSchema = (schema) => {
  if (Array.isArray(schema)) return schema.map(cutSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(([key]) => KEYWORDS.has(key));
  return Object.fromEntries(
    kept.map(([key, value]) => {
      if (key === 'properties') return [key, mapValues(value, cutSchema)];
      return [key, key === 'enum' || key === 'required' ? value : cutSchema(value)];
    }),
  );
};

/** GitHub's example of a repository leaves out a value that its description requires, also in its source. */
const completed = (template, example) => {
  if (template !== REPOSITORY) return example;
  const { source, parent, ...rest } = example;
  return { ...rest, language: null };
};

const folder = process.argv[2] ?? 'package';
const read = (name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
const { name, version, license } = read('package.json');
const { paths, components } = read('generated/api.github.com.json');

const operations = Object.fromEntries(
  PATHS.map((each) => {
    const { schema, examples = {} } = paths[each].get.responses['200'].content[JSON_TYPE];
    const [first = {}] = Object.values(examples);
    const example = first.$ref ? components.examples[first.$ref.split('/').at(-1)] : first;
    return [each, { schema: cutSchema(schema), example: completed(each, example.value) }];
  }),
);

const schemas = {};
const pending = [JSON.stringify(operations)];
for (const text of pending)
  for (const [, key] of text.matchAll(REFERENCE)) {
    if (schemas[key] !== undefined) continue;
    schemas[key] = cutSchema(components.schemas[key]);
    pending.push(JSON.stringify(schemas[key]));
  }

/** One entry a line: a new version of the description shows in a diff. */
const lines = (record) =>
  Object.entries(record)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
    .join(',\n');

const source = JSON.stringify(`${name} ${version}, ${license}`);
writeFileSync(
  path.join(import.meta.dirname, 'description.json'),
  `{"source":${source},\n"operations":{\n${lines(operations)}\n},\n"schemas":{\n${lines(schemas)}\n}}\n`,
);
