export const MiB = 1024 * 1024;

/** What the input vex may hold in all. */
export const VEX_LIMITS = {
  bytes: 20 * MiB,
  statements: 100_000,
  /** The bytes of all statements, each as often as it is about an image: so often they are published. */
  published: 32 * MiB,
};
