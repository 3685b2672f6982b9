import { CHANGES } from '../api/changes';
import { REMOVED } from '../api/digests';
import { FEED } from '../api/feed';
import { FINDINGS } from '../api/findings';
import { RELEASES } from '../api/releases';
import { IMAGE_SECURITY } from '../api/security-documents';
import { matchReports } from '../catalog/match-reports';
import { versionKey } from '../domain/version-key';
import { applyDefaults } from '../manifest/apply-defaults';
import { availableImages } from '../manifest/catalog';
import type { PublishRequest } from './plan';

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
    return [...records, FINDINGS.file(slug), RELEASES.file(slug)];
  });
  return documents.length > 0 ? [...documents, CHANGES.path, FEED.path, REMOVED.path] : documents;
};
