/** Image security from a few letters for each version. */
import type { ScanState } from '../../src/contract/items';
import type { ImageStatus, VersionStatus } from '../../src/decide/image-status';
import { type JudgedImage, judgeVersions } from '../../src/decide/verdicts';
import type { Severity } from '../../src/domain/severity';
import type { PublishedVersion } from '../../src/previous/versions';
import { rollupOfRecord, row } from './findings';

const WORDS: Readonly<Record<string, Severity>> = {
  C: 'CRITICAL',
  H: 'HIGH',
  M: 'MEDIUM',
  L: 'LOW',
  U: 'UNKNOWN',
};

/** `C+HU`: a fixable critical, a high and an unknown finding. */
const version = (name: string, letters: string | ScanState): VersionStatus => {
  const recorded = /^[CHMLU+]*$/.test(letters);
  const rows = (recorded ? (letters.match(/[CHMLU]\+?/g) ?? []) : []).map((each, i) =>
    row(`${i}`, {
      severity: WORDS[each.charAt(0)] ?? 'UNKNOWN',
      fixed: each.endsWith('+') ? '1' : null,
    }),
  );
  return {
    version: name,
    digest: name === '1' ? null : `sha256:${name}`,
    decision: { kind: 'unscanned' },
    state: recorded ? 'scanned' : (letters as ScanState),
    scannedAt: null,
    scanner: null,
    platforms: [],
    database: null,
    rollup: recorded ? rollupOfRecord(name, 'i', { rows, suppressions: [] }) : undefined,
    hasUrgent: /[CH]\+/.test(letters),
  };
};

/** The published status of a version that was scanned. */
export const publishedVersion = (more: Partial<PublishedVersion> = {}): PublishedVersion => ({
  ...{ digest: null, state: 'scanned', scannedAt: null, scanner: null, hasRecord: true },
  ...{ database: null, verdict: 'supported', urgent: false },
  ...more,
});

/** Judged without a data date. */
const judged = (image: ImageStatus): JudgedImage => {
  const [only] = judgeVersions({ images: [] }, [image], null);
  if (only === undefined) throw new Error('no image');
  return only;
};

export const security = (slug: string, versions: Readonly<Record<string, string>>): JudgedImage => {
  const image = {
    ...{ slug, image: `r/${slug}` },
    versions: Object.entries(versions).map(([name, letters]) => version(name, letters)),
  };
  return judged(image);
};
