import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import * as E from 'fp-ts/Either';
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
import { fail, problem, type Result, type TaskResult } from '../../problem';
import type { ReportFile } from '../../reports/report-reader';
import { attempt } from '../../task/attempt';
import type { RetryEffects } from '../../task/retry';
import { show } from '../../text/escape';
import { download } from './download';
import { type GitHubApi, openClient, type RepositoryRef, type Rest } from './octokit';
import { createRetry, type Retry } from './retry';
import { type Budget, MAX_UNPACKED_BYTES, newBudget, unpack } from './unzip';

/** GitHub describes each run with two repositories, about 15 kB. */
const RUNS_PER_PAGE = 30;
const ARTIFACTS_PER_PAGE = 100;
const MAX_PAGES = 100;

type Question = (rest: Rest, repository: RepositoryRef) => Promise<{ readonly data: unknown }>;

/** Asks the API about one repository. */
class Api {
  private client: ReturnType<typeof openClient> | undefined;

  constructor(
    readonly github: GitHubApi,
    readonly retry: Retry,
  ) {}

  private async send(question: Question): Promise<unknown> {
    this.client ??= openClient(this.github);
    const { rest, owner, repo } = await this.client;
    return (await question(rest, { owner, repo })).data;
  }

  ask<A>(what: string, question: Question, parse: (answer: unknown) => Result<A>): TaskResult<A> {
    return pipe(
      TE.fromEither(checkToken(this.github)),
      TE.chain(() =>
        attempt(
          () => this.retry(what, () => this.send(question)),
          (cause) => `${what}: ${cause}`,
        ),
      ),
      TE.chainEitherK(parse),
    );
  }
}

const checkToken = ({ token }: GitHubApi): Result<void> =>
  token === ''
    ? fail([problem('input source-token: found nothing, expected a token with actions: read')])
    : E.right(undefined);

/** Fetches all pages. An artifact that appears on two pages, because the list changed, is listed once. */
const fetchAllPages =
  (fetchPage: (page: number) => TaskResult<ArtifactPage>): TaskResult<ReadonlyArray<Artifact>> =>
  async () => {
    const artifacts = new Map<number, Artifact>();
    for (let number = 1; number <= MAX_PAGES; number += 1) {
      const page = await fetchPage(number)();
      if (E.isLeft(page)) return page;
      for (const artifact of page.right.artifacts) artifacts.set(artifact.id, artifact);
      if (page.right.artifacts.length === 0 || artifacts.size >= page.right.total) break;
    }
    return E.right([...artifacts.values()]);
  };

const downloadArtifact = (
  { github, retry }: Api,
  folder: string,
  budget: Budget,
  { id, name, sha256 }: Artifact,
): TaskResult<ReadonlyArray<ReportFile>> => {
  const what = `the artifact ${show(name)} cannot be downloaded`;
  const file = path.join(folder, `${id}.zip`);
  const request = {
    name: `the artifact ${show(name)}`,
    address: `${github.api}/repos/${github.repository}/actions/artifacts/${id}/zip`,
    token: github.token,
    sha256,
    maxBytes: MAX_UNPACKED_BYTES,
  };
  return attempt(
    async () => {
      await mkdir(folder, { recursive: true });
      await retry(what, () => download(request, file));
      const target = { artifact: name, folder: path.join(folder, String(id)), budget };
      const files = await unpack(file, target);
      await rm(file, { force: true });
      return files;
    },
    (cause) => `${what}: ${cause}`,
  );
};

/**
 * Asks GitHub about the runs of a repository, and downloads artifacts below a folder. Only the API gets the
 * token.
 */
export const openWorkflowRuns = (
  github: GitHubApi,
  folder: string,
  effects: RetryEffects,
): WorkflowRuns => {
  const api = new Api(github, createRetry(effects));
  const budget = newBudget();
  return {
    defaultBranch: api.ask(
      'the default branch cannot be determined',
      (rest, repository) => rest.repos.get({ ...repository }),
      parseDefaultBranch,
    ),
    getRun: (id) =>
      api.ask(
        `run ${id} cannot be read`,
        (rest, repository) => rest.actions.getWorkflowRun({ ...repository, run_id: id }),
        parseRun,
      ),
    listSuccessful: (branch, page) =>
      api.ask(
        'the runs of the default branch cannot be listed',
        (rest, repository) =>
          rest.actions.listWorkflowRunsForRepo({
            ...repository,
            branch,
            status: 'success',
            per_page: RUNS_PER_PAGE,
            page,
          }),
        parseRuns,
      ),
    listArtifacts: (run) =>
      fetchAllPages((page) =>
        api.ask(
          `the artifacts of run ${run} cannot be listed`,
          (rest, repository) =>
            rest.actions.listWorkflowRunArtifacts({
              ...repository,
              run_id: run,
              per_page: ARTIFACTS_PER_PAGE,
              page,
            }),
          parseArtifacts,
        ),
      ),
    download: (artifact) => downloadArtifact(api, folder, budget, artifact),
  };
};
