import type { ImagePackage, ImagePackages } from '../contract/packages';
import { comparePackages } from '../contract/packages';
import {
  addPackage,
  NO_PACKAGES,
  type Package,
  type PackageList,
} from '../contract/record/package-list';

/** What is known of the packages of a version. */
export interface PackageEvidence {
  readonly version: string;
  /** The packages in this run's reports; undefined if none can list any. */
  readonly listed: PackageList | undefined;
  /** Whether the version states a digest. */
  readonly hasDigest: boolean;
  /** Whether the published list is one of the same image: same digest, or neither has one. */
  readonly isSame: boolean;
  /** Whether the published scan is later than the reports. */
  readonly isLate: boolean;
}

/**
 * The list of a version after a run. Bytes of a digest do not change, so what is known of it stays known; reports
 * older than the published scan add to it only where nothing is known.
 */
const nextList = (evidence: PackageEvidence, published: PackageList | undefined): PackageList => {
  const { listed, hasDigest, isSame, isLate } = evidence;
  const kept = (isSame ? published : undefined) ?? NO_PACKAGES;
  if (listed === undefined) return kept;
  const isFixed = kept.known && hasDigest;
  if (isLate) return !kept.known && hasDigest && listed.known ? listed : kept;
  return listed.known || !isFixed ? listed : kept;
};

/** The lists in a published document by version. */
const listsOf = (document: ImagePackages | undefined): ReadonlyMap<string, PackageList> => {
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
      ({ version, known }) => [version, { known, items: items.get(version) ?? [] }] as const,
    ),
  );
};

/** The packages of all versions; `lists` are newest first. */
const mergeLists = (
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
 * The packages of an image after a run, from its published document (`before`) and the evidence of its versions,
 * newest first; undefined if of none a package is known.
 */
export const nextPackages = (
  { slug, image }: { readonly slug: string; readonly image: string },
  evidence: ReadonlyArray<PackageEvidence>,
  before: ImagePackages | undefined,
): ImagePackages | undefined => {
  const published = listsOf(before);
  const lists = evidence.map(
    (each) => [each.version, nextList(each, published.get(each.version))] as const,
  );
  const versions = lists.map(([version, { known }]) => ({ version, known }));
  const data = mergeLists(lists);
  return data.length > 0 || versions.some(({ known }) => known)
    ? { apiVersion: 'v1', resource: 'image-packages', slug, image, versions, data: [...data] }
    : undefined;
};
