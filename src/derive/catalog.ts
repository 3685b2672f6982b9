import { BASE, BASES, type Base, type BaseBuild } from '../contract/bases';
import { CVES } from '../contract/cve-documents';
import type { CveCollection, CveItem } from '../contract/cves';
import { FINDINGS } from '../contract/findings';
import { IMAGE_PACKAGES } from '../contract/packages';
import { RELEASES } from '../contract/releases';
import { VEX_REPOSITORY } from '../contract/vex-documents';
import type { DecidedCatalog } from '../decide/decide-catalog';
import { newestRecorded } from '../decide/image-status';
import type { Matches } from '../decide/match-reports';
import { findRebuilds } from '../decide/rebuilds';
import { type Entry, keep } from '../domain/file';
import { type Problem, type Remarks, withTitle } from '../domain/problem';
import { lastText } from '../domain/values/compare';
import { parseVersionKey, type VersionKey, versionKey } from '../domain/version-key';
import { inDocument } from '../previous/documents';
import { keysOf, type Previous } from '../previous/previous';
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
import { findSurvived, type SurvivedInImage, withFixes } from './house/version-fixes';
import { findBaseRebuilds } from './news/base-rebuilds';
import { withBases } from './news/based-rebuilds';
import type { DerivedCatalog } from './news/derived-catalog';
import { findNewPackages, type NewPackage } from './news/package-news';
import { deriveProjections, type Houses, type ProjectionBuild } from './projections';
import { arePackagesChanged } from './projections/catalog-packages';
import { countExploited, findExploitedIn, findNewlyExploited } from './projections/cve-list';
import { type Doubts, judgeStatements } from './projections/judge-statements';
import { findExploitedFixes, withEntries } from './projections/newly-exploited';
import { deriveVex, isSecure, type VexBuild } from './projections/vex';

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

const oldExploitation = (
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

const inOlder = ({ data }: CveCollection): number =>
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

const NONE_SURVIVED: SurvivedInImage = new Map();

const collectSurvived = (
  all: Iterable<readonly [slug: string, survived: SurvivedInImage]>,
): DerivedCatalog['survived'] =>
  new Map(
    [...all].flatMap(([slug, survived]) =>
      [...survived].map(([version, ids]) => [versionKey(slug, version), ids] as const),
    ),
  );

type SinceOf = (key: VersionKey) => string | undefined;

/** Since when bases and images have their present builds. */
const sinceIn = (bases: ReadonlyArray<Base>, houses: ReadonlyArray<House>): SinceOf => {
  const all = [
    ...bases,
    ...houses.flatMap(({ slug, releases }) =>
      releases.releases.map(({ version, since }) => ({ slug, version, since })),
    ),
  ];
  const known = new Map(all.map((each) => [versionKey(each.slug, each.version), each.since]));
  return (key) => known.get(key);
};

const publishedSince =
  ({ read }: Previous): SinceOf =>
  (key) => {
    const { slug, version } = parseVersionKey(key);
    const releases = read(RELEASES, slug)?.releases ?? [];
    return (read(BASE, key) ?? releases.find((each) => each.version === version))?.since;
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
      standing: all.bases,
      rebuilds: withBases(findRebuilds(decided.images), all.bases),
      baseRebuilds: findBaseRebuilds(
        all.bases,
        standingIn(previous),
        decided.images,
        sinceIn(all.baseDocuments, houses),
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

const toAddress = ({ feedHead: { site, namespace } }: HouseBuild): Address => ({
  site: site ?? null,
  namespace,
});

const isSameAddress = ({ site, namespace }: Address, former: Address | undefined): boolean =>
  former?.site === site && former.namespace === namespace;

const areVerdictsPublished = ({ images }: DecidedCatalog, { versions: published }: Previous) =>
  images.every(({ slug, versions }) =>
    versions.every(({ version, verdict, urgent, before }) => {
      const former = published.get(versionKey(slug, version));
      return (
        former?.verdict === verdict &&
        former.urgent === urgent &&
        former.before?.verdict === before?.verdict
      );
    }),
  );

/**
 * Whether every document of a run equals the published one, so that all are kept by id: no image, no item of the
 * manifest, no verdict and no address differs, and no file was given.
 */
export const isStill = (
  build: CatalogBuild & { readonly isUpdated: boolean; readonly carryForward: boolean },
  decided: DecidedCatalog,
): boolean => {
  const { catalog, previous, exploitation, vex, isUpdated } = build;
  return (
    previous.isAsPublished &&
    decided.images.every(({ kind }) => kind === 'kept') &&
    build.matches.bases.size === 0 &&
    (build.carryForward || catalog.bases.length === 0) &&
    JSON.stringify([catalog, [...catalog.badges]]) ===
      JSON.stringify([previous.catalog, [...(previous.catalog?.badges ?? [])]]) &&
    areVerdictsPublished(decided, previous) &&
    isSameAddress(toAddress(build), previous.state?.address) &&
    !isUpdated &&
    exploitation.kev === undefined &&
    exploitation.epss === undefined &&
    vex === undefined &&
    (isSecure(build) || !previous.files.has(VEX_REPOSITORY.path))
  );
};

const standingIn = ({ read }: Previous): ReadonlyArray<BaseBuild> => read(BASES, '')?.data ?? [];

/** The images whose findings tell where exploited vulnerabilities are, or what survived rebuilds. */
const imagesToKeep = (previous: Previous, { images }: DecidedCatalog): ReadonlyArray<string> => {
  const list = previous.read(CVES, '');
  if (list !== undefined && countExploited(list)) return keysOf(previous, FINDINGS);
  return images.flatMap(({ slug, versions }) =>
    versions.some(({ fixes }) => fixes !== undefined && fixes.survived > 0) ? [slug] : [],
  );
};

/** The documents that a run reads even if it keeps all of them: some findings, and the releases of what was rebuilt as a base. */
export const documentsToKeep = (
  previous: Previous,
  decided: DecidedCatalog,
): ReadonlyArray<string> => [
  ...imagesToKeep(previous, decided).map(FINDINGS.file),
  ...standingIn(previous).flatMap(({ slug, current }) => (current ? [] : [RELEASES.file(slug)])),
];

export const keepCatalog = (build: CatalogBuild, judged: DecidedCatalog): Derived => {
  const { previous, exploitation, matches } = build;
  const list = previous.read(CVES, '');
  const exploited = list === undefined ? null : countExploited(list);
  const findings = imagesToKeep(previous, judged).flatMap(
    (slug) => previous.read(FINDINGS, slug) ?? [],
  );
  const survived = new Map(findings.map((each) => [each.slug, findSurvived(each)]));
  const images = judged.images.map((image) =>
    withFixes(image, survived.get(image.slug) ?? NONE_SURVIVED),
  );
  const decided = { ...judged, images };
  const standing = standingIn(previous);
  const exploitedIn = list === undefined ? new Map() : findExploitedIn(list, findings);
  return {
    files: () => [...previous.files.keys()].map(keep),
    dated: [],
    address: toAddress(build),
    catalog: {
      ...decided,
      standing,
      rebuilds: withBases(findRebuilds(decided.images), standing),
      baseRebuilds: findBaseRebuilds(standing, standing, decided.images, publishedSince(previous)),
      survived: collectSurvived(survived),
      facts: [],
      events: [],
      builds: [],
      newIds: new Map(),
      exploited,
      exploitedIn,
      exploitedFixes: findExploitedFixes(exploitedIn, findings),
      inOlder: list === undefined ? 0 : inOlder(list),
      cves: undefined,
      newlyExploited: [],
      newPackages: [],
      unapplied: [],
    },
    remarks: { warnings: oldExploitation(exploitation, matches, list), notices: [] },
  };
};
