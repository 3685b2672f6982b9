import { readBranch } from '../branch/read-branch';
import { publish } from '../publish/publish';
import { runPreflight, startProbes } from './preflight';
import { beginScans, readScans } from './read-reports';
import { readUpdates } from './read-updates';
import { reportResult } from './report-result';

/**
 * What a run needs from the moment its manifest is there: parsers, codecs, scanners, publishing. The
 * program loads it then, as one chunk, so that a run that stops before starts as fast as it can.
 */
export const stages = {
  startProbes,
  beginScans,
  runPreflight,
  publish,
  loadArtifacts: async () => (await import('./fetch-artifacts')).fetchArtifacts,
  readBranch,
  readScans,
  readUpdates,
  reportResult,
};
