/** Runs the whole action in memory. */
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { inputValues } from '../../scripts/action-metadata.mjs';
import type { WorkflowRuns } from '../../src/artifacts/artifact';
import type { Capabilities } from '../../src/capabilities';
import type { Inputs } from '../../src/inputs/inputs';
import { INPUT_NAMES, parseInputs } from '../../src/inputs/parse-inputs';
import type { Workspace } from '../../src/inputs/workspace';
import { main } from '../../src/main';
import type { Relation } from '../../src/manifest/source-repository';
import type { MissingPages, PagesBuild, PagesSite, Site } from '../../src/preflight/pages-site';
import { formatProblem, problem } from '../../src/problem';
import type { Git } from '../../src/published/git';
import { type ReadReport, readReport } from '../../src/reports/read-report';
import type { ReportReader } from '../../src/reports/report-reader';
import type { SiteAnswer } from '../../src/site-check/site-reader';
import { contractFiles } from './contract';
import { NO_ROWS } from './reports';
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

export interface Run {
  readonly git: Git;
  /** The workspace: paths and texts or bytes. */
  readonly files: Readonly<Record<string, string | Buffer>>;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly site?: Site & Partial<PagesSite>;
  /** What GitHub answers about Pages without a site. */
  readonly noSite?: MissingPages;
  /** GitHub's last build of the site. */
  readonly build?: () => PagesBuild;
  /** What the site answers. */
  readonly serve?: (address: string) => SiteAnswer;
  readonly random?: number;
  /** Replaces the workspace in memory; reports are still read from `files`. */
  readonly workspace?: Workspace;
  /** Replaces the reader of reports in memory. */
  readonly reports?: ReportReader;
  /** In milliseconds; a fixed time at the end of 2026 by default. */
  readonly now?: () => number;
  /** Does not wait by default. */
  readonly sleep?: (milliseconds: number) => Promise<void>;
  /** Collects the files of `output`. */
  readonly output?: Map<string, string>;
  /** Collects the file of `summary-file`. */
  readonly written?: Map<string, string>;
  /** Why `summary-file` cannot be written: detected before the run, or at its end. */
  readonly unwritable?: { readonly before?: string; readonly after?: string };
  readonly runs?: WorkflowRuns;
  /** The source commit; `relation` is its relation to the published one. */
  readonly commit?: string;
  /** The date of the source commit; null if unknown. */
  readonly committed?: string | null;
  readonly relation?: Relation;
  readonly server?: string;
  /** The branch that the run was started on, in `acme/catalog`. */
  readonly startedOn?: string;
}

const notAsked = (): TE.TaskEither<[{ message: string }], never> =>
  TE.left([problem('unexpected question')]);

const NO_RUNS: WorkflowRuns = {
  getRun: notAsked,
  listArtifacts: notAsked,
  download: notAsked,
};

/** A stand-in for the page. */
export const EXPLORER = '<!doctype html>\n<title>Explorer</title>\n';

/** Later than all dates in tests except future ones. */
const NOW = Date.parse('2026-12-31T00:00:00Z');

const SHA = 'c'.repeat(40);

/**
 * Runs the action. Reports are all files below `reports/`, in the given order. The explorer is off by default, so that
 * a tree has documents only.
 */
export const runAction = async ({
  git,
  files,
  inputs = {},
  site,
  noSite = 'off',
  build = () => ({ kind: 'off' }),
  serve = () => ({ kind: 'failed', cause: 'unexpected question' }),
  random = 0,
  workspace,
  reports,
  output,
  written,
  unwritable = {},
  runs = NO_RUNS,
  commit = SHA,
  committed = '2026-08-01T00:00:00Z',
  relation = 'unknown',
  server = 'https://github.com',
  startedOn = 'main',
  now = () => NOW,
  sleep = async () => undefined,
}: Run): Promise<Ran> => {
  const said = {
    warnings: [] as string[],
    notices: [] as string[],
    log: [] as string[],
    outputs: {} as Record<string, string>,
    debug: [] as string[],
    summary: '',
  };
  const kept: ReadReport[] = [];
  // Released buffers are overwritten, so that a later read is noticed.
  const lent: Buffer[] = [];
  const lend = (bytes?: Buffer): Buffer => {
    const copy = Buffer.from(bytes ?? []);
    lent.push(copy);
    return copy;
  };
  const read = (name: string): TE.TaskEither<[{ message: string }], Buffer> => {
    const file = files[name];
    return file === undefined ? TE.left([problem(`no ${name}`)]) : TE.right(Buffer.from(file));
  };
  const capabilities: Capabilities = {
    git,
    assets: { contract: TE.fromIO(contractFiles), explorer: TE.right(EXPLORER) },
    workspace: workspace ?? {
      readText: (name) => TE.map((bytes: Buffer) => bytes.toString('utf8'))(read(name)),
      readUnpacked: (name) => TE.map((bytes: Buffer) => E.right(bytes))(read(name)),
      checkSummaryFile: () =>
        unwritable.before === undefined
          ? TE.right(undefined)
          : TE.left([problem(unwritable.before)]),
      writeSummaryFile: (name, markdown) =>
        unwritable.after === undefined
          ? TE.fromIO(() => void written?.set(name, markdown))
          : TE.left([problem(unwritable.after)]),
      findReports: (lines) =>
        TE.right({
          value:
            lines.length === 0
              ? []
              : Object.keys(files).filter((name) => name.startsWith('reports/')),
          warnings: [],
        }),
    },
    outputs: {
      open: () =>
        TE.right({
          write: (name, pieces) =>
            TE.fromIO(() => void output?.set(name, Buffer.concat(pieces).toString('utf8'))),
          finish: () => TE.right(undefined),
          discard: () => TE.fromIO(() => output?.clear()),
        }),
    },
    reports: reports ?? {
      start: (wanted) => ({
        files: wanted.length,
        finish: (onRead) =>
          TE.fromIO(() =>
            wanted.map(({ name, location }, i) => {
              onRead(i + 1);
              return pipe(
                readReport(name, Buffer.from(files[location] ?? '')),
                E.map((scanned) => ({
                  ...scanned.scan,
                  rows: {
                    ...NO_ROWS,
                    fileIndex: kept.push(scanned) - 1,
                    counts: scanned.record.counts,
                  },
                })),
              );
            }),
          ),
      }),
    },
    rows: {
      record: ({ fileIndex, counts }) =>
        E.right({
          rows: lend(kept[fileIndex]?.record.rows),
          suppressions: lend(kept[fileIndex]?.record.suppressions),
          counts,
        }),
      findings: ({ fileIndex }) => E.right(lend(kept[fileIndex]?.findings)),
      unabridged: ({ fileIndex }) => E.right(lend(kept[fileIndex]?.unabridged)),
      reset: () => {
        for (const each of lent.splice(0)) each.fill('?');
      },
    },
    source: {
      head: () =>
        TE.right({
          value: O.some({ commit, committed, unchanged: true }),
          warnings: [],
        }),
      reaches: () => async () => true,
      relation: () => async () => relation,
    },
    runs: async () => runs,
    pages: {
      site: async () =>
        site
          ? { kind: 'site', site: { branch: inputs['branch'] ?? 'gh-pages', ...site } }
          : { kind: noSite },
      lastBuild: async () => build(),
      settings: 'https://github.com/acme/catalog/settings/pages',
    },
    site: {
      read: (address) => async () => serve(address),
    },
    pushProbe: {
      access: async () => ({ kind: 'granted' }),
      branch: () => async () => ({ protected: false, rules: [] }),
    },
    log: {
      info: (text, tone) => void said.log.push(tone === undefined ? text : `${tone}: ${text}`),
      debug: (text) => void said.debug.push(text),
      notice: (text) => void said.notices.push(text),
      warning: (each) => void said.warnings.push(formatProblem(each)),
      error: (each) => void said.log.push(`error: ${formatProblem(each)}`),
      group: (title, run) => {
        said.log.push(`group: ${title}`);
        return run();
      },
      setOutput: (name, value) => {
        said.outputs[name] = value;
      },
      summarize: async (markdown) => {
        said.summary += markdown;
      },
    },
    now,
    sleep,
    random: () => random,
  };
  const request = {
    inputs: inputsOf({ reports: 'reports', explorer: 'false', ...inputs }),
    context: { server, repository: 'acme/catalog', sha: SHA, branch: startedOn },
    run: '1',
  };
  const result = await main(request, capabilities)();
  const problems = E.isLeft(result) ? result.left : [];
  said.warnings.push(...problems.filter(({ warning }) => warning).map(formatProblem));
  return { errors: problems.filter(({ warning }) => !warning).map(formatProblem), ...said };
};
