import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Update } from './api/items';
import { apiPath } from './api/paths';
import type { Capabilities } from './capabilities';
import type { Inputs } from './inputs/inputs';
import { fail, type Problems, type TaskResult, type WithWarnings } from './problem';
import type { Downloaded } from './stages/fetch-artifacts';
import { readManifest, type WorkflowContext } from './stages/read-manifest';
import {
  countsOfArtifacts,
  countsOfManifest,
  countsOfPublication,
  countsOfScans,
  countsOfUpdates,
  detailsOf,
} from './stages/stage-counts';
import { summaryOfProblems } from './summary/failure';
import { eager } from './task/eager';
import { lazy } from './task/lazy';
import { seconds } from './text/duration';

/** Runs a stage in a group of the log that ends with its counts; its warnings come after it. */
const stage = <A>(
  title: string,
  { log, now }: Capabilities,
  run: TaskResult<WithWarnings<A>>,
  linesOf: (value: A) => ReadonlyArray<string>,
): TaskResult<WithWarnings<A>> =>
  pipe(
    TE.fromTask(() =>
      log.group(title, async () => {
        const start = now();
        const result = await run();
        if (E.isRight(result)) for (const line of linesOf(result.right.value)) log.info(line);
        log.info(`${E.isRight(result) ? 'done' : 'stopped'} after ${seconds(now() - start)}`);
        return result;
      }),
    ),
    TE.chain(TE.fromEither),
    TE.map((told) => {
      for (const warning of told.warnings) log.warning(warning);
      return told;
    }),
  );

/**
 * Everything after the manifest's text is a chunk of its own: a run that stops before starts fast. What
 * waits for others and not for the manifest begins as soon as it can.
 */
const loadStages = (inputs: Inputs, capabilities: Capabilities) => async () => {
  const { git } = capabilities;
  const tip = eager(git.read(inputs.branch, apiPath(inputs.destination)));
  const { stages } = await import('./stages/load-stages');
  const branch = eager(stages.readBranch(git, inputs, tip));
  // Those of artifacts are not there yet.
  const scans =
    inputs.artifact.length > 0 ? undefined : eager(stages.beginScans(inputs, [], capabilities));
  const asked = eager(async () => {
    await branch();
    return stages.askForPublishing(inputs, capabilities)();
  });
  return { stages, branch, scans, asked };
};

const noted = <A>(value: A): WithWarnings<A> => ({ value, warnings: [] });

const NO_ARTIFACTS: WithWarnings<Downloaded> = noted({ artifacts: 0, files: [] });

/** What the run brings, stage by stage. */
const gather = (
  inputs: Inputs,
  origin: WorkflowContext,
  run: string,
  capabilities: Capabilities,
) => {
  const load = lazy(loadStages(inputs, capabilities));
  return pipe(
    TE.Do,
    TE.bind('declared', () =>
      stage(
        'Read the manifest',
        capabilities,
        readManifest(inputs.manifest, origin, async () => (await load()).stages, capabilities),
        (declared) => [countsOfManifest(declared)],
      ),
    ),
    TE.bind('loaded', () => TE.fromTask(load)),
    TE.let('stages', ({ loaded }) => loaded.stages),
    TE.bind('downloaded', ({ stages }) =>
      inputs.artifact.length === 0
        ? TE.right<Problems, WithWarnings<Downloaded>>(NO_ARTIFACTS)
        : stage(
            'Fetch the artifacts',
            capabilities,
            pipe(
              TE.fromTask(stages.loadArtifacts),
              TE.chain((read) =>
                read({ inputs, repository: origin.repository, run }, capabilities),
              ),
            ),
            (downloaded) => [countsOfArtifacts(downloaded)],
          ),
    ),
    TE.bind('scans', ({ stages, loaded, downloaded }) =>
      stage(
        'Read the reports',
        capabilities,
        stages.readScans(
          inputs,
          loaded.scans ?? stages.beginScans(inputs, downloaded.value.files, capabilities),
          capabilities,
        ),
        (scans) => [countsOfScans(scans)],
      ),
    ),
    TE.bind('updates', ({ stages }) =>
      inputs.updates === ''
        ? TE.right(noted<O.Option<ReadonlyArray<Update>>>(O.none))
        : stage(
            'Read the updates',
            capabilities,
            stages.readUpdates(inputs.updates, capabilities),
            (updates) => [countsOfUpdates(updates)],
          ),
    ),
  );
};

/** GitHub takes names of repositories for the same whatever their case. */
const startedOn = ({ repository }: Inputs, origin: WorkflowContext): string | undefined =>
  origin.repository.toLowerCase() === repository.toLowerCase() ? origin.branch : undefined;

const publishIt = (
  inputs: Inputs,
  origin: WorkflowContext,
  run: string,
  capabilities: Capabilities,
) =>
  pipe(
    gather(inputs, origin, run, capabilities),
    TE.bind('publication', ({ loaded, declared, scans, updates }) => {
      const request = {
        inputs,
        run,
        startedOn: startedOn(inputs, origin),
        scans: scans.value,
        updates: updates.value,
      };
      return stage(
        'Publish',
        capabilities,
        pipe(
          loaded.stages.publish({ ...request, ...declared.value }, loaded.branch, capabilities),
          TE.map(noted),
        ),
        (publication) => {
          for (const line of detailsOf(publication)) capabilities.log.debug(line);
          return [countsOfPublication(publication)];
        },
      );
    }),
    TE.bind('checks', ({ stages, loaded, publication, declared: { value: declared } }) =>
      TE.fromTask(
        stages.checkPublishing(
          { inputs, source: declared.source, publication: publication.value },
          loaded.asked,
          capabilities,
        ),
      ),
    ),
  );

/** The whole run: manifest and reports in, one commit out, and what there is to say about it. */
export const main = (
  inputs: Inputs,
  origin: WorkflowContext,
  run: string,
  capabilities: Capabilities,
): TaskResult<void> =>
  pipe(
    publishIt(inputs, origin, run, capabilities),
    TE.orElseFirstTaskK(
      (problems) => () => capabilities.log.summarize(summaryOfProblems(problems)),
    ),
    TE.tapTask(({ stages, publication: { value: publication }, checks, ...read }) => {
      const warnings = [
        ...read.declared.warnings,
        ...read.downloaded.warnings,
        ...read.scans.warnings,
        ...read.updates.warnings,
        ...publication.plan.warnings,
      ];
      return stages.tell(
        { publication, checks, warnings, inputs, server: origin.server },
        capabilities,
      );
    }),
    TE.chainEitherK(({ publication: { value } }) =>
      value.failures.length > 0 ? fail(value.failures) : E.right(undefined),
    ),
  );
