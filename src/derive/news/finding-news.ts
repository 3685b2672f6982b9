import type { Severity } from '../../domain/severity';
import { keyOfSeverity } from '../../domain/severity-counts';
import { formatNumber, joinLimited, pluralize } from '../../domain/values/plural';
import type { FindingEvent } from '../house/finding-event';
import { worstFirst } from '../order';
import type { NewlyExploited } from '../projections/newly-exploited';
import { MAX_IN_PART, type News } from './catalog-news';
import { describeFix } from './exploited-fix';
import { isNameable } from './safe-words';

/** Tells what became known to be exploited. It is news of scans alone if they opened all of it. */
export const exploitedNews = (
  newlyExploited: ReadonlyArray<NewlyExploited>,
  opened: ReadonlyArray<FindingEvent>,
): ReadonlyArray<News> => {
  const [first, ...others] = newlyExploited;
  if (first === undefined) return [];
  const { id, severity, images } = first;
  const what =
    others.length === 0
      ? `${id} (${keyOfSeverity[severity]}, exploited) in ${pluralize(images, 'image')}`
      : `${pluralize(newlyExploited.length, 'exploited CVE')}: ${joinLimited(newlyExploited, MAX_IN_PART, (each) => each.id)}`;
  const text = `${what} · ${describeFix(newlyExploited)}`;
  const versions = opened.filter((each) => newlyExploited.some((known) => known.id === each.id));
  const areOpened = newlyExploited.every((known) => versions.some((each) => each.id === known.id));
  return [areOpened ? { mark: '🚨', text, versions } : { mark: '🚨', text }];
};

export const SEVERITY_MARKS: Readonly<Record<Severity, string>> = {
  CRITICAL: '🔴',
  HIGH: '🟠',
  MEDIUM: '🟡',
  LOW: '🔵',
  UNKNOWN: '🔵',
};

const countImages = (events: ReadonlyArray<FindingEvent>): string =>
  pluralize(new Set(events.map(({ slug }) => slug)).size, 'image');

/** Tells what is new. Exploited ones (`named`) come earlier in the line, so the others are "also new" or "other". */
export const openedNews = (
  all: ReadonlyArray<FindingEvent>,
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
  return [{ mark: SEVERITY_MARKS[worst], text: text(), versions: opened }];
};

const MAX_NAMED_IDS = 3;

/** Names the distinct CVEs of some events, or counts them if they are many, and counts the images. */
export const countedNews = (
  events: ReadonlyArray<FindingEvent>,
  mark: string,
  what: string,
): ReadonlyArray<News> => {
  const ids = worstFirst(events).map(({ id }) => id);
  const isNamed = ids.length <= MAX_NAMED_IDS && ids.every(isNameable);
  const cves = isNamed ? ids.join(', ') : pluralize(ids.length, 'CVE');
  const text = `${cves} ${what} in ${countImages(events)}`;
  return ids.length === 0 ? [] : [{ mark, text, versions: events }];
};

/** Counts what is no longer found in the same build. It was not fixed, so this is not good news. */
export const withdrawnNews = (withdrawn: ReadonlyArray<FindingEvent>): ReadonlyArray<News> => {
  const cves = worstFirst(withdrawn).length;
  return cves === 0
    ? []
    : [
        {
          mark: '⚪',
          text: `${pluralize(cves, 'CVE')} no longer reported (same image)`,
          versions: withdrawn,
        },
      ];
};
