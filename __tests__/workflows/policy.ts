/** The rules for workflows of this project, beyond those of a linter. Each rule returns its violations. */
import { spawnSync } from 'node:child_process';
import { readAction } from '../../scripts/action-metadata.mjs';
import {
  type Concurrency,
  type Container,
  calledFile,
  callOf,
  isOwn,
  type Job,
  needsOf,
  OWN_ACTION,
  OWN_CHECKOUT,
  type Step,
  startsOn,
  type Workflow,
  workflowOf,
} from './workflow';

const ACTION = readAction();
/** Flags with which a scanner omits findings silently. */
const HIDING = /--(?:severity|ignore-unfixed|ignore-status|ignorefile|ignore-policy|only-fixed)\b/;
/** With `--vex`, Trivy lists what it suppresses only if asked to; Grype always does. */
const hides = (run: string): boolean =>
  HIDING.test(run) ||
  (/\btrivy\b/i.test(run) && / --vex\b/.test(run) && !run.includes('--show-suppressed'));
/** `owner/repo@<commit> # v1.2.3`: a commit cannot be moved, and the comment says what it is. */
const PINNED = /^ *(?:- )?uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
/** The action and its workflows, and those of the reader: in the same repository, or in that of the catalog. */
const OURS = new RegExp(
  `^ *(?:- )?uses: (?:${OWN_ACTION.replace('@', '(?:/\\.github/workflows/[\\w-]+\\.yml)?@')}|\\./.*|acme/catalog/\\.github/workflows/[\\w-]+\\.yml@main)$`,
);
/** The image of a scanner, with its tag and digest. */
const SCANNER_IMAGE = /\b(?:aquasecurity|aquasec|anchore)\/(?:trivy|grype)\b[^\s"']*/g;
/** A word with a registry, a repository and a tag. */
const IMAGE_WORD = /^[\w-]+\.[\w.-]+\/[\w./-]+:/;
const STARTS_CONTAINER = /\bdocker (?:run|compose|create|exec)\b/;
const PINNED_IMAGE = /:[\w.-]+@sha256:[0-9a-f]{64}$/;
/** Trivy sends these to every registry that it reads from, also to that of its database. */
const UNBOUND = /\bTRIVY_(?:USERNAME|PASSWORD)\b/g;
const SCANS = /\b(?:trivy|grype)\b\S* image\b|"\$GRYPE" (?!db\b)/i;
/** The last word of a scan and the one before it, if the last is a variable: its value may begin with `-`. */
const VARIABLE_TARGET =
  /(?:\b(?:trivy|grype)\b\S* image\b|"\$GRYPE" (?!db\b))[^\n;|&]* (\S+) ("\$[^"]*")(?= *(?:[\n;|&]|$))/gi;

interface Whole {
  readonly text: string;
  readonly workflow: Workflow;
}

const jobsOf = ({ workflow }: Whole): readonly (readonly [string, Job])[] =>
  Object.entries(workflow.jobs);

const stepsOf = (whole: Whole): readonly Step[] =>
  jobsOf(whole).flatMap(([, { steps = [] }]) => steps);

/** Jobs that only some callers want, and the permissions that these grant. */
const OPTIONAL: Readonly<Record<string, readonly string[]>> = {
  attest: ['id-token', 'attestations'],
  deploy: ['pages', 'id-token'],
  issue: ['issues'],
};

/**
 * GitHub asks every caller for the permissions that a job states, even where the job is skipped. So optional jobs of a
 * called workflow state none and have those of the caller, as has a job that calls the workflow with such jobs.
 */
const hasThoseOfCaller = ({ workflow }: Whole, name: string, job: Job): boolean =>
  startsOn(workflow, 'workflow_call') &&
  job.permissions === undefined &&
  (Object.hasOwn(OPTIONAL, name) || job.uses !== undefined);

const permissions = (whole: Whole): readonly string[] =>
  jobsOf(whole).flatMap(([name, job]) => {
    if (hasThoseOfCaller(whole, name, job)) return [];
    const stated = job.permissions ?? whole.workflow.permissions;
    return typeof stated === 'object' ? [] : [`job ${name} states no permissions`];
  });

/** Only the job that needs a write permission has it, never a whole workflow. */
const writesByJob = ({ workflow }: Whole): readonly string[] =>
  Object.entries(workflow.permissions ?? {}).flatMap(([scope, access]) =>
    access === 'write' ? [`all jobs get ${scope}: write`] : [],
  );

const timeouts = (whole: Whole): readonly string[] =>
  jobsOf(whole).flatMap(([name, job]) =>
    job.uses === undefined && job['timeout-minutes'] === undefined
      ? [`job ${name} has no timeout-minutes`]
      : [],
  );

const pins = ({ text }: Whole): readonly string[] =>
  text
    .split('\n')
    .filter((line) => /^ *(?:- )?uses:/.test(line) && !PINNED.test(line) && !OURS.test(line))
    .map((line) => `not pinned: ${line.trim()}`);

const minutes = ({ workflow: { on } }: Whole): readonly string[] =>
  (typeof on === 'string' ? [] : (on.schedule ?? []))
    .filter(({ cron }) => Number(cron.split(' ')[0]) % 2 !== 1)
    .map(({ cron }) => `not at an odd minute: ${cron}`);

/** The syntax errors of scripts. */
const checked = new Map<string, readonly string[]>();

/** Looks for syntax errors. Most scripts are in several workflows, so each is checked once. */
const checkSyntax = (runs: readonly string[]): void => {
  const unknown = runs.filter((run) => !checked.has(run));
  if (unknown.length === 0) return;
  // One shell for all of them: a process of tests is large, so it starts another one slowly.
  const each = 'for script; do bash -n <<< "$script" 2>&1; printf "\\0"; done';
  const args = ['-c', each, 'bash', ...unknown];
  const { error, stdout } = spawnSync('bash', args, { encoding: 'utf8' });
  const said = error ? [] : stdout.split('\0');
  for (const [i, run] of unknown.entries()) checked.set(run, said[i] ? [`bash: ${said[i]}`] : []);
};

const scripts = (whole: Whole): readonly string[] => {
  const runs = stepsOf(whole).map(({ run = '' }) => run);
  checkSyntax(runs);
  return runs.flatMap((run) => [
    ...(run.includes('${{') ? [`an expression in a script: ${run}`] : []),
    ...(hides(run) ? [`a scanner told to hide findings: ${run}`] : []),
    ...(checked.get(run) ?? []),
  ]);
};

const logins = ({ text }: Whole): readonly string[] =>
  [...text.matchAll(UNBOUND)].map(([name]) => `a login for every registry: ${name}`);

/** The scripts of a job, with each command on one line. */
const scriptsOf = ({ steps = [] }: Job): readonly string[] =>
  steps.map(({ run = '' }) => run.replaceAll(/\\\n */g, ''));

const scansIn = (job: Job): readonly string[] => scriptsOf(job).filter((run) => SCANS.test(run));

const imageOf = (container: Container): string =>
  typeof container === 'string' ? container : container.image;

/** The values of an expression such as `${{ matrix.container }}`; any other text itself. */
const valuesOf = (text: string, { strategy }: Job): readonly string[] => {
  const [, key] = /^\$\{\{ matrix\.(\w+) \}\}$/.exec(text) ?? [];
  if (key === undefined) return [text];
  const { include = [], ...keys } = (strategy?.matrix ?? {}) as Readonly<
    Record<string, readonly Readonly<Record<string, unknown>>[]>
  >;
  return [...(keys[key] ?? []), ...include.map((each) => each[key])].map(String);
};

/** The containers that GitHub starts for a job and its steps. */
const containersOf = (job: Job): readonly string[] =>
  [
    ...(job.container === undefined ? [] : [imageOf(job.container)]),
    ...Object.values(job.services ?? {}).map(imageOf),
    ...(job.steps ?? []).flatMap(({ uses = '' }) => /^docker:\/\/(.*)$/.exec(uses)?.[1] ?? []),
  ]
    .flatMap((image) => valuesOf(image, job))
    .filter((image) => image !== '');

/** The job that runs a foreign program has a token that can only read. */
const containers = (whole: Whole): readonly string[] =>
  jobsOf(whole).flatMap(([name, job]) => {
    const writes =
      hasThoseOfCaller(whole, name, job) || Object.values(job.permissions ?? {}).includes('write');
    const runs = scriptsOf(job).some((run) => STARTS_CONTAINER.test(run));
    return writes && (runs || containersOf(job).length > 0 || scansIn(job).length > 0)
      ? [`job ${name} runs a container or scanner with a token that writes`]
      : [];
  });

/** The images that scripts of a job name after `docker run`. */
const startedIn = (job: Job): readonly string[] =>
  scriptsOf(job)
    .flatMap((run) => [...run.matchAll(/\bdocker run\b([^\n;|&]*)/g)])
    .flatMap(([, words = '']) => words.split(' ').find((word) => IMAGE_WORD.test(word)) ?? []);

/** Every image has a tag, for people, and a digest, which decides. */
const images = (whole: Whole): readonly string[] =>
  [
    ...jobsOf(whole).flatMap(([, job]) => containersOf(job)),
    ...jobsOf(whole).flatMap(([, job]) => startedIn(job)),
    ...[...whole.text.matchAll(SCANNER_IMAGE)].map(([image]) => image),
  ]
    .filter((image) => !PINNED_IMAGE.test(image))
    .map((image) => `not pinned: ${image}`);

const targets = (whole: Whole): readonly string[] =>
  jobsOf(whole)
    .flatMap(([, job]) => scansIn(job))
    .flatMap((run) => [...run.matchAll(VARIABLE_TARGET)])
    .filter(([, before]) => before !== '--')
    .map(([, , target]) => `may be read as an option: ${target}`);

/** A matrix made of an output may be empty, which GitHub calls an error. */
const emptyMatrix = (whole: Whole): readonly string[] =>
  jobsOf(whole).flatMap(([name, { strategy, if: condition = '' }]) =>
    Object.values(strategy?.matrix ?? {}).flatMap((value) => {
      const [, output] = /fromJSON\((needs\.[\w.-]+)\)/.exec(String(value)) ?? [];
      const guarded = output === undefined || condition.includes(`${output} != '[]'`);
      return guarded ? [] : [`job ${name} does not guard against an empty matrix`];
    }),
  );

const keeps = (concurrency: Concurrency | undefined): boolean =>
  concurrency?.['cancel-in-progress'] === false;

/** Programs that run the checkout, which may be code of a pull request. */
const RUNS_CHECKOUT = /(?:^|[\s;&|(])(?:npm|npx|node|bash|sh|make|source|\.{1,2}\/)/m;
/** Permissions that cannot change the code that others run. */
const HARMLESS = ['security-events'];

/** Code of a pull request never runs with a token that writes. */
const pullRequests = (whole: Whole): readonly string[] => {
  if (startsOn(whole.workflow, 'pull_request_target'))
    return ['pull_request_target gives strangers a token of this repository'];
  if (!startsOn(whole.workflow, 'pull_request')) return [];
  return jobsOf(whole).flatMap(([name, { permissions = {}, steps = [] }]) => {
    const writes = Object.entries(permissions).some(
      ([scope, access]) => access === 'write' && !HARMLESS.includes(scope),
    );
    const runs = steps.some(
      ({ run = '', uses = '' }) => RUNS_CHECKOUT.test(run) || uses[0] === '.',
    );
    return writes && runs
      ? [`job ${name} runs code of a pull request with a token that writes`]
      : [];
  });
};

const isDry = (step: Step): boolean => step.with?.['dry-run'] === true;

const uses = (step: Step, input: string): boolean => Object.hasOwn(step.with ?? {}, input);

/** The permissions that a job needs for a step that runs this action. */
const neededBy = (step: Step): readonly (readonly [string, string])[] => [
  // Another repository needs its own token.
  ['contents', isDry(step) || uses(step, 'repository') ? 'read' : 'write'],
  ...(uses(step, 'artifact') ? [['actions', 'read'] as const] : []),
];

const ownSteps = (whole: Whole): readonly (readonly [string, Job, Step])[] =>
  jobsOf(whole).flatMap(([name, job]) =>
    (job.steps ?? []).filter(isOwn).map((step) => [name, job, step] as const),
  );

const inputs = (whole: Whole): readonly string[] =>
  ownSteps(whole).flatMap(([name, , step]) =>
    Object.keys(step.with ?? {})
      .filter((input) => !Object.hasOwn(ACTION.inputs, input))
      .map((input) => `job ${name}: no input ${input}`),
  );

const rights = (whole: Whole): readonly string[] =>
  ownSteps(whole).flatMap(([name, job, step]) =>
    neededBy(step)
      .filter(([scope, access]) => job.permissions?.[scope] !== access)
      .map(([scope, access]) => `job ${name} needs ${scope}: ${access}`),
  );

/** Of a workflow that is only called, the caller states the concurrency: a group of its own would cancel callers that wait. */
const unbroken = (whole: Whole): readonly string[] =>
  ownSteps(whole)
    .filter(() => !startsOn(whole.workflow, 'workflow_call'))
    .filter(
      ([, job, step]) => !isDry(step) && !keeps(job.concurrency ?? whole.workflow.concurrency),
    )
    .map(([name]) => `job ${name} may be cancelled while it publishes`);

const outputs = (whole: Whole): readonly string[] =>
  stepsOf(whole)
    .filter((step) => isOwn(step) && step.id !== undefined)
    .flatMap(({ id = '' }) =>
      [...whole.text.matchAll(new RegExp(`steps\\.${id}\\.outputs\\.([\\w-]+)`, 'g'))]
        .map(([, output = '']) => output)
        .filter((output) => !ACTION.outputs.includes(output))
        .map((output) => `no output ${output}`),
    );

/** The workflow that a job calls; undefined if there is none or it does not exist. */
const calledBy = (uses = ''): Workflow | undefined => {
  const called = calledFile(uses);
  return called && workflowOf(called.text);
};

/** A called workflow exists, and gets inputs that it has, among them all that it requires. */
const calls = (whole: Whole): readonly string[] =>
  jobsOf(whole).flatMap(([name, { uses = '', with: given = {} }]) => {
    if (!uses.startsWith('./') && !uses.startsWith(OWN_ACTION.replace(/@.*/, '/'))) return [];
    const called = calledBy(uses);
    const call = called && callOf(called);
    if (call === undefined) return [`job ${name} calls ${uses}, which nothing can call`];
    const inputs = Object.entries(call.inputs ?? {});
    const missing = inputs.filter(([key, { required }]) => required && !Object.hasOwn(given, key));
    const unknown = Object.keys(given).filter((key) => !Object.hasOwn(call.inputs ?? {}, key));
    return [
      ...missing.map(([key]) => `job ${name} calls ${uses} without ${key}`),
      ...unknown.map((key) => `job ${name} calls ${uses} with ${key}, which it does not take`),
    ];
  });

type Permission = readonly [scope: string, access: string];

/** What the jobs of a called workflow request, and those of the workflows that it calls. */
const askedBy = (uses = ''): readonly Permission[] =>
  Object.values(calledBy(uses)?.jobs ?? {}).flatMap((job) =>
    job.permissions === undefined ? askedBy(job.uses) : Object.entries(job.permissions),
  );

/** What the optional jobs need that a call switches on. */
const neededWith = (given: Job['with'] = {}): readonly Permission[] =>
  Object.entries(OPTIONAL).flatMap(([name, scopes]) => {
    const isOn = given[name] === true || (name === 'deploy' && given[name] === 'pages');
    return isOn ? scopes.map((scope) => [scope, 'write'] as const) : [];
  });

/** GitHub starts a called workflow only if the calling job has all permissions that its jobs request. */
const handsOver = (whole: Whole): readonly string[] =>
  jobsOf(whole).flatMap(([name, job]) => {
    if (hasThoseOfCaller(whole, name, job)) return [];
    const { uses, permissions: own = {} } = job;
    const missing = [...askedBy(uses), ...neededWith(job.with)]
      .filter(([scope, access]) => own[scope] !== access && own[scope] !== 'write')
      .map(([scope, access]) => `job ${name} needs ${scope}: ${access} for ${uses}`);
    return [...new Set(missing)];
  });

const OWN_COMMIT = {
  repository: `\${{ job.workflow_repository }}`,
  ref: `\${{ job.workflow_sha }}`,
  path: OWN_CHECKOUT,
};

/** A workflow that others call runs the action at the commit that they chose, whatever tag that has. */
const ownCommit = (whole: Whole): readonly string[] =>
  ownSteps(whole)
    .filter(() => startsOn(whole.workflow, 'workflow_call'))
    .filter(([, { steps = [] }, step]) => {
      const checkout = steps.find(({ with: given }) => given?.['path'] === OWN_CHECKOUT)?.with;
      const isSame = Object.entries(OWN_COMMIT).every(([key, value]) => checkout?.[key] === value);
      return step.uses !== `./${OWN_CHECKOUT}` || !isSame;
    })
    .map(([name]) => `job ${name} does not run the action at the commit of its workflow`);

const ATTEST = 'actions/attest@';

/** A job after the one that published attests the digest that this published: always, and only, if it published. */
const attested = (whole: Whole): readonly string[] =>
  jobsOf(whole).flatMap(([name, job]) => {
    const [[before, publisher, published] = []] = ownSteps(whole).filter(
      ([each, , step]) => needsOf(job).includes(each) && !isDry(step),
    );
    const outputs = `needs.${before}.outputs`;
    const digest = publisher?.outputs?.['integrity'];
    const rights = hasThoseOfCaller(whole, name, job) ? undefined : (job.permissions ?? {});
    return (job.steps ?? [])
      .filter(({ uses = '', with: given }) => uses.startsWith(ATTEST) && !given?.['subject-path'])
      .flatMap(({ with: given }) => [
        ...(OPTIONAL['attest'] ?? [])
          .filter((scope) => rights !== undefined && rights[scope] !== 'write')
          .map((scope) => `job ${name} needs ${scope}: write`),
        ...(given?.['subject-digest'] === `\${{ ${outputs}.integrity }}` &&
        digest === `\${{ steps.${published?.id}.outputs.integrity }}`
          ? []
          : [`job ${name} attests something else than what was published`]),
        ...(job.if?.includes(`${outputs}.changed == 'true'`)
          ? []
          : [`job ${name} attests where nothing was published`]),
        ...(uses(published ?? {}, 'fail-on') && !job.if?.includes('!cancelled()')
          ? [`job ${name} does not attest what was published before fail-on failed it`]
          : []),
      ]);
  });

const RULES = [
  permissions,
  writesByJob,
  timeouts,
  pins,
  minutes,
  scripts,
  images,
  logins,
  containers,
  targets,
  emptyMatrix,
  inputs,
  rights,
  unbroken,
  outputs,
  calls,
  handsOver,
  ownCommit,
  attested,
  pullRequests,
];

/** Every violation in a workflow, in words. */
export const violationsOf = (text: string): readonly string[] => {
  const whole = { text, workflow: workflowOf(text) };
  return RULES.flatMap((rule) => rule(whole));
};
