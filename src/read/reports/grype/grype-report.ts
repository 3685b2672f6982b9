import * as t from 'io-ts';
import { nullish, object, optional } from '../../../domain/codec/object';
import { NonEmptyText } from '../../../domain/codec/scalar';

const GrypeFix = object('GrypeFix', {
  versions: nullish(t.array(t.string)),
  state: optional(t.unknown),
});
export type GrypeFix = t.TypeOf<typeof GrypeFix>;

/** The fields of Grype's JSON that the action uses; it ignores all others. */
export const GrypeVulnerability = object('GrypeVulnerability', {
  id: NonEmptyText,
  dataSource: nullish(t.string),
  severity: nullish(t.string),
  urls: nullish(t.UnknownArray),
  description: nullish(t.string),
  fix: nullish(GrypeFix),
});

export const GrypeMatch = object('GrypeMatch', {
  vulnerability: GrypeVulnerability,
  relatedVulnerabilities: nullish(
    t.array(
      object('GrypeRelatedVulnerability', {
        id: nullish(t.string),
        description: nullish(t.string),
      }),
    ),
  ),
  artifact: object('GrypeArtifact', {
    name: NonEmptyText,
    version: nullish(t.string),
    type: optional(t.unknown),
    locations: nullish(t.array(object('GrypeLocation', { path: nullish(t.string) }))),
  }),
});
export type GrypeMatch = t.TypeOf<typeof GrypeMatch>;

const GrypeIgnoreRule = object('GrypeIgnoreRule', {
  vulnerability: nullish(t.string),
  'fix-state': nullish(t.string),
  'vex-status': nullish(t.string),
  'vex-justification': nullish(t.string),
  // Unusable criteria are no reason to refuse a report: see `isOwnRule`.
  'match-type': optional(t.unknown),
  package: optional(t.unknown),
});
export type GrypeIgnoreRule = t.TypeOf<typeof GrypeIgnoreRule>;

/** A match that Grype left out, and the rules that caused it. */
const GrypeIgnoredMatch = object('GrypeIgnoredMatch', {
  vulnerability: nullish(
    object('GrypeIgnoredVulnerability', {
      id: nullish(t.string),
      severity: nullish(t.string),
      fix: nullish(GrypeFix),
    }),
  ),
  relatedVulnerabilities: nullish(
    t.array(object('GrypeIgnoredRelatedVulnerability', { id: nullish(t.string) })),
  ),
  artifact: nullish(
    object('GrypeIgnoredArtifact', { name: nullish(t.string), version: nullish(t.string) }),
  ),
  appliedIgnoreRules: nullish(t.array(GrypeIgnoreRule)),
});
export type GrypeIgnoredMatch = t.TypeOf<typeof GrypeIgnoredMatch>;

const GrypeAlert = object('GrypeAlert', { type: nullish(t.string) });

export const GrypeReport = object('GrypeReport', {
  matches: t.array(GrypeMatch),
  ignoredMatches: nullish(t.array(GrypeIgnoredMatch)),
  alertsByPackage: nullish(
    t.array(object('GrypePackageAlerts', { alerts: nullish(t.array(GrypeAlert)) })),
  ),
  source: object('GrypeSource', {
    target: object('GrypeTarget', {
      userInput: nullish(t.string),
      manifestDigest: nullish(t.string),
      tags: nullish(t.array(t.string)),
      repoDigests: nullish(t.array(t.string)),
      /** See `labelsAt`. */
      labels: optional(t.unknown),
      os: optional(t.unknown),
      architecture: optional(t.unknown),
      variant: optional(t.unknown),
    }),
  }),
  /** See `textAt`. */
  distro: optional(t.unknown),
  descriptor: object('GrypeDescriptor', {
    version: nullish(t.string),
    timestamp: nullish(t.string),
    db: optional(t.unknown),
    /** What Grype was told: its options, flags and configuration file. */
    configuration: optional(t.unknown),
  }),
});
export type GrypeReport = t.TypeOf<typeof GrypeReport>;
