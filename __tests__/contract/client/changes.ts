/** Reads every required field of the documents of changes, feeds, history and integrity, see `fields.ts`. */
import type { components } from './api';
import { flag, number, numberOrNull, text, textOrNull } from './values';

type Schemas = components['schemas'];

const changedVersionsOf = (changedVersions: Schemas['ChangedVersions']): void => {
  text(changedVersions.slug);
  for (const each of changedVersions.versions) text(each);
};

export const changesCollectionOf = (changesCollection: Schemas['ChangesCollection']): void => {
  text(changesCollection.apiVersion);
  text(changesCollection.resource);
  textOrNull(changesCollection.from);
  number(changesCollection.total);
  for (const each of changesCollection.data) changesItemOf(each);
};

const changesItemOf = (changesItem: Schemas['ChangesItem']): void => {
  text(changesItem.date);
  number(changesItem.facts);
  number(changesItem.opened);
  number(changesItem.closed);
  number(changesItem.added);
  number(changesItem.removed);
  number(changesItem.rebuilt);
  text(changesItem.href);
};

const chartChangesOf = (chartChanges: Schemas['ChartChanges']): void => {
  text(chartChanges.slug);
  flag(chartChanges.new);
  flag(chartChanges.gone);
  for (const each of chartChanges.versions) chartUpdateOf(each);
  text(chartChanges.first);
  text(chartChanges.last);
};

const chartUpdateOf = (chartUpdate: Schemas['ChartUpdate']): void => {
  text(chartUpdate.from);
  text(chartUpdate.to);
  text(chartUpdate.at);
};

const cveChangesOf = (cveChanges: Schemas['CveChanges']): void => {
  text(cveChanges.id);
  text(cveChanges.severity);
  textOrNull(cveChanges.title);
  for (const each of cveChanges.opened) changedVersionsOf(each);
  for (const each of cveChanges.fixable) changedVersionsOf(each);
  for (const each of cveChanges.closed) changedVersionsOf(each);
  for (const each of cveChanges.suppressed) changedVersionsOf(each);
  text(cveChanges.first);
  text(cveChanges.last);
};

export const dayChangesOf = (dayChanges: Schemas['DayChanges']): void => {
  text(dayChanges.apiVersion);
  text(dayChanges.resource);
  text(dayChanges.date);
  for (const each of dayChanges.cves) cveChangesOf(each);
  for (const each of dayChanges.images) imageChangesOf(each);
  for (const each of dayChanges.charts) chartChangesOf(each);
};

export const feedOf = (feed: Schemas['Feed']): void => {
  text(feed.version);
  text(feed.title);
  for (const each of feed.authors) feedAuthorOf(each);
  for (const each of feed.items) feedItemOf(each);
};

const feedAuthorOf = (feedAuthor: Schemas['FeedAuthor']): void => {
  text(feedAuthor.name);
};

const feedFactsOf = (feedFacts: Schemas['FeedFacts']): void => {
  text(feedFacts.kind);
  text(feedFacts.date);
  textOrNull(feedFacts.cve);
  textOrNull(feedFacts.severity);
  number(feedFacts.images);
  number(feedFacts.versions);
};

const feedItemOf = (feedItem: Schemas['FeedItem']): void => {
  text(feedItem.id);
  text(feedItem.title);
  text(feedItem.content_text);
  text(feedItem.date_published);
  text(feedItem.date_modified);
  for (const each of feedItem.tags) text(each);
  feedFactsOf(feedItem._catalog);
};

export const historyCollectionOf = (historyCollection: Schemas['HistoryCollection']): void => {
  text(historyCollection.apiVersion);
  text(historyCollection.resource);
  number(historyCollection.total);
  for (const each of historyCollection.data) historyRowOf(each);
};

const historyRowOf = (historyRow: Schemas['HistoryRow']): void => {
  text(historyRow.date);
  number(historyRow.images);
  number(historyRow.versions);
  number(historyRow.scanned);
  number(historyRow.partial);
  number(historyRow.withheld);
  number(historyRow.unscanned);
  number(historyRow.total);
  number(historyRow.fixable);
  number(historyRow.critical);
  number(historyRow.high);
  number(historyRow.medium);
  number(historyRow.low);
  number(historyRow.unknown);
  number(historyRow.imagesWithCves);
  number(historyRow.imagesNeedingRebuild);
  numberOrNull(historyRow.exploited);
};

const imageChangesOf = (imageChanges: Schemas['ImageChanges']): void => {
  text(imageChanges.slug);
  flag(imageChanges.new);
  flag(imageChanges.gone);
  for (const each of imageChanges.added) text(each);
  for (const each of imageChanges.removed) text(each);
  for (const each of imageChanges.rebuilt) rebuiltVersionOf(each);
  text(imageChanges.first);
  text(imageChanges.last);
};

export const integrityOf = (integrity: Schemas['Integrity']): void => {
  text(integrity.apiVersion);
  text(integrity.resource);
  for (const each of integrity.files) integrityFileOf(each);
  for (const each of integrity.folders) integrityFolderOf(each);
};

const integrityFileOf = (integrityFile: Schemas['IntegrityFile']): void => {
  text(integrityFile.path);
  number(integrityFile.bytes);
  text(integrityFile.sha256);
};

const integrityFolderOf = (integrityFolder: Schemas['IntegrityFolder']): void => {
  text(integrityFolder.path);
  text(integrityFolder.tree);
};

const rebuiltVersionOf = (rebuiltVersion: Schemas['RebuiltVersion']): void => {
  text(rebuiltVersion.version);
  textOrNull(rebuiltVersion.from);
  textOrNull(rebuiltVersion.to);
  text(rebuiltVersion.at);
};
