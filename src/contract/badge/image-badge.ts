import { type Grade, isGoodGrade } from '../../domain/grade';
import { type DatedScan, isOutdated } from '../../domain/outdated';
import type { Badge } from '../badge';
import type { ScanState } from '../items';
import type { SecurityVersion } from '../security';

export interface BadgeVersion extends DatedScan {
  readonly version: string;
  readonly state: ScanState;
  /** The counts of the record, or undefined without a record. */
  readonly rollup: SecurityVersion | undefined;
}

/** The versions of an available image, newest first. */
export interface BadgeInput {
  readonly slug: string;
  readonly versions: ReadonlyArray<BadgeVersion>;
}

type Content = Pick<Badge, 'message' | 'color'>;

const COLORS: Readonly<Record<Grade, string>> = {
  'A+': 'brightgreen',
  A: 'green',
  B: 'yellowgreen',
  C: 'yellow',
  D: 'orange',
  F: 'red',
};

const formatCounts = ({ total, fixable }: SecurityVersion): string =>
  `${total} finding${total === 1 ? '' : 's'}${fixable > 0 ? `, ${fixable} fixable` : ''}`;

const cautiousColor = ({ grade }: SecurityVersion): string =>
  isGoodGrade(grade) ? 'yellow' : COLORS[grade];

const partialContent = (rollup: SecurityVersion): Content =>
  rollup.total === 0
    ? { message: 'partly scanned', color: 'lightgrey' }
    : {
        message: `at least ${formatCounts(rollup)}`,
        color: cautiousColor(rollup),
      };

const toContent = (version: BadgeVersion | undefined): Content => {
  const { state, rollup } = version ?? {};
  if (version === undefined || rollup === undefined)
    return { message: 'not scanned', color: 'lightgrey' };
  if (state === 'partial') return partialContent(rollup);
  return {
    message: rollup.total === 0 ? 'no CVEs' : formatCounts(rollup),
    color: isOutdated(version) ? cautiousColor(rollup) : COLORS[rollup.grade],
  };
};

/**
 * The badge of an image: the scan result of its newest version with a record, in the color of its grade. Without
 * a record, it shows the newest version as not scanned.
 */
export const imageBadge = ({ slug, versions }: BadgeInput): Badge => {
  const shown = versions.find(({ rollup }) => rollup !== undefined) ?? versions[0];
  return {
    schemaVersion: 1,
    label: shown === undefined ? slug : `${slug} ${shown.version}`,
    ...toContent(shown),
  };
};
