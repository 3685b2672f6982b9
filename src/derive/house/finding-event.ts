import type { ClosedFinding, FindingEntry } from '../../contract/findings';
import type { VersionName } from '../../domain/version-key';

interface FindingChange
  extends VersionName,
    Pick<FindingEntry, 'severity' | 'since' | 'fixable' | 'packages'> {
  readonly id: string;
  /** Date of the scan, or of the commit that removed the version: RFC 3339 in UTC; null if unknown. */
  readonly date: string | null;
  /** Versions of the packages that fix it; empty once it is no longer found. */
  readonly fixes: ReadonlyArray<string>;
}

interface Opened extends FindingChange {
  readonly kind: 'opened';
  readonly title: string | null;
}

interface Fixable extends FindingChange {
  readonly kind: 'fixable';
}

export interface EndedFinding extends FindingChange {
  readonly kind: ClosedFinding['reason'];
  /** Digest of the build that no longer has it, for `rebuilt` and `gone`. */
  readonly by?: string;
}

/**
 * What happened to a finding of a version. Closed items, the line, days, news and the summary are folded from these
 * events.
 */
export type FindingEvent = Opened | Fixable | EndedFinding;

export const hasEnded = (event: FindingEvent): event is EndedFinding =>
  event.kind !== 'opened' && event.kind !== 'fixable';

export const endFinding = (
  slug: string,
  id: string,
  { version, severity, since, fixable, packages }: FindingEntry,
  end: Pick<EndedFinding, 'kind' | 'date' | 'by'>,
): EndedFinding => ({ slug, version, id, severity, since, fixable, packages, fixes: [], ...end });

export const toClosed = (event: EndedFinding): ClosedFinding => {
  const { id, version, severity, kind: reason, since, date: until, by } = event;
  return { id, version, severity, reason, since, until, ...(by === undefined ? {} : { by }) };
};

export type ChangeKind = 'opened' | 'fixable' | 'closed' | 'withdrawn' | 'suppressed';

/** Undefined for a removed version: that is a change of its image, not of each finding. */
export const CHANGE_OF = {
  opened: 'opened',
  fixable: 'fixable',
  rebuilt: 'closed',
  gone: 'closed',
  withdrawn: 'withdrawn',
  suppressed: 'suppressed',
  removed: undefined,
} as const satisfies Readonly<Record<FindingEvent['kind'], ChangeKind | undefined>>;

export const ofChange = (
  events: ReadonlyArray<FindingEvent>,
  change: ChangeKind,
): ReadonlyArray<FindingEvent> => events.filter(({ kind }) => CHANGE_OF[kind] === change);
