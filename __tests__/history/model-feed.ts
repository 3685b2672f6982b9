/** A plain model of the feed of an image: a list of facts, and of each day those that are of it. */
import type { ImageFindings } from '../../src/contract/findings';
import type { ImageReleases } from '../../src/contract/releases';
import { type Severity, severities } from '../../src/domain/severity';

/** The id is empty where the fact is about a build. */
interface Fact {
  readonly kind: string;
  readonly id: string;
  readonly version: string;
  readonly severity: Severity;
  readonly date: string | null;
}

/** A day of the KEV catalog by id. */
type Exploited = Readonly<Record<string, string>>;

const staysIn = ({ open, closed }: ImageFindings) => [
  ...open.flatMap(({ id, versions }) =>
    versions.map((own) => ({ ...own, id, until: '9999', reason: 'open' })),
  ),
  ...closed,
];
type Stay = ReturnType<typeof staysIn>[number];

const found = (stays: ReadonlyArray<Stay>, { versions }: ImageFindings): ReadonlyArray<Fact> =>
  stays
    .filter(({ reason }) => reason !== 'removed')
    .filter((stay) => versions.some((v) => v.version === stay.version && v.first !== stay.since))
    .map((stay) => ({ ...stay, kind: 'found', date: stay.since }));

const ended = (stays: ReadonlyArray<Stay>): ReadonlyArray<Fact> =>
  stays
    .filter(({ reason }) => reason !== 'removed' && reason !== 'open')
    .map((stay) => ({
      ...stay,
      kind: ['rebuilt', 'gone'].includes(stay.reason) ? 'closed' : stay.reason,
      date: stay.until,
    }));

const exploitedIn = (stays: ReadonlyArray<Stay>, exploited: Exploited): ReadonlyArray<Fact> =>
  Object.entries(exploited).map(([id, day]) => {
    const added = `${day}T00:00:00Z`;
    const own = stays.filter((stay) => stay.id === id);
    const later = own.filter(({ until }) => until !== null && until >= added);
    const [since] = later.flatMap((stay) => stay.since ?? []).sort();
    const severity = severities.find((word) => own.some((stay) => stay.severity === word));
    const date = since === undefined ? null : ([since, added].sort()[1] ?? null);
    return { kind: 'exploited', id, version: '', severity: severity ?? 'UNKNOWN', date };
  });

const builds = ({ releases }: ImageReleases): ReadonlyArray<Fact> => {
  const none = { id: '', severity: 'UNKNOWN' as const };
  return releases.flatMap(({ version, former, since }) =>
    former.length === 0
      ? [{ ...none, kind: 'added', version, date: since ?? null }]
      : former.map(({ until }) => ({ ...none, kind: 'rebuilt', version, date: until })),
  );
};

const andMore = (count: number): string => (count > 1 ? ` and ${count - 1} more` : '');

const titleOf = (facts: ReadonlyArray<Fact>, exploited: Exploited): string | undefined => {
  const of = (kind: string) => facts.filter((fact) => fact.kind === kind);
  const ids = (kind: string) => new Set(of(kind).map(({ id }) => id)).size;
  const cves = (kind: string) => `${ids(kind)} CVE${ids(kind) === 1 ? '' : 's'}`;
  const first = (kind: string) => {
    const [key = ''] = of(kind)
      .map(({ id, severity }) => `${id in exploited ? 0 : 1} ${severities.indexOf(severity)} ${id}`)
      .sort();
    const [, rank, id] = key.split(' ');
    return `redis: ${id} (${severities[Number(rank)]?.toLowerCase()})${andMore(ids(kind))}`;
  };
  const versions = (kind: string) => {
    const all = [...new Set(of(kind).map(({ version }) => version))].sort().reverse();
    return `redis ${all[0]}${andMore(all.length)}`;
  };
  const closed = ids('closed') > 0 ? `: ${cves('closed')} closed` : '';
  const titles = {
    exploited: () =>
      `${first('exploited')} ${ids('exploited') > 1 ? 'are' : 'is'} known to be exploited`,
    found: () => `${first('found')} found`,
    rebuilt: () => `${versions('rebuilt')} rebuilt${closed}`,
    closed: () => `redis: ${cves('closed')} closed`,
    withdrawn: () => `redis: ${cves('withdrawn')} no longer reported`,
    suppressed: () => `redis: ${cves('suppressed')} suppressed`,
    added: () => `${versions('added')} added`,
  };
  return Object.entries(titles).find(([kind]) => of(kind).length > 0)?.[1]();
};

/** Of each day its title, its ids, and its first and last date, newest first; the image is redis. */
export const plainDays = (
  findings: ImageFindings,
  releases: ImageReleases,
  exploited: Exploited,
): ReadonlyArray<ReadonlyArray<unknown>> => {
  const stays = staysIn(findings);
  const facts = [
    ...[...found(stays, findings), ...ended(stays)],
    ...[...exploitedIn(stays, exploited), ...builds(releases)],
  ];
  const dates = facts.flatMap(({ date }) => date ?? []).sort();
  const days = [...new Set(dates.map((date) => date.slice(0, 10)))].reverse();
  return days.map((day) => {
    const own = facts.filter(({ date }) => date?.startsWith(day));
    const ids = [...new Set(own.map(({ id }) => id))].filter((id) => id !== '').sort();
    const ofDay = dates.filter((date) => date.startsWith(day));
    return [titleOf(own, exploited), ids, ofDay[0], ofDay.at(-1)];
  });
};
