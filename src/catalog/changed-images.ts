import { type VersionKey, versionKey } from '../domain/version-key';
import { Manifest } from '../manifest/manifest';
import type { PublishedVersion } from '../published/published-versions';
import { publishedItems, type State } from '../published/state';
import type { ImageSecurity } from './records';
import type { JudgedImage } from './verdicts';

/** Includes the registry, which is part of the default address. */
const serialize = (registry: unknown, item: unknown): string => JSON.stringify([registry, item]);

/** The slugs of the images whose items or addresses differ from the published manifest. */
export const findChangedItems = (
  manifest: Manifest,
  published: State | undefined,
): ReadonlySet<string> => {
  const former = new Map(
    publishedItems(published, 'images').map((item) => [
      item['slug'],
      serialize(published?.manifest['registry'], item),
    ]),
  );
  const { registry, images = [] } = Manifest.encode(manifest) as Manifest;
  return new Set(
    images
      .filter((item) => former.get(item.slug) !== serialize(registry, item))
      .map(({ slug }) => slug),
  );
};

/** Whether the registry, project, site or retired items differ from the published manifest. */
export const isHeaderChanged = (manifest: Manifest, published: State | undefined): boolean => {
  const stated = ({ registry, project, site, retired }: Partial<Manifest>): string =>
    JSON.stringify([registry, project, site, retired]);
  return stated(Manifest.encode(manifest) as Manifest) !== stated(published?.manifest ?? {});
};

/** Whether the verdicts on the versions of an image are as published. */
export const hasPublishedVerdicts = (
  { slug, versions }: JudgedImage,
  published: ReadonlyMap<VersionKey, PublishedVersion>,
): boolean =>
  versions.every(({ version, verdict, urgent }) => {
    const former = published.get(versionKey(slug, version));
    return former?.verdict === verdict && former.urgent === urgent;
  });

/** Whether the states of the versions of an image are as published. */
export const hasPublishedStates = (
  { slug, versions }: ImageSecurity,
  published: ReadonlyMap<VersionKey, PublishedVersion>,
): boolean =>
  versions.every(({ version, state }) => published.get(versionKey(slug, version))?.state === state);
