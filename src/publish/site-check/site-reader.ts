import type { Task } from 'fp-ts/Task';

/** What is asked of a site. */
export interface SiteQuestion {
  readonly address: string;
  /** How much of the body is needed. Of a larger one, one byte more is read. */
  readonly maxBytes: number;
  /** The only host, with its port if it states one, that may be other than public: the workflow or GitHub states it. */
  readonly privateHost: string | undefined;
}

/** What a site answers. */
export type SiteAnswer =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly body: Buffer;
      /** The header `Last-Modified`. */
      readonly modified: string | undefined;
      /** The addresses that the site redirected to, in order. */
      readonly redirects: ReadonlyArray<string>;
    }
  /** No complete answer. The last of `redirects` may not have been asked. */
  | {
      readonly kind: 'failed';
      readonly cause: string;
      readonly redirects: ReadonlyArray<string>;
    };

/**
 * Reads addresses of a site without a token, after at most 5 redirects. Asks no loopback, link-local or private address
 * but that of the one host that may be private. Never fails.
 */
export interface SiteReader {
  readonly read: (question: SiteQuestion) => Task<SiteAnswer>;
}
