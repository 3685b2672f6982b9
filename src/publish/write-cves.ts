import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Coverage, CveCollection, CveDocument } from '../api/cves';
import { cveFile } from '../api/paths';
import { CVE_LIST } from '../branch/published-memory';
import type { ImageSecurity } from '../catalog/records';
import type { Exploitation } from '../exploitation/exploitation';
import { nextCveList } from '../memory/cve-list';
import { toMentions } from '../memory/mentions';
import type { ChangedCve } from '../memory/next-cves';
import { nextCves, touchedIds } from '../memory/next-cves';
import type { TaskResult } from '../problem';
import { exactJsonFile } from '../render/json';
import { firstText } from '../text/compare';
import type { TreeInputs } from './build-images';
import { type FoundMemory, readCves, readImages } from './read-memory';
import { keepAll, type TreeWriter, writeAll } from './tree-writer';

/** What becomes of documents, by id; undefined for one that no longer says anything. */
type NextDocuments = ReadonlyMap<string, CveDocument | undefined>;

const isWithoutDocument = (id: string): boolean => cveFile(id) === undefined;

/**
 * Adds what the branch says of ids that have no document: the findings of untouched images, and titles in
 * the list.
 */
const addPublished = (
  inputs: TreeInputs,
  changed: ReadonlyMap<string, ChangedCve>,
  untouched: ReadonlyArray<ImageSecurity>,
  list: CveCollection | undefined,
): TaskResult<ReadonlyMap<string, ChangedCve>> => {
  const own = [...changed].filter(([id]) => isWithoutDocument(id));
  if (own.length === 0 || !inputs.published.memory.trusted) return TE.right(changed);
  const titles = new Map((list?.data ?? []).map(({ id, title }) => [id, title]));
  const newest = new Map(
    untouched.map(({ slug, versions }) => [slug, versions.find(({ rollup }) => rollup)?.version]),
  );
  return pipe(
    readImages(inputs, [...newest.keys()]),
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
        return [
          id,
          { ...change, title, mentions: new Map([...others, ...change.mentions]) },
        ] as const;
      });
      return new Map([...changed, ...whole]);
    }),
  );
};

/** Computes the documents that change; `list` is the published one. */
export const changeCves = (
  inputs: TreeInputs,
  changed: ReadonlyMap<string, ChangedCve>,
  untouched: ReadonlyArray<ImageSecurity>,
  list: CveCollection | undefined,
): TaskResult<NextDocuments> =>
  pipe(
    TE.Do,
    TE.bind('before', () =>
      inputs.published.memory.trusted ? readCves(inputs, touchedIds(changed)) : TE.right(new Map()),
    ),
    TE.bind('all', () => addPublished(inputs, changed, untouched, list)),
    TE.map(({ before, all }) => nextCves(all, before)),
  );

function* documentFiles(next: NextDocuments) {
  for (const [id, document] of next) {
    const path = cveFile(id);
    if (path !== undefined && document !== undefined) yield exactJsonFile(path, document);
  }
}

/** Writes the documents that change, and takes the others over unread. */
export const writeCves = (
  { published }: TreeInputs,
  tree: TreeWriter,
  next: NextDocuments,
): TaskResult<void> => {
  const replaced = new Set([...next.keys()].flatMap((id) => cveFile(id) ?? []));
  const isKept = (path: string): boolean =>
    published.memory.trusted && path.startsWith('cve/') && !replaced.has(path);
  return pipe(
    writeAll(tree, documentFiles(next)),
    TE.chain(() => keepAll(tree, published.files, isKept)),
  );
};

/** How much of the catalog the list is based on. */
export const coverageOf = (security: ReadonlyArray<ImageSecurity>): Coverage => {
  const coverage = { versions: 0, scanned: 0, partial: 0, withheld: 0, unscanned: 0 };
  for (const { versions } of security)
    for (const { state } of versions) {
      coverage.versions += 1;
      coverage[state] += 1;
    }
  return coverage;
};

/** Writes the list of vulnerabilities. Memory that is not trusted serves for their exploitation only. */
export const writeCveList = (
  { published }: TreeInputs,
  tree: TreeWriter,
  next: NextDocuments,
  { list }: FoundMemory,
  coverage: Coverage,
  exploitation: Exploitation,
): TaskResult<CveCollection> => {
  const former = published.memory.trusted ? [] : (list?.data ?? []);
  const changed = new Map([...former.map(({ id }) => [id, undefined] as const), ...next]);
  const document = nextCveList(list, changed, exploitation, coverage);
  return pipe(
    tree.write(exactJsonFile(CVE_LIST, document)),
    TE.map(() => document),
  );
};
