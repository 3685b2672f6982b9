import { show } from '../text/escape';
import type { Check } from './check';

/** Where a catalog goes, and how the site comes to be. */
export interface Placement {
  readonly branch: string;
  /** The folders on the way to `api/v1`. */
  readonly destination: ReadonlyArray<string>;
  /** The folder for a workflow that deploys the site; empty: none. */
  readonly output: string;
  /** Address that the owner states; empty: none. */
  readonly baseUrl: string;
  /** Address of the settings of Pages. */
  readonly settings: string;
}

/** What Pages serves. */
export interface PagesSite {
  readonly address: string;
  /** Null: what a workflow deploys; undefined: GitHub does not say. */
  readonly branch: string | null | undefined;
  /** Of the branch; empty for its root. */
  readonly folder: string;
}

/** What of a destination lies below the folder that Pages serves; undefined if it is not in there. */
export const relativeToSite = (
  folder: string,
  destination: ReadonlyArray<string>,
): ReadonlyArray<string> | undefined => {
  const served = folder === '' ? [] : folder.split('/');
  return served.every((part, i) => part === destination[i])
    ? destination.slice(served.length)
    : undefined;
};

/** What is to be set so that Pages serves the catalog; undefined if there is nothing to say. */
export const pagesMisconfiguration = (
  { branch, destination, output, settings }: Placement,
  served: PagesSite,
): string | undefined => {
  const mend = `choose "Deploy from a branch" and ${show(branch)} at ${settings}`;
  if (served.branch === undefined) return undefined;
  if (served.branch === null)
    return output === ''
      ? `Pages serves what a workflow deploys, not the branch ${show(branch)}: ${mend}, or let that workflow deploy the folder of the input output`
      : undefined;
  if (served.branch !== branch)
    return `Pages serves the branch ${show(served.branch)}, not ${show(branch)}: ${mend}`;
  return relativeToSite(served.folder, destination) !== undefined
    ? undefined
    : `Pages serves only the folder ${show(`/${served.folder}`)} of ${show(branch)}, and the API is not in it: choose the folder "/ (root)" at ${settings}, or set the input destination to ${show(served.folder)}`;
};

/** Whether Pages serves the API at its address; `served` is undefined where GitHub does not say. */
export const pagesCheck = (
  placement: Placement,
  served: PagesSite | undefined,
  apiUrl: string,
): Check => {
  if (served?.branch === undefined)
    return {
      name: 'pages',
      status: 'unknown',
      detail: `GitHub does not say what Pages serves (a token with pages: read is told); see ${placement.settings}`,
    };
  const trouble = pagesMisconfiguration(placement, served);
  if (trouble !== undefined) return { name: 'pages', status: 'problem', detail: trouble };
  if (placement.baseUrl !== '' && placement.baseUrl !== served.address)
    return {
      name: 'pages',
      status: 'unknown',
      detail: `Pages serves the site at ${show(served.address)}; whether it is also at the stated base-url, ${show(placement.baseUrl)}, cannot be seen from here`,
    };
  return { name: 'pages', status: 'ok', detail: `Pages serves the API at ${apiUrl}` };
};
