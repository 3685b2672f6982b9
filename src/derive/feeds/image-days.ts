import type { ClosedFinding, ImageFindings } from '../../contract/findings';
import type { ImageReleases } from '../../contract/releases';
import { dayOf, startOf } from '../../domain/instant';
import { worstOf } from '../../domain/severity';
import { compareText, firstText } from '../../domain/values/compare';
import { type Group, groupBy } from '../../domain/values/group-by';
import type { Rated } from '../house/order';

/** Something that happened in a version. */
export interface ImageFact {
  readonly kind: 'exploited' | 'opened' | 'rebuilt' | EndKind | 'added';
  /** The vulnerability; null of a build. */
  readonly cve: Rated | null;
  readonly version: string;
  /** RFC 3339 in UTC. */
  readonly date: string;
}
type EndKind = 'closed' | 'withdrawn' | 'suppressed';

/** What an image remembers of a day in UTC. */
export type ImageDay = readonly [day: string, facts: Group<ImageFact>];

/** A time in which a version had a vulnerability; `reason` is null while it has. */
type Stay = Omit<ClosedFinding, 'reason'> & { readonly reason: ClosedFinding['reason'] | null };

const staysOf = ({ open, closed }: ImageFindings): ReadonlyArray<Stay> => [
  ...open.flatMap(({ id, versions }) =>
    versions.map((own) => ({ ...own, id, until: null, reason: null })),
  ),
  ...closed,
];

const endOf = (reason: ClosedFinding['reason']): EndKind =>
  reason === 'withdrawn' || reason === 'suppressed' ? reason : 'closed';

/** What was found after the first record of a version, and what is gone from a version that stays. */
function* changesOf(stays: ReadonlyArray<Stay>, { versions }: ImageFindings): Generator<ImageFact> {
  const firsts = new Map(versions.map(({ version, first }) => [version, first]));
  for (const { id, version, severity, since, until, reason } of stays) {
    if (reason === 'removed') continue;
    const own = { cve: { id, severity }, version };
    if (since !== null && firsts.has(version) && firsts.get(version) !== since)
      yield { ...own, kind: 'opened', date: since };
    if (reason !== null && until !== null) yield { ...own, kind: endOf(reason), date: until };
  }
}

/** What the image has, or had when it was added to the KEV catalog or later; on that day, or when it came. */
function* exploitedOf(
  stays: ReadonlyArray<Stay>,
  exploited: ReadonlyMap<string, string>,
): Generator<ImageFact> {
  const known = stays.filter(({ id }) => exploited.has(id));
  for (const [id, own] of groupBy(known, (stay) => stay.id)) {
    const added = startOf(exploited.get(id) ?? '');
    const had = own.filter(({ until, reason }) => reason === null || (until ?? '') >= added);
    const first = firstText(had.map(({ since }) => since)) ?? added;
    const date = first > added ? first : added;
    for (const { version, since } of had)
      if (since !== null)
        yield { kind: 'exploited', cve: { id, severity: worstOf(own) }, version, date };
  }
}

function* buildsOf({ releases }: ImageReleases): Generator<ImageFact> {
  for (const { version, former, since } of releases) {
    for (const { until } of former)
      if (until !== null) yield { kind: 'rebuilt', cve: null, version, date: until };
    if (former.length === 0 && since !== undefined)
      yield { kind: 'added', cve: null, version, date: since };
  }
}

/**
 * The days of which the documents of an image say something, newest first. `exploited` has the day on which each exploited
 * id was added to the KEV catalog. What has no date counts for nothing.
 */
export const imageDays = (
  findings: ImageFindings | undefined,
  releases: ImageReleases,
  exploited: ReadonlyMap<string, string>,
): ReadonlyArray<ImageDay> => {
  const stays = findings === undefined ? [] : staysOf(findings);
  const found = findings === undefined ? [] : changesOf(stays, findings);
  const facts = [...exploitedOf(stays, exploited), ...found, ...buildsOf(releases)];
  return [...groupBy(facts, ({ date }) => dayOf(date))].sort(([a], [b]) => compareText(b, a));
};
