/** Workflow files as data. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const PROJECT = path.resolve(__dirname, '../..');
/** The name of the action for users. */
export const OWN_ACTION = 'your-org/catalog-api-action@v1';
/** Where the reusable workflows check the action out, at their own commit. */
export const OWN_CHECKOUT = '.catalog-api-action';

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

/** What a reusable workflow takes and gives. */
export interface Call {
  readonly inputs?: Readonly<Record<string, Input>>;
  readonly secrets?: Readonly<Record<string, { readonly required?: boolean }>>;
  readonly outputs?: Readonly<Record<string, { readonly value: string }>>;
}

interface Input {
  readonly type: 'string' | 'number' | 'boolean';
  readonly required?: boolean;
  readonly default?: string | number | boolean;
}

interface Events {
  readonly pull_request?: unknown;
  readonly pull_request_target?: unknown;
  readonly schedule?: readonly { readonly cron: string }[];
  readonly workflow_call?: Call | null;
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
/** The workflows of the repository that users copy as a whole. */
export const TEMPLATE = filesIn('examples/template/.github/workflows');
/** The workflow of the catalog that a demo runs. */
export const SHOWCASE = filesIn('examples/showcase/.github/workflows');
/** The workflows of this project. */
export const OURS = filesIn('.github/workflows');

export const workflowOf = (text: string): Workflow => parse(text) as Workflow;

/** A workflow of a list, by the name of its file. */
export const workflowNamed = (name: string, files: readonly WorkflowFile[]): Workflow => {
  const file = files.find((each) => path.posix.basename(each.name) === name);
  if (file === undefined) throw new Error(`no workflow ${name}`);
  return workflowOf(file.text);
};

/** A workflow that users copy, alone or as a part of the template. */
export const exampleNamed = (name: string): Workflow =>
  workflowNamed(name, [...EXAMPLES, ...TEMPLATE]);

/** The job that calls a workflow of this project, in the comment at its head: `{publish: {…}}`. */
export const callIn = (text: string): Workflow['jobs'] => {
  const [head = ''] = text.split('\nname: ');
  const lines = head.split('\n').flatMap((line) => /^# {3}(.*)$/.exec(line)?.[1] ?? []);
  return parse(lines.join('\n')) ?? {};
};

/** A workflow that publishes, and then deploys as Pages asks for it. */
export const PUBLISH_AND_DEPLOY: Workflow = {
  on: 'workflow_dispatch',
  jobs: Object.assign(
    {},
    ...['publish.yml', 'deploy-pages.yml'].map((name) =>
      callIn(OURS.find((file) => file.name.endsWith(`/${name}`))?.text ?? ''),
    ),
  ),
};

/** Where the workflows are that a job may call, by what stands around the name of their file. */
const CALLED: Readonly<Record<string, readonly WorkflowFile[]>> = {
  [OWN_ACTION]: OURS,
  // Beside the caller, which is an example or one of this project.
  '.@': [...EXAMPLES, ...OURS],
  'acme/catalog@main': filesIn('examples/many-repositories'),
};

/** The file that a job calls; undefined if there is none. */
export const calledFile = (uses: string): WorkflowFile | undefined => {
  const [, repository, name, tag = ''] =
    /^(\.|[\w-]+\/[\w-]+)\/\.github\/workflows\/([\w-]+\.yml)(?:@(.+))?$/.exec(uses) ?? [];
  const files = CALLED[`${repository}@${tag}`] ?? [];
  return files.find((file) => path.posix.basename(file.name) === name);
};

/** What a workflow takes and gives if it is called; undefined if it cannot be. */
export const callOf = ({ on }: Workflow): Call | undefined =>
  typeof on === 'string' || !Object.hasOwn(on, 'workflow_call')
    ? undefined
    : (on.workflow_call ?? {});

/** Whether an event starts a workflow. */
export const startsOn = ({ on }: Workflow, event: keyof Events): boolean =>
  typeof on === 'string' ? on === event : Object.hasOwn(on, event);

/** Whether a step runs the action of this project. */
export const isOwn = ({ uses = '' }: Step): boolean =>
  [OWN_ACTION, './', `./${OWN_CHECKOUT}`].includes(uses);

/** The jobs that a job waits for. */
export const needsOf = ({ needs = [] }: Job): readonly string[] => [needs].flat();
