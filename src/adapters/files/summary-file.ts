import fs from 'node:fs';
import path from 'node:path';
import type { FileInputs } from '../../inputs/inputs';
import type { ListInput } from '../../inputs/workspace';
import type { TaskResult } from '../../problem';
import { attempt, errorMessage, stop } from '../../task/attempt';
import { show } from '../../values/escape';
import { isWithin, leavesThroughLink, nearestExisting, realPath } from './real-path';

const ADVICE = 'name another file in summary-file';

const refuse = (name: string, found: string): never =>
  stop(`input summary-file: found ${show(name)}, which ${found}; ${ADVICE}`);

/** Links are refused: a checkout may have chosen their targets. */
const checkPlace = (workspace: string, name: string): void => {
  const file = path.resolve(workspace, name);
  const folder = nearestExisting(path.dirname(file));
  if (!fs.statSync(folder).isDirectory()) refuse(name, 'is below a file, expected a folder there');
  const found = fs.lstatSync(file, { throwIfNoEntry: false });
  if (found?.isDirectory()) refuse(name, 'is a folder, expected a file');
  if (found !== undefined && !found.isFile())
    refuse(name, 'is a link or a device, expected a file');
  if (leavesThroughLink(workspace, file))
    refuse(name, 'leads out of the workspace through a link, expected a file in it');
  if (!isWithin(realPath(workspace), realPath(file)))
    refuse(name, 'is outside of the workspace, expected a file in it');
  if (fs.realpathSync(folder).split(path.sep).includes('.git'))
    refuse(name, 'is in a .git folder, expected a file outside of it');
  try {
    fs.accessSync(found === undefined ? folder : file, fs.constants.W_OK);
  } catch (thrown) {
    refuse(name, `cannot be written (${errorMessage(thrown)}), expected a file that can`);
  }
};

/** Whether `output` writes a file, or a folder in the place of the file. */
const isOfOutput = (output: string, file: string): boolean => {
  const tree = path.join(output, 'api', 'v1');
  return isWithin(tree, file) || isWithin(file, tree) || file === path.join(output, '.nojekyll');
};

/** What is asked about the files of the workspace. */
export interface FileQuestions {
  /** The files that the lines of an input name, as paths from the workspace. */
  readonly findFiles: (
    input: ListInput,
    lines: ReadonlyArray<string>,
  ) => Promise<ReadonlyArray<string>>;
  /** Whether git tracks a file, given without links. */
  readonly isTracked: (file: string) => Promise<boolean>;
}

/** Other files that a run reads or writes, and that it would lose. */
const checkUse = async (
  workspace: string,
  name: string,
  { manifest, updates, kev, epss, reports, vex, output }: FileInputs,
  { findFiles, isTracked }: FileQuestions,
): Promise<void> => {
  const resolve = (each: string): string => realPath(path.resolve(workspace, each));
  const file = resolve(name);
  const inputs = [manifest, updates, kev, epss].filter((each) => each !== '');
  // A file that does not exist is no report.
  const found = fs.existsSync(file)
    ? [...(await findFiles('reports', reports)), ...(await findFiles('vex', vex))]
    : [];
  if ([...inputs, ...found].some((each) => resolve(each) === file))
    refuse(name, 'is an input of this run, expected another file');
  if (output !== '' && isOfOutput(resolve(output), file))
    refuse(name, 'is one of the files that output writes, expected another file');
  if (await isTracked(file)) refuse(name, 'is a file that git tracks, expected a new one');
};

const cannot = (name: string) => (cause: string) =>
  `input summary-file: found ${show(name)}, which cannot be written (${cause}), expected a file that can; ${ADVICE}`;

/** Fails if the summary cannot or must not be written to a path. Writes nothing. */
export const checkSummaryFile = (
  workspace: string,
  name: string,
  others: FileInputs,
  questions: FileQuestions,
): TaskResult<void> =>
  attempt(async () => {
    checkPlace(workspace, name);
    await checkUse(workspace, name, others, questions);
  }, cannot(name));

/** Writes the summary to a path that was checked, and creates its folders. */
export const writeSummaryFile = (
  workspace: string,
  name: string,
  markdown: string,
): TaskResult<void> =>
  attempt(async () => {
    checkPlace(workspace, name);
    const file = path.resolve(workspace, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, markdown);
  }, cannot(name));
