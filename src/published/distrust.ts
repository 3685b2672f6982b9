import { CVES } from '../api/cve-documents';
import type { Problem } from '../problem';
import type { FileIds } from './git';
import { distrusted, type PublishedMemory } from './published-memory';
import type { Branch } from './read-branch';

const without = (files: FileIds, file: string): FileIds =>
  new Map([...files].filter(([path]) => path !== file));

const forget = (memory: PublishedMemory, file: string): PublishedMemory => ({
  ...memory,
  list: file === CVES.path ? undefined : memory.list,
});

/**
 * The branch after a document of its memory turned out not to be what was published: as if the document did not exist,
 * and the memory was edited. `flaw` names the document, and becomes a warning.
 */
export const distrustMemory =
  ({ disprovesMemory: _, ...flaw }: Problem) =>
  (branch: Branch): Branch => {
    const { published } = branch;
    const file = (flaw.location?.file ?? '').slice('api/v1/'.length);
    return {
      ...branch,
      published: {
        ...published,
        files: without(published.files, file),
        isStateOutdated: true,
        isComparable: false,
        memory: distrusted(forget(published.memory, file)),
        warnings: [...published.warnings, flaw],
      },
    };
  };
