import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { versionDetailFile } from '../api/paths';
import type { Cve, SecurityVersion } from '../api/security';
import { readRecord } from '../branch/published-records';
import type { DecidedImage, DecidedVersion } from '../catalog/decide-image';
import { freshRecord } from '../catalog/load-records';
import { rollupsOf } from '../catalog/records';
import { findFailures, warnOfBlindGates } from '../gates/find-failures';
import { type GateFacts, type IdsByImage, type MetGate, mayMeet, openTally } from '../gates/rows';
import type { FindingGate, Gate } from '../inputs/fail-on';
import { type ExploitedIn, findExploitedIn } from '../memory/cve-list';
import { type Problem, problem, type Result, type TaskResult, withTitle } from '../problem';
import type { TreeBuild } from './build-images';
import type { BuiltCatalog } from './build-tree';
import { readCves, readList } from './read-memory';

/** The outcome of `fail-on`. */
export interface CheckedGates {
  /** One error for each gate that is met, in the order of the input, and errors of records that cannot be read. */
  readonly failures: ReadonlyArray<Problem>;
  readonly warnings: ReadonlyArray<Problem>;
}

type Sources = Pick<TreeBuild, 'git' | 'rows' | 'published' | 'latest'>;

/** The newest record of an image. */
interface LatestRecord {
  readonly slug: string;
  readonly counts: SecurityVersion;
  readonly decision: DecidedVersion['decision'];
}

const findLatest = ({ security, images }: BuiltCatalog): ReadonlyArray<LatestRecord> => {
  const bySlug = new Map<string, DecidedImage>(images.map((image) => [image.slug, image]));
  return security.flatMap((image) => {
    const [counts] = rollupsOf(image);
    const decided = bySlug
      .get(image.slug)
      ?.versions.find(({ version }) => version === counts?.version);
    return counts && decided ? [{ slug: image.slug, counts, decision: decided.decision }] : [];
  });
};

/** Reads which vulnerabilities are exploited from the published list, which stays. */
const readExploited = (sources: Sources): Result<ExploitedIn> =>
  (sources.published.memory.exploited ?? 0) > 0
    ? pipe(
        readList(sources),
        E.map(({ value }) => (value ? findExploitedIn(value, new Map()) : new Map())),
      )
    : E.right(new Map());

/** The exploited ids of each image. Reads only the published documents that the run did not change. */
const findExploited = (sources: Sources, { exploitedIn }: BuiltCatalog): TaskResult<IdsByImage> =>
  pipe(
    TE.fromEither(exploitedIn ? E.right(exploitedIn) : readExploited(sources)),
    TE.bindTo('exploited'),
    TE.bind('documents', ({ exploited }) => {
      const unread = [...exploited].flatMap(([id, slugs]) => (slugs === undefined ? [id] : []));
      return readCves(sources, unread, new Set(unread));
    }),
    TE.map(({ exploited, documents: { found } }) => {
      const byImage = new Map<string, Set<string>>();
      for (const [id, known] of exploited)
        for (const slug of known ?? found.get(id)?.images.map((image) => image.slug) ?? []) {
          const ids = byImage.get(slug) ?? new Set();
          byImage.set(slug, ids.add(id));
        }
      return byImage;
    }),
  );

const NO_IDS: IdsByImage = new Map();

const findFacts = (
  sources: Sources,
  gates: ReadonlyArray<FindingGate>,
  built: BuiltCatalog,
): TaskResult<GateFacts> =>
  pipe(
    gates.some(({ qualities }) => qualities.has('exploited'))
      ? findExploited(sources, built)
      : TE.right(NO_IDS),
    TE.map((exploited) => ({ exploited, new: built.newIds })),
  );

const fileOf = ({ slug, counts }: LatestRecord): string => versionDetailFile(slug, counts.version);

/** The id of the published document that has the rows of a record; undefined if they are from this run. */
const publishedId = ({ published }: Sources, record: LatestRecord): string | undefined =>
  record.decision.kind === 'kept' ? published.files.get(fileOf(record)) : undefined;

const unreadable = (record: LatestRecord, flaw: string): Problem =>
  problem(
    `the record cannot be read, so fail-on cannot be checked: ${flaw}; scan the version again`,
    { file: `api/v1/${fileOf(record)}` },
  );

/** Reads the rows of a record; a published record that does not decode is a failure of the gates. */
const readRows = (
  sources: Sources,
  record: LatestRecord,
): TaskResult<E.Either<Problem, ReadonlyArray<Cve>>> => {
  const { decision } = record;
  if (decision.kind === 'fresh')
    return pipe(
      freshRecord(sources.rows, decision.outcome.scans),
      E.map(({ rows }) => E.right(JSON.parse(rows.toString('utf8')))),
      TE.fromEither,
    );
  const id = publishedId(sources, record);
  if (id === undefined)
    return TE.right(E.left(unreadable(record, 'the published document is missing')));
  return pipe(
    sources.git.readBlob(id),
    TE.map((bytes) =>
      pipe(
        readRecord(bytes),
        E.bimap(
          (flaw) => unreadable(record, flaw),
          ({ rows }) => rows,
        ),
      ),
    ),
  );
};

/** Collects the rows that meet gates, one record at a time. */
const collectMet =
  (
    sources: Sources,
    gates: ReadonlyArray<FindingGate>,
    facts: GateFacts,
    records: ReadonlyArray<LatestRecord>,
  ): TaskResult<{ met: ReadonlyArray<MetGate>; failures: ReadonlyArray<Problem> }> =>
  async () => {
    const tallies = gates.map((gate) => openTally(gate, facts));
    const failures: Problem[] = [];
    const wanted = records.filter(({ slug, counts }) =>
      gates.some((gate) => mayMeet(gate, facts, slug, counts)),
    );
    const ids = wanted.flatMap((record) => publishedId(sources, record) ?? []);
    const fetched = await sources.git.fetchBlobs(ids)();
    if (E.isLeft(fetched)) return fetched;
    for (const record of wanted) {
      const read = await readRows(sources, record)();
      if (E.isLeft(read)) return read;
      if (E.isLeft(read.right)) failures.push(read.right.left);
      else
        for (const tally of tallies)
          tally.add(record.slug, record.counts.version, read.right.right);
      sources.rows.reset();
    }
    return E.right({ met: tallies.flatMap((tally) => tally.result() ?? []), failures });
  };

const isOnFindings = (gate: Gate): gate is FindingGate => gate.kind === 'findings';

/**
 * Checks the gates of `fail-on` against what will be published. Reads rows only of the newest records whose counts
 * may meet a gate on findings.
 */
export const checkGates = (
  sources: Sources,
  gates: ReadonlyArray<Gate>,
  built: BuiltCatalog,
  isSourceStale: boolean,
): TaskResult<CheckedGates> => {
  const onFindings = gates.filter(isOnFindings);
  const found =
    onFindings.length === 0
      ? TE.right({ met: [], failures: [] })
      : pipe(
          findFacts(sources, onFindings, built),
          TE.chain((facts) => collectMet(sources, onFindings, facts, findLatest(built))),
        );
  return pipe(
    found,
    TE.map(({ met, failures }) => ({
      failures: [...findFailures(gates, { ...built, isSourceStale, met }), ...failures].map(
        withTitle('fail-on'),
      ),
      warnings: warnOfBlindGates(gates, built.exploited).map(withTitle('fail-on')),
    })),
  );
};
