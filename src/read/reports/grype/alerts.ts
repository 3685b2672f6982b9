import { isRecord } from '../../../domain/codec/object';
import { show } from '../../../domain/values/escape';
import { compareVersions } from '../../../domain/version-order';
import type { GrypeReport } from './grype-report';

/** The first Grype whose reports say that an operating system is end of life. */
const FIRST_WITH_ALERTS = '0.106.0';

export const isEndOfLife = ({ alertsByPackage }: GrypeReport): boolean =>
  (alertsByPackage ?? []).some(({ alerts }) =>
    (alerts ?? []).some(({ type }) => type === 'distro-eol'),
  );

const SILENT =
  'does not say that the operating system is end of life, so a report without findings proves less than it seems to';

/** Whether Grype was told not to report the end of life of systems. */
const isTurnedOff = ({ configuration }: GrypeReport['descriptor']): boolean =>
  isRecord(configuration) &&
  isRecord(configuration['alerts']) &&
  configuration['alerts']['enable-eol-distro-warnings'] === false;

/** Warns of a Grype that does not report the end of life: its reports without findings look like good news. */
export const findAlertWarnings = ({ descriptor }: GrypeReport): ReadonlyArray<string> => {
  const { version } = descriptor;
  if (version && /^\d+\.\d+\.\d+$/.test(version) && compareVersions(version, FIRST_WITH_ALERTS) < 0)
    return [
      `found a report of Grype ${show(version)}, expected 0.106 or newer: an older one ${SILENT}; update Grype`,
    ];
  return isTurnedOff(descriptor)
    ? [
        `found a report of Grype with enable-eol-distro-warnings: false, expected true: otherwise it ${SILENT}; take this setting out of the configuration of Grype`,
      ]
    : [];
};
