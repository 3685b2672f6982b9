import fs from 'node:fs';
import path from 'node:path';
import { problem, type TaskResult } from '../../problem';
import { attempt, errorMessage, ProblemError } from '../../task/attempt';
import { show } from '../../text/escape';
import { nearestExisting } from './output-folder';

const ADVICE = 'name another file in summary-file';

const refuse = (name: string, found: string): never => {
  throw new ProblemError([problem(`input summary-file: ${show(name)} ${found}; ${ADVICE}`)]);
};

/** Links are refused: a checkout may have chosen their targets. */
const check = (workspace: string, name: string): void => {
  const file = path.resolve(workspace, name);
  const folder = nearestExisting(path.dirname(file));
  if (!fs.statSync(folder).isDirectory()) refuse(name, 'is below a file, expected a folder there');
  if (fs.realpathSync(folder).split(path.sep).includes('.git'))
    refuse(name, 'is in a .git folder, where it would change git');
  const found = fs.lstatSync(file, { throwIfNoEntry: false });
  if (found?.isDirectory()) refuse(name, 'is a folder, expected a file');
  if (found !== undefined && !found.isFile())
    refuse(name, 'is a link or a device, expected a file');
  try {
    fs.accessSync(found === undefined ? folder : file, fs.constants.W_OK);
  } catch (thrown) {
    refuse(name, `cannot be written: ${errorMessage(thrown)}`);
  }
};

const cannot = (name: string) => (cause: string) =>
  `input summary-file: ${show(name)} cannot be written: ${cause}; ${ADVICE}`;

/** Fails if the summary cannot be written to a path. Writes nothing. */
export const checkSummaryFile = (workspace: string, name: string): TaskResult<void> =>
  attempt(async () => check(workspace, name), cannot(name));

/** Writes the summary, and creates the folders of its path. */
export const writeSummaryFile = (
  workspace: string,
  name: string,
  markdown: string,
): TaskResult<void> =>
  attempt(async () => {
    check(workspace, name);
    const file = path.resolve(workspace, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, markdown);
  }, cannot(name));
