/** The check of a published site against the contract, by a program from outside. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT } from './process';

export interface Conformance {
  readonly violations: string[];
  readonly checks: number;
}

const isAddition = (key: string): boolean => key === 'suppressed' || key === 'suppressions';

/**
 * The site without what records tell of suppressed findings: the check compares counts as they were
 * before. A copy beside it, if there is any; documents of findings are not among those it knows.
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
 * The check takes what is published of an image for made up unless the manifest states it, and does not know
 * that `recommended` follows from verdicts; the check of answers knows.
 */
const FOLLOWING =
  /^(?:.+\/)?api\/v1\/images\.json#\/data\/\d+\/recommended: field, expected to be stated in /;

const run = (script: string, site: string, args: readonly string[]): Conformance => {
  const ended = spawnSync(process.execPath, [script, site, ...args], { encoding: 'utf8' });
  const lines = ended.stdout.trimEnd().split('\n');
  const checks = /^(\d+) checks, \d+ violations$/.exec(lines.pop() ?? '')?.[1];
  if (checks === undefined) throw new Error(`the conformance check failed: ${ended.stderr}`);
  return { violations: lines.filter((line) => !FOLLOWING.test(line)), checks: Number(checks) };
};

/** The ids in `state.json` are those of the site as it is. */
const isOfState = (line: string): boolean => line.includes('/state.json#');

const CHECKER = path.resolve(PROJECT, '../shared/conformance/check.mjs');
export const isCheckerInstalled = existsSync(CHECKER);

/** Checks a rendered site against the contract; undefined where the checker is not installed. */
export const conform = (directory: string, ...args: readonly string[]): Conformance | undefined => {
  if (!isCheckerInstalled) return undefined;
  const whole = run(CHECKER, directory, args);
  const copy = withoutSuppressions(directory);
  if (copy === directory) return whole;
  const { violations, checks } = run(CHECKER, copy, args);
  const ofState = whole.violations.filter(isOfState);
  return { violations: [...ofState, ...violations.filter((line) => !isOfState(line))], checks };
};
