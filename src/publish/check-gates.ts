import * as E from 'fp-ts/Either';
import { CVE } from '../api/cve-documents';
import type { Cve, SecurityVersion } from '../api/security';
import { VERSION_SECURITY } from '../api/security-documents';
import type { VersionStatus } from '../catalog/image-status';
import { freshRecord } from '../catalog/load-records';
import { versionKey } from '../domain/version-key';
import { findFailures, warnOfBlindGates } from '../gates/find-failures';
import { type GateFacts, type IdsByImage, mayMeet, openTally } from '../gates/rows';
import { type ExploitedIn, findExploitedIn } from '../history/cve-list';
import type { FindingGate, Gate } from '../inputs/fail-on';
import { type Problem, type TaskResult, withTitle } from '../problem';
import { readRecord } from '../published/published-records';
import { inDocument } from '../published/read-documents';
import { readAllYesterday, type Yesterday } from '../published/yesterday';
import type { RowStore } from '../reports/row-store';
import { steps } from '../task/steps';
import type { BuiltCatalog } from '../tree/build-tree';
import { readList } from '../tree/derive-cves';

/** Where the rows of records are, published and of this run. */
interface Sources extends Yesterday {
  readonly rows: RowStore;
}

/** The newest record of an image. */
interface LatestRecord {
  readonly slug: string;
  readonly counts: SecurityVersion;
  readonly decision: VersionStatus['decision'];
}

const findLatest = ({ images }: BuiltCatalog): ReadonlyArray<LatestRecord> =>
  images.flatMap(({ slug, versions }) =>
    versions
      .flatMap(({ rollup, decision }) => (rollup ? [{ slug, counts: rollup, decision }] : []))
      .slice(0, 1),
  );

/** Which vulnerabilities are exploited; without a new list, as the published one says, which stays. */
const readExploited = (sources: Sources, { exploitedIn }: BuiltCatalog): TaskResult<ExploitedIn> =>
  steps(function* ($) {
    if (exploitedIn !== undefined) return exploitedIn;
    if ((sources.published.memory.exploited ?? 0) === 0) return new Map();
    const list = yield* $(readList(sources));
    return list ? findExploitedIn(list, new Map()) : new Map();
  });

/** The exploited ids of each image. Reads only the published documents that the run did not change. */
const findExploited = (sources: Sources, built: BuiltCatalog): TaskResult<IdsByImage> =>
  steps(function* ($) {
    const exploited = yield* $(readExploited(sources, built));
    const unread = [...exploited].flatMap(([id, slugs]) => (slugs === undefined ? [id] : []));
    const needed = { kind: CVE, keys: unread, isListed: () => true };
    const documents = yield* $(readAllYesterday(sources, needed));
    const byImage = new Map<string, Set<string>>();
    for (const [id, known] of exploited)
      for (const slug of known ?? documents.get(id)?.images.map((image) => image.slug) ?? []) {
        const ids = byImage.get(slug) ?? new Set();
        byImage.set(slug, ids.add(id));
      }
    return byImage;
  });

const NO_IDS: IdsByImage = new Map();

const findFacts = (
  sources: Sources,
  gates: ReadonlyArray<FindingGate>,
  built: BuiltCatalog,
): TaskResult<GateFacts> =>
  steps(function* ($) {
    const isAsked = gates.some(({ qualities }) => qualities.has('exploited'));
    const exploited = isAsked ? yield* $(findExploited(sources, built)) : NO_IDS;
    return { exploited, new: built.newIds };
  });

const fileOf = ({ slug, counts }: LatestRecord): string =>
  VERSION_SECURITY.file(versionKey(slug, counts.version));

/** The id of the published document that has the rows of a record; undefined if they are from this run. */
const publishedId = ({ published }: Sources, record: LatestRecord): string | undefined =>
  record.decision.kind === 'kept' ? published.files.get(fileOf(record)) : undefined;

const unreadable = (record: LatestRecord, flaw: string): Problem =>
  inDocument(
    fileOf(record),
    `the record cannot be read, so fail-on cannot be checked: ${flaw}; scan the version again`,
  );

/** Reads the rows of a record; a published record that does not decode is a failure of the gates. */
const readRows = (
  sources: Sources,
  record: LatestRecord,
): TaskResult<E.Either<Problem, ReadonlyArray<Cve>>> =>
  steps(function* ($) {
    const { decision } = record;
    if (decision.kind === 'fresh')
      return E.right((yield* $(freshRecord(sources.rows, decision.outcome.scans).parsed())).rows);
    const id = publishedId(sources, record);
    if (id === undefined) return E.left(unreadable(record, 'the published document is missing'));
    const found = readRecord(yield* $(sources.git.readBlob(id)));
    return E.isLeft(found) ? E.left(unreadable(record, found.left)) : E.right(found.right.rows);
  });

/** Collects the rows that meet gates, one record at a time. */
const collectMet = (
  sources: Sources,
  gates: ReadonlyArray<FindingGate>,
  facts: GateFacts,
  records: ReadonlyArray<LatestRecord>,
) =>
  steps(function* ($) {
    const tallies = gates.map((gate) => openTally(gate, facts));
    const failures: Problem[] = [];
    const wanted = records.filter(({ slug, counts }) =>
      gates.some((gate) => mayMeet(gate, facts, slug, counts)),
    );
    yield* $(
      sources.git.fetchBlobs(wanted.flatMap((record) => publishedId(sources, record) ?? [])),
    );
    for (const record of wanted) {
      const { slug, counts } = record;
      const rows = yield* $(readRows(sources, record));
      if (E.isLeft(rows)) failures.push(rows.left);
      else for (const tally of tallies) tally.add(slug, counts.version, rows.right);
      sources.rows.reset();
    }
    return { met: tallies.flatMap((tally) => tally.result() ?? []), failures };
  });

const isOnFindings = (gate: Gate): gate is FindingGate => gate.kind === 'findings';

const underFailOn = withTitle('fail-on');

/**
 * Checks the gates of `fail-on` against what will be published. Reads rows only of the newest records whose counts
 * may meet a gate on findings. Returns one error for each gate that is met, in the order of the input, and errors of
 * records that cannot be read.
 */
export const checkGates = (
  gates: ReadonlyArray<Gate>,
  build: Sources,
  built: BuiltCatalog,
  isSourceStale: boolean,
): TaskResult<ReadonlyArray<Problem>> =>
  steps(function* ($) {
    const warn = (each: Problem): void => build.warn(underFailOn(each));
    const sources = { ...build, warn };
    const onFindings = gates.filter(isOnFindings);
    const facts = yield* $(findFacts(sources, onFindings, built));
    const { met, failures } = yield* $(
      collectMet(sources, onFindings, facts, onFindings.length > 0 ? findLatest(built) : []),
    );
    warnOfBlindGates(gates, built.exploited).forEach(warn);
    return [...findFailures(gates, { ...built, isSourceStale, met }), ...failures].map(underFailOn);
  });
