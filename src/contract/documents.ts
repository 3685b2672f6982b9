import { BADGE, BADGE_SVG, IMAGE_BADGE, IMAGE_BADGE_SVG } from './badge';
import { BASE, BASES } from './bases';
import { CHANGES, DAY } from './changes';
import { CHART_SECURITY } from './charts';
import {
  CHARTS,
  CHARTS_PAGE,
  IMAGES,
  IMAGES_PAGE,
  ROADMAP,
  ROADMAP_PAGE,
  STATUS,
  UPDATES,
} from './collections';
import { CVE, CVES } from './cve-documents';
import { DIGESTS, REMOVED } from './digests';
import type { DocumentKind, FileKind } from './document-kind';
import { ATOM_FEED, FEED, IMAGE_FEED } from './feed';
import { FINDINGS } from './findings';
import { FIXES } from './fixes';
import { HISTORY } from './history';
import { INTEGRITY } from './integrity';
import { LAYERS } from './layers';
import { IMAGE_PACKAGES, PACKAGE_NAMES, PACKAGES } from './packages';
import { RELEASES } from './releases';
import { RENOVATE } from './renovate';
import { IMAGE_SECURITY, SECURITY, SECURITY_INDEX, VERSION_SECURITY } from './security-documents';
import { IMAGE_VEX, VEX_ARCHIVE, VEX_COPY, VEX_INDEX, VEX_REPOSITORY } from './vex-documents';

/** In the order of OpenAPI. */
export const DOCUMENTS = [
  ...[IMAGES, IMAGES_PAGE, CHARTS, CHARTS_PAGE, ROADMAP, ROADMAP_PAGE, UPDATES, STATUS],
  ...[SECURITY, SECURITY_INDEX, IMAGE_SECURITY, VERSION_SECURITY, CHART_SECURITY],
  ...[CVES, CVE, FINDINGS, FIXES],
  ...[BASES, BASE, LAYERS],
  ...[PACKAGES, PACKAGE_NAMES, IMAGE_PACKAGES],
  ...[RELEASES, DIGESTS, REMOVED, RENOVATE],
  ...[CHANGES, DAY, FEED, HISTORY],
  ...[IMAGE_VEX, VEX_REPOSITORY, VEX_INDEX],
  ...[BADGE, IMAGE_BADGE],
  INTEGRITY,
] as const satisfies ReadonlyArray<DocumentKind>;

/** Files without a schema of their own, because they are not JSON or are copies. */
export const MEDIA: ReadonlyArray<FileKind> = [
  ...[ATOM_FEED, IMAGE_FEED, BADGE_SVG, IMAGE_BADGE_SVG],
  ...[VEX_COPY, VEX_ARCHIVE],
];

/** The documents that every run reads. */
export const MEMORY = DOCUMENTS.filter(({ isMemory }) => isMemory);
