import { isUtf8 } from 'node:buffer';
import * as E from 'fp-ts/Either';
import { decodeReport } from './decode-report';
import { GrypeReport } from './grype/grype-report';
import { type Projection, projectionOf, union } from './projection/projection';
import { projectedReader } from './projection/read-json';
import { recognize } from './recognize';
import type { Report } from './report';
import { TrivyReport } from './trivy/trivy-report';

const keys = (names: Readonly<Record<string, Projection>>): Projection => ({
  kind: 'object',
  keys: new Map(Object.entries(names)),
});

const SCALAR: Projection = { kind: 'scalar' };

/** What tells whose report of an image a document is. */
const RECOGNIZED = keys({
  SchemaVersion: SCALAR,
  ArtifactType: SCALAR,
  descriptor: keys({ name: SCALAR }),
  source: keys({ type: SCALAR }),
});

const readNeeded = projectedReader(
  [projectionOf(TrivyReport), projectionOf(GrypeReport)].reduce(union, RECOGNIZED),
);

/**
 * Reads a report without making values of what is not needed of it. Undefined for everything but a
 * valid report in plain JSON; what such a file is the whole document tells.
 */
export const parsePlainReport = (bytes: Buffer): Report | undefined => {
  const json = isUtf8(bytes) ? readNeeded(bytes) : undefined;
  const scanner = json === undefined ? E.left(undefined) : recognize(json);
  if (E.isLeft(scanner)) return undefined;
  const report = decodeReport(scanner.right, json);
  return E.isRight(report) ? report.right : undefined;
};
