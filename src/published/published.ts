import { IMAGES, STATUS, UPDATES } from '../api/collections';
import { CVES } from '../api/cve-documents';
import type { FileKind } from '../api/document-kind';
import { REMEMBERED } from '../api/documents';
import { HISTORY } from '../api/history';
import { Update } from '../api/items';
import { Slug, Text } from '../api/scalars';
import { SecurityRecord } from '../api/security';
import { SECURITY } from '../api/security-documents';
import { dictionary } from '../codec/dictionary';
import { object } from '../codec/object';
import type { VersionKey } from '../domain/version-key';
import { applyDefaults } from '../manifest/apply-defaults';
import type { Catalog } from '../manifest/catalog';
import { readPublishedManifest } from '../manifest/published-manifest';
import { type Problem, problem } from '../problem';
import type { FileIds } from './git';
import {
  distrusted,
  judgeMemory,
  NO_MEMORY,
  type PublishedMemory,
  READ_BESIDE_STATE,
} from './published-memory';
import {
  mergeVersions,
  PublishedImage,
  PublishedStatus,
  type PublishedVersion,
  statelessWarnings,
} from './published-versions';
import { type DocumentBytes, inDocument, read, readItems } from './read-documents';
import { findAsPublished, RECORDS, State } from './state';
import { FORMAT, isNewerFormat } from './state-format';

/** The published content of the branch that the next publish needs. */
export interface Published {
  readonly files: FileIds;
  readonly state: State | undefined;
  /** `state.json` has to be rewritten: it cannot be used, has a future date, or does not describe the branch. */
  readonly isStateOutdated: boolean;
  /** The documents and folders that have the ids in `state.json`. */
  readonly asPublished: ReadonlySet<string>;
  /** The folder `security` is as published, so its records need not be read. */
  readonly trusted: boolean;
  /** Memory, records and their states are as published, so what a run finds can be compared with them. */
  readonly isComparable: boolean;
  readonly memory: PublishedMemory;
  /** The published images, planned ones too. */
  readonly slugs: ReadonlyArray<string>;
  /** The published manifest with its defaults, as far as it can be used; undefined without a state. */
  readonly catalog: Catalog | undefined;
  readonly versions: ReadonlyMap<VersionKey, PublishedVersion>;
  readonly records: ReadonlyMap<string, SecurityRecord>;
  /** The published text about the origin of the scans. */
  readonly source: string | undefined;
  readonly updates: ReadonlyArray<Update>;
  readonly warnings: ReadonlyArray<Problem>;
}

export const NOTHING_PUBLISHED: Published = {
  files: new Map(),
  state: undefined,
  isStateOutdated: false,
  asPublished: new Set(),
  trusted: false,
  isComparable: false,
  memory: NO_MEMORY,
  slugs: [],
  catalog: undefined,
  versions: new Map(),
  records: new Map(),
  source: undefined,
  updates: [],
  warnings: [],
};

const PublishedSecurity = object('PublishedSecurity', {
  source: Text,
  images: dictionary('PublishedRecords', Slug, SecurityRecord),
});

/** The `state.json` of the branch, if it can be used. */
export interface FoundState {
  readonly state: State | undefined;
  /** It exists but cannot be used, so it has to be rewritten. */
  readonly isDamaged: boolean;
  readonly warnings: ReadonlyArray<Problem>;
}

export const readState = (bytes: Buffer | undefined): FoundState => {
  const warnings: Problem[] = [];
  const state = read({ 'state.json': bytes }, 'state.json', State, warnings);
  return {
    state,
    isDamaged: state === undefined && bytes !== undefined && !isNewerFormat(bytes),
    warnings,
  };
};

/** The keys of the published files of a kind. */
export const keysOf = (
  { files }: Pick<Published, 'files'>,
  { keyOf }: FileKind,
): ReadonlyArray<string> => [...files.keys()].flatMap((file) => keyOf(file) ?? []);

const paths = (kinds: ReadonlyArray<FileKind>): ReadonlyArray<string> =>
  kinds.map(({ path }) => path);

/** The documents that every run fetches. */
export const ALWAYS_FETCHED = ['state.json', ...paths([...READ_BESIDE_STATE, CVES, HISTORY])];

/** The documents to read after `state.json`. Without its manifest, `images.json` names the images. */
export const documentsToRead = ({ state }: FoundState): ReadonlyArray<string> =>
  paths([...READ_BESIDE_STATE, CVES, ...(state === undefined ? [IMAGES] : [])]);

/** The documents whose ids `state.json` names. */
export const LISTED_IN_STATE = paths(REMEMBERED.filter(({ path }) => !path.includes('/')));

const SECURITY_EDITED = problem(
  'found the folder edited after it was published, expected it as published; every image is computed again from what its records say now',
  { file: 'api/v1/security' },
);

/** Warnings of edited documents; those that cannot be used at all have one already. */
const editedWarnings = (
  edited: ReadonlyArray<FileKind>,
  warnings: ReadonlyArray<Problem>,
): ReadonlyArray<Problem> =>
  edited
    .map(({ path, remembered }) =>
      inDocument(path, `the document was edited after it was published; ${remembered?.lost}`),
    )
    .filter(({ location }) => !warnings.some((each) => each.location?.file === location?.file));

/**
 * Decodes the published documents. Never fails: what does not decode is not used, and a warning says so. Contents
 * are trusted without checks only if `state.json` has the id of their document or folder.
 */
export const readPublished = (
  files: FileIds,
  found: FoundState,
  documents: DocumentBytes,
  folders: FileIds,
): Published => {
  const { state } = found;
  const isOwnFormat = state?.format === FORMAT;
  const asPublished = findAsPublished(state, files, folders);
  const warnings: Problem[] = [...found.warnings];
  const catalog = state && applyDefaults(readPublishedManifest(state.manifest));
  const images = catalog?.images ?? readItems(documents, IMAGES.path, PublishedImage, warnings);
  const status = readItems(documents, STATUS.path, PublishedStatus, warnings);
  const security = asPublished.has(SECURITY.path)
    ? read(documents, SECURITY.path, PublishedSecurity, warnings)
    : undefined;
  const updates = readItems(documents, UPDATES.path, Update, warnings);
  const isStatusAsPublished = asPublished.has(STATUS.path);
  const { versions, stateless, isRecordMissing } = mergeVersions(
    files,
    images,
    status,
    isStatusAsPublished,
  );
  const edited = isOwnFormat
    ? READ_BESIDE_STATE.filter(({ path }) => files.has(path) && !asPublished.has(path))
    : [];
  const trusted = asPublished.has(RECORDS) && !(isStatusAsPublished && isRecordMissing);
  const judged = judgeMemory(state, asPublished, files, folders, documents[CVES.path]);
  // A listed document that does not decode is not what was published, and the memory is of the same publish.
  const memory = judged.trusted && warnings.length > 0 ? distrusted(judged) : judged;
  return {
    files,
    state,
    isStateOutdated:
      found.isDamaged || (isOwnFormat && (edited.length > 0 || !trusted || !memory.trusted)),
    asPublished,
    trusted,
    isComparable: memory.trusted && trusted && isStatusAsPublished && stateless.length === 0,
    memory,
    slugs: images.map(({ slug }) => slug),
    catalog,
    versions,
    records: security?.images ?? new Map(),
    source: security?.source,
    updates,
    warnings: [
      ...warnings,
      ...editedWarnings(edited, warnings),
      ...(isOwnFormat && !trusted ? [SECURITY_EDITED] : []),
      ...statelessWarnings(stateless),
      ...memory.warnings,
    ],
  };
};
