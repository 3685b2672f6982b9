import type { Coverage } from '../api/cves';
import { type Problem, problem } from '../problem';
import type { FileIds } from './git';
import type { State } from './state';
import { FORMAT } from './state-format';

/** The list of all open vulnerabilities; it remembers what is known of their exploitation. */
export const CVE_LIST = 'cve.json';

/** What is gone, and what takes its place. */
export const REMOVED_LIST = 'removed.json';
/** The days on which something changed. */
export const CHANGES_LIST = 'changes.json';
/** The numbers of each day. */
export const HISTORY = 'history.json';
/** What every other document is, for whoever verifies them. */
export const INTEGRITY = 'integrity.json';
/** What changed lately. It is not there before anything has a date. */
export const FEED = 'feed.json';
export const ATOM_FEED = 'feed.atom';

/** The documents at the top that remember something. */
const MEMORY_LISTS = [CVE_LIST, REMOVED_LIST, CHANGES_LIST, HISTORY];

/** The documents at the top that a run takes unread if nothing changes that they tell. */
export const MEMORY_DOCUMENTS: ReadonlyArray<string> = [...MEMORY_LISTS, FEED, ATOM_FEED];

/** Folders whose documents a run takes unread if their images did not change. */
export const MEMORY_FOLDERS = ['changes', 'cve', 'digest', 'images'] as const;

/** How far what the branch remembers of findings can be relied on. */
export interface PublishedMemory {
  /** All of it is as it was published. */
  readonly trusted: boolean;
  /** Some of it was edited after it was published. */
  readonly edited: boolean;
  /** The list of vulnerabilities; undefined if there is none. */
  readonly list: Buffer | undefined;
  /** The numbers of each day; undefined if there are none. */
  readonly history: Buffer | undefined;
  /** What the files at the top are; undefined if no document says so. */
  readonly integrity: Buffer | undefined;
  /** How many of them are known to be exploited; null if no KEV catalog was ever used, or the number is unknown. */
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
  'found a catalog without what a publish remembers (findings over time, changes, former digests), as a release before this one leaves it, expected that of the last publish; findings begin with the published scans, and changes are told from now on',
);

const EDITED = inList(
  'found this document, or another one that a publish remembers something in (removed.json, changes.json, history.json, feed.json, or one below changes, cve, digest or images), edited after it was published, expected what was published; all that can be is computed again from the records, and only dates that are possible are taken from them',
);

/** Whether the memory of a branch is the one that its `state.json` says was published. */
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
    return { ...NO_MEMORY, ...found, warnings: [BEGINS] };
  const trusted =
    MEMORY_DOCUMENTS.every((file) => documents?.get(file) === files.get(file)) &&
    MEMORY_FOLDERS.every((folder) => published.get(folder) === folders.get(folder));
  const exploited = trusted && list !== undefined ? countKnown(list) : null;
  return { ...found, trusted, edited: !trusted, exploited, warnings: trusted ? [] : [EDITED] };
};
