/** Checks what trees say of platforms, databases, fix states and charts, with a program that is not part of the repository. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LAW, runChecker } from './checker';
import { writeFiles } from './files';

type Tree = Readonly<Record<string, string>>;

const CHECKER = path.resolve(__dirname, '../../../shared/conformance/coverage.mjs');
export const hasCoverageChecker = existsSync(CHECKER);

/** What a publish was given beside the manifest, which its tree tells. */
export interface Given {
  /** The root of the reports that it read; without it, only what a tree tells by itself is checked. */
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
const isOfContract = ({ at }: Violation): boolean =>
  /openapi\.json|schemas\/|state\.json#\/folders/.test(at);

/** The violations in the tree whose `api/v1` is in a folder. */
export const coverageIn = async (
  folder: string,
  { reports, before, now, carryForward = true }: Given = {},
): Promise<ReadonlyArray<Violation>> => {
  const scratch = mkdtempSync(path.join(tmpdir(), 'coverage-'));
  try {
    const state = path.join(folder, 'api/v1/state.json');
    if (!hasCoverageChecker || !existsSync(state)) return [];
    const manifest = path.join(scratch, 'manifest.json');
    const none = path.join(scratch, 'none');
    mkdirSync(none);
    writeFileSync(manifest, JSON.stringify(JSON.parse(readFileSync(state, 'utf8')).manifest));
    const isCompared = reports !== undefined && before !== undefined && carryForward;
    const compared = isCompared ? ['--before', before] : [];
    const clock = now === undefined ? [] : ['--now', now];
    const given = ['--manifest', manifest, '--reports', reports ?? none, ...compared, ...clock];
    const output = await runChecker(CHECKER, [folder, ...given, ...LAW, '--json']);
    const { violations } = JSON.parse(output) as { readonly violations: ReadonlyArray<Violation> };
    return violations.filter((each) => !isOfContract(each));
  } finally {
    rmSync(scratch, { recursive: true });
  }
};

/** The violations in the tree that a run published, given its reports, and in the step from the tree before. */
export const coverageViolations = async (
  tree: Tree,
  reports: Tree,
  before: Tree = {},
  now?: string,
): Promise<ReadonlyArray<Violation>> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'covered-'));
  try {
    const at = (name: string): string => path.join(folder, name);
    mkdirSync(at('reports'));
    writeFiles(at('now'), Object.entries(tree));
    writeFiles(at('reports'), Object.entries(reports));
    const isFirst = Object.keys(before).length === 0;
    if (!isFirst) writeFiles(at('before'), Object.entries(before));
    return await coverageIn(at('now'), {
      reports: at('reports'),
      before: isFirst ? undefined : at('before'),
      ...(now === undefined ? {} : { now }),
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
};
