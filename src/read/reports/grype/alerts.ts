import { show } from '../../../domain/values/escape';
import { compareVersions } from '../../../domain/version-order';
import type { GrypeReport } from './grype-report';

/** The first Grype whose reports say that an operating system is end of life. */
const FIRST_WITH_ALERTS = '0.106.0';

/** Whether Grype says that the operating system is end of life. */
export const isEndOfLife = ({ alertsByPackage }: GrypeReport): boolean =>
  (alertsByPackage ?? []).some(({ alerts }) =>
    (alerts ?? []).some(({ type }) => type === 'distro-eol'),
  );

/** Warns of a Grype too old to say so: its reports without findings look like good news. */
export const findAgeWarnings = ({ descriptor: { version } }: GrypeReport): ReadonlyArray<string> =>
  version && /^\d+\.\d+\.\d+$/.test(version) && compareVersions(version, FIRST_WITH_ALERTS) < 0
    ? [
        `found a report of Grype ${show(version)}, expected 0.106 or newer: an older one does not say that the operating system is end of life, so a report without findings proves less than it seems to; update Grype`,
      ]
    : [];
