import { describeSilentReports } from '../../decide/silent-reports';
import { describeStatedBadges, describeStatedReferences } from '../../decide/stated-references';
import { describeEnds } from '../../decide/support';
import { describeUnnamed } from '../../decide/unnamed';
import type { Problem } from '../../domain/problem';
import { pluralize } from '../../domain/values/plural';
import type { Publication } from '../../publish/attempt';
import { fileLines } from './files';
import { formatProblemMarkdown, MAX_IN_OVERVIEW, type SummaryInput } from './format';
import { code, limitList, link, prose, proseLinking } from './markdown';

import { folded, type Section } from './sections';

const sourceLine = ({ publication: { plan }, inputs, server }: SummaryInput): string => {
  const { source, stale } = plan.manifestChoice;
  const { commit, repository } = source;
  const from =
    commit === null
      ? code(repository)
      : `${link(code(commit.slice(0, 7)), `${server}/${repository}/commit/${commit}`)} in ${code(repository)}`;
  return `- Manifest: ${code(inputs.manifest)}, as of ${from}${stale ? ' (the published manifest; this run’s is older)' : ''}`;
};

const factLine = (what: string, text: string | undefined): ReadonlyArray<string> =>
  text === undefined ? [] : [`- ${what}: ${prose(text)}`];

/** Shown if the catalog is new or changed. Otherwise an earlier summary has it. */
const statedLines = ({ plan }: Publication): ReadonlyArray<string> => {
  const { manifest } = plan.manifestChoice;
  return plan.branch.previous.catalog !== undefined && plan.catalogChanges.length === 0
    ? []
    : [
        ...factLine('Badges', describeStatedBadges(manifest)),
        ...factLine('References in the manifest', describeStatedReferences(manifest)),
      ];
};

const feedLine = ({ plan: { feedUrl } }: Publication): ReadonlyArray<string> =>
  feedUrl === undefined ? [] : [`- Feed: ${link(code(feedUrl), feedUrl)}`];

const packagesLines = ({ plan: { catalog, matches } }: Publication): ReadonlyArray<string> =>
  catalog.packages
    ? describeSilentReports(matches).map((text) => `- Packages: ${prose(text)}`)
    : [];

const nested = (title: string, items: ReadonlyArray<string>): ReadonlyArray<string> =>
  items.length === 0 ? [] : [`- ${title}:`, ...items.map((each) => `  - ${each}`)];

const MAX_WARNINGS = 20;

const moreWarnings = (warnings: ReadonlyArray<Problem>): ReadonlyArray<string> => {
  const more = warnings.slice(MAX_IN_OVERVIEW);
  const left = more.length > MAX_WARNINGS ? `, the first ${MAX_WARNINGS}; the log has all` : '';
  return nested(
    `${pluralize(more.length, 'more warning')}${left}`,
    more.slice(0, MAX_WARNINGS).map((each) => formatProblemMarkdown(each)),
  );
};

/** What is the same in most runs, or too long for the sections above. */
export const aboutRun = (input: SummaryInput): ReadonlyArray<Section> => {
  const { publication, inputs, settings, notices, warnings } = input;
  const { plan } = publication;
  const { catalog, decided, changes } = plan;
  return folded('About this run', [
    sourceLine(input),
    `- Published to: ${code(inputs.repository)}${inputs.destination.length > 0 ? `, folder ${code(inputs.destination.join('/'))}` : ''}`,
    ...factLine('Support', describeEnds(catalog, decided.dataDate)),
    ...factLine('Software', describeUnnamed(decided.unnamed)),
    ...statedLines(publication),
    ...feedLine(publication),
    ...packagesLines(publication),
    ...moreWarnings(warnings),
    ...(inputs.dryRun ? nested('Files', fileLines(changes)) : []),
    ...limitList(notices.map((each) => `- Notice: ${proseLinking(each, settings)}`)),
  ]);
};
