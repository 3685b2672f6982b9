import type { Task } from 'fp-ts/Task';

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
  /** No complete answer. */
  | { readonly kind: 'failed'; readonly cause: string };

/** Reads addresses of a site without a token, at most 100 MiB after at most 5 redirects. Never fails. */
export interface SiteReader {
  readonly read: (address: string) => Task<SiteAnswer>;
}
