/** Small manifests and reports, with defaults for all fields that a test does not state. */
import { stringify } from 'yaml';
import { digestOf } from '../builders/digest';
import { chartFields, imageFields, REGISTRY } from '../builders/items';
import { trivy, trivyFinding, UNLISTED } from '../builders/reports';

export const MANIFEST = 'catalog.yaml';
export const V1 = 'api/v1';
export const SITE = 'https://acme.github.io/catalog';
export const AUTHOR = 'github-actions[bot] <41898282+github-actions[bot]@users.noreply.github.com>';

export interface VersionFields {
  readonly version: string;
  readonly digest?: string;
  readonly size?: string;
  readonly published?: string;
}

/** Some fields of an item; the others get defaults. */
export type Fields = Readonly<Record<string, unknown>>;

export interface ManifestFields extends Fields {
  readonly images?: readonly Fields[];
  readonly charts?: readonly Fields[];
  readonly roadmap?: readonly Fields[];
}

/** A version whose digest is that of `slug:name`. */
export const version = (slug: string, name: string): VersionFields => ({
  version: name,
  digest: digestOf(`${slug}:${name}`),
});

/** An image with these versions, each with a digest. */
export const image = (slug: string, versions: readonly string[], more: Fields = {}): Fields => ({
  ...imageFields(slug),
  versions: versions.map((name) => version(slug, name)),
  ...more,
});

export const chart = (slug: string, more: Fields = {}): Fields => ({
  ...chartFields(slug),
  imageRepository: `${REGISTRY}/images/${slug}`,
  ...more,
});

export const manifest = ({ registry = REGISTRY, ...more }: ManifestFields = {}): Fields => ({
  registry,
  ...more,
});

export const yaml = (document: Fields): string =>
  stringify(document, { aliasDuplicateObjects: false });

/** The text of a manifest, in YAML. */
export const manifestOf = (...images: readonly Fields[]): string => yaml(manifest({ images }));

export interface FindingFields {
  readonly id: string;
  readonly pkg?: string;
  readonly installed?: string;
  readonly fixed?: string;
  readonly severity?: string;
  readonly title?: string;
  readonly url?: string;
  readonly target?: string;
}

export interface ReportFields {
  /** The reference that was scanned. */
  readonly name?: string;
  readonly digests?: readonly string[];
  readonly tags?: readonly string[];
  readonly at?: string;
  readonly tool?: string;
  readonly endOfLife?: boolean;
  readonly findings?: readonly FindingFields[];
}

export const SCANNED_AT = '2026-01-02T03:04:05Z';

const vulnerability = (finding: FindingFields): Fields =>
  trivyFinding({
    VulnerabilityID: finding.id,
    PkgName: finding.pkg ?? 'openssl',
    InstalledVersion: finding.installed ?? '1.0',
    ...(finding.fixed === undefined ? {} : { FixedVersion: finding.fixed }),
    Severity: finding.severity ?? 'HIGH',
    Title: finding.title ?? `Title of ${finding.id}`,
    PrimaryURL: finding.url ?? `https://example.test/${finding.id}`,
  });

/** A Trivy report on system packages; clean without findings. */
export const trivyReport = (fields: ReportFields = {}): string => {
  const target = fields.name ?? 'scan-me';
  const findings = fields.findings ?? [];
  const targets = [...new Set([target, ...findings.map((finding) => finding.target ?? target)])];
  const report = trivy([], {
    Trivy: { Version: fields.tool ?? '0.74.0' },
    CreatedAt: fields.at ?? SCANNED_AT,
    ArtifactName: target,
    Metadata: {
      OS: { Family: 'wolfi', Name: '20230201', ...(fields.endOfLife ? { EOSL: true } : {}) },
      ...(fields.tags === undefined ? {} : { RepoTags: fields.tags }),
      ...(fields.digests === undefined ? {} : { RepoDigests: fields.digests }),
    },
    Results: [
      ...targets.map((each) => ({
        Target: each,
        Class: 'os-pkgs',
        Type: 'wolfi',
        Vulnerabilities: findings
          .filter((finding) => (finding.target ?? target) === each)
          .map(vulnerability),
      })),
      UNLISTED,
    ],
  });
  return `${JSON.stringify(report)}\n`;
};

/** The report of a version as the workflows make it: by tag, with the digest. */
export const reportOf = (
  slug: string,
  name: string,
  findings: readonly FindingFields[] = [],
  more: ReportFields = {},
): string => {
  const repository = `${REGISTRY}/images/${slug}`;
  const digests = [`${repository}@${digestOf(`${slug}:${name}`)}`];
  return trivyReport({ name: `${repository}:${name}`, digests, findings, ...more });
};
