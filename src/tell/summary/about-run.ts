import { describeOutdated, describePlatforms } from '../../decide/describe-coverage';
import type { VersionStatus } from '../../decide/image-status';
import { describeSilentReports } from '../../decide/silent-reports';
import { describeStatedBadges, describeStatedReferences } from '../../decide/stated-references';
import { describeUnnamed } from '../../decide/unnamed';
import { formatNumber, pluralize } from '../../domain/values/plural';
import { versionKey } from '../../domain/version-key';
import type { Publication } from '../../publish/attempt';
import { describeMissingDigests } from '../../publish/missing-digests';
import type { SummaryInput } from './format';
import { code, link, prose } from './markdown';
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

/** What the scans cover, and what is stated only. */
const coverageLines = ({ plan }: Publication): ReadonlyArray<string> => {
  const { manifest } = plan.manifestChoice;
  const { images } = plan.decided;
  return [
    ...factLine('Platforms', describePlatforms(images)),
    ...factLine('Vulnerability databases', describeOutdated(images)),
    ...factLine('Digests', describeMissingDigests(plan.catalog, plan.matches)),
    ...factLine('Software', describeUnnamed(plan.decided.unnamed)),
    ...factLine('Badges', describeStatedBadges(manifest)),
    ...factLine('References in the manifest', describeStatedReferences(manifest)),
  ];
};

const feedLine = ({ plan: { feedUrl } }: Publication): ReadonlyArray<string> =>
  feedUrl === undefined ? [] : [`- Feed: ${link(code(feedUrl), feedUrl)}`];

/** Counts the versions that were partial or withheld before this run, and still are: it does not warn of them again. */
const gapsLine = ({ plan: { branch, decided } }: Publication): ReadonlyArray<string> => {
  const isOld = (slug: string, { version, state, digest }: VersionStatus): boolean => {
    const former = branch.previous.versions.get(versionKey(slug, version));
    const isGap = state === 'partial' || state === 'withheld';
    return isGap && former?.state === state && former.digest === digest;
  };
  const count = decided.images
    .flatMap(({ slug, versions }) => versions.map((each) => isOld(slug, each)))
    .filter(Boolean).length;
  return count === 0
    ? []
    : [`- Still partial or withheld, as before this run: ${pluralize(count, 'version')}`];
};

const packagesLines = ({ plan: { catalog, matches } }: Publication): ReadonlyArray<string> =>
  catalog.packages
    ? describeSilentReports(matches).map((text) => `- Packages: ${prose(text)}`)
    : [];

export const runDetails = (input: SummaryInput): ReadonlyArray<Section> => {
  const { publication, inputs } = input;
  const { byVersion, unmatched } = publication.plan.matches;
  return detailsSection(
    'About this run',
    [],
    [
      sourceLine(input),
      `- Published to: ${code(inputs.repository)}, branch ${code(inputs.branch)}${inputs.destination.length > 0 ? `, folder ${code(inputs.destination.join('/'))}` : ''}`,
      `- Reports matched to a version: ${formatNumber(new Set([...byVersion.values()].flat()).size)}, unmatched: ${formatNumber(unmatched.length)}`,
      ...gapsLine(publication),
      ...coverageLines(publication),
      ...feedLine(publication),
      ...packagesLines(publication),
    ],
    (line) => line,
  );
};
