import type * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import { show } from '../values/escape';
import type { Check, Status } from './check';

/** Where the catalog is published, and how the site is deployed. */
export interface Placement {
  readonly branch: string;
  /** The folders above `api/v1`. */
  readonly destination: ReadonlyArray<string>;
  /** The folder that a workflow deploys; empty if there is none. */
  readonly output: string;
  /** The address that the owner states; empty if there is none. */
  readonly baseUrl: string;
  readonly settings: string;
}

/** Where Pages serves a repository. */
export interface Site {
  readonly address: string;
  /** The folder of the branch that Pages serves; empty for its root. */
  readonly folder: string;
}

/** The site of the repository, as GitHub describes it. */
export interface PagesSite extends Site {
  /** Null if a workflow deploys the site; undefined if GitHub does not say. */
  readonly branch: string | null | undefined;
}

/** The answer of GitHub about Pages. Never fails. */
export interface Pages {
  /** None if GitHub does not answer. GitHub is asked once, however often this runs. */
  readonly site: Task<O.Option<PagesSite>>;
  readonly settings: string;
}

/** A destination relative to the folder that Pages serves; undefined if it is outside that folder. */
export const relativeToSite = (
  folder: string,
  destination: ReadonlyArray<string>,
): ReadonlyArray<string> | undefined => {
  const served = folder === '' ? [] : folder.split('/');
  return served.every((part, i) => part === destination[i])
    ? destination.slice(served.length)
    : undefined;
};

/** Explains why Pages does not serve the catalog, and how to fix it; undefined without a known reason. */
export const pagesMisconfiguration = (
  { branch, destination, output, settings }: Placement,
  served: PagesSite,
): string | undefined => {
  const fix = `choose "Deploy from a branch" and ${show(branch)} at ${settings}`;
  if (served.branch === undefined) return undefined;
  if (served.branch === null)
    return output === ''
      ? `Pages serves what a workflow deploys, not the branch ${show(branch)}: ${fix}, or let that workflow deploy the folder of the input output`
      : undefined;
  if (served.branch !== branch)
    return `Pages serves the branch ${show(served.branch)}, not ${show(branch)}: ${fix}`;
  return relativeToSite(served.folder, destination) !== undefined
    ? undefined
    : `Pages serves only the folder ${show(`/${served.folder}`)} of ${show(branch)}, and the API is outside of it: choose the folder "/ (root)" at ${settings}, or set the input destination to ${show(served.folder)}`;
};

/** Whether Pages serves the API at its address; `served` is undefined if GitHub does not answer. */
export const pagesCheck = (
  placement: Placement,
  served: PagesSite | undefined,
  apiUrl: string,
): Check => {
  const check = (status: Status, detail: string): Check => ({ name: 'pages', status, detail });
  if (served?.branch === undefined)
    return check(
      'unknown',
      `GitHub does not say what Pages serves (the token needs pages: read); see ${placement.settings}`,
    );
  const misconfiguration = pagesMisconfiguration(placement, served);
  if (misconfiguration !== undefined) return check('problem', misconfiguration);
  if (placement.baseUrl !== '' && placement.baseUrl !== served.address)
    return check(
      'unknown',
      `Pages serves the site at ${show(served.address)}; whether the stated base-url, ${show(placement.baseUrl)}, serves it too cannot be checked`,
    );
  return check('ok', `Pages serves the API at ${apiUrl}`);
};
