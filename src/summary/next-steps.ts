import type { DecidedImage, DecidedVersion } from '../catalog/decide-image';
import type { Rebuild } from '../catalog/rebuilds';
import { type VersionKey, versionKey } from '../domain/version-key';
import { formatProblem, type Problem } from '../problem';
import type { Publication } from '../publish/attempt';
import { describeGap } from '../reports/scan';
import { formatNumber, pluralize } from '../text/plural';
import { formatVersion } from './format';
import { code, joinFirst, prose, tableHead, tableRow } from './markdown';
import { type DetailsSection, detailsSection } from './sections';

/** What people should act on: rebuilds, missing scans and warnings. */

const MAX_IN_OVERVIEW = 3;

/** A version without a full record, and why. */
interface Gap {
  readonly slug: string;
  readonly version: string;
  readonly state: 'not scanned' | 'withheld' | 'partial';
  readonly why: string;
}

type PublishedVersions = Publication['plan']['branch']['published']['versions'];

const explainUnscanned = (
  key: VersionKey,
  digest: string | null,
  contradicted: ReadonlySet<VersionKey>,
  published: PublishedVersions,
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
  { version, digest, decision }: DecidedVersion,
  contradicted: ReadonlySet<VersionKey>,
  published: PublishedVersions,
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
  return decided.images.flatMap(({ slug, versions }: DecidedImage) =>
    versions.flatMap((each) => findGap(slug, each, contradicted, branch.published.versions)),
  );
};

const STATE_MARKS: Readonly<Record<Gap['state'], string>> = {
  'not scanned': '❔',
  withheld: '⛔',
  partial: '🌗',
};

const gapLine = (gaps: ReadonlyArray<Gap>, state: Gap['state']): ReadonlyArray<string> => {
  const these = gaps.filter((gap) => gap.state === state);
  if (these.length === 0) return [];
  const format = (gap: Gap): string => `${formatVersion(gap)} (${prose(gap.why)})`;
  const what = `**${pluralize(these.length, 'version')} ${state}**`;
  return [`- ${STATE_MARKS[state]} ${what}: ${joinFirst(these, format, MAX_IN_OVERVIEW)}`];
};

const rebuildLine = (rebuilds: ReadonlyArray<Rebuild>): ReadonlyArray<string> => {
  if (rebuilds.length === 0) return [];
  const format = (each: Rebuild): string =>
    `${formatVersion(each)} (${formatNumber(each.fixable)} fixable)`;
  const needs = rebuilds.length === 1 ? 'needs' : 'need';
  const what = `**${pluralize(rebuilds.length, 'version')} ${needs} a rebuild**`;
  return [`- 🔧 ${what}, worst first: ${joinFirst(rebuilds, format, MAX_IN_OVERVIEW)}`];
};

const warningLines = (warnings: ReadonlyArray<Problem>): ReadonlyArray<string> =>
  warnings.length === 0
    ? []
    : [
        `- ⚠️ **${pluralize(warnings.length, 'warning')}**${warnings.length > MAX_IN_OVERVIEW ? ', including' : ''}:`,
        ...warnings.slice(0, MAX_IN_OVERVIEW).map((each) => `  - ${problemMarkdown(each)}`),
      ];

/** A problem: its location as code, its message as text. */
export const problemMarkdown = ({ location, message }: Problem): string => {
  if (location === undefined) return prose(message);
  const where = formatProblem({ location, message: '' }).replace(/: $/, '');
  return `${code(where)} ${prose(message)}`;
};

/** The overview: the first of the versions to rebuild and to scan, and of the warnings. */
export const nextStepsOverview = (
  publication: Publication,
  gaps: ReadonlyArray<Gap>,
  warnings: ReadonlyArray<Problem>,
): ReadonlyArray<string> => {
  const lines = [
    ...rebuildLine(publication.plan.decided.rebuilds),
    ...gapLine(gaps, 'not scanned'),
    ...gapLine(gaps, 'withheld'),
    ...gapLine(gaps, 'partial'),
    ...warningLines(warnings),
  ];
  return lines.length === 0 ? [] : ['', '### What to do next', '', ...lines];
};

const rebuildDetails = (rebuilds: ReadonlyArray<Rebuild>): DetailsSection =>
  detailsSection(
    `Needs a rebuild (${formatNumber(rebuilds.length)})`,
    tableHead(['Version', 'Fixable:', 'Image', 'Digest']),
    rebuilds,
    (each) =>
      tableRow([
        formatVersion(each),
        formatNumber(each.fixable),
        code(each.image),
        each.digest === null ? '' : code(each.digest),
      ]),
  );

const gapDetails = (gaps: ReadonlyArray<Gap>): DetailsSection =>
  detailsSection(
    `Not scanned, withheld or partial (${formatNumber(gaps.length)})`,
    tableHead(['Version', 'State', 'Why']),
    gaps,
    (gap) =>
      tableRow([formatVersion(gap), `${STATE_MARKS[gap.state]} ${gap.state}`, prose(gap.why)]),
  );

/** The complete lists of what the overview shortens. */
export const nextStepsDetails = (
  { plan: { decided } }: Publication,
  gaps: ReadonlyArray<Gap>,
  warnings: ReadonlyArray<Problem>,
  notices: ReadonlyArray<string>,
): ReadonlyArray<DetailsSection> => [
  rebuildDetails(decided.rebuilds),
  gapDetails(gaps),
  detailsSection(
    `Warnings (${formatNumber(warnings.length)})`,
    [],
    warnings.length > MAX_IN_OVERVIEW ? warnings : [],
    (each) => `- ${problemMarkdown(each)}`,
  ),
  detailsSection(
    `Notices (${formatNumber(notices.length)})`,
    [],
    notices,
    (each) => `- ${prose(each)}`,
  ),
];
