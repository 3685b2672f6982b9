import type { Task } from 'fp-ts/Task';

/** What is asked of a site. */
export interface SiteQuestion {
  readonly address: string;
  /** How much of the body is needed. Of a larger one, one byte more is read. */
  readonly maxBytes: number;
  /** The only host, with its port if it states one, that may be other than public: the workflow or GitHub states it. */
  readonly privateHost: string | undefined;
}

/** What a site answers; `failed` if that is not complete. */
export type SiteAnswer =
  | { readonly kind: 'answer'; readonly status: number; readonly body: Buffer }
  | { readonly kind: 'failed'; readonly cause: string };

/**
 * Reads addresses of a site without a token, after at most 5 redirects. Asks no loopback, link-local or private address
 * but that of the one host that may be private. Never fails.
 */
export interface SiteReader {
  readonly read: (question: SiteQuestion) => Task<SiteAnswer>;
}
