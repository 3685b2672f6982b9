import type { StatusItem } from '../contract/items';
import { servedPath } from '../contract/paths';
import type { SecurityRecord, SecurityVersion } from '../contract/security';
import { IMAGE_SECURITY } from '../contract/security-documents';
import type { Fixes } from '../domain/fixes';
import { repositoryOf } from '../domain/image-reference';
import type { CatalogChart, CatalogImage } from '../read/manifest/catalog';
import { type Decision, findFormerBuild, type VersionFacts } from './carry-forward';
import {
  coverageOfPublished,
  coverageOfScans,
  noCoverage,
  type ScanCoverage,
  stateOn,
} from './platforms';
import type { SeenSoftware } from './software';

/** The status of a version, without its rows. */
export interface VersionStatus
  extends ScanCoverage,
    Pick<
      StatusItem,
      'version' | 'digest' | 'digestFrom' | 'state' | 'scannedAt' | 'scanner' | 'before' | 'named'
    > {
  /** Determines state, date and scanner. */
  readonly decision: Decision;
  readonly rollup: SecurityVersion | undefined;
  /** How the findings get their fixes; undefined without a fix. */
  readonly fixes?: Fixes | undefined;
  /** The software of the image; undefined if none is stated. */
  readonly seen?: SeenSoftware | undefined;
  /** True if the record has a critical or high finding with a fix. */
  readonly hasUrgent: boolean;
}

/** The status of the versions of an available image, newest first. */
export interface ImageStatus extends Pick<CatalogImage, 'os' | 'software'> {
  readonly slug: string;
  readonly image: string;
  readonly versions: ReadonlyArray<VersionStatus>;
}

const stateOf = (decision: Decision): Pick<VersionStatus, 'state' | 'scannedAt' | 'scanner'> => {
  switch (decision.kind) {
    case 'fresh':
      return decision.outcome;
    case 'kept':
      return decision.published;
    case 'withheld':
      return { ...decision, state: 'withheld' };
    case 'unscanned':
      return { state: 'unscanned', scannedAt: null, scanner: null };
  }
};

const coverageBehind = (
  decision: Decision,
  { published }: Pick<VersionFacts, 'published'>,
  stated: ReadonlyArray<string>,
): ScanCoverage => {
  switch (decision.kind) {
    case 'fresh':
      return coverageOfScans(stated, decision.outcome);
    case 'kept':
      return coverageOfPublished(stated, decision.published);
    case 'withheld':
      if (decision.outcome !== null) return coverageOfScans(stated, decision.outcome);
      return published ? coverageOfPublished(stated, published) : noCoverage(stated);
    case 'unscanned':
      return noCoverage(stated);
  }
};

/**
 * The status of a version before its record is counted. `stated` are the platforms of its image. If `seen` lacks the
 * software of the image, the record is a lower bound.
 */
export const toStatus = (
  version: string,
  facts: VersionFacts,
  decision: Decision,
  stated: ReadonlyArray<string>,
  seen?: SeenSoftware,
): VersionStatus => {
  const { state, scannedAt, scanner } = stateOf(decision);
  const coverage = coverageBehind(decision, facts, stated);
  const before = findFormerBuild(facts, decision);
  return {
    version,
    digest: facts.digest ?? null,
    ...(facts.digestFrom === undefined ? {} : { digestFrom: facts.digestFrom }),
    decision,
    state: stateOn(state === 'scanned' && seen?.isMissing ? 'partial' : state, coverage),
    scannedAt,
    scanner,
    ...coverage,
    rollup: undefined,
    ...(seen === undefined ? {} : { seen }),
    ...(before === undefined ? {} : { before }),
    hasUrgent: false,
  };
};

/** The counts of records by version. */
export type CountsByVersion = ReadonlyMap<
  string,
  Pick<VersionStatus, 'rollup' | 'hasUrgent' | 'fixes'>
>;

export const withCounts = <I extends ImageStatus>(image: I, counts: CountsByVersion): I => ({
  ...image,
  versions: image.versions.map((each) => ({ ...each, ...counts.get(each.version) })),
});

/** The counts of versions with a record, newest first. */
export const rollupsOf = ({ versions }: ImageStatus): ReadonlyArray<SecurityVersion> =>
  versions.flatMap(({ rollup }) => rollup ?? []);

export const newestRecorded = ({ versions }: ImageStatus): string | undefined =>
  versions.find(({ rollup }) => rollup !== undefined)?.version;

/** The record of an image: the counts of its newest record, and of all; null without one. */
export const toImageRecord = (image: ImageStatus): SecurityRecord | null => {
  const versions = rollupsOf(image);
  const [latest] = versions;
  if (latest === undefined) return null;
  return {
    ...latest,
    image: image.image,
    versions: [...versions],
    href: servedPath(IMAGE_SECURITY.file(image.slug)),
  };
};

/**
 * Finds the image that stands for a chart: the one at `imageRepository`, else the first image of the chart that is in
 * the catalog; undefined if there is none.
 */
export const findPrimaryImage = (
  chart: CatalogChart,
  byRepository: ReadonlyMap<string, CatalogImage>,
): CatalogImage | undefined =>
  [chart.imageRepository, ...(chart.images ?? []).map(({ image }) => image)]
    .flatMap((reference) => (reference === undefined ? [] : [repositoryOf(reference)]))
    .flatMap((repository) => byRepository.get(repository) ?? [])[0];
