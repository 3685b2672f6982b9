import { type Problem, problem } from '../../domain/problem';
import { isSameSite } from '../../domain/site';
import { sortUnique } from '../../domain/values/compare';
import { show } from '../../domain/values/escape';
import { joinLimited } from '../../domain/values/plural';
import type { Inputs } from './inputs';

const MAX_NAMED = 5;

const authorWarnings = ({ author: { email } }: Inputs): ReadonlyArray<Problem> =>
  /^[^@]+@[^@]+$/.test(email)
    ? []
    : [
        problem(
          `input author: found the address ${show(email)}, expected an email address, since GitHub links a commit to an account by it; write, for example, Acme Bot <bot@acme.example>`,
        ),
      ];

const siteWarnings = (
  { baseUrl, manifest }: Inputs,
  site: string | undefined,
): ReadonlyArray<Problem> =>
  baseUrl === '' || site === undefined || isSameSite(baseUrl, site)
    ? []
    : [
        problem(
          `input base-url: found ${show(baseUrl)}, expected ${show(site)}, the site in ${show(manifest)}: outputs and summary lead to one, feeds to the other; correct the wrong one, or leave it out`,
        ),
      ];

const PLACEHOLDERS = ['{sha}', '{news}'];

/** Other braces may be intended. */
const messageWarnings = ({ commitMessage }: Inputs): ReadonlyArray<Problem> => {
  const words = [...commitMessage.matchAll(/\{[^{}\s]*\}/g)].map(([word]) => word);
  const unknown = sortUnique(words.filter((word) => !PLACEHOLDERS.includes(word)));
  return unknown.length === 0
    ? []
    : [
        problem(
          `input commit-message: found ${joinLimited(unknown, MAX_NAMED, show)}, expected no placeholder but ${PLACEHOLDERS.join(' and ')}: anything else in braces stays as it is written; remove it if that is not intended`,
        ),
      ];
};

/** Warns about valid inputs that are probably not intended. `site` is the address that the manifest states. */
export const findInputWarnings = (
  inputs: Inputs,
  site: string | undefined,
): ReadonlyArray<Problem> => [
  ...authorWarnings(inputs),
  ...siteWarnings(inputs, site),
  ...messageWarnings(inputs),
];
