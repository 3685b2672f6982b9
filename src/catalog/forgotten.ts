import { parseVersionKey, type VersionKey } from '../domain/version-key';
import type { Published } from '../published/published';
import type { PublishedVersion } from '../published/published-versions';
import { proofOf, type Reason, type Scan } from '../reports/scan';
import { groupBy } from '../values/group-by';
import { type Forgotten, oldestScan } from './scan-outcome';

/** A record with fewer findings may well lose all of them: advisories are withdrawn. */
const MANY_FINDINGS = 10;

const hasNothing = ({ hasFindings, rows }: Scan): boolean =>
  !hasFindings && rows.counts.suppressed === 0;

const isOlder = (scannedAt: string | null, published: string | null): boolean =>
  scannedAt !== null && published !== null && scannedAt < published;

/**
 * Whether the reports of one scanner that prove something have nothing together, suppressed or not. Reports that are
 * older than the published record are not asked.
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
  ].some((own) => own.every(hasNothing) && !isOlder(oldestScan(own), scannedAt));

/** A version with reports, and what is published of it. */
export interface Remembered {
  readonly digest: string | undefined;
  readonly published: PublishedVersion | undefined;
  readonly scans: ReadonlyArray<Scan>;
  readonly withoutOs: boolean;
}

/** Whether the reports of a version have nothing, and the published record of the same stated digest may have much. */
export const mayForget = ({ digest, published, scans, withoutOs }: Remembered): boolean =>
  digest !== undefined &&
  published?.digest === digest &&
  published.hasRecord &&
  isForgetful(scans, withoutOs, published);

/** The number of findings in a published record; undefined if that needs its rows. */
export const findTotal = (
  { trusted, records }: Pick<Published, 'trusted' | 'records'>,
  key: VersionKey,
): number | undefined => {
  const { slug, version } = parseVersionKey(key);
  const of = trusted ? (records.get(slug)?.versions ?? []) : [];
  return of.find((each) => each.version === version)?.total;
};

/**
 * The findings that the reports of a version forgot, given the number of them on the branch: nobody rebuilt the image,
 * and a scan for something else or an empty database is likelier than that all of these advisories were withdrawn.
 */
export const findForgotten = (
  remembered: Remembered,
  total: number | undefined,
): Forgotten | undefined => {
  const { digest, published } = remembered;
  return total !== undefined &&
    total >= MANY_FINDINGS &&
    digest !== undefined &&
    mayForget(remembered)
    ? { total, digest, scannedAt: published?.scannedAt ?? null }
    : undefined;
};

const CURE =
  'check that the scan looks for vulnerabilities (--scanners vuln) with a complete database; if it is right, publish it once with carry-forward: false';

/** Why reports that forgot everything prove nothing. */
export const reasonOfForgotten = ({ total, digest, scannedAt }: Forgotten): Reason => ({
  short: 'none of its former findings',
  why: `found none of the ${total} findings that the same image (${digest}) had ${scannedAt === null ? 'before' : `on ${scannedAt}`}, which proves nothing: ${CURE}`,
  cure: CURE,
});
