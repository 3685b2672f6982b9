import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import {
  countsOfArtifacts,
  countsOfManifest,
  countsOfPublication,
  countsOfScans,
  countsOfUpdates,
} from './counts';
import type { Capabilities } from './effects/capabilities';
import { type Effect, fail, type Noted, type Problems } from './errors';
import type { Inputs } from './inputs/inputs';
import type { Downloaded } from './read-artifacts';
import { type Origin, readManifest } from './read-manifest';

/** Runs a stage in a group of the log that ends with its counts; its warnings come after it. */
const stage = <A>(
  title: string,
  { workflow }: Capabilities,
  run: Effect<Noted<A>>,
  countsOf: (value: A) => string,
): Effect<A> =>
  pipe(
    TE.fromTask(() =>
      workflow.group(title, async () => {
        const result = await run();
        if (E.isRight(result)) workflow.info(countsOf(result.right.value));
        return result;
      }),
    ),
    TE.chain(TE.fromEither),
    TE.map(({ value, warnings }) => {
      for (const warning of warnings) workflow.warning(warning);
      return value;
    }),
  );

/** Everything after the manifest's text is a chunk of its own: a run that stops before starts fast. */
const loadStages = async () => (await import('./stages')).stages;

const noted = <A>(value: A): Noted<A> => ({ value, warnings: [] });

/** The whole run: manifest and reports in, one commit out, and what there is to say about it. */
export const main = (
  inputs: Inputs,
  origin: Origin,
  run: string,
  capabilities: Capabilities,
): Effect<void> =>
  pipe(
    TE.Do,
    TE.bind('declared', () =>
      stage(
        'Read the manifest',
        capabilities,
        readManifest(
          inputs.manifest,
          origin,
          async () => (await loadStages()).parseManifest,
          capabilities,
        ),
        countsOfManifest,
      ),
    ),
    TE.bind('stages', () => TE.fromTask(loadStages)),
    TE.bind('downloaded', ({ stages }) =>
      inputs.artifact.length === 0
        ? TE.right<Problems, Downloaded>({ artifacts: 0, files: [] })
        : stage(
            'Fetch the artifacts',
            capabilities,
            stages.readArtifacts({ inputs, repository: origin.repository, run }, capabilities),
            countsOfArtifacts,
          ),
    ),
    TE.bind('scans', ({ stages, downloaded: { files } }) =>
      stage(
        'Read the reports',
        capabilities,
        stages.readScans(inputs, files, capabilities),
        countsOfScans,
      ),
    ),
    TE.bind('updates', ({ stages }) =>
      inputs.updates === ''
        ? TE.right(O.none)
        : stage(
            'Read the updates',
            capabilities,
            stages.readUpdates(inputs.updates, capabilities),
            countsOfUpdates,
          ),
    ),
    TE.bind('publication', ({ stages, declared, scans, updates }) =>
      stage(
        'Publish',
        capabilities,
        pipe(
          stages.publish({ inputs, run, scans, updates, ...declared }, capabilities),
          TE.map(noted),
        ),
        countsOfPublication,
      ),
    ),
    TE.bind('checks', ({ stages, publication, declared: { source } }) =>
      TE.fromTask(stages.checkPublishing({ inputs, source, publication }, capabilities)),
    ),
    TE.tapTask(({ stages, publication, checks }) =>
      stages.tell(publication, checks, inputs, capabilities),
    ),
    TE.chainEitherK(({ publication: { failures } }) =>
      failures.length > 0 ? fail(failures) : E.right(undefined),
    ),
  );
