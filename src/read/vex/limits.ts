export const MiB = 1024 * 1024;

/** The limits of all files of the input `vex` together. */
export const VEX_LIMITS = {
  bytes: 20 * MiB,
  statements: 100_000,
  /** The bytes of all published statements: each counts once for every image that it is about. */
  published: 32 * MiB,
};
