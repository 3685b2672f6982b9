import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { Integrity } from '../../contract/integrity';
import { blobId } from '../../domain/git-objects/objects';
import { toDate } from '../../domain/instant';
import type { SiteAnswer } from './site-reader';
import { MAX_INTEGRITY_BYTES, type PublishedFile } from './target';

/** What a site serves in place of a published file. */
export type Other =
  /** The `integrity.json` of another publish; `date` is that of its deployment, null if the site does not state it. */
  | { readonly kind: 'publish'; readonly id: string; readonly date: string | null }
  | { readonly kind: 'content' }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'failed'; readonly cause: string };

/** What a site serves at the address of a published file. `login`: it asks who is there, at this host. */
export type Found =
  | { readonly kind: 'ours' }
  | { readonly kind: 'login'; readonly host: string }
  | Other;

/** Words in the host or path of a login page. */
const LOGIN =
  /(?:^|[/._-])(?:log[-_]?in|servicelogin|sign[-_]?in|sso|saml2?|oauth2?|auth|authorize|authenticate)(?=$|[/._-])/i;

const namesLogin = ({ hostname, pathname }: URL): boolean => LOGIN.test(`${hostname}${pathname}`);

/** The host of the login that a site redirects to. The address itself may contain such a word. */
const findLogin = (address: string, redirects: ReadonlyArray<string>): string | undefined =>
  namesLogin(new URL(address))
    ? undefined
    : redirects.map((each) => new URL(each)).find(namesLogin)?.host;

const isIntegrity = (body: Buffer): boolean =>
  body.length <= MAX_INTEGRITY_BYTES &&
  O.isSome(
    O.tryCatch(() => {
      if (E.isLeft(Integrity.decode(JSON.parse(body.toString('utf8'))))) throw new Error();
    }),
  );

/** A header date in UTC; null if it is none. */
const parseDate = (text = ''): string | null => {
  const time = Date.parse(text);
  return Number.isNaN(time) ? null : toDate(time);
};

/** Judges what a site answers at the address of a published file. */
export const judge = (address: string, file: PublishedFile, answer: SiteAnswer): Found => {
  const isRefused = answer.kind === 'answer' && answer.status === 401;
  // A login that cannot be reached, or is on a private host, is one too.
  const host = isRefused ? new URL(address).host : findLogin(address, answer.redirects);
  if (host !== undefined) return { kind: 'login', host };
  if (answer.kind === 'failed') return { kind: 'failed', cause: answer.cause };
  const { status, body, modified } = answer;
  if (status !== 200) return { kind: 'status', status };
  const id = blobId([body]);
  if (id === file.id) return { kind: 'ours' };
  return isIntegrity(body)
    ? { kind: 'publish', id, date: parseDate(modified) }
    : { kind: 'content' };
};
