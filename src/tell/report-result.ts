import * as O from 'fp-ts/Option';
import type * as T from 'fp-ts/Task';
import { describeOutdated, describePlatforms } from '../decide/describe-coverage';
import {
  countMissed,
  countStale,
  describeScans,
  type Freshness,
  nameScans,
} from '../decide/freshness';
import { settleNotLive } from '../decide/gates/find-failures';
import { findWorstVersions } from '../decide/rebuilds';
import { headlineOf } from '../derive/news/headline';
import { diffScans, MAX_WORST, type ScanDiff, type VersionChange } from '../derive/news/scan-diff';
import type { ActionLog, Tone } from '../domain/log';
import type { Problem } from '../domain/problem';
import { pluralize } from '../domain/values/plural';
import { versionKey } from '../domain/version-key';
import { countChanges } from '../previous/file-changes';
import type { Publication } from '../publish/attempt';
import type { PublishPlan } from '../publish/plan';
import { summarizeChecks } from '../publish/preflight/check';
import { type MissingPages, type Pages, pagesChoice } from '../publish/preflight/pages-site';
import type { Inputs } from '../read/inputs/inputs';
import { collectOutputs, outputNotices } from './outputs';
import { apiUrl, needsPages, resolveSite, siteNotices } from './site-address';
import { formatSeverities, type SummaryInput } from './summary/format';
import { summarySections } from './summary/result';
import { describeFindings } from './summary/totals';
import { writeSummary } from './summary/write-summary';

/** A line of the log, and its tone. */
type LogLine = readonly [text: string, tone?: Tone | undefined];

/** The first lines, and the number of omitted ones. */
const limitLines = (
  lines: ReadonlyArray<LogLine>,
  limit: number,
  what: string,
): ReadonlyArray<LogLine> => {
  const more = lines.length - limit;
  return more > 0 ? [...lines.slice(0, limit), [`and ${more} more${what}`]] : lines;
};

const MAX_FILE_LINES = 200;

/** Lists the files that a dry run would change. */
const fileLines = ({ plan: { changes } }: Publication): ReadonlyArray<LogLine> => {
  const { added, modified, removed } = changes;
  const lines = [
    ...[...added.keys()].map((path): LogLine => [`+ ${path}`, 'good']),
    ...[...modified.keys()].map((path): LogLine => [`~ ${path}`, 'changed']),
    ...removed.map((path): LogLine => [`- ${path}`, 'bad']),
  ];
  return limitLines(lines, MAX_FILE_LINES, '');
};

const MAX_CHANGE_LINES = 10;

const TONES: Readonly<Partial<Record<VersionChange['kind'], Tone>>> = {
  worse: 'bad',
  better: 'good',
};

const changeLine = ({ kind, slug, version, before, after, ...cves }: VersionChange): LogLine => {
  const { opened, closed, withdrawn, suppressed } = cves;
  const more = [
    ...(withdrawn.length > 0 ? [`, ${withdrawn.length} no longer reported`] : []),
    ...(suppressed.length > 0 ? [`, ${suppressed.length} suppressed`] : []),
  ].join('');
  return [
    `${kind}: ${slug}/${version}, findings ${before?.total ?? 'none'} -> ${after?.total ?? 'none'}, CVEs ${opened.length} new, ${closed.length} closed${more}`,
    TONES[kind],
  ];
};

/** Lists the versions that got worse or better, or have fewer findings though nobody repaired them. */
const changeLines = ({ versions }: ScanDiff): ReadonlyArray<LogLine> => {
  const lines = versions
    .filter(({ kind }) => kind === 'withdrawn' || TONES[kind] !== undefined)
    .map(changeLine);
  return limitLines(lines, MAX_CHANGE_LINES, ' that are worse or better');
};

const MAX_EXPLOITED_LINES = 10;

/** Lists the vulnerabilities that became known to be exploited. */
const exploitedLines = ({ plan: { decided } }: Publication): ReadonlyArray<LogLine> => {
  const lines = decided.newlyExploited.map(
    ({ id, severity, images }): LogLine => [
      `known to be exploited: ${id} (${severity}) in ${pluralize(images, 'image')}`,
      'bad',
    ],
  );
  return limitLines(lines, MAX_EXPLOITED_LINES, ' that became known to be exploited');
};

/** Lists the versions with the worst findings, if they are others than before. */
const worstLines = (
  { plan: { decided } }: Publication,
  { isWorstChanged }: ScanDiff,
): ReadonlyArray<LogLine> => {
  if (!isWorstChanged) return [];
  const worst = findWorstVersions(decided.images).map(({ slug, version, counts }) => ({
    key: versionKey(slug, version),
    counts,
  }));
  if (worst.length === 0) return [];
  const shown = worst.slice(0, MAX_WORST);
  const width = Math.max(...shown.map(({ key }) => key.length));
  const lines = shown.map(
    ({ key, counts }): LogLine => [
      `  ${key.padEnd(width)}  ${formatSeverities(counts)} (${counts.fixable} fixable)`,
    ],
  );
  const more = worst.length - shown.length;
  return [
    [`versions with findings: ${worst.length}${more > 0 ? `, the ${shown.length} worst are` : ''}`],
    ...lines,
  ];
};

const formatVersionless = ({ images }: PublishPlan['decided']): string => {
  const without = images.filter(({ versions }) => versions.length === 0).length;
  return without > 0 ? `, ${without} without a version` : '';
};

const freshnessLines = (freshness: Freshness): ReadonlyArray<LogLine> => [
  [describeScans(freshness)],
  ...(freshness.missed.length > 0
    ? [[`${countMissed(freshness)}: ${nameScans(freshness.missed)}`, 'bad'] as const]
    : []),
  ...(freshness.stale.length > 0
    ? [[`${countStale(freshness)}: ${nameScans(freshness.stale)}`, 'bad'] as const]
    : []),
];

const coverageLines = ({ images }: PublishPlan['decided']): ReadonlyArray<LogLine> => {
  const [platforms, outdated] = [describePlatforms(images), describeOutdated(images)];
  return [
    ...(platforms === undefined ? [] : [[`platforms: ${platforms}`] as const]),
    ...(outdated === undefined ? [] : [[`vulnerability databases: ${outdated}`, 'bad'] as const]),
  ];
};

const totalLines = (
  { plan: { changes, decided }, tip }: Publication,
  inputs: Inputs,
): ReadonlyArray<LogLine> => {
  const { totals } = decided;
  const files = countChanges(changes);
  const change = `${changes.added.size} added, ${changes.modified.size} modified, ${changes.removed.length} removed`;
  const counted = pluralize(files, 'file');
  const done = inputs.dryRun ? `dry run: ${counted} would change` : `${counted} changed`;
  return [
    [
      `${pluralize(totals.images, 'image')} (${totals.scannedImages} scanned${formatVersionless(decided)}), ${pluralize(totals.charts, 'chart')}`,
    ],
    [
      `versions: ${totals.partial} partial, ${totals.withheld} withheld, ${totals.unscanned} unscanned`,
    ],
    ...coverageLines(decided),
    ...freshnessLines(decided.freshness),
    [describeFindings(decided)],
    [files === 0 ? 'nothing changed: no commit' : `${done}: ${change}`, 'heading'],
    ...(O.isSome(tip) ? [[`commit: ${tip.value}`] as const] : []),
  ];
};

const jekyllNotice = ({ plan: { branch } }: Publication): ReadonlyArray<string> =>
  branch.root.jekyll || branch.destination.jekyll
    ? [
        'found a _config.yml on the branch, so .nojekyll is not added: Jekyll builds the site, and omits versions whose names begin with _',
      ]
    : [];

/** What to do about Pages after a first publish. */
const SWITCH_ON: Readonly<Record<MissingPages, string>> = {
  off: 'now switch Pages on',
  forbidden:
    'the token may not ask whether Pages is on (it needs pages: read); if it is off, switch it on',
  unknown: 'GitHub does not say whether Pages is on; if it is off, switch it on',
};

/** The result to report; the stages have logged their warnings already. */
export type Ended = Pick<
  SummaryInput,
  'publication' | 'liveness' | 'inputs' | 'server' | 'warnings' | 'checks'
>;

/** What is left to say of a run: the problems that fail the step, and its news. */
export interface Reported {
  readonly failures: ReadonlyArray<Problem>;
  readonly headline: string;
}

/** Reports the result as notices, outputs, log and summary, except failures and the headline. */
export const reportResult =
  (
    ended: Ended,
    { log, pages }: { readonly log: ActionLog; readonly pages: Pages },
  ): T.Task<Reported> =>
  async () => {
    const { publication, liveness, inputs, server, checks } = ended;
    const { plan } = publication;
    const differences = diffScans(plan);
    const site = await resolveSite(inputs, plan.branch.cname, pages)();
    const address = apiUrl(site, inputs.destination);
    const notices = [
      ...plan.notices,
      ...jekyllNotice(publication),
      ...outputNotices(publication),
      ...(await siteNotices(inputs, server, site, pages)()),
      ...liveness.notices,
    ];
    for (const notice of notices) log.notice(notice);
    for (const [name, value] of collectOutputs(publication, address, liveness))
      log.setOutput(name, value);
    const lines = [
      ...(inputs.dryRun ? fileLines(publication) : []),
      ...exploitedLines(publication),
      ...changeLines(differences),
      ...worstLines(publication, differences),
      ...totalLines(publication, inputs),
    ];
    for (const [text, tone] of lines) log.info(text, tone);
    if (checks.length > 0) log.info(`preflight: ${summarizeChecks(checks)}`);
    log.info(address);
    const missingPages = await needsPages(inputs, differences.first, pages)();
    if (missingPages !== undefined)
      log.info(
        `${SWITCH_ON[missingPages]} at ${pages.settings}: ${pagesChoice(inputs.branch)}`,
        'heading',
      );
    const failures = [...publication.failures, ...settleNotLive(plan.gateFailures, liveness.live)];
    const settled: Publication = { ...publication, failures };
    const sections = summarySections({
      ...ended,
      publication: settled,
      differences,
      address,
      settings: pages.settings,
      missingPages,
      notices,
    });
    await writeSummary(sections, log)();
    return { failures, headline: headlineOf(plan, { ...inputs, failures }) };
  };
