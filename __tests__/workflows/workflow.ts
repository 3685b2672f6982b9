/** Workflow files as data. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const PROJECT = path.resolve(__dirname, '../..');
/** The name of the action for users. */
export const OWN_ACTION = 'your-org/catalog-api-action@v1';

type Scalars = Readonly<Record<string, string | number | boolean>>;

export interface Step {
  readonly id?: string;
  readonly name?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Scalars | null;
  readonly env?: Scalars;
}

export type Permissions = Readonly<Record<string, string>>;

/** An image, or an object that names it. */
export type Container = string | { readonly image: string };

export interface Job {
  readonly needs?: string | readonly string[];
  readonly if?: string;
  readonly permissions?: Permissions;
  readonly concurrency?: Concurrency;
  readonly env?: Scalars;
  readonly container?: Container;
  readonly services?: Readonly<Record<string, Container>>;
  readonly outputs?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix?: Readonly<Record<string, unknown>> };
  readonly steps?: readonly Step[];
  readonly uses?: string;
  readonly with?: Scalars;
  readonly secrets?: Scalars;
  readonly 'timeout-minutes'?: number;
}

export interface Concurrency {
  readonly group: string;
  readonly 'cancel-in-progress'?: boolean | string;
}

interface Events {
  readonly pull_request?: unknown;
  readonly pull_request_target?: unknown;
  readonly schedule?: readonly { readonly cron: string }[];
  readonly workflow_call?: {
    readonly inputs?: Readonly<Record<string, unknown>>;
    readonly secrets?: Readonly<Record<string, unknown>>;
  } | null;
}

export interface Workflow {
  readonly on: string | Events;
  readonly permissions?: Permissions;
  readonly concurrency?: Concurrency;
  readonly env?: Scalars;
  readonly jobs: Readonly<Record<string, Job>>;
}

export interface WorkflowFile {
  /** Relative to the project, with `/`. */
  readonly name: string;
  readonly text: string;
}

const filesIn = (folder: string): readonly WorkflowFile[] =>
  readdirSync(path.join(PROJECT, folder))
    .filter((name) => name.endsWith('.yml'))
    .map((name) => ({
      name: `${folder}/${name}`,
      text: readFileSync(path.join(PROJECT, folder, name), 'utf8'),
    }));

/** The example workflows, which users copy. */
export const EXAMPLES = filesIn('examples/workflows');
/** The workflows of this project. */
export const OURS = filesIn('.github/workflows');

export const workflowOf = (text: string): Workflow => parse(text) as Workflow;

/** A workflow of `examples/workflows`. */
export const exampleNamed = (name: string): Workflow => {
  const file = EXAMPLES.find((each) => each.name === `examples/workflows/${name}`);
  if (file === undefined) throw new Error(`no example ${name}`);
  return workflowOf(file.text);
};

/** Whether an event starts a workflow. */
export const startsOn = ({ on }: Workflow, event: keyof Events): boolean =>
  typeof on === 'string' ? on === event : Object.hasOwn(on, event);

/** Whether a step runs the action of this project. */
export const isOwn = ({ uses = '' }: Step): boolean => [OWN_ACTION, './'].includes(uses);

/** The jobs that a job waits for. */
export const needsOf = ({ needs = [] }: Job): readonly string[] => [needs].flat();
