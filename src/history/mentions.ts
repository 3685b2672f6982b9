import type { AffectedImage, ClosedIn, SuppressedIn } from '../api/cves';
import type { ImageFindings } from '../api/findings';

/** The part of an image in the document of a vulnerability. */
export interface Mention {
  readonly open: AffectedImage | undefined;
  readonly suppressed: ReadonlyArray<SuppressedIn>;
  readonly closed: ReadonlyArray<ClosedIn>;
}

export type Mentions = ReadonlyMap<string, Mention>;

interface Collected {
  open: AffectedImage | undefined;
  suppressed: ReadonlyArray<SuppressedIn>;
  closed: ReadonlyArray<ClosedIn>;
}

const NOTHING: ReadonlyArray<never> = [];

/** The mentions in the findings of an image; `latest` is its newest version with a record. */
export const toMentions = (
  document: ImageFindings | undefined,
  latest: string | null,
): Mentions => {
  const mentions = new Map<string, Collected>();
  if (document === undefined) return mentions;
  const { slug, image } = document;
  const at = (id: string): Collected => {
    // Of the mentions of all images, which are in memory together, most have no list of their own.
    const found = mentions.get(id) ?? { open: undefined, suppressed: NOTHING, closed: NOTHING };
    mentions.set(id, found);
    return found;
  };
  for (const { id, severity, since, versions } of document.open)
    at(id).open = { slug, image, latest, severity, since, versions };
  for (const { id, severity, versions } of document.suppressed) {
    const mention = at(id);
    mention.suppressed = [
      ...mention.suppressed,
      ...versions.map(({ version, status, justification }) => ({
        slug,
        version,
        severity,
        status,
        justification,
      })),
    ];
  }
  for (const { id, version, severity, reason, since, until } of document.closed) {
    const mention = at(id);
    mention.closed = [...mention.closed, { slug, version, severity, reason, since, until }];
  }
  return mentions;
};

const NO_MENTION: Mention = { open: undefined, suppressed: NOTHING, closed: NOTHING };

export interface ChangedMention {
  readonly after: Mention;
  /** The aliases that the mention gained or lost. */
  readonly names: ReadonlyArray<string>;
}

const NO_NAMES: ReadonlySet<string> = new Set();

const namesIn = ({ open }: Mention): ReadonlySet<string> => {
  const versions = open?.versions ?? [];
  return versions.some(({ aliases }) => aliases.length > 0)
    ? new Set(versions.flatMap(({ aliases }) => aliases))
    : NO_NAMES;
};

const differingNames = (before: Mention, after: Mention): ReadonlyArray<string> => {
  const [former, now] = [namesIn(before), namesIn(after)];
  if (former === now) return NOTHING;
  return [...new Set([...former, ...now])].filter((name) => former.has(name) !== now.has(name));
};

/** Only those that differ, by canonical id. */
export const diffMentions = (
  before: Mentions,
  after: Mentions,
): ReadonlyMap<string, ChangedMention> => {
  const changed = new Map<string, ChangedMention>();
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    const [former, now] = [before.get(id) ?? NO_MENTION, after.get(id) ?? NO_MENTION];
    if (former === NO_MENTION || JSON.stringify(former) !== JSON.stringify(now))
      changed.set(id, { after: now, names: differingNames(former, now) });
  }
  return changed;
};
