/** Checks the packages in trees, with a program that is not part of the repository. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { LAW, runChecker } from './checker';
import type { Given } from './coverage';
import { writeFiles } from './files';

type Tree = Iterable<readonly [path: string, text: string]>;

const CHECKER = path.resolve(__dirname, '../../../shared/conformance/packages.mjs');
export const hasPackagesChecker = existsSync(CHECKER);

/** Most trees of tests omit the description of the API. */
const isOfContract = (line: string): boolean => line.includes('openapi.json#');

/** A run: its workspace, and the trees of the branch before and after it. */
export interface CheckedRun {
  /** The manifest in YAML, and reports below `reports/`. */
  readonly files: Readonly<Record<string, string>>;
  readonly tree: Tree;
  readonly before?: Tree;
  readonly carryForward?: boolean;
}

const runPackagesChecker = async (args: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const lines = (await runChecker(CHECKER, [...args, ...LAW])).trimEnd().split('\n');
  if (!/^\d+ checks, \d+ violations$/.test(lines.pop() ?? ''))
    throw new Error(`the check of packages failed: ${lines.join('\n')}`);
  return lines.filter((line) => !isOfContract(line));
};

/** What is wrong with the packages in a tree. */
export const packageViolations = async (run: CheckedRun): Promise<ReadonlyArray<string>> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'packages-'));
  const at = (name: string): string => path.join(folder, name);
  try {
    mkdirSync(at('reports'));
    const reports = Object.entries(run.files).filter(([file]) => file.startsWith('reports/'));
    const manifest = JSON.stringify(parse(run.files['catalog.yaml'] ?? ''));
    writeFiles(folder, [...reports, ['manifest.json', manifest]]);
    writeFiles(at('now'), run.tree);
    writeFiles(at('before'), run.before ?? []);
    return await runPackagesChecker([
      ...[at('now'), '--manifest', at('manifest.json'), '--reports', at('reports')],
      ...(run.before === undefined ? [] : ['--before', at('before')]),
      ...(run.carryForward === false ? ['--no-carry-forward'] : []),
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** What is wrong with the packages in the tree whose `api/v1` is in a folder; nothing if its manifest wants none. */
export const packageViolationsIn = async (
  folder: string,
  { reports, before, carryForward }: Given,
): Promise<ReadonlyArray<string>> => {
  const state = path.join(folder, 'api/v1/state.json');
  if (!hasPackagesChecker || reports === undefined || !existsSync(state)) return [];
  const { manifest } = JSON.parse(readFileSync(state, 'utf8'));
  if (manifest.packages === false) return [];
  const scratch = mkdtempSync(path.join(tmpdir(), 'packages-'));
  try {
    const file = path.join(scratch, 'manifest.json');
    writeFileSync(file, JSON.stringify(manifest));
    return await runPackagesChecker([
      ...[folder, '--manifest', file, '--reports', reports],
      ...(before === undefined ? [] : ['--before', before]),
      ...(carryForward === false ? ['--no-carry-forward'] : []),
    ]);
  } finally {
    rmSync(scratch, { recursive: true });
  }
};
