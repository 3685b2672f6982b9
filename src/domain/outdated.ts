import { daysBetween } from './instant';

/** When an image was scanned, and when the vulnerability database behind that was built; null if unknown. */
export interface DatedScan {
  /** RFC 3339 in UTC, like `database`. */
  readonly scannedAt: string | null;
  readonly database: string | null;
}

/** Whether a scan is more than 7 days later than its database; false if either date is unknown. */
export const isOutdated = ({ scannedAt, database }: DatedScan): boolean =>
  scannedAt !== null && database !== null && daysBetween(database, scannedAt) > 7;
