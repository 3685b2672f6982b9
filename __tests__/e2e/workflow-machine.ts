/** A job of a workflow as a machine with a folder, a token and an environment; what a run of a workflow meets and leaves. */
import path from 'node:path';
import { runChild, textIn } from '../warm/run-program';
import type { Contexts } from '../workflows/expression';
import type { Permissions } from '../workflows/workflow';
import type { RunResult } from './action';
import type { Artifact } from './artifacts';
import type { IssuesServer } from './issues-server';
import { OIDC, type PagesServer } from './pages-server';
import type { World } from './world';

const LIMIT_MS = 150_000;

export type Outputs = Readonly<Record<string, string>>;
export type Result = 'success' | 'failure' | 'skipped';

/** A run of this action: the job it was in, what it was given, and what came of it. */
export interface OwnRun {
  readonly job: string;
  readonly with: Outputs;
  readonly result: RunResult;
}

/** What can be seen of a run of a workflow from outside. */
export interface Traces {
  readonly own: OwnRun[];
  readonly artifacts: Artifact[];
  /** The result of each job, one for each element of a matrix, in order. */
  readonly results: (readonly [job: string, result: Result])[];
  /** The warnings and errors of scripts, as they print them. */
  readonly annotations: string[];
  /** What was attested, in order; of files, with the commit that the run was started on. */
  readonly attested: (readonly [name: string, digest: string, source?: string])[];
}

/** The world, the programs on PATH, and the commit and inputs that started the workflow. */
export interface Start {
  readonly world: World;
  readonly programs: string;
  readonly sha: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly secrets: Outputs;
  /** Of the job that calls a workflow, for the jobs of that which state none. */
  readonly permissions?: Permissions;
  /** The event that started it, and where; by hand on main, unless given. */
  readonly trigger?: { readonly event: string; readonly ref: string } | undefined;
  /** The payload of the event that started it; none of a run by hand. */
  readonly event?: Readonly<Record<string, unknown>> | undefined;
  readonly traces: Traces;
  /** A simulated Pages, for workflows that deploy. */
  readonly pages?: PagesServer | undefined;
  /** The simulated issues of the repository, for workflows that keep one. */
  readonly issues?: IssuesServer | undefined;
  /** Called before each step that runs, with its index in its job. */
  readonly beforeStep?: (job: string, index: number) => void;
}

/** Where a workflow of this project is, for its jobs. */
export const OWN_WORKFLOW = {
  workflow_repository: 'your-org/catalog-api-action',
  workflow_sha: 'c0ffee'.padEnd(40, '0'),
};

export interface Machine {
  readonly start: Start;
  readonly name: string;
  readonly folder: string;
  readonly workspace: string;
  readonly token: string;
  readonly permissions: Permissions;
  readonly contexts: Contexts;
  readonly env: Outputs;
  readonly steps: Record<string, { readonly outputs: Outputs }>;
}

/** The event that started a workflow, and where. */
export const triggerOf = ({ trigger }: Start) =>
  trigger ?? { event: 'workflow_dispatch', ref: 'refs/heads/main' };

/** The name of a branch or tag. */
export const refName = (ref: string): string => ref.replace(/^refs\/(?:heads|tags)\//, '');

/** Runs a program to its end without blocking the git server in this process. */
export const run = async (command: string, args: readonly string[], cwd: string, env: Outputs) => {
  const { code = 1, output } = await runChild({ command, args, cwd, env, limit: LIMIT_MS });
  return { code, log: textIn(output) };
};

/** The variables that the runner sets for a script. */
export const runnerEnvironment = ({
  start,
  folder,
  workspace,
  env,
  permissions,
}: Machine): Outputs => ({
  PATH: `${start.programs}${path.delimiter}${process.env['PATH']}`,
  HOME: folder,
  GIT_CONFIG_NOSYSTEM: '1',
  RUNNER_TEMP: path.join(folder, 'temp'),
  GITHUB_ACTOR: 'octocat',
  GITHUB_OUTPUT: path.join(folder, 'output'),
  GITHUB_REF: triggerOf(start).ref,
  GITHUB_REF_NAME: refName(triggerOf(start).ref),
  GITHUB_REPOSITORY: start.world.repository,
  GITHUB_RUN_ID: '1',
  GITHUB_SERVER_URL: start.world.server.url,
  GITHUB_SHA: start.sha,
  GITHUB_WORKSPACE: workspace,
  ...(permissions['id-token'] === 'write' && start.pages !== undefined
    ? {
        ACTIONS_ID_TOKEN_REQUEST_TOKEN: OIDC.secret,
        ACTIONS_ID_TOKEN_REQUEST_URL: `${start.pages.url}/oidc?for=job`,
      }
    : {}),
  ...env,
});
