import * as t from 'io-ts';
import { nullish, object, optional } from '../../../domain/codec/object';
import { NonEmptyText } from '../../../domain/codec/scalar';

/** The fields of Trivy's JSON (schema version 2) that the action uses; it ignores all others. */
export const TrivyVulnerability = object('TrivyVulnerability', {
  VulnerabilityID: NonEmptyText,
  VendorIDs: nullish(t.array(t.string)),
  PkgName: NonEmptyText,
  InstalledVersion: nullish(t.string),
  FixedVersion: nullish(t.string),
  Status: optional(t.unknown),
  Severity: nullish(t.string),
  PrimaryURL: nullish(t.string),
  Title: nullish(t.string),
  Description: nullish(t.string),
  References: nullish(t.UnknownArray),
  /** See `layers.ts`. */
  Layer: optional(t.unknown),
});
export type TrivyVulnerability = t.TypeOf<typeof TrivyVulnerability>;

/** A finding of any type that Trivy was told to leave out. */
const TrivyModifiedFinding = object('TrivyModifiedFinding', {
  Type: nullish(t.string),
  Status: nullish(t.string),
  Statement: nullish(t.string),
  Finding: nullish(
    object('TrivyModifiedVulnerability', {
      VulnerabilityID: nullish(t.string),
      VendorIDs: nullish(t.array(t.string)),
      PkgName: nullish(t.string),
      InstalledVersion: nullish(t.string),
      FixedVersion: nullish(t.string),
      Severity: nullish(t.string),
    }),
  ),
});
export type TrivyModifiedFinding = t.TypeOf<typeof TrivyModifiedFinding>;

export const TrivyResult = object('TrivyResult', {
  Target: nullish(t.string),
  Class: nullish(t.string),
  Type: nullish(t.string),
  Vulnerabilities: nullish(t.array(TrivyVulnerability)),
  /** Unusable packages are no reason to refuse a report: see `packages.ts`. */
  Packages: optional(t.unknown),
  ExperimentalModifiedFindings: nullish(t.array(TrivyModifiedFinding)),
});
export type TrivyResult = t.TypeOf<typeof TrivyResult>;

/** A result whose class is inferred where Trivy states none. */
export interface ClassifiedResult extends Omit<TrivyResult, 'Class'> {
  readonly Class: string | undefined;
}

export const TrivyReport = object('TrivyReport', {
  Trivy: nullish(
    object('TrivyTool', {
      Version: nullish(t.string),
      // A client of a server names it here; only the server knows the database.
      Server: optional(t.unknown),
    }),
  ),
  CreatedAt: nullish(t.string),
  ArtifactName: nullish(t.string),
  Metadata: nullish(
    object('TrivyMetadata', {
      OS: nullish(
        object('TrivyOS', {
          Family: nullish(t.string),
          Name: optional(t.unknown),
          EOSL: nullish(t.boolean),
          Supplier: optional(t.unknown),
        }),
      ),
      RepoTags: nullish(t.array(t.string)),
      RepoDigests: nullish(t.array(t.string)),
      /** See `layers.ts`. */
      DiffIDs: optional(t.unknown),
      /** See `labelsAt`. */
      ImageConfig: optional(t.unknown),
    }),
  ),
  Results: nullish(t.array(TrivyResult)),
});
export type TrivyReport = t.TypeOf<typeof TrivyReport>;
