import * as O from 'fp-ts/Option';
import { type Changes, countChanges } from '../branch/file-changes';

import type { CatalogTotals } from '../catalog/totals';
import type { ScanDiff } from '../diff/scan-diff';
import type { Inputs } from '../inputs/inputs';
import type { Check, Status } from '../preflight/check';
import type { Problem } from '../problem';
import type { Publication } from '../publish/attempt';
import { formatNumber, pluralize } from '../text/plural';
import { formatChange } from './format';
import { code, link, prose, tableHead, tableRow } from './markdown';
import { findGaps, nextStepsDetails, nextStepsOverview, problemMarkdown } from './next-steps';
import { scanChangesDetails, scanChangesOverview } from './scan-changes';
import { type DetailsSection, detailsSection, layOutSections } from './sections';

/** What the summary of a finished run is made of. */
export interface SummaryInput {
  readonly publication: Publication;
  readonly inputs: Inputs;
  /** Address of the git server, e.g. `https://github.com`. */
  readonly server: string;
  /** Address of the API. */
  readonly address: string;
  /** The preflight checks of a dry run; empty in other runs. */
  readonly checks: ReadonlyArray<Check>;
  readonly warnings: ReadonlyArray<Problem>;
  readonly notices: ReadonlyArray<string>;
}

const formatTitle = ({ plan: { changes }, failures }: Publication, { dryRun }: Inputs): string => {
  const files = countChanges(changes);
  if (failures.length > 0 && dryRun)
    return `❌ Dry run failed: would publish ${pluralize(files, 'file')}`;
  if (failures.length > 0)
    return files > 0 ? '❌ Catalog published, but the step failed' : '❌ The step failed';
  if (dryRun)
    return files > 0
      ? `🔎 Dry run: would publish ${pluralize(files, 'file')}`
      : '🔎 Dry run: would change nothing';
  return files > 0 ? '✅ Catalog published' : '✅ Catalog unchanged';
};

const formatFileCounts = ({ added, modified, removed }: Changes): string =>
  [
    ...(added.size > 0 ? [`${formatNumber(added.size)} added`] : []),
    ...(modified.size > 0 ? [`${formatNumber(modified.size)} modified`] : []),
    ...(removed.length > 0 ? [`${formatNumber(removed.length)} removed`] : []),
  ].join(', ');

const commitLink = (commit: string, { server, inputs }: SummaryInput): string =>
  link(code(commit.slice(0, 7)), `${server}/${inputs.repository}/commit/${commit}`);

/** What happened to the branch, in one sentence. */
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
  ['charts', 'Charts'],
  ['cves', 'CVEs'],
  ['fixable', 'Fixable'],
  ['critical', 'Critical'],
  ['high', 'High'],
  ['medium', 'Medium'],
  ['low', 'Low'],
  ['unknown', 'Unknown'],
];

/** More CVEs are bad and fewer are good; a change in images or charts is neutral. */
const formatMovement = (key: keyof CatalogTotals, change: number): string => {
  const text = formatChange(change);
  if (text === '' || key === 'images' || key === 'charts') return text;
  return `${change > 0 ? '🔴' : '🟢'} ${text}`;
};

/** The totals and their change since the last publish. */
const formatTotals = ({ before, after }: ScanDiff): ReadonlyArray<string> => {
  const changes = COLUMNS.map(([key]) =>
    before === undefined ? '' : formatMovement(key, after[key] - before[key]),
  );
  return [
    '',
    ...tableHead(['', ...COLUMNS.map(([, title]) => `${title}:`)]),
    tableRow(['**Now**', ...COLUMNS.map(([key]) => `**${formatNumber(after[key])}**`)]),
    ...(changes.some((each) => each !== '') ? [tableRow(['Change', ...changes])] : []),
  ];
};

const formatBaseline = ({ differences: { first, before } }: Publication): ReadonlyArray<string> => {
  if (first) return ['', 'This is the first publish, so there is nothing to compare with.'];
  return before === undefined
    ? [
        '',
        'The published numbers were changed by something else, so there is nothing to compare with.',
      ]
    : [];
};

const formatFailures = ({ failures }: Publication): ReadonlyArray<string> =>
  failures.length === 0 ? [] : ['', ...failures.map((each) => `- ❌ ${problemMarkdown(each)}`)];

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

const runDetails = ({ publication: { plan }, inputs, server }: SummaryInput): DetailsSection => {
  const { source, stale } = plan.manifestChoice;
  const { commit, repository } = source;
  const from =
    commit === null
      ? code(repository)
      : `${link(code(commit.slice(0, 7)), `${server}/${repository}/commit/${commit}`)} in ${code(repository)}`;
  return detailsSection(
    'About this run',
    [],
    [
      `- Manifest: ${code(inputs.manifest)}, as of ${from}${stale ? ' (the published manifest; this run’s is older)' : ''}`,
      `- Published to: ${code(inputs.repository)}, branch ${code(inputs.branch)}${inputs.destination.length > 0 ? `, folder ${code(inputs.destination.join('/'))}` : ''}`,
      `- Reports matched to a version: ${formatNumber(new Set([...plan.matches.byVersion.values()].flat()).size)}, unmatched: ${formatNumber(plan.matches.unmatched.length)}`,
    ],
    (line) => line,
  );
};

const MARKS: Readonly<Record<Status, string>> = { ok: '✅', problem: '❌', unknown: '❔' };

const formatChecks = ({ checks }: SummaryInput): ReadonlyArray<string> =>
  checks.length === 0
    ? []
    : [
        '',
        '**Preflight checks**',
        '',
        ...checks.map(({ name, status, detail }) => `- ${MARKS[status]} ${name}: ${prose(detail)}`),
      ];

/** The job summary of a run that was not stopped. */
export const formatSummary = (input: SummaryInput): string => {
  const { publication, inputs, address, warnings, notices } = input;
  const { differences } = publication;
  const gaps = findGaps(publication);
  return layOutSections(
    [
      `## ${formatTitle(publication, inputs)}`,
      '',
      `${formatCommit(input)} · ${link(code(address), address)}`,
      ...formatFailures(publication),
      ...formatChecks(input),
      ...formatTotals(differences),
      ...formatBaseline(publication),
      ...scanChangesOverview(differences),
      ...nextStepsOverview(publication, gaps, warnings),
    ],
    [
      scanChangesDetails(differences),
      ...nextStepsDetails(publication, gaps, warnings, notices),
      filesDetails(publication),
      runDetails(input),
    ],
  );
};
