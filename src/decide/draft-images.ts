import { Digest, Slug, Tag } from '../contract/scalars';
import { type ImageReference, parseReference } from '../domain/image-reference';
import { compareBytes } from '../domain/values/compare';
import { groupBy } from '../domain/values/group-by';
import { compareVersions } from '../domain/version-order';
import { isRepository } from '../read/manifest/repository';
import { parseReportPath } from '../read/reports/file-name';
import type { Scan } from '../read/reports/scan';

export interface DraftVersion {
  /** Undefined if the reports state a digest only. */
  readonly version: string | undefined;
  /** Says which version it is if it has no tag; undefined for a version with a tag, and if the reports name several. */
  readonly digest: string | undefined;
  readonly scans: ReadonlyArray<Scan>;
}

export interface DraftImage {
  readonly slug: string;
  /** Undefined if only paths name the image. */
  readonly repository: string | undefined;
  /** Newest first. */
  readonly versions: ReadonlyArray<DraftVersion>;
}

interface Subject {
  readonly scan: Scan;
  /** The repository; without one, the slug in the path. */
  readonly image: string;
  readonly version: string | undefined;
}

/** The reference in a text of a report; undefined for another text, such as the id of a local image. */
export const readReference = (text: string): ImageReference | undefined => {
  const reference = parseReference(text);
  const isUsable = !text.startsWith('sha256:') && isRepository(reference.repository);
  return isUsable ? reference : undefined;
};

/** What a report was made for: a reference with a tag, else one with a digest, else the path of the report. */
const subjectOf = (scan: Scan): Subject | undefined => {
  const [slug = '', placed = ''] = parseReportPath(scan.path) ?? [];
  const named = scan.identity.references.flatMap((text) => readReference(text) ?? []);
  const tagged = named.flatMap(({ repository: image, tag }) =>
    tag !== undefined && Tag.is(tag) ? [{ scan, image, version: tag }] : [],
  );
  const best =
    tagged.find(({ version }) => version === placed) ??
    tagged.find(({ version }) => version !== 'latest') ??
    tagged[0];
  if (best !== undefined) return best;
  const version = Tag.is(placed) ? placed : undefined;
  const image = named.find(({ digest }) => digest !== undefined)?.repository;
  if (image !== undefined)
    return { scan, image, version: image.endsWith(`/${slug}`) ? version : undefined };
  // In `reports/redis.json`, the folder is hardly an image.
  const isPlaced = scan.path.split('/').length > 2 && Slug.is(slug) && version !== undefined;
  return isPlaced ? { scan, image: slug, version } : undefined;
};

const digestsIn = ({ identity }: Scan): ReadonlyArray<string> =>
  [...new Set(identity.digests.filter((each) => Digest.is(each)))].sort(compareBytes);

/** A catalog cannot have two tags that differ only in case: the first in byte order stays. */
const tagKey = ({ version, scan }: Subject): string =>
  version?.toLowerCase() ?? digestsIn(scan).join();

const toDraftVersions = (subjects: ReadonlyArray<Subject>): ReadonlyArray<DraftVersion> =>
  [...groupBy(subjects, tagKey).values()]
    .map((group) => {
      const scans = group.map(({ scan }) => scan);
      const [version] = group.flatMap((each) => each.version ?? []).sort(compareBytes);
      const [digest, ...others] = digestsIn(group[0].scan);
      const isOnly = version === undefined && others.length === 0;
      return { version, digest: isOnly ? digest : undefined, scans };
    })
    .sort((a, b) => compareVersions(b.version ?? '', a.version ?? ''));

/** The last part of a repository. If that is taken, more of it; if all of it is taken, with a number. */
export const slugFor = (
  repository: string,
  taken: Pick<ReadonlySet<string>, 'has' | 'size'>,
): string => {
  const parts = repository.split('/').map((part) => part.replace(/([._-])[._-]+/g, '$1'));
  const names = parts.map((_, i) => parts.slice(-1 - i).join('-'));
  const numbers = Array.from({ length: taken.size + 1 }, (_, i) => `image-${i + 1}`);
  return [...names, ...numbers].find((each) => Slug.is(each) && !taken.has(each)) ?? 'image';
};

/** Groups reports by image and slug, and finds those that do not name an image. */
export const draftImages = (
  scans: ReadonlyArray<Scan>,
): { readonly images: ReadonlyArray<DraftImage>; readonly unnamed: ReadonlyArray<Scan> } => {
  const ordered = [...scans].sort((a, b) => compareBytes(a.path, b.path));
  const subjects = ordered.flatMap((scan) => subjectOf(scan) ?? []);
  const repositories = new Map<string, string>();
  const names = new Set(subjects.map(({ image }) => image).filter((image) => image.includes('/')));
  for (const image of [...names].sort(compareBytes))
    repositories.set(slugFor(image, repositories), image);
  const slugs = new Map([...repositories].map(([slug, repository]) => [repository, slug]));
  const groups = groupBy(subjects, ({ image }) => slugs.get(image) ?? image);
  const images = [...groups].map(([slug, group]) => ({
    slug,
    repository: repositories.get(slug),
    versions: toDraftVersions(group),
  }));
  const named = new Set(subjects.map(({ scan }) => scan));
  return {
    images: images.sort((a, b) => compareBytes(a.slug, b.slug)),
    unnamed: ordered.filter((scan) => !named.has(scan)),
  };
};
