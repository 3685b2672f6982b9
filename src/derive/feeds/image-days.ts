import type { ClosedFinding, ImageFindings } from '../../contract/findings';
import type { ImageReleases } from '../../contract/releases';
import { dayOf, startOf } from '../../domain/instant';
import { type Severity, worstOf } from '../../domain/severity';
import { compareText, firstText } from '../../domain/values/compare';
import { type Group, groupBy } from '../../domain/values/group-by';

/** Something that happened in a version; `id` and `severity` are those of a vulnerability, or null of a build. */
export interface ImageFact {
  readonly kind: 'rebuilt' | 'added' | 'exploited' | 'opened' | ClosedKind;
  readonly id: string | null;
  readonly severity: Severity | null;
  readonly version: string;
  /** RFC 3339 in UTC. */
  readonly date: string;
}
type ClosedKind = 'closed' | 'withdrawn' | 'suppressed';

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

const kindOf = (reason: ClosedFinding['reason']): ClosedKind =>
  reason === 'withdrawn' || reason === 'suppressed' ? reason : 'closed';

/** What was found after the first record of a version, and what is gone from a version that stays. */
function* changesOf(stays: ReadonlyArray<Stay>, { versions }: ImageFindings): Generator<ImageFact> {
  const firsts = new Map(versions.map(({ version, first }) => [version, first]));
  for (const { id, version, severity, since, until, reason } of stays) {
    if (reason === 'removed') continue;
    const own = { id, severity, version };
    if (since !== null && firsts.has(version) && firsts.get(version) !== since)
      yield { ...own, kind: 'opened', date: since };
    if (reason !== null && until !== null) yield { ...own, kind: kindOf(reason), date: until };
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
    const since = firstText(had.map((stay) => stay.since));
    if (since === null) continue;
    const date = since > added ? since : added;
    for (const { version, since: from } of had)
      if (from !== null) yield { kind: 'exploited', id, severity: worstOf(own), version, date };
  }
}

function* buildsOf({ releases }: ImageReleases): Generator<ImageFact> {
  const own = { id: null, severity: null };
  for (const { version, former, since } of releases) {
    for (const { until } of former)
      if (until !== null) yield { ...own, kind: 'rebuilt', version, date: until };
    if (former.length === 0 && since !== undefined)
      yield { ...own, kind: 'added', version, date: since };
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
  const found = findings === undefined ? [] : [...changesOf(stays, findings)];
  const facts = [...exploitedOf(stays, exploited), ...found, ...buildsOf(releases)];
  return [...groupBy(facts, ({ date }) => dayOf(date))].sort(([a], [b]) => compareText(b, a));
};
