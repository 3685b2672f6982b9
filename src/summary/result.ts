import * as O from 'fp-ts/Option';
import { type CatalogTotals, hasRecords } from '../catalog/totals';
import type { Inputs } from '../inputs/inputs';
import type { Status } from '../preflight/check';
import type { Publication } from '../publish/attempt';
import { type Changes, countChanges } from '../published/file-changes';
import { formatNumber, pluralize } from '../values/plural';
import { runDetails } from './about-run';
import {
  type Addresses,
  formatChange,
  formatProblemMarkdown,
  type SummaryInput,
  upperFirst,
} from './format';
import { formatScans } from './freshness';
import { code, link, proseLinking, tableHead, tableRow } from './markdown';
import { formatExploited, newsDetails } from './news';
import { findGaps, nextStepsDetails, nextStepsOverview } from './next-steps';
import { formatScanChanges } from './scan-changes';
import type { ScanDiff } from './scan-diff';
import { type DetailsSection, detailsSection, layOutSections } from './sections';
import { describeFindings } from './totals';

const isUnscanned = ({ plan: { decided } }: Publication): boolean =>
  decided.totals.images > 0 && !hasRecords(decided.totals);

const formatTitle = (publication: Publication, { dryRun }: Inputs): string => {
  const { plan, failures } = publication;
  const { changes } = plan;
  const files = countChanges(changes);
  if (failures.length > 0 && dryRun)
    return `❌ Dry run failed: would publish ${pluralize(files, 'file')}`;
  if (failures.length > 0)
    return files > 0 ? '❌ Catalog published, but the step failed' : '❌ The step failed';
  if (dryRun)
    return files > 0
      ? `🔎 Dry run: would publish ${pluralize(files, 'file')}`
      : '🔎 Dry run: would change nothing';
  const done = files > 0 ? 'Catalog published' : 'Catalog unchanged';
  return isUnscanned(publication) ? `⚠️ ${done}, nothing scanned yet` : `✅ ${done}`;
};

const formatFileCounts = ({ added, modified, removed }: Changes): string =>
  [
    ...(added.size > 0 ? [`${formatNumber(added.size)} added`] : []),
    ...(modified.size > 0 ? [`${formatNumber(modified.size)} modified`] : []),
    ...(removed.length > 0 ? [`${formatNumber(removed.length)} removed`] : []),
  ].join(', ');

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

/**
 * Marks more findings as bad. Fewer are good only if every record could show them: a partial one may miss findings,
 * and one that is gone misses all.
 */
const formatMovement = (
  key: keyof CatalogTotals,
  { before, after, versions }: ScanDiff,
): string => {
  if (before === undefined || !isKnown(key, before) || !isKnown(key, after)) return '';
  const change = after[key] - before[key];
  const text = formatChange(change);
  if (text === '' || NEUTRAL.has(key)) return text;
  if (change > 0) return `🔴 ${text}`;
  return versions.some(({ kind }) => kind === 'partial' || kind === 'gone') ? text : `🟢 ${text}`;
};

/** The totals, and their changes since the last publish. */
const formatTotals = ({ publication, differences }: SummaryInput): ReadonlyArray<string> => {
  const { after } = differences;
  const changes = COLUMNS.map(([key]) => formatMovement(key, differences));
  const now = COLUMNS.map(([key]) =>
    isKnown(key, after) ? `**${formatNumber(after[key])}**` : '-',
  );
  return [
    '',
    `**${upperFirst(describeFindings(after, publication.plan.decided.cves))}**`,
    '',
    ...tableHead(['', ...COLUMNS.map(([, title]) => `${title}:`)]),
    tableRow(['**Now**', ...now]),
    ...(changes.some((each) => each !== '') ? [tableRow(['Change', ...changes])] : []),
  ];
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

const formatFailures = ({ failures }: Publication): ReadonlyArray<string> =>
  failures.length === 0
    ? []
    : ['', ...failures.map((each) => `- ❌ ${formatProblemMarkdown(each)}`)];

const filesDetails = ({ plan: { changes } }: Publication): DetailsSection => {
  const { added, modified, removed } = changes;
  const marked = (mark: string) => (path: string) => ({ mark, path });
  return detailsSection(
    `Files (${formatFileCounts(changes)})`,
    [],
    [
      ...[...added.keys()].map(marked('added')),
      ...[...modified.keys()].map(marked('modified')),
      ...removed.map(marked('removed')),
    ],
    ({ mark, path }) => `- ${mark} ${code(path)}`,
  );
};

const MARKS: Readonly<Record<Status, string>> = { ok: '✅', problem: '❌', unknown: '❔' };

const formatChecks = ({ checks, settings }: SummaryInput): ReadonlyArray<string> =>
  checks.length === 0
    ? []
    : [
        '',
        '**Preflight checks**',
        '',
        ...checks.map(
          ({ name, status, detail }) =>
            `- ${MARKS[status]} ${name}: ${proseLinking(detail, settings)}`,
        ),
      ];

/** The job summary of a run that was not stopped. */
export const formatSummary = (input: SummaryInput): string => {
  const { publication, differences, inputs, address, settings } = input;
  const addresses: Addresses = {
    api: address,
    hasPage: inputs.explorer && !(inputs.dryRun && differences.first),
    settings,
  };
  const scanChanges = formatScanChanges(differences, addresses);
  const advised = { ...input, addresses, gaps: findGaps(publication) };
  return layOutSections(
    [
      `## ${formatTitle(publication, inputs)}`,
      '',
      `${formatCommit(input)} · ${link(code(address), address)}${addresses.hasPage ? ` · ${link('open the catalog', `${address}/`)}` : ''}`,
      ...formatLiveness(input),
      ...formatFailures(publication),
      ...formatChecks(input),
      ...formatTotals(input),
      ...formatScans(addresses, publication.plan.decided.freshness),
      ...formatBaseline(input),
      ...formatExploited(publication.plan.decided.newlyExploited, addresses),
      ...scanChanges.overview,
      ...nextStepsOverview(advised),
    ],
    [
      ...scanChanges.details,
      ...newsDetails(publication.plan),
      ...nextStepsDetails(advised),
      filesDetails(publication),
      runDetails(input),
    ],
  );
};
