import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CveCollection, CveDocument } from '../api/cves';
import { cveFile } from '../api/paths';
import { CVE_LIST } from '../branch/published-memory';
import type { Exploitation } from '../exploitation/exploitation';
import { nextCveList } from '../memory/cve-list';
import { type Mentions, toMentions } from '../memory/mentions';
import { type ChangedCve, nextCves, touchedIds } from '../memory/next-cves';
import type { Problem, TaskResult } from '../problem';
import { exactJsonFile } from '../render/json';
import { firstText } from '../text/compare';
import { keepFolder, type MemoryBuild, readCves, readImages } from './read-memory';
import { writeAll } from './tree-writer';
import type { ChangedFindings } from './write-findings';

type ChangedCves = ReadonlyMap<string, ChangedCve>;

/** The documents of vulnerabilities after the run, by id; undefined for one that is removed. */
export type NextDocuments = ReadonlyMap<string, CveDocument | undefined>;

/** The titles of ids without a document, which only the list has. */
const listedTitles = ({ published, former }: MemoryBuild): ReadonlyMap<string, string | null> =>
  new Map(
    published.memory.believed.has(CVE_LIST)
      ? (former.list?.data ?? []).map(({ id, title }) => [id, title])
      : [],
  );

/** What the untouched images mention, by slug. */
const untouchedMentions = (
  build: MemoryBuild,
): TaskResult<ReadonlyArray<readonly [slug: string, mentions: Mentions]>> => {
  const newest = new Map(
    build.untouched.map(({ security: { slug, versions } }) => [
      slug,
      versions.find(({ rollup }) => rollup)?.version,
    ]),
  );
  return pipe(
    readImages(build, newest.keys()),
    TE.map(({ found: findings }) =>
      [...findings].map(
        ([slug, { found }]) => [slug, toMentions(found, newest.get(slug) ?? null)] as const,
      ),
    ),
  );
};

/** Completes the changes of ids that have no document, from the findings of all images and the titles in the list. */
const addUndocumented = (
  build: MemoryBuild,
  { cves: changed, undocumented }: ChangedFindings,
): TaskResult<ChangedCves> => {
  const own = [...changed].filter(([id]) => cveFile(id) === undefined);
  if (own.length === 0) return TE.right(changed);
  const titles = listedTitles(build);
  return pipe(
    untouchedMentions(build),
    TE.map((untouched) => {
      const whole = own.map(([id, change]) => {
        const all = [...untouched, ...undocumented].flatMap(([slug, mentions]) => {
          const mention = mentions.get(id);
          return mention ? [[slug, mention] as const] : [];
        });
        const title = firstText([change.title, titles.get(id) ?? null]);
        const mentions = new Map([...all, ...change.mentions]);
        return [id, { ...change, title, mentions }] as const;
      });
      return new Map([...changed, ...whole]);
    }),
  );
};

/** The ids whose documents a run reads: all that change; for their titles only, if the memory was edited elsewhere. */
export const cvesToRead = (
  { published: { memory } }: MemoryBuild,
  changed: ChangedCves,
): Iterable<string> => {
  if (memory.trusted) return touchedIds(changed);
  return memory.believed.has('cve') ? changed.keys() : [];
};

/** What remains of a document if everything but its title and address is computed again. */
const titleOf = ({ id, title, url }: CveDocument): CveDocument => ({
  ...{ apiVersion: 'v1', resource: 'cve', id, aliases: [], see: [], severity: null, title, url },
  ...{ images: [], suppressed: [], closed: [] },
});

/** Ids with a document in the published list. */
export const listedIds = ({ former: { list } }: MemoryBuild): ReadonlyArray<string> =>
  (list?.data ?? []).flatMap(({ id, href }) => (href === null ? [] : [id]));

/** The documents after the run, and warnings about published ones. */
export interface ChangedDocuments {
  readonly documents: NextDocuments;
  readonly warnings: ReadonlyArray<Problem>;
}

/** Computes the documents that change. */
export const changeCves = (
  build: MemoryBuild,
  findings: ChangedFindings,
): TaskResult<ChangedDocuments> =>
  pipe(
    readCves(
      build,
      cvesToRead(build, findings.cves),
      new Set([...listedIds(build), ...findings.formerIds]),
    ),
    TE.bindTo('read'),
    TE.bind('all', () => addUndocumented(build, findings)),
    TE.map(({ read: { found, warnings }, all }) => {
      const { trusted } = build.published.memory;
      const before = trusted
        ? found
        : new Map([...found].map(([id, document]) => [id, titleOf(document)]));
      return { documents: nextCves(all, before), warnings };
    }),
  );

function* documentFiles(next: NextDocuments) {
  for (const [id, document] of next) {
    const path = cveFile(id);
    if (path !== undefined && document !== undefined) yield exactJsonFile(path, document);
  }
}

/** Writes the documents that change, and keeps the others. */
export const writeCves = (build: MemoryBuild, next: NextDocuments): TaskResult<void> => {
  const replaced = new Set([...next.keys()].flatMap((id) => cveFile(id) ?? []));
  return pipe(
    writeAll(build.tree, documentFiles(next)),
    TE.chain(() => keepFolder(build, 'cve', replaced)),
  );
};

/** Writes the list of vulnerabilities. Of a list that was edited, only the exploitation is used. */
export const writeCveList = (
  { published, tree, former: { list }, coverage }: MemoryBuild,
  next: NextDocuments,
  exploitation: Exploitation,
): TaskResult<CveCollection> => {
  const dropped = published.memory.trusted ? [] : (list?.data ?? []);
  const changed = new Map([...dropped.map(({ id }) => [id, undefined] as const), ...next]);
  const document = nextCveList(list, changed, exploitation, coverage);
  return pipe(
    tree.write(exactJsonFile(CVE_LIST, document)),
    TE.map(() => document),
  );
};
