import * as RA from 'fp-ts/ReadonlyArray';
import { findGaps, type Gap } from '../../decide/incomplete';
import { findFormerRebuilds, type Rebuild } from '../../decide/rebuilds';
import type { Problem } from '../../domain/problem';
import { formatNumber, joinLimited, pluralize } from '../../domain/values/plural';
import { parseVersionKey, type VersionKey, versionKey } from '../../domain/version-key';
import type { Previous } from '../../previous/previous';
import type { Publication } from '../../publish/attempt';
import type { MissingPages } from '../../publish/preflight/pages-site';
import { followingChartsLine } from './chart-lines';
import {
  type Addresses,
  formatProblemMarkdown,
  formatSeverities,
  formatVersion,
  type SummaryInput,
} from './format';
import { freshnessLines, staleDetails } from './freshness';
import { code, link, prose, tableHead, tableRow } from './markdown';
import { detailsSection, type Section } from './sections';

/** What to act on: rebuilds, old and missing scans, and warnings. */

const MAX_IN_OVERVIEW = 3;
const MANY_WARNINGS = { limit: 20, more: ', see the log' };

const STATES: Readonly<Record<Gap['state'], string>> = {
  unscanned: '❔ not scanned',
  withheld: '⛔ withheld',
  partial: '🌗 partial',
};

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

const findUnused = ({ plan: { matches } }: Publication): UnusedReports =>
  new Map([
    ...matches.reports.flatMap(({ rivals }) =>
      rivals.map(({ key }) => [key, 'its report names several images'] as const),
    ),
    ...matches.reports.flatMap(({ contradicted }) =>
      contradicted.map(({ key }) => [key, 'its report is for another digest'] as const),
    ),
  ]);

/** Splits the versions without a full record into those that became so in this run, and the others. */
export const splitGaps = ({ plan: { branch, decided } }: Publication) => {
  const { left: news, right: old } = RA.partition(({ slug, version, digest, state }: Gap) => {
    const former = branch.previous.versions.get(versionKey(slug, version));
    return former?.state === state && former.digest === digest;
  })(findGaps(decided.images));
  return { news, old };
};

const gapLine = (gaps: ReadonlyArray<Gap>): ReadonlyArray<string> => {
  const count = gaps.filter(({ state }) => state === 'unscanned').length;
  return count === 0
    ? []
    : [`- ❔ **${pluralize(count, 'version')} not scanned**: the folded list says which, and why`];
};

const formatRebuild =
  (addresses: Addresses) =>
  (each: Rebuild): string =>
    `${formatVersion(addresses, each)} (${formatSeverities(each.counts)}; ${formatNumber(each.counts.fixable)} fixable)`;

/** What to rebuild first: the versions with a fix for what became known to be exploited. */
const exploitedLine = ({ addresses, publication }: Advised): ReadonlyArray<string> => {
  const { newlyExploited } = publication.plan.decided;
  const fixable = newlyExploited.flatMap(({ fixes }) =>
    [...fixes].flatMap(([key, isFixable]) => (isFixable ? [key] : [])),
  );
  const versions = [...new Set(fixable)].map(parseVersionKey);
  const named = joinLimited(versions, MAX_IN_OVERVIEW, (each) => formatVersion(addresses, each));
  return versions.length === 0
    ? []
    : [
        `- 🚨 **Rebuild ${pluralize(versions.length, 'version')} first**, which ${versions.length === 1 ? 'has' : 'have'} a fix for what is exploited: ${named}`,
      ];
};

/** What changed in the list of rebuilds; all of it if nothing is known of the list before. */
const rebuildLine = ({ addresses, publication }: Advised): ReadonlyArray<string> => {
  const { branch, decided } = publication.plan;
  const { rebuilds } = decided;
  const former = findFormerRebuilds(branch.previous, decided.images);
  const keyOf = ({ slug, version }: Rebuild): VersionKey => versionKey(slug, version);
  const added = former ? rebuilds.filter((each) => !former.has(keyOf(each))) : rebuilds;
  const names = joinLimited(added, MAX_IN_OVERVIEW, formatRebuild(addresses));
  const needs = added.length === 1 ? 'needs' : 'need';
  const all = `${formatNumber(rebuilds.length)} in all`;
  if (former === undefined)
    return rebuilds.length === 0
      ? []
      : [
          `- 🔧 **${pluralize(rebuilds.length, 'version')} ${needs} a rebuild**, worst first: ${names}; the output ${code('needs-rebuild')} has all`,
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

/** A finished run, the addresses to link to, and the versions that lost or lack a full record since this run. */
export interface Advised extends SummaryInput {
  readonly addresses: Addresses;
  readonly gaps: ReturnType<typeof splitGaps>;
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
    ...exploitedLine(advised),
    ...rebuildLine(advised),
    ...followingChartsLine(publication),
    ...freshnessLines(addresses, publication.plan.decided.freshness),
    ...gapLine(gaps.news),
    ...warningLines(warnings),
  ];
  return lines.length === 0 ? [] : [['### What to do next', '', ...lines]];
};

const gapDetails = ({ publication, addresses, gaps: { news } }: Advised) => {
  const unused = findUnused(publication);
  const { versions } = publication.plan.branch.previous;
  const whyOf = ({ slug, version, digest, state, reasons }: Gap): string =>
    state === 'unscanned'
      ? explainUnscanned(versionKey(slug, version), digest, unused, versions)
      : reasons.map(({ why }) => why).join(', ');
  return detailsSection(
    `Not scanned, withheld or partial (${formatNumber(news.length)})`,
    tableHead(['Version', 'State', 'Why']),
    news,
    (gap) => tableRow([formatVersion(addresses, gap), STATES[gap.state], prose(whyOf(gap))]),
  );
};

/** The complete lists behind the overview. */
export const nextStepsDetails = (advised: Advised): ReadonlyArray<Section> => [
  ...staleDetails(advised.addresses, advised.publication.plan.decided.freshness),
  ...gapDetails(advised),
  ...detailsSection(
    `Warnings (${formatNumber(advised.warnings.length)})`,
    [],
    advised.warnings.length > MAX_IN_OVERVIEW ? advised.warnings : [],
    (each) => `- ${formatProblemMarkdown(each)}`,
    MANY_WARNINGS,
  ),
];
