import type { VersionStatus } from '../catalog/image-status';
import type { Rebuild } from '../catalog/rebuilds';
import { type VersionKey, versionKey } from '../domain/version-key';
import type { MissingPages } from '../preflight/pages-site';
import type { Problem } from '../problem';
import type { Publication } from '../publish/attempt';
import type { Published } from '../published/published';
import { describeGap } from '../reports/scan';
import { formatNumber, joinLimited, pluralize } from '../values/plural';
import {
  type Addresses,
  formatDigest,
  formatProblemMarkdown,
  formatSeverities,
  formatVersion,
  type SummaryInput,
} from './format';
import { staleDetails, staleLine } from './freshness';
import { code, link, prose, proseLinking, tableHead, tableRow } from './markdown';
import { type DetailsSection, detailsSection } from './sections';

/** What to act on: rebuilds, old and missing scans, and warnings. */

const MAX_IN_OVERVIEW = 3;

/** A version without a full record, and why. */
interface Gap {
  readonly slug: string;
  readonly version: string;
  readonly state: 'not scanned' | 'withheld' | 'partial';
  readonly why: string;
}

const explainUnscanned = (
  key: VersionKey,
  digest: string | null,
  contradicted: ReadonlySet<VersionKey>,
  published: Published['versions'],
): string => {
  if (contradicted.has(key)) return 'its report is for another digest';
  const former = published.get(key);
  if (former === undefined || !former.hasRecord) return 'no report yet';
  return former.digest === digest
    ? 'no report in this run, and carry-forward is off'
    : 'no report for the new digest yet';
};

const findGap = (
  slug: string,
  { version, digest, decision }: VersionStatus,
  contradicted: ReadonlySet<VersionKey>,
  published: Published['versions'],
): ReadonlyArray<Gap> => {
  if (decision.kind === 'unscanned') {
    const why = explainUnscanned(versionKey(slug, version), digest, contradicted, published);
    return [{ slug, version, state: 'not scanned', why }];
  }
  if (decision.kind === 'withheld') {
    const why = decision.why ?? 'no report since the one that proves nothing';
    return [{ slug, version, state: 'withheld', why }];
  }
  if (decision.kind === 'kept') {
    const why = 'reported by the run that scanned it';
    return decision.published.state === 'partial' ? [{ slug, version, state: 'partial', why }] : [];
  }
  const [first] = decision.outcome.incomplete;
  return first === undefined
    ? []
    : [{ slug, version, state: 'partial', why: describeGap(first.gaps) }];
};

export const findGaps = ({
  plan: { branch, decided, matches },
}: Publication): ReadonlyArray<Gap> => {
  const contradicted = new Set(matches.contradictions.map(({ key }) => key));
  return decided.images.flatMap(({ slug, versions }) =>
    versions.flatMap((each) => findGap(slug, each, contradicted, branch.published.versions)),
  );
};

const STATE_MARKS: Readonly<Record<Gap['state'], string>> = {
  'not scanned': '❔',
  withheld: '⛔',
  partial: '🌗',
};

const gapLine = (
  addresses: Addresses,
  gaps: ReadonlyArray<Gap>,
  state: Gap['state'],
): ReadonlyArray<string> => {
  const these = gaps.filter((gap) => gap.state === state);
  if (these.length === 0) return [];
  const format = (gap: Gap): string => `${formatVersion(addresses, gap)} (${prose(gap.why)})`;
  const what = `**${pluralize(these.length, 'version')} ${state}**`;
  return [`- ${STATE_MARKS[state]} ${what}: ${joinLimited(these, MAX_IN_OVERVIEW, format)}`];
};

const rebuildLine = (
  addresses: Addresses,
  rebuilds: ReadonlyArray<Rebuild>,
): ReadonlyArray<string> => {
  if (rebuilds.length === 0) return [];
  const format = (each: Rebuild): string =>
    `${formatVersion(addresses, each)} (${formatSeverities(each.counts)}; ${formatNumber(each.counts.fixable)} fixable)`;
  const needs = rebuilds.length === 1 ? 'needs' : 'need';
  const what = `**${pluralize(rebuilds.length, 'version')} ${needs} a rebuild**`;
  return [`- 🔧 ${what}, worst first: ${joinLimited(rebuilds, MAX_IN_OVERVIEW, format)}`];
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
export const nextStepsOverview = (advised: Advised): ReadonlyArray<string> => {
  const { publication, addresses, gaps, warnings } = advised;
  const lines = [
    ...pagesLine(advised),
    ...rebuildLine(addresses, publication.plan.decided.rebuilds),
    ...staleLine(addresses, publication.plan.decided.freshness),
    ...gapLine(addresses, gaps, 'not scanned'),
    ...gapLine(addresses, gaps, 'withheld'),
    ...gapLine(addresses, gaps, 'partial'),
    ...warningLines(warnings),
  ];
  return lines.length === 0 ? [] : ['', '### What to do next', '', ...lines];
};

const rebuildDetails = (addresses: Addresses, rebuilds: ReadonlyArray<Rebuild>): DetailsSection =>
  detailsSection(
    `Needs a rebuild (${formatNumber(rebuilds.length)})`,
    tableHead(['Version', 'By severity', 'Fixable:', 'Image', 'Digest']),
    rebuilds,
    (each) =>
      tableRow([
        formatVersion(addresses, each),
        formatSeverities(each.counts),
        formatNumber(each.counts.fixable),
        code(each.image),
        formatDigest(each),
      ]),
  );

const gapDetails = (addresses: Addresses, gaps: ReadonlyArray<Gap>): DetailsSection =>
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
}: Advised): ReadonlyArray<DetailsSection> => [
  rebuildDetails(addresses, publication.plan.decided.rebuilds),
  staleDetails(addresses, publication.plan.decided.freshness),
  gapDetails(addresses, gaps),
  detailsSection(
    `Warnings (${formatNumber(warnings.length)})`,
    [],
    warnings.length > MAX_IN_OVERVIEW ? warnings : [],
    (each) => `- ${formatProblemMarkdown(each)}`,
  ),
  detailsSection(
    `Notices (${formatNumber(notices.length)})`,
    [],
    notices,
    (each) => `- ${proseLinking(each, addresses.settings)}`,
  ),
];
