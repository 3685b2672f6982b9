import * as t from 'io-ts';
import { field, nullable, object, optional } from '../domain/codec/object';
import { enumeration, integer } from '../domain/codec/scalar';
import { grades } from '../domain/grade';
import { severities } from '../domain/severity';
import { count, image } from './fields';
import { ApiPath, PositiveInt, Tag, Text, WebAddress } from './scalars';

/** The most targets that a finding lists; it counts the others. */
export const MAX_TARGETS = 8;

/**
 * The most aliases that a row or a suppression lists. Scanners give a handful, and each has a document of its own: without a
 * limit, a report could publish more files than a later run can list.
 */
export const MAX_ALIASES = 64;

/** In code points. */
export const MAX_STATEMENT_LENGTH = 500;

export const SeverityWord = enumeration('Severity', severities);
export const Grade = enumeration('Grade', grades);
export type Grade = t.TypeOf<typeof Grade>;

export const countOfFindings = (which: string) => count(which, 'findings');

export const severityCounts = {
  critical: countOfFindings('Open findings of severity CRITICAL'),
  high: countOfFindings('Open findings of severity HIGH'),
  medium: countOfFindings('Open findings of severity MEDIUM'),
  low: countOfFindings('Open findings of severity LOW'),
  unknown: countOfFindings('Open findings of unknown severity'),
};
export const SeverityRollup = object('SeverityRollup', severityCounts);

const found = {
  id: field(Text, 'CVE or advisory identifier.', { examples: ['CVE-2025-9230'] }),
  severity: field(SeverityWord, 'Severity; UNKNOWN if the scanner states none.'),
  pkg: field(Text, 'Affected package.', { examples: ['openssl'] }),
  installed: field(nullable(Text), 'Installed version; null if unknown.', {
    examples: ['3.5.3-r0'],
  }),
  fixed: field(nullable(Text), 'Version with a fix; null if there is none.', {
    examples: ['3.5.4-r0'],
  }),
};

/** Why a finding has no fix, in order of precedence: the first one that a report states counts. */
export const fixStates = [
  'will-not-fix',
  'end-of-life',
  'deferred',
  'investigating',
  'affected',
] as const;
export const FixState = enumeration('FixState', fixStates);
export type FixState = t.TypeOf<typeof FixState>;

/** A finding, once for all targets where it was seen. */
export const PackageKind = enumeration('PackageKind', ['language']);

export const Cve = object('Cve', {
  ...found,
  title: field(nullable(Text), 'Title of the vulnerability; null if the scanner states none.'),
  url: field(nullable(WebAddress), 'Address of the primary advisory; null if unknown.', {
    examples: ['https://avd.aquasec.com/nvd/cve-2025-9230'],
  }),
  targets: field(t.array(Text), `Where the finding was seen; at most ${MAX_TARGETS} places.`, {
    examples: [['usr/bin/redis-server']],
  }),
  targetsMore: field(
    optional(PositiveInt),
    'Number of places that `targets` leaves out; absent if it lists all.',
    { unit: 'targets' },
  ),
  aliases: field(
    optional(t.array(Text)),
    `Other identifiers of the same vulnerability, in order, at most ${MAX_ALIASES}; absent if the scanner states none.`,
    { examples: [['GHSA-3ppc-4f35-3m26']] },
  ),
  fixState: field(
    optional(FixState),
    'Why there is no fix, in the words of the vendor: it decided against one (will-not-fix), the release gets none (end-of-life), perhaps later (deferred), undecided (investigating), or none yet (affected). Absent if there is a fix, or the scanner does not say.',
    { examples: ['will-not-fix'] },
  ),
  kind: field(
    optional(PackageKind),
    'What the package belongs to: a language (language). Absent if it belongs to the operating system, or if the scanner does not say.',
  ),
});
export type Cve = t.TypeOf<typeof Cve>;

/** In order of precedence: the first one that a report states counts. */
export const suppressionStatuses = ['not_affected', 'fixed', 'ignored'] as const;
export const SuppressionStatus = enumeration('SuppressionStatus', suppressionStatuses);

/** The words of OpenVEX. */
export const justifications = [
  'component_not_present',
  'vulnerable_code_not_present',
  'vulnerable_code_not_in_execute_path',
  'vulnerable_code_cannot_be_controlled_by_adversary',
  'inline_mitigations_already_exist',
] as const;
export const Justification = enumeration('Justification', justifications);

export const Suppression = object('Suppression', {
  ...found,
  aliases: field(
    t.array(Text),
    `Other identifiers of the same vulnerability, in order, at most ${MAX_ALIASES}.`,
    { examples: [['GHSA-3ppc-4f35-3m26']] },
  ),
  status: field(
    SuppressionStatus,
    'Why it does not count: a VEX statement says that the image is not affected or is fixed, or an ignore rule leaves it out.',
  ),
  justification: field(
    nullable(Justification),
    'Why the image is not affected, in the words of OpenVEX; null if not stated.',
  ),
  statement: field(
    nullable(Text),
    `Text of the VEX statement, at most ${MAX_STATEMENT_LENGTH} code points; null if not stated.`,
    { examples: ['The image has no code that calls this function.'] },
  ),
});
export type Suppression = t.TypeOf<typeof Suppression>;

export const rollupFields = {
  version: field(Tag, 'The tag.', { examples: ['8.2.2'] }),
  tag: field(Text, 'Reference with tag.', { examples: ['ghcr.io/acme/images/redis:8.2.2'] }),
  ...severityCounts,
  total: countOfFindings('Open findings of all severities'),
  fixable: countOfFindings('Open findings with a fix'),
  grade: field(
    Grade,
    'No open findings (A+); only low or unknown, none fixable (A); only low or unknown (B); worst is medium (C); worst is high (D); any critical (F).',
  ),
  score: field(
    integer('Score', 0, 100),
    '100 minus 25 for each critical, 10 for each high, 4 for each medium, 1 for each low, 2 for each unknown and 5 for each fixable finding; at least 0.',
    { unit: 'points' },
  ),
};
export const cves = field(
  t.array(Cve),
  'All findings, worst first; within a severity, fixable ones first.',
);
const suppressed = {
  suppressed: field(
    optional(PositiveInt),
    'Findings that the scanner was told to leave out; no other number counts them. Absent if there are none.',
    { unit: 'findings' },
  ),
};
export const suppressions = {
  ...suppressed,
  suppressions: field(
    optional(t.array(Suppression)),
    'The findings that the scanner was told to leave out, worst first; absent if there are none.',
  ),
};
export const href = field(
  ApiPath,
  'Path of the details of the image, starting at the base of the site.',
  {
    examples: ['/api/v1/security/redis.json'],
  },
);

/** Counts of a version, without its findings. */
export const SecurityVersion = object('SecurityVersion', { ...rollupFields, ...suppressed });
export type SecurityVersion = t.TypeOf<typeof SecurityVersion>;

export const SecurityVersionWithCves = object('SecurityVersionWithCves', {
  ...rollupFields,
  cves,
  ...suppressions,
});
export type SecurityVersionWithCves = t.TypeOf<typeof SecurityVersionWithCves>;

/** The counts of an image: of its newest record, and of all its records. */
export const SecurityRecord = object('SecurityRecord', {
  ...rollupFields,
  image,
  versions: field(t.array(SecurityVersion), 'All versions that have a record, newest first.'),
  href,
  ...suppressed,
});
export type SecurityRecord = t.TypeOf<typeof SecurityRecord>;
