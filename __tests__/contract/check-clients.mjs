// Generates the types of a client from each OpenAPI document of a JSON array on standard input, compares them with the
// codecs by `client/answers.ts`, and prints the members of its union `Wrong` for each.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';

// An import would search the whole compiler for names that it exports.
const require = createRequire(import.meta.url);
const ts = require('typescript');
const { default: openapiTS, astToString } = require('openapi-typescript');

const FOLDER = path.join(import.meta.dirname, 'client');

const options = {
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

const answers = readFileSync(path.join(FOLDER, 'answers.ts'), 'utf8');
const files = new Map();
for (const [i, document] of JSON.parse(await text(process.stdin)).entries()) {
  const types = astToString(await openapiTS(document, { silent: true }));
  files.set(path.join(FOLDER, `answers-${i}.ts`), answers.replace("'./api'", `'./api-${i}'`));
  files.set(path.join(FOLDER, `api-${i}.ts`), types);
}

const host = ts.createCompilerHost(options);
const roots = [...files.keys()].filter((file) => file.includes('answers'));
// One program reads the codecs once.
const program = ts.createProgram(roots, options, {
  ...host,
  fileExists: (file) => files.has(path.resolve(file)) || host.fileExists(file),
  getSourceFile: (file, version) => {
    const own = files.get(path.resolve(file));
    return own === undefined
      ? host.getSourceFile(file, version)
      : ts.createSourceFile(file, own, version);
  },
});

const wrongIn = (root) => {
  const file = program.getSourceFile(root);
  const flaws = program.getSemanticDiagnostics(file);
  const alias = file?.statements.filter(ts.isTypeAliasDeclaration).at(-1);
  if (flaws.length > 0 || alias === undefined)
    throw new Error(flaws.map(({ messageText }) => JSON.stringify(messageText)).join('\n'));
  const type = program.getTypeChecker().getTypeAtLocation(alias);
  const members = type.isUnion() ? type.types : [type];
  return members.flatMap((each) => (each.isStringLiteral() ? [each.value] : [])).sort();
};

process.stdout.write(JSON.stringify(roots.map(wrongIn)));
