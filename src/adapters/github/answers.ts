import { flow } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import { nullish, object } from '../../domain/codec/object';
import { trimEndSlashes } from '../../domain/values/trim-slashes';
import { isWebAddress } from '../../domain/web-address';
import type { PagesBuild, PagesSite } from '../../publish/preflight/pages-site';

/** Decodes an answer; none if it has another form. */
const decodeWith = <A>(codec: t.Decoder<unknown, A>): ((json: unknown) => O.Option<A>) =>
  flow(codec.decode, O.fromEither);

const PagesAnswer = object('Pages', {
  html_url: nullish(t.string),
  cname: nullish(t.string),
  build_type: nullish(t.string),
  source: nullish(object('PagesSource', { branch: nullish(t.string), path: nullish(t.string) })),
});

const toSite = (answer: t.TypeOf<typeof PagesAnswer>): O.Option<PagesSite> => {
  const address = trimEndSlashes(answer.html_url ?? '');
  if (!isWebAddress(address)) return O.none;
  const isCustom = new URL(address).hostname === answer.cname?.toLowerCase();
  // If a workflow deploys the site, GitHub still states the branch that was served before.
  if (answer.build_type === 'workflow')
    return O.some({ address, branch: null, folder: '', isCustom });
  const folder = trimEndSlashes(answer.source?.path ?? '').replace(/^\/+/, '');
  return O.some({ address, branch: answer.source?.branch ?? undefined, folder, isCustom });
};

/** The site in the answer to `GET /repos/{owner}/{repo}/pages`; none if GitHub does not state its address. */
export const decodePagesSite = flow(decodeWith(PagesAnswer), O.chain(toSite));

const BuildAnswer = object('PagesBuild', {
  status: t.string,
  commit: t.string,
  error: nullish(object('PagesBuildError', { message: nullish(t.string) })),
});

/** The build in the answer to `GET /repos/{owner}/{repo}/pages/builds/latest`. */
export const decodePagesBuild = flow(
  decodeWith(BuildAnswer),
  O.map(
    ({ status, commit, error }): PagesBuild => ({
      ...{ status, commit, error: error?.message ?? null },
    }),
  ),
);

const ComparisonAnswer = object('Comparison', {
  status: t.keyof({ ahead: null, behind: null, diverged: null, identical: null }),
});

/** How a commit is related to a base. */
export type CommitComparison = t.TypeOf<typeof ComparisonAnswer>['status'];

/** The relation in the answer to `GET /repos/{owner}/{repo}/compare/{base}...{head}`. */
export const decodeComparison = flow(
  decodeWith(ComparisonAnswer),
  O.map(({ status }) => status),
);
