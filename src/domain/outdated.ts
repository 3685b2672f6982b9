import { daysBetween } from './instant';

/** A scan, and when its vulnerability database was built; null if unknown. */
export interface DatedScan {
  /** RFC 3339 in UTC, like `database`. */
  readonly scannedAt: string | null;
  readonly database: string | null;
}

/** True if the database was more than 7 days old at the scan; false if either date is unknown. */
export const isOutdated = ({ scannedAt, database }: DatedScan): boolean =>
  scannedAt !== null && database !== null && daysBetween(database, scannedAt) > 7;
