import type { Task } from 'fp-ts/Task';

export interface SiteQuestion {
  readonly address: string;
  /** The bytes of the body that are needed. If there are more, one more is read. */
  readonly maxBytes: number;
  /** The only host that need not be public, with its port if it has one. The workflow or GitHub states it. */
  readonly privateHost: string | undefined;
}

/** `failed`: there is no complete answer. */
export type SiteAnswer =
  | { readonly kind: 'answer'; readonly status: number; readonly body: Buffer }
  | { readonly kind: 'failed'; readonly cause: string };

/**
 * Reads addresses of a site without a token, and follows at most 5 redirects. Refuses loopback, link-local and private
 * addresses, except at `privateHost`. Never fails.
 */
export interface SiteReader {
  readonly read: (question: SiteQuestion) => Task<SiteAnswer>;
}
