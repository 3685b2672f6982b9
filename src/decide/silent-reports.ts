import { pluralize } from '../domain/values/plural';
import type { Scan } from '../read/reports/scan';
import type { Matches } from './match-reports';

/** Why the reports of a scanner list no packages. */
const SILENT = {
  Grype: 'its reports list no packages',
  Trivy: '0.67 or newer lists them, unless --list-all-pkgs=false',
} satisfies Record<Scan['scanner'], string>;

/** Counts the versions whose reports list no packages, by scanner. */
export const describeSilentReports = ({ byVersion, listings }: Matches): ReadonlyArray<string> =>
  Object.entries(SILENT).flatMap(([scanner, why]) => {
    const isSilent = (scan: Scan): boolean =>
      scan.scanner === scanner && ['never', 'none'].includes(scan.packages.extent);
    const silent = [...byVersion].filter(([key, scans]) =>
      [...scans, ...(listings.get(key) ?? [])].every(isSilent),
    );
    const [[first] = []] = silent;
    return first === undefined
      ? []
      : [
          `unknown in ${pluralize(silent.length, 'version')}, such as ${first}, scanned with ${scanner}: ${why}`,
        ];
  });
