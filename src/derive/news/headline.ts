import { type CatalogTotals, hasRecords } from '../../decide/totals';
import { type Severity, severityRank } from '../../domain/severity';
import { keyOfSeverity } from '../../domain/severity-counts';
import { printable } from '../../domain/values/escape';
import { formatNumber, joinLimited, pluralize } from '../../domain/values/plural';
import { versionKey } from '../../domain/version-key';
import { countChanges } from '../../previous/file-changes';
import type { Transition } from '../house/image-records';
import { catalogNews, MAX_NAMED, type News } from './catalog-news';
import { describeFix } from './exploited-fix';
import type { NewsFacts } from './news-facts';
import { isNameable, withoutCommands } from './safe-words';

const MAX_PARTS = 3;

const exploitedNews = ({ newlyExploited }: NewsFacts['decided']): ReadonlyArray<News> => {
  const [first, ...others] = newlyExploited;
  if (first === undefined) return [];
  const { id, severity, images } = first;
  const what =
    others.length === 0
      ? `${id} (${keyOfSeverity[severity]}, exploited) in ${pluralize(images, 'image')}`
      : `${pluralize(newlyExploited.length, 'exploited CVE')}: ${joinLimited(newlyExploited, MAX_NAMED, (each) => each.id)}`;
  return [{ mark: '🚨', text: `${what} · ${describeFix(newlyExploited)}` }];
};

const MARKS: Readonly<Record<Severity, string>> = {
  CRITICAL: '🔴',
  HIGH: '🟠',
  MEDIUM: '🟡',
  LOW: '🔵',
  UNKNOWN: '🔵',
};

/** The worst severity of each distinct CVE. */
const severities = (transitions: ReadonlyArray<Transition>): ReadonlyMap<string, Severity> => {
  const worst = new Map<string, Severity>();
  for (const { id, severity } of transitions) {
    const known = worst.get(id);
    if (known === undefined || severityRank(severity) < severityRank(known))
      worst.set(id, severity);
  }
  return worst;
};

const countImages = (transitions: ReadonlyArray<Transition>): string =>
  pluralize(new Set(transitions.map(({ slug }) => slug)).size, 'image');

/** What is new, but for those that were named before: the line says that there are more. */
const openedNews = (
  all: ReadonlyArray<Transition>,
  named: ReadonlySet<string>,
): ReadonlyArray<News> => {
  const opened = all.filter(({ id }) => !named.has(id));
  const isRest = opened.length < all.length;
  const cves = [...severities(opened)].sort(([, a], [, b]) => severityRank(a) - severityRank(b));
  const [first] = cves;
  if (first === undefined) return [];
  const [id, worst] = first;
  const number = cves.filter(([, severity]) => severity === worst).length;
  const word = keyOfSeverity[worst];
  const where = `in ${countImages(opened)}`;
  const text = (): string => {
    if (cves.length === 1 && isNameable(id))
      return `${id} (${word}) ${isRest ? 'also ' : ''}new ${where}`;
    const kind = isRest ? 'other new' : 'new';
    return number === cves.length
      ? `${pluralize(number, `${kind} ${word} CVE`)} ${where}`
      : `${pluralize(cves.length, `${kind} CVE`)} ${where}, ${formatNumber(number)} ${word}`;
  };
  return [{ mark: MARKS[worst], text: text() }];
};

/** Counts the distinct CVEs of a kind of transitions, and the images that they are of. */
const countedNews = (
  transitions: ReadonlyArray<Transition>,
  mark: string,
  what: string,
): ReadonlyArray<News> => {
  const cves = severities(transitions).size;
  return cves === 0
    ? []
    : [{ mark, text: `${pluralize(cves, 'CVE')} ${what} in ${countImages(transitions)}` }];
};

/** Counts what is no longer found in the same build. Nobody repaired it, so it is no good news. */
const withdrawnNews = (withdrawn: ReadonlyArray<Transition>): ReadonlyArray<News> => {
  const cves = severities(withdrawn).size;
  return cves === 0
    ? []
    : [{ mark: '⚪', text: `${pluralize(cves, 'CVE')} no longer reported (same image)` }];
};

/** The transitions of this run; of a first publish, everything is news. */
const transitionsOf = ({ branch, decided }: NewsFacts) => {
  const all = branch.previous.files.size === 0 ? [] : decided.transitions;
  return (kind: Transition['kind']): ReadonlyArray<Transition> =>
    all.filter((each) => each.kind === kind);
};

/** Versions that have a record and had none, and versions of which a scan proves less than before. */
const scanNews = ({ branch, decided }: NewsFacts): ReadonlyArray<News> => {
  const versions = decided.images.flatMap(({ slug, versions: all }) =>
    all.map(({ version, rollup, state }) => {
      const former = branch.previous.versions.get(versionKey(slug, version));
      const name = `${slug} ${version}`;
      return {
        name,
        isNew: rollup !== undefined && !former?.hasRecord,
        state,
        former: former?.state,
      };
    }),
  );
  const scanned = versions.filter(({ isNew }) => isNew).map(({ name }) => name);
  const begins = (wanted: 'withheld' | 'partial'): ReadonlyArray<News> => {
    const count = versions.filter(
      ({ state, former }) => state === wanted && former !== wanted,
    ).length;
    return count === 0 ? [] : [{ mark: '🌗', text: `${pluralize(count, 'version')} ${wanted}` }];
  };
  return [
    ...(scanned.length > 0
      ? [{ mark: '🔵', text: `${joinLimited(scanned, MAX_NAMED)} now scanned` }]
      : []),
    ...begins('withheld'),
    ...begins('partial'),
  ];
};

const staleNews = ({ manifestChoice, changes }: NewsFacts): ReadonlyArray<News> => {
  if (!manifestChoice.stale) return [];
  const added = countChanges(changes) > 0 ? 'scans added' : 'nothing added';
  return [{ mark: '⏪', text: `Older commit: ${added}, newer catalog kept` }];
};

/** `15 findings in newest versions, 3 with a fix · 1 open CVE only in other versions`. */
const describeState = ({ totals, inOlder }: NewsFacts['decided']): string => {
  if (!hasRecords(totals)) return 'nothing scanned yet';
  return `${countFindings(totals)}${describeOlder(inOlder)}`;
};

const countFindings = ({ findings, fixable }: CatalogTotals): string =>
  findings === 0
    ? 'no findings in newest versions'
    : `${pluralize(findings, 'finding')} in newest versions, ${formatNumber(fixable)} with a fix`;

/** ` · 1 open CVE only in other versions`: those that no newest version has; empty without one. */
export const describeOlder = (inOlder: number): string =>
  inOlder === 0 ? '' : ` · ${pluralize(inOlder, 'open CVE')} only in other versions`;

const findNews = (facts: NewsFacts): ReadonlyArray<News> => {
  const of = transitionsOf(facts);
  const exploited = new Set(facts.decided.newlyExploited.map(({ id }) => id));
  return [
    ...exploitedNews(facts.decided),
    ...openedNews(of('opened'), exploited),
    ...countedNews(of('closed'), '🟢', 'closed'),
    ...catalogNews(facts.catalogChanges),
    ...staleNews(facts),
    ...countedNews(of('fixable'), '🔧', 'with a fix now'),
    ...countedNews(of('suppressed'), '🔕', 'suppressed'),
    ...withdrawnNews(of('withdrawn')),
    ...scanNews(facts),
  ];
};

const describeRun = (facts: NewsFacts): ReadonlyArray<News> => {
  const { previous } = facts.branch;
  const state = describeState(facts.decided);
  const mark = hasRecords(facts.decided.totals) ? '✅' : '⚠️';
  if (previous.files.size === 0) {
    const first = `First publish: ${pluralize(facts.decided.totals.images, 'image')}`;
    return [...exploitedNews(facts.decided), { mark, text: `${first} · ${state}` }];
  }
  const news = findNews(facts);
  return news.length > 0 ? news : [{ mark, text: `Nothing new · ${state}` }];
};

/** How a run ended, as far as its headline says so. */
export interface Ending {
  readonly dryRun: boolean;
  readonly failed: boolean;
}

export const endingOf = (
  { failures }: { readonly failures: ReadonlyArray<unknown> },
  { dryRun }: Pick<Ending, 'dryRun'>,
): Ending => ({ dryRun, failed: failures.length > 0 });

/** Names come from reports and can be of any length. */
const MAX_LENGTH = 300;

const oneLine = (text: string): string => {
  const shown = withoutCommands(printable(text));
  return shown.length > MAX_LENGTH ? `${shown.slice(0, MAX_LENGTH).toWellFormed()}…` : shown;
};

/**
 * The news of a run in one line of plain text, worst first: the heading of the summary, the subject of the commit, and
 * the last line of the log. A quiet run says that there is nothing new.
 */
export const headlineOf = (facts: NewsFacts, { dryRun, failed }: Ending): string => {
  const news = describeRun(facts).slice(0, MAX_PARTS);
  const text = oneLine(news.map((each) => each.text).join(' · '));
  if (failed) return `❌ ${dryRun ? 'Dry run failed' : 'The step failed'} · ${text}`;
  return dryRun ? `🔎 Dry run · ${text}` : `${news[0]?.mark} ${text}`;
};
