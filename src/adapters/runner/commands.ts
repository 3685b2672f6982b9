/**
 * What the runner is told by commands and files, by the parts of `@actions/core` that do it. Its main
 * module would load a client for HTTP with them, which takes longer than everything else at the start
 * and serves only tokens for other services.
 */
import { appendFileSync } from 'node:fs';
import { EOL } from 'node:os';
import { issueCommand } from '../../../node_modules/@actions/core/lib/command.js';
import {
  issueFileCommand,
  prepareKeyValueMessage,
} from '../../../node_modules/@actions/core/lib/file-command.js';
import type { Location } from '../../problem';

/** The value of an input, trimmed; empty if the step does not state it. */
export const getInput = (name: string): string =>
  (process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] ?? '').trim();

/** Masks a text in all logs of the job. */
export const setSecret = (secret: string): void => issueCommand('add-mask', {}, secret);

/** A line of the log; the caller sees to it that it is no command. */
export const writeLine = (text: string): void => {
  process.stdout.write(text + EOL);
};

/** Whether the run is one with debug logging. */
export const isDebug = (): boolean => process.env['RUNNER_DEBUG'] === '1';

export const writeDebug = (text: string): void => issueCommand('debug', {}, text);

/** Adds Markdown to the summary of the step; a runner without one gets none. */
export const appendSummary = (markdown: string): void => {
  const file = process.env['GITHUB_STEP_SUMMARY'];
  if (file) appendFileSync(file, markdown);
};

export type AnnotationLevel = 'error' | 'warning' | 'notice';

/** An annotation, at a place if there is one. */
export const annotate = (kind: AnnotationLevel, text: string, place: Location | undefined): void =>
  issueCommand(kind, place ? { file: place.file, line: place.line, col: place.column } : {}, text);

/** Runs within a group of the log that can be folded. */
export const group = async <A>(title: string, run: () => Promise<A>): Promise<A> => {
  issueCommand('group', {}, title);
  try {
    return await run();
  } finally {
    issueCommand('endgroup', {}, '');
  }
};

/** An output of the step: in the runner's file, or as a command for a runner without one. */
export const setOutput = (name: string, value: string): void => {
  if (process.env['GITHUB_OUTPUT']) {
    issueFileCommand('OUTPUT', prepareKeyValueMessage(name, value));
  } else {
    process.stdout.write(EOL);
    issueCommand('set-output', { name }, value);
  }
};
