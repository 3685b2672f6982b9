import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { areAliases, limitAliases } from '../contract/record/aliases';
import type { ScanRecord } from '../contract/record/record';
import { compareRows, compareSuppressions, keyOfFinding } from '../contract/record/rows';
import { Tag } from '../contract/scalars';
import {
  type Cve,
  cveFields,
  FixState,
  MAX_STATEMENT_LENGTH,
  MAX_TARGETS,
  Suppression,
} from '../contract/security';
import { object, optional } from '../domain/codec/object';
import { truncate } from '../domain/values/truncate';
import { parseDocument } from './parse-document';

/** A row; a word that is none of the fix states costs that word only. */
const PublishedRow = object('PublishedRow', { ...cveFields, fixState: optional(t.unknown) });

const PublishedRecord = object('PublishedRecord', {
  version: Tag,
  cves: t.array(PublishedRow),
  suppressions: optional(t.array(Suppression)),
});
type PublishedRecord = t.TypeOf<typeof PublishedRecord>;

const WRONG_ALIASES = 'aliases: found others than the contract allows';

/** Flaws within a row that its codec does not find. */
const findFlawOfRow = ({ id, targets, targetsMore, aliases }: Cve): string | undefined => {
  const isCapped =
    targets.length < MAX_TARGETS ? targetsMore === undefined : targets.length === MAX_TARGETS;
  if (!isCapped) return 'targets: found more or fewer targets than the contract allows';
  const isSound = aliases === undefined || (aliases.length > 0 && areAliases(id, aliases));
  return isSound ? undefined : WRONG_ALIASES;
};

const findFlawOfSuppression = (suppression: Suppression): string | undefined => {
  const { id, aliases, status, justification, statement } = suppression;
  if (!areAliases(id, aliases)) return WRONG_ALIASES;
  if (status === 'ignored' && (justification !== null || statement !== null))
    return 'status: found a reason for an ignored finding';
  return statement === truncate(statement, MAX_STATEMENT_LENGTH)
    ? undefined
    : `statement: found more than ${MAX_STATEMENT_LENGTH} code points`;
};

/** The first flaw of the items, with its path. */
const findFlawIn = <A>(
  key: string,
  items: ReadonlyArray<A>,
  find: (item: A) => string | undefined,
): string | undefined => {
  for (const [i, item] of items.entries()) {
    const flaw = find(item);
    if (flaw !== undefined) return `${key}[${i}].${flaw}`;
  }
  return undefined;
};

/** Flaws that codecs do not find: limits, order and duplicates. */
const findFlaw = ({ rows, suppressions }: ScanRecord): string | undefined => {
  const flaw =
    findFlawIn('cves', rows, findFlawOfRow) ??
    findFlawIn('suppressions', suppressions, findFlawOfSuppression);
  if (flaw !== undefined) return flaw;
  const keys = new Set(rows.map(keyOfFinding));
  if (keys.size < rows.length) return 'cves: found a row twice';
  for (const suppression of suppressions) keys.add(keyOfFinding(suppression));
  return keys.size < rows.length + suppressions.length
    ? 'suppressions: found a finding twice, or one that is also a row'
    : undefined;
};

/** Drops what cannot be a fix state, and any beside a fix. */
const toRow = ({ fixState, ...row }: t.TypeOf<typeof PublishedRow>): Cve =>
  limitAliases(row.fixed === null && FixState.is(fixState) ? { ...row, fixState } : row);

const toScanRecord = ({ cves, suppressions = [] }: PublishedRecord): ScanRecord => ({
  rows: cves.map(toRow),
  suppressions: suppressions.map(limitAliases),
});

const sortRecord = ({ rows, suppressions }: ScanRecord): ScanRecord => ({
  rows: [...rows].sort(compareRows),
  suppressions: [...suppressions].sort(compareSuppressions),
});

/** Reads the document of a version, and sorts its record. Fails with its first flaw. */
export const readRecord = (bytes: Buffer): E.Either<string, ScanRecord> =>
  pipe(
    parseDocument(PublishedRecord, bytes),
    E.map(toScanRecord),
    E.chain((record) => {
      const flaw = findFlaw(record);
      return flaw === undefined ? E.right(sortRecord(record)) : E.left(flaw);
    }),
  );
