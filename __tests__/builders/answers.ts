/** The check of what trees say of findings over time, by a program from outside. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Tree = Iterable<readonly [path: string, text: string]>;

const CHECKER = path.resolve(__dirname, '../../../shared/conformance/answers.mjs');
export const hasAnswersChecker = existsSync(CHECKER);

export interface Violation {
  readonly path: string;
  readonly pointer: string;
  readonly what: string;
  readonly expected: string;
  /** JSON, or `nothing`. */
  readonly found: string;
}

/** Most trees of tests leave out what describes the API. */
const isOfContract = ({ path: file }: Violation): boolean => /openapi\.json|schemas\//.test(file);

const writeTree = (folder: string, tree: Tree): void => {
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of tree) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
};

/** What the checker has to say about the tree in a folder. */
export const answersIn = (
  folder: string,
  ...args: ReadonlyArray<string>
): ReadonlyArray<Violation> => {
  const { stdout, stderr } = spawnSync(process.execPath, [CHECKER, folder, ...args, '--json'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  if (stdout === '') throw new Error(`the check of answers failed: ${stderr}`);
  const { checks, violations } = JSON.parse(stdout) as {
    readonly checks: number;
    readonly violations: ReadonlyArray<Violation>;
  };
  if (checks < 50) throw new Error(`the check of answers made only ${checks} checks`);
  return violations.filter((each) => !isOfContract(each));
};

/** Where tests publish that have no server of their own. */
const PLACE = ['--server', 'https://github.com', '--repository', 'acme/catalog'];

/** What the checker has to say about a tree, and about how it follows from the one before. */
export const violationsOf = (tree: Tree, before?: Tree): ReadonlyArray<Violation> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'answers-'));
  try {
    writeTree(path.join(folder, 'now'), tree);
    if (before !== undefined) writeTree(path.join(folder, 'before'), before);
    const compared = before === undefined ? [] : ['--before', path.join(folder, 'before')];
    return answersIn(path.join(folder, 'now'), ...PLACE, ...compared);
  } finally {
    rmSync(folder, { recursive: true });
  }
};
