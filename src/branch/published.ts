import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { type ScanState, StatusItem, Update } from '../api/items';
import { versionDetailFile } from '../api/paths';
import { Digest, Slug, Tag, Text } from '../api/scalars';
import { SecurityRecord } from '../api/security';
import { decode } from '../codec/decode';
import { dictionary } from '../codec/dictionary';
import { object, optional } from '../codec/object';
import { type VersionKey, versionKey } from '../domain/version-key';
import { newestFirst } from '../domain/version-order';
import { type Problem, problem } from '../problem';
import { joinLimited } from '../text/join-limited';
import type { FileIds } from './git';
import { explainFirstMismatch, parseDocument } from './parse-document';
import { publishedItems, State } from './state';
import { FORMAT, isNewerFormat } from './state-format';

/** What the branch publishes of one version. */
export interface PublishedVersion {
  readonly digest: string | null;
  readonly state: ScanState;
  readonly scannedAt: string | null;
  readonly scanner: string | null;
  readonly hasRecord: boolean;
}

/** What the branch publishes, as far as the next publish needs it. */
export interface Published {
  readonly files: FileIds;
  readonly state: State | undefined;
  /** There is a `state.json` to be written anew: it cannot be used, is dated in the future, or does not describe the branch. */
  readonly isStateOutdated: boolean;
  /** The folder `security` is as this action wrote it: its records are taken unread. */
  readonly trusted: boolean;
  readonly slugs: ReadonlyArray<string>;
  readonly versions: ReadonlyMap<VersionKey, PublishedVersion>;
  readonly records: ReadonlyMap<string, SecurityRecord>;
  /** The text that names the scans' origin. */
  readonly source: string | undefined;
  readonly updates: ReadonlyArray<Update>;
  readonly warnings: ReadonlyArray<Problem>;
}

/** The documents that tell what is published; everything else is taken by git id. */
export type KnownDocument =
  | 'state.json'
  | 'status.json'
  | 'security.json'
  | 'updates.json'
  | 'images.json';
export type Documents = Readonly<Partial<Record<KnownDocument, Buffer | undefined>>>;

export const NOTHING_PUBLISHED: Published = {
  files: new Map(),
  state: undefined,
  isStateOutdated: false,
  trusted: false,
  slugs: [],
  versions: new Map(),
  records: new Map(),
  source: undefined,
  updates: [],
  warnings: [],
};

/** Versions of an image and their digests, as a manifest and `images.json` have them. */
const PublishedVersions = object('PublishedVersions', {
  slug: Slug,
  versions: optional(
    t.array(object('PublishedImageVersion', { version: Tag, digest: optional(Digest) })),
  ),
});
type PublishedVersions = t.TypeOf<typeof PublishedVersions>;
const PublishedList = object('PublishedList', { data: t.UnknownArray });
const PublishedSecurity = object('PublishedSecurity', {
  source: Text,
  images: dictionary('PublishedRecords', Slug, SecurityRecord),
});

/** Something that is wrong with a published document. */
const inDocument = (file: KnownDocument, message: string): Problem =>
  problem(message, { file: `api/v1/${file}` });

/** Reads one document of the branch; one that does not decode is left out, with a warning. */
const read = <A>(
  documents: Documents,
  file: KnownDocument,
  codec: t.Type<A, unknown, unknown>,
  warnings: Problem[],
): A | undefined => {
  const bytes = documents[file];
  if (bytes === undefined) return undefined;
  return pipe(
    parseDocument(codec, bytes),
    E.getOrElseW((message) => {
      warnings.push(inDocument(file, `the published document is not used: ${message}`));
      return undefined;
    }),
  );
};

/** Reads the items of a document, each for itself; one warning counts those that do not decode. */
const readItems = <A>(
  documents: Documents,
  file: KnownDocument,
  codec: t.Type<A, unknown, unknown>,
  warnings: Problem[],
): ReadonlyArray<A> => {
  const { data = [] } = read(documents, file, PublishedList, warnings) ?? {};
  const items: A[] = [];
  let flaw = '';
  for (const [i, item] of data.entries()) {
    const decoded = decode(codec, item);
    if (E.isRight(decoded)) items.push(decoded.right);
    else flaw ||= explainFirstMismatch(decoded.left, ['data', i]);
  }
  const lost = data.length - items.length;
  if (lost > 0)
    warnings.push(
      inDocument(file, `${lost} of ${data.length} published items are not used: ${flaw}`),
    );
  return items;
};

/** The `state.json` of the branch, as far as it can be used. */
export interface FoundState {
  readonly state: State | undefined;
  /** There is one that nobody can use: it is to be written anew. */
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

const READ_BESIDE_STATE = ['status.json', 'security.json', 'updates.json'] as const;

/** The documents that every run reads. */
export const ALWAYS_READ: ReadonlyArray<KnownDocument> = ['state.json', ...READ_BESIDE_STATE];

/** What is read beside `state.json`; its manifest names the images, or else `images.json` does. */
export const documentsToRead = ({ state }: FoundState): ReadonlyArray<KnownDocument> =>
  state === undefined ? [...READ_BESIDE_STATE, 'images.json'] : READ_BESIDE_STATE;

/** The documents whose ids `state.json` names. */
export const LISTED_IN_STATE: ReadonlyArray<KnownDocument> = ['images.json', ...READ_BESIDE_STATE];

/** Whether a document is the one that this format of `state.json` says was published. */
const isAsPublished = (state: State | undefined, files: FileIds, file: KnownDocument): boolean =>
  state?.format === FORMAT && state.documents?.get(file) === files.get(file);

/** What an edited document still serves for. */
const EDITED: Readonly<Record<(typeof READ_BESIDE_STATE)[number], string>> = {
  'status.json': 'states and dates of its items are taken as they are',
  'security.json': 'its numbers are computed again from the records',
  'updates.json': 'its items are taken as they are',
};

const editedDocuments = (
  state: State | undefined,
  files: FileIds,
): ReadonlyArray<(typeof READ_BESIDE_STATE)[number]> =>
  state?.format === FORMAT
    ? READ_BESIDE_STATE.filter((file) => files.has(file) && !isAsPublished(state, files, file))
    : [];

/** States of a version that has a record; a record that somebody says otherwise of is a lower bound. */
const hasCounts = (state: ScanState): boolean => state === 'scanned' || state === 'partial';

interface Versions {
  readonly versions: ReadonlyMap<VersionKey, PublishedVersion>;
  /** Those that have a record, and no state that goes with it. */
  readonly stateless: ReadonlyArray<VersionKey>;
}

const UNKNOWN = { state: 'unscanned', scannedAt: null, scanner: null } as const;

/** The digests of the manifest count; a status says the rest, and serves where the manifest was lost. */
const versionsOf = (
  files: FileIds,
  images: ReadonlyArray<PublishedVersions>,
  status: ReadonlyArray<StatusItem>,
): Versions => {
  const known = new Map(status.map((item) => [versionKey(item.slug, item.version), item]));
  for (const { slug, versions = [] } of images) {
    for (const { version, digest = null } of newestFirst(versions)) {
      const key = versionKey(slug, version);
      known.set(key, { slug, version, ...UNKNOWN, ...known.get(key), digest });
    }
  }
  const versions = new Map<VersionKey, PublishedVersion>();
  const stateless: VersionKey[] = [];
  for (const [key, { slug, version, ...item }] of known) {
    const hasRecord = files.has(versionDetailFile(slug, version));
    const isLowered = hasRecord && !hasCounts(item.state);
    if (isLowered) stateless.push(key);
    versions.set(key, { ...item, state: isLowered ? 'partial' : item.state, hasRecord });
  }
  return { versions, stateless };
};

const MAX_NAMED = 20;

const countAsPartial = (keys: ReadonlyArray<VersionKey>): ReadonlyArray<Problem> => {
  const message = `found no state that goes with the records of ${joinLimited(keys, MAX_NAMED)}; they count as partial until they are scanned again`;
  return keys.length > 0 ? [inDocument('status.json', message)] : [];
};

/** The images that the published manifest names, or `images.json` where that was lost. */
const publishedImages = (
  { state }: FoundState,
  documents: Documents,
  warnings: Problem[],
): ReadonlyArray<PublishedVersions> =>
  state === undefined
    ? readItems(documents, 'images.json', PublishedVersions, warnings)
    : publishedItems(state, 'images').flatMap((item) => {
        const decoded = PublishedVersions.decode(item);
        return E.isRight(decoded) ? [decoded.right] : [];
      });

/**
 * Understands what the branch publishes. Never fails: what does not decode is not used, and said in a
 * warning. What a document says counts unread only if `state.json` names its id.
 */
export const readPublished = (
  files: FileIds,
  found: FoundState,
  documents: Documents,
  securityFolder: string | undefined,
): Published => {
  const { state } = found;
  const warnings: Problem[] = [...found.warnings];
  const images = publishedImages(found, documents, warnings);
  const status = readItems(documents, 'status.json', StatusItem, warnings);
  const security = isAsPublished(state, files, 'security.json')
    ? read(documents, 'security.json', PublishedSecurity, warnings)
    : undefined;
  const updates = readItems(documents, 'updates.json', Update, warnings);
  const { versions, stateless } = versionsOf(files, images, status);
  const edited = editedDocuments(state, files);
  const trusted = state?.format === FORMAT && state.security === securityFolder;
  return {
    files,
    state,
    isStateOutdated:
      found.isDamaged || (state?.format === FORMAT && (edited.length > 0 || !trusted)),
    trusted,
    slugs: images.map(({ slug }) => slug),
    versions,
    records: security?.images ?? new Map(),
    source: security?.source,
    updates,
    warnings: [
      ...warnings,
      ...edited
        .map((file) =>
          inDocument(file, `the document was edited after it was published; ${EDITED[file]}`),
        )
        // What cannot be used at all is said already.
        .filter(({ location }) => !warnings.some((each) => each.location?.file === location?.file)),
      ...countAsPartial(stateless),
    ],
  };
};
