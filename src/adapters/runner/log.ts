import type { ActionLog, Tone } from '../../domain/log';
import { formatInPlace, formatProblem, type Problem, problem } from '../../domain/problem';
import { errorMessage } from '../../domain/task/attempt';
import { printable } from '../../domain/values/escape';
import {
  annotate,
  appendSummary,
  fold,
  group,
  isDebug,
  isInWorkspace,
  setOutput,
  writeDebug,
  writeLine,
} from './commands';

/** GitHub shows this many annotations of one level per step. The log has all of them. */
const MAX_ANNOTATIONS = 10;

const DRAFT_TITLE = 'The draft of a manifest, to copy';

/** The heading of annotations that belong to no stage. */
const DEFAULT_TITLE = 'Catalog';

/** Makes a line printable, and safe from being read as a command. */
const escapeCommand = (line: string): string => printable(line).replace(/^(\s*)::/, '$1: :');

export const debug = (text: string): void => {
  if (isDebug()) writeDebug(printable(text));
};

const COLORS: Readonly<Record<Tone, number>> = { good: 32, bad: 31, changed: 33, heading: 1 };

/** Colors an escaped line, unless `NO_COLOR` is set. The runner's log shows colors. */
const colorize = (line: string, tone: Tone | undefined): string =>
  tone === undefined || process.env['NO_COLOR'] ? line : `\u001b[${COLORS[tone]}m${line}\u001b[0m`;

export const info = (text: string, tone?: Tone): void =>
  writeLine(colorize(escapeCommand(text), tone));

/** Only logs a failure, because a missing summary should not fail the step. */
const summarize = async (markdown: string): Promise<void> => {
  try {
    appendSummary(markdown);
  } catch (thrown) {
    writeLine(escapeCommand(`the job summary cannot be written: ${errorMessage(thrown)}`));
  }
};

/** Escapes every text to one printable line. */
export const openActionLog = (): ActionLog => {
  const shown = { error: 0, warning: 0 };
  let canSetOutputs = true;
  const report = (level: 'error' | 'warning', problem: Problem): void => {
    shown[level] += 1;
    const { title = DEFAULT_TITLE, location } = problem;
    if (shown[level] > MAX_ANNOTATIONS)
      writeLine(escapeCommand(`${level}: ${formatProblem(problem)}`));
    else if (location !== undefined && isInWorkspace(location.file))
      annotate(level, title, formatInPlace(problem), location);
    else annotate(level, title, formatProblem(problem), undefined);
    if (problem.gitSaid) fold('What git said', problem.gitSaid.map(escapeCommand));
    if (problem.draft) fold(DRAFT_TITLE, problem.draft.split('\n').map(escapeCommand));
  };
  return {
    info,
    debug,
    notice: (text) => annotate('notice', DEFAULT_TITLE, printable(text), undefined),
    warning: (problem) => report('warning', problem),
    error: (problem) => report('error', problem),
    group: (title, run) => group(printable(title), run),
    setOutput: (name, value) => {
      try {
        setOutput(name, value);
      } catch (thrown) {
        // One error is enough. The step fails, but only after everything else has been reported.
        if (!canSetOutputs) return;
        canSetOutputs = false;
        process.exitCode = 1;
        report(
          'error',
          problem(
            `the outputs of the step cannot be written: ${errorMessage(thrown)}; check the file that GITHUB_OUTPUT names`,
          ),
        );
      }
    },
    summarize,
  };
};
