import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { fail, problem, type Result, type TaskResult } from '../../domain/problem';
import { attempt } from '../../domain/task/attempt';
import type { RetryEffects } from '../../domain/task/retry';
import { steps } from '../../domain/task/steps';
import { show } from '../../domain/values/escape';
import { lazy } from '../../domain/values/lazy';
import {
  type Artifact,
  type ArtifactPage,
  checksumOf,
  parseArtifacts,
  parseRun,
  type WorkflowRuns,
} from '../../read/artifacts/artifact';
import { download } from './download';
import { type Client, type GitHubApi, openClient } from './octokit';
import { createRetry, type Retry } from './retry';
import { type Budget, MAX_UNPACKED_BYTES, unpack } from './unzip';

const ARTIFACTS_PER_PAGE = 100;
const MAX_PAGES = 100;

const NO_TOKEN = problem('input source-token: found nothing, expected a token with actions: read');

/** If the list changes meanwhile, an artifact may be on two pages; it is returned once. */
const fetchAllPages = (
  fetchPage: (page: number) => TaskResult<ArtifactPage>,
): TaskResult<ReadonlyArray<Artifact>> =>
  steps(function* ($) {
    const artifacts = new Map<number, Artifact>();
    for (let number = 1; number <= MAX_PAGES; number += 1) {
      const page = yield* $(fetchPage(number));
      for (const artifact of page.artifacts) artifacts.set(artifact.id, artifact);
      if (page.artifacts.length === 0 || artifacts.size >= page.total_count) break;
    }
    return [...artifacts.values()];
  });

const openQueries = (github: GitHubApi, retry: Retry) => {
  const openOnce = lazy(() => openClient(github));
  return <A>(
    what: string,
    request: (client: Client) => Promise<{ readonly data: unknown }>,
    parse: (answer: unknown) => Result<A>,
  ): TaskResult<A> =>
    steps(function* ($) {
      if (github.token === '') yield* $(fail([NO_TOKEN]));
      const answer = attempt(
        () => retry(what, async () => (await request(await openOnce())).data),
        (cause) => `${what}: ${cause}`,
      );
      return yield* $(parse(yield* $(answer)));
    });
};

/** All downloads share one limit of unpacked bytes. */
const openDownloads = (github: GitHubApi, folder: string, retry: Retry) => {
  const budget: Budget = { bytesLeft: MAX_UNPACKED_BYTES };
  return (source: Artifact) => {
    const { id, name } = source;
    const artifact = `the artifact ${show(name)}`;
    const what = `${artifact} cannot be downloaded`;
    const file = path.join(folder, `${id}.zip`);
    const request = {
      name: artifact,
      address: `${github.api}/repos/${github.repository}/actions/artifacts/${id}/zip`,
      token: github.token,
      sha256: checksumOf(source),
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
};

/**
 * Asks GitHub about the workflow runs of a repository, and downloads artifacts below a folder. Only the API gets the
 * token.
 */
export const openWorkflowRuns = (
  github: GitHubApi,
  folder: string,
  effects: RetryEffects,
): WorkflowRuns => {
  const retry = createRetry(effects);
  const ask = openQueries(github, retry);
  return {
    getRun: (id) =>
      ask(
        `run ${id} cannot be read`,
        ({ rest, owner, repo }) => rest.actions.getWorkflowRun({ owner, repo, run_id: id }),
        parseRun,
      ),
    listArtifacts: (run) =>
      fetchAllPages((page) => {
        const query = { run_id: run, per_page: ARTIFACTS_PER_PAGE, page };
        return ask(
          `the artifacts of run ${run} cannot be listed`,
          ({ rest, owner, repo }) =>
            rest.actions.listWorkflowRunArtifacts({ owner, repo, ...query }),
          parseArtifacts,
        );
      }),
    download: openDownloads(github, folder, retry),
  };
};
