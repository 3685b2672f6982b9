import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { limitAliases } from '../contract/record/aliases';
import type { ScanRecord } from '../contract/record/record';
import { compareRows } from '../contract/record/rows';
import { type Cve, cves, suppressions } from '../contract/security';
import { object } from '../domain/codec/object';
import { groupFindings } from '../read/reports/finding';
import { mergeSuppressions } from '../read/reports/suppression';
import { parseDocument } from './parse-document';

/** What is read of the document of a version: its counts follow from these. */
const PublishedRecord = object('PublishedRecord', {
  cves,
  suppressions: suppressions.suppressions,
});

/** Why there is no fix says nothing beside a fix. */
const withoutState = ({ fixState: _, ...row }: Cve): Cve => row;

const toRow = (row: Cve): Cve =>
  limitAliases(row.fixed !== null && row.fixState !== undefined ? withoutState(row) : row);

/**
 * Reads the record in the document of a version, in the order of the API. A finding that stands twice counts once: it is a
 * row if one of the two is, and the worse row. Names are cut as those of a report are: each has a document of its own.
 * Fails with the first flaw of the document.
 */
export const readRecord = (bytes: Buffer, isAsPublished: boolean): E.Either<string, ScanRecord> =>
  pipe(
    parseDocument(PublishedRecord, bytes, isAsPublished),
    E.map((found) => {
      const sorted = [...found.cves].sort(compareRows);
      const rows = [...groupFindings(sorted).values()].map(([first]) => toRow(first));
      const suppressed = mergeSuppressions(found.suppressions ?? [], rows);
      return { rows, suppressions: suppressed.map(limitAliases) };
    }),
  );
