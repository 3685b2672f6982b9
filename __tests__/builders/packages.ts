/** Checks the packages in trees, with a program that is not part of the repository. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { inScratch, LAW, linesOfChecker } from './checker';
import type { Given } from './coverage';
import { writeFiles } from './files';

type Tree = Iterable<readonly [path: string, text: string]>;

const CHECKER = path.resolve(__dirname, '../../../shared/conformance/packages.mjs');
export const hasPackagesChecker = existsSync(CHECKER);

/** A run: its workspace, and the trees of the branch before and after it. */
export interface CheckedRun {
  /** The manifest in YAML, and reports below `reports/`. */
  readonly files: Readonly<Record<string, string>>;
  readonly tree: Tree;
  readonly before?: Tree;
  readonly carryForward?: boolean;
}

const violationsIn = (
  folder: string,
  manifest: string,
  reports: string,
  { before, carryForward }: Pick<Given, 'before' | 'carryForward'>,
): Promise<ReadonlyArray<string>> =>
  linesOfChecker(CHECKER, [
    ...[folder, '--manifest', manifest, '--reports', reports],
    ...(before === undefined ? [] : ['--before', before]),
    ...(carryForward === false ? ['--no-carry-forward'] : []),
    ...LAW,
  ]);

/** What is wrong with the packages in a tree. */
export const packageViolations = (run: CheckedRun): Promise<ReadonlyArray<string>> =>
  inScratch((at) => {
    mkdirSync(at('reports'));
    const reports = Object.entries(run.files).filter(([file]) => file.startsWith('reports/'));
    writeFiles(at(''), reports);
    writeFileSync(at('manifest'), JSON.stringify(parse(run.files['catalog.yaml'] ?? '')));
    writeFiles(at('now'), run.tree);
    writeFiles(at('before'), run.before ?? []);
    const before = run.before && at('before');
    const { carryForward = true } = run;
    return violationsIn(at('now'), at('manifest'), at('reports'), { before, carryForward });
  });

/** What is wrong with the packages in the tree whose `api/v1` is in a folder; nothing if its manifest wants none. */
export const packageViolationsIn = async (
  folder: string,
  { reports, ...given }: Given,
): Promise<ReadonlyArray<string>> => {
  const state = path.join(folder, 'api/v1/state.json');
  if (!hasPackagesChecker || reports === undefined || !existsSync(state)) return [];
  const { manifest } = JSON.parse(readFileSync(state, 'utf8'));
  if (manifest.packages === false) return [];
  return inScratch((at) => {
    writeFileSync(at('manifest'), JSON.stringify(manifest));
    return violationsIn(folder, at('manifest'), reports, given);
  });
};
