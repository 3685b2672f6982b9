import { readBranch } from '../branch/read-branch';
import { publish } from '../publish/publish';
import { askForPublishing, checkPublishing } from './preflight';
import { finishReading, startReading } from './read-reports';
import { readUpdates } from './read-updates';
import { tell } from './report-result';

/**
 * What a run needs from the moment its manifest is there: parsers, codecs, scanners, publishing. The
 * program loads it then, as one chunk, so that a run that stops before starts as fast as it can.
 */
export const stages = {
  askForPublishing,
  startReading,
  checkPublishing,
  publish,
  loadArtifacts: async () => (await import('./fetch-artifacts')).readArtifacts,
  readBranch,
  finishReading,
  readUpdates,
  tell,
};
