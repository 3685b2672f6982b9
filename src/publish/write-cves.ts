import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CveCollection, CveDocument } from '../api/cves';
import { cveFile } from '../api/paths';
import { CVE_LIST } from '../branch/published-memory';
import type { Exploitation } from '../exploitation/exploitation';
import { nextCveList } from '../memory/cve-list';
import { toMentions } from '../memory/mentions';
import { type ChangedCve, nextCves, touchedIds } from '../memory/next-cves';
import type { TaskResult } from '../problem';
import { exactJsonFile } from '../render/json';
import { firstText } from '../text/compare';
import { keepFolder, type MemoryBuild, readCves, readImages } from './read-memory';
import { writeAll } from './tree-writer';

type ChangedCves = ReadonlyMap<string, ChangedCve>;

/** The documents of vulnerabilities after the run, by id; undefined for one that is removed. */
export type NextDocuments = ReadonlyMap<string, CveDocument | undefined>;

/** Completes ids that have no document from the findings of untouched images and the titles in the list. */
const addPublished = (build: MemoryBuild, changed: ChangedCves): TaskResult<ChangedCves> => {
  const { published, untouched, former } = build;
  const own = [...changed].filter(([id]) => cveFile(id) === undefined);
  if (own.length === 0 || !published.memory.trusted) return TE.right(changed);
  const titles = new Map((former.list?.data ?? []).map(({ id, title }) => [id, title]));
  const newest = new Map(
    untouched.map(({ security: { slug, versions } }) => [
      slug,
      versions.find(({ rollup }) => rollup)?.version,
    ]),
  );
  return pipe(
    readImages(build, newest.keys()),
    TE.map(({ found: findings }) => {
      const all = [...findings].map(
        ([slug, { found }]) => [slug, toMentions(found, newest.get(slug) ?? null)] as const,
      );
      const whole = own.map(([id, change]) => {
        const others = all.flatMap(([slug, mentions]) => {
          const mention = mentions.get(id);
          return mention ? [[slug, mention] as const] : [];
        });
        const title = firstText([change.title, titles.get(id) ?? null]);
        const mentions = new Map([...others, ...change.mentions]);
        return [id, { ...change, title, mentions }] as const;
      });
      return new Map([...changed, ...whole]);
    }),
  );
};

/** Computes the documents that change. */
export const changeCves = (build: MemoryBuild, changed: ChangedCves): TaskResult<NextDocuments> =>
  pipe(
    readCves(build, build.published.memory.trusted ? touchedIds(changed) : []),
    TE.bindTo('before'),
    TE.bind('all', () => addPublished(build, changed)),
    TE.map(({ before, all }) => nextCves(all, before)),
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
