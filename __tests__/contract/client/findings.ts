/** Reads every required field of the documents of findings, see `fields.ts`. */
import type { components } from './api';
import { flag, number, numberOrNull, text, textOrNull } from './values';

type Schemas = components['schemas'];

const affectedImageOf = (affectedImage: Schemas['AffectedImage']): void => {
  text(affectedImage.slug);
  text(affectedImage.image);
  textOrNull(affectedImage.latest);
  text(affectedImage.severity);
  textOrNull(affectedImage.since);
  for (const each of affectedImage.versions) findingEntryOf(each);
};

const closedFindingOf = (closedFinding: Schemas['ClosedFinding']): void => {
  text(closedFinding.id);
  text(closedFinding.version);
  text(closedFinding.severity);
  text(closedFinding.reason);
  textOrNull(closedFinding.since);
  textOrNull(closedFinding.until);
};

const closedInOf = (closedIn: Schemas['ClosedIn']): void => {
  text(closedIn.slug);
  text(closedIn.version);
  text(closedIn.severity);
  text(closedIn.reason);
  textOrNull(closedIn.since);
  textOrNull(closedIn.until);
};

const coverageOf = (coverage: Schemas['Coverage']): void => {
  number(coverage.versions);
  number(coverage.scanned);
  number(coverage.partial);
  number(coverage.withheld);
  number(coverage.unscanned);
};

export const cveCollectionOf = (cveCollection: Schemas['CveCollection']): void => {
  text(cveCollection.apiVersion);
  text(cveCollection.resource);
  coverageOf(cveCollection.coverage);
  if (cveCollection.kev !== null) kevSourceOf(cveCollection.kev);
  if (cveCollection.epss !== null) epssSourceOf(cveCollection.epss);
  number(cveCollection.total);
  for (const each of cveCollection.data) cveItemOf(each);
};

export const cveDocumentOf = (cveDocument: Schemas['CveDocument']): void => {
  text(cveDocument.apiVersion);
  text(cveDocument.resource);
  text(cveDocument.id);
  for (const each of cveDocument.aliases) text(each);
  for (const each of cveDocument.see) text(each);
  textOrNull(cveDocument.severity);
  textOrNull(cveDocument.title);
  textOrNull(cveDocument.url);
  for (const each of cveDocument.images) affectedImageOf(each);
  for (const each of cveDocument.suppressed) suppressedInOf(each);
  for (const each of cveDocument.closed) closedInOf(each);
};

const cveItemOf = (cveItem: Schemas['CveItem']): void => {
  text(cveItem.id);
  for (const each of cveItem.aliases) text(each);
  text(cveItem.severity);
  textOrNull(cveItem.title);
  text(cveItem.exploitation);
  if (cveItem.kev !== null) kevEntryOf(cveItem.kev);
  if (cveItem.epss !== null) epssEntryOf(cveItem.epss);
  number(cveItem.images);
  number(cveItem.versions);
  number(cveItem.confirmed);
  number(cveItem.fixable);
  number(cveItem.latest);
  textOrNull(cveItem.since);
  textOrNull(cveItem.href);
};

const epssEntryOf = (epssEntry: Schemas['EpssEntry']): void => {
  number(epssEntry.score);
  numberOrNull(epssEntry.percentile);
};

const epssSourceOf = (epssSource: Schemas['EpssSource']): void => {
  textOrNull(epssSource.model);
  textOrNull(epssSource.date);
};

const findingEntryOf = (findingEntry: Schemas['FindingEntry']): void => {
  text(findingEntry.version);
  flag(findingEntry.confirmed);
  text(findingEntry.severity);
  flag(findingEntry.fixable);
  for (const each of findingEntry.packages) text(each);
  for (const each of findingEntry.aliases) text(each);
  textOrNull(findingEntry.since);
};

export const imageFindingsOf = (imageFindings: Schemas['ImageFindings']): void => {
  text(imageFindings.apiVersion);
  text(imageFindings.resource);
  text(imageFindings.slug);
  text(imageFindings.image);
  for (const each of imageFindings.versions) recordedVersionOf(each);
  for (const each of imageFindings.open) openFindingOf(each);
  for (const each of imageFindings.suppressed) suppressedFindingOf(each);
  for (const each of imageFindings.closed) closedFindingOf(each);
};

const kevEntryOf = (kevEntry: Schemas['KevEntry']): void => {
  text(kevEntry.added);
  textOrNull(kevEntry.due);
  flag(kevEntry.ransomware);
};

const kevSourceOf = (kevSource: Schemas['KevSource']): void => {
  text(kevSource.version);
  textOrNull(kevSource.released);
  number(kevSource.count);
};

const openFindingOf = (openFinding: Schemas['OpenFinding']): void => {
  text(openFinding.id);
  text(openFinding.severity);
  textOrNull(openFinding.since);
  for (const each of openFinding.versions) findingEntryOf(each);
};

const recordedVersionOf = (recordedVersion: Schemas['RecordedVersion']): void => {
  text(recordedVersion.version);
  text(recordedVersion.state);
  textOrNull(recordedVersion.first);
};

const suppressedFindingOf = (suppressedFinding: Schemas['SuppressedFinding']): void => {
  text(suppressedFinding.id);
  text(suppressedFinding.severity);
  for (const each of suppressedFinding.versions) suppressedVersionOf(each);
};

const suppressedInOf = (suppressedIn: Schemas['SuppressedIn']): void => {
  text(suppressedIn.slug);
  text(suppressedIn.version);
  text(suppressedIn.severity);
  text(suppressedIn.status);
  textOrNull(suppressedIn.justification);
};

const suppressedVersionOf = (suppressedVersion: Schemas['SuppressedVersion']): void => {
  text(suppressedVersion.version);
  text(suppressedVersion.status);
  textOrNull(suppressedVersion.justification);
};
