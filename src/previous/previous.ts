import * as E from 'fp-ts/Either';
import { BASE } from '../contract/bases';
import { STATUS, UPDATES } from '../contract/collections';
import { CVES } from '../contract/cve-documents';
import type { DocumentKind, FileKind } from '../contract/document-kind';
import type { Update } from '../contract/items';
import type { SecurityRecord } from '../contract/security';
import { SECURITY } from '../contract/security-documents';
import { filesIn, treeId } from '../domain/git-objects/folder-id';
import type { Problem, WithWarnings } from '../domain/problem';
import { keyOfVersion } from '../domain/version-key';
import { applyDefaults } from '../read/manifest/apply-defaults';
import { type Catalog, type DigestsBySlug, digestsOf, withDigests } from '../read/manifest/catalog';
import {
  type Contents,
  type Documents,
  droppedWarning,
  findFutureDate,
  openDocuments,
  refuseFuture,
} from './documents';
import type { FileIds, Snapshot } from './git';
import { isOwnState } from './own-state';
import { isSealed, readState, STATE, State } from './state';
import {
  digestsOfStatus,
  joinVersions,
  type PublishedVersions,
  slugsOf,
  statusOfBases,
} from './versions';

/** What is published: the starting point of the next publish. */
export interface Previous extends Pick<Documents, 'read' | 'readRecord'> {
  /** Below `api/v1`. */
  readonly files: FileIds;
  readonly contents: Contents;
  readonly state: State | undefined;
  /** The one bit of trust: nothing was edited after it was published, and no date is in the future. */
  readonly isAsPublished: boolean;
  /** The published images, planned ones too. */
  readonly slugs: ReadonlyArray<string>;
  /** The published manifest with its defaults and digests; undefined without a state, or with one that was edited. */
  readonly catalog: Catalog | undefined;
  /** The digests in the published manifest; without it, those in `status.json`. */
  readonly digests: DigestsBySlug;
  readonly versions: PublishedVersions;
  /** The bases, whose versions are not versions of the catalog. */
  readonly bases: PublishedVersions;
  /** The counts of the records by slug; in an edited tree they are recomputed from the rows. */
  readonly records: ReadonlyMap<string, SecurityRecord>;
  readonly updates: ReadonlyArray<Update>;
  /** Warns of the documents that were read and could not be used. A run asks once, when it has read all that it needs. */
  readonly flaws: () => ReadonlyArray<Problem>;
}

export const keysOf = (
  { files }: Pick<Previous, 'files'>,
  { keyOf }: Pick<FileKind, 'keyOf'>,
): ReadonlyArray<string> => [...files.keys()].flatMap((file) => keyOf(file) ?? []);

export const filesOf = (
  files: FileIds,
  { keyOf }: Pick<FileKind, 'keyOf'>,
): ReadonlyArray<string> => [...files.keys()].filter((file) => keyOf(file) !== undefined);

/** Whether {@link readPrevious} reads a document below `api/v1`: the lists, and what the digests of the catalog are in. */
export const isReadFirst = (file: string): boolean =>
  !file.includes('/') || BASE.keyOf(file) !== undefined;

/** The git id of `api/v1` without `state.json`; undefined if it holds anything but plain files. */
const foundTree = ({ files, folders, irregular }: Snapshot): string | undefined => {
  if (irregular.length > 0) return undefined;
  const top = filesIn(files);
  return treeId(new Map([...top].filter(([name]) => name !== STATE.path)), filesIn(folders));
};

/** The state that this action wrote; undefined, with a warning, if it cannot be used. */
const findState = (contents: Contents, latest: string): WithWarnings<State | undefined> => {
  const bytes = contents.get(STATE.path);
  if (!isOwnState(bytes)) return { value: undefined, warnings: [] };
  // A manifest from the future would stay forever.
  const found = E.chain(refuseFuture(State, latest))(readState(bytes));
  return E.isRight(found)
    ? { value: found.right, warnings: [] }
    : { value: undefined, warnings: [droppedWarning(STATE.path, found.left)] };
};

/** Whether the documents that hold all dates except those in the state decode, without a date in the future. */
const areDatesSound = ({ read, flaws }: Documents, latest: string): boolean =>
  [STATUS, CVES].every(
    (kind: DocumentKind) => findFutureDate(kind.codec, read(kind, ''), latest) === undefined,
  ) && flaws().length === 0;

/**
 * Reads the loaded `contents` of a tip. Never fails: what does not decode is dropped, and a warning
 * says so. `latest` is the latest accepted date, RFC 3339 in UTC.
 */
export const readPrevious = (tip: Snapshot, contents: Contents, latest: string): Previous => {
  const { files } = tip;
  const { value: state, warnings } = findState(contents, latest);
  const isOwn = isSealed(contents.get(STATE.path) ?? Buffer.alloc(0));
  const hasTree = isOwn && state !== undefined && state.tree === foundTree(tip);
  const found = openDocuments(contents, hasTree, latest, files);
  const isAsPublished = hasTree && warnings.length === 0 && areDatesSound(found, latest);
  const documents =
    isAsPublished === hasTree ? found : openDocuments(contents, isAsPublished, latest, files);
  const status = documents.read(STATUS, '')?.data ?? [];
  const bases = keysOf({ files }, BASE).flatMap((key) => {
    const base = documents.read(BASE, key);
    return base !== undefined && keyOfVersion(base) === key ? [base] : [];
  });
  const known = new Map([...bases, ...status].map((item) => [keyOfVersion(item), item]));
  const catalog = state && isOwn ? withDigests(applyDefaults(state.manifest), known) : undefined;
  const digests = catalog ? digestsOf(catalog) : digestsOfStatus(status);
  const versions = joinVersions(files.keys(), status, digests);
  const security = isAsPublished ? documents.read(SECURITY, '') : undefined;
  const updates = documents.read(UPDATES, '')?.data ?? [];
  return {
    read: documents.read,
    readRecord: documents.readRecord,
    files,
    contents,
    state,
    isAsPublished,
    catalog,
    slugs: catalog?.images.map(({ slug }) => slug) ?? slugsOf(versions),
    digests,
    versions,
    bases: statusOfBases(bases),
    records: security?.images ?? new Map(),
    updates,
    flaws: () => [...warnings, ...documents.flaws()],
  };
};
