/** If there are no reports, usually every scan failed; a wrong path is rarer, so it comes second. */
export const LOOK_AT_SCANS =
  'first look at the log of the job that scans (a wrong reference, a registry that refuses)';
