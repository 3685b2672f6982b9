/**
 * Runs the example workflows as GitHub would: jobs in order with their needs, conditions and
 * matrices, scripts by bash, expressions by GitHub's own library, this action from `dist/`. Each job
 * has a machine of its own and a token with no more rights than its permissions say. What needs a
 * registry or GitHub itself is stood in for.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, writeFiles } from '../builders/files';
import { type Contexts, fill, fillValue, holds } from '../workflows/expression';
import {
  EXAMPLES,
  isOwn,
  type Job,
  needsOf,
  type Permissions,
  type Step,
  type Workflow,
  workflowOf,
} from '../workflows/workflow';
import { type RunResult, runAction } from './action';
import { type Artifact, answerArtifacts } from './artifacts';
import { parseCommandFile } from './command-files';
import { answerPages, OIDC, type PagesServer } from './pages-server';
import type { Site } from './simulated-pages';
import type { World } from './world';

type Outputs = Readonly<Record<string, string>>;
type Result = 'success' | 'failure' | 'skipped';

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
  /** What was attested, in order. */
  readonly attested: (readonly [name: string, digest: string])[];
}

/** The world, the programs on PATH, and the commit and inputs that started the workflow. */
export interface Start {
  readonly world: World;
  readonly programs: string;
  readonly sha: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  /** The payload of the event that started it; none of a run by hand. */
  readonly event?: Readonly<Record<string, unknown>> | undefined;
  readonly traces: Traces;
  /** A simulated Pages, for workflows that deploy. */
  readonly pages?: PagesServer | undefined;
}

interface Machine {
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

let machines = 0;

const texts = (values: Readonly<Record<string, unknown>> | null | undefined, contexts: Contexts) =>
  Object.fromEntries(
    Object.entries(values ?? {}).map(([key, value]) => [key, fill(String(value), contexts)]),
  );

/** Runs a program to its end without blocking the git server in this process. */
const run = (command: string, args: readonly string[], cwd: string, env: Outputs) =>
  new Promise<{ readonly code: number; readonly log: string }>((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ code: code ?? 1, log: Buffer.concat(chunks).toString() }),
    );
  });

const runnerEnvironment = ({ start, folder, workspace, env, permissions }: Machine): Outputs => ({
  PATH: `${start.programs}${path.delimiter}${process.env['PATH']}`,
  HOME: folder,
  GIT_CONFIG_NOSYSTEM: '1',
  RUNNER_TEMP: path.join(folder, 'temp'),
  GITHUB_ACTOR: 'octocat',
  GITHUB_OUTPUT: path.join(folder, 'output'),
  GITHUB_REF_NAME: 'main',
  GITHUB_REPOSITORY: start.world.repository,
  GITHUB_RUN_ID: '1',
  GITHUB_WORKSPACE: workspace,
  ...(permissions['id-token'] === 'write' && start.pages !== undefined
    ? {
        ACTIONS_ID_TOKEN_REQUEST_TOKEN: OIDC.secret,
        ACTIONS_ID_TOKEN_REQUEST_URL: `${start.pages.url}/oidc?for=job`,
      }
    : {}),
  ...env,
});

/** As the checkout action does by default: one commit, the branch, the credential kept. */
const checkout = async (machine: Machine, ref: string): Promise<void> => {
  const { world } = machine.start;
  const { workspace } = machine;
  const key = `http.${world.server.url}/.extraheader`;
  const basic = Buffer.from(`x-access-token:${machine.token}`).toString('base64');
  for (const args of [
    ['init', '--quiet', '--initial-branch=main'],
    ['remote', 'add', 'origin', `${world.server.url}/${world.repository}`],
    ['config', key, `AUTHORIZATION: basic ${basic}`],
    ['fetch', '--quiet', '--depth=1', 'origin', ref],
    ['checkout', '--quiet', '-B', 'main', 'FETCH_HEAD'],
  ]) {
    const { code, log } = await run('git', args, workspace, runnerEnvironment(machine));
    if (code !== 0) throw new Error(`git ${args.join(' ')}: ${log}`);
  }
};

const script = async (machine: Machine, text: string, env: Outputs): Promise<Outputs> => {
  const file = path.join(machine.folder, 'output');
  writeFileSync(file, '');
  const args = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', text];
  const variables = { ...runnerEnvironment(machine), ...env };
  const { code, log } = await run('bash', args, machine.workspace, variables);
  machine.start.traces.annotations.push(...(log.match(/^::(?:warning|error)::.*$/gm) ?? []));
  if (code !== 0) throw new Error(`ended with ${code}: ${text}\n${log}`);
  return parseCommandFile(readFileSync(file, 'utf8'));
};

/** What a step gives, also one that failed in the end. */
interface StepEnd {
  readonly outputs: Outputs;
  readonly error?: string;
}

const runOwn = async (machine: Machine, inputs: Outputs): Promise<StepEnd> => {
  const { start, workspace, token } = machine;
  const head = await run('git', ['rev-parse', 'HEAD'], workspace, runnerEnvironment(machine));
  if (head.code !== 0) throw new Error('the action is run where nothing is checked out');
  const serverUrl = start.world.server.url;
  const env = { GITHUB_JOB: machine.name };
  const result = await runAction({
    workspace,
    serverUrl,
    token,
    sha: start.sha,
    inputs,
    env,
    alone: true,
  });
  start.traces.own.push({ job: machine.name, with: inputs, result });
  return { outputs: result.outputs, ...(result.code === 0 ? {} : { error: result.log }) };
};

const pagesOf = ({ pages }: Start): PagesServer => {
  if (pages === undefined) throw new Error('a workflow deploys without Pages');
  return pages;
};

/** The files of a folder that actions/upload-pages-artifact v5 uploads: its own command, without those whose name begins with a dot. */
const packed = async (machine: Machine, folder: string): Promise<Site> => {
  const tar = process.platform === 'darwin' ? 'gtar' : 'tar';
  const file = path.join(machine.folder, 'temp', 'artifact.tar');
  const unpacked = path.join(machine.folder, 'artifact');
  mkdirSync(unpacked);
  for (const args of [
    ['--dereference', '--hard-dereference', '--directory', folder, '-cf', file].concat([
      '--exclude=.git',
      '--exclude=.github',
      '--exclude=.[^/]*',
      '.',
    ]),
    ['-xf', file, '--directory', unpacked],
  ]) {
    const { code, log } = await run(tar, args, machine.workspace, runnerEnvironment(machine));
    if (code !== 0) throw new Error(`tar ${args.join(' ')}: ${log}`);
  }
  return filesBelow(unpacked);
};

/** Other actions by their names: only what the examples use of them. */
const ACTIONS: Readonly<
  Record<string, (machine: Machine, inputs: Outputs) => Promise<Outputs> | Outputs>
> = {
  'actions/checkout': async (machine, { ref = machine.start.sha }) => {
    await checkout(machine, ref);
    return {};
  },
  'actions/cache': () => ({}), // a cache that is empty, and kept for those who restore it
  'actions/cache/restore': ({ workspace }, { path: folder = '' }) => {
    mkdirSync(path.join(workspace, folder));
    writeFileSync(path.join(workspace, folder, 'trivy.db'), '');
    return {};
  },
  'actions/create-github-app-token': ({ start }, { owner, repositories }) => {
    const directory = path.join(start.world.root, 'repositories', `${owner}/${repositories}.git`);
    if (!existsSync(directory)) throw new Error(`no repository ${owner}/${repositories}`);
    return { token: start.world.token };
  },
  'actions/attest': ({ permissions, start }, inputs) => {
    const { 'subject-name': name = '', 'subject-digest': digest = '', ...others } = inputs;
    if (Object.keys(others).length > 0 || name === '' || !/^sha256:[0-9a-f]{64}$/.test(digest))
      throw new Error(`no subject: ${JSON.stringify(inputs)}`);
    for (const scope of ['id-token', 'attestations'])
      if (permissions[scope] !== 'write') throw new Error(`the token may not write ${scope}`);
    start.traces.attested.push([name, digest]);
    return {};
  },
  'actions/upload-artifact': ({ workspace, start }, { name = '', path: place = '' }) => {
    const file = path.join(workspace, place);
    const contents = statSync(file).isFile()
      ? { [path.basename(place)]: readFileSync(file) }
      : filesBelow(file);
    start.traces.artifacts.push({ name, contents });
    // For `gh run download`.
    writeFiles(path.join(start.world.root, 'artifacts', name), Object.entries(contents));
    return {};
  },
  'actions/upload-pages-artifact': async (machine, { path: folder = '' }) => ({
    artifact_id: String(pagesOf(machine.start).artifacts.push(await packed(machine, folder))),
  }),
  // Names the deployment after the commit that started the run, and never looks at the site.
  'actions/deploy-pages': ({ start }) => {
    const { artifacts, pages, url } = pagesOf(start);
    pages.deploy(start.sha, artifacts.at(-1) ?? {});
    while (pages.statusOf(start.sha) === 'deployment_in_progress') pages.wait(5);
    if (pages.statusOf(start.sha) !== 'succeed') throw new Error('Deployment failed');
    return { page_url: `${url}/site/` };
  },
};

const runStep = async (machine: Machine, step: Step): Promise<StepEnd> => {
  const contexts = { ...machine.contexts, env: machine.env, steps: machine.steps };
  if (step.run !== undefined)
    return { outputs: await script(machine, step.run, texts(step.env, contexts)) };
  const inputs = texts(step.with, contexts);
  if (isOwn(step)) return runOwn(machine, inputs);
  const [name = ''] = (step.uses ?? '').split('@');
  const action = ACTIONS[name];
  if (action === undefined) throw new Error(`no stand-in for ${step.uses}`);
  return { outputs: await action(machine, inputs) };
};

const endOf = async (machine: Machine, step: Step): Promise<StepEnd> => {
  try {
    return await runStep(machine, step);
  } catch (error) {
    return { outputs: {}, error: error instanceof Error ? error.message : String(error) };
  }
};

/** Whether a condition asks how it went; one that does not is only looked at if all went well. */
const asksForStatus = (condition = ''): boolean =>
  /\b(?:always|cancelled|failure)\(\)/.test(condition);

interface Ended {
  readonly result: Result;
  readonly outputs: Outputs;
}

/** Runs the steps of a job; after a failure only those whose condition says so. */
const runSteps = async (machine: Machine, job: Job): Promise<Ended> => {
  const errors: string[] = [];
  for (const step of job.steps ?? []) {
    const contexts = { ...machine.contexts, env: machine.env, steps: machine.steps };
    if ((errors.length > 0 && !asksForStatus(step.if)) || !holds(step.if, contexts)) continue;
    const { outputs, error } = await endOf(machine, step);
    if (step.id !== undefined) machine.steps[step.id] = { outputs };
    if (error !== undefined) errors.push(error);
  }
  // Only a part of a matrix may fail here.
  if (errors.length > 0 && job.strategy?.matrix === undefined) throw new Error(errors.join('\n'));
  const outputs = texts(job.outputs, { ...machine.contexts, steps: machine.steps });
  return { result: errors.length > 0 ? 'failure' : 'success', outputs };
};

/** A workflow of `examples/workflows`. */
export const exampleNamed = (name: string): Workflow => {
  const file = EXAMPLES.find((each) => each.name === `examples/workflows/${name}`);
  if (file === undefined) throw new Error(`no example ${name}`);
  return workflowOf(file.text);
};

/** What a workflow is told of its run; the token is that of each job. */
const contextOf = ({ world, event }: Start) => ({
  actor: 'octocat',
  event: event ?? {},
  ref_name: 'main',
  repository: world.repository,
  run_id: '1',
});

const machineFor = (start: Start, name: string, job: Job, contexts: Contexts): Machine => {
  machines += 1;
  const folder = path.join(start.world.root, 'machines', String(machines));
  const workspace = path.join(folder, 'workspace');
  for (const each of [workspace, path.join(folder, 'temp')]) mkdirSync(each, { recursive: true });
  const { world } = start;
  const token = job.permissions?.['contents'] === 'write' ? world.token : world.readOnlyToken;
  const runner = { temp: path.join(folder, 'temp') };
  const github = { ...contextOf(start), token };
  const known = { ...contexts, runner, github, vars: {}, secrets: {} };
  const mayRead = job.permissions?.['actions'] === 'read';
  start.pages?.allow(job.permissions ?? {});
  world.server.hooks.onRequest = async (request) => {
    const asked = { serverUrl: world.server.url, repository: world.repository };
    return (
      answerPages(request, start.pages, job.permissions ?? {}) ??
      answerArtifacts(request, asked, start.traces.artifacts, mayRead)
    );
  };
  const env = texts(job.env, known);
  const permissions = job.permissions ?? {};
  return { start, name, folder, workspace, token, permissions, contexts: known, env, steps: {} };
};

/** The elements of a matrix with a single key, or one without anything. */
const elementsOf = ({ strategy }: Job, contexts: Contexts): readonly Contexts[] => {
  const keys = Object.entries(strategy?.matrix ?? {});
  const [[key, value] = ['', '']] = keys;
  if (keys.length === 0) return [{}];
  const values = typeof value === 'string' ? fillValue(value, contexts) : value;
  if (keys.length > 1 || !Array.isArray(values) || values.length === 0)
    throw new Error(`no matrix: ${JSON.stringify(values)}`);
  return values.map((each) => ({ [key]: each }));
};

const runElement = async (
  start: Start,
  name: string,
  job: Job,
  contexts: Contexts,
): Promise<Ended> => {
  if (job.uses === undefined) return runSteps(machineFor(start, name, job, contexts), job);
  const inputs = texts(job.with, contexts);
  await runWorkflow(exampleNamed(path.posix.basename(job.uses)), { ...start, inputs });
  return { result: 'success', outputs: {} };
};

const runJob = async (
  start: Start,
  name: string,
  job: Job,
  needs: Readonly<Record<string, Ended>>,
): Promise<Ended> => {
  const contexts = { github: contextOf(start), inputs: start.inputs, needs };
  const succeeded = Object.values(needs).every(({ result }) => result === 'success');
  const ended: Ended[] = [];
  if ((succeeded || asksForStatus(job.if)) && holds(job.if, contexts)) {
    for (const [index, matrix] of elementsOf(job, contexts).entries())
      ended.push(
        await runElement(start, name, job, {
          ...contexts,
          matrix,
          strategy: { 'job-index': index },
        }),
      );
  }
  const all = ended.length === 0 ? [{ result: 'skipped', outputs: {} } as const] : ended;
  start.traces.results.push(...all.map(({ result }) => [name, result] as const));
  const result = all.find((each) => each.result !== 'success')?.result ?? 'success';
  return { result, outputs: all[0]?.outputs ?? {} };
};

/** Runs a workflow to its end; what can be seen of it is in `traces`. */
export async function runWorkflow({ env, jobs }: Workflow, start: Start): Promise<void> {
  const done: Record<string, Ended> = {};
  for (const [id, job] of Object.entries(jobs)) {
    const needs = Object.fromEntries(
      needsOf(job).map((each) => [each, done[each] ?? { result: 'skipped' as const, outputs: {} }]),
    );
    done[id] = await runJob(start, id, { ...job, env: { ...env, ...job.env } }, needs);
  }
}
