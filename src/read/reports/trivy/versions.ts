import type { TrivyReport } from './trivy-report';

/** Whether a report is of Trivy 0.`minor` or newer; false if it states no version. */
export const isSince = ({ Trivy }: TrivyReport, minor: number): boolean => {
  const [, major, own] = /^v?(\d+)\.(\d+)/.exec(Trivy?.Version ?? '') ?? [];
  return Number(major) > 0 || Number(own) >= minor;
};

/** Since 0.67, Trivy lists the packages of every result, unless it was told not to. */
export const listsPackages = (report: TrivyReport): boolean => isSince(report, 67);
