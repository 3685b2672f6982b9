/** Checks the history of findings in trees, with a program that is not part of the repository. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { inScratch, LAW, runChecker } from './checker';
import { writeFiles } from './files';

type Tree = Iterable<readonly [path: string, text: string]>;

const FOLDER = path.resolve(__dirname, '../../../shared/conformance');
const CHECKER = path.join(FOLDER, 'answers.mjs');
/** Computes every document about several images again from those of the images. */
const PROJECTIONS = path.join(FOLDER, 'projections.mjs');
/** Whether a tree answers on the worst day; it is as strict as it can be on its own. */
const WORST_DAY = path.join(FOLDER, 'worst-day.mjs');
/** What was seen of builds, and what a rebuild did not fix. */
const EVIDENCE = path.join(FOLDER, 'evidence.mjs');
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
const isOfContract = ({ path: file }: Violation): boolean => /openapi\.json/.test(file);

/**
 * What is removed ends at the date of the catalog, which is of another clock than `since`, and may lie before it. Of the
 * other reasons, the check of the answers says the same.
 */
const isOfTwoClocks = ({ what, expected }: Violation): boolean =>
  what === 'end' && expected === 'not before since';

/**
 * An entry may be of a record without a stated digest, in a version that has one now: null says so, as the law of what was
 * checked has it. The check of the worst day knows a digest or none.
 */
const isOfUnknownBuild = ({ pointer, expected, found }: Violation): boolean =>
  /^\/open\/\d+\/versions\/\d+\/digest$/.test(pointer) &&
  expected === 'a digest' &&
  found === 'null';

/** Titles of the feed name versions where they are few; the older law, by which most trees are checked, counts them. */
const isOfNamedVersions = ({ path: file, pointer, expected }: Violation): boolean =>
  file === 'api/v1/feed.json' &&
  /^\/items\/\d+\/title$/.test(pointer) &&
  /\bversions? (?:added|removed|rebuilt)\b/.test(expected);

/**
 * A build counts in the feed of its image once it was scanned. The check of the worst day counts any, if the titles are the same.
 */
const isOfUnscannedBuild = ({ path: file, what }: Violation): boolean =>
  /\/images\/[^/]+\/feed\.atom$/.test(file) && what === 'updated';

/** A late scan ends an episode with its own date, though a scan of a later date had named a fix: both are what was seen. */
const isOfLateScan = ({ pointer, what }: Violation): boolean =>
  /^\/line\/ended\/\d+\/fixableSince$/.test(pointer) && what === 'not after the end';

/** What was exploited keeps other names by which the KEV catalog knows it: the checks know its id alone. */
const isOfName = ({ pointer, found }: Violation): boolean =>
  /^\/exploitedBefore\/\d+(?:\/names)?$/.test(pointer) && found.includes('names');

/** The fewest checks that each program makes of any tree. */
const LEAST: Readonly<Record<string, number>> = {
  [CHECKER]: 50,
  [PROJECTIONS]: 5,
  [WORST_DAY]: 5,
  [EVIDENCE]: 5,
};

const check = async (
  program: string,
  args: ReadonlyArray<string>,
): Promise<ReadonlyArray<Violation>> => {
  const output = await runChecker(program, [...args, '--json']);
  const { checks, violations } = JSON.parse(output) as {
    readonly checks: number;
    readonly violations: ReadonlyArray<Violation>;
  };
  if (checks < (LEAST[program] ?? 0)) throw new Error(`${program} made only ${checks} checks`);
  // Without a data date, a check expects NaN, which it prints as null: null is right.
  return violations.filter(({ expected, found }) => expected !== 'null' || found !== 'null');
};

/** An option among arguments, with its value: not every check takes every option. */
const optionIn = (option: string, args: ReadonlyArray<string>): ReadonlyArray<string> => {
  const at = args.indexOf(option);
  return at < 0 ? [] : args.slice(at, at + 2);
};

/** The violations in the tree of a folder. */
export const answersIn = async (
  folder: string,
  ...args: ReadonlyArray<string>
): Promise<ReadonlyArray<Violation>> => {
  const destination = optionIn('--destination', args);
  const before = optionIn('--before', args);
  return [
    ...(await check(CHECKER, [folder, ...args, ...LAW])).filter(
      (each) => !isOfContract(each) && !isOfName(each) && !isOfNamedVersions(each),
    ),
    ...(await check(PROJECTIONS, [folder, ...destination, ...LAW])),
    ...(await check(WORST_DAY, [folder, ...destination, ...before])).filter(
      (each) =>
        !isOfTwoClocks(each) &&
        !isOfUnknownBuild(each) &&
        !isOfUnscannedBuild(each) &&
        !isOfLateScan(each) &&
        !isOfName(each),
    ),
    ...(await check(EVIDENCE, [folder, ...destination, ...before])),
  ];
};

/** Where tests without a server publish. */
const PLACE = ['--server', 'https://github.com', '--repository', 'acme/catalog'];

/** The violations in a tree, and in the step from the tree before. */
export const violationsOf = (tree: Tree, before?: Tree): Promise<ReadonlyArray<Violation>> =>
  inScratch((at) => {
    writeFiles(at('now'), tree);
    if (before !== undefined) writeFiles(at('before'), before);
    const compared = before === undefined ? [] : ['--before', at('before')];
    return answersIn(at('now'), ...PLACE, ...compared);
  });
