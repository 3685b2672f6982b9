import { FINDINGS, type ImageFindings } from '../../contract/findings';
import { type ImageLayers, LAYERS } from '../../contract/layers';
import { IMAGE_PACKAGES, type ImagePackages } from '../../contract/packages';
import { toRecordFindings } from '../../contract/record/record-findings';
import { type ImageReleases, RELEASES } from '../../contract/releases';
import {
  type DecidedImage,
  type DerivedImage,
  isDerivedImage,
  type KeptImage,
} from '../../decide/decide-images';
import type { FollowedDigests } from '../../decide/follow-digests';
import { knownGaps } from '../../decide/unchecked';
import type { JudgedImage } from '../../decide/verdicts';
import type { Problem } from '../../domain/problem';
import { parseVersionKey, versionKey } from '../../domain/version-key';
import type { Previous } from '../../previous/previous';
import type { Catalog, CatalogImage } from '../../read/manifest/catalog';
import type { FeedHead } from '../address';
import { exactJsonFile } from '../render/json';
import { MAX_BYTES, tooLarge } from '../render/size';
import type { FindingEvent } from './finding-event';
import type { ImageRecords } from './image-records';
import { type NewBuild, nextFindings } from './next-findings';
import { nextImageLayers } from './next-layers';
import { nextReleases } from './next-releases';
import { withPossibleDates } from './possible-dates';
import { type PublishedScans, publishedScans } from './published-scans';
import { findSurvived, type SurvivedInImage, withFixes } from './version-fixes';

export type HouseImage = JudgedImage & DecidedImage;

export interface HouseBuild {
  readonly catalog: Catalog;
  /** What versions follow if the manifest does not state their digests. */
  readonly followed: FollowedDigests;
  /** Date of the commit of the catalog. */
  readonly catalogDate: string | null;
  readonly previous: Previous;
  readonly feedHead: Omit<FeedHead, 'from'>;
}

interface HouseOf<I extends DecidedImage> {
  readonly slug: string;
  readonly image: JudgedImage & I;
  /** Undefined if no version ever had a record. */
  readonly findings: ImageFindings | undefined;
  readonly releases: ImageReleases;
  /** Undefined if the layers of no version are known. */
  readonly layers: ImageLayers | undefined;
  readonly survived: SurvivedInImage;
}

type KeptHouse = HouseOf<KeptImage>;

export interface DerivedHouse extends HouseOf<DerivedImage> {
  /** Undefined if the image has no packages, or if their document would be too large. */
  readonly packages: ImagePackages | undefined;
  readonly events: ReadonlyArray<FindingEvent>;
  readonly builds: ReadonlyArray<NewBuild>;
  /**
   * The ids that are open now and were open in no version on the branch; all ids of a new image. Empty if the branch
   * has no record, or if the image had one but its findings are unusable: nobody knows what was open.
   */
  readonly newIds: ReadonlySet<string>;
  readonly warnings: ReadonlyArray<Problem>;
}

/** The documents of an image. */
export type House = KeptHouse | DerivedHouse;

export const isDerived = (house: House): house is DerivedHouse => isDerivedImage(house.image);

const toRecords = (
  { slug, image, versions, records }: JudgedImage & DerivedImage,
  before: ImageFindings | undefined,
  scans: PublishedScans,
): ImageRecords => ({
  slug,
  image,
  versions: versions.map((status) => {
    const { version, digest, state, scannedAt } = status;
    const record = records.get(version);
    const findings = record && toRecordFindings(record);
    const isNew = status.decision.kind === 'fresh' && !scans.isOfRecord(status);
    const own = { slug, version, digest, state, scannedAt, unchecked: knownGaps(status), findings };
    return {
      ...own,
      scannedBefore: scans.latest(version),
      // If the findings are lost, the line begins with the present record.
      isNew: before === undefined || isNew,
      isFresh: status.decision.kind === 'fresh',
      wasScanned: scans.hasScanned(version),
      formerDigests: scans.formerDigests(version),
    };
  }),
  lineScannedAt: before === undefined ? null : scans.last(before.line.version),
});

/** The published findings. An edited tree may contain impossible dates, which are left out. */
const formerFindings = (
  slug: string,
  { read, isAsPublished }: Previous,
): ImageFindings | undefined => {
  const former = read(FINDINGS, slug);
  return former === undefined || isAsPublished ? former : withPossibleDates(former);
};

export const recordedSlugs = ({ versions }: Previous): ReadonlySet<string> =>
  new Set(
    [...versions].flatMap(([key, { hasRecord }]) => (hasRecord ? [parseVersionKey(key).slug] : [])),
  );

const deriveFindings = (
  image: JudgedImage & DerivedImage,
  { previous, catalogDate }: HouseBuild,
  scans: PublishedScans,
  recorded: ReadonlySet<string>,
): Pick<DerivedHouse, 'findings' | 'events' | 'builds' | 'newIds'> => {
  const { slug } = image;
  const before = formerFindings(slug, previous);
  const records = toRecords(image, before, scans);
  const { document, events, builds, newIds } = nextFindings(before, records, catalogDate);
  const isKnown = recorded.size > 0 && (before !== undefined || !recorded.has(slug));
  return { findings: document, events, builds, newIds: isKnown ? newIds : new Set() };
};

/** Leaves out packages whose document would be too large. */
const limitPackages = (
  slug: string,
  packages: ImagePackages | undefined,
): Pick<DerivedHouse, 'packages' | 'warnings'> => {
  if (packages === undefined) return { packages, warnings: [] };
  const { path, content } = exactJsonFile(IMAGE_PACKAGES, slug, packages);
  const size = Buffer.byteLength(content);
  return size > MAX_BYTES
    ? { packages: undefined, warnings: [tooLarge(path, size, 'packages', 'they are')] }
    : { packages, warnings: [] };
};

/** Derives the documents of an image. `recorded` are the slugs of the images that have a record on the branch. */
export const deriveHouse = (
  item: CatalogImage,
  image: HouseImage,
  build: HouseBuild,
  recorded: ReadonlySet<string>,
): House => {
  const { slug } = image;
  const { previous, catalogDate, followed, feedHead } = build;
  const releases = previous.read(RELEASES, slug);
  const scans = publishedScans(slug, previous, releases);
  const digests = previous.digests.get(slug) ?? new Map<string, string | null>();
  const former = { digests, releases, scannedAt: scans.ofRecord };
  const toHouse = <I extends DecidedImage>(
    own: JudgedImage & I,
    { findings, layers }: Pick<House, 'findings' | 'layers'>,
  ): HouseOf<I> => {
    const survived = findSurvived(findings);
    return {
      slug,
      image: withFixes(own, survived),
      survived,
      findings,
      layers,
      releases: nextReleases(item, own, former, {
        catalogDate,
        followed: (version: string) => followed.get(versionKey(slug, version)),
        findings,
        site: feedHead.site,
      }),
    };
  };
  const published = previous.read(LAYERS, slug);
  if (image.kind === 'kept')
    return toHouse(image, { findings: previous.read(FINDINGS, slug), layers: published });
  const { findings, ...changes } = deriveFindings(image, build, scans, recorded);
  const layers = nextImageLayers(image, published);
  return {
    ...toHouse(image, { findings, layers }),
    ...changes,
    ...limitPackages(slug, image.packages),
  };
};
