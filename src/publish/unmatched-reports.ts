import * as A from 'fp-ts/Array';
import * as E from 'fp-ts/Either';
import { isUnmatched, type MatchedReport, type Matches } from '../decide/match-reports';
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
import type { Catalog, CatalogImage } from '../read/manifest/catalog';
import type { Scan } from '../read/reports/scan';

const underReports = withTitle('Scanner reports');

const MAX_LISTED = 4;
const MAX_LISTED_REPORTS = 3;

/** The references and digests that a report was made for. */
const madeFor = ({ identity }: Scan): string =>
  joinLimited([...new Set([...identity.references, ...identity.digests])].map(show), MAX_LISTED);

type Repositories = ReadonlyMap<string, CatalogImage>;

const indexRepositories = ({ images }: Catalog): Repositories =>
  new Map(images.map((image) => [repositoryOf(image.image), image]));

/** Advice for a report on an image of the catalog whose tag is not in the manifest; undefined for others. */
const otherTagFix = ({ identity }: Scan, repositories: Repositories): string | undefined => {
  for (const text of identity.references) {
    const { repository, tag } = parseReference(text);
    const image = repositories.get(repository);
    if (image === undefined || tag === undefined) continue;
    const versions = (image.versions ?? []).map(({ version }) => version);
    const [newest] = versions;
    return newest === undefined
      ? `the manifest states no version of ${show(image.slug)}; add ${show(tag)} to it`
      : `the manifest has ${joinLimited(versions.map(show), MAX_LISTED)} of ${show(image.slug)}; add ${show(tag)} to it, or scan ${show(newest)}`;
  }
  return undefined;
};

const unmatchedProblem =
  (repositories: () => Repositories) =>
  (scan: Scan): Problem => {
    const fix =
      otherTagFix(scan, repositories()) ??
      'add that version to the manifest, or name the file <slug>/<version>.json';
    return problem(
      `found a report that was made for ${madeFor(scan) || 'an image without a name'}, expected one of an image version of the manifest; ${fix}`,
      { file: scan.path },
    );
  };

/** Reports that match only by path, in one notice: there may be one for every version. */
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

const contradictionProblems = ({ scan, contradicted }: MatchedReport): ReadonlyArray<Problem> =>
  contradicted.map(({ key, digest }) =>
    problem(
      `found a report that was made for ${joinLimited([...new Set(scan.identity.digests)].map(show), MAX_LISTED)}, expected ${show(digest)}, which the manifest states for ${key}; it is not used for ${key}; update the digest in the manifest, scan the published image, or scan a single platform by the digest of the index, with --platform`,
      { file: scan.path },
    ),
  );

const ambiguityProblem = ({ scan, rivals }: MatchedReport): Problem => {
  const named = joinLimited(
    rivals.map(({ key, digest }) => `${key} (${digest ?? 'no digest stated'})`),
    MAX_LISTED,
  );
  const { name } = scan.identity;
  return problem(
    `found a report that names ${rivals.length} versions of different images or digests (${named}), expected those of one: ${name === null ? 'it does not say what was scanned' : `what was scanned, ${show(name)}, is none of them`}, so it is used for none; scan each image by its own reference, with its digest`,
    { file: scan.path },
  );
};

const matchedIn = ({ byVersion }: Matches): ReadonlySet<Scan> =>
  new Set([...byVersion.values()].flat());

/**
 * Checks for reports without a version. They are warnings; with `unmatched-reports: error`, the run fails.
 * Reports that match only the older manifest of a stale run (`own`) are skipped with a notice.
 */
export const checkUnmatched = (
  catalog: Catalog,
  matches: Matches,
  own: Matches | undefined,
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
  const contradicted = [...foreign.flatMap(contradictionProblems), ...ambiguous];
  return E.right({
    warnings: (policy === 'ignore' ? contradicted : [...contradicted, ...unmatchedProblems]).map(
      underReports,
    ),
    notices: [
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
