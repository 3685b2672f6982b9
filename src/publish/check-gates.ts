import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as RA from 'fp-ts/ReadonlyArray';
import { CVES } from '../contract/cve-documents';
import type { Cve, SecurityVersion } from '../contract/security';
import { VERSION_SECURITY } from '../contract/security-documents';
import { recordOfVersion } from '../decide/decide-images';
import {
  type Failure,
  findFailures,
  type GateEvidence,
  warnOfBlindGates,
} from '../decide/gates/find-failures';
import { findMet, type GateFacts, type IdsByImage, mayMeet } from '../decide/gates/rows';
import { inOrderOf } from '../decide/rebuilds';
import type { DerivedCatalog } from '../derive/news/derived-catalog';
import { type Problem, type TaskResult, withTitle } from '../domain/problem';
import { steps } from '../domain/task/steps';
import { versionKey } from '../domain/version-key';
import type { Branch } from '../previous/branch';
import { inDocument } from '../previous/documents';
import type { Previous } from '../previous/previous';
import { readRecord } from '../previous/records';
import type { FindingGate, Gate } from '../read/inputs/fail-on';

type Checked = DerivedCatalog & Pick<GateEvidence, 'isSourceStale'>;

/** The newest record of an image. */
interface LatestRecord {
  readonly slug: string;
  readonly counts: SecurityVersion;
  /** Undefined if only the branch has the rows. */
  readonly rows: ReadonlyArray<Cve> | undefined;
}

/** In the order in which to rebuild the images. */
const findLatest = ({ images, rebuilds }: Checked): ReadonlyArray<LatestRecord> => {
  const latest = images.flatMap((image) =>
    image.versions
      .flatMap(({ version, rollup }) =>
        rollup
          ? [{ slug: image.slug, counts: rollup, rows: recordOfVersion(image, version)?.rows }]
          : [],
      )
      .slice(0, 1),
  );
  return inOrderOf(rebuilds)(latest, ({ slug, counts }) => versionKey(slug, counts.version));
};

const byImage = (exploited: DerivedCatalog['exploitedIn']): IdsByImage => {
  const ids = new Map<string, Set<string>>();
  for (const [id, slugs] of exploited)
    for (const slug of slugs) ids.set(slug, (ids.get(slug) ?? new Set()).add(id));
  return ids;
};

const fileOf = ({ slug, counts }: LatestRecord): string =>
  VERSION_SECURITY.file(versionKey(slug, counts.version));

const cannotBeRead = (record: LatestRecord, flaw: string): Failure => ({
  ...inDocument(
    fileOf(record),
    `the record cannot be read, so fail-on cannot be checked: ${flaw}; scan the version again`,
  ),
  reason: `the record of ${record.slug} ${record.counts.version} cannot be read`,
});

/** The rows of a record; on the left, what is wrong with the published one. */
const rowsOf = (
  record: LatestRecord,
  { contents, isAsPublished }: Previous,
): E.Either<string, ReadonlyArray<Cve>> =>
  record.rows === undefined
    ? pipe(
        readRecord(contents.get(fileOf(record)) ?? Buffer.alloc(0), isAsPublished),
        E.map(({ rows }) => rows),
      )
    : E.right(record.rows);

/** Collects the rows that meet gates. Reads published rows only of records that may meet one. */
const collectMet = (
  { load, previous }: Branch,
  gates: ReadonlyArray<FindingGate>,
  facts: GateFacts,
  records: ReadonlyArray<LatestRecord>,
  survived: Checked['survived'],
) =>
  steps(function* ($) {
    const wanted = records.filter(({ slug, counts }) =>
      gates.some((gate) => mayMeet(gate, facts, slug, counts)),
    );
    yield* $(load(wanted.filter(({ rows }) => rows === undefined).map(fileOf)));
    const { left: failures, right: read } = RA.partitionMap((record: LatestRecord) => {
      const { slug, counts } = record;
      return pipe(
        rowsOf(record, previous),
        E.bimap(
          (flaw) => cannotBeRead(record, flaw),
          (rows) => ({
            ...{ slug, version: counts.version, rows },
            survived: survived.get(versionKey(slug, counts.version)) ?? new Map(),
          }),
        ),
      );
    })(wanted);
    return { met: gates.flatMap((gate) => findMet(gate, facts, read) ?? []), failures };
  });

/** The published ids that were open and as urgent as now. An id that is newly exploited was less urgent before. */
const findBefore = ({ previous }: Branch, { newlyExploited }: Checked): GateEvidence['before'] => {
  const ids = new Set(newlyExploited.map(({ id }) => id));
  const published = previous.read(CVES, '')?.data ?? [];
  return new Map(published.flatMap(({ id, since }) => (ids.has(id) ? [] : [[id, since] as const])));
};

const isOnFindings = (gate: Gate): gate is FindingGate => gate.kind === 'findings';

/**
 * Checks the gates of `fail-on` against what will be published. Reads rows only of the newest records whose counts may
 * meet a gate on findings. Returns the errors of gates that are met, in the order of the input, and of records that
 * cannot be read.
 */
export const checkGates = (
  gates: ReadonlyArray<Gate>,
  branch: Branch,
  checked: Checked,
): TaskResult<{
  readonly gateFailures: ReadonlyArray<Failure>;
  readonly warnings: ReadonlyArray<Problem>;
}> =>
  steps(function* ($) {
    const onFindings = gates.filter(isOnFindings);
    const facts = { exploited: byImage(checked.exploitedIn), new: checked.newIds };
    const records = onFindings.length > 0 ? findLatest(checked) : [];
    const { met, failures } = yield* $(
      collectMet(branch, onFindings, facts, records, checked.survived),
    );
    const underFailOn = withTitle('fail-on');
    const before = met.length === 0 ? new Map() : findBefore(branch, checked);
    const found = [...findFailures(gates, { ...checked, met, before }), ...failures];
    return {
      gateFailures: found.map((each) => ({ ...each, ...underFailOn(each) })),
      warnings: warnOfBlindGates(gates, checked.exploited).map(underFailOn),
    };
  });
