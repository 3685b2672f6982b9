import { type FileIds, VOUCHED_DOCUMENTS } from '../branch/published';
import { type SourceCommit, State } from '../branch/state';
import { FORMAT } from '../branch/state-format';
import type { File } from '../file';
import { folderObjects, type StoredFolder } from '../git-objects/objects';
import { Manifest } from '../manifest/manifest';
import { jsonFile } from '../render/json';

/** The folder of the records. */
export const RECORDS = 'security';

/** The records of a rendered tree, as git stores their folder. */
export const recordFolder = (rendered: FileIds): StoredFolder =>
  folderObjects(
    [...rendered].flatMap(([path, id]) =>
      path.startsWith(`${RECORDS}/`) ? [[path.slice(RECORDS.length + 1), id] as const] : [],
    ),
  );

/** The action's memory of a tree: where it came from, and the ids of what it wrote. */
export const stateFile = (
  manifest: Manifest,
  source: SourceCommit,
  rendered: FileIds,
  records: StoredFolder,
): File =>
  jsonFile('state.json', State, {
    format: FORMAT,
    source,
    manifest: Manifest.encode(manifest) as State['manifest'],
    security: records.id,
    documents: new Map(
      VOUCHED_DOCUMENTS.flatMap((file) => {
        const id = rendered.get(file);
        return id === undefined ? [] : [[file, id] as const];
      }),
    ),
  });
