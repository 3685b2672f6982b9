import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { DayChanges } from '../api/changes';
import type { Coverage, CveCollection, CveItem } from '../api/cves';
import { changesFile, cveFile, digestFile, findingsFile, releasesFile } from '../api/paths';
import { CVE_LIST, HISTORY, MEMORY_DOCUMENTS } from '../branch/published-memory';
import type { Exploitation } from '../exploitation/exploitation';
import {
  countExploited,
  type ExploitedIn,
  findExploitedIn,
  findNewlyExploited,
} from '../memory/cve-list';
import type { FindingFact, Transition } from '../memory/image-records';
import { type Problem, problem, type TaskResult } from '../problem';
import { show } from '../text/escape';
import { pluralize } from '../text/plural';
import type { TreeBuild } from './build-images';
import { findMemoryScope, type JudgedBuiltImage } from './memory-scope';
import { fetchFiles } from './read-document';
import { type MemoryBuild, readMemory } from './read-memory';
import { collectFacts, type RunFacts } from './run-facts';
import { keepAll } from './tree-writer';
import { writeChanges } from './write-changes';
import { changeCves, cvesToRead, type NextDocuments, writeCveList, writeCves } from './write-cves';
import { type ChangedFindings, type NewIds, writeFindings } from './write-findings';
import { type ChangedDigests, writeDigests, writeReleases } from './write-releases';

/** The results of writing the memory. */
export interface WrittenMemory {
  /** Facts about findings, without those that were there when the catalog first looked. */
  readonly facts: ReadonlyArray<FindingFact>;
  /** What changed in the findings, for people: the facts, and changes that have no date. */
  readonly transitions: ReadonlyArray<Transition>;
  readonly newIds: NewIds;
  /** All facts of the run, by day. */
  readonly days: ReadonlyArray<DayChanges>;
  /** Number of open vulnerabilities known to be exploited; null if no KEV catalog was ever used. */
  readonly exploited: number | null;
  /** The exploited vulnerabilities; undefined if the list of vulnerabilities stays as published, and was not read. */
  readonly exploitedIn: ExploitedIn | undefined;
  readonly coverage: Coverage;
  /** The vulnerabilities that became known to be exploited. */
  readonly newlyExploited: ReadonlyArray<CveItem>;
  readonly warnings: ReadonlyArray<Problem>;
  readonly notices: ReadonlyArray<string>;
}

const MEMORY = /^(?:(?:changes|cve|digest)\/|images\/[^/]+\/(?:findings|releases)\.json$)/;

/** Keeps the whole memory without reading it. */
const keepMemory = (
  { published, tree }: TreeBuild,
  coverage: Coverage,
): TaskResult<WrittenMemory> =>
  pipe(
    keepAll(
      tree,
      [...published.files.keys()].filter(
        (path) => (MEMORY_DOCUMENTS.includes(path) && path !== HISTORY) || MEMORY.test(path),
      ),
    ),
    TE.map(() => ({
      ...{ facts: [], transitions: [], newIds: new Map(), days: [], newlyExploited: [] },
      ...{ warnings: [], notices: [], coverage },
      exploited: published.memory.exploited,
      exploitedIn: undefined,
    })),
  );

const isOlder = (given: string | null, published: string | null): boolean =>
  given !== null && published !== null && given < published;

const olderNotice = (input: string, given: string | null, published: string | null): string =>
  `input ${input}: found a file of ${given}, expected one that is not older than the published one of ${published}, so it is not used; download it again`;

/** Drops files that are older than the published ones. */
const chooseExploitation = (
  { kev, epss }: Exploitation,
  list: CveCollection | undefined,
): { readonly value: Exploitation; readonly notices: ReadonlyArray<string> } => {
  const [released, date] = [list?.kev?.released ?? null, list?.epss?.date ?? null];
  const oldKev = kev && isOlder(kev.released, released) ? kev : undefined;
  const oldEpss = epss && isOlder(epss.date, date) ? epss : undefined;
  return {
    value: { kev: oldKev ? undefined : kev, epss: oldEpss ? undefined : epss },
    notices: [
      ...(oldKev ? [olderNotice('kev', oldKev.released, released)] : []),
      ...(oldEpss ? [olderNotice('epss', oldEpss.date, date)] : []),
    ],
  };
};

const longIdWarnings = ({ data }: CveCollection): ReadonlyArray<Problem> => {
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

const siteNotices = ({ feedHead: { site } }: TreeBuild): ReadonlyArray<string> =>
  site === undefined
    ? [
        'feed.json and feed.atom have no links, because the address of the site is unknown; state site in the manifest',
      ]
    : [];

/** Keeps the findings of untouched images, and their releases unless their verdicts changed. */
const keepUntouched = ({ tree, untouched, released }: MemoryBuild): TaskResult<void> => {
  const written = new Set(released);
  return keepAll(
    tree,
    untouched.flatMap((image) => [
      findingsFile(image.facts.slug),
      ...(written.has(image) ? [] : [releasesFile(image.facts.slug)]),
    ]),
  );
};

/** Fetches the documents of vulnerabilities, digests and days that change, in one request. */
const fetchChanged = (
  build: MemoryBuild,
  findings: ChangedFindings,
  digests: ChangedDigests,
  run: RunFacts,
): TaskResult<void> =>
  fetchFiles(build, [
    ...[...cvesToRead(build, findings.cves)].flatMap((id) => cveFile(id) ?? []),
    ...(build.published.memory.trusted ? [...digests.prefixes].map(digestFile) : []),
    ...[...run.touched].map(changesFile),
  ]);

/** Adds the known addresses of vulnerabilities that are not found any more. */
const addAddresses = (
  transitions: ReadonlyArray<Transition>,
  cves: NextDocuments,
): ReadonlyArray<Transition> =>
  transitions.map((each) => ({ ...each, url: each.url ?? cves.get(each.id)?.url ?? null }));

const changeMemory = (build: MemoryBuild, dataDate: string | null): TaskResult<WrittenMemory> => {
  const { former, coverage } = build;
  const exploitation = chooseExploitation(build.exploitation, former.list);
  return pipe(
    writeFindings(build),
    TE.bindTo('findings'),
    TE.bind('digests', () => writeReleases(build)),
    TE.tap(() => keepUntouched(build)),
    TE.let('run', ({ findings }) => collectFacts(build, findings.transitions, dataDate)),
    TE.tap(({ findings, digests, run }) => fetchChanged(build, findings, digests, run)),
    TE.bind('changed', ({ findings }) => changeCves(build, findings)),
    TE.let('cves', ({ changed }) => changed.documents),
    TE.tap(({ cves }) => writeCves(build, cves)),
    TE.tap(({ digests }) => writeDigests(build, digests)),
    TE.bind('list', ({ cves }) => writeCveList(build, cves, exploitation.value)),
    TE.bind('dropped', ({ run, list, cves }) => writeChanges(build, run, list, cves)),
    TE.map(({ findings: { transitions, newIds }, run, changed, cves, list, dropped }) => ({
      ...{ facts: run.facts, days: [...run.added.values()], coverage, newIds },
      transitions: addAddresses(transitions, cves),
      exploited: countExploited(list),
      exploitedIn: findExploitedIn(list, cves),
      newlyExploited: findNewlyExploited(former.list, list),
      warnings: [...former.warnings, ...changed.warnings, ...dropped, ...longIdWarnings(list)],
      notices: [...exploitation.notices, ...siteNotices(build)],
    })),
  );
};

/**
 * Writes the memory: findings and releases of each touched image, the documents of the vulnerabilities,
 * digests and days that change with them, and the lists. Keeps everything else without reading it.
 */
export const writeMemory = (
  build: TreeBuild,
  images: ReadonlyArray<JudgedBuiltImage>,
  dataDate: string | null,
): TaskResult<WrittenMemory> => {
  const scope = findMemoryScope(build, images);
  if (scope.isQuiet) return keepMemory(build, scope.coverage);
  const slugs = new Set([...scope.released.map(({ facts }) => facts.slug), ...scope.gone]);
  return pipe(
    readMemory(build, [...slugs]),
    TE.chain((former) => changeMemory({ ...build, ...scope, former }, dataDate)),
  );
};
