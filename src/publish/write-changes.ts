import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { ChangesCollection } from '../api/changes';
import type { CveCollection } from '../api/cves';
import { ATOM_FEED, CHANGES_LIST, FEED } from '../branch/published-memory';
import { nextChanges } from '../changes/next-changes';
import { renderAtom } from '../feed/atom';
import { idsToRead } from '../feed/exploited-news';
import type { FeedHead } from '../feed/news';
import { type DayNews, nextFeed } from '../feed/next-feed';
import type { Problem, TaskResult } from '../problem';
import { exactJsonFile, jsonFile } from '../render/json';
import { type MemoryBuild, readCves } from './read-memory';
import type { RunFacts } from './run-facts';
import { writeAll } from './tree-writer';
import { listedIds, type NextDocuments } from './write-cves';
import { writeDays } from './write-days';

const writeFeeds = (
  build: MemoryBuild,
  days: ReadonlyArray<DayNews>,
  changes: ChangesCollection,
  list: CveCollection,
  documents: NextDocuments,
): TaskResult<void> => {
  const { feed: published } = build.former;
  const newest = changes.data.map(({ date }) => date);
  const head: FeedHead = { ...build.feedHead, from: changes.from };
  const inputs = { days, newest, list };
  return pipe(
    readCves(build, idsToRead(published, { ...inputs, documents }), new Set(listedIds(build))),
    TE.chain(({ found }) => {
      const feed = nextFeed(
        published,
        { ...inputs, documents: new Map([...found, ...documents]) },
        head,
      );
      const atom = feed && renderAtom(feed, head);
      return writeAll(
        build.tree,
        feed && atom ? [exactJsonFile(FEED, feed), { path: ATOM_FEED, content: atom }] : [],
      );
    }),
  );
};

/**
 * Writes the days that change, the list of all days, and the feeds, given the list of vulnerabilities and
 * their documents after the run. Returns warnings.
 */
export const writeChanges = (
  build: MemoryBuild,
  run: RunFacts,
  list: CveCollection,
  documents: NextDocuments,
): TaskResult<ReadonlyArray<Problem>> =>
  pipe(
    writeDays(build, run),
    TE.chain(({ items, news, warnings }) => {
      const { published, former, tree } = build;
      const listed = published.memory.trusted ? (former.changes?.data ?? []) : [];
      const changes = nextChanges(listed, items, run.from);
      return pipe(
        tree.write(jsonFile(CHANGES_LIST, ChangesCollection, changes)),
        TE.chain(() => writeFeeds(build, news, changes, list, documents)),
        TE.map(() => [...run.warnings, ...warnings]),
      );
    }),
  );
