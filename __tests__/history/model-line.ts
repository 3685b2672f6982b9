/** A plain model of the line of an image: what a user of the newest version had, night by night. */
import type {
  ClosedFinding,
  EndedEpisode,
  FindingEntry,
  Line,
  OpenEpisode,
} from '../../src/contract/findings';
import type { StatusItem } from '../../src/contract/items';
import { compareVersions } from '../../src/domain/version-order';

/** What a line needs of a night. */
export interface LineNight {
  /** The newest version that has or had a record; undefined if there is none. */
  readonly head: StatusItem | undefined;
  /** Its record differs from that of the night before. */
  readonly isAnother: boolean;
  /** The entries, the night before, of the version that was the line's. */
  readonly formerly: ReadonlyArray<Pick<FindingEntry, 'aliases'> & { readonly id: string }>;
  readonly entries: ReadonlyArray<FindingEntry & { readonly id: string }>;
  /** What the night closed in the head. */
  readonly closed: ReadonlyArray<ClosedFinding>;
  readonly suppressed: ReadonlyArray<string>;
  /** Of the version that was the line's before: the date of its last scan, and the digest of that. */
  readonly lastScan: string | null;
  readonly lastBuild: string | null;
  readonly committed: string | null;
}

const MAX_ENDED = 256;

const earlier = (a: string | null, b: string | null): string | null =>
  [a, b].filter((date) => date !== null).sort()[0] ?? null;
const later = (a: string | null, b: string | null): string | null =>
  [a, b].filter((date) => date !== null).sort()[1] ?? a ?? b;

const ended = (
  had: OpenEpisode,
  end: EndedEpisode['end'],
  date: string | null,
  lastScan: string | null,
): EndedEpisode => {
  // A late scan has an earlier date than the one before it.
  const last = lastScan === null || date === null ? lastScan : earlier(lastScan, date);
  const wasFixed = end === 'rebuilt' || end === 'version';
  const fixableSince = had.fixableSince === null && wasFixed ? last : had.fixableSince;
  return { ...had, fixableSince, last, until: date === null ? null : later(date, had.since), end };
};

const order = (a: EndedEpisode, b: EndedEpisode): number => {
  const keys = [(e: EndedEpisode) => e.until ?? '', (e: EndedEpisode) => e.since ?? ''] as const;
  const [until, since] = keys.map((key) => (key(a) === key(b) ? 0 : key(a) > key(b) ? -1 : 1));
  return until || (a.id === b.id ? (since ?? 0) : a.id < b.id ? -1 : 1);
};

const REASONS = { rebuilt: 'rebuilt', suppressed: 'suppressed' } as const;

/** How what the head does not have ended, and when; undefined if nobody knows that it ended. */
const endIn = (
  id: string,
  night: LineNight & { readonly head: StatusItem },
  before: string,
): readonly [EndedEpisode['end'], string | null] | undefined => {
  const { head, closed, suppressed, lastBuild, committed } = night;
  const sign = Math.sign(compareVersions(head.version, before));
  if (sign < 0) return ['removed', committed];
  const item = closed.find((each) => each.id === id);
  if (sign === 0 && item) {
    const { reason, until } = item;
    return [reason in REASONS ? REASONS[reason as keyof typeof REASONS] : 'unproven', until];
  }
  if (head.state !== 'scanned') return undefined;
  if (suppressed.includes(id)) return ['suppressed', head.scannedAt];
  const isOther =
    sign > 0
      ? new Set([lastBuild, head.digest]).size === 2 && lastBuild && head.digest
      : head.digest;
  return [isOther ? 'version' : 'unproven', head.scannedAt];
};

const sorted = (open: ReadonlyArray<OpenEpisode>): OpenEpisode[] =>
  [...open].sort((a, b) => (a.id < b.id ? -1 : 1));

/** The open episodes whose entries named an id that has no open episode itself. */
const namedBefore = (
  id: string,
  open: ReadonlyArray<OpenEpisode>,
  formerly: LineNight['formerly'],
): ReadonlyArray<OpenEpisode> => {
  if (open.some((each) => each.id === id)) return [];
  const naming = formerly.filter(({ aliases }) => aliases.includes(id)).map((each) => each.id);
  return open.filter((each) => naming.includes(each.id));
};

const present = (
  line: Line,
  { head, isAnother, entries, formerly }: LineNight & { readonly head: StatusItem },
): readonly [OpenEpisode[], ReadonlyArray<OpenEpisode>] => {
  const sign = Math.sign(compareVersions(head.version, line.version));
  const rest = new Map(line.open.map((each) => [each.id, each]));
  const naming = sign === 0 ? formerly : [];
  const told = sign >= 0 && isAnother ? head.scannedAt : null;
  const open = entries.map(({ id, aliases, severity, since, fixable, confirmed }): OpenEpisode => {
    const names = [id, ...aliases.filter((name) => !entries.some((each) => each.id === name))];
    const goesOn = sign >= 0 || line.open.some((each) => each.id === id);
    const had = goesOn ? line.open.filter((each) => names.includes(each.id)) : [];
    for (const each of had) rest.delete(each.id);
    had.push(...namedBefore(id, line.open, naming));
    const first = had.map((each) => each.since).reduce(earlier, null);
    const begun = sign < 0 ? null : since;
    const named = had.map((each) => each.fixableSince).reduce(earlier, null);
    return {
      ...{ id, severity, since: had.length > 0 ? first : begun },
      fixableSince: fixable ? (named ?? (confirmed ? told : null)) : null,
    };
  });
  return [open, [...rest.values()]];
};

/** The line after a night. */
export const nextLineOf = (line: Line | undefined, night: LineNight): Line | undefined => {
  const { head, entries, lastScan } = night;
  if (head === undefined) return line;
  if (line === undefined) {
    const { version, scannedAt } = head;
    const open = entries.map(({ id, severity, since, fixable }) => ({
      ...{ id, severity, since, fixableSince: fixable ? scannedAt : null },
    }));
    return { version, from: scannedAt, open: sorted(open), ended: [] };
  }
  const [open, rest] = present(line, { ...night, head });
  const gone: EndedEpisode[] = [];
  for (const each of rest) {
    const end = endIn(each.id, { ...night, head }, line.version);
    if (end) gone.push(ended(each, ...end, lastScan));
    else open.push(each);
  }
  const all = [...line.ended, ...gone].sort(order);
  const forgotten = all.slice(MAX_ENDED).map(({ until }) => until);
  return {
    version: head.version,
    from: forgotten.reduce(later, line.from),
    open: sorted(open),
    ended: all.slice(0, MAX_ENDED),
  };
};
