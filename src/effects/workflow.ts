import { explain, type Problem } from '../errors';
import { printable } from '../vocabulary/printable';
import type { Workflow } from './capabilities';
import { annotate, debug, group, line, setOutput } from './runner';

/** Annotations of one kind that GitHub shows of a step; the log has them all. */
const MOST_ANNOTATIONS = 10;

/** A line that the runner cannot take for a command. */
const harmless = (line: string): string => printable(line).replace(/^(\s*)::/, '$1: :');

/** The runner's log and files. Every text is printable and on one line before it leaves. */
export const openWorkflow = (): Workflow => {
  const shown = { error: 0, warning: 0 };
  const tell = (kind: 'error' | 'warning', problem: Problem): void => {
    shown[kind] += 1;
    const text = explain(problem);
    if (shown[kind] <= MOST_ANNOTATIONS) annotate(kind, text, problem.place);
    else line(harmless(`${kind}: ${text}`));
  };
  const info = (text: string): void => line(harmless(text));
  return {
    info,
    debug: (text) => debug(harmless(text)),
    notice: (text) => annotate('notice', printable(text), undefined),
    warning: (problem) => tell('warning', problem),
    error: (problem) => tell('error', problem),
    group: (title, run) => group(printable(title), run),
    setOutput: (name, value) => setOutput(name, value),
  };
};
