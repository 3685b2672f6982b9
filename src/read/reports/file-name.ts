const EXTENSIONS = ['.json', '.json.gz'];

/** Recognizes a report by its name: `*.json` or `*.json.gz`. */
export const isReportName = (name: string): boolean =>
  EXTENSIONS.some((extension) => name.endsWith(extension));

/** The slug and the version in a path `<slug>/<version>.json` below any folder; undefined for other paths. */
export const parseReportPath = (
  path: string,
): readonly [slug: string, version: string] | undefined => {
  const extension = EXTENSIONS.find((each) => path.endsWith(each));
  if (extension === undefined) return undefined;
  const [slug, version] = path.slice(0, -extension.length).split('/').slice(-2);
  return slug && version ? [slug, version] : undefined;
};
