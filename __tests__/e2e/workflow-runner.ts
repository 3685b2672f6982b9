/**
 * Runs the example workflows as GitHub would: jobs in order with their needs, conditions and
 * matrices, scripts by bash, expressions by GitHub's own library, this action from `dist/`. Each job
 * has a machine of its own and a token with no more rights than its permissions say. What needs a
 * registry or GitHub itself is stood in for.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Contexts, fill, fillValue, holds } from '../workflows/expression';
import {
  calledFile,
  callOf,
  isOwn,
  type Job,
  needsOf,
  OWN_CHECKOUT,
  type Step,
  type Workflow,
  workflowOf,
} from '../workflows/workflow';
import { runAction } from './action';
import { answerArtifacts } from './artifacts';
import { parseCommandFile } from './command-files';
import { answerPages } from './pages-server';
import { ACTIONS } from './workflow-actions';
import {
  type Machine,
  type Outputs,
  OWN_WORKFLOW,
  type Result,
  refName,
  run,
  runnerEnvironment,
  type Start,
  triggerOf,
} from './workflow-machine';

let machines = 0;

const texts = (values: Readonly<Record<string, unknown>> | null | undefined, contexts: Contexts) =>
  Object.fromEntries(
    Object.entries(values ?? {}).map(([key, value]) => [key, fill(String(value), contexts)]),
  );

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

const runOwn = async (machine: Machine, uses: string, inputs: Outputs): Promise<StepEnd> => {
  const { start, workspace, token } = machine;
  if (uses === `./${OWN_CHECKOUT}` && !existsSync(path.join(workspace, OWN_CHECKOUT, 'action.yml')))
    throw new Error('the action is not checked out');
  if (!existsSync(path.join(workspace, '.git')) && start.inputs['draft'] !== true)
    throw new Error('the action is run where nothing is checked out');
  const serverUrl = start.world.server.url;
  const env = { GITHUB_JOB: machine.name };
  const result = await runAction({
    workspace,
    serverUrl,
    token,
    sha: start.sha,
    inputs,
    env,
  });
  start.traces.own.push({ job: machine.name, with: inputs, result });
  return { outputs: result.outputs, ...(result.code === 0 ? {} : { error: result.log }) };
};

const runStep = async (machine: Machine, step: Step): Promise<StepEnd> => {
  const contexts = { ...machine.contexts, env: machine.env, steps: machine.steps };
  if (step.run !== undefined)
    return { outputs: await script(machine, step.run, texts(step.env, contexts)) };
  const inputs = texts(step.with, contexts);
  const { uses = '' } = step;
  if (isOwn(step)) return runOwn(machine, uses, inputs);
  const [name = ''] = uses.split('@');
  const action = ACTIONS[name];
  if (action === undefined) throw new Error(`no stand-in for ${uses}`);
  return { outputs: await action(machine, inputs) };
};

const endOf = async (machine: Machine, step: Step): Promise<StepEnd> => {
  try {
    return await runStep(machine, step);
  } catch (error) {
    return { outputs: {}, error: error instanceof Error ? error.message : String(error) };
  }
};

/** Conditions that do not ask for the status are evaluated only if all steps before succeeded. */
const asksForStatus = (condition = ''): boolean =>
  /\b(?:always|cancelled|failure)\(\)/.test(condition);

interface Ended {
  readonly result: Result;
  readonly outputs: Outputs;
  /** Why it failed; that a part of a matrix may fail is no error here. */
  readonly error?: string;
}

/** Runs the steps of a job; after a failure only those whose condition says so. */
const runSteps = async (machine: Machine, job: Job): Promise<Ended> => {
  const errors: string[] = [];
  for (const [index, step] of (job.steps ?? []).entries()) {
    const contexts = { ...machine.contexts, env: machine.env, steps: machine.steps };
    if ((errors.length > 0 && !asksForStatus(step.if)) || !holds(step.if, contexts)) continue;
    machine.start.beforeStep?.(machine.name, index);
    const { outputs, error } = await endOf(machine, step);
    if (step.id !== undefined) machine.steps[step.id] = { outputs };
    if (error !== undefined) errors.push(error);
  }
  const outputs = texts(job.outputs, { ...machine.contexts, steps: machine.steps });
  if (errors.length === 0) return { result: 'success', outputs };
  const mayFail = job.strategy?.matrix !== undefined;
  return { result: 'failure', outputs, ...(mayFail ? {} : { error: errors.join('\n') }) };
};

/** What a workflow is told of its run; the token is that of each job. */
const contextOf = (start: Start) => ({
  actor: 'octocat',
  event: start.event ?? {},
  event_name: triggerOf(start).event,
  ref_name: refName(triggerOf(start).ref),
  repository: start.world.repository,
  run_id: '1',
});

const machineFor = (start: Start, name: string, job: Job, contexts: Contexts): Machine => {
  machines += 1;
  const folder = path.join(start.world.root, 'machines', String(machines));
  const workspace = path.join(folder, 'workspace');
  for (const each of [workspace, path.join(folder, 'temp')]) mkdirSync(each, { recursive: true });
  const { world } = start;
  const { permissions = {} } = job;
  const token = permissions['contents'] === 'write' ? world.token : world.readOnlyToken;
  const runner = { temp: path.join(folder, 'temp') };
  const github = { ...contextOf(start), token };
  const known = {
    ...contexts,
    runner,
    github,
    job: OWN_WORKFLOW,
    vars: {},
    secrets: start.secrets,
  };
  const mayRead = permissions['actions'] === 'read';
  start.pages?.allow(permissions);
  start.issues?.allow(permissions);
  world.server.hooks.onRequest = async (request) => {
    const asked = { serverUrl: world.server.url, repository: world.repository };
    return (
      answerPages(request, start.pages, permissions) ??
      answerArtifacts(request, asked, start.traces.artifacts, mayRead)
    );
  };
  const env = texts(job.env, known);
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

/** What a called workflow knows as `inputs`: what the caller gives, by the types that it states, and its defaults. */
const inputsOf = (called: Workflow, given: Job['with'], contexts: Contexts) =>
  Object.fromEntries(
    Object.entries(callOf(called)?.inputs ?? {}).map(([key, { type, default: otherwise }]) => {
      const value = given?.[key] ?? otherwise ?? (type === 'boolean' ? false : '');
      return [key, typeof value === 'string' ? fillValue(value, contexts) : value];
    }),
  );

const errorsOf = (all: readonly Ended[]): Pick<Ended, 'error'> => {
  const errors = all.flatMap(({ error }) => error ?? []);
  return errors.length > 0 ? { error: errors.join('\n') } : {};
};

/** Runs a workflow that a job calls; the job fails if one of its own does. */
const runCalled = async (start: Start, job: Job, contexts: Contexts): Promise<Ended> => {
  const file = calledFile(job.uses ?? '');
  if (file === undefined) throw new Error(`no workflow ${job.uses}`);
  const called = workflowOf(file.text);
  const inputs = inputsOf(called, job.with, contexts);
  const secrets = texts(job.secrets, { ...contexts, secrets: start.secrets });
  const { permissions = {} } = job;
  const jobs = await runJobs(called, { ...start, inputs, secrets, permissions });
  const values = Object.entries(callOf(called)?.outputs ?? {});
  const outputs = texts(Object.fromEntries(values.map(([key, { value }]) => [key, value])), {
    jobs,
  });
  const isFailed = Object.values(jobs).some(({ result }) => result === 'failure');
  return { result: isFailed ? 'failure' : 'success', outputs, ...errorsOf(Object.values(jobs)) };
};

const runElement = (start: Start, name: string, job: Job, contexts: Contexts): Promise<Ended> =>
  job.uses === undefined
    ? runSteps(machineFor(start, name, job, contexts), job)
    : runCalled(start, job, contexts);

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
  return { result, outputs: all[0]?.outputs ?? {}, ...errorsOf(all) };
};

/** Runs the jobs of a workflow. Returns how they ended. */
async function runJobs(
  { env, jobs, permissions }: Workflow,
  start: Start,
): Promise<Readonly<Record<string, Ended>>> {
  const done: Record<string, Ended> = {};
  for (const [id, job] of Object.entries(jobs)) {
    const needs = Object.fromEntries(
      needsOf(job).map((each) => [each, done[each] ?? { result: 'skipped' as const, outputs: {} }]),
    );
    const granted = job.permissions ?? permissions ?? start.permissions ?? {};
    const whole = { ...job, permissions: granted, env: { ...env, ...job.env } };
    done[id] = await runJob(start, id, whole, needs);
  }
  return done;
}

/** Runs a workflow to its end; what can be seen of it is in `traces`. Throws if a job failed. */
export const runWorkflow = async (workflow: Workflow, start: Start): Promise<void> => {
  const { error } = errorsOf(Object.values(await runJobs(workflow, start)));
  if (error !== undefined) throw new Error(error);
};
