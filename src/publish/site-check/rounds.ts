import { blobId } from '../../domain/git-objects/objects';
import { show } from '../../domain/values/escape';
import type { PagesBuild } from '../pages-site';
import type { SiteAnswer } from './site-reader';
import type { PublishedFile } from './target';

const ROUND_MS = 15_000;

/**
 * Milliseconds until the next round, `elapsedMs` after the push: a round begins every 15 seconds. Undefined if none
 * begins within `verify` seconds.
 */
export const pauseBeforeNext = (elapsedMs: number, verify: number): number | undefined => {
  const next = (Math.floor(elapsedMs / ROUND_MS) + 1) * ROUND_MS;
  return next <= verify * 1000 ? next - elapsedMs : undefined;
};

/** The first published file that the site does not serve, and what it serves instead. */
export interface MissingFile {
  readonly file: PublishedFile;
  readonly found: string;
}

/** Without `missing`, the site is live. */
export interface SiteOutcome {
  /** Whole seconds since the push. */
  readonly seconds: number;
  readonly missing?: MissingFile;
  readonly build?: PagesBuild | undefined;
}

/** What the site serves instead of a published file; undefined if it serves that file. */
export const judge = ({ id }: PublishedFile, answer: SiteAnswer): string | undefined => {
  if (answer.kind === 'failed') return `no answer (${show(answer.cause)})`;
  if (answer.status !== 200) return `status ${answer.status}`;
  return blobId([answer.body]) === id ? undefined : 'other content';
};

/** GitHub failed to build this commit, so waiting does not help. */
export const isBuildOver = (build: PagesBuild | undefined, commit: string): boolean =>
  build?.status === 'errored' && build.commit === commit;

export interface Liveness {
  /** Undefined if the site was not asked, or could not answer. */
  readonly live: boolean | undefined;
  /** Whole seconds from the push until the site served it; undefined unless live. */
  readonly after: number | undefined;
  readonly notices: ReadonlyArray<string>;
}

export const notChecked = (...notices: ReadonlyArray<string>): Liveness => ({
  live: undefined,
  after: undefined,
  notices,
});
