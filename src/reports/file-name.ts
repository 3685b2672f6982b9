/** Whether a file in a folder or an artifact is taken for a report: `*.json`, or packed, `*.json.gz`. */
export const isReportName = (name: string): boolean => /\.json(\.gz)?$/.test(name);

/** The image and version that a path speaks of: `<slug>/<version>.json`, in whatever folder. */
export const placeOf = (path: string): readonly [slug: string, version: string] | undefined => {
  const [, slug, version] = /([^/]+)\/([^/]+)\.json(?:\.gz)?$/.exec(path) ?? [];
  return slug && version ? [slug, version] : undefined;
};
