import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { type ScanRecord, toPublished } from '../contract/record/record';
import { compareRows, keyOfFinding } from '../contract/record/rows';
import { cves, suppressions } from '../contract/security';
import { object } from '../domain/codec/object';
import { groupBy } from '../domain/values/group-by';
import { mergeSuppressions } from '../read/reports/suppression';
import { parseDocument } from './parse-document';

/** The parts that are read; the counts are computed from them. */
const PublishedRecord = object('PublishedRecord', {
  cves,
  suppressions: suppressions.suppressions,
});

/**
 * Reads the record in the document of a version, in the order of the API. A finding that occurs twice counts once, as a
 * row rather than a suppression, and as the worse row. Two ids of one vulnerability stay as published. Fails with the
 * first flaw of the document.
 */
export const readRecord = (bytes: Buffer, isAsPublished: boolean): E.Either<string, ScanRecord> =>
  pipe(
    parseDocument(PublishedRecord, bytes, isAsPublished),
    E.map((found) => {
      const sorted = [...found.cves].sort(compareRows);
      const rows = [...groupBy(sorted, keyOfFinding).values()].map(([first]) => first);
      const all = found.suppressions ?? [];
      return toPublished({ rows, suppressions: mergeSuppressions(all, rows, keyOfFinding) });
    }),
  );
