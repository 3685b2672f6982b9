/** Starts example workflows in a world, with stand-ins for the programs that they use. */
import { spawnSync } from 'node:child_process';
import { describe } from '@jest/globals';
import { digestOf } from '../builders/digest';
import { REGISTRY } from '../builders/items';
import type { Workflow } from '../workflows/workflow';
import type { IssuesServer } from './issues-server';
import type { PagesServer } from './pages-server';
import { withPrograms } from './programs';
import type { Traces } from './workflow-machine';
import { runWorkflow } from './workflow-runner';
import type { World } from './world';

const has = (program: string): boolean => spawnSync(program, ['--version']).error === undefined;
/** The scripts of the workflows are for GitHub's Linux machines. */
export const onLinux =
  process.platform !== 'win32' && has('bash') && has('jq') ? describe : describe.skip;

/** The digest of a new build of any image. */
export const NEW = digestOf('rebuilt');

/** The reference of an image in the registry, with `:tag` or `@digest`. */
export const reference = (slug: string, tag: string): string => `${REGISTRY}/images/${slug}${tag}`;

/** Traces of nothing yet. */
export const tracesOf = (): Traces => ({
  own: [],
  artifacts: [],
  results: [],
  annotations: [],
  attested: [],
});

/** What a run of a workflow meets; nothing of it by default. */
export interface Surroundings {
  /** The payload of the event that started it. */
  readonly event?: Readonly<Record<string, unknown>>;
  readonly secrets?: Readonly<Record<string, string>>;
  /** What addresses serve. */
  readonly downloads?: Record<string, string>;
  /** Traces to continue. */
  readonly traces?: Traces;
  readonly pages?: PagesServer;
  readonly issues?: IssuesServer;
}

/** Runs a workflow to its end, with inputs and the reports of scans by reference. */
export const start = async (
  world: World,
  workflow: Workflow,
  inputs: Readonly<Record<string, unknown>>,
  reports: Record<string, string>,
  { event, downloads = {}, secrets = {}, traces = tracesOf(), pages, issues }: Surroundings = {},
): Promise<Traces> => {
  const sha = world.refs()['heads/main'] ?? '';
  await withPrograms(world.root, { reports, downloads, pages, issues }, async (programs) => {
    const given = { world, programs, sha, inputs, secrets, event, traces, pages, issues };
    await runWorkflow(workflow, given);
  });
  return traces;
};
