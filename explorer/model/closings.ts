import { formatNumber, pluralize } from '../../src/domain/values/plural';
import { asScanned, formerSince } from './digests';
import {
  type ClosedSince,
  type DigestEntry,
  type Release,
  SEVERITIES,
  type StatusItem,
} from './documents';
import { formatDay } from './freshness';

/** A sentence lists at most this many ids. */
const MOST_IDS = 3;

/**
 * `1 exploited critical CVE (CVE-2026-14456) and 3 more`; empty if nothing was closed. Names the severity of exploited
 * CVEs only if all closed ones have the same.
 */
export const closedText = (closed: ClosedSince): string => {
  const kinds = SEVERITIES.filter(({ key }) => closed[key] > 0);
  const [worst] = kinds;
  if (worst === undefined) return '';
  const isExploited = (closed.exploited ?? 0) > 0;
  const all = kinds.reduce((sum, { key }) => sum + closed[key], 0);
  const count = (isExploited ? closed.exploited : null) ?? closed[worst.key];
  const ids = closed.ids.slice(0, Math.min(count, MOST_IDS)).join(', ');
  const isTold = worst.key !== 'unknown' && (!isExploited || kinds.length === 1);
  const what = `${isExploited ? 'exploited ' : ''}${isTold ? `${worst.key} ` : ''}CVE`;
  const more = all > count ? ` and ${formatNumber(all - count)} more` : '';
  return `${closed.atLeast === true ? 'at least ' : ''}${pluralize(count, what)} (${ids}${count > MOST_IDS ? ', …' : ''})${more}`;
};

/** Null if nobody scanned the build. */
type Since = ClosedSince | null | undefined;

/** The end of a sentence. */
const sinceText = (closed: Since, builds: string): string => {
  if (closed == null) return 'that build was never scanned';
  const text = closedText(closed);
  if (text !== '') return `${builds} closed ${text}`;
  return `nothing is known to be closed since${closed.atLeast === true ? ', but some may be forgotten' : ''}`;
};

const dated = (what: string, date: string | null | undefined): string =>
  date == null ? what : `${what} on ${formatDay(date)}`;

/** True if a later build closed a CVE that is known to be exploited. */
export const closedExploited = (closed: Since): true | undefined =>
  (closed?.exploited ?? 0) > 0 || undefined;

const isUrgent = ({ critical, exploited }: ClosedSince): boolean => critical + (exploited ?? 0) > 0;

/** The status of the version is undefined until loaded. */
export const digestText = (
  entry: DigestEntry,
  scan?: Pick<StatusItem, 'digestFrom' | 'scannedAt'>,
): string => {
  const { status, slug, image, security, until, replacement: by, closedSince } = entry;
  const when = scan?.digestFrom === undefined ? 'now' : asScanned(scan);
  if (status === 'current')
    return `It has this digest ${when}${security === null ? '; no scan of it is known' : ''}.`;
  if (status === 'superseded') {
    const replace = closedSince != null && isUrgent(closedSince) ? 'Replace it now: it' : 'It';
    return `${replace} was ${dated('replaced', until)}, and ${sinceText(closedSince, 'later builds')}.`;
  }
  if (status !== 'removed') return status;
  const other = image === null ? 'no replacement is stated' : `take another version of ${slug}`;
  const take = by === null ? other : `take ${[by.slug, by.version ?? []].flat().join(' ')}`;
  return `It was ${dated('removed', until)}, and is no longer scanned: ${take}.`;
};

/** The release is undefined until loaded. */
export const shippedText = (
  digest: string | null,
  closed: Since,
  release: Pick<Release, 'former'> | undefined,
): string => {
  const { former = [] } = release ?? {};
  const own = former.find((each) => each.digest === digest);
  const since = formerSince(former, digest);
  const build = since === null ? 'a former build' : `the build of ${formatDay(since)}`;
  return `ships ${build}, ${dated('replaced', own?.until)}: ${sinceText(closed, 'the rebuild')}.`;
};
