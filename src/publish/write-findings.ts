import * as E from 'fp-ts/Either';
import { findingsFile } from '../api/paths';
import type { Published } from '../branch/published';
import { loadImageRecords } from '../catalog/load-records';
import { parseVersionKey } from '../domain/version-key';
import { compareVersions } from '../domain/version-order';
import type { FindingFact, ImageRecords } from '../memory/image-records';
import { diffMentions, type Mention, toMentions } from '../memory/mentions';
import type { ChangedCve } from '../memory/next-cves';
import { nextFindings } from '../memory/next-findings';
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
  readonly facts: ReadonlyArray<FindingFact>;
}

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
    const facts: FindingFact[] = [];
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
      const next = nextFindings(former.findings.get(slug)?.usable, records, catalogDate);
      facts.push(...next.facts);
      const newest = records.versions.find(({ findings }) => findings !== undefined);
      const after = toMentions(next.document, newest?.version ?? null);
      addMentions(cves, slug, diffMentions(formerMentions(slug), after));
      addTitles(cves, records);
      if (next.document === undefined) continue;
      const written = await tree.write(exactJsonFile(findingsFile(slug), next.document))();
      if (E.isLeft(written)) return written;
    }
    for (const slug of gone) addMentions(cves, slug, diffMentions(formerMentions(slug), new Map()));
    return E.right({ cves, facts });
  };
