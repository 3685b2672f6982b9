import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { Integrity } from '../api/integrity';
import { toDate } from '../domain/instant';
import { blobId } from '../git-objects/objects';
import type { SiteAnswer } from './site-reader';
import type { PublishedFile } from './target';

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

/** Far above the size of any `integrity.json`: what a site serves may be anybody's. */
const MAX_INTEGRITY_BYTES = 1024 * 1024;

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
  if (answer.kind === 'failed') return answer;
  const { status, body, modified, redirects } = answer;
  const host = status === 401 ? new URL(address).host : findLogin(address, redirects);
  if (host !== undefined) return { kind: 'login', host };
  if (status !== 200) return { kind: 'status', status };
  const id = blobId([body]);
  if (id === file.id) return { kind: 'ours' };
  return isIntegrity(body)
    ? { kind: 'publish', id, date: parseDate(modified) }
    : { kind: 'content' };
};
