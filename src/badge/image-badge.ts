import type { Badge } from '../api/badge';
import type { ScanState } from '../api/items';
import type { Grade, SecurityVersion } from '../api/security';

/** A version as far as its badge tells of it. */
export interface BadgeVersion {
  readonly version: string;
  readonly state: ScanState;
  /** The counts of its record; undefined if there is none. */
  readonly rollup: SecurityVersion | undefined;
}

/** An available image and its versions, newest first. */
export interface BadgeInput {
  readonly slug: string;
  readonly versions: ReadonlyArray<BadgeVersion>;
}

type Said = Pick<Badge, 'message' | 'color'>;

const COLORS: Readonly<Record<Grade, string>> = {
  'A+': 'brightgreen',
  A: 'green',
  B: 'yellowgreen',
  C: 'yellow',
  D: 'orange',
  F: 'red',
};

/** What looks too good for a version that was not seen as a whole. */
const GOOD: ReadonlyArray<Grade> = ['A+', 'A', 'B'];

const countsOf = ({ total, fixable }: SecurityVersion): string =>
  `${total} CVE${total === 1 ? '' : 's'}${fixable > 0 ? `, ${fixable} fixable` : ''}`;

const saidOfPartial = (rollup: SecurityVersion): Said =>
  rollup.total === 0
    ? { message: 'partly scanned', color: 'lightgrey' }
    : {
        message: `at least ${countsOf(rollup)}`,
        color: GOOD.includes(rollup.grade) ? 'yellow' : COLORS[rollup.grade],
      };

const saidOf = (version: BadgeVersion | undefined): Said => {
  const { state, rollup } = version ?? {};
  if (rollup === undefined) return { message: 'not scanned', color: 'lightgrey' };
  if (state === 'partial') return saidOfPartial(rollup);
  return {
    message: rollup.total === 0 ? 'no CVEs' : countsOf(rollup),
    color: COLORS[rollup.grade],
  };
};

/**
 * The badge of an image: what the scan of its newest version with a record says, with the color of the grade.
 * Without any record it names the newest version, and says that it was not scanned.
 */
export const imageBadge = ({ slug, versions }: BadgeInput): Badge => {
  const shown = versions.find(({ rollup }) => rollup !== undefined) ?? versions[0];
  return {
    schemaVersion: 1,
    label: shown === undefined ? slug : `${slug} ${shown.version}`,
    ...saidOf(shown),
  };
};
