import { CHANGES } from '../api/changes';
import { DIGESTS, REMOVED } from '../api/digests';
import { FEED } from '../api/feed';
import { FINDINGS } from '../api/findings';
import { IMAGE_PACKAGES, PACKAGES } from '../api/packages';
import { digestPrefix } from '../api/paths';
import { RELEASES } from '../api/releases';
import { IMAGE_SECURITY } from '../api/security-documents';
import { findChartEntries, foreignDigests } from '../catalog/chart-entries';
import { matchReports } from '../catalog/match-reports';
import { parseVersionKey, type VersionKey, versionKey } from '../domain/version-key';
import { applyDefaults } from '../manifest/apply-defaults';
import { availableImages, type Catalog } from '../manifest/catalog';
import type { PublishRequest } from './plan';

/** The findings of the images of charts with a report, and the documents of the digests that no version has. */
const ofCharts = (
  catalog: Catalog,
  byVersion: ReadonlyMap<VersionKey, unknown>,
): ReadonlyArray<string> => {
  const scanned = new Set([...byVersion.keys()].map((key) => parseVersionKey(key).slug));
  const shipped = [...findChartEntries(catalog).values()].map((entries) =>
    entries.flatMap(({ slug }) => slug ?? []),
  );
  const touched = shipped.filter((slugs) => slugs.some((slug) => scanned.has(slug))).flat();
  return [
    ...touched.filter((slug) => !scanned.has(slug)).map(FINDINGS.file),
    ...foreignDigests(catalog).map((digest) => DIGESTS.file(digestPrefix(digest))),
  ];
};

/**
 * The documents that a publish of these scans reads if they change anything: those of the images with a report, with
 * the records of their other versions, and the lists of the memory.
 */
export const likelyDocuments = ({
  manifest,
  scans,
}: Pick<PublishRequest, 'manifest' | 'scans'>): ReadonlyArray<string> => {
  const catalog = applyDefaults(manifest);
  const { byVersion } = matchReports(catalog, scans);
  const documents = availableImages(catalog).flatMap(({ slug, versions = [] }) => {
    const without = versions.filter(({ version }) => !byVersion.has(versionKey(slug, version)));
    if (without.length === versions.length) return [];
    const records = without.length > 0 ? [IMAGE_SECURITY.file(slug)] : [];
    return [...records, FINDINGS.file(slug), RELEASES.file(slug), IMAGE_PACKAGES.file(slug)];
  });
  return documents.length > 0
    ? [
        ...[...documents, ...ofCharts(catalog, byVersion)],
        ...[CHANGES.path, FEED.path, PACKAGES.path, REMOVED.path],
      ]
    : documents;
};
