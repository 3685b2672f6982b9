import { MEMORY } from '../contract/documents';
import { FIXES } from '../contract/fixes';
import { IMAGE_PACKAGES } from '../contract/packages';
import { IMAGE_SECURITY, VERSION_SECURITY } from '../contract/security-documents';
import { type Matches, matchReports } from '../decide/match-reports';
import { versionKey } from '../domain/version-key';
import type { FileIds } from '../previous/git';
import { filesOf } from '../previous/previous';
import type { OwnManifest } from '../previous/state';
import { applyDefaults } from '../read/manifest/apply-defaults';
import { availableImages, type Catalog } from '../read/manifest/catalog';
import type { Scan } from '../read/reports/scan';
import { fileOfDate, newestDays } from './days/days';

/**
 * The documents that every run which changes something reads: the memory of all images, the lists, the days of the feed,
 * and the fix times, whose date is not news.
 */
export const memoryFiles = (files: FileIds): ReadonlyArray<string> => [
  ...MEMORY.flatMap((kind) => filesOf(files, kind)),
  ...filesOf(files, FIXES),
  ...newestDays(files),
];

/** The records of the other versions of images with a report, and the packages of these images. */
const ofImages = ({ images }: Catalog, { byVersion, listings }: Matches): ReadonlyArray<string> =>
  availableImages({ images }).flatMap(({ slug, versions = [] }) => {
    const keys = versions.map(({ version }) => versionKey(slug, version));
    const hasReport = keys.some((key) => byVersion.has(key) || listings.has(key));
    return hasReport
      ? [
          ...keys.filter((key) => !byVersion.has(key)).map(VERSION_SECURITY.file),
          // It is not an input, but git sends only how the next one differs.
          IMAGE_SECURITY.file(slug),
          IMAGE_PACKAGES.file(slug),
        ]
      : [];
  });

/**
 * The documents that a publish reads, by the manifest, the reports and the names of the published files: the memory
 * of all images, the lists, the days of the feed and of the evidence, and what has rows and packages of the images with
 * a report. The packages of all images are read where a report lists some.
 */
export const wantedDocuments = ({
  manifest,
  scans,
  source,
}: OwnManifest & { readonly scans: ReadonlyArray<Scan> }): ((
  files: FileIds,
) => Iterable<string>) => {
  const catalog = applyDefaults(manifest);
  const matches = matchReports(catalog, scans);
  const dates = [source.committed, ...scans.map(({ scannedAt }) => scannedAt)];
  const days = dates.flatMap(fileOfDate);
  const hasPackages = catalog.packages && scans.some(({ packages }) => packages.items.length > 0);
  return (files) => [
    ...memoryFiles(files),
    ...(hasPackages ? filesOf(files, IMAGE_PACKAGES) : []),
    ...days,
    ...ofImages(catalog, matches),
  ];
};
