import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { INTEGRITY } from '../contract/integrity';
import { apiPath } from '../contract/paths';
import type { WithWarnings } from '../domain/problem';
import { steps } from '../domain/task/steps';
import { countChanges } from '../previous/file-changes';
import type { Publication } from '../publish/attempt';
import {
  isBuildOver,
  judge,
  type Liveness,
  type MissingFile,
  notChecked,
  pauseBeforeNext,
  type SiteOutcome,
} from '../publish/site-check/rounds';
import {
  addressIn,
  chooseSamples,
  MAX_INTEGRITY_BYTES,
  type PublishedFile,
  type Sample,
  type SiteTarget,
} from '../publish/site-check/target';
import {
  CANCELLED_NOTICE,
  describeFound,
  movedNotice,
  notLiveWarning,
  OUTPUT_NOTICE,
} from '../publish/site-check/wording';
import type { Inputs } from '../read/inputs/inputs';
import type { LocatedSite } from '../tell/site-address';
import type { Capabilities } from './capabilities';
import type { Stages } from './stage';

type SiteCapabilities = Pick<
  Capabilities,
  'cancelled' | 'git' | 'log' | 'now' | 'pages' | 'site' | 'sleep'
>;

/** Adds the sizes, because a larger answer is another file. Returns no samples if the sizes are unknown. */
const withSizes = async (
  samples: ReadonlyArray<Sample>,
  { git }: Pick<SiteCapabilities, 'git'>,
): Promise<ReadonlyArray<PublishedFile>> => {
  const written = await git.readBlobs(samples.map(({ id }) => id))();
  if (E.isLeft(written)) return [];
  return samples.map((sample) => ({
    ...sample,
    maxBytes: written.right.get(sample.id)?.length ?? 0,
  }));
};

/** Undefined if `integrity.json` was never published. */
const toTarget = async (
  { api, privateHost }: LocatedSite,
  commit: string,
  { plan: { changes, branch: tip } }: Publication,
  { branch, destination, baseUrl, verify }: Inputs,
  needed: SiteCapabilities,
): Promise<SiteTarget | undefined> => {
  const path = [...apiPath(destination), INTEGRITY.path].join('/');
  const id =
    changes.added.get(path) ?? changes.modified.get(path) ?? tip.previous.files.get(INTEGRITY.path);
  return id === undefined
    ? undefined
    : {
        api,
        commit,
        branch,
        baseUrl,
        verify,
        settings: needed.pages.settings,
        integrity: { path: INTEGRITY.path, id, maxBytes: MAX_INTEGRITY_BYTES },
        samples: await withSizes(chooseSamples(changes, destination), needed),
        privateHost,
      };
};

/**
 * Asks for `integrity.json`, and for the samples once it is ours. Returns the first file that the site does not serve;
 * undefined if it serves all.
 */
const findMissing = async (
  target: SiteTarget,
  round: number,
  { site }: Pick<SiteCapabilities, 'site'>,
): Promise<MissingFile | undefined> => {
  for (const file of [target.integrity, ...target.samples]) {
    const address = addressIn(target, file, round);
    const { maxBytes } = file;
    const question = { address, maxBytes, privateHost: target.privateHost };
    const found = judge(file, await site.read(question)());
    if (found !== undefined) return { file, found };
  }
  return undefined;
};

/** Asks in rounds until the site serves the publish, its build has failed, or the time is over. */
const waitForSite = async (target: SiteTarget, needed: SiteCapabilities): Promise<SiteOutcome> => {
  let elapsed = 0;
  let logged = '';
  for (let round = 1; ; round += 1) {
    const start = needed.now();
    const seconds = Math.round(elapsed / 1000);
    const missing = await findMissing(target, round, needed);
    if (missing === undefined) return { seconds };
    const found = describeFound(target, missing);
    if (found !== logged) needed.log.info(`after ${seconds} s: ${found}`);
    logged = found;
    // GitHub builds nothing for another host.
    const build = target.baseUrl === '' ? await needed.pages.lastBuild() : undefined;
    // A clock that is set back must not lengthen the wait.
    elapsed += Math.max(0, needed.now() - start);
    const pause = pauseBeforeNext(elapsed, target.verify);
    if (pause === undefined || isBuildOver(build, target.commit))
      return { seconds: Math.round(elapsed / 1000), missing, build };
    await needed.sleep(pause);
    elapsed += pause;
  }
};

/** If the site is not live, first looks whether another publish replaced this one. */
const conclude = async (
  target: SiteTarget,
  outcome: SiteOutcome,
  { git, log }: SiteCapabilities,
): Promise<WithWarnings<Liveness>> => {
  const { missing, seconds } = outcome;
  if (missing === undefined) {
    log.info(`the site serves this publish, ${seconds} s after the push`, 'good');
    return { value: { live: true, after: seconds, notices: [] }, warnings: [] };
  }
  const tip = await git.tip(target.branch)();
  if (E.isRight(tip) && tip.right !== target.commit) {
    const moved = movedNotice(target.branch, target.commit, tip.right);
    return { value: notChecked(moved), warnings: [] };
  }
  return {
    value: { live: false, after: undefined, notices: [] },
    warnings: [notLiveWarning(target, missing, outcome)],
  };
};

const CANCELLED: WithWarnings<Liveness> = { value: notChecked(CANCELLED_NOTICE), warnings: [] };

/** Waits for a result, unless the run was cancelled or is cancelled meanwhile. */
const unlessCancelled = (
  signal: AbortSignal,
  check: () => Promise<WithWarnings<Liveness>>,
): Promise<WithWarnings<Liveness>> => {
  if (signal.aborted) return Promise.resolve(CANCELLED);
  const cancelled = new Promise<WithWarnings<Liveness>>((resolve) => {
    signal.addEventListener('abort', () => resolve(CANCELLED), { once: true });
  });
  return Promise.race([check(), cancelled]);
};

const isPushed = ({ plan }: Publication, { dryRun }: Inputs): boolean =>
  !dryRun && countChanges(plan.changes) > 0;

/**
 * Waits at most `verify` seconds until the site serves what was published, and says why it does not. Asks nothing if
 * nothing was pushed, or if a later job deploys.
 */
export const checkSite = (
  inputs: Inputs,
  site: LocatedSite,
  publication: Publication,
  stage: Stages['stage'],
  needed: SiteCapabilities,
) =>
  steps(function* ($) {
    const { tip } = publication;
    const { verify, output } = inputs;
    if (verify === 0 || !isPushed(publication, inputs) || tip === undefined) return notChecked();
    if (output !== '') return notChecked(OUTPUT_NOTICE);
    // A notice says so already.
    if (site.isGuess) return notChecked();
    const asking = toTarget(site, tip, publication, inputs, needed);
    const target = yield* $(TE.fromTask(() => asking));
    if (target === undefined) return notChecked();
    const check = async () => conclude(target, await waitForSite(target, needed), needed);
    return yield* $(
      stage(
        'site',
        TE.fromTask(() => unlessCancelled(needed.cancelled, check)),
      ),
    );
  });
