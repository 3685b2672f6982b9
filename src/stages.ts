import { checkPublishing } from './check-publishing';
import { parseManifest } from './manifest/parse-manifest';
import { publish } from './publish/publish';
import { readArtifacts } from './read-artifacts';
import { readScans } from './read-scans';
import { readUpdates } from './read-updates';
import { tell } from './tell';

/**
 * What a run needs from the moment its manifest is there: parsers, codecs, scanners, publishing. The
 * program loads it then, as one chunk, so that a run that stops before starts as fast as it can.
 */
export const stages = {
  checkPublishing,
  parseManifest,
  publish,
  readArtifacts,
  readScans,
  readUpdates,
  tell,
};
