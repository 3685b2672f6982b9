import { joinRemarks, type Remarks } from '../domain/problem';
import { warnOfContradictions } from './contradictions';
import { type DecidedBase, decideBases } from './decide-bases';
import {
  type CatalogEvidence,
  contradictionsOf,
  type DecidedImage,
  decideImages,
  isDerivedImage,
  type PlannedImage,
} from './decide-images';
import { describeCoverage } from './describe-coverage';
import { warnOfEarlier } from './earlier-published';
import { type Freshness, measureFreshness } from './freshness';
import { warnOfEnded } from './support';
import { type CatalogTotals, countCatalog } from './totals';
import { findUnnamed } from './unnamed';
import { findDataDate, type JudgedImage, judgeVersions } from './verdicts';

/** All decisions about a catalog, before any document is derived. */
export interface DecidedCatalog {
  readonly images: ReadonlyArray<JudgedImage & DecidedImage>;
  readonly bases: ReadonlyArray<DecidedBase>;
  readonly totals: CatalogTotals;
  readonly freshness: Freshness;
  /** Slugs of images that state no software and list no package with a similar name. */
  readonly unnamed: ReadonlyArray<string>;
  /** The latest date in the data; null without any. */
  readonly dataDate: string | null;
}

/**
 * Decides what is published of each version from the evidence of a run, and judges it as of the latest date in the
 * data.
 */
export const decideCatalog = (
  evidence: CatalogEvidence,
  planned: ReadonlyArray<PlannedImage>,
  catalogDate: string | null,
): { readonly decided: DecidedCatalog; readonly remarks: Remarks } => {
  const { catalog, matches, previous } = evidence;
  const built = decideImages(evidence, planned);
  const dataDate = findDataDate(built, catalogDate);
  const images = judgeVersions(catalog, built, dataDate);
  const { bases, remarks: ofBases } = decideBases(evidence);
  return {
    decided: {
      images,
      bases,
      totals: countCatalog(catalog, images),
      freshness: measureFreshness(images, matches.byVersion),
      unnamed: findUnnamed(images.filter(isDerivedImage)),
      dataDate,
    },
    remarks: joinRemarks(
      { warnings: warnOfContradictions(contradictionsOf(built)) },
      ...built,
      ofBases,
      describeCoverage(catalog, built, bases, matches, previous.versions),
      { warnings: images.flatMap((image) => warnOfEnded(image, previous.versions)) },
      { warnings: warnOfEarlier(previous.catalog, catalog) },
    ),
  };
};
