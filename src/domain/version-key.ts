export interface VersionName {
  readonly slug: string;
  readonly version: string;
}

/** `redis 8.2.1`. */
export const nameVersion = ({ slug, version }: VersionName): string => `${slug} ${version}`;

/** `redis:8.2.1`. */
export const nameTag = ({ slug, version }: VersionName): string => `${slug}:${version}`;

/** Identifies one version of one image: `<slug>/<version>`. Neither part can contain a slash. */
export type VersionKey = `${string}/${string}`;

export const versionKey = (slug: string, version: string): VersionKey => `${slug}/${version}`;

export const keyOfVersion = ({ slug, version }: VersionName): VersionKey =>
  versionKey(slug, version);

/** Splits a key into slug and version. */
export const parseVersionKey = (key: VersionKey): VersionName => {
  const slash = key.indexOf('/');
  return { slug: key.slice(0, slash), version: key.slice(slash + 1) };
};
