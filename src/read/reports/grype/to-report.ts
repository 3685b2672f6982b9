import type { CoverageGap } from '../../../contract/gaps';
import { isRecord } from '../../../domain/codec/object';
import { toUtcSeconds } from '../../../domain/instant';
import type { Finding } from '../finding';
import { labelsAt, textAt } from '../labels';
import type { Identity, Report } from '../report';
import {
  addressOrNull,
  findDigest,
  firstAddress,
  hasDigest,
  isWindows,
  readDate,
  readPlatform,
  textOrNull,
  truncateDescription,
} from '../wording';
import { findAlertWarnings, isEndOfLife } from './alerts';
import type { GrypeMatch, GrypeReport } from './grype-report';
import { findSuppressions, hidesUnseen } from './ignored-matches';
import { fixStateOf, joinFixes, namesIn, severityOf } from './vulnerability';

/** Converts a match for one of its vulnerabilities. Its description belongs to the vulnerability that it names. */
const descriptionOf = (
  { vulnerability, relatedVulnerabilities }: GrypeMatch,
  id: string,
): string | null => {
  const own = vulnerability.description;
  const related = relatedVulnerabilities ?? [];
  if (id === vulnerability.id.toWellFormed())
    return truncateDescription(own) ?? truncateDescription(related[0]?.description);
  const named = related.find((each) => each.id === id && each.description);
  return truncateDescription(named?.description) ?? truncateDescription(own);
};

/** A package without locations is in the image itself. */
const findTargets = (match: GrypeMatch, userInput: string | null): ReadonlyArray<string> => {
  const locations = match.artifact.locations ?? [];
  const paths = locations.length > 0 ? locations.map(({ path }) => textOrNull(path)) : [userInput];
  return [...new Set(paths.filter((path) => path !== null))];
};

/** The types of packages of an operating system, and of packages whose type Grype does not know. */
const SYSTEM_TYPES: ReadonlySet<unknown> = new Set([
  ...['alpm', 'apk', 'deb', 'linux-kernel', 'linux-kernel-module', 'msrc-kb', 'nix', 'portage'],
  ...['rpm', 'UnknownPackage', ''],
]);

const kindOf = ({ artifact: { type } }: GrypeMatch): Finding['kind'] =>
  typeof type === 'string' && !SYSTEM_TYPES.has(type) ? 'language' : undefined;

const toFindings =
  (userInput: string | null) =>
  (match: GrypeMatch): ReadonlyArray<Finding> => {
    const url = addressOrNull(match.vulnerability.dataSource);
    const names = namesIn(match.vulnerability.id.toWellFormed(), match.relatedVulnerabilities);
    return names.map(({ id, aliases }) => ({
      id,
      pkg: match.artifact.name.toWellFormed(),
      installed: textOrNull(match.artifact.version),
      severity: severityOf(match.vulnerability.severity),
      fixed: joinFixes(match.vulnerability.fix),
      fixState: fixStateOf(match.vulnerability.fix),
      title: null,
      url,
      fallbackTitle: descriptionOf(match, id),
      fallbackUrl: url === null ? firstAddress(match.vulnerability.urls) : null,
      targets: findTargets(match, userInput),
      aliases,
      kind: kindOf(match),
    }));
  };

const identityOf = ({ source: { target } }: GrypeReport): Identity => {
  const name = target.userInput ?? '';
  const pins = [name, ...(target.repoDigests ?? [])].filter(hasDigest);
  return {
    name: textOrNull(name),
    references: [name, ...(target.tags ?? [])].filter((text) => text !== ''),
    digests: [...new Set(pins.flatMap(findDigest))],
    pins,
    localDigests: target.manifestDigest ? [target.manifestDigest] : [],
  };
};

/** When the database was built: in `db` until Grype 0.89, in `db.status` since 0.90. */
const databaseOf = ({ descriptor: { db } }: GrypeReport): string | null => {
  if (!isRecord(db)) return null;
  const { built, status } = db;
  return readDate(built) ?? (isRecord(status) ? readDate(status['built']) : null);
};

const hasExclusions = ({ descriptor: { configuration } }: GrypeReport): boolean =>
  isRecord(configuration) &&
  Array.isArray(configuration['exclude']) &&
  configuration['exclude'].length > 0;

/** Grype reports no other gaps. */
const findGaps = (report: GrypeReport): ReadonlyArray<CoverageGap> => [
  ...(isEndOfLife(report) ? (['end-of-life'] as const) : []),
  ...(isWindows(report.source.target) ? (['windows'] as const) : []),
  ...(hidesUnseen(report) ? (['ignored'] as const) : []),
  ...(hasExclusions(report) ? (['excluded'] as const) : []),
];

export const grypeToReport = (report: GrypeReport): Report => ({
  scanner: 'Grype',
  scannerVersion: textOrNull(report.descriptor.version),
  scannedAt: toUtcSeconds(report.descriptor.timestamp ?? ''),
  identity: identityOf(report),
  platform: readPlatform(report.source.target),
  // It names the layer of the file that lists a package, which for a package of the system is often the last one.
  chain: [],
  database: databaseOf(report),
  needsVersionFile: false,
  gaps: findGaps(report),
  soughtInstead: null,
  labels: labelsAt(report.source.target.labels),
  system: textAt(report.distro, 'name'),
  findings: report.matches.flatMap(toFindings(textOrNull(report.source.target.userInput))),
  suppressions: findSuppressions(report),
  packages: { extent: 'never', items: [], unchecked: [], warnings: [] },
  warnings: findAlertWarnings(report),
});
