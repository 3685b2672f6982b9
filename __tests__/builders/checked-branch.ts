/** A branch in memory that tests publish to. Each published tree is checked like those of the built action. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { conform } from '../e2e/conformance';
import { hasAnswersChecker, violationsOf } from './answers';
import { coverageViolations } from './coverage';
import { writeFiles } from './files';
import { memoryGit } from './memory-git';
import { type Ran, type Run, runAction } from './run';
import { validateTree } from './validate';

type Tree = Readonly<Record<string, string>>;

export interface CheckedBranch {
  /** Runs the action, and throws its errors or what is wrong with the tree that it published. */
  readonly publish: (files: Run['files'], inputs?: Run['inputs']) => Promise<Ran>;
  /** The texts of the branch by path. */
  readonly tree: () => Tree;
}

const conforms = async (tree: Tree): Promise<ReadonlyArray<string>> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'branch-'));
  try {
    // The checker may need a copy, which it puts beside the tree.
    const site = path.join(folder, 'site');
    writeFiles(site, Object.entries(tree));
    return (await conform(site))?.violations ?? [];
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** The reports of a run that reads the folder of reports, as tests do unless they say otherwise. */
const reportsIn = (files: Run['files']): Tree =>
  Object.fromEntries(
    Object.entries(files).flatMap(([file, text]) =>
      file.startsWith('reports/') ? [[file, String(text)]] : [],
    ),
  );

const wrongIn = async (tree: Tree, before: Tree, reports: Tree): Promise<ReadonlyArray<string>> => {
  const step = Object.keys(before).length === 0 ? undefined : Object.entries(before);
  const answers = hasAnswersChecker ? await violationsOf(Object.entries(tree), step) : [];
  return [
    ...(await conforms(tree)),
    ...answers.map((each) => JSON.stringify(each)),
    ...(await coverageViolations(tree, reports, before)).map((each) => JSON.stringify(each)),
    ...validateTree(tree).invalid,
  ];
};

/** A new branch, which does not exist yet. */
export const checkedBranch = (): CheckedBranch => {
  const remote = memoryGit();
  const tree = (): Tree => Object.fromEntries(remote.files() ?? []);
  return {
    tree,
    publish: async (files, inputs = {}) => {
      const before = tree();
      const ran = await runAction({ git: remote.git, files, inputs });
      const isNew = ran.outputs['changed'] === 'true' && inputs['dry-run'] !== 'true';
      const wrong = [
        ...ran.errors,
        ...(isNew ? await wrongIn(tree(), before, reportsIn(files)) : []),
      ];
      if (wrong.length > 0) throw new Error(wrong.join('\n'));
      return ran;
    },
  };
};
