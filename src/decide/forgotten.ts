import { groupBy } from '../domain/values/group-by';
import type { PublishedVersion } from '../previous/versions';
import { proofOf, type Reason, type Scan } from '../read/reports/scan';
import { type Forgotten, isLater, oldestScan } from './scan-outcome';

/** A record with fewer findings may lose all of them when advisories are withdrawn. */
const MANY_FINDINGS = 10;

const hasNothing = ({ findings, suppressions }: Scan): boolean =>
  findings.length + suppressions.length === 0;

/**
 * Tests if the reports of one scanner have no finding, suppressed or not. Ignores reports that prove nothing or are
 * older than the published record.
 */
const isForgetful = (
  scans: ReadonlyArray<Scan>,
  withoutOs: boolean,
  { scannedAt }: PublishedVersion,
): boolean =>
  [
    ...groupBy(
      scans.filter((scan) => proofOf(scan, withoutOs) !== 'nothing'),
      ({ scanner }) => scanner,
    ).values(),
  ].some((own) => own.every(hasNothing) && !isLater(scannedAt, oldestScan(own)));

/** A version with reports, and its published record. */
interface Remembered {
  readonly digest: string | undefined;
  readonly published: PublishedVersion | undefined;
  readonly scans: ReadonlyArray<Scan>;
  readonly withoutOs: boolean;
}

/**
 * Returns the findings that the reports of a version forgot, given the number on the branch. Nobody rebuilt the image,
 * so a scan for something else or an empty database is likelier than that all advisories were withdrawn.
 */
export const findForgotten = (
  { digest, published, scans, withoutOs }: Remembered,
  countPublished: () => number | undefined,
): Forgotten | undefined => {
  if (digest === undefined || published?.digest !== digest || !published.hasRecord)
    return undefined;
  const total = isForgetful(scans, withoutOs, published) ? (countPublished() ?? 0) : 0;
  return total >= MANY_FINDINGS ? { total, digest, scannedAt: published.scannedAt } : undefined;
};

const CURE =
  'check that the scan looks for vulnerabilities (--scanners vuln) with a complete database; if it is right, publish it once with carry-forward: false';

export const reasonOfForgotten = ({ total, digest, scannedAt }: Forgotten): Reason => ({
  short: 'none of its former findings',
  why: `found none of the ${total} findings that the same image (${digest}) had ${scannedAt === null ? 'before' : `on ${scannedAt}`}, which proves nothing: ${CURE}`,
  cure: CURE,
});
