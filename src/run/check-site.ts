import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { INTEGRITY } from '../contract/integrity';
import { apiPath } from '../contract/paths';
import type { WithWarnings } from '../domain/problem';
import { steps } from '../domain/task/steps';
import { lastText } from '../domain/values/compare';
import { countChanges } from '../previous/file-changes';
import type { Publication } from '../publish/attempt';
import type { PagesBuild } from '../publish/preflight/pages-site';
import { judge } from '../publish/site-check/judge';
import {
  isBuildOver,
  type Liveness,
  notChecked,
  pauseBeforeNext,
  type Round,
  type Verdict,
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
  advisePages,
  describeFound,
  movedNotice,
  NO_ADDRESS_NOTICE,
  notLiveWarning,
  OUTPUT_NOTICE,
  privateNotice,
  type SiteContext,
  STOPPED_NOTICE,
} from '../publish/site-check/wording';
import type { Inputs } from '../read/inputs/inputs';
import { apiUrl, isGuess, privateHost, resolveSite } from '../tell/site-address';
import type { Capabilities } from './capabilities';
import type { Stages } from './stage';

type Needed = Pick<
  Capabilities,
  'git' | 'interruption' | 'log' | 'now' | 'pages' | 'site' | 'sleep'
>;

/** Samples with their sizes: a larger answer is another file. Without one whose size is not known. */
const withSizes = async (
  samples: ReadonlyArray<Sample>,
  { git }: Pick<Needed, 'git'>,
): Promise<ReadonlyArray<PublishedFile>> => {
  const sized: PublishedFile[] = [];
  for (const sample of samples) {
    const written = await git.readBlob(sample.id)();
    if (E.isRight(written)) sized.push({ ...sample, maxBytes: written.right.length });
  }
  return sized;
};

/** What to ask the site for; undefined if `integrity.json` was never published. */
const toTarget = async (
  api: string,
  commit: string,
  { plan: { changes, branch } }: Publication,
  inputs: Inputs,
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
        privateHost: await privateHost(inputs, needed.pages)(),
      };
};

/** The latest date of the published data before this run; null without any. */
const formerDate = ({ plan: { branch } }: Publication): string | null => {
  const { versions, state } = branch.previous;
  const dates = [...versions.values()].map(({ scannedAt }) => scannedAt);
  return lastText([...dates, state?.source.committed ?? null]);
};

/** Asks for `integrity.json`, and once it is ours for the samples, up to the first that is not ours. */
const askRound = async (
  target: SiteTarget,
  round: number,
  { site }: Pick<Needed, 'site'>,
): Promise<Round> => {
  for (const file of [target.integrity, ...target.samples]) {
    const address = addressIn(target, file, round);
    const { maxBytes } = file;
    const question = { address, maxBytes, privateHost: target.privateHost };
    const found = judge(address, file, await site.read(question)());
    if (found.kind === 'login') return found;
    if (found.kind !== 'ours') return { kind: 'missing', file, found };
  }
  return { kind: 'live' };
};

/** Asks GitHub for its last build, if Pages serves the address and the token may ask. */
const openBuilds = ({ baseUrl }: SiteContext, { pages }: Needed): Task<PagesBuild | undefined> => {
  let last: PagesBuild | undefined;
  return async () => {
    if (baseUrl !== '') return undefined;
    if (last?.kind !== 'forbidden') last = await pages.lastBuild();
    return last;
  };
};

/** Says in the log what the site serves, whenever that changes. */
const openProgress = (target: SiteTarget, context: SiteContext, { log }: Needed) => {
  let last = '';
  return (elapsedMs: number, missing: Extract<Round, { kind: 'missing' }>): void => {
    const found = describeFound(target, context, missing);
    if (found === last) return;
    last = found;
    log.info(`after ${Math.round(elapsedMs / 1000)} s: ${found}`);
    const advice = advisePages(context, missing);
    if (advice !== undefined) log.info(advice, 'heading');
  };
};

/** Asks in rounds until the site serves the publish, its build has failed, or the time is over. */
const waitForSite = async (
  target: SiteTarget,
  context: SiteContext,
  needed: Needed,
): Promise<Verdict & { readonly waited: number }> => {
  const lastBuild = openBuilds(context, needed);
  const report = openProgress(target, context, needed);
  let elapsed = 0;
  for (let round = 1; ; round += 1) {
    const start = needed.now();
    const began = Math.round(elapsed / 1000);
    const outcome = await askRound(target, round, needed);
    if (outcome.kind === 'live') return { kind: 'live', after: began, waited: began };
    if (outcome.kind === 'login') return { ...outcome, waited: began };
    report(elapsed, outcome);
    const build = await lastBuild();
    // A clock that is set back does not lengthen the wait.
    elapsed += Math.max(0, needed.now() - start);
    const pause = pauseBeforeNext(elapsed, context.verify);
    if (pause === undefined || isBuildOver(build, target.commit))
      return { ...outcome, build, waited: Math.round(elapsed / 1000) };
    await needed.sleep(pause);
    elapsed += pause;
  }
};

/** Turns the outcome into outputs, notices and warnings. Looks first whether the publish was replaced meanwhile. */
const conclude = async (
  target: SiteTarget,
  context: SiteContext,
  verdict: Verdict & { readonly waited: number },
  { git, log }: Needed,
): Promise<WithWarnings<Liveness>> => {
  const unknown = (notice: string) => ({ value: notChecked(notice), warnings: [] });
  if (verdict.kind === 'login') return unknown(privateNotice(verdict.host));
  if (verdict.kind === 'live') {
    log.info(`the site serves this publish, ${verdict.after} s after the push`, 'good');
    return { value: { live: true, after: verdict.after, notices: [] }, warnings: [] };
  }
  const tip = await git.tip(context.branch)();
  if (E.isRight(tip) && O.toUndefined(tip.right) !== target.commit)
    return unknown(movedNotice(context.branch, target.commit, O.toUndefined(tip.right)));
  const { build, waited } = verdict;
  return {
    value: { live: false, after: undefined, notices: [] },
    warnings: [notLiveWarning(target, context, verdict, build, waited)],
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
    const { pages } = needed;
    const site = yield* $(TE.fromTask(resolveSite(inputs, plan.branch.cname, pages)));
    if (isGuess(inputs, server, site)) return notChecked(NO_ADDRESS_NOTICE);
    const api = apiUrl(site, destination);
    const asking = toTarget(api, tip.value, publication, inputs, needed);
    const target = yield* $(TE.fromTask(() => asking));
    if (target === undefined) return notChecked();
    const id = plan.branch.previous.files.get(INTEGRITY.path);
    const context: SiteContext = {
      branch,
      baseUrl,
      verify,
      settings: pages.settings,
      former: O.isSome(plan.branch.tip) ? { id, date: formerDate(publication) } : undefined,
      pages: (yield* $(TE.fromTask(pages.site))).kind,
    };
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
