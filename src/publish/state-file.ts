import type { FileIds } from '../branch/git';
import { LISTED_IN_STATE } from '../branch/published';
import { type SourceCommit, State } from '../branch/state';
import { FORMAT } from '../branch/state-format';
import type { File } from '../file';
import { folderId } from '../git-objects/build-tree';
import { Manifest } from '../manifest/manifest';
import { jsonFile } from '../render/json';

const RECORDS = 'security/';

/** Id of the folder that holds the records among the rendered files. */
const recordsId = (rendered: FileIds): string =>
  folderId(
    [...rendered].flatMap(([path, id]) =>
      path.startsWith(RECORDS) ? [[path.slice(RECORDS.length), id] as const] : [],
    ),
  );

/** What the next run has to know of this one: the source of the catalog, and the ids of what was written. */
export const stateFile = (manifest: Manifest, source: SourceCommit, rendered: FileIds): File =>
  jsonFile('state.json', State, {
    format: FORMAT,
    source,
    manifest: Manifest.encode(manifest) as State['manifest'],
    security: recordsId(rendered),
    documents: new Map(
      LISTED_IN_STATE.flatMap((file) => {
        const id = rendered.get(file);
        return id === undefined ? [] : [[file, id] as const];
      }),
    ),
  });
