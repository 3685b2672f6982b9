import * as t from 'io-ts';
import { object } from '../../codec/object';
import { maybe, Stated } from '../../codec/tolerant';

export const GrypeVulnerability = object('GrypeVulnerability', {
  id: Stated,
  dataSource: maybe(t.string),
  severity: maybe(t.string),
  urls: maybe(t.UnknownArray),
  description: maybe(t.string),
  fix: maybe(object('GrypeFix', { versions: maybe(t.array(t.string)) })),
});

/** The fields of Grype's JSON that are used; everything else is ignored. */
export const GrypeMatch = object('GrypeMatch', {
  vulnerability: GrypeVulnerability,
  relatedVulnerabilities: maybe(
    t.array(object('GrypeRelatedVulnerability', { description: maybe(t.string) })),
  ),
  artifact: object('GrypeArtifact', {
    name: Stated,
    version: maybe(t.string),
    locations: maybe(t.array(object('GrypeLocation', { path: maybe(t.string) }))),
  }),
});
export type GrypeMatch = t.TypeOf<typeof GrypeMatch>;

const GrypeAlert = object('GrypeAlert', { type: maybe(t.string) });

export const GrypeReport = object('GrypeReport', {
  matches: t.array(GrypeMatch),
  alertsByPackage: maybe(
    t.array(object('GrypePackageAlerts', { alerts: maybe(t.array(GrypeAlert)) })),
  ),
  source: object('GrypeSource', {
    target: object('GrypeTarget', {
      userInput: maybe(t.string),
      manifestDigest: maybe(t.string),
      tags: maybe(t.array(t.string)),
      repoDigests: maybe(t.array(t.string)),
    }),
  }),
  descriptor: object('GrypeDescriptor', {
    version: maybe(t.string),
    timestamp: maybe(t.string),
  }),
});
export type GrypeReport = t.TypeOf<typeof GrypeReport>;
