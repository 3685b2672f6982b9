import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import {
  type Artifact,
  type ArtifactPage,
  parseArtifacts,
  parseDefaultBranch,
  parseRun,
  parseRuns,
} from '../../artifacts/artifact';
import type { WorkflowRuns } from '../../artifacts/workflow-runs';
import { problem, type Result, type TaskResult } from '../../problem';
import type { ReportFile } from '../../reports/report-reader';
import { attempt, ProblemError } from '../../task/attempt';
import { show } from '../../text/escape';
import { download } from './download';
import { type GitHubApi, openClient, type RepositoryRef, type Rest } from './octokit';
import { createRetry, type Retry } from './retry';
import { type Budget, MAX_UNPACKED_BYTES, newBudget, unpack } from './unzip';

/** Runs on a page: GitHub describes each with two repositories, some 15 kB. */
const RUNS_PER_PAGE = 30;
const ARTIFACTS_PER_PAGE = 100;
const MOST_PAGES = 100;

type Question = (rest: Rest, about: RepositoryRef) => Promise<{ readonly data: unknown }>;

/** Asks the API of one repository. */
class Api {
  private opened: ReturnType<typeof openClient> | undefined;

  constructor(
    readonly github: GitHubApi,
    readonly patiently: Retry,
  ) {}

  private async once(question: Question): Promise<unknown> {
    this.opened ??= openClient(this.github);
    const { rest, owner, repo } = await this.opened;
    return (await question(rest, { owner, repo })).data;
  }

  ask<A>(what: string, question: Question, read: (answer: unknown) => Result<A>): TaskResult<A> {
    return pipe(
      attempt(
        async () => {
          checkToken(this.github);
          return this.patiently(what, () => this.once(question));
        },
        (cause) => `${what}: ${cause}`,
      ),
      TE.chainEitherK(read),
    );
  }
}

const checkToken = ({ token }: GitHubApi): void => {
  if (token === '')
    throw new ProblemError([
      problem('input source-token: found nothing, expected a token with actions: read'),
    ]);
};

/** All pages; what comes twice because the list moved meanwhile counts once. */
const everyArtifact = (
  page: (page: number) => TaskResult<ArtifactPage>,
): TaskResult<ReadonlyArray<Artifact>> => {
  const from = (
    number: number,
    known: ReadonlyMap<number, Artifact>,
  ): TaskResult<ReadonlyArray<Artifact>> =>
    pipe(
      page(number),
      TE.chain(({ total, artifacts }) => {
        const all = new Map([...known, ...artifacts.map((each) => [each.id, each] as const)]);
        return artifacts.length === 0 || all.size >= total || number >= MOST_PAGES
          ? TE.right([...all.values()])
          : from(number + 1, all);
      }),
    );
  return from(1, new Map());
};

const downloadOne = (
  { github, patiently }: Api,
  folder: string,
  budget: Budget,
  { id, name, sha256 }: Artifact,
): TaskResult<ReadonlyArray<ReportFile>> => {
  const what = `the artifact ${show(name)} cannot be downloaded`;
  const file = path.join(folder, `${id}.zip`);
  const address = `${github.api}/repos/${github.repository}/actions/artifacts/${id}/zip`;
  const wanted = { name: `the artifact ${show(name)}`, address, token: github.token, sha256 };
  return attempt(
    async () => {
      await mkdir(folder, { recursive: true });
      await patiently(what, () => download({ ...wanted, maxBytes: MAX_UNPACKED_BYTES }, file));
      const target = { artifact: name, folder: path.join(folder, String(id)), budget };
      const files = await unpack(file, target);
      await rm(file, { force: true });
      return files;
    },
    (cause) => `${what}: ${cause}`,
  );
};

/**
 * Asks GitHub about the runs of a repository, and downloads artifacts below a folder. The token goes
 * to the API only; `info` is told of every pause.
 */
export const openWorkflowRuns = (
  github: GitHubApi,
  folder: string,
  info: (text: string) => void,
): WorkflowRuns => {
  const api = new Api(github, createRetry(info));
  const budget = newBudget();
  return {
    defaultBranch: api.ask(
      'the default branch cannot be found out',
      (rest, about) => rest.repos.get({ ...about }),
      parseDefaultBranch,
    ),
    getRun: (id) =>
      api.ask(
        `run ${id} cannot be read`,
        (rest, about) => rest.actions.getWorkflowRun({ ...about, run_id: id }),
        parseRun,
      ),
    listSuccessful: (branch, page) =>
      api.ask(
        'the runs of the default branch cannot be listed',
        (rest, about) =>
          rest.actions.listWorkflowRunsForRepo({
            ...about,
            branch,
            status: 'success',
            per_page: RUNS_PER_PAGE,
            page,
          }),
        parseRuns,
      ),
    listArtifacts: (run) =>
      everyArtifact((page) =>
        api.ask(
          `the artifacts of run ${run} cannot be listed`,
          (rest, about) =>
            rest.actions.listWorkflowRunArtifacts({
              ...about,
              run_id: run,
              per_page: ARTIFACTS_PER_PAGE,
              page,
            }),
          parseArtifacts,
        ),
      ),
    download: (artifact) => downloadOne(api, folder, budget, artifact),
  };
};
