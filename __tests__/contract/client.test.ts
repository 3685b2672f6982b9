/** Checks `openapi.json` with a linter and with a typed client. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { openApiText } from '../builders/contract';

interface Schema {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: ReadonlyArray<string>;
}

interface Document {
  readonly paths: Readonly<Record<string, unknown>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const PROJECT = path.resolve(__dirname, '..', '..');
const openApi = openApiText();
const whole = JSON.parse(openApi) as Document;

/** Runs a script of the project on a text. */
const run = (script: string, args: ReadonlyArray<string>, input = '') => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(PROJECT, script), ...args],
    { input, encoding: 'utf8', maxBuffer: 1 << 26 },
  );
  return { status, stdout, stderr };
};

test('the recommended rules of the linter report problems only in a wrong document', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'openapi-'));
  const wrong = openApi
    .replace('"operationId":"getBadge"', '"operationId":"getOpenApi"')
    .replace('"total":1', '"total":"one"');
  try {
    const files = Object.entries({ 'openapi.json': openApi, 'wrong.json': wrong }).map(
      ([name, text]) => {
        writeFileSync(path.join(folder, name), text);
        return path.join(folder, name);
      },
    );
    const { status, stdout } = run('scripts/lint-openapi.mjs', files);
    expect([status, stdout.split('\n').map((line) => line.split(' ').slice(0, 3))]).toEqual([
      1,
      [
        ['2', 'warn', 'no-invalid-media-type-examples'],
        ['2', 'error', 'operation-operationId-unique'],
        [''],
      ],
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the types that a client generates are those of the codecs, and every difference is found', () => {
  const { schemas } = whole.components;
  const withoutField = ({ properties, ...rest }: Schema, name: string): Schema => ({
    ...rest,
    properties: Object.fromEntries(
      Object.entries(properties ?? {}).filter(([key]) => key !== name),
    ),
    required: rest.required?.filter((key) => key !== name) ?? [],
  });
  /** The kinds of differences, each in documents of their own; elsewhere, every field is optional. */
  const different = (name: string, schema: Schema): Schema => {
    if (name === 'Badge') return withoutField(schema, 'logoColor');
    if (name === 'IntegrityFile') return withoutField(schema, 'bytes');
    if (name === 'HistoryRow')
      return { ...schema, properties: { ...schema.properties, fixable: { type: 'string' } } };
    const isKept = /^(?:Integrity|History)/.test(name) || schema.properties === undefined;
    return isKept ? schema : { ...schema, required: [] };
  };
  const { '/api/v1/status.json': status, ...otherPaths } = whole.paths;
  const wrong: Document = {
    ...whole,
    paths: { ...otherPaths, '/api/v1/state.json': status },
    components: {
      schemas: Object.fromEntries(
        Object.entries(schemas).map(([name, schema]) => [name, different(name, schema)]),
      ),
    },
  };
  const { stdout, stderr } = run(
    '__tests__/contract/check-clients.mjs',
    [],
    JSON.stringify([whole, wrong]),
  );
  const endpoints = Object.keys(whole.paths)
    .map((file) => file.replace('/api/v1/', ''))
    .filter((file) => !/^openapi|\.(?:svg|atom|gz)$/.test(file));
  expect([stderr, JSON.parse(stdout || '[]')]).toEqual([
    '',
    [[], [...endpoints, 'state.json'].sort()],
  ]);
});
