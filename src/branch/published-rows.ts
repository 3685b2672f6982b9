import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { Tag } from '../api/scalars';
import { Cve, MAX_TARGETS } from '../api/security';
import { object } from '../codec/object';
import { compareRows } from '../reports/rows';
import { parseDocument } from './parse-document';

const PublishedRecord = object('PublishedRecord', { version: Tag, cves: t.array(Cve) });
const PublishedDetail = object('PublishedDetail', { versions: t.array(PublishedRecord) });

/** What a codec of one row cannot see: the cap of targets, and rows that stand twice. */
const findFlaw = (rows: ReadonlyArray<Cve>): string | undefined => {
  const capped = ({ targets, targetsMore }: Cve): boolean =>
    targets.length < MAX_TARGETS ? targetsMore === undefined : targets.length === MAX_TARGETS;
  const wrong = rows.findIndex((row) => !capped(row));
  if (wrong >= 0)
    return `cves[${wrong}].targets: found more or fewer targets than the contract allows`;
  const keys = new Set(rows.map(({ id, pkg, installed }) => JSON.stringify([id, pkg, installed])));
  return keys.size < rows.length ? 'cves: found a row twice' : undefined;
};

/** The rows of a version's published document, in order; fails with what is wrong with it. */
export const readRows = (bytes: Buffer): E.Either<string, ReadonlyArray<Cve>> =>
  pipe(
    parseDocument(PublishedRecord, bytes),
    E.chain(({ cves }) => {
      const flaw = findFlaw(cves);
      return flaw === undefined ? E.right([...cves].sort(compareRows)) : E.left(flaw);
    }),
  );

/** The rows of every version in an image's published document. */
export const readDetail = (
  bytes: Buffer,
): E.Either<string, ReadonlyMap<string, ReadonlyArray<Cve>>> =>
  pipe(
    parseDocument(PublishedDetail, bytes),
    E.map(({ versions }) => new Map(versions.map(({ version, cves }) => [version, cves]))),
  );
