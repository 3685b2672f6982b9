/** Runs programs that check published trees and are not part of the repository. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runProgram, textIn } from '../warm/run-program';

const LIMIT_MS = 60_000;

/** Runs a program to its end and returns its standard output. */
export const runChecker = async (script: string, args: ReadonlyArray<string>): Promise<string> => {
  const run = { args, cwd: process.cwd(), env: {}, isAsync: false, limit: LIMIT_MS };
  // Some of them run only if they were started by the path that they see themselves at.
  const { output } = await runProgram(realpathSync(script), run);
  const printed = output.filter(({ stream }) => stream === 'stdout');
  if (printed.length === 0) throw new Error(`${script} failed: ${textIn(output)}`);
  return textIn(printed);
};

/** The rules that every tree is held to, whatever it shows. The check of the first contract knows none of them. */
export const LAW = ['--law', 'checked,houses,worst-day'];

/** The violations that a program prints, one per line, then counts. Most trees of tests omit the description of the API. */
export const linesOfChecker = async (
  script: string,
  args: ReadonlyArray<string>,
): Promise<ReadonlyArray<string>> => {
  const lines = (await runChecker(script, args)).trimEnd().split('\n');
  if (!/^\d+ checks, \d+ violations$/.test(lines.pop() ?? ''))
    throw new Error(`${script} failed: ${lines.join('\n')}`);
  return lines.filter((line) => !line.includes('openapi.json#'));
};

/** Gives the places in a folder that is there as long as they are used. */
export const inScratch = async <A>(
  use: (at: (name: string) => string) => Promise<A>,
): Promise<A> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'check-'));
  try {
    return await use((name) => path.join(folder, name));
  } finally {
    rmSync(folder, { recursive: true });
  }
};
