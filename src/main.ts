import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Update } from './api/items';
import { apiPath } from './api/paths';
import type { Capabilities } from './capabilities';
import type { Exploitation } from './exploitation/exploitation';
import type { Inputs } from './inputs/inputs';
import { findInputWarnings } from './inputs/parse-inputs';
import { fail, type Problems, type TaskResult, withTitle } from './problem';

import type { DownloadedReports } from './stages/fetch-artifacts';
import { readManifest, type WorkflowContext } from './stages/read-manifest';
import { openStages } from './stages/stage';
import { formatFailureSummary } from './summary/failure';
import { summarizeFailure } from './summary/write-summary';
import { eager } from './task/eager';
import { lazy } from './task/lazy';

/**
 * Starts everything that does not depend on the manifest while the manifest is decoded: loads the stages,
 * reads the branch, the reports of the workspace and the exploitation data, and asks GitHub in a dry run.
 */
const startEarly = (inputs: Inputs, capabilities: Capabilities) => async () => {
  const { git } = capabilities;
  const tip = eager(git.read(inputs.branch, apiPath(inputs.destination)));
  const { stages } = await import('./stages/load-stages');
  const branch = eager(stages.readBranch(git, inputs, tip));
  // With artifacts, all reports are read together after the download.
  const reports =
    inputs.artifact.length > 0 ? undefined : eager(stages.startReading(inputs, [], capabilities));
  const probes = eager(async () => {
    await branch();
    return stages.startProbes(inputs, capabilities)();
  });
  const exploitation = eager(stages.startExploitation(inputs, capabilities));
  return { stages, branch, reports, probes, exploitation };
};

/** The branch that the run was started on, if it belongs to the repository that is published to. */
const startedOn = ({ repository }: Inputs, context: WorkflowContext): string | undefined =>
  // GitHub ignores the case of repository names.
  context.repository.toLowerCase() === repository.toLowerCase() ? context.branch : undefined;

/** Fails before anything is published if the summary cannot be written at the end. */
const checkSummaryFile = (
  { summaryFile }: Inputs,
  { workspace, log }: Capabilities,
): TaskResult<void> =>
  summaryFile === ''
    ? TE.right(undefined)
    : pipe(
        workspace.checkSummaryFile(summaryFile),
        TE.orElseFirstTaskK((problems) => () => log.summarize(formatFailureSummary(problems))),
      );

/**
 * Runs the action: reads the manifest and the reports, publishes one commit, and reports the result. `run`
 * is the id of the workflow run; empty outside of a workflow.
 */
export const main = (
  inputs: Inputs,
  context: WorkflowContext,
  run: string,
  capabilities: Capabilities,
): TaskResult<void> => {
  const { stage, warnings } = openStages(capabilities);
  const early = lazy(startEarly(inputs, capabilities));
  const result = pipe(
    TE.Do,
    TE.bind('declared', () =>
      stage(
        'Read the manifest',
        'Catalog manifest',
        pipe(
          readManifest(inputs.manifest, context, early, capabilities),
          TE.map(({ value, warnings: found }) => ({
            value,
            warnings: [...findInputWarnings(inputs).map(withTitle('Inputs')), ...found],
          })),
        ),
      ),
    ),
    TE.bind('started', () => TE.fromTask<Awaited<ReturnType<typeof early>>, Problems>(early)),
    TE.bind('artifacts', ({ started: { stages } }) =>
      inputs.artifact.length === 0
        ? TE.right<Problems, DownloadedReports>([])
        : stage(
            'Fetch the artifacts',
            'Workflow artifacts',
            stages.fetchArtifacts({ inputs, repository: context.repository, run }, capabilities),
          ),
    ),
    TE.bind('scans', ({ started: { stages, reports }, artifacts }) =>
      stage(
        'Read the reports',
        'Scanner reports',
        stages.finishReading(
          inputs,
          reports ?? stages.startReading(inputs, artifacts, capabilities),
          capabilities,
        ),
      ),
    ),
    TE.bind('updates', ({ started: { stages } }) =>
      inputs.updates === ''
        ? TE.right<Problems, ReadonlyArray<Update> | undefined>(undefined)
        : stage(
            'Read the updates',
            'Version updates',
            stages.readUpdates(inputs.updates, capabilities),
          ),
    ),
    TE.bind('exploitation', ({ started: { stages, exploitation } }) =>
      inputs.kev === '' && inputs.epss === ''
        ? TE.right<Problems, Exploitation>({ kev: undefined, epss: undefined })
        : stage(
            'Read the exploitation data',
            'Exploitation data',
            stages.finishExploitation(exploitation, capabilities),
          ),
    ),
    TE.bind(
      'publication',
      ({ started: { stages, branch }, declared, scans, updates, exploitation }) =>
        stage(
          'Publish',
          'Publishing',
          stages.publishCatalog(
            {
              ...declared,
              inputs,
              server: context.server,
              run,
              startedOn: startedOn(inputs, context),
              scans,
              updates,
              exploitation,
            },
            branch,
            capabilities,
          ),
        ),
    ),
    TE.bind('checks', ({ started: { stages, probes }, declared: { source }, publication }) =>
      TE.fromTask(stages.runPreflight({ inputs, source, publication }, probes, capabilities)),
    ),
    TE.orElse(
      (problems) => async () =>
        E.left(await summarizeFailure(inputs.summaryFile, problems, capabilities)()),
    ),
    TE.chainTaskK(({ started: { stages }, publication, checks }) =>
      stages.reportResult(
        { publication, checks, warnings, inputs, server: context.server },
        capabilities,
      ),
    ),
    TE.chainEitherK((failures) => (failures.length > 0 ? fail(failures) : E.right(undefined))),
  );
  return pipe(
    checkSummaryFile(inputs, capabilities),
    TE.chain(() => result),
  );
};
