import type { Coverage } from '../api/cves';
import { type Problem, problem } from '../problem';
import type { FileIds } from './git';
import type { State } from './state';
import { FORMAT } from './state-format';

/** The list of all open vulnerabilities; it remembers what is known of their exploitation. */
export const CVE_LIST = 'cve.json';

/** Folders whose documents a run takes unread if their images did not change. */
export const MEMORY_FOLDERS = ['cve', 'images'] as const;

/** How far what the branch remembers of findings can be relied on. */
export interface PublishedMemory {
  /** All of it is as it was published. */
  readonly trusted: boolean;
  /** Some of it was edited after it was published. */
  readonly edited: boolean;
  /** The list of vulnerabilities; undefined if there is none. */
  readonly list: Buffer | undefined;
  /** How many of them are known to be exploited; null if no KEV catalog was ever used, or the number is unknown. */
  readonly exploited: number | null;
  readonly warnings: ReadonlyArray<Problem>;
}

export const NO_MEMORY: PublishedMemory = {
  ...{ trusted: false, edited: false },
  ...{ list: undefined, exploited: null, warnings: [] },
};

const NEVER_LOOKED = Buffer.from('"kev":null,"epss"');
const KNOWN = Buffer.from('"exploitation":"known"');

/**
 * Counts what a list says without parsing it, since most runs need no more of it: it is as this action
 * wrote it, and a quote within a text is escaped.
 */
const countKnown = (list: Buffer): number | null => {
  const head = list.indexOf('"total":');
  if (list.subarray(0, head).includes(NEVER_LOOKED)) return null;
  let count = 0;
  for (let at = list.indexOf(KNOWN); at >= 0; at = list.indexOf(KNOWN, at + KNOWN.length))
    count += 1;
  return count;
};

/** The head of the list, which has the coverage. */
const HEAD_BYTES = 512;

/** Whether the published list is based on as much of the catalog; its items may need no parsing then. */
export const saysCoverage = (list: Buffer | undefined, coverage: Coverage): boolean =>
  list?.subarray(0, HEAD_BYTES).includes(`"coverage":${JSON.stringify(coverage)},`) ?? false;

const inList = (message: string): Problem => problem(message, { file: `api/v1/${CVE_LIST}` });

const BEGINS = inList(
  'found a catalog without the findings of its images over time, as a release before this one publishes it, expected those of the last publish; they begin with the published scans',
);

const EDITED = inList(
  'found this document, or one below api/v1/cve or api/v1/images, edited after it was published, expected what was published; all of them are computed again from the records, and only dates that are possible are taken from them',
);

/** Whether the memory of a branch is the one that its `state.json` says was published. */
export const judgeMemory = (
  state: State | undefined,
  files: FileIds,
  folders: FileIds,
  list: Buffer | undefined,
): PublishedMemory => {
  if (state === undefined) return { ...NO_MEMORY, list };
  const { format, documents, folders: published } = state;
  if (format !== FORMAT || published === undefined)
    return { ...NO_MEMORY, list, warnings: [BEGINS] };
  const trusted =
    documents?.get(CVE_LIST) === files.get(CVE_LIST) &&
    MEMORY_FOLDERS.every((folder) => published.get(folder) === folders.get(folder));
  const exploited = trusted && list !== undefined ? countKnown(list) : null;
  return { trusted, edited: !trusted, list, exploited, warnings: trusted ? [] : [EDITED] };
};
