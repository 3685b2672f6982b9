/** Checks the history of findings in trees, with a program that is not part of the repository. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runChecker } from './checker';
import { writeFiles } from './files';

type Tree = Iterable<readonly [path: string, text: string]>;

const FOLDER = path.resolve(__dirname, '../../../shared/conformance');
const CHECKER = path.join(FOLDER, 'answers.mjs');
/** Computes every document about several images again from those of the images. */
const PROJECTIONS = path.join(FOLDER, 'projections.mjs');
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

/** The rules that every tree is held to, whatever it shows; those of the worst day too. */
const LAW = ['--law', 'checked,houses,worst-day'];

/** How fast vulnerabilities are fixed is not published yet. */
const isOfLine = ({ path: file, pointer }: Violation): boolean =>
  file.endsWith('/findings.json') && pointer === '/line';

/** The fewest checks that each program makes of any tree. */
const LEAST: Readonly<Record<string, number>> = { [CHECKER]: 50, [PROJECTIONS]: 5 };

const check = async (
  program: string,
  args: ReadonlyArray<string>,
): Promise<ReadonlyArray<Violation>> => {
  const output = await runChecker(program, [...args, ...LAW, '--json']);
  const { checks, violations } = JSON.parse(output) as {
    readonly checks: number;
    readonly violations: ReadonlyArray<Violation>;
  };
  if (checks < (LEAST[program] ?? 0)) throw new Error(`${program} made only ${checks} checks`);
  return violations.filter((each) => !isOfLine(each));
};

/** The destination among arguments; the check of projections takes no others. */
const destinationIn = (args: ReadonlyArray<string>): ReadonlyArray<string> => {
  const at = args.indexOf('--destination');
  return at < 0 ? [] : args.slice(at, at + 2);
};

/** The violations in the tree of a folder. */
export const answersIn = async (
  folder: string,
  ...args: ReadonlyArray<string>
): Promise<ReadonlyArray<Violation>> => [
  ...(await check(CHECKER, [folder, ...args])).filter((each) => !isOfContract(each)),
  ...(await check(PROJECTIONS, [folder, ...destinationIn(args)])),
];

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
