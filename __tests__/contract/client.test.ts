/** Checks `openapi.json` with a linter and with a typed client. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

describe('the types that a client generates', () => {
  const folder = path.join(__dirname, 'client');
  const answers = readFileSync(path.join(folder, 'answers.ts'), 'utf8');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    exactOptionalPropertyTypes: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  };

  /** The members of the union `Wrong` for each text of `./api`, by one program, which reads the codecs once. */
  const wrongWith = (types: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> => {
    const files = new Map(
      types.flatMap((text, i) => [
        [path.join(folder, `answers-${i}.ts`), answers.replace("'./api'", `'./api-${i}'`)],
        [path.join(folder, `api-${i}.ts`), text],
      ]),
    );
    const host = ts.createCompilerHost(options);
    const roots = [...files.keys()].filter((file) => file.includes('answers'));
    const program = ts.createProgram(roots, options, {
      ...host,
      fileExists: (file) => files.has(path.resolve(file)) || host.fileExists(file),
      getSourceFile: (file, version) => {
        const text = files.get(path.resolve(file));
        return text === undefined
          ? host.getSourceFile(file, version)
          : ts.createSourceFile(file, text, version);
      },
    });
    return roots.map((root) => {
      const file = program.getSourceFile(root);
      const flaws = program.getSemanticDiagnostics(file);
      const alias = file?.statements.filter(ts.isTypeAliasDeclaration).at(-1);
      if (flaws.length > 0 || alias === undefined)
        throw new Error(flaws.map(({ messageText }) => JSON.stringify(messageText)).join('\n'));
      const type = program.getTypeChecker().getTypeAtLocation(alias);
      const members = type.isUnion() ? type.types : [type];
      return members.flatMap((each) => (each.isStringLiteral() ? [each.value] : [])).sort();
    });
  };

  const { schemas } = whole.components;
  const withSchemas = (changed: Document['components']['schemas']): Document => ({
    ...whole,
    components: { schemas: { ...schemas, ...changed } },
  });

  /** The component with other properties; a property that is undefined is left out. */
  const withProperties = (name: string, changed: Readonly<Record<string, unknown>>) => {
    const { properties, required, ...rest } = schemas[name] ?? {};
    const all = Object.entries({ ...properties, ...changed }).filter(([, each]) => each);
    const keys = all.map(([key]) => key);
    return {
      [name]: {
        ...rest,
        properties: Object.fromEntries(all),
        required: required?.filter((key) => keys.includes(key)) ?? [],
      },
    };
  };

  const endpoints = Object.entries(whole.paths).map(
    ([file, item]) => [file.replace('/api/v1/', ''), item] as const,
  );
  /** The endpoints whose answers contain a component, directly or not. */
  const usersOf = (name: string): ReadonlyArray<string> => {
    const used = new Set([name]);
    const contains = (value: unknown): boolean =>
      [...used].some((each) => JSON.stringify(value).includes(`"#/components/schemas/${each}"`));
    for (let size = 0; size < used.size; ) {
      size = used.size;
      for (const [each, schema] of Object.entries(schemas)) if (contains(schema)) used.add(each);
    }
    return endpoints.flatMap(([file, item]) => (contains(item) ? [file] : []));
  };

  const { '/api/v1/status.json': status, ...otherPaths } = whole.paths;
  /** Documents, and the endpoints that must be wrong in each. */
  const documents: Readonly<Record<string, readonly [Document, ReadonlyArray<string>]>> = {
    'are those of the codecs': [whole, []],
    'of which every field is optional are wrong everywhere': [
      withSchemas(
        Object.fromEntries(
          Object.entries(schemas).map(([name, schema]) => [
            name,
            schema.properties ? { ...schema, required: [] } : schema,
          ]),
        ),
      ),
      endpoints
        .map(([file]) => file)
        .filter((file) => !/^openapi|^schemas|\.(?:svg|atom|gz)$/.test(file)),
    ],
    'with another type, without a required or an optional field, or under another name are wrong where these are':
      [
        {
          ...withSchemas({
            ...withProperties('AffectedImage', { latest: { type: 'string' } }),
            ...withProperties('Cve', { installed: undefined }),
            ...withProperties('Badge', { logoColor: undefined }),
          }),
          paths: { ...otherPaths, '/api/v1/state.json': status },
        },
        [...['AffectedImage', 'Cve', 'Badge'].flatMap(usersOf), 'state.json', 'status.json'],
      ],
  };
  let wrong: ReadonlyArray<ReadonlyArray<string>> = [];

  beforeAll(() => {
    const all = Object.values(documents).map(([document]) => document);
    const { stdout, stderr } = run(
      '__tests__/contract/generate-types.mjs',
      [],
      JSON.stringify(all),
    );
    if (stdout === '') throw new Error(stderr);
    wrong = wrongWith(JSON.parse(stdout));
  });

  test.each(Object.keys(documents).map((title, i) => [title, i] as const))('%s', (title, i) => {
    const [, expected = []] = documents[title] ?? [];
    expect(wrong[i]).toEqual([...new Set(expected)].sort());
  });
});
