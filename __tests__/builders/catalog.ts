/** The files of a workspace: versions and the findings of their reports. */
import { stringify } from 'yaml';
import { digestOf } from './digest';
import { imageFields, REGISTRY } from './items';
import { trivy, trivyFinding } from './reports';

/** `CVE-1 HIGH 1.2`: an id, a severity, and the version with a fix, if any. */
export type Finding = string;

/** The findings of each version, `slug/version`; null for a version without a report. */
export type Findings = Readonly<Record<string, ReadonlyArray<Finding> | null>>;

const findingOf = (text: Finding) => {
  const [id, severity = 'HIGH', fixed] = text.split(' ');
  return trivyFinding({
    VulnerabilityID: id,
    Severity: severity,
    ...(fixed === undefined ? {} : { FixedVersion: fixed }),
  });
};

/** `redis/1` has a digest of its own, `redis/1@a` the digest of the build a, and `redis/1@` none. */
const versionOf = (key: string) => {
  const [name = '', build] = key.split('@');
  const version = name.slice(name.indexOf('/') + 1);
  return build === '' ? { version } : { version, digest: digestOf(build ?? key) };
};

/** A manifest with an image for each slug, in order of first appearance. */
export const manifestText = (keys: ReadonlyArray<string>, more: object = {}): string => {
  const slugs = [...new Set(keys.map((key) => key.split('/')[0] ?? ''))];
  const images = slugs.map((slug) => ({
    ...imageFields(slug),
    versions: keys.filter((key) => key.startsWith(`${slug}/`)).map(versionOf),
  }));
  return stringify({ registry: REGISTRY, images, ...more });
};

/** Report files, each at the path that names its version. */
export const reportsOf = (
  findings: Findings,
  more: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(findings).flatMap(([key, found]) =>
      found === null
        ? []
        : [
            [
              `reports/${key}.json`,
              JSON.stringify(trivy(found.map(findingOf), { ArtifactName: key, ...more })),
            ],
          ],
    ),
  );

/** The manifest and the reports of the same versions. */
export const workspaceOf = (
  findings: Findings,
  more: object = {},
): Readonly<Record<string, string>> => ({
  'catalog.yaml': manifestText(Object.keys(findings), more),
  ...reportsOf(findings),
});

/** The same workspace, whose manifest states other digests of these versions, `slug/version`. */
export const rebuilt = (
  files: Readonly<Record<string, string>>,
  ...keys: ReadonlyArray<string>
): Readonly<Record<string, string>> => ({
  ...files,
  'catalog.yaml': keys.reduce(
    (text, key) => text.replace(digestOf(key), digestOf(`${key} rebuilt`)),
    files['catalog.yaml'] ?? '',
  ),
});
