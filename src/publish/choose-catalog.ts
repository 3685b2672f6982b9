import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { type FollowedDigests, type Published, withFollowed } from '../decide/follow-digests';
import { type Matches, matchReports } from '../decide/match-reports';
import { toDate } from '../domain/instant';
import { joinRemarks, type Remarks, type Result, type TaskResult } from '../domain/problem';
import { steps } from '../domain/task/steps';
import type { Branch } from '../previous/branch';
import { applyDefaults } from '../read/manifest/apply-defaults';
import { type Catalog, withDigests } from '../read/manifest/catalog';
import type { PublishCapabilities } from './capabilities';
import { chooseManifest, type ManifestChoice } from './choose-manifest';
import { stopBehindTip, timeWith } from './clock';
import { protectSourceBranch, stopForeign } from './guards';
import type { PublishRequest } from './request';
import { checkUnmatched } from './unmatched-reports';

export interface Chosen {
  readonly branch: Branch;
  readonly manifestChoice: ManifestChoice;
  /** With the digests that it follows. */
  readonly catalog: Catalog;
  readonly followed: FollowedDigests;
  /** Which report belongs to which versions. */
  readonly matches: Matches;
  readonly remarks: Remarks;
}

/** Matches the scans with the chosen catalog. For a stale run, also finds those that match only its own. */
const join = (
  { manifest, inputs, scans }: PublishRequest,
  chosen: ManifestChoice,
  published: Published,
): Result<Pick<Chosen, 'catalog' | 'followed' | 'matches'> & { readonly unmatched: Remarks }> => {
  const { catalog, followed } = withFollowed(applyDefaults(chosen.manifest), scans, published);
  const matches = matchReports(catalog, scans);
  const own = chosen.stale
    ? matchReports(withDigests(applyDefaults(manifest), followed), scans)
    : undefined;
  return pipe(
    checkUnmatched(catalog, { matches, own, followed }, inputs.unmatchedReports),
    E.map((unmatched) => ({ catalog, followed, matches, unmatched })),
  );
};

const NOTHING_PUBLISHED: Published = { versions: new Map(), bases: new Map() };

const VEX_UNUSED =
  'the files of the input vex are not used, because the published manifest stays, and the published statements with it';

/** Chooses what to publish. Fails if the branch must not be touched. */
export const chooseCatalog = (
  request: PublishRequest,
  reading: TaskResult<Branch>,
  { source, now }: Pick<PublishCapabilities, 'now' | 'source'>,
): TaskResult<Chosen> =>
  steps(function* ($) {
    const { inputs } = request;
    const time = now();
    const branch = yield* $(reading);
    yield* $(stopBehindTip(time, branch.tip, inputs.branch));
    const warnings = yield* $(protectSourceBranch(branch, inputs, request.startedOn));
    yield* $(stopForeign(branch, inputs));
    const manifestChoice = yield* $(
      TE.fromTask(
        chooseManifest(
          request,
          branch.previous.state,
          (own, published) => source.relation(inputs.manifest, own, published),
          toDate(timeWith(time, branch.tip)),
        ),
      ),
    );
    const notices = manifestChoice.stale && request.vex !== undefined ? [VEX_UNUSED] : [];
    const { unmatched, ...matched } = yield* $(
      join(request, manifestChoice, inputs.carryForward ? branch.previous : NOTHING_PUBLISHED),
    );
    const remarks = joinRemarks({ warnings }, manifestChoice, { notices }, unmatched, branch);
    return { branch, manifestChoice, ...matched, remarks };
  });
