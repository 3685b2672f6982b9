import * as E from 'fp-ts/Either';
import type { Contradiction, Matches } from '../catalog/match-scans';
import { fail, type Problem, problem, type Result } from '../errors';
import type { Inputs } from '../inputs/inputs';
import type { Scan } from '../reports/scan';
import { show } from '../vocabulary/printable';

const unmatchedProblem = ({ path, identity }: Scan): Problem => {
  const names = [...identity.references, ...identity.digests].slice(0, 4).map(show).join(', ');
  return problem(
    `the report belongs to no image version of the manifest; it was made for ${names || 'an image without a name'}; add that version to the manifest, or name the file <slug>/<version>.json`,
    { file: path },
  );
};

const contradictionProblem = ({ scan, key, stated }: Contradiction): Problem =>
  problem(
    `the report was made for ${scan.identity.digests.map(show).join(', ')}, but the manifest states ${show(stated)} for ${key}; it is not used; update the digest in the manifest, or scan the published image`,
    { file: scan.path },
  );

/** What becomes of reports without a version: warnings, or with `unmatched-reports: error` the end. */
export const checkUnmatched = (
  { unmatched, contradictions }: Matches,
  policy: Inputs['unmatchedReports'],
): Result<ReadonlyArray<Problem>> => {
  const contradicted = contradictions.map(contradictionProblem);
  const lost = policy === 'ignore' ? [] : unmatched.map(unmatchedProblem);
  const problems = [...contradicted, ...lost];
  return policy === 'error' && problems.length > 0 ? fail(problems) : E.right(problems);
};
