import * as RA from 'fp-ts/ReadonlyArray';
import { FINDINGS } from '../../contract/findings';
import { countMissed } from '../../decide/freshness';
import type { Failure } from '../../decide/gates/find-failures';
import { type CatalogTotals, describeOlderCount, hasRecords } from '../../decide/totals';
import type { Severity } from '../../domain/severity';
import { keyOfSeverity } from '../../domain/severity-counts';
import { printable } from '../../domain/values/escape';
import { formatNumber, joinLimited, pluralize } from '../../domain/values/plural';
import { nameVersion, type VersionName, versionKey } from '../../domain/version-key';
import { countChanges } from '../../previous/file-changes';
import type { Transition } from '../house/image-records';
import { worstFirst } from '../house/order';
import type { NewlyExploited } from '../projections/newly-exploited';
import { catalogNews, MAX_NAMED, type News } from './catalog-news';
import { describeFix } from './exploited-fix';
import { isFirst, type NewsFacts } from './news-facts';
import { isNameable, withoutCommands } from './safe-words';

const MAX_PARTS = 3;

const exploitedNews = (newlyExploited: ReadonlyArray<NewlyExploited>): ReadonlyArray<News> => {
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

const countImages = (transitions: ReadonlyArray<Transition>): string =>
  pluralize(new Set(transitions.map(({ slug }) => slug)).size, 'image');

/** What is new, but for those that were named before: the line says that there are more. */
const openedNews = (
  all: ReadonlyArray<Transition>,
  named: ReadonlySet<string>,
): ReadonlyArray<News> => {
  const opened = all.filter(({ id }) => !named.has(id));
  const isRest = opened.length < all.length;
  const cves = worstFirst(opened);
  const [first] = cves;
  if (first === undefined) return [];
  const { id, severity: worst } = first;
  const number = cves.filter(({ severity }) => severity === worst).length;
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

/** The most CVEs that a part of a line names. */
const MAX_IDS = 3;

/** Names the distinct CVEs of a kind of transitions, or counts them if they are many, and counts the images. */
const countedNews = (
  transitions: ReadonlyArray<Transition>,
  mark: string,
  what: string,
): ReadonlyArray<News> => {
  const ids = worstFirst(transitions).map(({ id }) => id);
  const isNamed = ids.length <= MAX_IDS && ids.every(isNameable);
  const cves = isNamed ? ids.join(', ') : pluralize(ids.length, 'CVE');
  return ids.length === 0 ? [] : [{ mark, text: `${cves} ${what} in ${countImages(transitions)}` }];
};

/** Counts what is no longer found in the same build. Nobody repaired it, so it is no good news. */
const withdrawnNews = (withdrawn: ReadonlyArray<Transition>): ReadonlyArray<News> => {
  const cves = worstFirst(withdrawn).length;
  return cves === 0
    ? []
    : [{ mark: '⚪', text: `${pluralize(cves, 'CVE')} no longer reported (same image)` }];
};

/** The transitions of this run; of a first publish, everything is news. */
const transitionsOf = (facts: NewsFacts) => {
  const all = isFirst(facts) ? [] : facts.decided.transitions;
  return (kind: Transition['kind']): ReadonlyArray<Transition> =>
    all.filter((each) => each.kind === kind);
};

/** Versions that have a record and were published without one, and those of which a scan proves less than before. */
const scanNews = ({ branch, decided }: NewsFacts): ReadonlyArray<News> => {
  const versions = decided.images.flatMap(({ slug, versions: all }) =>
    all.map(({ version, rollup, state }) => {
      const former = branch.previous.versions.get(versionKey(slug, version));
      const isNew = rollup !== undefined && former?.hasRecord === false;
      return { slug, version, isNew, state, former: former?.state };
    }),
  );
  const hadRecord = ({ slug, version }: VersionName): boolean =>
    branch.previous.read(FINDINGS, slug)?.versions.some((each) => each.version === version) ===
    true;
  const { left: first, right: again } = RA.partition(hadRecord)(
    versions.filter(({ isNew }) => isNew),
  );
  const named = (these: ReadonlyArray<VersionName>, how: string): ReadonlyArray<News> =>
    these.length === 0
      ? []
      : [{ mark: '🔵', text: `${joinLimited(these, MAX_NAMED, nameVersion)} scanned ${how}` }];
  const begins = (wanted: 'withheld' | 'partial'): ReadonlyArray<News> => {
    const count = versions.filter(
      ({ state, former }) => state === wanted && former !== wanted,
    ).length;
    return count === 0 ? [] : [{ mark: '🌗', text: `${pluralize(count, 'version')} ${wanted}` }];
  };
  return [
    ...named(first, 'for the first time'),
    ...named(again, 'again'),
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

/** The news, but for that of the vulnerabilities that were `reported` before it. */
const findNews = (facts: NewsFacts, reported: ReadonlySet<string>): ReadonlyArray<News> => {
  const exploited = facts.decided.newlyExploited.filter(({ id }) => !reported.has(id));
  if (isFirst(facts)) return [...exploitedNews(exploited), firstNews(facts)];
  const of = transitionsOf(facts);
  const named = new Set([...reported, ...exploited.map(({ id }) => id)]);
  return [
    ...exploitedNews(exploited),
    ...openedNews(of('opened'), named),
    ...countedNews(of('closed'), '🟢', 'closed'),
    ...catalogNews(facts.catalogChanges),
    ...staleNews(facts),
    ...countedNews(of('fixable'), '🔧', 'with a fix now'),
    ...countedNews(of('suppressed'), '🔕', 'suppressed'),
    ...withdrawnNews(of('withdrawn')),
    ...scanNews(facts),
  ];
};

/** What there is to say without news. */
const stateNews = ({ decided }: NewsFacts, what: string): News => ({
  mark: hasRecords(decided.totals) ? '✅' : '⚠️',
  text: `${what} · ${describeState(decided)}`,
});

const nothingNew = (facts: NewsFacts): News => {
  const { freshness } = facts.decided;
  return freshness.missed.length === 0
    ? stateNews(facts, 'Nothing new')
    : { ...stateNews(facts, `Nothing new, but ${countMissed(freshness)}`), mark: '⏳' };
};

const firstNews = (facts: NewsFacts): News =>
  stateNews(facts, `First publish: ${pluralize(facts.decided.totals.images, 'image')}`);

/** Names come from reports and can be of any length. */
const MAX_LENGTH = 300;

const oneLine = (mark: string, parts: ReadonlyArray<string>): string => {
  const shown = withoutCommands(printable(parts.join(' · ')));
  return `${mark} ${shown.length > MAX_LENGTH ? `${shown.slice(0, MAX_LENGTH).toWellFormed()}…` : shown}`;
};

/** The texts of the news, and last, whether an image is counted by an older version. */
const textsOf = ({ decided }: NewsFacts, news: ReadonlyArray<News>): ReadonlyArray<string> => [
  ...news.slice(0, MAX_PARTS).map(({ text }) => text),
  ...describeOlderCount(decided.totals),
];

const newsOrState = (facts: NewsFacts): readonly [News, ...News[]] => {
  const [first = nothingNew(facts), ...others] = findNews(facts, new Set());
  return [first, ...others];
};

/**
 * The news of a run in one line of plain text, worst first: the subject of the commit. A quiet run says that there is
 * nothing new.
 */
export const newsLine = (facts: NewsFacts): string => {
  const news = newsOrState(facts);
  return oneLine(news[0].mark, textsOf(facts, news));
};

/** How a run ended, as far as its headline says so. */
export interface Ending {
  readonly dryRun: boolean;
  readonly failures: ReadonlyArray<Failure>;
}

/**
 * The news of a run as people read them: the heading of the summary, and the last line of the log. If the step fails,
 * the reasons are first, and the rest is what they do not say.
 */
export const headlineOf = (facts: NewsFacts, { dryRun, failures }: Ending): string => {
  const dry = dryRun ? ['Dry run'] : [];
  if (failures.length === 0)
    return dryRun
      ? oneLine('🔎', [...dry, ...textsOf(facts, newsOrState(facts))])
      : newsLine(facts);
  const reported = new Set<string>();
  const reasons = failures.flatMap(({ reason, ids }) => {
    const isRepeated = ids?.every((id) => reported.has(id)) === true;
    for (const id of ids ?? []) reported.add(id);
    return isRepeated ? [] : [reason];
  });
  return oneLine('❌', [
    ...dry,
    joinLimited(reasons, MAX_NAMED, String, ' · '),
    ...textsOf(facts, findNews(facts, reported)),
  ]);
};
