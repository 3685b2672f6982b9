import { pipe } from 'fp-ts/function';
import type { Task } from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { TaskResult } from '../domain/problem';
import { publish } from '../publish/publish';
import { notChecked } from '../publish/site-check/rounds';
import { reportResult } from '../tell/report-result';
import { locateSite } from '../tell/site-address';
import { checkClock } from './check-clock';
import { readExploitation } from './read-exploitation';
import { finishReading, startReading } from './read-reports';
import { readUpdates } from './read-updates';

/** A stage that is loaded only when it runs, because most runs do not need it. */
const onDemand =
  <A extends ReadonlyArray<unknown>, B>(load: Task<(...given: A) => TaskResult<B>>) =>
  (...given: A): TaskResult<B> =>
    pipe(
      TE.fromTask(load),
      TE.chain((run) => run(...given)),
    );

const fetchArtifacts = onDemand(async () => (await import('./fetch-artifacts')).fetchArtifacts);
const readVex = onDemand(async () => (await import('./read-vex')).readVex);
const askSite = onDemand(async () => (await import('./check-site')).checkSite);

const checkSite: typeof askSite = (inputs, ...rest) =>
  inputs.verify === 0 ? TE.right(notChecked()) : askSite(inputs, ...rest);

const publishCatalog = (...given: Parameters<typeof publish>) =>
  pipe(
    publish(...given),
    TE.map((value) => ({ value, warnings: value.plan.warnings })),
  );

/**
 * The stages after the manifest. The program loads them as one chunk when it has the manifest, so a run without one
 * stops fast.
 */
export const stages = {
  checkClock,
  startReading,
  fetchArtifacts,
  publishCatalog,
  locateSite,
  checkSite,
  finishReading,
  readUpdates,
  readVex,
  readExploitation,
  reportResult,
};
