import type { ActionLog, Tone } from '../../log';
import { formatProblem, type Problem, problem } from '../../problem';
import { errorMessage } from '../../task/attempt';
import { printable } from '../../text/escape';
import {
  annotate,
  appendSummary,
  group,
  isDebug,
  setOutput,
  writeDebug,
  writeLine,
} from './commands';

/** Annotations of one kind that GitHub shows of a step; the log has them all. */
const MOST_ANNOTATIONS = 10;

/** A line that the runner cannot take for a command. */
const harmless = (line: string): string => printable(line).replace(/^(\s*)::/, '$1: :');

/** A line that only somebody who looks for a fault wants to read. */
export const debug = (text: string): void => {
  if (isDebug()) writeDebug(printable(text));
};

const COLORS: Readonly<Record<Tone, number>> = { good: 32, bad: 31, changed: 33, heading: 1 };

/** Colours a line that is harmless already; the runner's log shows them, `NO_COLOR` asks for none. */
const colored = (line: string, tone: Tone | undefined): string =>
  tone === undefined || process.env['NO_COLOR'] ? line : `\u001b[${COLORS[tone]}m${line}\u001b[0m`;

/** A line that everybody may want to read. */
export const info = (text: string, tone?: Tone): void => writeLine(colored(harmless(text), tone));

/** Without a file to write to, or one that cannot be written, there is no summary, and no more. */
const summarize = async (markdown: string): Promise<void> => {
  try {
    appendSummary(markdown);
  } catch (thrown) {
    writeLine(harmless(`the job summary cannot be written: ${errorMessage(thrown)}`));
  }
};

/** The runner's log and files. Every text is printable and on one line before it leaves. */
export const openActionLog = (): ActionLog => {
  const shown = { error: 0, warning: 0 };
  let hasOutputs = true;
  const tell = (kind: 'error' | 'warning', problem: Problem): void => {
    shown[kind] += 1;
    const text = formatProblem(problem);
    if (shown[kind] <= MOST_ANNOTATIONS) annotate(kind, text, problem.location);
    else writeLine(harmless(`${kind}: ${text}`));
  };
  return {
    info,
    debug,
    notice: (text) => annotate('notice', printable(text), undefined),
    warning: (problem) => tell('warning', problem),
    error: (problem) => tell('error', problem),
    group: (title, run) => group(printable(title), run),
    setOutput: (name, value) => {
      try {
        setOutput(name, value);
      } catch (thrown) {
        // The step fails, but not before everything else is told; one of many is enough.
        if (!hasOutputs) return;
        hasOutputs = false;
        process.exitCode = 1;
        tell(
          'error',
          problem(
            `the outputs of the step cannot be written: ${errorMessage(thrown)}; see the file that GITHUB_OUTPUT names`,
          ),
        );
      }
    },
    summarize,
  };
};
