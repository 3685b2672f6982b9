/** The check of a published site against the contract, by a program from outside. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { PROJECT } from './process';

export interface Conformance {
  readonly violations: string[];
  readonly checks: number;
}

/** Checks a rendered site against the contract; undefined where the checker is not installed. */
export const conform = (directory: string, ...args: readonly string[]): Conformance | undefined => {
  const script = path.resolve(PROJECT, '../shared/conformance/check.mjs');
  if (!existsSync(script)) return undefined;
  const ended = spawnSync(process.execPath, [script, directory, ...args], { encoding: 'utf8' });
  const lines = ended.stdout.trimEnd().split('\n');
  const checks = /^(\d+) checks, \d+ violations$/.exec(lines.pop() ?? '')?.[1];
  if (checks === undefined) throw new Error(`the conformance check failed: ${ended.stderr}`);
  return { violations: lines, checks: Number(checks) };
};
