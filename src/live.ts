import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { openAssets } from './adapters/files/assets';
import { discardOutputs, openOutput } from './adapters/files/output-folder';
import { removeFolder } from './adapters/files/remove-folder';
import { openWorkspace } from './adapters/files/workspace';
import { createHome } from './adapters/git/environment';
import { openGit } from './adapters/git/open-git';
import { openSourceRepository } from './adapters/git/source-repository';
import type { GitHubApi } from './adapters/github/octokit';
import { openReportReader } from './adapters/reports/report-reader';
import type { ActionLog } from './domain/log';
import type { Result } from './domain/problem';
import { attemptSync } from './domain/task/attempt';
import type { RetryEffects } from './domain/task/retry';
import { show } from './domain/values/escape';
import type { RunRequest } from './read/inputs/workflow';
import type { Capabilities } from './run/capabilities';

export interface LiveConfig extends RunRequest {
  /** The file of this program, which workers run too. */
  readonly program: string;
  /** The step has only one log, because it counts annotations. */
  readonly log: ActionLog;
  readonly cancelled: AbortSignal;
  readonly onPublished: () => void;
  /** A factor from 0 to 1 for the pauses before retries, so that tests do not wait in real time. */
  readonly backoffScale: number;
}

/** Ignores every call but the first, because a signal may arrive while the run ends. */
const once = (act: () => void): (() => void) => {
  let done = false;
  return () => {
    if (!done) act();
    done = true;
  };
};

export interface LiveCapabilities {
  readonly capabilities: Capabilities;
  /** Kills all processes and threads, without waiting for them. */
  readonly stop: () => void;
  /** Stops, and removes all temporary files. */
  readonly close: () => void;
}

const cannotUse = (temp: string) => (cause: string) =>
  `the temporary folder ${show(temp)} cannot be used: ${cause}; check the disk, and the variable RUNNER_TEMP or, without it, TMPDIR, TMP or TEMP`;

/** The code is loaded with the first question. */
const openPages = (github: GitHubApi, server: string): Capabilities['pages'] => ({
  site: async () => {
    const { fetchPagesSite } = await import('./adapters/github/repository-facts');
    return fetchPagesSite(github);
  },
  lastBuild: async () => {
    const { fetchPagesBuild } = await import('./adapters/github/repository-facts');
    return fetchPagesBuild(github);
  },
  settings: `${server}/${github.repository}/settings/pages`,
});

const SITE: Capabilities['site'] = {
  read: (question) => async () => {
    const { openSiteReader } = await import('./adapters/http/site');
    return openSiteReader().read(question)();
  },
};

const createCapabilities = (config: LiveConfig, folder: string): LiveCapabilities => {
  const { inputs, workflow, log } = config;
  const { repository, token } = inputs;
  const { workspace, server, api, branch: startedOn, eventFile } = workflow;
  const home = createHome(folder);
  const remote = { server, repository, token };
  const source = { api, repository: workflow.repository, token: inputs.sourceToken };
  const retry: RetryEffects = {
    sleep: (milliseconds) => setTimeout(milliseconds * config.backoffScale),
    info: log.info,
  };
  const { git, close: closeGit } = openGit(folder, home, remote, retry);
  const { reports, close: closeReports } = openReportReader({
    workspace,
    program: config.program,
  });
  const stop = (): void => {
    closeGit();
    closeReports();
  };
  return {
    stop,
    capabilities: {
      workspace: openWorkspace(workspace),
      outputs: { open: (name) => openOutput(workspace, name) },
      reports,
      assets: openAssets(__dirname),
      git,
      source: openSourceRepository({ workspace, home, github: source, startedOn, eventFile }),
      pages: openPages({ api, repository, token }, server),
      site: SITE,
      cancelled: config.cancelled,
      onPublished: config.onPublished,
      runs: async () => {
        const { openWorkflowRuns } = await import('./adapters/github/workflow-runs');
        return openWorkflowRuns(source, path.join(folder, 'artifacts'), retry);
      },
      log,
      now: Date.now,
      sleep: retry.sleep,
      random: Math.random,
    },
    close: once(() => {
      stop();
      for (const left of [...discardOutputs(), ...removeFolder(folder)]) log.warning(left);
    }),
  };
};

/** Fails if no temporary folder can be created. */
export const openCapabilities = (config: LiveConfig): Result<LiveCapabilities> => {
  // Absolute, because git runs in other folders.
  const temp = path.resolve(config.workflow.temp || tmpdir());
  const cause = cannotUse(temp);
  return pipe(
    attemptSync(() => mkdtempSync(path.join(temp, 'catalog-')), cause),
    E.chain((folder) =>
      pipe(
        attemptSync(() => createCapabilities(config, folder), cause),
        E.mapLeft((problems) => {
          removeFolder(folder);
          return problems;
        }),
      ),
    ),
  );
};
