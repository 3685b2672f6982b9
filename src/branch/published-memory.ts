import type { Coverage } from '../api/cves';
import { type Problem, problem } from '../problem';
import type { FileIds } from './git';
import type { State } from './state';
import { FORMAT } from './state-format';

/** All open vulnerabilities, with what is known about their exploitation. */
export const CVE_LIST = 'cve.json';

/** Tombstones. */
export const REMOVED_LIST = 'removed.json';
/** The days on which something changed. */
export const CHANGES_LIST = 'changes.json';
/** The numbers of each day. */
export const HISTORY = 'history.json';
/** The digests of all other documents, for verification. */
export const INTEGRITY = 'integrity.json';
/** The latest changes. It does not exist before anything has a date. */
export const FEED = 'feed.json';
export const ATOM_FEED = 'feed.atom';

/** The documents of `api/v1` itself that belong to the memory. */
const MEMORY_LISTS = [CVE_LIST, REMOVED_LIST, CHANGES_LIST, HISTORY];

/** The documents of `api/v1` itself that a run keeps unread if nothing in them changes. */
export const MEMORY_DOCUMENTS: ReadonlyArray<string> = [...MEMORY_LISTS, FEED, ATOM_FEED];

/** The folders whose documents a run keeps unread if their images did not change. */
export const MEMORY_FOLDERS = ['changes', 'cve', 'digest', 'images'] as const;

/** The memory on the branch, and whether it can be trusted. */
export interface PublishedMemory {
  /** All of it is as published. */
  readonly trusted: boolean;
  /** Some of it was edited after the publish. */
  readonly edited: boolean;
  /** The list of vulnerabilities; undefined if there is none. */
  readonly list: Buffer | undefined;
  /** The history; undefined if there is none. */
  readonly history: Buffer | undefined;
  /** `integrity.json`; undefined if there is none. */
  readonly integrity: Buffer | undefined;
  /** How many vulnerabilities are known to be exploited; null if unknown, or if no KEV catalog was ever used. */
  readonly exploited: number | null;
  readonly warnings: ReadonlyArray<Problem>;
}

export const NO_MEMORY: PublishedMemory = {
  ...{ trusted: false, edited: false },
  ...{ list: undefined, history: undefined, integrity: undefined },
  ...{ exploited: null, warnings: [] },
};

const NEVER_LOOKED = Buffer.from('"kev":null,"epss"');
const KNOWN = Buffer.from('"exploitation":"known"');

/**
 * Counts exploited vulnerabilities without parsing the list, because most runs need nothing else of it. That is
 * safe: the list is as this action wrote it, and quotes within texts are escaped.
 */
const countKnown = (list: Buffer): number | null => {
  const head = list.indexOf('"total":');
  if (list.subarray(0, head).includes(NEVER_LOOKED)) return null;
  let count = 0;
  for (let at = list.indexOf(KNOWN); at >= 0; at = list.indexOf(KNOWN, at + KNOWN.length))
    count += 1;
  return count;
};

/** The bytes at the start of the list that contain the coverage. */
const HEAD_BYTES = 512;

/** Whether the published list has the same coverage. Then its items may not have to be parsed. */
export const hasCoverage = (list: Buffer | undefined, coverage: Coverage): boolean =>
  list?.subarray(0, HEAD_BYTES).includes(`"coverage":${JSON.stringify(coverage)},`) ?? false;

const inList = (message: string): Problem => problem(message, { file: `api/v1/${CVE_LIST}` });

const NO_MEMORY_FOUND = inList(
  'found no memory of earlier publishes (findings over time, changes, former digests), which older releases do not write, expected that of the last publish; findings begin with the published scans, and changes are recorded from now on',
);

const EDITED = inList(
  'found this document, or another one of the memory (removed.json, changes.json, history.json, feed.json, or one below changes, cve, digest or images), edited after it was published, expected it as published; what can be computed from the records is computed again, and only possible dates are kept',
);

/** Decides whether the memory of a branch is the one that `state.json` describes. */
export const judgeMemory = (
  state: State | undefined,
  files: FileIds,
  folders: FileIds,
  found: Pick<PublishedMemory, 'list' | 'history' | 'integrity'>,
): PublishedMemory => {
  const { list } = found;
  if (state === undefined) return { ...NO_MEMORY, ...found };
  const { format, documents, folders: published } = state;
  const isKnown = (file: string): boolean => documents?.has(file) ?? false;
  if (format !== FORMAT || published === undefined || !MEMORY_LISTS.every(isKnown))
    return { ...NO_MEMORY, ...found, warnings: [NO_MEMORY_FOUND] };
  const trusted =
    MEMORY_DOCUMENTS.every((file) => documents?.get(file) === files.get(file)) &&
    MEMORY_FOLDERS.every((folder) => published.get(folder) === folders.get(folder));
  const exploited = trusted && list !== undefined ? countKnown(list) : null;
  return { ...found, trusted, edited: !trusted, exploited, warnings: trusted ? [] : [EDITED] };
};
