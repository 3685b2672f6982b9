const ENDS = ['.json', '.json.gz'];

/** Whether a file in a folder or an artifact is taken for a report: `*.json`, or packed, `*.json.gz`. */
export const isReportName = (name: string): boolean => ENDS.some((end) => name.endsWith(end));

/** The image and version that a path speaks of: `<slug>/<version>.json`, in whatever folder. */
export const placeOf = (path: string): readonly [slug: string, version: string] | undefined => {
  const end = ENDS.find((each) => path.endsWith(each));
  if (end === undefined) return undefined;
  const [slug, version] = path.slice(0, -end.length).split('/').slice(-2);
  return slug && version ? [slug, version] : undefined;
};
