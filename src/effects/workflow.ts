import * as core from '@actions/core';
import { explain, type Place, type Problem } from '../errors';
import { printable } from '../vocabulary/printable';
import type { Workflow } from './capabilities';

/** Annotations of one kind that GitHub shows of a step; the log has them all. */
const MOST_ANNOTATIONS = 10;

const annotate = { error: core.error, warning: core.warning };

const annotated = (place: Place | undefined): core.AnnotationProperties =>
  place === undefined
    ? {}
    : {
        file: place.file,
        ...(place.line === undefined ? {} : { startLine: place.line }),
        ...(place.column === undefined ? {} : { startColumn: place.column }),
      };

/** A line that the runner cannot take for a command. */
const harmless = (line: string): string => printable(line).replace(/^(\s*)::/, '$1: :');

/** The runner's log and files. Every text is printable and on one line before it leaves. */
export const openWorkflow = (): Workflow => {
  const shown = { error: 0, warning: 0 };
  const tell = (kind: 'error' | 'warning', problem: Problem): void => {
    shown[kind] += 1;
    const text = explain(problem);
    if (shown[kind] <= MOST_ANNOTATIONS) annotate[kind](text, annotated(problem.place));
    else core.info(harmless(`${kind}: ${text}`));
  };
  const info = (text: string): void => core.info(harmless(text));
  return {
    info,
    debug: (text) => core.debug(harmless(text)),
    notice: (text) => core.notice(printable(text)),
    warning: (problem) => tell('warning', problem),
    error: (problem) => tell('error', problem),
    group: (title, run) => core.group(printable(title), run),
    setOutput: (name, value) => core.setOutput(name, value),
  };
};
