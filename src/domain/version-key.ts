/** Names one version of one image; neither a slug nor a tag holds a slash. */
export type VersionKey = `${string}/${string}`;

export const versionKey = (slug: string, version: string): VersionKey => `${slug}/${version}`;
