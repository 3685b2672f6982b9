import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Problems, TaskResult } from './domain/problem';
import { startNow } from './domain/task/start-now';
import { steps } from './domain/task/steps';
import { lazy } from './domain/values/lazy';
import { readSnapshot } from './previous/snapshot';
import type { RunRequest } from './read/inputs/workflow';
import type { Capabilities } from './run/capabilities';
import { readManifest } from './run/read-manifest';
import { openStages, type Stages } from './run/stage';
import { failureHeadline } from './tell/summary/failure';
import type { AddressOf } from './tell/summary/format';
import { summarizeFailure } from './tell/summary/write-summary';

/** How far a run got. */
interface Progress {
  /** Set before anything may be pushed. */
  isPublishing?: true;
}

/**
 * Starts everything that does not depend on the manifest, while the manifest is decoded: it loads the stages, reads the
 * branch, the reports of the workspace and the exploitation data.
 */
const startEarly =
  ({ inputs }: RunRequest, capabilities: Capabilities) =>
  async () => {
    const tip = startNow(readSnapshot(capabilities.git, inputs));
    const { stages } = await import('./run/load-stages');
    // If there are artifacts, all reports are read together after the download.
    const reports =
      inputs.artifact.length > 0
        ? undefined
        : startNow(stages.startReading(inputs, [], capabilities));
    const exploitation = startNow(stages.readExploitation(inputs, capabilities));
    return { stages, tip, reports, exploitation };
  };

/** Undefined if it belongs to another repository than the one that is published to. */
const startedOn = ({ inputs, workflow }: RunRequest): string | undefined =>
  // GitHub ignores the case of repository names.
  workflow.repository.toLowerCase() === inputs.repository.toLowerCase()
    ? workflow.branch
    : undefined;

/** Loaded only by a run without a manifest. */
const loadDrafts = TE.fromTask(() => import('./run/suggest-manifest'));

/** If there are reports but no manifest, adds a draft to the problem. */
const suggestOne =
  (request: RunRequest, capabilities: Capabilities) =>
  ([first, ...others]: Problems): TaskResult<never> => {
    const { reports, artifact } = request.inputs;
    return first.isMissing && reports.length + artifact.length > 0
      ? pipe(
          loadDrafts,
          TE.chain(({ suggestManifest }) => suggestManifest(first, request, capabilities)),
        )
      : TE.left([first, ...others]);
  };

const draftManifest = (
  request: RunRequest,
  stages: ReturnType<typeof openStages>,
  capabilities: Capabilities,
): TaskResult<void> =>
  pipe(
    loadDrafts,
    TE.chain(({ draftFromReports }) => draftFromReports(request, stages, capabilities)),
  );

const readAndPublish = (
  request: RunRequest,
  stage: Stages['stage'],
  capabilities: Capabilities,
  progress: Progress,
) =>
  steps(function* ($) {
    const { inputs, workflow } = request;
    const { server } = workflow;
    const early = lazy(startEarly(request, capabilities));
    const manifest = pipe(
      readManifest(request, early, capabilities),
      TE.orElseW(suggestOne(request, capabilities)),
    );
    const declared = yield* $(stage('manifest', manifest));
    const { stages, tip, reports, exploitation } = yield* $(TE.fromTask(early));
    yield* $(stages.checkClock(inputs, tip, capabilities));
    const artifacts =
      inputs.artifact.length === 0
        ? []
        : yield* $(stage('artifacts', stages.fetchArtifacts(request, capabilities)));
    const reading = reports ?? stages.startReading(inputs, artifacts, capabilities);
    const scans = yield* $(
      stage('reports', stages.finishReading(inputs, reading, capabilities, declared.manifest)),
    );
    const updates =
      inputs.updates === ''
        ? undefined
        : yield* $(stage('updates', stages.readUpdates(inputs.updates, capabilities)));
    const exploited =
      inputs.kev === '' && inputs.epss === ''
        ? { kev: undefined, epss: undefined }
        : yield* $(stage('exploitation', exploitation));
    const vex =
      inputs.vex.length === 0
        ? undefined
        : yield* $(stage('vex', stages.readVex(inputs.vex, declared.manifest, capabilities)));
    const toPublish = {
      ...declared,
      inputs,
      server,
      startedOn: startedOn(request),
      scans,
      updates,
      exploitation: exploited,
      vex,
    };
    progress.isPublishing = true;
    const publication = yield* $(
      stage('publish', stages.publishCatalog(toPublish, tip, capabilities)),
    );
    const site = yield* $(
      TE.fromTask(stages.locateSite(inputs, server, publication, capabilities.pages)),
    );
    const liveness = yield* $(stages.checkSite(inputs, site, publication, stage, capabilities));
    return { stages, publication, site, liveness };
  });

/** The address of a line of the manifest. */
const addressIn =
  ({ inputs, workflow: { server, repository, sha } }: RunRequest): AddressOf =>
  ({ file, line }) =>
    sha === null || line === undefined || file !== inputs.manifest
      ? undefined
      : `${server}/${repository}/blob/${sha}/${file.split('/').map(encodeURIComponent).join('/')}#L${line}`;

export interface Failed {
  readonly problems: Problems;
  readonly headline: string;
}

export const stopped = (problems: Problems): Failed => ({
  problems,
  headline: failureHeadline(problems),
});

/** Writes the summary of a stopped run. */
const orStop = <A>(
  running: TaskResult<A>,
  request: RunRequest,
  progress: Progress,
  capabilities: Capabilities,
): TE.TaskEither<Failed, A> =>
  pipe(
    running,
    TE.orElseFirstTaskK((problems) =>
      summarizeFailure(problems, capabilities.log, {
        addressOf: addressIn(request),
        isUnpublished: !progress.isPublishing,
      }),
    ),
    TE.mapLeft(stopped),
  );

/**
 * Runs the action: reads the manifest and the reports, publishes one commit, and reports the result. With the input
 * `draft`, publishes nothing. Logs the headline as the last line; if the step fails, the caller logs it after the errors.
 */
export const main = (
  request: RunRequest,
  capabilities: Capabilities,
): TE.TaskEither<Failed, void> => {
  const { inputs, workflow } = request;
  const opened = openStages(capabilities);
  const { stage, warnings } = opened;
  const progress: Progress = {};
  if (inputs.draft)
    return orStop(draftManifest(request, opened, capabilities), request, progress, capabilities);
  const publishing = readAndPublish(request, stage, capabilities, progress);
  return pipe(
    orStop(publishing, request, progress, capabilities),
    TE.chainW(({ stages, ...published }) => async () => {
      const ended = { ...published, warnings, inputs, server: workflow.server };
      const { failures, headline } = await stages.reportResult(ended, capabilities)();
      const [first, ...others] = failures;
      const problems: Problems | undefined = first && [first, ...others];
      if (problems !== undefined) return E.left({ problems, headline });
      capabilities.log.info(headline);
      return E.right(undefined);
    }),
  );
};
