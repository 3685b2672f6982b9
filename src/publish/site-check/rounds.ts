import type { PagesBuild } from '../preflight/pages-site';
import type { Other } from './judge';
import type { PublishedFile } from './target';

const ROUND_MS = 15_000;

/**
 * Milliseconds until the next round of questions, `elapsedMs` after the push: a round begins every 15 seconds. Undefined
 * if none begins within `verify` seconds.
 */
export const pauseBeforeNext = (elapsedMs: number, verify: number): number | undefined => {
  const next = (Math.floor(elapsedMs / ROUND_MS) + 1) * ROUND_MS;
  return next <= verify * 1000 ? next - elapsedMs : undefined;
};

/** The first published file that a site does not serve. */
export interface Missing {
  readonly file: PublishedFile;
  readonly found: Other;
}

/** The outcome of a round of questions. */
export type Round =
  | { readonly kind: 'live' }
  | { readonly kind: 'login'; readonly host: string }
  | ({ readonly kind: 'missing' } & Missing);

/** Whether GitHub failed to build this commit, so that waiting is of no use. */
export const isBuildOver = (build: PagesBuild | undefined, commit: string): boolean =>
  build?.kind === 'build' && build.status === 'errored' && build.commit === commit;

/** The outcome of all rounds. */
export type Verdict =
  /** `after`: whole seconds from the push to the round. */
  | { readonly kind: 'live'; readonly after: number }
  | { readonly kind: 'login'; readonly host: string }
  | ({ readonly kind: 'missing'; readonly build: PagesBuild | undefined } & Missing);

/** What a run says about its site. */
export interface Liveness {
  /** Undefined if the site was not asked, or could not answer. */
  readonly live: boolean | undefined;
  /** Whole seconds from the push to the round in which the site served it; undefined unless live. */
  readonly after: number | undefined;
  readonly notices: ReadonlyArray<string>;
}

/** The site was not asked, or cannot answer. */
export const notChecked = (...notices: ReadonlyArray<string>): Liveness => ({
  live: undefined,
  after: undefined,
  notices,
});
