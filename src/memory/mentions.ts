import type { AffectedImage, ClosedIn, SuppressedIn } from '../api/cves';
import type { ImageFindings } from '../api/findings';

/** What one image says of a vulnerability, in the form of the document of the vulnerability. */
export interface Mention {
  readonly open: AffectedImage | undefined;
  readonly suppressed: ReadonlyArray<SuppressedIn>;
  readonly closed: ReadonlyArray<ClosedIn>;
}

/** The mentions of an image by id. */
export type Mentions = ReadonlyMap<string, Mention>;

interface Collected {
  open: AffectedImage | undefined;
  readonly suppressed: SuppressedIn[];
  readonly closed: ClosedIn[];
}

/** What the findings of an image say of each id; `latest` is its newest version with a record. */
export const mentionsOf = (
  document: ImageFindings | undefined,
  latest: string | null,
): Mentions => {
  const mentions = new Map<string, Collected>();
  if (document === undefined) return mentions;
  const { slug, image } = document;
  const at = (id: string): Collected => {
    const found = mentions.get(id) ?? { open: undefined, suppressed: [], closed: [] };
    mentions.set(id, found);
    return found;
  };
  for (const { id, severity, since, versions } of document.open)
    at(id).open = { slug, image, latest, severity, since, versions };
  for (const { id, severity, versions } of document.suppressed)
    at(id).suppressed.push(
      ...versions.map(({ version, status, justification }) => ({
        ...{ slug, version, severity, status, justification },
      })),
    );
  for (const { id, version, severity, reason, since, until } of document.closed)
    at(id).closed.push({ slug, version, severity, reason, since, until });
  return mentions;
};

const NOTHING: Mention = { open: undefined, suppressed: [], closed: [] };

/** A mention that changed. */
export interface ChangedMention {
  readonly after: Mention;
  /** Other names of the id that only the former or only the new mention has. */
  readonly names: ReadonlyArray<string>;
}

const namesIn = ({ open }: Mention): ReadonlySet<string> =>
  new Set((open?.versions ?? []).flatMap(({ aliases }) => aliases));

const differingNames = (before: Mention, after: Mention): ReadonlyArray<string> => {
  const [former, now] = [namesIn(before), namesIn(after)];
  return [
    ...[...former].filter((name) => !now.has(name)),
    ...[...now].filter((name) => !former.has(name)),
  ];
};

/** What an image says otherwise than before, by id. */
export const changedMentions = (
  before: Mentions,
  after: Mentions,
): ReadonlyMap<string, ChangedMention> => {
  const changed = new Map<string, ChangedMention>();
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    const [former, now] = [before.get(id) ?? NOTHING, after.get(id) ?? NOTHING];
    if (former === NOTHING || JSON.stringify(former) !== JSON.stringify(now))
      changed.set(id, { after: now, names: differingNames(former, now) });
  }
  return changed;
};
