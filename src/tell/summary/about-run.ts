import { describeSilentReports } from '../../decide/silent-reports';
import { describeStatedBadges, describeStatedReferences } from '../../decide/stated-references';
import { describeEnds } from '../../decide/support';
import { describeUnnamed } from '../../decide/unnamed';
import type { Publication } from '../../publish/attempt';
import type { SummaryInput } from './format';
import { code, link, prose, proseLinking } from './markdown';
import { type Advised, oldGapsLine } from './next-steps';
import { isUrgent } from './rebuild-lines';
import { detailsSection, type Section } from './sections';

/** What a run was made of, and what is the same in every run: the place of facts that are no news. */

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

/** What the manifest states, where the catalog is new or changed: an earlier summary has it otherwise. */
const statedLines = ({ plan }: Publication): ReadonlyArray<string> => {
  const { manifest } = plan.manifestChoice;
  return plan.branch.previous.catalog !== undefined && plan.catalogChanges.length === 0
    ? []
    : [
        ...factLine('Badges', describeStatedBadges(manifest)),
        ...factLine('References in the manifest', describeStatedReferences(manifest)),
      ];
};

/** What the scans do not tell of. */
const coverageLines = ({ plan }: Publication): ReadonlyArray<string> => {
  const { dataDate } = plan.decided;
  return [
    ...factLine('Support', describeEnds(plan.catalog, dataDate)),
    ...factLine('Software', describeUnnamed(plan.decided.unnamed)),
  ];
};

const feedLine = ({ plan: { feedUrl } }: Publication): ReadonlyArray<string> =>
  feedUrl === undefined ? [] : [`- Feed: ${link(code(feedUrl), feedUrl)}`];

const packagesLines = ({ plan: { catalog, matches } }: Publication): ReadonlyArray<string> =>
  catalog.packages
    ? describeSilentReports(matches).map((text) => `- Packages: ${prose(text)}`)
    : [];

export const runDetails = (input: Advised): ReadonlyArray<Section> => {
  const { publication, inputs, addresses, gaps, notices } = input;
  return detailsSection(
    'About this run',
    [],
    [
      sourceLine(input),
      `- Published to: ${code(inputs.repository)}, branch ${code(inputs.branch)}${inputs.destination.length > 0 ? `, folder ${code(inputs.destination.join('/'))}` : ''}`,
      ...(isUrgent(publication) ? [] : oldGapsLine(gaps)),
      ...coverageLines(publication),
      ...statedLines(publication),
      ...feedLine(publication),
      ...packagesLines(publication),
      ...notices.map((each) => `- Notice: ${proseLinking(each, addresses.settings)}`),
    ],
    (line) => line,
  );
};
