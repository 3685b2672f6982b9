/** The check of a published site against the contract, by a program that is not part of the repository. */
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runChecker } from '../builders/checker';
import { PROJECT } from './process';

export interface Conformance {
  readonly violations: string[];
  readonly checks: number;
}

const isAddition = (key: string): boolean => key === 'suppressed' || key === 'suppressions';

/**
 * Copies the site without the suppressed findings of records, if there are any: the checker expects counts from before
 * they existed. It does not know the documents of findings.
 */
const withoutSuppressions = (directory: string): string => {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => name.endsWith('.json') && !/[\\/](?:cve|schemas)[\\/]|findings\.json$/.test(name),
    )
    .map((name) => [name, readFileSync(path.join(directory, name), 'utf8')] as const)
    .filter(([, text]) => text.includes('"suppressed":') && !text.includes('"openapi":'));
  if (files.length === 0) return directory;
  const copy = `${directory}-without-suppressions`;
  cpSync(directory, copy, { recursive: true });
  for (const [name, text] of files) {
    const document: unknown = JSON.parse(text, (key, value) =>
      isAddition(key) ? undefined : value,
    );
    writeFileSync(path.join(copy, name), `${JSON.stringify(document)}\n`);
  }
  return copy;
};

/**
 * The checker expects the manifest to state every field of an image. It does not know that `recommended` follows from
 * verdicts; the check of answers does.
 */
const DERIVED =
  /^(?:.+\/)?api\/v1\/images\.json#\/data\/\d+\/recommended: field, expected to be stated in /;

const run = async (site: string, args: readonly string[]): Promise<Conformance> => {
  const lines = (await runChecker(CHECKER, [site, ...args])).trimEnd().split('\n');
  const checks = /^(\d+) checks, \d+ violations$/.exec(lines.pop() ?? '')?.[1];
  if (checks === undefined) throw new Error(`the conformance check failed: ${lines.join('\n')}`);
  return { violations: lines.filter((line) => !DERIVED.test(line)), checks: Number(checks) };
};

/** The ids in `state.json` are of the original site, not of the copy. */
const isOfState = (line: string): boolean => line.includes('/state.json#');

const CHECKER = path.resolve(PROJECT, '../shared/conformance/check.mjs');
export const isCheckerInstalled = existsSync(CHECKER);

/** Checks a rendered site against the contract; undefined if the checker is not installed. */
export const conform = async (
  directory: string,
  ...args: readonly string[]
): Promise<Conformance | undefined> => {
  if (!isCheckerInstalled) return undefined;
  const copy = withoutSuppressions(directory);
  const whole = await run(directory, args);
  if (copy === directory) return whole;
  const { violations, checks } = await run(copy, args);
  const ofState = whole.violations.filter(isOfState);
  return { violations: [...ofState, ...violations.filter((line) => !isOfState(line))], checks };
};
