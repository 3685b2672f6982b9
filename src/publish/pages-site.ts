import type { Task } from 'fp-ts/Task';
import { show } from '../domain/values/escape';
import type { Inputs } from '../read/inputs/inputs';

interface Placement extends Pick<Inputs, 'branch' | 'destination' | 'output'> {
  readonly settings: string;
}

export interface Site {
  readonly address: string;
  /** The folder of the branch that Pages serves; empty for its root. */
  readonly folder: string;
}

export interface PagesSite extends Site {
  /** Null if a workflow deploys the site; undefined if GitHub does not say. */
  readonly branch: string | null | undefined;
  /** True for a custom domain, which a CNAME file on the branch may have set. */
  readonly isCustom: boolean;
}

/** `off`: GitHub knows no site (404); `unknown`: anything else, such as a token that may not ask. */
export type MissingPages = 'off' | 'unknown';

export type PagesAnswer = PagesSite | MissingPages;

export interface PagesBuild {
  /** Such as `queued`, `building`, `built` or `errored`. */
  readonly status: string;
  readonly commit: string;
  readonly error: string | null;
}

/** Asks GitHub about Pages. Never fails. */
export interface Pages {
  /** Asks GitHub each time; undefined if there is no answer. */
  readonly lastBuild: Task<PagesBuild | undefined>;
  readonly site: Task<PagesAnswer>;
  readonly settings: string;
}

/** Undefined if the destination is outside of the folder that Pages serves. */
export const relativeToSite = (
  folder: string,
  destination: ReadonlyArray<string>,
): ReadonlyArray<string> | undefined => {
  const served = folder === '' ? [] : folder.split('/');
  return served.every((part, i) => part === destination[i])
    ? destination.slice(served.length)
    : undefined;
};

/** Undefined if no reason is known. */
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
