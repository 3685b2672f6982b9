import { CHANGES } from '../api/changes';
import { CHART_SECURITY } from '../api/charts';
import { CHARTS, STATUS, UPDATES } from '../api/collections';
import { CVES } from '../api/cve-documents';
import type { Coverage } from '../api/cves';
import { REMOVED } from '../api/digests';
import type { FileKind } from '../api/document-kind';
import { MEMORY } from '../api/documents';
import { HISTORY } from '../api/history';
import { SECURITY } from '../api/security-documents';
import { VEX_INDEX } from '../api/vex-documents';
import { isAfter, startOf } from '../domain/instant';
import type { Problem } from '../problem';
import { sortUnique } from '../values/compare';
import { joinLimited } from '../values/plural';
import type { FileIds } from './git';
import { inDocument } from './read-documents';
import type { State } from './state';
import { FORMAT } from './state-format';

/** The documents of the memory that exist after every publish of this format. Feeds wait for the first date. */
const LISTS = [CVES, REMOVED, CHANGES, HISTORY].map(({ path }) => path);

const isInFolder = ({ path }: FileKind): boolean => path.includes('/');

/** The documents of `api/v1` itself that belong to the memory. */
const MEMORY_DOCUMENTS = sortUnique([
  ...LISTS,
  CHARTS.path,
  ...MEMORY.filter((kind) => !isInFolder(kind)).map(({ path }) => path),
]);

/** The documents that every run reads beside `state.json`. */
export const READ_BESIDE_STATE = [STATUS, SECURITY, UPDATES];

/** The documents that exist, and are named by `state.json`, after every publish of this format. */
const ALWAYS_PUBLISHED = [...LISTS, ...READ_BESIDE_STATE.map(({ path }) => path)];

const folderOf = ({ path }: FileKind): string => path.slice(0, path.indexOf('/'));

/** The folders whose documents a run keeps unread if their images did not change. */
export const MEMORY_FOLDERS: ReadonlyArray<string> = sortUnique(
  MEMORY.filter(isInFolder).map(folderOf),
);

/** What older releases do not name in `state.json`. Without it, everything is computed again, in silence. */
const LATER = [CHARTS.path, folderOf(CHART_SECURITY), folderOf(VEX_INDEX)];

/** The memory on the branch, and whether it can be trusted. */
export interface PublishedMemory {
  /** All of it is as published. */
  readonly trusted: boolean;
  /** The list of vulnerabilities; undefined if there is none. */
  readonly list: Buffer | undefined;
  /** How many vulnerabilities are known to be exploited; null if unknown, or if no KEV catalog was ever used. */
  readonly exploited: number | null;
  readonly warnings: ReadonlyArray<Problem>;
}

export const NO_MEMORY: PublishedMemory = {
  trusted: false,
  list: undefined,
  exploited: null,
  warnings: [],
};

const NEVER_LOOKED = Buffer.from('"kev":null,"epss"');
const KNOWN = Buffer.from('"exploitation":"known"');

const countTexts = (list: Buffer, text: Buffer): number => {
  let count = 0;
  for (let at = list.indexOf(text); at >= 0; at = list.indexOf(text, at + text.length)) count += 1;
  return count;
};

/**
 * Counts exploited vulnerabilities without parsing the list, because most runs need nothing else of it. That is
 * safe: the list is as this action wrote it, and quotes within texts are escaped.
 */
const countKnown = (list: Buffer): number | null => {
  const head = list.indexOf('"total":');
  return list.subarray(0, head).includes(NEVER_LOOKED) ? null : countTexts(list, KNOWN);
};

const ONLY_OLDER = Buffer.from('"latest":0,');

/** Counts the vulnerabilities in the list, as this action wrote it, that are open in no newest version. */
export const countInOlder = (list: Buffer | undefined): number =>
  list === undefined ? 0 : countTexts(list, ONLY_OLDER);

const NO_FILES = Buffer.from('"kev":null,"epss":null,');

/** Whether the list, as this action wrote it, has data of a KEV catalog or EPSS file. */
export const hasExploitation = (list: Buffer | undefined): boolean =>
  list !== undefined && !list.subarray(0, list.indexOf('"total":')).includes(NO_FILES);

const ADDED = Buffer.from('"added":"');

/** Whether the list, as this action wrote it, has a vulnerability that was added to the KEV catalog after `latest`. */
export const hasFutureAddition = (list: Buffer | undefined, latest: string): boolean => {
  if (list === undefined) return false;
  for (let at = list.indexOf(ADDED); at >= 0; at = list.indexOf(ADDED, at + ADDED.length)) {
    const day = list.toString('latin1', at + ADDED.length, at + ADDED.length + latest.indexOf('T'));
    if (isAfter(latest, startOf(day))) return true;
  }
  return false;
};

/** The bytes at the start of the list that contain the coverage. */
const HEAD_BYTES = 512;

/** Whether the published list has the same coverage. Then its items may not have to be parsed. */
export const hasCoverage = (list: Buffer | undefined, coverage: Coverage): boolean =>
  list?.subarray(0, HEAD_BYTES).includes(`"coverage":${JSON.stringify(coverage)},`) ?? false;

const NO_MEMORY_FOUND = inDocument(
  CVES.path,
  'found no memory of earlier publishes (findings over time, changes, former digests), which older releases do not write, expected that of the last publish; findings begin with the published scans, and changes are recorded from now on',
);

/** What happens with a memory that is not as published. */
const COMPUTED_AGAIN =
  'what can be computed from the records is computed again, and only possible dates are kept';

const MAX_NAMED = 10;

const editedWarning = (
  [first = '', ...others]: ReadonlyArray<string>,
  exists: (name: string) => boolean,
): Problem => {
  const kind = first.includes('.') ? 'document' : 'folder';
  const how = exists(first) ? 'edited' : 'removed';
  const more = others.length > 0 ? ` (so were ${joinLimited(others, MAX_NAMED)})` : '';
  return inDocument(
    first,
    `found the ${kind} ${how} after it was published${more}, expected it as published; ${COMPUTED_AGAIN}`,
  );
};

/** The error of a document that cannot be what was published, though its id is that in `state.json`. */
export const disprovingFlaw = (file: string, flaw: string): Problem => ({
  ...inDocument(file, `the published document is not used: ${flaw}; ${COMPUTED_AGAIN}`),
  disprovesMemory: true,
});

/** The error of a document that does not exist, though others as published need it. */
export const disprovingGap = (file: string): Problem => ({
  ...inDocument(
    file,
    `found the document removed after it was published, expected it as published; ${COMPUTED_AGAIN}`,
  ),
  disprovesMemory: true,
});

/** Decides whether the memory of a branch is the one that `state.json` describes. */
export const judgeMemory = (
  state: State | undefined,
  asPublished: ReadonlySet<string>,
  files: FileIds,
  folders: FileIds,
  list: Buffer | undefined,
): PublishedMemory => {
  if (state === undefined) return { ...NO_MEMORY, list };
  const { format, documents = new Map(), folders: stated } = state;
  const isNamed = (name: string): boolean => documents.has(name) || stated?.has(name) === true;
  if (format !== FORMAT || stated === undefined || !LISTS.some(isNamed))
    return { ...NO_MEMORY, list, warnings: [NO_MEMORY_FOUND] };
  const exists = (name: string): boolean => files.has(name) || folders.has(name);
  const isEdited = (name: string): boolean =>
    !asPublished.has(name) && (isNamed(name) || exists(name));
  const edited = new Set([
    ...[...MEMORY_DOCUMENTS, ...MEMORY_FOLDERS].filter(isEdited),
    ...ALWAYS_PUBLISHED.filter((name) => !isNamed(name) || !exists(name)),
  ]);
  const trusted = edited.size === 0;
  // What an older release did not name was not edited.
  const toWarn = [...edited].filter((name) => !LATER.includes(name) || isNamed(name));
  return {
    list,
    trusted,
    exploited: trusted && list !== undefined ? countKnown(list) : null,
    warnings: toWarn.length === 0 ? [] : [editedWarning(toWarn, exists)],
  };
};

/** The memory, not to be trusted any more. */
export const distrusted = (memory: PublishedMemory): PublishedMemory => ({
  ...memory,
  trusted: false,
  exploited: null,
});
