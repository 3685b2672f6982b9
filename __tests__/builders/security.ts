/** Image security as the catalog knows it, from a few letters for each version. */
import type { ScanState } from '../../src/api/items';
import type { Cve } from '../../src/api/security';
import type { ImageSecurity, VersionStatus } from '../../src/catalog/records';
import { type JudgedImage, judgeVersions } from '../../src/catalog/verdicts';
import type { Severity } from '../../src/domain/severity';
import { rollupOf } from '../../src/reports/record';

const WORDS: Readonly<Record<string, Severity>> = {
  C: 'CRITICAL',
  H: 'HIGH',
  M: 'MEDIUM',
  L: 'LOW',
  U: 'UNKNOWN',
};

/** `C+HU`: a fixable critical one, a high one, an unknown one. */
const version = (name: string, letters: string | ScanState): VersionStatus => {
  const recorded = /^[CHMLU+]*$/.test(letters);
  const rows = (recorded ? (letters.match(/[CHMLU]\+?/g) ?? []) : []).map(
    (each, i): Cve => ({
      id: `${i}`,
      severity: WORDS[each.charAt(0)] ?? 'UNKNOWN',
      pkg: 'p',
      installed: null,
      fixed: each.endsWith('+') ? '1' : null,
      title: null,
      url: null,
      targets: [],
    }),
  );
  return {
    version: name,
    digest: name === '1' ? null : `sha256:${name}`,
    state: recorded ? 'scanned' : (letters as ScanState),
    scannedAt: null,
    scanner: null,
    rollup: recorded ? rollupOf(name, 'i', { rows, suppressions: [] }) : undefined,
    hasUrgent: /[CH]\+/.test(letters),
  };
};

/** As of no date at all. */
const judged = (image: ImageSecurity): JudgedImage => {
  const [only] = judgeVersions({ images: [], pins: new Map() }, [image], null);
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
