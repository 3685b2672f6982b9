import { isUtf8 } from 'node:buffer';
import * as O from 'fp-ts/Option';
import { GrypeReport } from '../grype/grype-report';
import { TrivyReport } from '../trivy/trivy-report';
import { HINTS } from './hints';
import { createReader } from './project-json';
import { fields, projectionOf, SCALAR, union } from './projection';

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
