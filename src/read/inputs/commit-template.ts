import * as E from 'fp-ts/Either';
import { fail, problem, type Result } from '../../domain/problem';
import { didYouMean } from '../../domain/values/did-you-mean';
import { show } from '../../domain/values/escape';

export const PLACEHOLDERS = [
  'changed',
  'added',
  'modified',
  'removed',
  'images',
  'charts',
  'cves',
  'fixable',
  'sha',
  'repository',
  'run',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** A placeholder in a template; the first group is its name. */
export const PLACEHOLDER_PATTERN = /\{([^{}\s]*)\}/g;

export const isPlaceholder = (name: string): name is Placeholder =>
  PLACEHOLDERS.some((placeholder) => placeholder === name);

/** Fails with every unknown placeholder of a template. */
export const checkTemplate = (template: string): Result<string> => {
  const unknown = [...template.matchAll(PLACEHOLDER_PATTERN)]
    .map(([, name]) => name ?? '')
    .filter((name) => !isPlaceholder(name));
  if (unknown.length === 0) return E.right(template);
  return fail(
    unknown.map((name) => {
      const meant = didYouMean(name, PLACEHOLDERS);
      const hint = meant
        ? `; did you mean {${meant}}?`
        : '; write one of them, or remove the braces';
      return problem(
        `input commit-message: found the placeholder ${show(`{${name}}`)}, expected one of ${PLACEHOLDERS.map((each) => `{${each}}`).join(', ')}${hint}`,
      );
    }),
  );
};
