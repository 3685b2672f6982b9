import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { IMAGE_PACKAGES, type ImagePackages, PACKAGES } from '../api/packages';
import { findSame, isLater } from '../catalog/carry-forward';
import { type Evidence, findFacts } from '../catalog/decide-image';
import { readPackages } from '../catalog/read-packages';
import { oldestScan } from '../catalog/scan-outcome';
import { versionKey } from '../domain/version-key';
import { blobId } from '../git-objects/objects';
import { isDecided, nextPackages, type PackageEvidence } from '../history/next-packages';
import { availableImages, type Catalog, type CatalogImage } from '../manifest/catalog';
import { problem, type Result } from '../problem';
import { keysOf, type Published } from '../published/published';
import {
  MAX_PACKAGES,
  NO_PACKAGES,
  type Package,
  type PackageList,
  uniquePackages,
} from '../record/package-list';
import { exactJsonFile } from '../render/json';
import type { RowStore } from '../reports/row-store';
import type { Scan } from '../reports/scan';
import { show } from '../values/escape';
import type { Deriving } from './derive';
import type { Note } from './notes';

/** What the packages of the images are derived from. */
export interface PackagesBuild extends Evidence, Deriving, Note {
  readonly catalog: Catalog;
  readonly published: Published;
  readonly rows: RowStore;
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
  /** Its packages, if they follow from this run alone: the lists of many reports are not merged twice. */
  readonly decided?: { readonly document: ImagePackages | undefined };
}

/** An image whose packages are no longer published. */
export const toGone = (slug: string): Candidate => ({ slug, image: '', versions: [] });

export const toCandidate = (image: CatalogImage, build: PackagesBuild): Candidate => {
  const facts = findFacts(image, build);
  const versions = facts.versions.map((own): VersionScans => {
    const { version, digest, outcome } = own;
    const key = versionKey(image.slug, version);
    const { byVersion, listings } = build.matches;
    const listing = listings.get(key) ?? [];
    const scans = [...(byVersion.get(key) ?? []), ...listing];
    const scannedAt = outcome === undefined ? oldestScan(listing) : outcome.scannedAt;
    const same = findSame(own);
    return {
      version,
      isSame: same !== undefined,
      hasDigest: digest !== undefined,
      isLate: isLater(same?.scannedAt ?? null, scannedAt),
      scans: scans.filter(({ packages }) => packages.extent !== 'never'),
    };
  });
  return { slug: facts.slug, image: facts.image, versions };
};

const hasList = ({ versions }: Candidate): boolean =>
  versions.some(({ scans }) => scans.some(({ packages }) => packages.extent !== 'none'));

const hasScans = ({ versions }: Candidate): boolean =>
  versions.some(({ scans }) => scans.length > 0);

const areAllKnown = (scans: ReadonlyArray<Scan>): boolean =>
  scans.every(({ packages }) => packages.extent === 'all');

/** The list of a single report has each package once already; of one with too many packages, there is none. */
const mergeLists = (
  { warn }: Note,
  scans: ReadonlyArray<Scan>,
  [first = [], ...others]: ReadonlyArray<ReadonlyArray<Package>>,
): PackageList => {
  if (scans.some(({ packages }) => packages.extent === 'excess')) return NO_PACKAGES;
  const items = others.length === 0 ? first : uniquePackages([first, ...others].flat());
  if (items.length <= MAX_PACKAGES) return { known: areAllKnown(scans), items };
  const paths = scans.map(({ path }) => show(path)).join(', ');
  warn(
    problem(
      `found ${items.length} packages in ${paths}, expected at most ${MAX_PACKAGES} of a version; they are left out, and the packages of the version are not known; its rows count`,
    ),
  );
  return NO_PACKAGES;
};

const readEvidence = (
  build: PackagesBuild,
  { scans, ...facts }: VersionScans,
): Result<PackageEvidence> =>
  pipe(
    scans,
    E.traverseArray((scan) => readPackages(build.rows, scan)),
    E.map((lists) => ({
      ...facts,
      listed: scans.length === 0 ? undefined : mergeLists(build, scans, lists),
    })),
  );

/** The packages of an image after a run; `before` are the published ones. */
export const derivePackages = (
  build: PackagesBuild,
  candidate: Candidate,
  before: ImagePackages | undefined,
): Result<ImagePackages | undefined> =>
  candidate.decided !== undefined
    ? E.right(candidate.decided.document)
    : pipe(
        candidate.versions,
        E.traverseArray((version) => readEvidence(build, version)),
        E.map((evidence) => {
          build.rows.reset();
          return nextPackages(candidate, evidence, before);
        }),
      );

/** Whether the packages of an image follow from this run alone, whatever is published. */
const isAllDecided = ({ versions }: Candidate): boolean =>
  versions.every(({ scans, ...facts }) =>
    isDecided({
      ...facts,
      listed: scans.length === 0 ? undefined : { known: areAllKnown(scans), items: [] },
    }),
  );

/** Decides what can be decided without reading what is published; no candidate if that is published already. */
const decide = (build: PackagesBuild, candidate: Candidate): Result<ReadonlyArray<Candidate>> => {
  const { files, memory } = build.published;
  const id = files.get(IMAGE_PACKAGES.file(candidate.slug));
  if (id === undefined || !memory.trusted || !isAllDecided(candidate)) return E.right([candidate]);
  return pipe(
    derivePackages(build, candidate, undefined),
    E.map((document) => {
      if (document === undefined) return [{ ...candidate, decided: { document } }];
      const { content } = exactJsonFile(IMAGE_PACKAGES, candidate.slug, document);
      return blobId([Buffer.from(content)]) === id ? [] : [{ ...candidate, decided: { document } }];
    }),
  );
};

/** The images whose packages may change; undefined if the catalog publishes no packages. */
export type PackagesScope = ReadonlyArray<Candidate> | undefined;

/**
 * Finds the images whose packages may change, without reading what is published; those that are no longer published
 * have no versions.
 */
export const findPackagesScope = (
  build: PackagesBuild,
  images: ReadonlyArray<{ readonly slug: string; readonly touched: boolean }>,
): Result<PackagesScope> => {
  if (!build.catalog.packages) return E.right(undefined);
  const { published } = build;
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
  const gone = keysOf(published, IMAGE_PACKAGES).filter((slug) => !slugs.has(slug));
  return pipe(
    all.filter(mayChange),
    E.traverseArray((candidate) => decide(build, candidate)),
    E.map((changed) => [...changed.flat(), ...gone.map(toGone)]),
  );
};

/** Whether the packages on the branch stay as they are. */
export const isSettled = ({ published }: PackagesBuild, scope: PackagesScope): boolean =>
  scope === undefined || (scope.length === 0 && published.files.has(PACKAGES.path));
