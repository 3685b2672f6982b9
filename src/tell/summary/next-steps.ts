import type { VersionStatus } from '../../decide/image-status';
import { reasonsOf } from '../../decide/incomplete';
import type { Rebuild } from '../../decide/rebuilds';
import type { Problem } from '../../domain/problem';
import { formatNumber, joinLimited, pluralize } from '../../domain/values/plural';
import { type VersionKey, type VersionName, versionKey } from '../../domain/version-key';
import type { Previous } from '../../previous/previous';
import type { Publication } from '../../publish/attempt';
import type { MissingPages } from '../../publish/preflight/pages-site';
import { chartLines } from './chart-lines';
import {
  type Addresses,
  formatProblemMarkdown,
  formatSeverities,
  formatVersion,
  type SummaryInput,
} from './format';
import { staleDetails, staleLine } from './freshness';
import { code, link, prose, proseLinking, tableHead, tableRow } from './markdown';
import { detailsSection, type Section } from './sections';

/** What to act on: rebuilds, old and missing scans, and warnings. */

const MAX_IN_OVERVIEW = 3;
const MANY_WARNINGS = { limit: 20, more: ', see the log' };

/** A version without a full record, and why. */
interface Gap extends VersionName {
  readonly state: 'not scanned' | 'withheld' | 'partial';
  readonly why: string;
}

/** Why the reports of versions are not used. */
type UnusedReports = ReadonlyMap<VersionKey, string>;

const explainUnscanned = (
  key: VersionKey,
  digest: string | null,
  unused: UnusedReports,
  published: Previous['versions'],
): string => {
  const why = unused.get(key);
  if (why !== undefined) return why;
  const former = published.get(key);
  if (former === undefined || !former.hasRecord) return 'no report yet';
  return former.digest === digest
    ? 'no report in this run, and carry-forward is off'
    : 'no report for the new digest yet';
};

const findGap = (
  slug: string,
  status: VersionStatus,
  unused: UnusedReports,
  published: Previous['versions'],
): ReadonlyArray<Gap> => {
  const { version, digest, decision, state } = status;
  if (decision.kind === 'unscanned') {
    const why = explainUnscanned(versionKey(slug, version), digest, unused, published);
    return [{ slug, version, state: 'not scanned', why }];
  }
  if (state !== 'withheld' && state !== 'partial') return [];
  const why = reasonsOf(status).map((each) => each.why);
  return [{ slug, version, state, why: why.join(', ') }];
};

export const findGaps = ({
  plan: { branch, decided, matches },
}: Publication): ReadonlyArray<Gap> => {
  const unused: UnusedReports = new Map([
    ...matches.ambiguities.flatMap(({ rivals }) =>
      rivals.map(({ key }) => [key, 'its report names several images'] as const),
    ),
    ...matches.contradictions.map(({ key }) => [key, 'its report is for another digest'] as const),
  ]);
  return decided.images.flatMap(({ slug, versions }) =>
    versions.flatMap((each) => findGap(slug, each, unused, branch.previous.versions)),
  );
};

const STATE_MARKS: Readonly<Record<Gap['state'], string>> = {
  'not scanned': '❔',
  withheld: '⛔',
  partial: '🌗',
};

const gapLine = (gaps: ReadonlyArray<Gap>): ReadonlyArray<string> => {
  const count = gaps.filter(({ state }) => state === 'not scanned').length;
  return count === 0
    ? []
    : [
        `- ${STATE_MARKS['not scanned']} **${pluralize(count, 'version')} not scanned**: the folded list says which, and why`,
      ];
};

const formatRebuild =
  (addresses: Addresses) =>
  (each: Rebuild): string =>
    `${formatVersion(addresses, each)} (${formatSeverities(each.counts)}; ${formatNumber(each.counts.fixable)} fixable)`;

/** What changed in the list of rebuilds; all of it if nothing is known of the list before. */
const rebuildLine = ({ addresses, differences, publication }: Advised): ReadonlyArray<string> => {
  const { rebuilds } = publication.plan.decided;
  const former = differences.rebuilds;
  const keyOf = ({ slug, version }: Rebuild): VersionKey => versionKey(slug, version);
  const added = former ? rebuilds.filter((each) => !former.has(keyOf(each))) : rebuilds;
  const names = joinLimited(added, MAX_IN_OVERVIEW, formatRebuild(addresses));
  const needs = added.length === 1 ? 'needs' : 'need';
  const all = `${formatNumber(rebuilds.length)} in all`;
  if (former === undefined)
    return rebuilds.length === 0
      ? []
      : [
          `- 🔧 **${pluralize(rebuilds.length, 'version')} ${needs} a rebuild**, worst first: ${names}`,
        ];
  if (added.length > 0)
    return [
      `- 🔧 **${formatNumber(added.length)} more ${needs} a rebuild** than before: ${names}; ${all}`,
    ];
  const fewer = former.size - rebuilds.length;
  return fewer > 0
    ? [
        `- 🔧 **${formatNumber(fewer)} fewer ${fewer === 1 ? 'needs' : 'need'} a rebuild** than before; ${all}`,
      ]
    : [];
};

const warningLines = (warnings: ReadonlyArray<Problem>): ReadonlyArray<string> =>
  warnings.length === 0
    ? []
    : [
        `- ⚠️ **${pluralize(warnings.length, 'warning')}**${warnings.length > MAX_IN_OVERVIEW ? ', including' : ''}:`,
        ...warnings.slice(0, MAX_IN_OVERVIEW).map((each) => `  - ${formatProblemMarkdown(each)}`),
      ];

/** A finished run, the addresses to link to, and the versions without a full record. */
export interface Advised extends SummaryInput {
  readonly addresses: Addresses;
  readonly gaps: ReadonlyArray<Gap>;
}

const SWITCH_ON: Readonly<Record<MissingPages, string>> = {
  off: '**Switch Pages on**',
  forbidden: '**If Pages is off, switch it on** (the token may not ask: it needs `pages: read`)',
  unknown: '**If Pages is off, switch it on** (GitHub does not say)',
};

const pagesLine = ({ missingPages, inputs, address, settings }: Advised): ReadonlyArray<string> => {
  if (missingPages === undefined) return [];
  const page = `${address}/`;
  return [
    `- 👉 ${SWITCH_ON[missingPages]} at ${link(code(settings), settings)}: "Deploy from a branch", branch ${code(inputs.branch)}, folder ${code('/ (root)')}. A minute later the catalog is at ${link(code(page), page)}. If it is not, save these settings again, or publish a change.`,
  ];
};

/** The overview: the first versions to rebuild and to scan (again), and the first warnings. */
export const nextStepsOverview = (advised: Advised): ReadonlyArray<Section> => {
  const { publication, addresses, gaps, warnings } = advised;
  const lines = [
    ...pagesLine(advised),
    ...rebuildLine(advised),
    ...staleLine(addresses, publication.plan.decided.freshness),
    ...gapLine(gaps),
    ...chartLines(publication),
    ...warningLines(warnings),
  ];
  return lines.length === 0 ? [] : [['### What to do next', '', ...lines]];
};

const gapDetails = (addresses: Addresses, gaps: ReadonlyArray<Gap>): ReadonlyArray<Section> =>
  detailsSection(
    `Not scanned, withheld or partial (${formatNumber(gaps.length)})`,
    tableHead(['Version', 'State', 'Why']),
    gaps,
    (gap) =>
      tableRow([
        formatVersion(addresses, gap),
        `${STATE_MARKS[gap.state]} ${gap.state}`,
        prose(gap.why),
      ]),
  );

/** The complete lists behind the overview. */
export const nextStepsDetails = ({
  publication,
  addresses,
  gaps,
  warnings,
  notices,
}: Advised): ReadonlyArray<Section> => [
  ...staleDetails(addresses, publication.plan.decided.freshness),
  ...gapDetails(addresses, gaps),
  ...detailsSection(
    `Warnings (${formatNumber(warnings.length)})`,
    [],
    warnings.length > MAX_IN_OVERVIEW ? warnings : [],
    (each) => `- ${formatProblemMarkdown(each)}`,
    MANY_WARNINGS,
  ),
  ...detailsSection(
    `Notices (${formatNumber(notices.length)})`,
    [],
    notices,
    (each) => `- ${proseLinking(each, addresses.settings)}`,
  ),
];
