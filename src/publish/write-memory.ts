import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CveCollection, CveItem } from '../api/cves';
import { findingsFile } from '../api/paths';
import { CVE_LIST, saysCoverage } from '../branch/published-memory';
import type { EpssScores, Exploitation, KevCatalog } from '../exploitation/exploitation';
import { becameKnown, countExploited } from '../memory/cve-list';
import type { FindingFact } from '../memory/image-records';
import { type Problem, problem, type TaskResult } from '../problem';
import { show } from '../text/escape';
import { pluralize } from '../text/plural';
import type { BuiltImage, TreeInputs } from './build-images';
import { readMemory } from './read-memory';
import { keepAll, type TreeWriter } from './tree-writer';
import { changeCves, coverageOf, writeCveList, writeCves } from './write-cves';
import { writeFindings } from './write-findings';

/** What is remembered of findings after a run. */
export interface WrittenMemory {
  readonly facts: ReadonlyArray<FindingFact>;
  readonly exploited: number | null;
  /** The vulnerabilities that became known to be exploited. */
  readonly newlyExploited: ReadonlyArray<CveItem>;
  readonly warnings: ReadonlyArray<Problem>;
  readonly notices: ReadonlyArray<string>;
}

const FINDINGS = /^images\/([^/]+)\/findings\.json$/;

/** The images that have findings on the branch, and are no longer published. */
const goneImages = (
  { published }: TreeInputs,
  images: ReadonlyArray<BuiltImage>,
): ReadonlyArray<string> => {
  const slugs = new Set(images.map(({ security }) => security.slug));
  return [...published.files.keys()].flatMap((path) => {
    const [, slug] = FINDINGS.exec(path) ?? [];
    return slug === undefined || slugs.has(slug) ? [] : [slug];
  });
};

/** Takes over everything, unread. */
const keepMemory = (inputs: TreeInputs, tree: TreeWriter): TaskResult<WrittenMemory> =>
  pipe(
    keepAll(
      tree,
      inputs.published.files,
      (path) => path === CVE_LIST || path.startsWith('cve/') || FINDINGS.test(path),
    ),
    TE.map(() => ({
      ...{ facts: [], newlyExploited: [], warnings: [], notices: [] },
      exploited: inputs.published.memory.exploited,
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

/**
 * Writes what is remembered of findings: of each touched image, of the vulnerabilities that it says
 * something new of, and the list of all. Everything else is taken over unread.
 */
export const writeMemory = (
  inputs: TreeInputs,
  tree: TreeWriter,
  images: ReadonlyArray<BuiltImage>,
): TaskResult<WrittenMemory> => {
  const { published, exploitation } = inputs;
  const touched = images.filter((image) => image.touched);
  const untouched = images.filter((image) => !image.touched);
  const gone = goneImages(inputs, images);
  const coverage = coverageOf(images.map(({ security }) => security));
  const isChanged =
    touched.length + gone.length > 0 ||
    !published.memory.trusted ||
    !saysCoverage(published.memory.list, coverage);
  if (!isChanged && !exploitation.kev && !exploitation.epss) return keepMemory(inputs, tree);
  const slugs = [...touched.map(({ security }) => security.slug), ...gone];
  const keptFindings = new Set(untouched.map(({ security }) => findingsFile(security.slug)));
  return pipe(
    readMemory(inputs, slugs),
    TE.bindTo('memory'),
    TE.bind('changed', ({ memory }) => writeFindings(inputs, tree, touched, gone, memory)),
    TE.tap(() => keepAll(tree, published.files, (path) => keptFindings.has(path))),
    TE.bind('next', ({ memory, changed }) =>
      changeCves(
        inputs,
        changed.cves,
        untouched.map(({ security }) => security),
        memory.list,
      ),
    ),
    TE.tap(({ next }) => writeCves(inputs, tree, next)),
    TE.let('chosen', ({ memory }) => chooseExploitation(exploitation, memory.list)),
    TE.bind('list', ({ memory, next, chosen }) =>
      writeCveList(inputs, tree, next, memory, coverage, chosen.value),
    ),
    TE.map(({ memory, changed, chosen, list }) => ({
      facts: changed.facts,
      exploited: countExploited(list),
      newlyExploited: becameKnown(memory.list, list),
      warnings: [...memory.warnings, ...warnOfNames(list)],
      notices: chosen.notices,
    })),
  );
};
