import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { IMAGE_PACKAGES, type ImagePackages, PACKAGES } from '../api/packages';
import { findSame, isLater } from '../catalog/carry-forward';
import { type Evidence, findFacts } from '../catalog/decide-image';
import { versionKey } from '../domain/version-key';
import { blobId } from '../git-objects/objects';
import { isDecided, nextPackages, type PackageEvidence } from '../history/next-packages';
import { availableImages, type Catalog, type CatalogImage } from '../manifest/catalog';
import type { Result } from '../problem';
import type { Yesterday } from '../published/yesterday';
import { type Package, uniquePackages } from '../record/package-list';
import { exactJsonFile } from '../render/json';
import type { RowStore } from '../reports/row-store';
import type { Scan } from '../reports/scan';
import type { BuiltImage } from './build-images';
import type { Note } from './notes';
import type { TreeWriter } from './tree-writer';

/** What the packages of the images are derived from. */
export interface PackagesBuild extends Evidence, Note {
  readonly catalog: Catalog;
  readonly yesterday: Yesterday;
  readonly rows: RowStore;
  readonly tree: TreeWriter;
}

/** What is known of the packages of a version, before the reports' lists are read. */
interface VersionScans extends Omit<PackageEvidence, 'listed'> {
  /** The reports that can list packages. */
  readonly scans: ReadonlyArray<Scan>;
}

/** An image whose packages may change. */
export interface Candidate {
  readonly slug: string;
  readonly image: string;
  readonly versions: ReadonlyArray<VersionScans>;
}

const toCandidate = (image: CatalogImage, build: PackagesBuild): Candidate => {
  const facts = findFacts(image, build);
  const versions = facts.versions.map((own): VersionScans => {
    const { version, digest, outcome } = own;
    const scans = build.matches.byVersion.get(versionKey(image.slug, version)) ?? [];
    const same = findSame(own);
    return {
      ...{ version, isSame: same !== undefined, hasDigest: digest !== undefined },
      isLate: isLater(same?.scannedAt ?? null, outcome?.scannedAt ?? null),
      scans: scans.filter(({ packages }) => packages !== 'never'),
    };
  });
  return { slug: facts.slug, image: facts.image, versions };
};

const hasList = ({ versions }: Candidate): boolean =>
  versions.some(({ scans }) => scans.some(({ packages }) => packages !== 'none'));

const hasScans = ({ versions }: Candidate): boolean =>
  versions.some(({ scans }) => scans.length > 0);

const areAllKnown = (scans: ReadonlyArray<Scan>): boolean =>
  scans.length > 0 && scans.every(({ packages }) => packages === 'all');

const readPackages = (rows: RowStore, { rows: stored }: Scan): Result<ReadonlyArray<Package>> =>
  pipe(
    rows.packages(stored),
    E.map((json) => (json.length === 0 ? [] : JSON.parse(json.toString('utf8')))),
  );

/** The list of a single report has each package once already. */
const mergeLists = ([first = [], ...others]: ReadonlyArray<ReadonlyArray<Package>>) =>
  others.length === 0 ? first : uniquePackages([first, ...others].flat());

const readEvidence = (rows: RowStore, { scans, ...facts }: VersionScans): Result<PackageEvidence> =>
  pipe(
    scans,
    E.traverseArray((scan) => readPackages(rows, scan)),
    E.map((lists) => ({
      ...facts,
      listed:
        scans.length === 0 ? undefined : { known: areAllKnown(scans), items: mergeLists(lists) },
    })),
  );

export const derivePackages = (
  rows: RowStore,
  candidate: Candidate,
  before: ImagePackages | undefined,
): Result<ImagePackages | undefined> =>
  pipe(
    candidate.versions,
    E.traverseArray((version) => readEvidence(rows, version)),
    E.map((evidence) => nextPackages(candidate, evidence, before)),
  );

/** Whether the packages of an image follow from this run alone, and are as published. */
const isAsPublished = (
  { rows, yesterday: { published } }: PackagesBuild,
  candidate: Candidate,
): Result<boolean> => {
  const id = published.files.get(IMAGE_PACKAGES.file(candidate.slug));
  const isOpen = candidate.versions.some(
    (version) =>
      !isDecided({
        ...version,
        listed:
          version.scans.length > 0 ? { known: areAllKnown(version.scans), items: [] } : undefined,
      }),
  );
  if (id === undefined || isOpen) return E.right(false);
  return pipe(
    derivePackages(rows, candidate, undefined),
    E.map((document) => {
      rows.reset();
      if (document === undefined) return false;
      const { content } = exactJsonFile(IMAGE_PACKAGES, candidate.slug, document);
      return blobId([Buffer.from(content)]) === id;
    }),
  );
};

/**
 * Finds the images whose packages may change, without reading what is published; those that are no longer published
 * have no versions.
 */
export const findPackagesScope = (
  build: PackagesBuild,
  images: ReadonlyArray<Pick<BuiltImage, 'slug' | 'touched'>>,
): Result<ReadonlyArray<Candidate>> => {
  if (!build.catalog.packages) return E.right([]);
  const { published } = build.yesterday;
  const isPublished = (slug: string): boolean => published.files.has(IMAGE_PACKAGES.file(slug));
  const touched = new Set(images.filter((each) => each.touched).map(({ slug }) => slug));
  const all = availableImages(build.catalog).map((image) => toCandidate(image, build));
  const slugs = new Set(all.map(({ slug }) => slug));
  const mayChange = (candidate: Candidate): boolean => {
    const { slug } = candidate;
    if (!isPublished(slug)) return hasList(candidate);
    return (
      !published.memory.trusted || !build.carryForward || touched.has(slug) || hasScans(candidate)
    );
  };
  const gone = [...published.files.keys()].flatMap((file) => {
    const slug = IMAGE_PACKAGES.keyOf(file);
    return slug === undefined || slugs.has(slug) ? [] : [{ slug, image: '', versions: [] }];
  });
  return pipe(
    all.filter(mayChange),
    E.traverseArray((candidate) =>
      pipe(
        published.memory.trusted ? isAsPublished(build, candidate) : E.right(false),
        E.map((isSame) => (isSame ? [] : [candidate])),
      ),
    ),
    E.map((changed) => [...changed.flat(), ...gone]),
  );
};

/** Whether the packages on the branch stay as they are. */
export const isSettled = (
  { catalog, yesterday }: PackagesBuild,
  candidates: ReadonlyArray<Candidate>,
): boolean =>
  candidates.length === 0 && catalog.packages === yesterday.published.files.has(PACKAGES.path);
