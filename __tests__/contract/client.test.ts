/** Checks `openapi.json` with a linter and with a typed client. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import ts from 'typescript';
import { contractFiles } from '../builders/contract';

interface Document {
  readonly paths: Readonly<Record<string, unknown>>;
  readonly components: {
    readonly schemas: Readonly<
      Record<
        string,
        {
          readonly properties?: Readonly<Record<string, unknown>>;
          readonly required?: ReadonlyArray<string>;
        }
      >
    >;
  };
}

const PROJECT = path.resolve(__dirname, '..', '..');
const openApi =
  contractFiles()
    .find((file) => file.path === 'openapi.json')
    ?.content.toString() ?? '';
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

describe('a program of a typed client', () => {
  const CLIENT = path.join(__dirname, 'client');
  const API = path.join(CLIENT, 'api.ts');
  const sources = new Map<string, ts.SourceFile | undefined>();
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  };

  type Naming = (text: string, start: number, length: number) => string;

  /** `image.slug`, even if only the name of the field is marked. */
  const field: Naming = (text, start, length) =>
    (/[\w.]*$/.exec(text.slice(0, start))?.[0] ?? '') + text.slice(start, start + length);

  const CALL = 'client.GET(';

  /** The path of the call that contains the place. */
  const endpoint: Naming = (text, start) =>
    /'([^']+)'/.exec(text.slice(text.lastIndexOf(CALL, start)))?.[1] ?? '';

  /** Parts of the program that do not type-check with these types of the API. */
  const flawsWith = (types: string, nameOf: Naming): ReadonlyArray<string> => {
    const host = ts.createCompilerHost(options);
    const program = ts.createProgram([path.join(CLIENT, 'program.ts')], options, {
      ...host,
      fileExists: (file) => path.resolve(file) === API || host.fileExists(file),
      getSourceFile: (file, version) => {
        if (path.resolve(file) === API) return ts.createSourceFile(file, types, version);
        if (!sources.has(file)) sources.set(file, host.getSourceFile(file, version));
        return sources.get(file);
      },
    });
    return ts
      .getPreEmitDiagnostics(program)
      .map(({ file, start = 0, length = 0 }) => nameOf(file?.text ?? '', start, length));
  };

  const components = Object.entries(whole.components.schemas);
  const withSchemas = (change: (schema: (typeof components)[number][1]) => object): Document => ({
    ...whole,
    components: {
      schemas: Object.fromEntries(
        components.map(([name, schema]) => [name, { ...schema, ...change(schema) }]),
      ),
    },
  });

  const without = (
    properties: Readonly<Record<string, unknown>> | undefined,
    keys: ReadonlyArray<string> | undefined,
  ) => ({
    // In a type without fields, all fields are `never`, which is assignable to every type.
    placeholder: {},
    ...Object.fromEntries(Object.entries(properties ?? {}).filter(([key]) => !keys?.includes(key))),
  });

  const documents: Readonly<Record<string, Document>> = {
    whole,
    'without required fields': withSchemas(({ properties, required }) =>
      properties ? { properties: without(properties, required), required: [] } : {},
    ),
    'with optional fields only': withSchemas(({ properties }) =>
      properties ? { required: [] } : {},
    ),
    'with other endpoints': {
      ...whole,
      paths: Object.fromEntries(
        Object.entries(whole.paths).map(([key, item]) => [key.replace('/v1/', '/v2/'), item]),
      ),
    },
  };
  const types = new Map<string, string>();

  beforeAll(() => {
    const { stdout, stderr } = run(
      '__tests__/contract/generate-types.mjs',
      [],
      JSON.stringify(Object.values(documents)),
    );
    if (stdout === '') throw new Error(stderr);
    const generated = JSON.parse(stdout) as ReadonlyArray<string>;
    for (const [i, name] of Object.keys(documents).entries()) types.set(name, generated[i] ?? '');
  });

  const flawsOf = (name: string, nameOf = field): ReadonlyArray<string> =>
    [...new Set(flawsWith(types.get(name) ?? '', nameOf))].sort();

  const everyField = components
    .flatMap(([name, { required = [] }]) =>
      required.map((key) => `${name.slice(0, 1).toLowerCase()}${name.slice(1)}.${key}`),
    )
    .sort();

  test('type-checks', () => {
    expect(flawsOf('whole')).toEqual([]);
  });

  test('does not type-check without a required field, for every field', () => {
    expect(everyField.length).toBeGreaterThan(150);
    expect(flawsOf('without required fields')).toEqual(everyField);
  });

  test('does not type-check if a required field becomes optional, for every field', () => {
    expect(flawsOf('with optional fields only')).toEqual(everyField);
  });

  test('calls every endpoint', () => {
    expect(flawsOf('with other endpoints', endpoint)).toEqual(Object.keys(whole.paths).sort());
  });
});
