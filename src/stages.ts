import { askForPublishing, checkPublishing } from './check-publishing';
import { decodeManifest, decodePlainManifest } from './manifest/decode-manifest';
import { publish } from './publish/publish';
import { readBranch } from './publish/read-branch';
import { beginScans, readScans } from './read-scans';
import { readUpdates } from './read-updates';
import { notationOf } from './source/notation';
import { parseSource } from './source/parse-source';
import { tell } from './tell';

/**
 * What a run needs from the moment its manifest is there: parsers, codecs, scanners, publishing. The
 * program loads it then, as one chunk, so that a run that stops before starts as fast as it can.
 */
export const stages = {
  askForPublishing,
  beginScans,
  checkPublishing,
  decodeManifest,
  decodePlainManifest,
  notationOf,
  parseSource,
  publish,
  loadArtifacts: async () => (await import('./read-artifacts')).readArtifacts,
  readBranch,
  readScans,
  readUpdates,
  tell,
};
