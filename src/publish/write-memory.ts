import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { DayChanges } from '../api/changes';
import type { Coverage, CveCollection, CveItem } from '../api/cves';
import { cveFile, digestFile, findingsFile, releasesFile } from '../api/paths';
import { CVE_LIST, HISTORY, MEMORY_DOCUMENTS } from '../branch/published-memory';
import type { EpssScores, Exploitation, KevCatalog } from '../exploitation/exploitation';
import { countExploited, findNewlyExploited } from '../memory/cve-list';
import type { FindingFact } from '../memory/image-records';
import { touchedIds } from '../memory/next-cves';
import { type Problem, problem, type TaskResult } from '../problem';
import { show } from '../text/escape';
import { pluralize } from '../text/plural';
import type { TreeInputs } from './build-images';
import { type JudgedBuiltImage, type MemoryScope, memoryScope } from './memory-scope';
import { fetchFiles, readMemory } from './read-memory';
import { keepAll, type TreeWriter } from './tree-writer';
import { chooseNews, filesOfDays, type News, writeChanges } from './write-changes';
import { changeCves, writeCveList, writeCves } from './write-cves';
import { type ChangedFindings, writeFindings } from './write-findings';
import { type ChangedDigests, writeDigests, writeReleases } from './write-releases';

/** What is remembered after a run. */
export interface WrittenMemory {
  readonly facts: ReadonlyArray<FindingFact>;
  /** Everything that happened, by day; nothing that was there when the catalog first looked. */
  readonly days: ReadonlyArray<DayChanges>;
  readonly exploited: number | null;
  readonly coverage: Coverage;
  /** The vulnerabilities that became known to be exploited. */
  readonly newlyExploited: ReadonlyArray<CveItem>;
  readonly warnings: ReadonlyArray<Problem>;
  readonly notices: ReadonlyArray<string>;
}

const MEMORY = /^(?:(?:changes|cve|digest)\/|images\/[^/]+\/(?:findings|releases)\.json$)/;

/** Takes over everything, unread. */
const keepMemory = (
  { published }: TreeInputs,
  tree: TreeWriter,
  { coverage }: MemoryScope,
): TaskResult<WrittenMemory> =>
  pipe(
    keepAll(
      tree,
      published.files,
      (path) => (MEMORY_DOCUMENTS.includes(path) && path !== HISTORY) || MEMORY.test(path),
    ),
    TE.map(() => ({
      ...{ facts: [], days: [], newlyExploited: [], warnings: [], notices: [], coverage },
      exploited: published.memory.exploited,
    })),
  );

const isOlder = (given: string | null, published: string | null | undefined): boolean =>
  given !== null && published != null && given < published;

interface ChosenExploitation {
  readonly value: Exploitation;
  readonly notices: ReadonlyArray<string>;
}

const olderNotice = (input: string, given: string | null, published: string): string =>
  `input ${input}: found a file of ${given}, expected one that is not older than the published one of ${published}, so it is not used; download it again`;

/** Files that are older than what is published are not used. */
const chooseExploitation = (
  { kev, epss }: Exploitation,
  list: CveCollection | undefined,
): ChosenExploitation => {
  const [released, date] = [list?.kev?.released ?? null, list?.epss?.date ?? null];
  const usedKev: KevCatalog | undefined = kev && isOlder(kev.released, released) ? undefined : kev;
  const usedEpss: EpssScores | undefined = epss && isOlder(epss.date, date) ? undefined : epss;
  return {
    value: { kev: usedKev, epss: usedEpss },
    notices: [
      ...(kev !== usedKev && kev && released ? [olderNotice('kev', kev.released, released)] : []),
      ...(epss !== usedEpss && epss && date ? [olderNotice('epss', epss.date, date)] : []),
    ],
  };
};

const warnOfNames = ({ data }: CveCollection): ReadonlyArray<Problem> => {
  const [first, ...others] = data.filter(({ href }) => href === null).map(({ id }) => id);
  return first === undefined
    ? []
    : [
        problem(
          `${pluralize(others.length + 1, 'id')} without a document: found names of more than 128 characters, such as ${show(first)}, expected shorter ones; they are in the list only`,
          { file: `api/v1/${CVE_LIST}` },
        ),
      ];
};

/** Feeds without links are of little use. */
const siteNotices = ({ feedHead: { site } }: TreeInputs): ReadonlyArray<string> =>
  site === undefined
    ? [
        'feed.json and feed.atom have no links, because it is not known where the site is served; state site in the manifest',
      ]
    : [];

/** Takes over the documents of images that the run does not touch. */
const keepUntouched = (
  { published }: TreeInputs,
  tree: TreeWriter,
  { untouched, released, touched }: MemoryScope,
): TaskResult<void> => {
  const findings = untouched.map(({ judged }) => findingsFile(judged.slug));
  const written = new Set([...touched, ...released].map(({ judged }) => judged.slug));
  const releases = untouched.flatMap(({ judged: { slug } }) =>
    written.has(slug) ? [] : [releasesFile(slug)],
  );
  const kept = new Set([...findings, ...releases]);
  return keepAll(tree, published.files, (path) => kept.has(path));
};

/** What a run computes anew of vulnerabilities, digests and days. */
interface Changed {
  readonly findings: ChangedFindings;
  readonly digests: ChangedDigests;
  readonly news: News;
}

/** Everything that has to be read to write what changed, in one request. */
const fetchChanged = (
  inputs: TreeInputs,
  { findings, digests, news }: Changed,
): TaskResult<void> =>
  inputs.published.memory.trusted
    ? fetchFiles(inputs, [
        ...[...touchedIds(findings.cves)].flatMap((id) => cveFile(id) ?? []),
        ...[...digests.prefixes].map(digestFile),
        ...filesOfDays(news),
      ])
    : fetchFiles(inputs, filesOfDays(news));

/**
 * Writes what is remembered: findings and releases of each touched image; of the vulnerabilities, digests and
 * days that they say something new of, their documents; and the lists. Everything else is taken over unread.
 */
export const writeMemory = (
  inputs: TreeInputs,
  tree: TreeWriter,
  images: ReadonlyArray<JudgedBuiltImage>,
  dataDate: string | null,
): TaskResult<WrittenMemory> => {
  const scope = memoryScope(inputs, images);
  if (scope.isQuiet) return keepMemory(inputs, tree, scope);
  const { touched, untouched, released, gone, coverage } = scope;
  const slugs = new Set([...released.map(({ judged }) => judged.slug), ...gone]);
  const others = untouched.map(({ security }) => security);
  return pipe(
    readMemory(inputs, [...slugs]),
    TE.bindTo('memory'),
    TE.bind('findings', ({ memory }) => writeFindings(inputs, tree, touched, gone, memory)),
    TE.bind('digests', ({ memory }) => writeReleases(inputs, tree, scope, memory)),
    TE.tap(() => keepUntouched(inputs, tree, scope)),
    TE.let('news', ({ memory, findings: { facts } }) =>
      chooseNews(inputs, scope, memory, facts, dataDate),
    ),
    TE.tap((changed) => fetchChanged(inputs, changed)),
    TE.bind('cves', ({ memory, findings }) =>
      changeCves(inputs, findings.cves, others, memory.list),
    ),
    TE.tap(({ cves }) => writeCves(inputs, tree, cves)),
    TE.tap(({ digests }) => writeDigests(inputs, tree, digests)),
    TE.let('chosen', ({ memory }) => chooseExploitation(inputs.exploitation, memory.list)),
    TE.bind('list', ({ memory, cves, chosen }) =>
      writeCveList(inputs, tree, cves, memory, coverage, chosen.value),
    ),
    TE.bind('dropped', ({ memory, news, list, cves }) =>
      writeChanges(inputs, tree, memory, news, { list, documents: cves }),
    ),
    TE.map(({ memory, news, chosen, list, dropped }) => ({
      ...{ facts: news.facts, days: [...news.added.values()], coverage },
      exploited: countExploited(list),
      newlyExploited: findNewlyExploited(memory.list, list),
      warnings: [...memory.warnings, ...dropped, ...warnOfNames(list)],
      notices: [...chosen.notices, ...siteNotices(inputs)],
    })),
  );
};
