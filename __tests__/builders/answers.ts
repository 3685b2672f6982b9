/** Checks the history of findings in trees, with a program that is not part of the repository. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LAW, runChecker } from './checker';
import { writeFiles } from './files';

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

/** Most trees of tests omit the description of the API. */
const isOfContract = ({ path: file }: Violation): boolean => /openapi\.json|schemas\//.test(file);

/** The violations in the tree of a folder. */
export const answersIn = async (
  folder: string,
  ...args: ReadonlyArray<string>
): Promise<ReadonlyArray<Violation>> => {
  const output = await runChecker(CHECKER, [folder, ...args, ...LAW, '--json']);
  const { checks, violations } = JSON.parse(output) as {
    readonly checks: number;
    readonly violations: ReadonlyArray<Violation>;
  };
  if (checks < 50) throw new Error(`the check of answers made only ${checks} checks`);
  return violations.filter((each) => !isOfContract(each));
};

/** Where tests without a server publish. */
const PLACE = ['--server', 'https://github.com', '--repository', 'acme/catalog'];

/** The violations in a tree, and in the step from the tree before. */
export const violationsOf = async (
  tree: Tree,
  before?: Tree,
): Promise<ReadonlyArray<Violation>> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'answers-'));
  try {
    writeFiles(path.join(folder, 'now'), tree);
    if (before !== undefined) writeFiles(path.join(folder, 'before'), before);
    const compared = before === undefined ? [] : ['--before', path.join(folder, 'before')];
    return await answersIn(path.join(folder, 'now'), ...PLACE, ...compared);
  } finally {
    rmSync(folder, { recursive: true });
  }
};
