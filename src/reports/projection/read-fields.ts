import { isUtf8 } from 'node:buffer';
import * as O from 'fp-ts/Option';
import type * as t from 'io-ts';
import type { ObjectType, Properties } from '../../codec/object';
import { GrypeReport, GrypeVulnerability } from '../grype/grype-report';
import { TrivyReport, TrivyVulnerability } from '../trivy/trivy-report';
import { isAddress } from '../wording';
import { createReader } from './project-json';
import {
  fallbackFor,
  fields,
  type Hints,
  type Projection,
  projectionOf,
  SCALAR,
  union,
  untilFirst,
} from './projection';

type Entry = readonly [t.Mixed, Readonly<Record<string, Projection>>];

/** Hints for an object. The compiler rejects keys that its codec does not have. */
const hintsFor = <P extends Properties, A>(
  codec: ObjectType<P, A>,
  hints: { readonly [K in keyof P]?: Projection },
): Entry => [codec, hints as Entry[1]];

/** Only the first address that may be published is used (`firstAddress`). */
const FIRST_ADDRESS = untilFirst({ prefix: 'http', isAcceptable: isAddress });

/** The parts of fields that `*ToReport` does not read, although the codecs decode them. */
const HINTS: Hints = new Map([
  hintsFor(TrivyVulnerability, { Description: fallbackFor('Title'), References: FIRST_ADDRESS }),
  hintsFor(GrypeVulnerability, { urls: FIRST_ADDRESS }),
]);

/** The fields that identify the scanner and the kind of a document (`recognize`). */
const RECOGNIZED = fields({
  SchemaVersion: SCALAR,
  ArtifactType: SCALAR,
  descriptor: fields({ name: SCALAR }),
  source: fields({ type: SCALAR }),
});

const read = createReader(
  [TrivyReport, GrypeReport].map((codec) => projectionOf(codec, HINTS)).reduce(union, RECOGNIZED),
);

/**
 * Reads only the fields of a report that the program uses. This is faster than `JSON.parse`, because most of a
 * report does not become values. None if the bytes are not valid, plain JSON: the caller then has to parse the
 * whole document. The fields and the whole document decode to the same report.
 */
export const readFields = (bytes: Buffer): O.Option<unknown> =>
  isUtf8(bytes) ? O.fromNullable(read(bytes)) : O.none;
