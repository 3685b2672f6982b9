import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { INTEGRITY } from '../contract/integrity';
import { apiPath } from '../contract/paths';
import type { WithWarnings } from '../domain/problem';
import { steps } from '../domain/task/steps';
import { countChanges } from '../previous/file-changes';
import type { Publication } from '../publish/attempt';
import { type PagesBuild, siteOfAnswer } from '../publish/preflight/pages-site';
import {
  isBuildOver,
  judge,
  type Liveness,
  type Missing,
  notChecked,
  pauseBeforeNext,
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
  describeFound,
  movedNotice,
  NO_ADDRESS_NOTICE,
  notLiveWarning,
  OUTPUT_NOTICE,
  type SiteContext,
  STOPPED_NOTICE,
} from '../publish/site-check/wording';
import type { Inputs } from '../read/inputs/inputs';
import { apiUrl, askPages, findSite, isGuess, privateHost } from '../tell/site-address';
import type { Capabilities } from './capabilities';
import type { Stages } from './stage';

type Needed = Pick<
  Capabilities,
  'git' | 'interruption' | 'log' | 'now' | 'pages' | 'site' | 'sleep'
>;

/** Samples with their sizes: a larger answer is another file. Without those whose sizes are not known. */
const withSizes = async (
  samples: ReadonlyArray<Sample>,
  { git }: Pick<Needed, 'git'>,
): Promise<ReadonlyArray<PublishedFile>> => {
  const written = await git.readBlobs(samples.map(({ id }) => id))();
  if (E.isLeft(written)) return [];
  return samples.map((sample) => ({
    ...sample,
    maxBytes: written.right.get(sample.id)?.length ?? 0,
  }));
};

/** What to ask the site for; undefined if `integrity.json` was never published. */
const toTarget = async (
  api: string,
  commit: string,
  { plan: { changes, branch } }: Publication,
  inputs: Inputs,
  host: string | undefined,
  needed: Needed,
): Promise<SiteTarget | undefined> => {
  const { destination } = inputs;
  const path = [...apiPath(destination), INTEGRITY.path].join('/');
  const id =
    changes.added.get(path) ??
    changes.modified.get(path) ??
    branch.previous.files.get(INTEGRITY.path);
  return id === undefined
    ? undefined
    : {
        api,
        commit,
        integrity: { path: INTEGRITY.path, id, maxBytes: MAX_INTEGRITY_BYTES },
        samples: await withSizes(chooseSamples(changes, destination), needed),
        privateHost: host,
      };
};

/**
 * Asks for `integrity.json`, and once it is ours for the samples. The first that the site does not serve; undefined if it
 * serves all.
 */
const findMissing = async (
  target: SiteTarget,
  round: number,
  { site }: Pick<Needed, 'site'>,
): Promise<Missing | undefined> => {
  for (const file of [target.integrity, ...target.samples]) {
    const address = addressIn(target, file, round);
    const { maxBytes } = file;
    const question = { address, maxBytes, privateHost: target.privateHost };
    const found = judge(file, await site.read(question)());
    if (found !== undefined) return { file, found };
  }
  return undefined;
};

/** The outcome of all rounds, after whole seconds from the push; without `missing`, the site is live. */
interface Outcome {
  readonly seconds: number;
  readonly missing?: Missing;
  readonly build?: PagesBuild | undefined;
}

/** Asks in rounds until the site serves the publish, its build has failed, or the time is over. */
const waitForSite = async (
  target: SiteTarget,
  context: SiteContext,
  needed: Needed,
): Promise<Outcome> => {
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
    // Another host than Pages builds nothing at GitHub.
    const build = context.baseUrl === '' ? await needed.pages.lastBuild() : undefined;
    // A clock that is set back does not lengthen the wait.
    elapsed += Math.max(0, needed.now() - start);
    const pause = pauseBeforeNext(elapsed, context.verify);
    if (pause === undefined || isBuildOver(build, target.commit))
      return { seconds: Math.round(elapsed / 1000), missing, build };
    await needed.sleep(pause);
    elapsed += pause;
  }
};

/** Turns the outcome into outputs, notices and warnings. Looks first whether the publish was replaced meanwhile. */
const conclude = async (
  target: SiteTarget,
  context: SiteContext,
  { seconds, missing, build }: Outcome,
  { git, log }: Needed,
): Promise<WithWarnings<Liveness>> => {
  if (missing === undefined) {
    log.info(`the site serves this publish, ${seconds} s after the push`, 'good');
    return { value: { live: true, after: seconds, notices: [] }, warnings: [] };
  }
  const tip = await git.tip(context.branch)();
  if (E.isRight(tip) && O.toUndefined(tip.right) !== target.commit) {
    const moved = movedNotice(context.branch, target.commit, O.toUndefined(tip.right));
    return { value: notChecked(moved), warnings: [] };
  }
  return {
    value: { live: false, after: undefined, notices: [] },
    warnings: [notLiveWarning(target, context, missing, build, seconds)],
  };
};

const isPushed = ({ plan }: Publication, { dryRun }: Inputs): boolean =>
  !dryRun && countChanges(plan.changes) > 0;

/**
 * Waits until the site serves what was published, for at most `verify` seconds, and says why not. Not asked without a
 * push, or if a later job deploys.
 */
export const checkSite = (
  inputs: Inputs,
  server: string,
  publication: Publication,
  stage: Stages['stage'],
  needed: Needed,
) =>
  steps(function* ($) {
    const { tip, plan } = publication;
    const { verify, branch, baseUrl, output, destination } = inputs;
    if (verify === 0 || !isPushed(publication, inputs) || O.isNone(tip)) return notChecked();
    if (output !== '') return notChecked(OUTPUT_NOTICE);
    const served = siteOfAnswer(yield* $(TE.fromTask(() => askPages(inputs, needed.pages))));
    const site = findSite(inputs, plan.branch.cname, served);
    if (isGuess(inputs, server, site)) return notChecked(NO_ADDRESS_NOTICE);
    const api = apiUrl(site, destination);
    const host = privateHost(inputs, served);
    const asking = toTarget(api, tip.value, publication, inputs, host, needed);
    const target = yield* $(TE.fromTask(() => asking));
    if (target === undefined) return notChecked();
    const { settings } = needed.pages;
    const context: SiteContext = { branch, settings, baseUrl, verify };
    const check = async () =>
      conclude(target, context, await waitForSite(target, context, needed), needed);
    const stopped = needed.interruption.told.then(() => ({
      value: notChecked(STOPPED_NOTICE),
      warnings: [],
    }));
    return yield* $(
      stage(
        'site',
        TE.fromTask(() => Promise.race([check(), stopped])),
      ),
    );
  });
