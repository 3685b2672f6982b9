import { countMissed } from '../../decide/freshness';
import type { Failure } from '../../decide/gates/find-failures';
import { type CatalogTotals, describeOlderCount, hasRecords } from '../../decide/totals';
import { printable } from '../../domain/values/escape';
import { formatNumber, joinLimited, pluralize } from '../../domain/values/plural';
import { versionKey } from '../../domain/version-key';
import { countChanges } from '../../previous/file-changes';
import { type ChangeKind, type FindingEvent, ofChange } from '../house/finding-event';
import { catalogNews, MAX_IN_PART, type News } from './catalog-news';
import { countedNews, exploitedNews, openedNews, withdrawnNews } from './finding-news';
import { isFirst, type NewsFacts } from './news-facts';
import { withoutCommands } from './safe-words';
import { scanNews } from './scan-news';
import { findScannerChange, type ScannerChange } from './scanner-change';
import { findStillOpen, type StillOpen } from './still-open';

const MAX_PARTS = 3;

/** The events of this run by kind; none in a first publish, where everything is new. */
const eventsOf = (facts: NewsFacts) => {
  const all = isFirst(facts) ? [] : facts.decided.events;
  return (change: ChangeKind): ReadonlyArray<FindingEvent> => ofChange(all, change);
};

const staleNews = ({ manifestChoice, changes }: NewsFacts): ReadonlyArray<News> => {
  if (!manifestChoice.stale) return [];
  const added = countChanges(changes) > 0 ? 'scans added' : 'nothing added';
  return [{ mark: '⏪', text: `Older commit: ${added}, newer catalog kept` }];
};

/** `15 findings in newest versions, 3 with a fix · 1 open CVE only in other versions`. */
const describeState = ({ totals, inOlder }: NewsFacts['decided']): string => {
  if (!hasRecords(totals)) return 'nothing scanned yet';
  return [countFindings(totals), ...describeInOlder(inOlder)].join(' · ');
};

const countFindings = ({ findings, fixable }: CatalogTotals): string =>
  findings === 0
    ? 'no findings in newest versions'
    : `${pluralize(findings, 'finding')} in newest versions, ${formatNumber(fixable)} with a fix`;

/** `1 open CVE only in other versions`: what no newest version has. */
export const describeInOlder = (inOlder: number): ReadonlyArray<string> =>
  inOlder === 0 ? [] : [`${pluralize(inOlder, 'open CVE')} only in other versions`];

const findNews = (facts: NewsFacts): ReadonlyArray<News> => {
  const { newlyExploited } = facts.decided;
  const of = eventsOf(facts);
  const exploited = exploitedNews(newlyExploited, of('opened'));
  if (isFirst(facts)) return [...exploited, firstNews(facts)];
  const named = new Set(newlyExploited.map(({ id }) => id));
  return [
    ...exploited,
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

/** The mark of a run without news. */
const markOf = ({ totals, freshness }: NewsFacts['decided']): string => {
  if (freshness.missed.length > 0) return '⏳';
  return hasRecords(totals) ? '✅' : '⚠️';
};

const firstNews = ({ decided }: NewsFacts): News => ({
  mark: hasRecords(decided.totals) ? '✅' : '⚠️',
  text: `First publish: ${pluralize(decided.totals.images, 'image')}`,
});

/** The parts are in order, worst first. */
interface Line {
  readonly mark: string;
  readonly parts: ReadonlyArray<string>;
  readonly hasTotals: boolean;
}

/** What is still open, what was not scanned, and other news. What a gate `said` is left out. */
const stillOpenLine = (
  facts: NewsFacts,
  change: ScannerChange | undefined,
  open: StillOpen,
  news: ReadonlyArray<News>,
  said: ReadonlySet<string>,
): Line => {
  const { freshness } = facts.decided;
  return {
    mark: '🚨',
    parts: [
      ...(open.ids.every((id) => said.has(id)) ? [] : [open.text]),
      ...(change === undefined ? [] : [change.text]),
      ...(freshness.missed.length > 0 ? [countMissed(freshness)] : []),
      ...news.slice(0, MAX_PARTS).map(({ text }) => text),
    ],
    hasTotals: true,
  };
};

const quietLine = (facts: NewsFacts, change: ScannerChange | undefined): Line => {
  const { freshness } = facts.decided;
  const but = freshness.missed.length === 0 ? '' : `, but ${countMissed(freshness)}`;
  return {
    mark: markOf(facts.decided),
    parts: [...(change === undefined ? [] : [change.text]), `Nothing new${but}`],
    hasTotals: true,
  };
};

const newsParts = (
  change: ScannerChange | undefined,
  news: ReadonlyArray<News>,
): ReadonlyArray<string> => {
  const [first = '', ...others] = news.slice(0, MAX_PARTS).map(({ text }) => text);
  if (change === undefined) return [first, ...others];
  const isOfChange = news.every(({ versions }) =>
    versions?.every(({ slug, version }) => change.versions.has(versionKey(slug, version))),
  );
  return isOfChange ? [`${change.text}: ${first}`, ...others] : [change.text, first, ...others];
};

const lineOfNews = (facts: NewsFacts, said: ReadonlySet<string>): Line => {
  const news = findNews(facts);
  const change = findScannerChange(facts);
  const open = findStillOpen(facts);
  if (open !== undefined) return stillOpenLine(facts, change, open, news, said);
  const [first] = news;
  return first === undefined
    ? quietLine(facts, change)
    : { mark: first.mark, parts: newsParts(change, news), hasTotals: isFirst(facts) };
};

/** Adds the totals if the line has them, and says at the end whether an image is counted by an older version. */
const lineOf = (facts: NewsFacts, said: ReadonlySet<string> = new Set()): Line => {
  const { decided } = facts;
  const { mark, parts, hasTotals } = lineOfNews(facts, said);
  const totals = hasTotals ? [describeState(decided)] : [];
  return {
    mark,
    parts: [...parts, ...totals, ...describeOlderCount(decided.totals)],
    hasTotals: hasTotals && hasRecords(decided.totals),
  };
};

/** In UTF-16 units: names come from reports and can have any length. */
const MAX_LENGTH = 300;

/** A line of news as one text. */
export interface Headline {
  readonly text: string;
  /** Whether the text holds the totals of a catalog that has scan records. */
  readonly hasTotals: boolean;
}

const toHeadline = ({ mark, parts, hasTotals }: Line): Headline => {
  const whole = withoutCommands(printable(parts.join(' · ')));
  return whole.length > MAX_LENGTH
    ? { text: `${mark} ${whole.slice(0, MAX_LENGTH).toWellFormed()}…`, hasTotals: false }
    : { text: `${mark} ${whole}`, hasTotals };
};

/**
 * The news of a run in one line of plain text, worst first: the subject of the commit. A quiet run says what is still
 * open, or that nothing is new.
 */
export const newsLine = (facts: NewsFacts): string => toHeadline(lineOf(facts)).text;

export interface Ending {
  readonly dryRun: boolean;
  readonly failures: ReadonlyArray<Failure>;
}

/** Leaves out a failure whose vulnerabilities an earlier one names. */
const distinctReasons = (failures: ReadonlyArray<Failure>): ReadonlyArray<Failure> => {
  const reported = new Set<string>();
  return failures.filter(({ ids }) => {
    const isRepeated = ids?.every((id) => reported.has(id)) === true;
    for (const id of ids ?? []) reported.add(id);
    return !isRepeated;
  });
};

/**
 * The news of a run as people read them: the heading of the summary, and the last line of the log. If the step fails,
 * the reasons come first, and what they say is still open is not said again. The rest is the subject of the commit.
 */
export const headlineOf = (facts: NewsFacts, { dryRun, failures }: Ending): Headline => {
  const dry = dryRun ? ['Dry run'] : [];
  const reasons = distinctReasons(failures);
  const shown = reasons.slice(0, MAX_IN_PART).filter(({ isExploited }) => isExploited);
  const line = lineOf(facts, new Set(shown.flatMap(({ ids = [] }) => ids)));
  const why =
    reasons.length === 0 ? [] : [joinLimited(reasons, MAX_IN_PART, ({ reason }) => reason, ' · ')];
  const dryMark = dryRun ? '🔎' : line.mark;
  return toHeadline({
    mark: reasons.length > 0 ? '❌' : dryMark,
    parts: [...dry, ...why, ...line.parts],
    hasTotals: line.hasTotals,
  });
};
