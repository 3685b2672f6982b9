/** Runs programs that check published trees and are not part of the repository. */
import { realpathSync } from 'node:fs';
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
