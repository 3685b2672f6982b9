import * as TE from 'fp-ts/TaskEither';
import { notChecked } from '../site-check/rounds';
import { steps } from '../task/steps';
import type { checkSite as CheckSite } from './check-site';
import type { fetchArtifacts as FetchArtifacts } from './fetch-artifacts';
import { runPreflight, startProbes } from './preflight';
import { publishCatalog } from './publish-catalog';
import { finishExploitation, startExploitation } from './read-exploitation';
import { finishReading, startReading } from './read-reports';
import { readUpdates } from './read-updates';
import type { readVex as ReadVex } from './read-vex';
import { reportResult } from './report-result';
import { startBranch } from './start-branch';

/** Loads this stage only when it runs: most runs use no artifacts. */
const fetchArtifacts: typeof FetchArtifacts = (request, capabilities) =>
  steps(function* ($) {
    const loaded = yield* $(TE.fromTask(() => import('./fetch-artifacts')));
    return yield* $(loaded.fetchArtifacts(request, capabilities));
  });

/** Loads this stage only for a run with VEX files. */
const readVex: typeof ReadVex = (...given) =>
  steps(function* ($) {
    const loaded = yield* $(TE.fromTask(() => import('./read-vex')));
    return yield* $(loaded.readVex(...given));
  });

/** Loads this stage only where the site is asked. */
const checkSite: typeof CheckSite = (inputs, ...rest) =>
  steps(function* ($) {
    if (inputs.verify === 0) return notChecked();
    const loaded = yield* $(TE.fromTask(() => import('./check-site')));
    return yield* $(loaded.checkSite(inputs, ...rest));
  });

/**
 * The stages after the manifest was found. The program loads them as one chunk at that point, so a run
 * without a manifest stops fast.
 */
export const stages = {
  startProbes,
  startReading,
  runPreflight,
  fetchArtifacts,
  publishCatalog,
  checkSite,
  startBranch,
  finishReading,
  readUpdates,
  readVex,
  startExploitation,
  finishExploitation,
  reportResult,
};
