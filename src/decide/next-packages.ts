import {
  type ChangedPackages,
  comparePackages,
  type ImagePackage,
  type ImagePackages,
  type ListedVersion,
} from '../contract/packages';
import {
  addPackage,
  NO_PACKAGES,
  type Package,
  type PackageList,
} from '../contract/record/package-list';
import { compareLists } from './compare-lists';

export interface PackageEvidence {
  readonly version: string;
  /** The packages in this run's reports; undefined if no report can list any. */
  readonly listed: PackageList | undefined;
  /** The digest of the version, stated and published; undefined if unknown. */
  readonly digest: string | undefined;
  readonly publishedDigest: string | undefined;
  /** True if the published list is of the same digest, or neither digest is known. */
  readonly isSame: boolean;
  /** True if the published scan is later than the reports. */
  readonly isLate: boolean;
  /** True if the reports prove nothing, so the published list stays. */
  readonly isWithheld: boolean;
}

/**
 * The next list of a version. The bytes of a digest do not change, so nothing known about it is forgotten. Reports that
 * are older than the published scan, or prove nothing, only fill in what was unknown.
 */
const nextList = (evidence: PackageEvidence, published: PackageList | undefined): PackageList => {
  const { listed, digest, isSame, isLate, isWithheld } = evidence;
  const kept = (isSame ? published : undefined) ?? NO_PACKAGES;
  if (listed === undefined) return kept;
  const hasDigest = digest !== undefined;
  if (isLate) return !kept.known && hasDigest && listed.known ? listed : kept;
  if (isWithheld && (kept.known || !listed.known)) return kept.items.length > 0 ? kept : listed;
  const isFixed = kept.known && hasDigest;
  return listed.known || !isFixed ? listed : kept;
};

/** The published list of a version, and what its build changed. */
type PublishedList = PackageList & Pick<ListedVersion, 'changed'>;

/**
 * What the present build of a version changed. The first run that knows its packages records it, if the packages of
 * the build before were published; it stays as long as the build.
 */
const nextChanged = (
  { digest, publishedDigest: from }: PackageEvidence,
  published: PublishedList | undefined,
  next: PackageList,
): ChangedPackages | undefined => {
  if (digest === undefined || from === undefined || !next.known) return undefined;
  if (digest === from) return published?.changed;
  return published?.known ? compareLists(from, published.items, next.items) : undefined;
};

const listsOf = (document: ImagePackages | undefined): ReadonlyMap<string, PublishedList> => {
  const items = new Map<string, Package[]>(
    document?.versions.map(({ version }) => [version, []] as const),
  );
  for (const { versions, unchecked = [], ...item } of document?.data ?? [])
    for (const version of versions)
      items
        .get(version)
        ?.push(unchecked.includes(version) ? { ...item, unchecked: true as const } : item);
  return new Map(
    document?.versions.map(
      ({ version, ...own }) => [version, { ...own, items: items.get(version) ?? [] }] as const,
    ),
  );
};

/** The packages of all versions; `lists` are newest first. */
const joinPackageLists = (
  lists: ReadonlyArray<readonly [version: string, list: PackageList]>,
): ReadonlyArray<ImagePackage> => {
  const found = new Map<string, Package & { readonly versions: string[]; skipped?: string[] }>();
  for (const [version, { items }] of lists)
    for (const { type, name, source, version: own, unchecked } of items) {
      const item = addPackage(found, {
        type,
        name,
        ...(source === undefined ? {} : { source }),
        version: own,
        versions: [],
        ...(unchecked ? { skipped: [] } : {}),
      });
      item.versions.push(version);
      if (unchecked) item.skipped = [...(item.skipped ?? []), version];
    }
  return [...found.values()]
    .sort(comparePackages)
    .map(({ skipped, unchecked: _, ...item }) =>
      skipped === undefined ? item : { ...item, unchecked: skipped },
    );
};

/**
 * The packages of an image after a run. `before` is its published document, and the evidence is newest first. Undefined
 * if no package of any version is known.
 */
export const nextPackages = (
  { slug, image }: { readonly slug: string; readonly image: string },
  evidence: ReadonlyArray<PackageEvidence>,
  before: ImagePackages | undefined,
): ImagePackages | undefined => {
  const lists = listsOf(before);
  const next = evidence.map((each) => {
    const published = lists.get(each.version);
    const list = nextList(each, published);
    return { version: each.version, list, changed: nextChanged(each, published, list) };
  });
  const versions = next.map(({ version, list, changed }): ListedVersion => {
    return { version, known: list.known, ...(changed === undefined ? {} : { changed }) };
  });
  const data = joinPackageLists(next.map(({ version, list }) => [version, list]));
  return data.length > 0 || versions.some(({ known }) => known)
    ? { apiVersion: 'v1', resource: 'image-packages', slug, image, versions, data: [...data] }
    : undefined;
};
