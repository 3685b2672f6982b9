/** The capabilities of a run in memory. */
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { formatProblem, type Problems, problem } from '../../src/domain/problem';
import type { Git } from '../../src/previous/git';
import type { MissingPages, PagesBuild, PagesSite, Site } from '../../src/publish/pages-site';
import type { SiteAnswer, SiteQuestion } from '../../src/publish/site-check/site-reader';
import type { WorkflowRuns } from '../../src/read/artifacts/artifact';
import type { Workspace } from '../../src/read/inputs/workspace';
import type { Relation } from '../../src/read/manifest/source-repository';
import { readReport } from '../../src/read/reports/read-report';
import type { ReportReader } from '../../src/read/reports/report-reader';
import type { Capabilities } from '../../src/run/capabilities';
import { openApiText } from './contract';

/** What tests state of the world of a run; the rest has defaults. */
export interface Fakes {
  readonly git: Git;
  /** The workspace: paths and texts or bytes. */
  readonly files: Readonly<Record<string, string | Buffer>>;
  readonly site?: Site & Partial<PagesSite>;
  /** What GitHub answers about Pages without a site. */
  readonly noSite?: MissingPages;
  /** GitHub's last build of the site. */
  readonly build?: () => PagesBuild | undefined;
  readonly serve?: (address: string, question: SiteQuestion) => SiteAnswer;
  readonly random?: number;
  /** Replaces the workspace in memory; reports are still read from `files`. */
  readonly workspace?: Workspace;
  /** In milliseconds; a fixed time at the end of 2026 by default. */
  readonly now?: () => number;
  /** Does not wait by default. */
  readonly sleep?: (milliseconds: number) => Promise<void>;
  /** Aborted when the run is cancelled, which by default it is not. */
  readonly cancelled?: AbortSignal;
  /** Gets the files of `output` when it is finished. */
  readonly output?: Map<string, string>;
  /** What is staged for outputs, by attempt. */
  readonly staged?: Set<ReadonlyMap<string, string>>;
  readonly runs?: WorkflowRuns;
  /** The source commit; `relation` is its relation to the published one. */
  readonly commit?: string;
  /** The date of the source commit; null if unknown. */
  readonly committed?: string | null;
  readonly relation?: Relation;
}

const notAsked = (): TE.TaskEither<[{ message: string }], never> =>
  TE.left([problem('unexpected question')]);

const NO_RUNS: WorkflowRuns = {
  getRun: notAsked,
  listArtifacts: notAsked,
  download: notAsked,
};

/** A stand-in for the page. */
export const EXPLORER = '<!doctype html>\n<title>Catalog</title>\n';

/** Later than all dates in tests except future ones. */
const NOW = Date.parse('2026-12-31T00:00:00Z');

/** The source commit by default. */
export const SHA = 'c'.repeat(40);

/** The capability `workspace`: the files of the run. */
const workspaceOf = ({ files }: Fakes): Workspace => {
  const read = (name: string): TE.TaskEither<Problems, Buffer> => {
    const file = files[name];
    return file === undefined
      ? TE.left([{ ...problem(`no ${name}`), isMissing: true }])
      : TE.right(Buffer.from(file));
  };
  return {
    readText: (name) => TE.map((bytes: Buffer) => bytes.toString('utf8'))(read(name)),
    readUnpacked: (name) => TE.map((bytes: Buffer) => E.right(bytes))(read(name)),
    findFiles: (input, lines) => {
      const found = Object.keys(files).filter((name) => name.startsWith(`${input}/`));
      if (input === 'vex' && found.length === 0 && lines.length > 0)
        return TE.left([{ ...problem(`input vex: found no file for ${lines}`), isMissing: true }]);
      return TE.right({ value: lines.length === 0 ? [] : found, warnings: [] });
    },
  };
};

/** The capability `outputs`, which writes to a map. */
const outputsTo = ({ output, staged = new Set() }: Fakes): Capabilities['outputs'] => ({
  open: () =>
    TE.fromIO(() => {
      const files = new Map<string, string>();
      staged.add(files);
      const end = (): void => void staged.delete(files);
      return {
        write: (name, pieces) =>
          TE.fromIO(() => void files.set(name, Buffer.concat(pieces).toString('utf8'))),
        finish: () =>
          TE.fromIO(() => {
            for (const [name, text] of files) output?.set(name, text);
            end();
          }),
        discard: () => TE.fromIO(end),
      };
    }),
});

/** The capability `reports`. */
const readerOf = (files: Fakes['files']): ReportReader => ({
  start: (wanted) => ({
    files: wanted.length,
    finish: TE.fromIO(() =>
      wanted.map((file) => readReport(file, Buffer.from(files[file.location] ?? ''))),
    ),
  }),
});

/** What a run says, while it runs. */
export class Said {
  readonly warnings: string[] = [];
  readonly notices: string[] = [];
  readonly log: string[] = [];
  readonly outputs: Record<string, string> = {};
  readonly debug: string[] = [];
  summary = '';
}

/** The capability `log`. */
const logTo = (said: Said): Capabilities['log'] => ({
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
});

/** The capability `source`. */
const sourceOf = ({
  commit = SHA,
  committed = '2026-08-01T00:00:00Z',
  relation = 'unknown',
}: Fakes): Capabilities['source'] => ({
  head: () => TE.right({ value: { commit, committed, unchanged: true }, warnings: [] }),
  relation: () => async () => relation,
});

/** The capability `pages`. */
const pagesOf = (
  { site, noSite = 'off', build = () => undefined }: Fakes,
  branch: string,
): Capabilities['pages'] => ({
  site: async () => (site ? { branch, isCustom: false, ...site } : noSite),
  lastBuild: async () => build(),
  settings: 'https://github.com/acme/catalog/settings/pages',
});

/** The capabilities of a run that publishes to this branch. */
export const capabilitiesOf = (fakes: Fakes, said: Said, branch: string): Capabilities => {
  const { git, files, workspace, runs = NO_RUNS, random = 0 } = fakes;
  const { serve = () => ({ kind: 'failed', cause: 'unexpected question' }) } = fakes;
  return {
    git,
    assets: { openApi: TE.fromIO(openApiText), explorer: TE.right(EXPLORER) },
    workspace: workspace ?? workspaceOf(fakes),
    outputs: outputsTo(fakes),
    reports: readerOf(files),
    source: sourceOf(fakes),
    runs: async () => runs,
    pages: pagesOf(fakes, branch),
    site: { read: (question) => async () => serve(question.address, question) },
    cancelled: fakes.cancelled ?? new AbortController().signal,
    onPublished: () => undefined,
    log: logTo(said),
    now: fakes.now ?? (() => NOW),
    sleep: fakes.sleep ?? (async () => undefined),
    random: () => random,
  };
};
