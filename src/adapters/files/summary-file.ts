import {
  accessSync,
  constants,
  lstatSync,
  mkdirSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { problem, type TaskResult } from '../../problem';
import { attempt, errorMessage, ProblemError } from '../../task/attempt';
import { show } from '../../text/escape';
import { nearestExisting } from './output-folder';

const ADVICE = 'name another file in summary-file';

const refuse = (name: string, found: string): never => {
  throw new ProblemError([problem(`input summary-file: ${show(name)} ${found}; ${ADVICE}`)]);
};

/** Of a link its target would be written, which a checkout may have chosen. */
const check = (workspace: string, name: string): void => {
  const file = path.resolve(workspace, name);
  const folder = nearestExisting(path.dirname(file));
  if (!statSync(folder).isDirectory()) refuse(name, 'is below a file, expected a folder there');
  if (realpathSync(folder).split(path.sep).includes('.git'))
    refuse(name, 'is in a .git folder, where git would be changed');
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (found?.isDirectory()) refuse(name, 'is a folder, expected a file');
  if (found !== undefined && !found.isFile())
    refuse(name, 'is a link or a device, expected a file');
  try {
    accessSync(found === undefined ? folder : file, constants.W_OK);
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
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, markdown);
  }, cannot(name));
