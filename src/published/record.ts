import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { Cve, MOST_TARGETS } from '../api/security';
import { Tag } from '../api/words';
import { compareRows } from '../catalog/rows';
import { decode, type Mismatch, showFound, showPath } from '../codec/decode';
import { object } from '../codec/object';

const PublishedRecord = object('PublishedRecord', { version: Tag, cves: t.array(Cve) });
const PublishedDetail = object('PublishedDetail', { versions: t.array(PublishedRecord) });

const explainFirst = ([first]: ReadonlyArray<Mismatch>): string =>
  first
    ? `${showPath(first.path)}: found ${showFound(first.found)}, expected ${first.expected}`
    : 'another shape than that of the contract';

const parse = <A>(codec: t.Type<A, unknown, unknown>, bytes: Buffer): E.Either<string, A> =>
  pipe(
    E.tryCatch(
      () => JSON.parse(bytes.toString('utf8')) as unknown,
      () => 'no valid JSON',
    ),
    E.chain((json) => pipe(decode(codec, json), E.mapLeft(explainFirst))),
  );

/** What a codec of one row cannot see: the cap of targets, and rows that stand twice. */
const flawOf = (rows: ReadonlyArray<Cve>): string | undefined => {
  const capped = ({ targets, targetsMore }: Cve): boolean =>
    targets.length < MOST_TARGETS ? targetsMore === undefined : targets.length === MOST_TARGETS;
  const wrong = rows.findIndex((row) => !capped(row));
  if (wrong >= 0)
    return `cves[${wrong}].targets: found more or fewer targets than the contract allows`;
  const keys = new Set(rows.map(({ id, pkg, installed }) => JSON.stringify([id, pkg, installed])));
  return keys.size < rows.length ? 'cves: found a row twice' : undefined;
};

/** The rows of a version's published document, in order; fails with what is wrong with it. */
export const readRows = (bytes: Buffer): E.Either<string, ReadonlyArray<Cve>> =>
  pipe(
    parse(PublishedRecord, bytes),
    E.chain(({ cves }) => {
      const flaw = flawOf(cves);
      return flaw === undefined ? E.right([...cves].sort(compareRows)) : E.left(flaw);
    }),
  );

/** The rows of every version in an image's published document. */
export const readDetail = (
  bytes: Buffer,
): E.Either<string, ReadonlyMap<string, ReadonlyArray<Cve>>> =>
  pipe(
    parse(PublishedDetail, bytes),
    E.map(({ versions }) => new Map(versions.map(({ version, cves }) => [version, cves]))),
  );
