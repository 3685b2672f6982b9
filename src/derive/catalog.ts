import { BASES, type Base, type BaseBuild } from '../contract/bases';
import { CVES } from '../contract/cve-documents';
import type { CveCollection, CveItem } from '../contract/cves';
import { IMAGE_PACKAGES } from '../contract/packages';
import type { ImageReleases } from '../contract/releases';
import type { DecidedCatalog } from '../decide/decide-catalog';
import { newestRecorded } from '../decide/image-status';
import type { Matches } from '../decide/match-reports';
import { findRebuilds } from '../decide/rebuilds';
import type { Entry } from '../domain/file';
import { type Problem, type Remarks, withTitle } from '../domain/problem';
import { lastText } from '../domain/values/compare';
import { keyOfVersion, parseVersionKey, type VersionKey, versionKey } from '../domain/version-key';
import { inDocument } from '../previous/documents';
import type { Previous } from '../previous/previous';
import type { Address } from '../previous/state';
import { describeOldExploitation } from '../read/exploitation/age';
import type { Exploitation } from '../read/exploitation/exploitation';
import type { CatalogImage } from '../read/manifest/catalog';
import { findUntold, isRecording } from './days/days';
import { daysOfBuilds, diffCatalogs, groupByDay, isFact } from './days/facts';
import {
  type DerivedHouse,
  deriveHouse,
  type House,
  type HouseBuild,
  isDerived,
  recordedSlugs,
} from './house/house';
import type { SurvivedInImage } from './house/version-fixes';
import { findBaseRebuilds } from './news/base-rebuilds';
import { withBases } from './news/based-rebuilds';
import type { DerivedCatalog } from './news/derived-catalog';
import { findNewPackages, type NewPackage } from './news/package-news';
import { deriveProjections, type Houses, type ProjectionBuild } from './projections';
import { arePackagesChanged } from './projections/catalog-packages';
import { countExploited, findNewlyExploited } from './projections/cve-list';
import { type Doubts, judgeStatements } from './projections/judge-statements';
import { withEntries } from './projections/newly-exploited';
import { deriveVex, type VexBuild } from './projections/vex';

export interface CatalogBuild extends ProjectionBuild, VexBuild {
  readonly matches: Matches;
}

export interface Derived {
  readonly catalog: DerivedCatalog;
  /** Renders each file when it is asked for. */
  readonly files: () => Iterable<Entry>;
  /** The paths of files in which only the data date is new. If nothing else changed, a run commits none of them. */
  readonly dated: ReadonlyArray<string>;
  readonly address: Address;
  readonly remarks: Remarks;
}

/** Derives the documents of each image, and finds what changed in them. */
export const deriveHouses = (build: HouseBuild, { images }: DecidedCatalog): Houses => {
  const { catalog, catalogDate, previous } = build;
  const items = new Map(catalog.images.map((item): [string, CatalogImage] => [item.slug, item]));
  const recorded = recordedSlugs(previous);
  const houses = images.flatMap((image) => {
    const item = items.get(image.slug);
    return item === undefined ? [] : [deriveHouse(item, image, build, recorded)];
  });
  const derived = houses.filter(isDerived);
  const events = derived.flatMap((house) => house.events);
  const isTold = isRecording(previous);
  const catalogChanges =
    isTold && previous.catalog ? diffCatalogs(previous.catalog, catalog, catalogDate) : [];
  const builds = derived.flatMap((house) => house.builds);
  const byDay = groupByDay(isTold ? events.filter(isFact) : [], [
    ...catalogChanges,
    ...(isTold ? daysOfBuilds(builds) : []),
  ]);
  const packagesDiffer = arePackagesChanged(build, houses);
  return { houses, events, builds, byDay, packagesDiffer };
};

/** The newest scan of this run that belongs to a version; null without one. */
const newestScan = ({ byVersion }: Matches): string | null =>
  lastText([...byVersion.values()].flatMap((scans) => scans.map(({ scannedAt }) => scannedAt)));

export const oldExploitation = (
  exploitation: Exploitation,
  matches: Matches,
  list: CveCollection | undefined,
): ReadonlyArray<Problem> =>
  describeOldExploitation(
    { kev: list?.kev?.released ?? null, epss: list?.epss?.date ?? null },
    exploitation,
    newestScan(matches),
  )
    .map((message) => inDocument(CVES.path, message))
    .map(withTitle('Exploitation data'));

/** The number of distinct CVEs in the newest records of all images. */
const countNewestCves = (houses: ReadonlyArray<House>): number => {
  const ids = new Set<string>();
  for (const { image, findings } of houses) {
    const latest = newestRecorded(image);
    for (const { id, versions } of findings?.open ?? [])
      if (versions.some(({ version, confirmed }) => confirmed && version === latest)) ids.add(id);
  }
  return ids.size;
};

export const inOlder = ({ data }: CveCollection): number =>
  data.filter(({ latest }) => latest === 0).length;

/** The packages that are new in the images that changed. */
const newPackages = (
  houses: ReadonlyArray<DerivedHouse>,
  { read, isAsPublished }: Previous,
): ReadonlyArray<NewPackage> =>
  findNewPackages(
    houses.flatMap(({ slug, packages: after }) => {
      const before = isAsPublished ? read(IMAGE_PACKAGES, slug) : undefined;
      return before === undefined || after === undefined ? [] : [{ before, after }];
    }),
  );

const NO_DOUBTS: Doubts = { unapplied: [], unknown: [] };

/** Empty if the published list is lost: what was exploited before is unknown. */
const newlyExploited = (
  { state }: Previous,
  before: CveCollection | undefined,
  after: CveCollection,
  isNew: (id: string) => boolean,
): ReadonlyArray<CveItem> =>
  before === undefined && state !== undefined ? [] : findNewlyExploited(before, after, isNew);

export const collectSurvived = (
  all: Iterable<readonly [slug: string, survived: SurvivedInImage]>,
): DerivedCatalog['survived'] =>
  new Map(
    [...all].flatMap(([slug, survived]) =>
      [...survived].map(([version, ids]) => [versionKey(slug, version), ids] as const),
    ),
  );

export const standingIn = ({ read }: Previous): ReadonlyArray<BaseBuild> =>
  read(BASES, '')?.data ?? [];

/** Since when a base, or an image that is one, has its present build; undefined if unknown. */
export const sinceOfBase =
  (
    baseAt: (key: VersionKey) => Base | undefined,
    releasesOf: (slug: string) => ImageReleases | undefined,
  ) =>
  (key: VersionKey): string | undefined => {
    const { slug, version } = parseVersionKey(key);
    const releases = releasesOf(slug)?.releases ?? [];
    return (baseAt(key) ?? releases.find((each) => each.version === version))?.since;
  };

/** Derives every document, in a run that changes something. */
export const deriveCatalog = (
  build: CatalogBuild,
  judged: DecidedCatalog,
  found: Houses,
): Derived => {
  const { houses } = found;
  // Adds how their fixes arrive, which only their findings tell.
  const decided = { ...judged, images: houses.map(({ image }) => image) };
  const events = findUntold(build.previous, found.events);
  const { catalog, previous, matches, exploitation, vex } = build;
  const all = deriveProjections(build, decided, found);
  const { list, documents, exploitedIn, exploitedFixes } = all;
  const derived = houses.filter(isDerived);
  const isNew = (id: string): boolean => derived.some(({ newIds }) => newIds.has(id));
  const statements = deriveVex(build, decided.dataDate);
  const doubts =
    vex === undefined ? NO_DOUBTS : judgeStatements(catalog, previous, vex, decided.images);
  return {
    files: function* () {
      yield* all.files();
      yield* statements.files;
    },
    dated: all.dated,
    address: toAddress(build),
    catalog: {
      ...decided,
      rebuilds: withBases(findRebuilds(decided.images), all.bases),
      baseRebuilds: findBaseRebuilds(
        all.bases,
        standingIn(previous),
        decided.images,
        sinceOfBase(
          (key) => all.baseDocuments.find((each) => keyOfVersion(each) === key),
          (slug) => houses.find((house) => house.slug === slug)?.releases,
        ),
      ),
      survived: collectSurvived(houses.map(({ slug, survived }) => [slug, survived])),
      facts: isRecording(previous) ? events.filter(isFact) : [],
      events,
      builds: found.builds,
      newIds: new Map(derived.map(({ slug, newIds }) => [slug, newIds])),
      exploited: countExploited(list),
      exploitedIn,
      exploitedFixes,
      inOlder: inOlder(list),
      cves: countNewestCves(houses),
      newlyExploited: withEntries(newlyExploited(previous, all.formerList, list, isNew), documents),
      newPackages: catalog.packages ? newPackages(derived, previous) : [],
      unapplied: doubts.unapplied,
    },
    remarks: {
      warnings: [
        ...all.warnings,
        ...oldExploitation(exploitation, matches, list),
        ...statements.warnings,
      ],
      notices: [...all.notices, ...statements.notices, ...doubts.unknown],
    },
  };
};

export const toAddress = ({ feedHead: { site, namespace } }: HouseBuild): Address => ({
  site: site ?? null,
  namespace,
});
