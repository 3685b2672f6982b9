import * as t from 'io-ts';
import { object } from '../../codec/object';
import { NonEmptyText, nullish } from '../../codec/tolerant';

/** The fields of Grype's JSON that the action uses; it ignores all others. */
export const GrypeVulnerability = object('GrypeVulnerability', {
  id: NonEmptyText,
  dataSource: nullish(t.string),
  severity: nullish(t.string),
  urls: nullish(t.UnknownArray),
  description: nullish(t.string),
  fix: nullish(object('GrypeFix', { versions: nullish(t.array(t.string)) })),
});

export const GrypeMatch = object('GrypeMatch', {
  vulnerability: GrypeVulnerability,
  relatedVulnerabilities: nullish(
    t.array(object('GrypeRelatedVulnerability', { description: nullish(t.string) })),
  ),
  artifact: object('GrypeArtifact', {
    name: NonEmptyText,
    version: nullish(t.string),
    locations: nullish(t.array(object('GrypeLocation', { path: nullish(t.string) }))),
  }),
});
export type GrypeMatch = t.TypeOf<typeof GrypeMatch>;

const GrypeAlert = object('GrypeAlert', { type: nullish(t.string) });

export const GrypeReport = object('GrypeReport', {
  matches: t.array(GrypeMatch),
  alertsByPackage: nullish(
    t.array(object('GrypePackageAlerts', { alerts: nullish(t.array(GrypeAlert)) })),
  ),
  source: object('GrypeSource', {
    target: object('GrypeTarget', {
      userInput: nullish(t.string),
      manifestDigest: nullish(t.string),
      tags: nullish(t.array(t.string)),
      repoDigests: nullish(t.array(t.string)),
    }),
  }),
  descriptor: object('GrypeDescriptor', {
    version: nullish(t.string),
    timestamp: nullish(t.string),
  }),
});
export type GrypeReport = t.TypeOf<typeof GrypeReport>;
