/**
 * Reads every required field of every document, with the types of a generated client. `client.test.ts` removes each
 * field and checks that this no longer type-checks. Parameters are named after components.
 */
import type { components } from './api';
import { flagOrNull, number, text, textOrNull, valuesOf } from './values';

type Schemas = components['schemas'];

export const badgeOf = (badge: Schemas['Badge']): void => {
  number(badge.schemaVersion);
  text(badge.label);
  text(badge.message);
  text(badge.color);
};

const chartOf = (chart: Schemas['Chart']): void => {
  text(chart.slug);
  text(chart.name);
  text(chart.category);
  text(chart.summary);
  text(chart.tier);
  text(chart.license);
  text(chart.licenseClean);
  text(chart.chartVersion);
  text(chart.appVersion);
  text(chart.chartRef);
  for (const each of chart.images ?? []) chartImageRefOf(each);
  if (chart.security !== null) securityRecordOf(chart.security);
};

export const chartCollectionOf = (chartCollection: Schemas['ChartCollection']): void => {
  text(chartCollection.apiVersion);
  text(chartCollection.resource);
  number(chartCollection.total);
  for (const each of chartCollection.data) chartOf(each);
};

const chartImageRefOf = (chartImageRef: Schemas['ChartImageRef']): void => {
  text(chartImageRef.name);
  text(chartImageRef.image);
};

export const chartPageOf = (chartPage: Schemas['ChartPage']): void => {
  text(chartPage.apiVersion);
  text(chartPage.resource);
  number(chartPage.page);
  number(chartPage.perPage);
  number(chartPage.total);
  number(chartPage.totalPages);
  pageLinksOf(chartPage.links);
  for (const each of chartPage.data) chartOf(each);
};

const cveOf = (cve: Schemas['Cve']): void => {
  text(cve.id);
  text(cve.severity);
  text(cve.pkg);
  textOrNull(cve.installed);
  textOrNull(cve.fixed);
  textOrNull(cve.title);
  textOrNull(cve.url);
  for (const each of cve.targets) text(each);
};

const imageOf = (image: Schemas['Image']): void => {
  text(image.slug);
  text(image.name);
  text(image.category);
  text(image.summary);
  text(image.tier);
  text(image.status);
  text(image.license);
  text(image.licenseClean);
  text(image.upstream);
  text(image.image);
  for (const each of image.versions ?? []) imageVersionOf(each);
  if (image.security !== null) securityRecordOf(image.security);
  textOrNull(image.recommended);
};

export const imageCollectionOf = (imageCollection: Schemas['ImageCollection']): void => {
  text(imageCollection.apiVersion);
  text(imageCollection.resource);
  number(imageCollection.total);
  for (const each of imageCollection.data) imageOf(each);
};

export const imagePageOf = (imagePage: Schemas['ImagePage']): void => {
  text(imagePage.apiVersion);
  text(imagePage.resource);
  number(imagePage.page);
  number(imagePage.perPage);
  number(imagePage.total);
  number(imagePage.totalPages);
  pageLinksOf(imagePage.links);
  for (const each of imagePage.data) imageOf(each);
};

const imageVersionOf = (imageVersion: Schemas['ImageVersion']): void => {
  text(imageVersion.version);
};

const pageLinksOf = (pageLinks: Schemas['PageLinks']): void => {
  text(pageLinks.self);
  text(pageLinks.first);
  text(pageLinks.last);
  text(pageLinks.collection);
  textOrNull(pageLinks.prev);
  textOrNull(pageLinks.next);
};

export const roadmapCollectionOf = (roadmapCollection: Schemas['RoadmapCollection']): void => {
  text(roadmapCollection.apiVersion);
  text(roadmapCollection.resource);
  number(roadmapCollection.total);
  for (const each of roadmapCollection.data) roadmapItemOf(each);
};

const roadmapItemOf = (roadmapItem: Schemas['RoadmapItem']): void => {
  text(roadmapItem.name);
  text(roadmapItem.category);
  text(roadmapItem.priority);
};

export const roadmapPageOf = (roadmapPage: Schemas['RoadmapPage']): void => {
  text(roadmapPage.apiVersion);
  text(roadmapPage.resource);
  number(roadmapPage.page);
  number(roadmapPage.perPage);
  number(roadmapPage.total);
  number(roadmapPage.totalPages);
  pageLinksOf(roadmapPage.links);
  for (const each of roadmapPage.data) roadmapItemOf(each);
};

export const securityImageDetailOf = (
  securityImageDetail: Schemas['SecurityImageDetail'],
): void => {
  text(securityImageDetail.apiVersion);
  text(securityImageDetail.resource);
  text(securityImageDetail.slug);
  text(securityImageDetail.image);
  text(securityImageDetail.source);
  securityVersionWithCvesOf(securityImageDetail.latest);
  for (const each of securityImageDetail.versions) securityVersionWithCvesOf(each);
};

export const securityIndexOf = (securityIndex: Schemas['SecurityIndex']): void => {
  text(securityIndex.apiVersion);
  text(securityIndex.resource);
  text(securityIndex.source);
  number(securityIndex.count);
  for (const each of securityIndex.images) securityIndexEntryOf(each);
};

const securityIndexEntryOf = (securityIndexEntry: Schemas['SecurityIndexEntry']): void => {
  text(securityIndexEntry.slug);
  text(securityIndexEntry.image);
  text(securityIndexEntry.grade);
  number(securityIndexEntry.total);
  number(securityIndexEntry.fixable);
  text(securityIndexEntry.href);
};

const securityRecordOf = (securityRecord: Schemas['SecurityRecord']): void => {
  text(securityRecord.version);
  text(securityRecord.tag);
  number(securityRecord.critical);
  number(securityRecord.high);
  number(securityRecord.medium);
  number(securityRecord.low);
  number(securityRecord.unknown);
  number(securityRecord.total);
  number(securityRecord.fixable);
  text(securityRecord.grade);
  number(securityRecord.score);
  text(securityRecord.image);
  for (const each of securityRecord.versions) securityVersionOf(each);
  text(securityRecord.href);
};

export const securitySummaryOf = (securitySummary: Schemas['SecuritySummary']): void => {
  text(securitySummary.apiVersion);
  text(securitySummary.resource);
  text(securitySummary.source);
  number(securitySummary.total);
  number(securitySummary.fixable);
  severityRollupOf(securitySummary.bySeverity);
  number(securitySummary.imagesWithCves);
  number(securitySummary.imagesNeedingRebuild);
  for (const each of valuesOf<Schemas['SecurityRecord']>(securitySummary.images))
    securityRecordOf(each);
};

const securityVersionOf = (securityVersion: Schemas['SecurityVersion']): void => {
  text(securityVersion.version);
  text(securityVersion.tag);
  number(securityVersion.critical);
  number(securityVersion.high);
  number(securityVersion.medium);
  number(securityVersion.low);
  number(securityVersion.unknown);
  number(securityVersion.total);
  number(securityVersion.fixable);
  text(securityVersion.grade);
  number(securityVersion.score);
};

export const securityVersionDetailOf = (
  securityVersionDetail: Schemas['SecurityVersionDetail'],
): void => {
  text(securityVersionDetail.apiVersion);
  text(securityVersionDetail.resource);
  text(securityVersionDetail.slug);
  text(securityVersionDetail.image);
  text(securityVersionDetail.source);
  text(securityVersionDetail.version);
  text(securityVersionDetail.tag);
  number(securityVersionDetail.critical);
  number(securityVersionDetail.high);
  number(securityVersionDetail.medium);
  number(securityVersionDetail.low);
  number(securityVersionDetail.unknown);
  number(securityVersionDetail.total);
  number(securityVersionDetail.fixable);
  text(securityVersionDetail.grade);
  number(securityVersionDetail.score);
  for (const each of securityVersionDetail.cves) cveOf(each);
  for (const each of securityVersionDetail.suppressions ?? []) suppressionOf(each);
  securityVersionLinksOf(securityVersionDetail.links);
};

const securityVersionLinksOf = (securityVersionLinks: Schemas['SecurityVersionLinks']): void => {
  text(securityVersionLinks.image);
};

const securityVersionWithCvesOf = (
  securityVersionWithCves: Schemas['SecurityVersionWithCves'],
): void => {
  text(securityVersionWithCves.version);
  text(securityVersionWithCves.tag);
  number(securityVersionWithCves.critical);
  number(securityVersionWithCves.high);
  number(securityVersionWithCves.medium);
  number(securityVersionWithCves.low);
  number(securityVersionWithCves.unknown);
  number(securityVersionWithCves.total);
  number(securityVersionWithCves.fixable);
  text(securityVersionWithCves.grade);
  number(securityVersionWithCves.score);
  for (const each of securityVersionWithCves.cves) cveOf(each);
  for (const each of securityVersionWithCves.suppressions ?? []) suppressionOf(each);
};

const severityRollupOf = (severityRollup: Schemas['SeverityRollup']): void => {
  number(severityRollup.critical);
  number(severityRollup.high);
  number(severityRollup.medium);
  number(severityRollup.low);
  number(severityRollup.unknown);
};

export const statusCollectionOf = (statusCollection: Schemas['StatusCollection']): void => {
  text(statusCollection.apiVersion);
  text(statusCollection.resource);
  number(statusCollection.total);
  for (const each of statusCollection.data) statusItemOf(each);
};

const statusItemOf = (statusItem: Schemas['StatusItem']): void => {
  text(statusItem.slug);
  text(statusItem.version);
  textOrNull(statusItem.digest);
  text(statusItem.state);
  textOrNull(statusItem.scannedAt);
  textOrNull(statusItem.scanner);
  text(statusItem.verdict);
  flagOrNull(statusItem.urgent);
};

const suppressionOf = (suppression: Schemas['Suppression']): void => {
  text(suppression.id);
  text(suppression.severity);
  text(suppression.pkg);
  textOrNull(suppression.installed);
  textOrNull(suppression.fixed);
  for (const each of suppression.aliases) text(each);
  text(suppression.status);
  textOrNull(suppression.justification);
  textOrNull(suppression.statement);
};

const updateOf = (update: Schemas['Update']): void => {
  text(update.app);
  text(update.from);
  text(update.to);
  text(update.outcome);
};

export const updateCollectionOf = (updateCollection: Schemas['UpdateCollection']): void => {
  text(updateCollection.apiVersion);
  text(updateCollection.resource);
  number(updateCollection.total);
  for (const each of updateCollection.data) updateOf(each);
};
