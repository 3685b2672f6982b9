import type { ClosedSince } from '../../contract/closings';
import type { DigestDocument } from '../../contract/digests';
import { versionKey } from '../../domain/version-key';
import { closedSinceBuild, countClosings, findEnded, MAX_IDS } from '../house/closings';
import type { House } from '../house/house';
import { MAX_CLOSED } from '../house/next-findings';
import { exploitedFirst, type Rated } from '../order';

/** What later builds closed. `atLeast` says that the image may have forgotten some of it. */
interface FormerBuild {
  readonly closings: ReadonlyArray<Rated> | undefined;
  readonly atLeast: boolean;
}

export type FormerBuilds = ReadonlyMap<string, FormerBuild>;

const buildKey = (slug: string, version: string, digest: string): string =>
  `${versionKey(slug, version)}@${digest}`;

export const findFormerBuilds = (
  houses: ReadonlyArray<Pick<House, 'slug' | 'findings' | 'releases'>>,
): FormerBuilds => {
  const builds = new Map<string, FormerBuild>();
  for (const { slug, findings, releases } of houses) {
    const endedIn = findEnded(findings);
    const atLeast = (findings?.closed.length ?? 0) >= MAX_CLOSED;
    for (const { version, former } of releases.releases)
      for (const each of former) {
        const closings = findings && closedSinceBuild(endedIn(version), each);
        builds.set(buildKey(slug, version, each.digest), { closings, atLeast });
      }
  }
  return builds;
};

interface NamedBuild {
  readonly slug: string | null;
  readonly version: string | null;
  readonly digest: string;
}

/** Undefined for a build that is present or forgotten. */
export const formerBuild = (
  builds: FormerBuilds,
  { slug, version, digest }: NamedBuild,
): FormerBuild | undefined =>
  slug === null || version === null ? undefined : builds.get(buildKey(slug, version, digest));

/** Null if no KEV catalog was ever used. */
export type KnownExploited = Pick<ReadonlySet<string>, 'has'> | null;

/** Null if the build was never scanned. */
export const toClosedSince = (
  { closings, atLeast }: FormerBuild,
  known: KnownExploited,
): ClosedSince | null => {
  if (closings === undefined) return null;
  return {
    ...countClosings(closings),
    exploited: known && closings.filter(({ id }) => known.has(id)).length,
    ids: exploitedFirst(closings, known ?? new Set())
      .slice(0, MAX_IDS)
      .map(({ id }) => id),
    ...(atLeast ? { atLeast } : {}),
  };
};

/** Adds to each superseded digest what later builds closed. */
export const withClosedSince = (
  document: DigestDocument,
  builds: FormerBuilds,
  known: KnownExploited,
): DigestDocument => ({
  ...document,
  data: new Map(
    [...document.data].map(([digest, entries]) => [
      digest,
      entries.map((entry) => {
        // A build that is present or removed is not a former one.
        const build = formerBuild(builds, { ...entry, digest });
        return build ? { ...entry, closedSince: toClosedSince(build, known) } : entry;
      }),
    ]),
  ),
});
