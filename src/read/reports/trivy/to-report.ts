import type { FixState } from '../../../contract/security';
import { isRecord } from '../../../domain/codec/object';
import { toUtcSeconds } from '../../../domain/instant';
import { selectAliases } from '../aliases';
import type { Finding } from '../finding';
import { labelsAt } from '../labels';
import type { Identity, Report } from '../report';
import {
  addressOrNull,
  findDigest,
  firstAddress,
  hasDigest,
  parseSeverity,
  readDate,
  readPlatform,
  textOrNull,
  truncateDescription,
} from '../wording';
import { findGaps } from './gaps';
import { type Layers, readLayers } from './layers';
import { listPackages } from './packages';
import { ALIAS_PREFIXES, findSuppressions } from './suppressions';
import type {
  ClassifiedResult,
  TrivyReport,
  TrivyResult,
  TrivyVulnerability,
} from './trivy-report';
import { findUnchecked } from './unchecked';
import { listsPackages } from './versions';

/** Trivy's words for why there is no fix (`pkg/dbtypes` of trivy-db). */
const FIX_STATES: ReadonlyMap<unknown, FixState> = new Map([
  ['will_not_fix', 'will-not-fix'],
  ['end_of_life', 'end-of-life'],
  ['fix_deferred', 'deferred'],
  ['under_investigation', 'investigating'],
  ['affected', 'affected'],
]);

const toFinding = (
  vulnerability: TrivyVulnerability,
  { target, kind, layer }: Pick<Finding, 'kind' | 'layer'> & { readonly target: string | null },
): Finding => {
  const title = textOrNull(vulnerability.Title);
  const url = addressOrNull(vulnerability.PrimaryURL);
  const id = vulnerability.VulnerabilityID.toWellFormed();
  return {
    id,
    pkg: vulnerability.PkgName.toWellFormed(),
    installed: textOrNull(vulnerability.InstalledVersion),
    severity: parseSeverity(vulnerability.Severity),
    fixed: textOrNull(vulnerability.FixedVersion),
    fixState: FIX_STATES.get(vulnerability.Status),
    title,
    url,
    fallbackTitle: title === null ? truncateDescription(vulnerability.Description) : null,
    fallbackUrl: url === null ? firstAddress(vulnerability.References) : null,
    targets: target === null ? [] : [target],
    aliases: selectAliases(id, vulnerability.VendorIDs, ALIAS_PREFIXES),
    kind,
    layer,
  };
};

const findingsOf =
  ({ indexOf }: Layers) =>
  (result: ClassifiedResult): ReadonlyArray<Finding> => {
    const target = textOrNull(result.Target);
    const kind = result.Class === 'lang-pkgs' ? 'language' : undefined;
    return (result.Vulnerabilities ?? []).map((each) =>
      toFinding(each, { target, kind, layer: indexOf(each) }),
    );
  };

const identityOf = (report: TrivyReport): Identity => {
  const name = report.ArtifactName ?? '';
  const pins = [name, ...(report.Metadata?.RepoDigests ?? [])].filter(hasDigest);
  return {
    name: textOrNull(name),
    references: [name, ...(report.Metadata?.RepoTags ?? [])].filter((text) => text !== ''),
    digests: [...new Set(pins.flatMap(findDigest))],
    pins,
    localDigests: [],
  };
};

/** Result types for configuration. All other types are for packages. */
const CONFIGURATION_TYPES =
  /^(ansible|azure-arm|cloudformation|dockerfile|helm|json|kubernetes|terraform.*|toml|yaml)$/;

/**
 * The class of a result. Early versions of Trivy write none: then a type that equals the family of the operating system
 * means its packages, and any other type means packages of a language.
 */
const inferClass = (result: TrivyResult, family: string): string | undefined => {
  const { Class, Type, Vulnerabilities } = result;
  if (Class) return Class;
  if (!Type) return (Vulnerabilities ?? []).length > 0 ? 'lang-pkgs' : undefined;
  if (Type === family) return 'os-pkgs';
  return CONFIGURATION_TYPES.test(Type) ? undefined : 'lang-pkgs';
};

/** The operating system; Trivy writes `none` for an image without one. */
const systemOf = ({ Metadata }: TrivyReport): string | null => {
  const family = textOrNull(Metadata?.OS?.Family);
  return family === 'none' ? null : family;
};

const platformOf = ({ Metadata }: TrivyReport): string | null => {
  const config = Metadata?.ImageConfig;
  return isRecord(config) ? readPlatform(config) : null;
};

/** When the database of a server was built; null if it does not say, undefined if the scan used no server. */
const serverDatabase = ({ Trivy }: TrivyReport): string | null | undefined => {
  const server = Trivy?.Server;
  if (!isRecord(server)) return undefined;
  const database = server['VulnerabilityDB'];
  return isRecord(database) ? readDate(database['UpdatedAt']) : null;
};

/** What else a scan can look for, by the classes of its results. */
const findOtherSubject = (results: ReadonlyArray<ClassifiedResult>): Report['soughtInstead'] => {
  const classes = results.map(({ Class }) => Class);
  if (classes.includes('license') || classes.includes('license-file')) return 'licenses';
  return classes.includes('config') ? 'misconfigurations' : null;
};

export const trivyToReport = (report: TrivyReport): Report => {
  const family = report.Metadata?.OS?.Family ?? '';
  const results = (report.Results ?? []).map((result) => ({
    ...result,
    Class: inferClass(result, family),
  }));
  const layers = readLayers(report);
  const findings = results.flatMap(findingsOf(layers));
  const suppressions = findSuppressions(report);
  const soughtInstead =
    findings.length + suppressions.length === 0 ? findOtherSubject(results) : null;
  // Such a scan used no vulnerability database and checked no package.
  const { names: unchecked, areAll } = findUnchecked(report, soughtInstead ? [] : results);
  const database = soughtInstead ? null : serverDatabase(report);
  const gaps = findGaps(report, results, areAll);
  return {
    scanner: 'Trivy',
    scannerVersion: textOrNull(report.Trivy?.Version),
    scannedAt: toUtcSeconds(report.CreatedAt ?? ''),
    identity: identityOf(report),
    platform: platformOf(report),
    chain: layers.chain,
    database: database ?? null,
    needsVersionFile: database === undefined,
    gaps,
    soughtInstead,
    labels: labelsAt(report.Metadata?.ImageConfig, 'config', 'Labels'),
    system: systemOf(report),
    findings,
    suppressions,
    packages: {
      ...listPackages(results, gaps, new Set(unchecked)),
      ...(results.length === 0 && listsPackages(report) ? { extent: 'empty' } : {}),
      unchecked,
    },
    warnings: [],
  };
};
