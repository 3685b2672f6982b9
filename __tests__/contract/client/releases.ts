/** Reads every required field of the documents of releases, digests and removals, see `fields.ts`. */
import type { components } from './api';
import { flag, flagOrNull, number, text, textOrNull, valuesOf } from './values';

type Schemas = components['schemas'];

export const digestDocumentOf = (digestDocument: Schemas['DigestDocument']): void => {
  text(digestDocument.apiVersion);
  text(digestDocument.resource);
  text(digestDocument.prefix);
  for (const each of valuesOf<ReadonlyArray<Schemas['DigestEntry']>>(digestDocument.data).flat())
    digestEntryOf(each);
};

const digestEntryOf = (digestEntry: Schemas['DigestEntry']): void => {
  text(digestEntry.slug);
  text(digestEntry.version);
  textOrNull(digestEntry.image);
  text(digestEntry.status);
  textOrNull(digestEntry.security);
  textOrNull(digestEntry.supersededBy);
  textOrNull(digestEntry.until);
  if (digestEntry.replacement !== null) replacementOf(digestEntry.replacement);
};

const formerDigestOf = (formerDigest: Schemas['FormerDigest']): void => {
  text(formerDigest.digest);
  textOrNull(formerDigest.until);
};

export const imageReleasesOf = (imageReleases: Schemas['ImageReleases']): void => {
  text(imageReleases.apiVersion);
  text(imageReleases.resource);
  text(imageReleases.slug);
  text(imageReleases.image);
  text(imageReleases.homepage);
  releaseTagsOf(imageReleases.tags);
  for (const each of imageReleases.releases) releaseOf(each);
};

const releaseOf = (release: Schemas['Release']): void => {
  text(release.version);
  flag(release.isDeprecated);
  flag(release.isStable);
  text(release.verdict);
  flagOrNull(release.urgent);
  for (const each of release.former) formerDigestOf(each);
};

const releaseTagsOf = (releaseTags: Schemas['ReleaseTags']): void => {
  void releaseTags;
};

export const removedCollectionOf = (removedCollection: Schemas['RemovedCollection']): void => {
  text(removedCollection.apiVersion);
  text(removedCollection.resource);
  number(removedCollection.total);
  for (const each of removedCollection.data) removedItemOf(each);
};

const removedItemOf = (removedItem: Schemas['RemovedItem']): void => {
  text(removedItem.slug);
  textOrNull(removedItem.version);
  textOrNull(removedItem.digest);
  textOrNull(removedItem.removed);
  if (removedItem.replacement !== null) replacementOf(removedItem.replacement);
  textOrNull(removedItem.reason);
};

const replacementOf = (replacement: Schemas['Replacement']): void => {
  text(replacement.slug);
  textOrNull(replacement.version);
};
