import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { FINDINGS, type ImageFindings, type OpenFinding } from '../api/findings';
import { cveFile } from '../api/paths';
import type { ImageStatus } from '../catalog/image-status';
import { type RecordSources, type RecordsByVersion, reloadRecords } from '../catalog/load-records';
import { knownGaps } from '../catalog/unchecked';
import { parseVersionKey, versionKey } from '../domain/version-key';
import type { ImageRecords, Transition, VersionRecords } from '../history/image-records';
import { diffMentions, type Mentions, toMentions } from '../history/mentions';
import {
  type ChangedCve,
  type CollectedCves,
  collectMentions,
  collectTitles,
} from '../history/next-cves';
import { type NextFindings, nextFindings } from '../history/next-findings';
import { withPossibleDates } from '../history/possible-dates';
import type { Result, TaskResult } from '../problem';
import type { Published } from '../published/published';
import { hasCounts } from '../published/published-versions';
import type { FormerDocument } from '../published/yesterday';
import { openLists, type ShareList, toRecordFindings } from '../record/record-findings';
import { steps } from '../task/steps';
import { type Derivation, oneByOne } from './derive';
import type { MemoryScope, NextCatalog } from './memory-scope';

/** What changed in the findings of the touched images. */
export interface ChangedFindings {
  readonly cves: ReadonlyMap<string, ChangedCve>;
  /** The ids that the changed images mentioned before. */
  readonly formerIds: ReadonlySet<string>;
  /** What the touched images mention of ids without a document, changed or not, by slug. */
  readonly undocumented: ReadonlyMap<string, Mentions>;
  readonly transitions: ReadonlyArray<Transition>;
  readonly newIds: NewIds;
  /** What is open in the touched images, by slug; empty if no chart could ship them. */
  readonly openOfTouched: ReadonlyMap<string, ReadonlyArray<OpenFinding>>;
}

/**
 * By slug, the canonical ids that are open in an image now and were open in no version of it on the branch; all ids
 * of a new image. Nothing is new on a branch without a record, nor in an image without usable findings, though it
 * had a record: what was open there is unknown.
 */
export type NewIds = ReadonlyMap<string, ReadonlySet<string>>;

const toRecords = (
  { slug, image, versions }: ImageStatus,
  records: RecordsByVersion,
  share: ShareList,
): Result<ImageRecords> =>
  pipe(
    versions,
    E.traverseArray((status): Result<VersionRecords> => {
      const { version, digest, state, scannedAt, rollup } = status;
      const record = rollup && records.get(version);
      const own = { version, digest, state, scannedAt, unchecked: knownGaps(status) };
      return record
        ? pipe(
            record.parsed(),
            E.map((parsed) => ({ ...own, findings: toRecordFindings(parsed, share) })),
          )
        : E.right({ ...own, findings: undefined });
    }),
    E.map((all) => ({ slug, image, versions: all })),
  );

/** The slugs of the images that have a record on the branch. */
const recordedSlugs = ({ versions }: Published): ReadonlySet<string> =>
  new Set(
    [...versions].flatMap(([key, { hasRecord }]) => (hasRecord ? [parseVersionKey(key).slug] : [])),
  );

const NO_IDS: ReadonlySet<string> = new Set();

/** See {@link NewIds}; `recorded` has the images with a record on the branch. */
const newIdsOf = (
  slug: string,
  before: ImageFindings | undefined,
  next: NextFindings,
  recorded: ReadonlySet<string>,
): ReadonlySet<string> =>
  recorded.size > 0 && (before !== undefined || !recorded.has(slug)) ? next.newIds : NO_IDS;

/** The newest version of published findings that has a record. */
const newestRecorded = ({ versions }: ImageFindings): string | null =>
  versions.find(({ state }) => hasCounts(state))?.version ?? null;

const mentionsIn = (document: ImageFindings | undefined): Mentions =>
  toMentions(document, document ? newestRecorded(document) : null);

/** The mentions of ids without a document. */
const undocumentedIn = (mentions: Mentions): Mentions =>
  new Map([...mentions].filter(([id]) => cveFile(id) === undefined));

/** Collects what changes image by image. */
const openCollection = () => {
  const cves: CollectedCves = new Map();
  const formerIds = new Set<string>();
  const undocumented = new Map<string, Mentions>();
  const transitions: Transition[] = [];
  const newIds = new Map<string, ReadonlySet<string>>();
  const openOfTouched = new Map<string, ReadonlyArray<OpenFinding>>();
  const of = { cves, formerIds, undocumented, transitions, newIds, openOfTouched };
  return {
    result: of satisfies ChangedFindings,
    addMentions: (slug: string, before: Mentions, after: Mentions): void => {
      const changed = diffMentions(before, after);
      collectMentions(cves, slug, changed);
      for (const id of changed.keys()) if (before.has(id)) formerIds.add(id);
      undocumented.set(slug, undocumentedIn(after));
    },
  };
};

/** The dates of scans to compare the published entries with; those of findings as published are true. */
const scanDates =
  ({ versions, asPublished }: Published, slug: string) =>
  (version: string): string | null =>
    asPublished.has('images') ? null : (versions.get(versionKey(slug, version))?.scannedAt ?? null);

/** The findings of the published images, which are needed to derive theirs. */
export const findingsOf = (published: Published, slugs: ReadonlyArray<string>) => {
  const recorded = recordedSlugs(published);
  return { kind: FINDINGS, keys: slugs, isListed: (slug: string): boolean => recorded.has(slug) };
};

/**
 * Derives the findings of the touched images, one after the other, and collects the changes of each vulnerability.
 * An image that is gone no longer mentions any.
 */
export const deriveFindings = (
  build: RecordSources & NextCatalog,
  { touched, gone }: MemoryScope,
): Derivation<typeof FINDINGS.codec, ChangedFindings> => {
  const { catalog, catalogDate, published, rows } = build;
  const bySlug = new Map(touched.map((image) => [image.slug, image]));
  const recorded = recordedSlugs(published);
  const { result, addMentions } = openCollection();
  const share = openLists();
  const deriveImage = (
    image: ImageStatus,
    former: ImageFindings | undefined,
    mentioned: Mentions,
  ): TaskResult<ImageFindings | undefined> =>
    steps(function* ($) {
      const { slug } = image;
      const before = former && withPossibleDates(former, scanDates(published, slug));
      const loaded = yield* $(reloadRecords(build, image));
      const records = yield* $(toRecords(image, loaded, share));
      rows.reset();
      const next = nextFindings(before, records, catalogDate);
      result.transitions.push(...next.transitions);
      result.newIds.set(slug, newIdsOf(slug, before, next, recorded));
      const newest = records.versions.find(({ findings }) => findings !== undefined);
      addMentions(slug, mentioned, toMentions(next.document, newest?.version ?? null));
      collectTitles(result.cves, records);
      if (catalog.charts.length > 0) result.openOfTouched.set(slug, next.document?.open ?? []);
      return next.document;
    });
  const next = (
    slug: string,
    former: FormerDocument<ImageFindings> | undefined,
  ): TaskResult<ImageFindings | undefined> => {
    const mentioned = mentionsIn(published.memory.trusted ? former?.found : undefined);
    const image = bySlug.get(slug);
    if (image !== undefined) return deriveImage(image, former?.usable, mentioned);
    addMentions(slug, mentioned, new Map());
    return TE.right(undefined);
  };
  const needed = { ...findingsOf(published, [...bySlug.keys(), ...gone]), isExact: true as const };
  return oneByOne(needed, next, result);
};
