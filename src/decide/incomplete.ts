import type { CoverageGap } from '../contract/gaps';
import type { PlatformStatus, ScanState } from '../contract/items';
import type { Unchecked } from '../contract/unchecked';
import { showName } from '../domain/values/escape';
import { uniqueBy } from '../domain/values/group-by';
import { formatNumber, pluralize } from '../domain/values/plural';
import type { VersionName } from '../domain/version-key';
import { isExcused, type Reason, reasonOf, tellingGaps } from '../read/reports/scan';
import { reasonOfForgotten } from './forgotten';
import type { ImageStatus, VersionStatus } from './image-status';
import { statedSoftware } from './software';

const SCAN_AGAIN = 'scan it again';

const NOT_SCANNED: Reason = { short: '', why: 'no report', cure: 'scan what has no report' };

/** A gap that the manifest has explained since. The state changes only with the next scan. */
const EXCUSED_SINCE: Reason = {
  short: 'scanned before os: none was stated',
  why: `it was scanned before the manifest stated os: none; ${SCAN_AGAIN}`,
  cure: SCAN_AGAIN,
};

/** The record is partial for a reason that is not published. */
const CHANGED_SINCE: Reason = {
  short: 'edited, or of an older release or manifest',
  why: `its record was edited after it was published, or is of an older release or manifest; ${SCAN_AGAIN}`,
  cure: SCAN_AGAIN,
};

const PROVED_NOTHING: Reason = {
  short: 'its last reports proved nothing',
  why: `its last reports proved nothing, and there is no newer one; ${SCAN_AGAIN}`,
  cure: SCAN_AGAIN,
};

const MAX_NAMED = 3;

const ofUnchecked = ({ total, names }: Unchecked): Reason => {
  const shown = names.slice(0, MAX_NAMED).map(showName).join(', ');
  const more = total - Math.min(names.length, MAX_NAMED);
  const named = `${shown}${more > 0 ? ` and ${formatNumber(more)} more` : ''}`;
  const they = total === 1 ? 'it comes' : 'they come';
  const cure = 'scan it with another scanner alone';
  return {
    short: `Trivy did not check ${named}`,
    why: `Trivy did not check ${pluralize(total, 'package')} (${named}): ${they} from a third party, for which it has no advisories; ${cure}`,
    cure,
  };
};

const ofSoftware = (stated: string): Reason => {
  const name = showName(stated);
  const cure = 'scan with a scanner that sees it, or correct software';
  return {
    short: `no package ${name}`,
    why: `no package ${name}, the software of the image, is among its packages, so what is compiled into it may not be checked; ${cure}`,
    cure,
  };
};

const ofPlatform = ({ platform, state }: PlatformStatus): Reason => {
  const isUnscanned = state === 'unscanned';
  const short = `${platform} ${isUnscanned ? 'not scanned' : state}`;
  const cure = isUnscanned
    ? `scan with --platform ${platform} too, or remove it from platforms`
    : SCAN_AGAIN;
  return { short, why: `${short}; ${cure}`, cure };
};

type ManifestFacts = Pick<ImageStatus, 'os' | 'software'>;

const ofGap =
  ({ os }: ManifestFacts) =>
  (gap: CoverageGap): Reason =>
    isExcused(gap, os === 'none') ? EXCUSED_SINCE : reasonOf(gap);

/** What the reports of a state lack. */
const ofScans = (stated: ManifestFacts, status: VersionStatus): ReadonlyArray<Reason> => {
  const { state, decision, gaps = [], unchecked } = status;
  const forgotten = decision.kind === 'withheld' ? decision.outcome?.forgotten : undefined;
  const found = [
    ...tellingGaps(gaps).map(ofGap(stated)),
    ...(forgotten === undefined ? [] : [reasonOfForgotten(forgotten)]),
    ...(unchecked === undefined ? [] : [ofUnchecked(unchecked)]),
  ];
  return state === 'withheld' && found.length === 0 ? [PROVED_NOTHING] : found;
};

/**
 * Collects the reasons for a missing full record: first what its reports lack, then what has no report. All reasons are
 * here; each is a few words that complete a sentence, with a cure. Later runs repeat the reasons of the run that made
 * the state.
 */
const reasonsOf = (
  stated: ManifestFacts,
  status: VersionStatus,
): readonly [Reason, ...Reason[]] => {
  if (status.state === 'unscanned') return [NOT_SCANNED];
  const own = ofScans(stated, status);
  const software = status.seen?.isMissing ? statedSoftware(stated) : undefined;
  const lacking = status.platforms.filter(
    ({ state }) => state === 'unscanned' || (state !== 'scanned' && own.length === 0),
  );
  const all = [
    ...own,
    ...(software === undefined ? [] : [ofSoftware(software)]),
    ...lacking.map(ofPlatform),
  ];
  const [first = CHANGED_SINCE, ...others] = uniqueBy(all, ({ short }) => short);
  return [first, ...others];
};

/** A version without a full record, and the reasons. */
export interface Gap extends VersionName, Pick<VersionStatus, 'digest'> {
  readonly state: Exclude<ScanState, 'scanned'>;
  readonly reasons: ReadonlyArray<Reason>;
}

/** In the order of the catalog. */
export const findGaps = (images: ReadonlyArray<ImageStatus>): ReadonlyArray<Gap> =>
  images.flatMap((image) =>
    image.versions.flatMap((each): ReadonlyArray<Gap> => {
      const { version, digest, state } = each;
      return state === 'scanned'
        ? []
        : [{ slug: image.slug, version, digest, state, reasons: reasonsOf(image, each) }];
    }),
  );
