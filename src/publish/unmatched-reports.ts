import * as E from 'fp-ts/Either';
import type { Contradiction, Matches } from '../catalog/match-reports';
import type { Inputs } from '../inputs/inputs';
import { fail, type Problem, problem, type Result } from '../problem';
import type { Scan } from '../reports/scan';
import { show } from '../text/escape';

const unmatchedProblem = ({ path, identity }: Scan): Problem => {
  const names = [...identity.references, ...identity.digests].slice(0, 4).map(show).join(', ');
  return problem(
    `the report belongs to no image version of the manifest; it was made for ${names || 'an image without a name'}; add that version to the manifest, or name the file <slug>/<version>.json`,
    { file: path },
  );
};

const contradictionProblem = ({ scan, key, stated }: Contradiction): Problem =>
  problem(
    `the report was made for ${scan.identity.digests.map(show).join(', ')}, but the manifest states ${show(stated)} for ${key}; it is not used for that; update the digest in the manifest, or scan the published image`,
    { file: scan.path },
  );

/** What is said of reports without a version. */
export interface UnmatchedWarnings {
  readonly warnings: ReadonlyArray<Problem>;
  readonly notices: ReadonlyArray<string>;
}

/** The scans that have a version in the run's own manifest. */
const matchedIn = ({ byVersion }: Matches): ReadonlySet<Scan> =>
  new Set([...byVersion.values()].flat());

/**
 * What becomes of reports without a version: warnings, or with `unmatched-reports: error` the end.
 * Reports that fit the manifest of a stale run (`own`) are skipped with a notice.
 */
export const checkUnmatched = (
  matches: Matches,
  own: Matches | undefined,
  policy: Inputs['unmatchedReports'],
): Result<UnmatchedWarnings> => {
  const { unmatched, contradictions } = matches;
  const matched = matchedIn(matches);
  const ownMatches = own === undefined ? new Set<Scan>() : matchedIn(own);
  const foreign = contradictions.filter(({ scan }) => !ownMatches.has(scan));
  const unmatchedProblems = unmatched.filter((scan) => !ownMatches.has(scan)).map(unmatchedProblem);
  const unused = foreign.filter(({ scan }) => !matched.has(scan)).map(contradictionProblem);
  if (policy === 'error' && unused.length + unmatchedProblems.length > 0)
    return fail([...unused, ...unmatchedProblems]);
  const contradicted = foreign.map(contradictionProblem);
  const skipped = [...unmatched, ...contradictions.map(({ scan }) => scan)].filter((scan) =>
    ownMatches.has(scan),
  );
  return E.right({
    warnings: policy === 'ignore' ? contradicted : [...contradicted, ...unmatchedProblems],
    notices: [...new Set(skipped)].map(
      ({ path }) => `${show(path)} fits only this run's own, older manifest; it is skipped`,
    ),
  });
};
