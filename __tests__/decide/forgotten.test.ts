import { describe, expect, test } from '@jest/globals';
import { findForgotten, reasonOfForgotten } from '../../src/decide/forgotten';
import type { PublishedVersion } from '../../src/previous/versions';
import type { Scan } from '../../src/read/reports/scan';
import { digestOf } from '../builders/digest';
import { FOUND, scan, suppression } from '../builders/reports';
import { publishedVersion } from '../builders/security';

const DIGEST = digestOf('a');
const SCANNED = '2026-07-31T03:00:00Z';
const PUBLISHED = publishedVersion({ digest: DIGEST, scannedAt: SCANNED });

const FORGOTTEN = { total: 12, digest: DIGEST, scannedAt: SCANNED };
const clean = scan('clean');
const found = scan('found', { findings: FOUND });
const grype = scan('grype', { scanner: 'Grype' });

interface Given {
  readonly scans?: ReadonlyArray<Scan>;
  readonly total?: number | undefined;
  readonly digest?: string | undefined;
  readonly published?: Partial<PublishedVersion> | undefined;
  readonly withoutOs?: boolean;
}

const forgottenOf = ({ scans = [clean], withoutOs = false, ...given }: Given) => {
  const { digest, published, total } = { digest: DIGEST, published: {}, total: 12, ...given };
  const former = published === undefined ? undefined : { ...PUBLISHED, ...published };
  return findForgotten({ digest, published: former, scans, withoutOs }, () => total);
};

describe('a scan without findings of a build that had some', () => {
  test.each<readonly [string, Given, number | undefined]>([
    ['forgot them', {}, 12],
    ['forgot ten', { total: 10 }, 10],
    ['may be right of nine', { total: 9 }, undefined],
    ['may be right of a record without rows', { total: undefined }, undefined],
    ['forgot them in each of its reports', { scans: [clean, scan('arm64')] }, 12],
    ['did not where another report has a finding', { scans: [clean, found] }, undefined],
    [
      'did not where it has a suppressed one',
      { scans: [scan('suppressed', { suppressions: [suppression()] })] },
      undefined,
    ],
    ['forgot them as Grype', { scans: [grype] }, 12],
    ['forgot them, whatever another scanner found', { scans: [grype, found] }, 12],
    ['proves nothing anyway', { scans: [scan('old', { gaps: ['end-of-life'] })] }, undefined],
    [
      'is not asked of an image without a system unless it states so',
      { scans: [scan('static', { gaps: ['nothing-scanned'] })] },
      undefined,
    ],
    [
      'is asked of an image that states to have no system',
      { scans: [scan('static', { gaps: ['nothing-scanned'] })], withoutOs: true },
      12,
    ],
    [
      'is older than the record',
      { scans: [scan('late', { scannedAt: '2026-07-30T03:00:00Z' })] },
      undefined,
    ],
    ['may be older, of an unknown date', { scans: [scan('undated', { scannedAt: null })] }, 12],
    ['is of another build', { published: { digest: null } }, undefined],
    ['is of an unknown build', { digest: undefined }, undefined],
    ['is the first', { published: { hasRecord: false } }, undefined],
    ['is of a version that was not published', { published: undefined }, undefined],
  ])('%s', (_, given, total) => {
    expect(forgottenOf(given)).toEqual(total === undefined ? undefined : { ...FORGOTTEN, total });
  });

  test.each([
    [SCANNED, `on ${SCANNED}`],
    [null, 'before'],
  ])('says what it forgot, and what to do: %s', (scannedAt, when) => {
    expect(reasonOfForgotten({ ...FORGOTTEN, scannedAt }).why).toBe(
      `found none of the 12 findings that the same image (${DIGEST}) had ${when}, which proves nothing: check that the scan looks for vulnerabilities (--scanners vuln) with a complete database; if it is right, publish it once with carry-forward: false`,
    );
  });
});
