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
import type { Interruption } from './domain/task/interruption';
import type { RetryEffects } from './domain/task/retry';
import { show } from './domain/values/escape';
import { lazy } from './domain/values/lazy';
import type { Capabilities } from './run/capabilities';

export interface LiveConfig {
  readonly workspace: string;
  readonly temp: string | undefined;
  /** The file of this program, which workers run too. */
  readonly program: string;
  readonly server: string;
  readonly api: string;
  readonly repository: string;
  readonly token: string;
  /** The repository of the manifest: its commits and workflow runs. */
  readonly source: GitHubApi;
  /** The branch that the run was started on; undefined for tags and pull requests. */
  readonly startedOn: string | undefined;
  /** The file with the payload of the event. */
  readonly eventFile: string;
  /** The only log of the step, because it counts annotations. */
  readonly log: ActionLog;
  readonly interruption: Interruption;
  /** Factor for pauses before retries, from 0 to 1; tests do not wait in real time. */
  readonly backoffScale: number;
}

/** Ignores every call but the first: a signal may arrive while the run ends. */
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
  `the temporary folder ${show(temp)} cannot be used: ${cause}; check the variable RUNNER_TEMP and the disk`;

/** What GitHub says of Pages; loaded with the first question. */
const openPages = ({ server, api, repository, token }: LiveConfig): Capabilities['pages'] => {
  const github = { repository, token, api };
  return {
    site: lazy(async () => {
      const { fetchPagesSite } = await import('./adapters/github/repository-facts');
      return fetchPagesSite(github);
    }),
    lastBuild: async () => {
      const { fetchPagesBuild } = await import('./adapters/github/repository-facts');
      return fetchPagesBuild(github);
    },
    settings: `${server}/${repository}/settings/pages`,
  };
};

/** The site as its readers see it. */
const SITE: Capabilities['site'] = {
  read: (question) => async () => {
    const { openSiteReader } = await import('./adapters/http/site');
    return openSiteReader().read(question)();
  },
};

const createCapabilities = (config: LiveConfig, folder: string): LiveCapabilities => {
  const { workspace, server, repository, token, log } = config;
  const home = createHome(folder);
  const remote = { server, repository, token };
  const retry: RetryEffects = {
    sleep: (milliseconds) => setTimeout(milliseconds * config.backoffScale),
    info: log.info,
  };
  const { git, pushProbe, close: closeGit } = openGit(folder, home, remote, retry);
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
      source: openSourceRepository({ ...config, home, github: config.source }),
      pages: openPages(config),
      pushProbe,
      site: SITE,
      interruption: config.interruption,
      runs: async () => {
        const { openWorkflowRuns } = await import('./adapters/github/workflow-runs');
        return openWorkflowRuns(config.source, path.join(folder, 'artifacts'), retry);
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

/** Opens the live capabilities in a new temporary folder; fails if it cannot be created. */
export const openCapabilities = (config: LiveConfig): Result<LiveCapabilities> => {
  // Absolute, because git runs in other folders.
  const temp = path.resolve(config.temp || tmpdir());
  return pipe(
    attemptSync(() => mkdtempSync(path.join(temp, 'catalog-')), cannotUse(temp)),
    E.chain((folder) =>
      pipe(
        attemptSync(() => createCapabilities(config, folder), cannotUse(temp)),
        E.mapLeft((problems) => {
          removeFolder(folder);
          return problems;
        }),
      ),
    ),
  );
};
