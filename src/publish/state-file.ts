import { Manifest } from '../manifest/manifest';
import type { FileIds } from '../published/published';
import { FORMAT, type SourceCommit, State } from '../published/state';
import type { File } from '../render/file';
import { jsonFile } from '../render/json';
import { treeId } from './object-id';

const SECURITY = 'security/';

/** The action's memory of a tree: where it came from, and the id of the records it wrote. */
export const stateFile = (manifest: Manifest, source: SourceCommit, rendered: FileIds): File => {
  const records = [...rendered].flatMap(([path, id]) =>
    path.startsWith(SECURITY) ? [[path.slice(SECURITY.length), id] as const] : [],
  );
  return jsonFile('state.json', State, {
    format: FORMAT,
    source,
    manifest: Manifest.encode(manifest) as State['manifest'],
    security: treeId(records),
  });
};
