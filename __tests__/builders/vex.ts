/** OpenVEX files, and the check of what is published of them, by a program that is not part of the repository. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { runChecker } from './checker';
import type { Given } from './coverage';
import { writeFiles } from './files';

type Files = Readonly<Record<string, string>>;
type Tree = Iterable<readonly [path: string, content: string | Buffer]>;

/** A statement as in an OpenVEX file. */
export const statement = (name: string, product: string, more: object = {}): object => ({
  vulnerability: { name },
  products: [{ '@id': product }],
  status: 'not_affected',
  justification: 'component_not_present',
  ...more,
});

/** An OpenVEX file. */
export const openVex = (statements: ReadonlyArray<object>, more: object = {}): string =>
  JSON.stringify({
    '@context': 'https://openvex.dev/ns/v0.2.0',
    '@id': 'https://acme.test/vex/1',
    author: 'Acme',
    timestamp: '2026-08-20T12:00:00+02:00',
    version: 1,
    statements,
    ...more,
  });

const CHECKER = path.resolve(__dirname, '../../../shared/conformance/vex.mjs');
export const hasVexChecker = existsSync(CHECKER);

/** Most trees of tests omit the description of the API. */
const isOfContract = (line: string): boolean => line.includes('openapi.json#');

/** A run: its workspace, and the trees of the branch before and after it. */
export interface VexRun {
  /** The manifest in YAML, and the files of the input below `vex/`. */
  readonly files: Files;
  readonly tree: Tree;
  readonly before?: Tree;
  readonly destination?: string;
}

const runVexChecker = async (args: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const lines = (await runChecker(CHECKER, [...args, '--law', 'checked'])).trimEnd().split('\n');
  if (!/^\d+ checks, \d+ violations$/.test(lines.pop() ?? ''))
    throw new Error(`the check of statements failed: ${lines.join('\n')}`);
  return lines.filter((line) => !isOfContract(line));
};

/** What is wrong with the statements in a tree. */
export const vexViolations = async (run: VexRun): Promise<ReadonlyArray<string>> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vex-'));
  const at = (name: string): string => path.join(folder, name);
  try {
    mkdirSync(at('vex'));
    const given = Object.entries(run.files).filter(([file]) => file.startsWith('vex/'));
    const manifest = JSON.stringify(parse(run.files['catalog.yaml'] ?? ''));
    writeFiles(folder, [...given, ['manifest.json', manifest]]);
    writeFiles(at('now'), run.tree);
    writeFiles(at('before'), run.before ?? []);
    return await runVexChecker([
      ...[at('now'), '--manifest', at('manifest.json'), '--vex', at('vex')],
      ...(run.before === undefined ? [] : ['--before', at('before')]),
      ...(run.destination === undefined ? [] : ['--destination', run.destination]),
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** What is wrong with the statements in the tree whose `api/v1` is in a folder; nothing if what its run was given is unknown. */
export const vexViolationsIn = async (
  folder: string,
  { vex, before }: Given,
): Promise<ReadonlyArray<string>> => {
  const state = path.join(folder, 'api/v1/state.json');
  if (!hasVexChecker || vex === undefined || !existsSync(state)) return [];
  const scratch = mkdtempSync(path.join(tmpdir(), 'vex-'));
  try {
    const file = path.join(scratch, 'manifest.json');
    writeFileSync(file, JSON.stringify(JSON.parse(readFileSync(state, 'utf8')).manifest));
    const step = before === undefined ? [] : ['--before', before];
    return await runVexChecker([folder, '--manifest', file, '--vex', vex, ...step]);
  } finally {
    rmSync(scratch, { recursive: true });
  }
};
