import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { decode, type Mismatch } from '../codec/decode';
import { GrypeReport } from './grype/grype-report';
import { grypeToReport } from './grype/to-report';
import type { Report, Scanner } from './report';
import { trivyToReport } from './trivy/to-report';
import { TrivyReport } from './trivy/trivy-report';

/** Decodes the JSON of a scanner. Fails with all mismatches. */
export const decodeReport = (
  scanner: Scanner,
  json: unknown,
): E.Either<ReadonlyArray<Mismatch>, Report> =>
  scanner === 'Trivy'
    ? pipe(decode(TrivyReport, json), E.map(trivyToReport))
    : pipe(decode(GrypeReport, json), E.map(grypeToReport));
