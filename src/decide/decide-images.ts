import { FINDINGS } from '../contract/findings';
import { IMAGE_PACKAGES, type ImagePackages } from '../contract/packages';
import { countRecord, rollupOf, type ScanRecord } from '../contract/record/record';
import { VERSION_SECURITY } from '../contract/security-documents';
import { NO_FIXES } from '../domain/fixes';
import type { Remarks } from '../domain/problem';
import { versionKey } from '../domain/version-key';
import type { Previous } from '../previous/previous';
import { availableImages, type Catalog, type CatalogImage } from '../read/manifest/catalog';
import { recordOf } from '../read/reports/to-record';
import type { Decision } from './carry-forward';
import { findChangedItems } from './changed-images';
import { type Contradiction, findContradictions } from './contradictions';
import {
  decideImage,
  type Evidence,
  findFacts,
  type ImageFacts,
  versionsToKeep,
} from './decide-image';
import { findPackages } from './image-packages';
import { type CountsByVersion, type ImageStatus, withCounts } from './image-status';
import type { Matches } from './match-reports';
import { publishedSoftware, seeSoftware, statedSoftware } from './software';
import { findUnnamedVersions, publishedUnnamed } from './unnamed';
import { isUrgentByCounts } from './verdicts';

/** An image whose rows and packages cannot differ from the published ones, so their documents stay, unread. */
export interface KeptImage extends ImageStatus, Remarks {
  readonly kind: 'kept';
}

/** An image after the decisions about its versions, with the input of its documents. */
export interface DerivedImage extends ImageStatus, Remarks {
  readonly kind: 'derived';
  /** By version. */
  readonly records: ReadonlyMap<string, ScanRecord>;
  /** The versions that the branch describes in contradictory ways. */
  readonly contradictions: ReadonlyArray<Contradiction>;
  readonly packages: ImagePackages | undefined;
}

export type DecidedImage = KeptImage | DerivedImage;

export const isDerivedImage = <I extends DecidedImage>(image: I): image is I & DerivedImage =>
  image.kind === 'derived';

/** The record of a version; undefined without one, or for a kept image. */
export const recordOfVersion = (image: DecidedImage, version: string): ScanRecord | undefined =>
  image.kind === 'kept' ? undefined : image.records.get(version);

export const contradictionsOf = (
  images: ReadonlyArray<DecidedImage>,
): ReadonlyArray<Contradiction> =>
  images.flatMap((image) => (image.kind === 'kept' ? [] : image.contradictions));

/** The catalog of a run, and the evidence about it. */
export interface CatalogEvidence extends Pick<Evidence, 'carryForward'> {
  readonly catalog: Catalog;
  readonly matches: Matches;
  readonly previous: Previous;
}

const evidenceOfImages = ({ matches, previous, carryForward }: CatalogEvidence): Evidence => {
  const { versions: published, isAsPublished, records, readRecord } = previous;
  return {
    scans: matches.byVersion,
    published,
    carryForward,
    countPublished: (slug, version) =>
      isAsPublished
        ? records.get(slug)?.versions.find((each) => each.version === version)?.total
        : readRecord(slug, version)?.rows.length,
  };
};

/** The images with evidence in this run or with a changed item in the manifest; all images of an edited tree. */
const findUnkept = (evidence: CatalogEvidence): ReadonlySet<string> => {
  const { catalog, matches, previous, carryForward } = evidence;
  const changed = findChangedItems(catalog, previous.catalog);
  const { byVersion, listings } = matches;
  const isUnkept = ({ slug, versions = [] }: CatalogImage): boolean =>
    !previous.isAsPublished ||
    !carryForward ||
    changed.has(slug) ||
    versions.some(({ version }) => {
      const key = versionKey(slug, version);
      return byVersion.has(key) || listings.has(key);
    });
  return new Set(
    availableImages(catalog)
      .filter(isUnkept)
      .map(({ slug }) => slug),
  );
};

/** An available image before any decision. */
export interface PlannedImage extends ImageFacts {
  readonly isKept: boolean;
}

export const planImages = (evidence: CatalogEvidence): ReadonlyArray<PlannedImage> => {
  const unkept = findUnkept(evidence);
  const known = evidenceOfImages(evidence);
  return availableImages(evidence.catalog).map((item) => ({
    ...findFacts(item, known),
    isKept: !unkept.has(item.slug),
  }));
};

/** The paths of records and findings of all available images. A run on an edited tree reads all of them. */
export const allRecords = ({ catalog, previous }: CatalogEvidence): ReadonlyArray<string> =>
  previous.isAsPublished
    ? []
    : availableImages(catalog).flatMap(({ slug, versions = [] }) => [
        FINDINGS.file(slug),
        ...versions.map(({ version }) => VERSION_SECURITY.file(versionKey(slug, version))),
      ]);

/** The paths of the published documents that the decisions need. */
export const documentsToDecide = (
  { catalog }: CatalogEvidence,
  planned: ReadonlyArray<PlannedImage>,
): ReadonlyArray<string> =>
  planned
    .filter(({ isKept }) => !isKept)
    .flatMap((image) => {
      const { slug } = image.item;
      return [
        ...versionsToKeep(image).map((version) => VERSION_SECURITY.file(versionKey(slug, version))),
        ...(catalog.packages ? [IMAGE_PACKAGES.file(slug)] : []),
      ];
    });

const publishedCounts = (slug: string, { records, versions }: Previous): CountsByVersion =>
  new Map(
    (records.get(slug)?.versions ?? []).map((rollup) => {
      const { urgent, fixes } = versions.get(versionKey(slug, rollup.version)) ?? {};
      const hasUrgent = isUrgentByCounts(rollup) ?? urgent === true;
      return [rollup.version, { rollup, hasUrgent, fixes: fixes && { ...NO_FIXES, ...fixes } }];
    }),
  );

const keepImage = (image: PlannedImage, { previous }: CatalogEvidence): KeptImage => {
  const decided = decideImage(image, new Set(), {
    software: publishedSoftware(image.item, previous),
    unnamed: publishedUnnamed(image.item, previous),
  });
  return {
    ...withCounts(decided, publishedCounts(image.item.slug, previous)),
    kind: 'kept',
  };
};

/** Reads the published records that stay, and finds the versions whose records cannot be used. */
const readKept = (facts: ImageFacts, { readRecord }: Previous) => {
  const kept = versionsToKeep(facts).map(
    (version) => [version, readRecord(facts.item.slug, version)] as const,
  );
  const broken = new Set(kept.flatMap(([version, record]) => (record ? [] : [version])));
  return { kept: new Map(kept), broken };
};

/** Makes the published records of some versions partial. */
const withPartial = (facts: ImageFacts, doubted: ReadonlyArray<Contradiction>): ImageFacts => ({
  ...facts,
  versions: facts.versions.map((each) =>
    each.published !== undefined && doubted.some(({ version }) => version === each.version)
      ? { ...each, published: { ...each.published, state: 'partial' } }
      : each,
  ),
});

const recordBehind = (decision: Decision, kept: ScanRecord | undefined): ScanRecord | undefined => {
  if (decision.kind === 'fresh') return recordOf(decision.outcome.scans);
  return decision.kind === 'kept' ? kept : undefined;
};

const decideAnew = (image: PlannedImage, evidence: CatalogEvidence): DerivedImage => {
  const { item } = image;
  const { catalog, matches, previous } = evidence;
  const { kept, broken } = readKept(image, previous);
  const packages = catalog.packages
    ? findPackages(image, matches, previous.read(IMAGE_PACKAGES, item.slug))
    : { value: undefined, warnings: [] };
  const stated = statedSoftware(item);
  const software = stated === undefined ? undefined : seeSoftware(stated, packages.value);
  const unnamed = findUnnamedVersions(item, packages.value);
  const contradictions = findContradictions(item.slug, kept, previous);
  const decided = decideImage(withPartial(image, contradictions), broken, { software, unnamed });
  const records = new Map<string, ScanRecord>();
  for (const { version, decision } of decided.versions) {
    const record = recordBehind(decision, kept.get(version));
    if (record !== undefined) records.set(version, record);
  }
  const counts = new Map(
    [...records].map(([version, record]) => {
      const counted = countRecord(record);
      const rollup = rollupOf(version, item.image, counted);
      return [version, { rollup, hasUrgent: counted.urgent }] as const;
    }),
  );
  return {
    ...withCounts(decided, counts),
    warnings: [...decided.warnings, ...packages.warnings],
    kind: 'derived',
    records,
    contradictions,
    packages: packages.value,
  };
};

export const decideImages = (
  evidence: CatalogEvidence,
  planned: ReadonlyArray<PlannedImage>,
): ReadonlyArray<DecidedImage> =>
  planned.map((image) => (image.isKept ? keepImage(image, evidence) : decideAnew(image, evidence)));
