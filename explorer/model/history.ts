import type { CveDocument, ImageFindings } from './documents';
import type { Dates } from './findings';

type OpenEntry = ImageFindings['open'][number]['versions'][number];

/** An entry of a version, with its id. */
export interface VersionEntry extends OpenEntry {
  readonly id: string;
  /** Since when the image has it without a break, in any version. */
  readonly imageSince: string | null;
}

/** The open entries of a version. */
export const findVersionEntries = (
  findings: ImageFindings | undefined,
  version: string,
): ReadonlyArray<VersionEntry> =>
  (findings?.open ?? []).flatMap(({ id, since, versions }) =>
    versions
      .filter((entry) => entry.version === version)
      .map((entry) => ({ ...entry, id, imageSince: since })),
  );

export const sinceById = (entries: ReadonlyArray<VersionEntry>): Dates =>
  new Map(entries.map(({ id, since }) => [id, since]));

type AffectedEntry = CveDocument['images'][number]['versions'][number];

/** A version that has a vulnerability, or may have it. */
export interface AffectedVersion extends AffectedEntry {
  readonly slug: string;
  /** Whether it is the newest version with a record. */
  readonly isLatest: boolean;
  /** Since when the image has it without a break, in any version. */
  readonly imageSince: string | null;
  readonly searched: string;
  readonly named: string;
}

/** Every affected version, by image. */
export const affectedVersions = ({ images }: CveDocument): ReadonlyArray<AffectedVersion> =>
  images.flatMap(({ slug, image, latest, since, versions }) =>
    versions.map((entry) => ({
      ...entry,
      slug,
      isLatest: entry.version === latest,
      imageSince: since,
      searched: [slug, image, entry.version, ...entry.packages].join('\n').toLowerCase(),
      named: [slug, ...entry.packages].join(' '),
    })),
  );

/** `latest` is the filter of the newest version of each image; an empty text is no filter. */
export const filterAffected = (
  all: ReadonlyArray<AffectedVersion>,
  { latest }: { readonly latest: string },
): ReadonlyArray<AffectedVersion> => all.filter(({ isLatest }) => latest === '' || isLatest);

/** The earliest of some dates; null if none is known. */
export const earliest = (dates: ReadonlyArray<string | null>): string | null =>
  dates.reduce(
    (first, date) => (date !== null && (first === null || date < first) ? date : first),
    null,
  );
