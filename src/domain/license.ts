import exceptions from 'spdx-exceptions/index.json';
import parse, { type Expression } from 'spdx-expression-parse';
import licenses from 'spdx-license-list';
import { lazy } from './values/lazy';

const MAX_EXPRESSION_LENGTH = 1000;

/** Best first. */
const freedom = { clean: 0, agpl: 1, caution: 2 };
/** How freely a license lets people use the software. */
export type LicenseClean = keyof typeof freedom;
const best = (a: LicenseClean, b: LicenseClean): LicenseClean => (freedom[b] < freedom[a] ? b : a);
const worst = (a: LicenseClean, b: LicenseClean): LicenseClean => (freedom[b] > freedom[a] ? b : a);

const canonical: ReadonlyMap<string, string> = new Map(
  [...Object.keys(licenses), ...exceptions].map((id) => [id.toLowerCase(), id]),
);

/** Restores the registered case of ids, which the parser requires. Operators and references do not change. */
const withCanonicalIds = (text: string): string =>
  text.replace(/[A-Za-z0-9.-]+\+?/g, (id) => {
    const bare = id.replace(/\+$/, '');
    return (
      canonical.get(id.toLowerCase()) ??
      (canonical.has(bare.toLowerCase()) ? `${canonical.get(bare.toLowerCase())}+` : id)
    ).replace(/^licenseref-/i, 'LicenseRef-');
  });

const classifyId = (id: string): LicenseClean => {
  if (/^AGPL-/.test(id)) return 'agpl';
  return licenses[id]?.osiApproved ? 'clean' : 'caution';
};

const classifyExpression = (expression: Expression): LicenseClean => {
  if (!('left' in expression))
    return 'license' in expression ? classifyId(expression.license) : 'caution';
  const left = classifyExpression(expression.left);
  const right = classifyExpression(expression.right);
  return expression.conjunction === 'or' ? best(left, right) : worst(left, right);
};

const classify = (text: string): LicenseClean | undefined => {
  if (text.length > MAX_EXPRESSION_LENGTH) return undefined;
  try {
    return classifyExpression(parse(withCanonicalIds(text)));
  } catch {
    return undefined;
  }
};

/** Thousands of items share a few licenses. */
const cache = new Map<string, LicenseClean | undefined>();

/**
 * Classifies an SPDX expression by the best part of `OR` and the worst part of `AND`. Ignores `WITH` and the
 * case of ids. Undefined for a text that is not an SPDX expression.
 */
export const classifyLicense = (text: string): LicenseClean | undefined => {
  if (!cache.has(text)) cache.set(text, classify(text));
  return cache.get(text);
};

/** Removes what people leave out or add: `GPLv3` and `GPL-3` become `gpl3`. */
const bareName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\blicen[cs]e\b|\bgnu\b/g, '')
    .replace(/v(?=\d)|[^a-z0-9.]/g, '');

const byBareName = lazy(
  (): ReadonlyMap<string, string> =>
    new Map(Object.keys(licenses).flatMap((id) => (id.endsWith('+') ? [] : [[bareName(id), id]]))),
);

/** Ends of ids that people leave out. */
const ENDS = ['.0only', 'only', '.0', '', 'clause'];
const ENDS_OF_LATER = ['orlater', '.0orlater'];

/** The SPDX id that a name most likely means, such as GPL-3.0-only for GPL3; undefined if it means none. */
export const meantLicense = (text: string): string | undefined => {
  const id = text.trim().replace(/\s+/g, '-');
  if (classifyLicense(id) !== undefined) return id;
  const name = bareName(text);
  const ends = text.trim().endsWith('+') ? ENDS_OF_LATER : ENDS;
  const end = ends.find((each) => byBareName().has(name + each));
  return end === undefined ? undefined : byBareName().get(name + end);
};
