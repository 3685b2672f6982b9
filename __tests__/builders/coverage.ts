/** Checks what trees say of platforms, databases, fix states and charts, with a program that is not part of the repository. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inScratch, LAW, runChecker } from './checker';
import { writeFiles } from './files';

type Tree = Readonly<Record<string, string>>;

const CHECKER = path.resolve(__dirname, '../../../shared/conformance/coverage.mjs');
export const hasCoverageChecker = existsSync(CHECKER);

/** What a publish was given; its tree has the manifest. */
export interface Given {
  /** The root of the reports that it read; without it, only what a tree itself shows is checked. */
  readonly reports?: string;
  /** The root of the OpenVEX files that it read: without any, an empty folder. */
  readonly vex?: string;
  /** The folder of the tree before. */
  readonly before?: string | undefined;
  /** The clock of the run. */
  readonly now?: string;
  /** Whether the run kept what was published; by default it did. */
  readonly carryForward?: boolean;
}

export interface Violation {
  /** Path and JSON pointer. */
  readonly at: string;
  readonly what: string;
  readonly expected: string;
  /** JSON, or `nothing`. */
  readonly found: string;
}

/**
 * Most trees of tests omit the description of the API. The check still looks for the ids of folders, which `state.json`
 * does not have since it names one id for all.
 */
const isOfContract = ({ at }: Violation): boolean => /openapi\.json|state\.json#\/folders/.test(at);

/** The violations in the tree whose `api/v1` is in a folder. */
export const coverageIn = async (
  folder: string,
  { reports, before, now, carryForward = true }: Given = {},
): Promise<ReadonlyArray<Violation>> => {
  const state = path.join(folder, 'api/v1/state.json');
  if (!hasCoverageChecker || !existsSync(state)) return [];
  return inScratch(async (at) => {
    mkdirSync(at('none'));
    writeFileSync(at('manifest'), JSON.stringify(JSON.parse(readFileSync(state, 'utf8')).manifest));
    const isCompared = reports !== undefined && before !== undefined && carryForward;
    const output = await runChecker(CHECKER, [
      ...[folder, '--manifest', at('manifest'), '--reports', reports ?? at('none')],
      ...(isCompared ? ['--before', before] : []),
      ...(now === undefined ? [] : ['--now', now]),
      ...[...LAW, '--json'],
    ]);
    const { violations } = JSON.parse(output) as { readonly violations: ReadonlyArray<Violation> };
    return violations.filter((each) => !isOfContract(each));
  });
};

/** The violations in the tree that a run published, given its reports, and in the step from the tree before. */
export const coverageViolations = (tree: Tree, reports: Tree, before: Tree = {}, now?: string) =>
  inScratch((at) => {
    mkdirSync(at('reports'));
    for (const [name, files] of Object.entries({ now: tree, reports, before }))
      writeFiles(at(name), Object.entries(files));
    return coverageIn(at('now'), {
      reports: at('reports'),
      before: Object.keys(before).length === 0 ? undefined : at('before'),
      ...(now === undefined ? {} : { now }),
    });
  });
