import { type Problem, problem } from '../../domain/problem';
import { show } from '../../domain/values/escape';
import type { PagesBuild } from '../pages-site';
import { isBuildOver, type MissingFile, type SiteOutcome } from './rounds';
import type { SiteTarget } from './target';

const short = (commit: string): string => commit.slice(0, 7);

/** Such as `status 404 at https://acme.github.io/catalog/api/v1/integrity.json`. */
export const describeFound = (
  { api }: Pick<SiteTarget, 'api'>,
  { file, found }: MissingFile,
): string => `${found} at ${api}/${file.path}`;

const advise = (
  { commit, baseUrl, settings }: SiteTarget,
  build: PagesBuild | undefined,
): string => {
  if (baseUrl !== '')
    return 'check what serves base-url, or raise verify if it only needs more time';
  if (build !== undefined && isBuildOver(build, commit))
    return `GitHub could not build this commit${build.error === null ? '' : ` (${show(build.error)})`}: correct what it names, and run again`;
  return `see whether Pages is on at ${settings}, look at "pages build and deployment" under Actions, or raise verify if the site only needs more time`;
};

export const notLiveWarning = (
  target: SiteTarget,
  missing: MissingFile,
  { seconds, build }: Omit<SiteOutcome, 'missing'>,
): Problem => {
  const { commit, verify } = target;
  const found = describeFound(target, missing);
  return problem(
    `the site is not live: found ${found}, expected the publish of commit ${short(commit)} within ${verify} s after the push (waited ${seconds} s); ${advise(target, build)}`,
  );
};

export const movedNotice = (branch: string, commit: string, tip: string | undefined): string =>
  `the branch ${show(branch)} moved from ${short(commit)} to ${tip === undefined ? 'nothing' : short(tip)} while this run waited for the site, so whether the site is live is left to the run that moved it`;

export const CANCELLED_NOTICE =
  'the run was cancelled while it waited for the site, so it is unknown whether the site serves this publish';

export const OUTPUT_NOTICE =
  'verify does not ask the site, because a later job deploys the folder of the input output; compare integrity.json after that deployment';
