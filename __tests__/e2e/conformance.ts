/** The check of a published site against the contract, by a program that is not part of the repository. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { runChecker } from '../builders/checker';
import { PROJECT } from './process';

export interface Conformance {
  readonly violations: string[];
  readonly checks: number;
}

const CHECKER = path.resolve(PROJECT, '../shared/conformance/check.mjs');
export const isCheckerInstalled = existsSync(CHECKER);

/** Checks a rendered site against the contract; undefined if the checker is not installed. */
export const conform = async (
  directory: string,
  ...args: readonly string[]
): Promise<Conformance | undefined> => {
  if (!isCheckerInstalled) return undefined;
  const violations = (await runChecker(CHECKER, [directory, ...args])).trimEnd().split('\n');
  const checks = /^(\d+) checks, \d+ violations$/.exec(violations.pop() ?? '')?.[1];
  if (checks === undefined) throw new Error(`the check failed: ${violations.join('\n')}`);
  return { violations, checks: Number(checks) };
};
