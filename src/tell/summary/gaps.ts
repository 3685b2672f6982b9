import * as RA from 'fp-ts/ReadonlyArray';
import { MAX_NAMED } from '../../decide/freshness';
import { findGaps, type Gap } from '../../decide/incomplete';
import { formatNumber } from '../../domain/values/plural';
import { type VersionKey, versionKey } from '../../domain/version-key';
import type { Previous } from '../../previous/previous';
import type { Publication } from '../../publish/attempt';
import { type Addresses, formatVersion, MAX_IN_OVERVIEW } from './format';
import { prose, table } from './markdown';

import { folded, type Section } from './sections';

/** Versions without a full record. */
export interface Gaps {
  /** Those that became so in this run, and do not have a scan. */
  readonly unscanned: ReadonlyArray<Gap>;
  /** Those that became withheld or partial in this run. */
  readonly lessened: ReadonlyArray<Gap>;
  /** Those that were so before. */
  readonly old: ReadonlyArray<Gap>;
  readonly whyOf: (gap: Gap) => string;
}

const explainUnscanned = (
  { slug, version, digest }: Gap,
  unused: ReadonlyMap<VersionKey, string>,
  published: Previous['versions'],
): string => {
  const key = versionKey(slug, version);
  const why = unused.get(key);
  if (why !== undefined) return why;
  const former = published.get(key);
  if (former === undefined || !former.hasRecord) return 'no report yet';
  return former.digest === digest
    ? 'no report in this run, and carry-forward is off'
    : 'no report for the new digest yet';
};

/** Why the reports of versions are not used. */
const findUnused = ({ matches }: Publication['plan']): ReadonlyMap<VersionKey, string> =>
  new Map([
    ...matches.reports.flatMap(({ rivals }) =>
      rivals.map(({ key }) => [key, 'its report names several images'] as const),
    ),
    ...matches.reports.flatMap(({ contradicted }) =>
      contradicted.map(({ key }) => [key, 'its report is for another digest'] as const),
    ),
  ]);

const isUnscanned = ({ state }: Gap): boolean => state === 'unscanned';

export const sortGaps = ({ plan }: Publication): Gaps => {
  const { versions: published } = plan.branch.previous;
  const { left: fresh, right: old } = RA.partition(({ slug, version, digest, state }: Gap) => {
    const former = published.get(versionKey(slug, version));
    return former?.state === state && former.digest === digest;
  })(findGaps(plan.decided.images));
  const unused = findUnused(plan);
  return {
    unscanned: fresh.filter(isUnscanned),
    lessened: fresh.filter((gap) => !isUnscanned(gap)),
    old,
    whyOf: (gap) =>
      isUnscanned(gap)
        ? explainUnscanned(gap, unused, published)
        : gap.reasons.map(({ why }) => why).join(', '),
  };
};

const STATES: Readonly<Record<Gap['state'], string>> = {
  unscanned: '❔ not scanned',
  withheld: '⛔ withheld',
  partial: '🌗 partial',
};

/** The versions that "What to do next" does not name. */
export const gapDetails = (
  { plan: { decided } }: Publication,
  gaps: Gaps,
  addresses: Addresses,
): ReadonlyArray<Section> => {
  const listed = [...gaps.unscanned.slice(MAX_IN_OVERVIEW), ...gaps.lessened, ...gaps.old];
  const rows = [
    ...listed.map((gap) => [
      formatVersion(addresses, gap),
      STATES[gap.state],
      prose(gaps.whyOf(gap)),
    ]),
    ...decided.freshness.stale
      .slice(MAX_NAMED)
      .map((each) => [
        formatVersion(addresses, each),
        '⏳ stale',
        each.scannedAt === null ? 'no date' : `scanned ${each.scannedAt}`,
      ]),
  ];
  return folded(
    `Not scanned, withheld, partial or stale (${formatNumber(rows.length)})`,
    table(['Version', 'State', 'Why'], rows),
  );
};
