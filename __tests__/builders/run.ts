/** Runs the whole action in memory. */
import * as E from 'fp-ts/Either';
import { inputValues } from '../../scripts/action-metadata.mjs';
import { formatProblem } from '../../src/domain/problem';
import { main } from '../../src/main';
import type { Inputs } from '../../src/read/inputs/inputs';
import { INPUT_NAMES, parseInputs } from '../../src/read/inputs/parse-inputs';
import { readWorkflow } from '../../src/read/inputs/workflow';
import { capabilitiesOf, type Fakes, Said, SHA } from './fakes';
import { orThrow } from './source';

const GITHUB = { repository: 'acme/catalog', token: 'secret' };

/** Inputs as the runner passes them. */
export const rawInputs = (
  given: Readonly<Record<string, string>> = {},
): Readonly<Record<keyof Inputs, string>> => {
  const values = inputValues(given, GITHUB);
  return Object.fromEntries(
    Object.entries(INPUT_NAMES).map(([key, name]) => [key, values[name] ?? '']),
  ) as Record<keyof Inputs, string>;
};

export const inputsOf = (given: Readonly<Record<string, string>> = {}): Inputs =>
  orThrow(parseInputs(rawInputs(given)));

export interface Ran {
  /** Why the run failed; empty if it succeeded. */
  readonly errors: ReadonlyArray<string>;
  readonly warnings: ReadonlyArray<string>;
  readonly notices: ReadonlyArray<string>;
  readonly log: ReadonlyArray<string>;
  readonly outputs: Readonly<Record<string, string>>;
  readonly debug: ReadonlyArray<string>;
  /** The Markdown of the job's summary. */
  readonly summary: string;
}

export interface Run extends Fakes {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly server?: string;
  /** The branch that the run was started on, in `acme/catalog`. */
  readonly startedOn?: string;
  /** The repository of the workflow, `acme/catalog` by default. */
  readonly repository?: string;
}

/**
 * Runs the action. Reports are all files below `reports/`, in the given order. The explorer is off by default, so that
 * a tree has documents only.
 */
export const runAction = async (run: Run): Promise<Ran> => {
  const said = new Said();
  const { inputs = {}, server = 'https://github.com', startedOn = 'main' } = run;
  const { repository = 'acme/catalog' } = run;
  const branch = inputs['branch'] ?? 'gh-pages';
  const workflow = readWorkflow(
    {
      GITHUB_SERVER_URL: server,
      GITHUB_SHA: SHA,
      GITHUB_REF: `refs/heads/${startedOn}`,
      GITHUB_RUN_ID: '1',
    },
    { repository, workspace: '/workspace' },
  );
  const request = {
    inputs: inputsOf({ reports: 'reports', explorer: 'false', ...inputs }),
    workflow,
  };
  const result = await main(request, capabilitiesOf(run, said, branch))();
  const problems = E.isLeft(result) ? result.left.problems : [];
  if (E.isLeft(result)) said.log.push(result.left.headline);
  said.warnings.push(...problems.filter(({ warning }) => warning).map(formatProblem));
  return { errors: problems.filter(({ warning }) => !warning).map(formatProblem), ...said };
};
