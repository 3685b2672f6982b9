import { toUtcSeconds } from '../../domain/instant';
import { selectAliases } from '../aliases';
import type { Finding } from '../finding';
import { labelsAt } from '../labels';
import type { CoverageGaps, Identity, Report } from '../report';
import {
  addressOrNull,
  findDigest,
  firstAddress,
  parseSeverity,
  textOrNull,
  truncateDescription,
} from '../wording';
import { ALIAS_PREFIXES, findSuppressions } from './suppressions';
import type { TrivyReport, TrivyResult, TrivyVulnerability } from './trivy-report';

const toFinding = (vulnerability: TrivyVulnerability, target: string | null): Finding => {
  const title = textOrNull(vulnerability.Title);
  const url = addressOrNull(vulnerability.PrimaryURL);
  const id = vulnerability.VulnerabilityID.toWellFormed();
  return {
    id,
    pkg: vulnerability.PkgName.toWellFormed(),
    installed: textOrNull(vulnerability.InstalledVersion),
    severity: parseSeverity(vulnerability.Severity),
    fixed: textOrNull(vulnerability.FixedVersion),
    title,
    url,
    fallbackTitle: title === null ? truncateDescription(vulnerability.Description) : null,
    fallbackUrl: url === null ? firstAddress(vulnerability.References) : null,
    targets: target === null ? [] : [target],
    aliases: selectAliases(id, vulnerability.VendorIDs, ALIAS_PREFIXES),
  };
};

const findingsOf = (result: TrivyResult): ReadonlyArray<Finding> => {
  const target = textOrNull(result.Target);
  return (result.Vulnerabilities ?? []).map((vulnerability) => toFinding(vulnerability, target));
};

const identityOf = (report: TrivyReport): Identity => {
  const name = report.ArtifactName ?? '';
  const digests = report.Metadata?.RepoDigests ?? [];
  return {
    references: [name, ...(report.Metadata?.RepoTags ?? [])].filter((text) => text !== ''),
    digests: [...new Set([name, ...digests].flatMap(findDigest))],
    localDigests: [],
  };
};

/** Result types for configuration. All other types are for packages. */
const CONFIGURATION_TYPES =
  /^(ansible|azure-arm|cloudformation|dockerfile|helm|json|kubernetes|terraform.*|toml|yaml)$/;

/**
 * The class of a result. Early versions of Trivy write none. For them, a type that equals the family of the
 * operating system means its packages, and any other type means packages of a language.
 */
const inferClass = (result: TrivyResult, family: string): string | undefined => {
  const { Class, Type, Vulnerabilities } = result;
  if (Class) return Class;
  if (!Type) return (Vulnerabilities ?? []).length > 0 ? 'lang-pkgs' : undefined;
  if (Type === family) return 'os-pkgs';
  return CONFIGURATION_TYPES.test(Type) ? undefined : 'lang-pkgs';
};

const findGaps = (report: TrivyReport): CoverageGaps => {
  const system = report.Metadata?.OS;
  const family = system?.Family ?? '';
  const classes = (report.Results ?? []).map((result) => inferClass(result, family));
  const seesOs = classes.includes('os-pkgs');
  return {
    endOfLife: system?.EOSL === true,
    osPackagesNotScanned: family !== '' && family !== 'none' && !seesOs,
    noPackagesScanned: !seesOs && !classes.includes('lang-pkgs'),
  };
};

/** The operating system; Trivy writes `none` for an image without one. */
const systemOf = ({ Metadata }: TrivyReport): string | null => {
  const family = textOrNull(Metadata?.OS?.Family);
  return family === 'none' ? null : family;
};

/** Converts Trivy's report of a container image. */
export const trivyToReport = (report: TrivyReport): Report => ({
  scanner: 'Trivy',
  scannerVersion: textOrNull(report.Trivy?.Version),
  scannedAt: toUtcSeconds(report.CreatedAt ?? ''),
  identity: identityOf(report),
  gaps: findGaps(report),
  labels: labelsAt(report.Metadata?.ImageConfig, 'config', 'Labels'),
  system: systemOf(report),
  findings: (report.Results ?? []).flatMap(findingsOf),
  suppressions: findSuppressions(report),
  warnings: [],
});
