import * as RA from 'fp-ts/ReadonlyArray';
import { findGaps, type Gap } from '../../decide/incomplete';
import { isFirst } from '../../derive/news/news-facts';
import type { Problem } from '../../domain/problem';
import { formatNumber, pluralize } from '../../domain/values/plural';
import { type VersionKey, versionKey } from '../../domain/version-key';
import type { Previous } from '../../previous/previous';
import type { Publication } from '../../publish/attempt';
import type { MissingPages } from '../../publish/preflight/pages-site';
import { followingChartsLine } from './chart-lines';
import { type Addresses, formatProblemMarkdown, formatVersion, type SummaryInput } from './format';
import { freshnessLines, staleDetails } from './freshness';
import { code, link, prose, tableHead, tableRow } from './markdown';
import { exploitedLine, isUrgent, MAX_IN_OVERVIEW, rebuildLine } from './rebuild-lines';
import { detailsSection, type Section } from './sections';

/** What to act on: rebuilds, old and missing scans, and warnings. */

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

/** Whether the line names the new versions without a scan; the folded list has them otherwise. */
const areFew = (unscanned: ReadonlyArray<Gap>): boolean => unscanned.length <= MAX_IN_OVERVIEW;

const isUnscanned = ({ state }: Gap): boolean => state === 'unscanned';

/** Why a version has no full record. */
const explainGap = ({ publication }: Advised): ((gap: Gap) => string) => {
  const unused = findUnused(publication);
  const { versions } = publication.plan.branch.previous;
  return ({ slug, version, digest, state, reasons }) =>
    state === 'unscanned'
      ? explainUnscanned(versionKey(slug, version), digest, unused, versions)
      : reasons.map(({ why }) => why).join(', ');
};

/** The versions without a scan that are new; where something must be done all the same, the old gaps too. */
const gapLines = (advised: Advised): ReadonlyArray<string> => {
  const { publication, addresses, gaps } = advised;
  const unscanned = gaps.news.filter(isUnscanned);
  const whyOf = explainGap(advised);
  const noun = isFirst(publication.plan) ? 'version' : 'more version';
  const which = areFew(unscanned)
    ? unscanned.map((gap) => `${formatVersion(addresses, gap)} (${prose(whyOf(gap))})`).join(', ')
    : 'the folded list says which, and why';
  return [
    ...(unscanned.length === 0
      ? []
      : [`- ❔ **${pluralize(unscanned.length, noun)} not scanned**: ${which}`]),
    ...(isUrgent(publication) ? oldGapsLine(gaps) : []),
  ];
};

/** The versions that were without a full record before this run, and still are. */
export const oldGapsLine = ({ old }: Advised['gaps']): ReadonlyArray<string> =>
  old.length === 0
    ? []
    : [
        `- Still not scanned, withheld or partial, as before this run: ${pluralize(old.length, 'version')}; the folded list says which, and why`,
      ];

/** The statements that have no effect: what they say does not count. */
const statementLines = ({ publication: { plan } }: Advised): ReadonlyArray<string> =>
  plan.decided.unapplied.map((each) => `- 📝 ${prose(each)}`);

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
  const { publication, addresses, warnings } = advised;
  const lines = [
    ...pagesLine(advised),
    ...exploitedLine(advised),
    ...rebuildLine(advised),
    ...followingChartsLine(publication),
    ...freshnessLines(addresses, publication.plan.decided.freshness),
    ...gapLines(advised),
    ...statementLines(advised),
    ...warningLines(warnings),
  ];
  return lines.length === 0 ? [] : [['### What to do next', '', ...lines]];
};

const gapDetails = (advised: Advised) => {
  const { addresses, gaps } = advised;
  const whyOf = explainGap(advised);
  const isNamed = areFew(gaps.news.filter(isUnscanned));
  const listed = [...gaps.news.filter((gap) => !(isNamed && isUnscanned(gap))), ...gaps.old];
  return detailsSection(
    `Not scanned, withheld or partial (${formatNumber(listed.length)})`,
    tableHead(['Version', 'State', 'Why']),
    listed,
    (gap) => tableRow([formatVersion(addresses, gap), STATES[gap.state], prose(whyOf(gap))]),
  );
};

/** The complete lists behind the overview, without what it names. */
export const nextStepsDetails = (advised: Advised): ReadonlyArray<Section> => {
  const more = advised.warnings.slice(MAX_IN_OVERVIEW);
  return [
    ...staleDetails(advised.addresses, advised.publication.plan.decided.freshness),
    ...gapDetails(advised),
    ...detailsSection(
      pluralize(more.length, 'more warning'),
      [],
      more,
      (each) => `- ${formatProblemMarkdown(each)}`,
      MANY_WARNINGS,
    ),
  ];
};
