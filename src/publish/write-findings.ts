import * as E from 'fp-ts/Either';
import type { ImageFindings } from '../api/findings';
import { cveFile, findingsFile } from '../api/paths';
import { hasCounts } from '../branch/published-versions';
import { loadImageRecords } from '../catalog/load-records';
import type { ImageRecords, Transition } from '../memory/image-records';
import { diffMentions, type Mention, type Mentions, toMentions } from '../memory/mentions';
import type { ChangedCve } from '../memory/next-cves';
import { type NextFindings, nextFindings } from '../memory/next-findings';
import { type RecordFindings, toRecordFindings } from '../memory/record-findings';
import type { TaskResult } from '../problem';
import { exactJsonFile } from '../render/json';
import type { SerializedRecord } from '../reports/record';
import { firstText } from '../text/compare';
import type { BuiltImage } from './build-images';
import { type MemoryBuild, recordedSlugs } from './read-memory';

/** What changed in the findings of the touched images. */
export interface ChangedFindings {
  readonly cves: ReadonlyMap<string, ChangedCve>;
  /** The ids that the changed images mentioned before. */
  readonly formerIds: ReadonlySet<string>;
  /** What the touched images mention of ids without a document, changed or not, by slug. */
  readonly undocumented: ReadonlyMap<string, Mentions>;
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

/** See {@link NewIds}; `recorded` are the images with a record on the branch. */
const newIdsOf = (
  slug: string,
  before: ImageFindings | undefined,
  next: NextFindings,
  recorded: ReadonlySet<string>,
): ReadonlySet<string> =>
  recorded.size > 0 && (before !== undefined || !recorded.has(slug)) ? next.newIds : NO_IDS;

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

/** The newest version of published findings that has a record. */
const newestRecorded = ({ versions }: ImageFindings): string | null =>
  versions.find(({ state }) => hasCounts(state))?.version ?? null;

/** What an image mentioned before the run; nothing if the memory was edited. */
const formerMentions = ({ published, former }: MemoryBuild, slug: string): Mentions => {
  const found = published.memory.trusted ? former.findings.get(slug)?.found : undefined;
  return toMentions(found, found ? newestRecorded(found) : null);
};

/** The mentions of ids without a document. */
const undocumentedIn = (mentions: Mentions): Mentions =>
  new Map([...mentions].filter(([id]) => cveFile(id) === undefined));

/**
 * Writes the findings of the touched images, one after the other, and collects the changes of
 * each vulnerability. An image that is gone no longer mentions any.
 */
export const writeFindings =
  (build: MemoryBuild): TaskResult<ChangedFindings> =>
  async () => {
    const { published, rows, catalogDate, touched, gone, former, tree } = build;
    const cves: Collection = new Map();
    const formerIds = new Set<string>();
    const undocumented = new Map<string, Mentions>();
    const transitions: Transition[] = [];
    const newIds = new Map<string, ReadonlySet<string>>();
    const recorded = recordedSlugs(published);
    const add = (slug: string, after: Mentions): void => {
      const before = formerMentions(build, slug);
      const changed = diffMentions(before, after);
      addMentions(cves, slug, changed);
      for (const id of changed.keys()) if (before.has(id)) formerIds.add(id);
      undocumented.set(slug, undocumentedIn(after));
    };
    for (const image of touched) {
      const { slug } = image.facts;
      const loaded = await loadImageRecords(build, image.facts)();
      if (E.isLeft(loaded)) return loaded;
      const records = toRecords(image, loaded.right.records);
      rows.reset();
      const before = former.findings.get(slug)?.usable;
      const next = nextFindings(before, records, catalogDate);
      transitions.push(...next.transitions);
      newIds.set(slug, newIdsOf(slug, before, next, recorded));
      const newest = records.versions.find(({ findings }) => findings !== undefined);
      add(slug, toMentions(next.document, newest?.version ?? null));
      addTitles(cves, records);
      if (next.document === undefined) continue;
      const written = await tree.write(exactJsonFile(findingsFile(slug), next.document))();
      if (E.isLeft(written)) return written;
    }
    for (const slug of gone) add(slug, new Map());
    return E.right({ cves, formerIds, undocumented, transitions, newIds });
  };
