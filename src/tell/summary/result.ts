import * as O from 'fp-ts/Option';
import { describeScans } from '../../decide/freshness';
import { type CatalogTotals, hasRecords } from '../../decide/totals';
import { headlineOf } from '../../derive/news/headline';
import type { ScanDiff, VersionChange } from '../../derive/news/scan-diff';
import { formatNumber, pluralize } from '../../domain/values/plural';
import { countChanges } from '../../previous/file-changes';
import type { Publication } from '../../publish/attempt';
import type { Check, Status } from '../../publish/preflight/check';
import { runDetails } from './about-run';
import { formatCatalogChanges } from './catalog-changes';
import { filesDetails, formatFileCounts } from './files';
import {
  type Addresses,
  formatChange,
  formatCve,
  formatProblemMarkdown,
  formatVersion,
  type SummaryInput,
  upperFirst,
} from './format';
import { code, link, prose, proseLinking, tableHead, tableRow } from './markdown';
import { findGaps, nextStepsDetails, nextStepsOverview } from './next-steps';
import { formatScanChanges } from './scan-changes';
import { detailsSection, type Section } from './sections';
import { describeFindings } from './totals';
import { versionDetails } from './versions';

const commitLink = (commit: string, { server, inputs }: SummaryInput): string =>
  link(code(commit.slice(0, 7)), `${server}/${inputs.repository}/commit/${commit}`);

/** The change of the branch, in one sentence. */
const formatCommit = (input: SummaryInput): string => {
  const { publication, inputs } = input;
  const { changes } = publication.plan;
  const branch = code(inputs.branch);
  const tip = O.toNullable(publication.tip);
  const files = countChanges(changes);
  const what = `${pluralize(files, 'file')} (${formatFileCounts(changes)})`;
  if (inputs.dryRun) {
    const at =
      tip === null
        ? `${branch} does not exist yet`
        : `${branch} stays at ${commitLink(tip, input)}`;
    return files > 0
      ? `Nothing was pushed: ${at}. Would change ${what}`
      : `Nothing was pushed: ${at}`;
  }
  if (tip === null) return `${branch} does not exist`;
  return files > 0
    ? `Commit ${commitLink(tip, input)} on ${branch}: ${what}`
    : `No commit: ${branch} stays at ${commitLink(tip, input)}`;
};

const COLUMNS: ReadonlyArray<readonly [keyof CatalogTotals, string]> = [
  ['images', 'Images'],
  ['scannedImages', 'Scanned'],
  ['charts', 'Charts'],
  ['findings', 'Findings'],
  ['fixable', 'Fixable'],
  ['critical', 'Critical'],
  ['high', 'High'],
  ['medium', 'Medium'],
  ['low', 'Low'],
  ['unknown', 'Unknown'],
];

/** Numbers that do not depend on scans; a change in them is neither good nor bad. */
const NEUTRAL: ReadonlySet<keyof CatalogTotals> = new Set(['images', 'scannedImages', 'charts']);

/** Numbers of findings are unknown without a record. */
const isKnown = (key: keyof CatalogTotals, totals: CatalogTotals): boolean =>
  NEUTRAL.has(key) || hasRecords(totals);

/** The changes of versions that leave it open whether a finding is gone: some of a partial scan, all of no scan. */
const UNPROVEN: ReadonlySet<VersionChange['kind']> = new Set(['partial', 'awaiting', 'gone']);

/** Whether a version may have lost findings that nobody repaired. */
const isUnproven = ({ kind, withdrawn }: VersionChange): boolean =>
  UNPROVEN.has(kind) || withdrawn.length > 0;

/** Marks more findings as bad. Fewer are good only if every version has a scan that could show them. */
const formatMovement = (
  key: keyof CatalogTotals,
  { before, after, versions }: ScanDiff,
): string => {
  if (before === undefined || !isKnown(key, before) || !isKnown(key, after)) return '';
  const change = after[key] - before[key];
  const text = formatChange(change);
  if (text === '' || NEUTRAL.has(key)) return text;
  if (change > 0) return `🔴 ${text}`;
  return versions.some(isUnproven) ? text : `🟢 ${text}`;
};

/** The findings and the scans behind them, in one line. */
const formatNumbers = ({ publication: { plan } }: SummaryInput, addresses: Addresses): string => {
  const { freshness } = plan.decided;
  const scans = describeScans(freshness, (each) => formatVersion(addresses, each));
  const findings = `**${upperFirst(describeFindings(plan.decided))}**`;
  return freshness.versions === 0 ? findings : `${findings} · ${scans}`;
};

/** The totals, and their changes since the last publish; nothing if no number changed. */
const totalsDetails = ({ differences }: SummaryInput): ReadonlyArray<Section> => {
  const { after, first } = differences;
  const changes = COLUMNS.map(([key]) => formatMovement(key, differences));
  const now = COLUMNS.map(([key]) =>
    isKnown(key, after) ? `**${formatNumber(after[key])}**` : '-',
  );
  const isChanged = changes.some((each) => each !== '');
  const rows = [['**Now**', ...now], ...(isChanged ? [['Change', ...changes]] : [])];
  return detailsSection(
    'Numbers',
    tableHead(['', ...COLUMNS.map(([, title]) => `${title}:`)]),
    isChanged || first ? rows : [],
    tableRow,
  );
};

const formatBaseline = ({
  differences: { first, before },
}: SummaryInput): ReadonlyArray<string> => {
  if (first) return ['', 'This is the first publish, so there is nothing to compare with.'];
  return before === undefined
    ? [
        '',
        'The published numbers were changed by something else, so there is nothing to compare with.',
      ]
    : [];
};

const formatLiveness = ({ liveness: { live, after } }: SummaryInput): ReadonlyArray<string> => {
  if (live === undefined) return [];
  return [
    '',
    live
      ? `🌐 The site serves this publish since ${formatNumber(after ?? 0)} s after the push.`
      : '🌐 **The site does not serve this publish yet.**',
  ];
};

const CVE_ID = /\bCVE-\d{4}-\d{4,}\b/g;

/** The failures; a CVE that one names is linked to the page. */
const formatFailures = ({ failures }: Publication, addresses: Addresses): ReadonlyArray<string> => {
  const linked = (text: string): string =>
    addresses.hasPage ? text.replace(CVE_ID, (id) => formatCve(addresses, id)) : text;
  return failures.length === 0
    ? []
    : ['', ...failures.map((each) => `- ❌ ${linked(formatProblemMarkdown(each))}`)];
};

const MARKS: Readonly<Record<Exclude<Status, 'problem'>, string>> = {
  ok: '✅',
  info: 'ℹ️',
  unknown: '❔',
};

/** One line of what is well or unknown, by name; the log has details. Problems have lines of their own. */
const formatChecks = ({ checks, settings }: SummaryInput): ReadonlyArray<string> => {
  if (checks.length === 0) return [];
  const of = (wanted: Status): ReadonlyArray<Check> =>
    checks.filter(({ status }) => status === wanted);
  const detailed = ({ name, detail }: Check): string =>
    `${name}: ${proseLinking(detail, settings)}`;
  const named = (status: 'ok' | 'unknown'): ReadonlyArray<string> => {
    const names = of(status).map(({ name }) => name);
    return names.length === 0 ? [] : [`${MARKS[status]} ${names.join(', ')}`];
  };
  return [
    '',
    [
      '**Preflight**',
      ...named('ok'),
      ...of('info').map((each) => `${MARKS.info} ${detailed(each)}`),
      ...named('unknown'),
    ].join(' · '),
    ...of('problem').map((each) => `- ❌ ${detailed(each)}`),
  ];
};

/** `commit · address · page`. */
const formatLinks = (input: SummaryInput, { hasPage }: Addresses): string => {
  const { address, missingPages } = input;
  const page = `${link('open the catalog', `${address}/`)}${missingPages === undefined ? '' : ' (404 until Pages is on)'}`;
  return [formatCommit(input), link(code(address), address), ...(hasPage ? [page] : [])].join(
    ' · ',
  );
};

/** The job summary of a run that was not stopped, as sections in order of interest. */
export const summarySections = (input: SummaryInput): ReadonlyArray<Section> => {
  const { publication, differences, inputs, address, settings } = input;
  const { plan } = publication;
  const addresses: Addresses = {
    api: address,
    hasPage: inputs.explorer && !(inputs.dryRun && differences.first),
    settings,
  };
  const catalogChanges = formatCatalogChanges(plan, addresses);
  const scanChanges = formatScanChanges(differences, plan.decided, addresses);
  const advised = { ...input, addresses, gaps: findGaps(publication) };
  return [
    [
      `## ${prose(headlineOf(plan, { ...inputs, failures: publication.failures }))}`,
      '',
      formatLinks(input, addresses),
      ...formatLiveness(input),
      ...formatFailures(publication, addresses),
      ...formatChecks(input),
      '',
      formatNumbers(input, addresses),
      ...formatBaseline(input),
    ],
    ...scanChanges.overview,
    ...catalogChanges.overview,
    ...nextStepsOverview(advised),
    ...totalsDetails(input),
    ...catalogChanges.details,
    ...scanChanges.details,
    ...versionDetails(
      differences.first ? [] : differences.versions,
      plan.decided.rebuilds,
      addresses,
    ),
    ...nextStepsDetails(advised),
    ...(inputs.dryRun ? filesDetails(plan.changes, differences.first) : []),
    ...runDetails(advised),
  ];
};
