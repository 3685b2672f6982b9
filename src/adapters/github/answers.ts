import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { nullish, object } from '../../domain/codec/object';
import { trimEndSlashes } from '../../domain/values/trim-slashes';
import { isWebAddress } from '../../domain/web-address';
import type { PagesBuild, PagesSite } from '../../publish/pages-site';

/** Undefined if the answer has another form. */
const decodeWith =
  <A, B>(codec: t.Decoder<unknown, A>, pick: (answer: A) => B) =>
  (json: unknown): B | undefined => {
    const decoded = codec.decode(json);
    return E.isRight(decoded) ? pick(decoded.right) : undefined;
  };

const PagesAnswer = object('Pages', {
  html_url: nullish(t.string),
  cname: nullish(t.string),
  build_type: nullish(t.string),
  source: nullish(object('PagesSource', { branch: nullish(t.string), path: nullish(t.string) })),
});

const toSite = (answer: t.TypeOf<typeof PagesAnswer>): PagesSite | undefined => {
  const address = trimEndSlashes(answer.html_url ?? '');
  if (!isWebAddress(address)) return undefined;
  const isCustom = new URL(address).hostname === answer.cname?.toLowerCase();
  // If a workflow deploys the site, GitHub still states the branch that was served before.
  if (answer.build_type === 'workflow') return { address, branch: null, folder: '', isCustom };
  const folder = trimEndSlashes(answer.source?.path ?? '').replace(/^\/+/, '');
  return { address, branch: answer.source?.branch ?? undefined, folder, isCustom };
};

/** The answer to `GET /repos/{owner}/{repo}/pages`; undefined if GitHub does not state the address of the site. */
export const decodePagesSite = decodeWith(PagesAnswer, toSite);

const BuildAnswer = object('PagesBuild', {
  status: t.string,
  commit: t.string,
  error: nullish(object('PagesBuildError', { message: nullish(t.string) })),
});

/** The answer to `GET /repos/{owner}/{repo}/pages/builds/latest`. */
export const decodePagesBuild = decodeWith(
  BuildAnswer,
  ({ status, commit, error }): PagesBuild => ({ status, commit, error: error?.message ?? null }),
);

const ComparisonAnswer = object('Comparison', {
  status: t.keyof({ ahead: null, behind: null, diverged: null, identical: null }),
});

/** How a commit is related to a base. */
export type CommitComparison = t.TypeOf<typeof ComparisonAnswer>['status'];

/** The answer to `GET /repos/{owner}/{repo}/compare/{base}...{head}`. */
export const decodeComparison = decodeWith(ComparisonAnswer, ({ status }) => status);
