import type { DecidedImage, DecidedVersion } from '../catalog/decide-image';
import type { Rebuild } from '../diff/totals';
import { type VersionKey, versionKey } from '../domain/version-key';
import { formatProblem, type Problem } from '../problem';
import type { Publication } from '../publish/attempt';
import { gapReason } from '../reports/scan';
import { nameOf } from './format';
import { code, count, counted, first, prose, row, tableHead } from './markdown';
import { type Folded, folded } from './sections';

/** What somebody has to do something about. */

const ON_SCREEN = 3;

/** A version that is not fully known, and why. */
interface Gap {
  readonly slug: string;
  readonly version: string;
  readonly state: 'not scanned' | 'withheld' | 'partial';
  readonly why: string;
}

type PublishedVersions = Publication['plan']['branch']['published']['versions'];

const whyUnscanned = (
  key: VersionKey,
  digest: string | null,
  contradicted: ReadonlySet<VersionKey>,
  published: PublishedVersions,
): string => {
  if (contradicted.has(key)) return 'its report was made for another digest';
  const former = published.get(key);
  if (former === undefined || !former.hasRecord) return 'no report yet';
  return former.digest === digest
    ? 'no report in this run, and the published scan was not to be kept'
    : 'no report of the new digest yet';
};

const gapOf = (
  slug: string,
  { version, digest, decision }: DecidedVersion,
  contradicted: ReadonlySet<VersionKey>,
  published: PublishedVersions,
): ReadonlyArray<Gap> => {
  if (decision.kind === 'unscanned') {
    const why = whyUnscanned(versionKey(slug, version), digest, contradicted, published);
    return [{ slug, version, state: 'not scanned', why }];
  }
  if (decision.kind === 'withheld') {
    const why = decision.why ?? 'no report since the one that proved nothing';
    return [{ slug, version, state: 'withheld', why }];
  }
  if (decision.kind === 'kept') {
    const why = 'so said the run that scanned it';
    return decision.published.state === 'partial' ? [{ slug, version, state: 'partial', why }] : [];
  }
  const [blind] = decision.outcome.blind;
  return blind === undefined
    ? []
    : [{ slug, version, state: 'partial', why: gapReason(blind.gaps) }];
};

export const gapsOf = ({
  plan: { branch, composed, matches },
}: Publication): ReadonlyArray<Gap> => {
  const contradicted = new Set(matches.contradictions.map(({ key }) => key));
  return composed.decided.flatMap(({ slug, versions }: DecidedImage) =>
    versions.flatMap((each) => gapOf(slug, each, contradicted, branch.published.versions)),
  );
};

const MARKS: Readonly<Record<Gap['state'], string>> = {
  'not scanned': '❔',
  withheld: '⛔',
  partial: '🌗',
};

const gapLine = (gaps: ReadonlyArray<Gap>, state: Gap['state']): ReadonlyArray<string> => {
  const these = gaps.filter((gap) => gap.state === state);
  if (these.length === 0) return [];
  const words = (gap: Gap): string => `${nameOf(gap)} (${prose(gap.why)})`;
  const what = `**${counted(these.length, 'version')} ${state}**`;
  return [`- ${MARKS[state]} ${what}: ${first(these, words, ON_SCREEN)}`];
};

const rebuildLine = (rebuilds: ReadonlyArray<Rebuild>): ReadonlyArray<string> => {
  if (rebuilds.length === 0) return [];
  const words = (each: Rebuild): string => `${nameOf(each)} (${count(each.fixable)} fixable)`;
  const needs = rebuilds.length === 1 ? 'needs' : 'need';
  const what = `**${counted(rebuilds.length, 'version')} ${needs} a rebuild**`;
  return [`- 🔧 ${what}, worst first: ${first(rebuilds, words, ON_SCREEN)}`];
};

const warningLines = (warnings: ReadonlyArray<Problem>): ReadonlyArray<string> =>
  warnings.length === 0
    ? []
    : [
        `- ⚠️ **${counted(warnings.length, 'warning')}**${warnings.length > ON_SCREEN ? ', the first of them' : ''}:`,
        ...warnings.slice(0, ON_SCREEN).map((each) => `  - ${problemText(each)}`),
      ];

/** A problem: its place as code, its message as text. */
export const problemText = ({ location, message }: Problem): string => {
  if (location === undefined) return prose(message);
  const where = formatProblem({ location, message: '' }).replace(/: $/, '');
  return `${code(where)} ${prose(message)}`;
};

/** On the first screen: what to rebuild, to scan and to look at. */
export const attentionOnScreen = (
  publication: Publication,
  gaps: ReadonlyArray<Gap>,
  warnings: ReadonlyArray<Problem>,
): ReadonlyArray<string> => {
  const lines = [
    ...rebuildLine(publication.totals.needsRebuild),
    ...gapLine(gaps, 'not scanned'),
    ...gapLine(gaps, 'withheld'),
    ...gapLine(gaps, 'partial'),
    ...warningLines(warnings),
  ];
  return lines.length === 0 ? [] : ['', '### What to do next', '', ...lines];
};

const rebuildsBelow = (rebuilds: ReadonlyArray<Rebuild>): Folded =>
  folded(
    `Needs a rebuild (${count(rebuilds.length)})`,
    tableHead(['Version', 'Fixable:', 'Image', 'Digest']),
    rebuilds,
    (each) =>
      row([
        nameOf(each),
        count(each.fixable),
        code(each.image),
        each.digest === null ? '' : code(each.digest),
      ]),
  );

const gapsBelow = (gaps: ReadonlyArray<Gap>): Folded =>
  folded(
    `Not scanned, withheld or partial (${count(gaps.length)})`,
    tableHead(['Version', 'State', 'Why']),
    gaps,
    (gap) => row([nameOf(gap), `${MARKS[gap.state]} ${gap.state}`, prose(gap.why)]),
  );

/** The whole lists, where the first screen shows only their beginning. */
export const attentionBelow = (
  { totals: { needsRebuild } }: Publication,
  gaps: ReadonlyArray<Gap>,
  warnings: ReadonlyArray<Problem>,
  notices: ReadonlyArray<string>,
): ReadonlyArray<Folded> => [
  rebuildsBelow(needsRebuild),
  gapsBelow(gaps),
  folded(
    `Warnings (${count(warnings.length)})`,
    [],
    warnings.length > ON_SCREEN ? warnings : [],
    (each) => `- ${problemText(each)}`,
  ),
  folded(`Notices (${count(notices.length)})`, [], notices, (each) => `- ${prose(each)}`),
];
