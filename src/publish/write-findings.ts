import * as E from 'fp-ts/Either';
import type { ImageFindings } from '../api/findings';
import { findingsFile } from '../api/paths';
import type { Published } from '../branch/published';
import { loadImageRecords } from '../catalog/load-records';
import { parseVersionKey } from '../domain/version-key';
import { compareVersions } from '../domain/version-order';
import type { ImageRecords, Transition } from '../memory/image-records';
import { diffMentions, type Mention, toMentions } from '../memory/mentions';
import type { ChangedCve } from '../memory/next-cves';
import { type NextFindings, nextFindings } from '../memory/next-findings';
import { type RecordFindings, toRecordFindings } from '../memory/record-findings';
import type { TaskResult } from '../problem';
import { exactJsonFile } from '../render/json';
import type { SerializedRecord } from '../reports/record';
import { firstText } from '../text/compare';
import type { BuiltImage } from './build-images';
import type { MemoryBuild } from './read-memory';

/** What changed in the findings of the touched images. */
export interface ChangedFindings {
  readonly cves: ReadonlyMap<string, ChangedCve>;
  readonly transitions: ReadonlyArray<Transition>;
  readonly newIds: NewIds;
}

/**
 * By slug, the canonical ids that are open in an image now and were open in no version of it on the branch; all ids
 * of a new image. Nothing is new on a branch without a record, nor in an image without usable findings, though it
 * had a record: what was open there is unknown.
 */
export type NewIds = ReadonlyMap<string, ReadonlySet<string>>;

interface Collected {
  readonly mentions: Map<string, Mention>;
  readonly names: Set<string>;
  title: string | null;
  url: string | null;
}

/** Finds the newest published version with a record of each image, by slug. */
const newestRecorded = ({ versions }: Published): ReadonlyMap<string, string> => {
  const newest = new Map<string, string>();
  for (const [key, { hasRecord }] of versions) {
    const { slug, version } = parseVersionKey(key);
    const other = newest.get(slug);
    if (hasRecord && (other === undefined || compareVersions(other, version) < 0))
      newest.set(slug, version);
  }
  return newest;
};

const parse = ({ rows, suppressions }: SerializedRecord): RecordFindings =>
  toRecordFindings(
    JSON.parse(rows.toString('utf8')),
    suppressions.length > 0 ? JSON.parse(suppressions.toString('utf8')) : [],
  );

const toRecords = (
  { security: { slug, image, versions } }: BuiltImage,
  records: ReadonlyMap<string, SerializedRecord>,
): ImageRecords => ({
  slug,
  image,
  versions: versions.map(({ version, state, scannedAt, rollup }) => {
    const record = rollup && records.get(version);
    return { version, state, scannedAt, findings: record && parse(record) };
  }),
});

const NO_IDS: ReadonlySet<string> = new Set();

/** See {@link NewIds}; `formerNewest` has the images with a record on the branch. */
const newIdsOf = (
  slug: string,
  before: ImageFindings | undefined,
  next: NextFindings,
  formerNewest: ReadonlyMap<string, string>,
): ReadonlySet<string> =>
  formerNewest.size > 0 && (before !== undefined || !formerNewest.has(slug)) ? next.newIds : NO_IDS;

type Collection = Map<string, Collected>;

const addMentions = (
  cves: Collection,
  slug: string,
  changed: ReturnType<typeof diffMentions>,
): void => {
  for (const [id, { after, names }] of changed) {
    const own = cves.get(id) ?? { mentions: new Map(), names: new Set(), title: null, url: null };
    cves.set(id, own);
    own.mentions.set(slug, after);
    for (const name of names) own.names.add(name);
  }
};

/** Adds titles and addresses to the changed vulnerabilities. */
const addTitles = (cves: Collection, { versions }: ImageRecords): void => {
  for (const { findings } of versions)
    for (const [id, { title, url }] of findings?.found ?? []) {
      const own = cves.get(id);
      if (own === undefined) continue;
      own.title = firstText([own.title, title]);
      own.url = firstText([own.url, url]);
    }
};

/**
 * Writes the findings of the touched images, one after the other, and collects the changes of
 * each vulnerability. An image that is gone no longer mentions any.
 */
export const writeFindings =
  (build: MemoryBuild): TaskResult<ChangedFindings> =>
  async () => {
    const { published, rows, catalogDate, touched, gone, former, tree } = build;
    const formerNewest = newestRecorded(published);
    const cves: Collection = new Map();
    const transitions: Transition[] = [];
    const newIds = new Map<string, ReadonlySet<string>>();
    const formerMentions = (slug: string) =>
      toMentions(
        published.memory.trusted ? former.findings.get(slug)?.found : undefined,
        formerNewest.get(slug) ?? null,
      );
    for (const image of touched) {
      const { slug } = image.facts;
      const loaded = await loadImageRecords(build, image.facts)();
      if (E.isLeft(loaded)) return loaded;
      const records = toRecords(image, loaded.right.records);
      rows.reset();
      const before = former.findings.get(slug)?.usable;
      const next = nextFindings(before, records, catalogDate);
      transitions.push(...next.transitions);
      newIds.set(slug, newIdsOf(slug, before, next, formerNewest));
      const newest = records.versions.find(({ findings }) => findings !== undefined);
      const after = toMentions(next.document, newest?.version ?? null);
      addMentions(cves, slug, diffMentions(formerMentions(slug), after));
      addTitles(cves, records);
      if (next.document === undefined) continue;
      const written = await tree.write(exactJsonFile(findingsFile(slug), next.document))();
      if (E.isLeft(written)) return written;
    }
    for (const slug of gone) addMentions(cves, slug, diffMentions(formerMentions(slug), new Map()));
    return E.right({ cves, transitions, newIds });
  };
