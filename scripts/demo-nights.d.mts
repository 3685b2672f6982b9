/** A night of the demo. */
export interface Night {
  /** Its date: the images were scanned then, between two and three o'clock (UTC). */
  readonly date: string;
  /** What the maintainer committed before; undefined if nothing. */
  readonly commit: string | undefined;
  /** The files of the workspace. */
  readonly files: Readonly<Record<string, string>>;
}

/** The digest of a version, as in `redis/8.2.2`, or of a layer, before it was rebuilt. */
export function formerDigest(name: string): string;

/**
 * Nights of the example catalog, the first one first: what a maintainer, a scanner and CISA do within thirty days. The
 * last one is of a date, by default that of the scans in the example.
 */
export function demoNights(last?: string): readonly Night[];
