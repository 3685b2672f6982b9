import * as t from 'io-ts';
import { object } from '../../codec/object';
import { maybe, Stated } from '../../codec/tolerant';

/** The fields of Trivy's JSON (schema version 2) that are used; everything else is ignored. */
export const TrivyVulnerability = object('TrivyVulnerability', {
  VulnerabilityID: Stated,
  PkgName: Stated,
  InstalledVersion: maybe(t.string),
  FixedVersion: maybe(t.string),
  Severity: maybe(t.string),
  PrimaryURL: maybe(t.string),
  Title: maybe(t.string),
  Description: maybe(t.string),
  References: maybe(t.UnknownArray),
});
export type TrivyVulnerability = t.TypeOf<typeof TrivyVulnerability>;

export const TrivyResult = object('TrivyResult', {
  Target: maybe(t.string),
  Class: maybe(t.string),
  Type: maybe(t.string),
  Vulnerabilities: maybe(t.array(TrivyVulnerability)),
});
export type TrivyResult = t.TypeOf<typeof TrivyResult>;

export const TrivyReport = object('TrivyReport', {
  Trivy: maybe(object('TrivyTool', { Version: maybe(t.string) })),
  CreatedAt: maybe(t.string),
  ArtifactName: maybe(t.string),
  Metadata: maybe(
    object('TrivyMetadata', {
      OS: maybe(object('TrivyOS', { Family: maybe(t.string), EOSL: maybe(t.boolean) })),
      RepoTags: maybe(t.array(t.string)),
      RepoDigests: maybe(t.array(t.string)),
    }),
  ),
  Results: maybe(t.array(TrivyResult)),
});
export type TrivyReport = t.TypeOf<typeof TrivyReport>;
