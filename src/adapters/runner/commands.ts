/**
 * The commands and files of the runner. Two modules of `@actions/core` are imported by path: its main module
 * also loads an HTTP client, which adds 50 ms to the start of every run. The test of this file fails if a
 * release of the package moves them.
 */
import { appendFileSync, existsSync, statSync } from 'node:fs';
import { EOL } from 'node:os';
import path from 'node:path';
import { issueCommand } from '../../../node_modules/@actions/core/lib/command.js';
import {
  issueFileCommand,
  prepareKeyValueMessage,
} from '../../../node_modules/@actions/core/lib/file-command.js';
import type { Location } from '../../domain/problem';

/** The value of an input, trimmed; empty if the step does not set it. */
export const getInput = (name: string): string =>
  (process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] ?? '').trim();

/** Masks a text in all logs of the job. */
export const setSecret = (secret: string): void => issueCommand('add-mask', {}, secret);

/** Writes a line of the log. The caller ensures that it is not a command. */
export const writeLine = (text: string): void => {
  process.stdout.write(text + EOL);
};

/** Whether debug logging is enabled for the run. */
export const isDebug = (): boolean => process.env['RUNNER_DEBUG'] === '1';

/** Shown only with debug logging. */
export const writeDebug = (text: string): void => issueCommand('debug', {}, text);

/** Appends Markdown to the summary of the step, if the runner supports summaries. */
export const appendSummary = (markdown: string): void => {
  const file = process.env['GITHUB_STEP_SUMMARY'];
  if (file) appendFileSync(file, markdown);
};

export type AnnotationLevel = 'error' | 'warning' | 'notice';

/** Whether the workspace has a file. Places are also in artifacts, on the branch, and in files that are missing. */
export const isInWorkspace = (file: string): boolean => {
  const workspace = path.resolve(process.env['GITHUB_WORKSPACE'] || '.');
  const found = path.resolve(workspace, file);
  // GitHub takes one line for a path.
  if (!found.startsWith(workspace + path.sep) || /[\r\n]/.test(file)) return false;
  return existsSync(found) && statSync(found).isFile();
};

/** Writes an annotation, at a place in a file of the workspace: elsewhere it would point to nothing. */
export const annotate = (
  level: AnnotationLevel,
  title: string,
  text: string,
  location: Location | undefined,
): void =>
  issueCommand(
    level,
    location === undefined
      ? { title }
      : { title, file: location.file, line: location.line, col: location.column },
    text,
  );

/** Runs in a foldable group of the log. */
export const group = async <A>(title: string, run: () => Promise<A>): Promise<A> => {
  issueCommand('group', {}, title);
  try {
    return await run();
  } finally {
    issueCommand('endgroup', {}, '');
  }
};

/** Writes lines folded under a title. The caller ensures that they are not commands. */
export const fold = (title: string, lines: ReadonlyArray<string>): void => {
  issueCommand('group', {}, title);
  for (const line of lines) writeLine(line);
  issueCommand('endgroup', {}, '');
};

/** Sets an output of the step: in the runner's file, or by a command for a runner without it. */
export const setOutput = (name: string, value: string): void => {
  if (process.env['GITHUB_OUTPUT']) {
    issueFileCommand('OUTPUT', prepareKeyValueMessage(name, value));
  } else {
    process.stdout.write(EOL);
    issueCommand('set-output', { name }, value);
  }
};
