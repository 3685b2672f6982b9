import { countMissed, countStale, nameScans, type ScannedVersion } from '../../decide/freshness';
import type { Gap } from '../../decide/incomplete';
import { isFirst } from '../../derive/news/news-facts';
import type { Problem } from '../../domain/problem';
import { joinLimited, pluralize } from '../../domain/values/plural';
import type { Publication } from '../../publish/attempt';
import type { MissingPages } from '../../publish/pages-site';
import { followingChartsLine } from './chart-lines';
import {
  type Addresses,
  formatProblemMarkdown,
  formatVersion,
  MAX_IN_OVERVIEW,
  type SummaryInput,
} from './format';
import type { Gaps } from './gaps';
import { code, link, prose } from './markdown';
import { isUrgent, rebuildLines } from './rebuild-lines';
import { type Section, titled } from './sections';

const TURN_ON: Readonly<Record<MissingPages, string>> = {
  off: '**Turn on Pages**',
  unknown:
    '**If Pages is off, turn it on** (GitHub does not say; a token needs `pages: read` to ask)',
};

const pagesLine = ({
  missingPages,
  inputs,
  address,
  settings,
}: SummaryInput): ReadonlyArray<string> => {
  if (missingPages === undefined) return [];
  const page = `${address}/`;
  return [
    `- 👉 ${TURN_ON[missingPages]} at ${link(code(settings), settings)}: "Deploy from a branch", branch ${code(inputs.branch)}, folder ${code('/ (root)')}. A minute after the publish the catalog is at ${link(code(page), page)}. If it is not, save these settings again, or publish a change.`,
  ];
};

/** The versions that this run did not scan, and those whose scan is stale. */
const freshnessLines = (
  { decided: { freshness } }: Publication['plan'],
  addresses: Addresses,
): ReadonlyArray<string> => {
  const { missed, stale } = freshness;
  const line = (what: string, scans: ReadonlyArray<ScannedVersion>): ReadonlyArray<string> =>
    scans.length === 0
      ? []
      : [`- ⏳ ${what}: ${nameScans(scans, (each) => formatVersion(addresses, each))}`];
  return [
    ...line(`**${countMissed(freshness)}**`, missed),
    ...line(countStale(freshness).replace(/^.+(?=, scanned)/, '**$&**'), stale),
  ];
};

/** The versions that are new and unscanned; where something is urgent, the older gaps too. */
const gapLines = (
  publication: Publication,
  gaps: Gaps,
  addresses: Addresses,
): ReadonlyArray<string> => {
  const { unscanned, old, whyOf } = gaps;
  const noun = isFirst(publication.plan) ? 'version' : 'more version';
  const formatGap = (gap: Gap): string => `${formatVersion(addresses, gap)} (${prose(whyOf(gap))})`;
  return [
    ...(unscanned.length === 0
      ? []
      : [
          `- ❔ **${pluralize(unscanned.length, noun)} not scanned**: ${joinLimited(unscanned, MAX_IN_OVERVIEW, formatGap)}`,
        ]),
    ...(old.length === 0 || !isUrgent(publication)
      ? []
      : [
          `- ${pluralize(old.length, 'version')} still not scanned, withheld or partial: see the folded list`,
        ]),
  ];
};

const warningLines = (warnings: ReadonlyArray<Problem>): ReadonlyArray<string> =>
  warnings.length === 0
    ? []
    : [
        `- ⚠️ **${pluralize(warnings.length, 'warning')}**${warnings.length > MAX_IN_OVERVIEW ? ', including' : ''}:`,
        ...warnings.slice(0, MAX_IN_OVERVIEW).map((each) => `  - ${formatProblemMarkdown(each)}`),
      ];

/** "What to do next": what to turn on, to rebuild and to scan, statements without effect, and warnings. */
export const nextSteps = (
  input: SummaryInput,
  gaps: Gaps,
  addresses: Addresses,
): ReadonlyArray<Section> => {
  const { publication, warnings } = input;
  const { plan } = publication;
  return titled('What to do next', [
    ...pagesLine(input),
    ...rebuildLines(publication, addresses),
    ...followingChartsLine(plan),
    ...freshnessLines(plan, addresses),
    ...gapLines(publication, gaps, addresses),
    ...plan.decided.unapplied.map((each) => `- 📝 ${prose(each)}`),
    ...warningLines(warnings),
  ]);
};
