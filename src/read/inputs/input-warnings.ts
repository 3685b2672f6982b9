import { type Problem, problem } from '../../domain/problem';
import { isSameSite } from '../../domain/site';
import { show } from '../../domain/values/escape';
import type { Inputs } from './inputs';

/** Warns about an address of the site that differs from the one that the manifest states, if it does. */
export const findInputWarnings = (
  { baseUrl, manifest }: Inputs,
  site: string | undefined,
): ReadonlyArray<Problem> =>
  baseUrl === '' || site === undefined || isSameSite(baseUrl, site)
    ? []
    : [
        problem(
          `input base-url: found ${show(baseUrl)}, expected ${show(site)}, the site in ${show(manifest)}: outputs and summary lead to the one, feeds to the other; correct the wrong one, or leave it out`,
        ),
      ];
