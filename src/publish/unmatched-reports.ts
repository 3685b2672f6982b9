import * as A from 'fp-ts/Array';
import * as E from 'fp-ts/Either';
import type { FollowedDigests } from '../decide/follow-digests';
import {
  isUnmatched,
  type MatchedReport,
  type Matches,
  type ReportTarget,
} from '../decide/match-reports';
import { parseReference, repositoryOf } from '../domain/image-reference';
import {
  fail,
  type Problem,
  problem,
  type Remarks,
  type Result,
  withTitle,
} from '../domain/problem';
import { show } from '../domain/values/escape';
import { lazy } from '../domain/values/lazy';
import { joinLimited } from '../domain/values/plural';
import type { Inputs } from '../read/inputs/inputs';
import type { Catalog, ReportSubject } from '../read/manifest/catalog';
import type { Scan } from '../read/reports/scan';

const underReports = withTitle('Scanner reports');

const MAX_LISTED = 4;
const MAX_LISTED_REPORTS = 3;

/** The references and digests that a report was made for. */
const madeFor = ({ identity }: Scan): string =>
  joinLimited([...new Set([...identity.references, ...identity.digests])].map(show), MAX_LISTED);

type Repositories = ReadonlyMap<string, ReportSubject>;

const indexRepositories = ({ images, bases }: Catalog): Repositories =>
  new Map([...images, ...bases].map((item) => [repositoryOf(item.image), item]));

/** Advice for a report on an image or a base with another tag; undefined for other reports. */
const otherTagFix = ({ identity }: Scan, repositories: Repositories): string | undefined => {
  for (const text of identity.references) {
    const { repository, tag } = parseReference(text);
    const item = repositories.get(repository);
    if (item === undefined || tag === undefined) continue;
    const versions = (item.versions ?? []).map(({ version }) => version);
    const [newest] = versions;
    return newest === undefined
      ? `the manifest states no version of ${show(item.slug)}; add ${show(tag)} to it`
      : `the manifest has ${joinLimited(versions.map(show), MAX_LISTED)} of ${show(item.slug)}; add ${show(tag)} to it, or scan ${show(newest)}`;
  }
  return undefined;
};

/** What to do about a report whose digest is not in the manifest: it may be the digest of a single platform. */
const OTHER_DIGEST =
  'update the digest in the manifest, scan the published image, or scan a single platform by the digest of the index, with --platform';

/** Advice for a report that names an image or a base only by an unknown digest; undefined for other reports. */
const otherDigestFix = (
  { identity: { references, pins, digests } }: Scan,
  repositories: Repositories,
): string | undefined => {
  const [item] = [...references, ...pins].flatMap(
    (text) => repositories.get(repositoryOf(text)) ?? [],
  );
  const versions = item?.versions ?? [];
  const [newest] = versions;
  if (item === undefined || newest === undefined || digests.length === 0) return undefined;
  const stated = versions.flatMap(({ version, digest, digestFrom }) =>
    digest === undefined || digestFrom === 'scan'
      ? []
      : [`${show(digest)} for ${item.slug}/${version}`],
  );
  return stated.length > 0
    ? `the manifest states ${joinLimited(stated, MAX_LISTED)}; ${OTHER_DIGEST}`
    : `the manifest states no digest of ${show(item.slug)}; scan ${show(`${item.image}:${newest.version}`)}, a single platform with --platform`;
};

const unmatchedProblem =
  (repositories: () => Repositories) =>
  (scan: Scan): Problem => {
    const fix =
      otherTagFix(scan, repositories()) ??
      otherDigestFix(scan, repositories()) ??
      'add that version to the manifest, or name the file <slug>/<version>.json';
    return problem(
      `found a report for ${madeFor(scan) || 'an image without a name'}, expected one for a version in the manifest; ${fix}`,
      { file: scan.path },
    );
  };

/** One notice for all reports that match only by path, because there may be one for every version. */
const misnamedNotices = (misnamed: ReadonlyArray<MatchedReport>): ReadonlyArray<string> => {
  if (misnamed.length === 0) return [];
  const each = misnamed.map(({ scan, targets }) => {
    const keys = targets.map(({ key }) => key).join(', ');
    return `${show(scan.path)} was made for ${madeFor(scan)} and counts for ${keys}`;
  });
  const subject = misnamed.length === 1 ? 'a report is' : `${misnamed.length} reports are`;
  return [
    `${subject} matched only by the path, although made for another reference: ${joinLimited(each, MAX_LISTED_REPORTS)}; scan the reference in the manifest if that is not intended`,
  ];
};

const digestsIn = ({ identity }: Scan): string =>
  joinLimited([...new Set(identity.digests)].map(show), MAX_LISTED);

const contradictionProblems = ({ scan, contradicted }: MatchedReport): ReadonlyArray<Problem> =>
  contradicted
    .filter(({ isFollowed }) => !isFollowed)
    .map(({ key, digest }) =>
      problem(
        `found a report for ${digestsIn(scan)}, expected ${show(digest)}, which the manifest states for ${key}; it is not used for ${key}; ${OTHER_DIGEST}`,
        { file: scan.path },
      ),
    );

/** A report of another build than the one that a version follows. */
interface OtherBuild {
  readonly scan: Scan;
  readonly target: ReportTarget;
}

const otherBuilds = (reports: ReadonlyArray<MatchedReport>): OtherBuild[] =>
  reports.flatMap(({ scan, contradicted }) =>
    contradicted.filter(({ isFollowed }) => isFollowed).map((target) => ({ scan, target })),
  );

const movedProblem = ({ scan, target: { key, digest } }: OtherBuild): Problem =>
  problem(
    `found a report of ${digestsIn(scan)}, expected one of ${show(digest)}, which a later scan of ${key} saw; it is not used for ${key}, because the tag moved while it was scanned: scan again`,
    { file: scan.path },
  );

/** Reports of builds that were replaced before this run, in one notice. */
const lateNotices = (late: ReadonlyArray<OtherBuild>): ReadonlyArray<string> => {
  if (late.length === 0) return [];
  const each = late.map(
    ({ scan, target: { key, digest } }) =>
      `${show(scan.path)} is of ${digestsIn(scan)}, the published scan of ${key} is of ${show(digest)}`,
  );
  const subject = late.length === 1 ? 'a report is' : `${late.length} reports are`;
  return [
    `${subject} of another build than the published scan, which is later: ${joinLimited(each, MAX_LISTED_REPORTS, (text) => text, '; ')}`,
  ];
};

/** What to say of the reports of other builds than those that versions follow. */
const otherBuildRemarks = (
  reports: ReadonlyArray<MatchedReport>,
  followed: FollowedDigests,
): Remarks => {
  const { left: late, right: moved } = A.partition(
    ({ target }: OtherBuild) => followed.get(target.key)?.by !== undefined,
  )(otherBuilds(reports));
  return { warnings: moved.map(movedProblem), notices: lateNotices(late) };
};

const ambiguityProblem = ({ scan, rivals }: MatchedReport): Problem => {
  const named = joinLimited(
    rivals.map(({ key, digest }) => `${key} (${digest ?? 'no digest stated'})`),
    MAX_LISTED,
  );
  const { name } = scan.identity;
  return problem(
    `found a report that names ${rivals.length} versions of different images or digests (${named}), expected versions of one image and one digest: ${name === null ? 'it does not say what was scanned' : `what was scanned, ${show(name)}, is not among them`}, so it is used for none; scan each image by its own reference, with its digest`,
    { file: scan.path },
  );
};

const matchedIn = ({ byVersion, bases }: Matches): ReadonlySet<Scan> =>
  new Set([...byVersion.values(), ...bases.values()].flat());

/** What reports were matched with. */
interface Matched {
  readonly matches: Matches;
  /** The matches with the older manifest of a stale run; undefined for any other run. */
  readonly own: Matches | undefined;
  readonly followed: FollowedDigests;
}

/**
 * Warns of reports that match no version; with `unmatched-reports: error`, fails. A report that matches only the older
 * manifest of a stale run is skipped with a notice.
 */
export const checkUnmatched = (
  catalog: Catalog,
  { matches, own, followed }: Matched,
  policy: Inputs['unmatchedReports'],
): Result<Remarks> => {
  const ownMatches = own === undefined ? new Set<Scan>() : matchedIn(own);
  const { left: foreign, right: skipped } = A.partition(({ scan }: MatchedReport) =>
    ownMatches.has(scan),
  )([...matches.reports]);
  const unmatchedProblems = foreign
    .filter(isUnmatched)
    .map(({ scan }) => scan)
    .map(unmatchedProblem(lazy(() => indexRepositories(catalog))));
  const ambiguous = foreign.filter(({ rivals }) => rivals.length > 0).map(ambiguityProblem);
  const isUnused = ({ targets }: MatchedReport): boolean => targets.length === 0;
  const unused = [...foreign.filter(isUnused).flatMap(contradictionProblems), ...ambiguous];
  if (policy === 'error' && unused.length + unmatchedProblems.length > 0)
    return fail([...unused, ...unmatchedProblems].map(underReports));
  const others = otherBuildRemarks(matches.reports, followed);
  const warnings = [
    ...foreign.flatMap(contradictionProblems),
    ...ambiguous,
    ...others.warnings,
    ...(policy === 'ignore' ? [] : unmatchedProblems),
  ];
  return E.right({
    warnings: warnings.map(underReports),
    notices: [
      ...others.notices,
      ...skipped
        .filter(isUnused)
        .map(
          ({ scan }) =>
            `${show(scan.path)} fits only this run's own, older manifest; it is skipped`,
        ),
      ...misnamedNotices(matches.reports.filter(({ isMisnamed }) => isMisnamed)),
    ],
  });
};
