import type { PlatformStatus, ScanState } from '../contract/items';
import { uniqueBy } from '../domain/values/group-by';
import type { VersionName } from '../domain/version-key';
import { type Reason, reasonOf } from '../read/reports/scan';
import type { ImageStatus, VersionStatus } from './image-status';

const SCAN_AGAIN = 'scan again, to see what the reports lack';

const ofPlatform = ({ platform, state }: PlatformStatus): Reason =>
  state === 'unscanned'
    ? {
        short: `${platform} not scanned`,
        why: `${platform} not scanned`,
        cure: `scan with --platform ${platform} too, or remove it from platforms`,
      }
    : {
        short: `${platform} ${state}`,
        why: `${platform} ${state}`,
        cure: SCAN_AGAIN,
      };

/** A state does not say why it is so, and only the run that made it saw the reports. */
const OF_EARLIER_RUN: Readonly<Record<'partial' | 'withheld', Reason>> = {
  partial: {
    short: 'since an earlier run',
    why: 'reported by the run that scanned it',
    cure: SCAN_AGAIN,
  },
  withheld: {
    short: 'since an earlier run',
    why: 'no report since the one that proves nothing',
    cure: SCAN_AGAIN,
  },
};

const distinct = (reasons: ReadonlyArray<Reason>): ReadonlyArray<Reason> =>
  uniqueBy(reasons, ({ short }) => short);

const NOT_SCANNED: Reason = { short: '', why: 'no report', cure: 'scan what has no report' };

/**
 * Why a version has no full record, the first reason first: what its reports lack, then what no report is of. This is the
 * place of all reasons; a reason says in a few words, in a sentence, and what to do.
 */
const reasonsOf = ({
  state,
  decision,
  platforms,
}: VersionStatus): readonly [Reason, ...Reason[]] => {
  if (state === 'unscanned') return [NOT_SCANNED];
  if (decision.kind === 'withheld') return [decision.why ?? OF_EARLIER_RUN.withheld];
  const ofScans =
    decision.kind === 'fresh' ? decision.outcome.incomplete.map(({ gaps }) => reasonOf(gaps)) : [];
  const lacking = platforms.filter(
    (each) => each.state === 'unscanned' || (each.state !== 'scanned' && ofScans.length === 0),
  );
  const [first, ...others] = distinct([...ofScans, ...lacking.map(ofPlatform)]);
  return first === undefined
    ? [OF_EARLIER_RUN[state === 'withheld' ? state : 'partial']]
    : [first, ...others];
};

/** A version without a full record, and why. */
export interface Gap extends VersionName, Pick<VersionStatus, 'digest'> {
  readonly state: Exclude<ScanState, 'scanned'>;
  readonly reasons: ReadonlyArray<Reason>;
}

/** The versions without a full record, in the order of the catalog. */
export const findGaps = (images: ReadonlyArray<ImageStatus>): ReadonlyArray<Gap> =>
  images.flatMap(({ slug, versions }) =>
    versions.flatMap((each): ReadonlyArray<Gap> => {
      const { version, digest, state } = each;
      return state === 'scanned'
        ? []
        : [{ slug, version, digest, state, reasons: reasonsOf(each) }];
    }),
  );
