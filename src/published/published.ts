import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { type ScanState, StatusItem, Update } from '../api/items';
import { versionDetailFile } from '../api/paths';
import { SecurityIndex, SecurityRecord } from '../api/security';
import { Digest, Slug, Tag, Text } from '../api/words';
import type { PublishedVersion } from '../catalog/carry-forward';
import { type VersionKey, versionKey } from '../catalog/version-key';
import { dictionary } from '../codec/dictionary';
import { object, optional } from '../codec/object';
import { type Problem, problem } from '../errors';
import { listed } from '../vocabulary/listed';
import { FORMAT, isOfLater } from './ours';
import { parseDocument } from './parse-document';
import { soundRecords, witnessedRecords } from './sound-records';
import { itemsOf, State } from './state';

/** Files below `api/v1` on the branch: path to git id. */
export type FileIds = ReadonlyMap<string, string>;

/** What the branch publishes, as far as the next publish needs it. */
export interface Published {
  readonly files: FileIds;
  readonly state: State | undefined;
  /** There is a `state.json` that nobody can use: it is to be written anew. */
  readonly isStateDamaged: boolean;
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
export const MEMORY = ['state.json', 'status.json', 'security.json', 'updates.json'] as const;
/** What they are held against where somebody else may have edited the tree. */
const WITNESSES = ['images.json', 'security/index.json'] as const;
type MemoryFile = (typeof MEMORY | typeof WITNESSES)[number];
export type Memory = Readonly<Partial<Record<MemoryFile, Buffer>>>;

/** The documents to read, as far as they are there; `untouched`: nobody else has written to the tree. */
export const memoryIn = (
  files: FileIds,
  untouched: boolean,
): ReadonlyArray<{ readonly file: MemoryFile; readonly id: string }> =>
  (untouched ? MEMORY : [...MEMORY, ...WITNESSES]).flatMap((file) => {
    const id = files.get(file);
    return id === undefined ? [] : [{ file, id }];
  });

export const NOTHING_PUBLISHED: Published = {
  files: new Map(),
  state: undefined,
  isStateDamaged: false,
  trusted: false,
  slugs: [],
  versions: new Map(),
  records: new Map(),
  source: undefined,
  updates: [],
  warnings: [],
};

const PublishedImages = object('PublishedImages', {
  data: t.array(
    object('PublishedImage', {
      slug: Slug,
      security: optional(t.unknown),
      versions: optional(
        t.array(object('PublishedImageVersion', { version: Tag, digest: optional(Digest) })),
      ),
    }),
  ),
});
const PublishedStatus = object('PublishedStatus', { data: t.array(StatusItem) });
const PublishedUpdates = object('PublishedUpdates', { data: t.array(Update) });
const PublishedSecurity = object('PublishedSecurity', {
  source: Text,
  images: dictionary('PublishedRecords', Slug, SecurityRecord),
});

/** Reads one document of the branch; one that does not decode is left out, with a warning. */
const read = <A>(
  memory: Memory,
  file: MemoryFile,
  codec: t.Type<A, unknown, unknown>,
  warnings: Problem[],
): A | undefined => {
  const bytes = memory[file];
  if (bytes === undefined) return undefined;
  return pipe(
    parseDocument(codec, bytes),
    E.getOrElseW((message) => {
      warnings.push(
        problem(`the published document is not used: ${message}`, { file: `api/v1/${file}` }),
      );
      return undefined;
    }),
  );
};

/** States of a version that has a record; a record that somebody says otherwise of is a lower bound. */
const hasCounts = (state: ScanState): boolean => state === 'scanned' || state === 'partial';

interface Versions {
  readonly versions: ReadonlyMap<VersionKey, PublishedVersion>;
  /** Those that have a record, and no state that goes with it. */
  readonly stateless: ReadonlyArray<VersionKey>;
}

/** Digests of the status document count; `images.json` serves where that one was lost. */
function* toldOf(
  images: t.TypeOf<typeof PublishedImages> | undefined,
  status: t.TypeOf<typeof PublishedStatus> | undefined,
): Generator<StatusItem> {
  yield* status?.data ?? [];
  for (const { slug, versions = [] } of images?.data ?? []) {
    for (const { version, digest = null } of versions)
      yield { slug, version, digest, state: 'unscanned', scannedAt: null, scanner: null };
  }
}

const versionsOf = (files: FileIds, told: Iterable<StatusItem>): Versions => {
  const versions = new Map<VersionKey, PublishedVersion>();
  const stateless: VersionKey[] = [];
  for (const { slug, version, ...item } of told) {
    const key = versionKey(slug, version);
    if (versions.has(key)) continue;
    const hasRecord = files.has(versionDetailFile(slug, version));
    const isLowered = hasRecord && !hasCounts(item.state);
    if (isLowered) stateless.push(key);
    versions.set(key, { ...item, state: isLowered ? 'partial' : item.state, hasRecord });
  }
  return { versions, stateless };
};

const MOST_NAMED = 20;

const countAsPartial = (keys: ReadonlyArray<VersionKey>): ReadonlyArray<Problem> => {
  const message = `found no state that goes with the records of ${listed(keys, MOST_NAMED)}; they count as partial until they are scanned again`;
  return keys.length > 0 ? [problem(message, { file: 'api/v1/status.json' })] : [];
};

/** Slugs of the images in a manifest as `state.json` has it. */
const slugsIn = (state: State | undefined): ReadonlyArray<string> =>
  itemsOf(state, 'images').flatMap(({ slug }) => (typeof slug === 'string' ? [slug] : []));

/** How a tree was found. */
export interface FoundTree {
  /** Git id of its folder `security`. */
  readonly securityFolder: string | undefined;
  /** It is the tree that its commit says it wrote: its documents need no witnesses. */
  readonly untouched: boolean;
}

/**
 * Understands what the branch publishes. Never fails: what does not decode is not used, and said in a
 * warning.
 */
export const readPublished = (
  files: FileIds,
  memory: Memory,
  { securityFolder, untouched }: FoundTree,
): Published => {
  const warnings: Problem[] = [];
  const { 'state.json': bytes } = memory;
  const state = read(memory, 'state.json', State, warnings);
  const images = read(memory, 'images.json', PublishedImages, warnings);
  const status = read(memory, 'status.json', PublishedStatus, warnings);
  const security = read(memory, 'security.json', PublishedSecurity, warnings);
  const index = read(memory, 'security/index.json', SecurityIndex, warnings);
  const records = soundRecords(security?.images ?? new Map());
  const { versions, stateless } = versionsOf(files, toldOf(images, status));
  return {
    files,
    state,
    isStateDamaged: state === undefined && bytes !== undefined && !isOfLater(bytes),
    trusted: state?.format === FORMAT && state.security === securityFolder,
    slugs: images?.data.map(({ slug }) => slug) ?? (untouched ? slugsIn(state) : []),
    versions,
    records: untouched
      ? records
      : witnessedRecords(
          records,
          index?.images ?? [],
          new Map(images?.data.map((image) => [image.slug, image.security])),
        ),
    source: security?.source,
    updates: read(memory, 'updates.json', PublishedUpdates, warnings)?.data ?? [],
    warnings: [...warnings, ...countAsPartial(stateless)],
  };
};
