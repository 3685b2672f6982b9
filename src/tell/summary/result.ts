import { describeScans } from '../../decide/freshness';
import { isFirst } from '../../derive/news/news-facts';
import { capitalize } from '../../domain/values/capitalize';
import { formatNumber, pluralize } from '../../domain/values/plural';
import { countChanges } from '../../previous/file-changes';
import type { Publication } from '../../publish/attempt';
import { aboutRun } from './about-run';
import { formatChanges } from './changes';
import { formatFileCounts } from './files';
import {
  type Addresses,
  formatCve,
  formatProblemMarkdown,
  formatVersion,
  type SummaryInput,
} from './format';
import { gapDetails, sortGaps } from './gaps';
import { code, link, prose } from './markdown';
import { nextSteps } from './next-steps';
import { joinBlocks, type Section } from './sections';
import { describeFindings, describeRest } from './totals';

const commitLink = (commit: string, { server, inputs }: SummaryInput): string =>
  link(code(commit.slice(0, 7)), `${server}/${inputs.repository}/commit/${commit}`);

const describePush = (input: SummaryInput): string => {
  const { publication, inputs } = input;
  const { tip, plan } = publication;
  const { changes } = plan;
  const branch = code(inputs.branch);
  const files = countChanges(changes);
  const what = `${pluralize(files, 'file')} (${formatFileCounts(changes)})`;
  if (inputs.dryRun) {
    const at =
      tip === undefined
        ? `${branch} does not exist yet`
        : `${branch} stays at ${commitLink(tip, input)}`;
    return files > 0
      ? `Nothing was pushed: ${at}. Would change ${what}`
      : `Nothing was pushed: ${at}`;
  }
  if (tip === undefined) return `${branch} does not exist`;
  return files > 0
    ? `Commit ${commitLink(tip, input)} on ${branch}: ${what}`
    : `No commit: ${branch} stays at ${commitLink(tip, input)}`;
};

/** The totals, or what the heading does not say of them, and the scans behind them. */
const formatNumbers = (
  { publication: { plan }, headline }: SummaryInput,
  addresses: Addresses,
): string => {
  const { decided } = plan;
  const { freshness } = decided;
  const counts = headline.hasTotals ? describeRest(decided) : describeFindings(decided);
  const shown = `**${capitalize(counts)}**`;
  const scans = describeScans(freshness, (each) => formatVersion(addresses, each));
  return freshness.versions === 0 ? shown : `${shown} · ${scans}`;
};

const formatLiveness = ({ liveness: { live, after } }: SummaryInput): ReadonlyArray<string> => {
  if (live === undefined) return [];
  return [
    live
      ? `🌐 The site served this publish ${formatNumber(after ?? 0)} s after the push.`
      : '🌐 **The site does not serve this publish yet.**',
  ];
};

const CVE_IDS = /\bCVE-\d{4}-\d{4,}\b/g;

/** Links the CVEs that a failure names. */
const formatFailures = ({ failures }: Publication, addresses: Addresses): ReadonlyArray<string> => {
  const linked = (text: string): string =>
    addresses.hasPage ? text.replace(CVE_IDS, (id) => formatCve(addresses, id)) : text;
  return failures.map((each) => `- ❌ ${linked(formatProblemMarkdown(each))}`);
};

/** `commit · address · page`. */
const formatLinks = (input: SummaryInput, { hasPage }: Addresses): string => {
  const { address, missingPages } = input;
  const page = `${link('open the catalog', `${address}/`)}${missingPages === undefined ? '' : ' (404 until Pages is on)'}`;
  return [describePush(input), link(code(address), address), ...(hasPage ? [page] : [])].join(
    ' · ',
  );
};

/** The job summary of a completed run, as sections in order of interest. */
export const summarySections = (input: SummaryInput): ReadonlyArray<Section> => {
  const { publication, headline, inputs, address } = input;
  const { plan } = publication;
  const hasPage = inputs.explorer && !(inputs.dryRun && isFirst(plan));
  const addresses: Addresses = { api: address, hasPage };
  const changes = formatChanges(plan, addresses);
  const gaps = sortGaps(publication);
  return [
    joinBlocks(
      [`## ${prose(headline.text)}`],
      [formatLinks(input, addresses)],
      formatLiveness(input),
      formatFailures(publication, addresses),
      [formatNumbers(input, addresses)],
    ),
    ...changes.shown,
    ...nextSteps(input, gaps, addresses),
    ...changes.more,
    ...gapDetails(publication, gaps, addresses),
    ...aboutRun(input),
  ];
};
