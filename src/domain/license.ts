import * as O from 'fp-ts/Option';
import exceptions from 'spdx-exceptions/index.json';
import parse, { type Expression } from 'spdx-expression-parse';
import licenses from 'spdx-license-list';

const MAX_EXPRESSION_LENGTH = 1000;

/** Best first. */
const rank = { clean: 0, agpl: 1, caution: 2 };
/** How freely a license lets people use the software. */
export type LicenseClean = keyof typeof rank;
const best = (a: LicenseClean, b: LicenseClean): LicenseClean => (rank[b] < rank[a] ? b : a);
const worst = (a: LicenseClean, b: LicenseClean): LicenseClean => (rank[b] > rank[a] ? b : a);

const canonical: ReadonlyMap<string, string> = new Map(
  [...Object.keys(licenses), ...exceptions].map((id) => [id.toLowerCase(), id]),
);

/** The parser requires ids in their registered case; operators and references are left to it. */
const withCanonicalIds = (text: string): string =>
  text.replace(/[A-Za-z0-9.-]+\+?/g, (id) => {
    const bare = id.replace(/\+$/, '');
    return (
      canonical.get(id.toLowerCase()) ??
      (canonical.has(bare.toLowerCase()) ? `${canonical.get(bare.toLowerCase())}+` : id)
    ).replace(/^licenseref-/i, 'LicenseRef-');
  });

const ofId = (id: string): LicenseClean => {
  if (/^AGPL-/.test(id)) return 'agpl';
  return licenses[id]?.osiApproved ? 'clean' : 'caution';
};

const ofExpression = (expression: Expression): LicenseClean => {
  if (!('left' in expression))
    return 'license' in expression ? ofId(expression.license) : 'caution';
  const left = ofExpression(expression.left);
  const right = ofExpression(expression.right);
  return expression.conjunction === 'or' ? best(left, right) : worst(left, right);
};

const read = (text: string): O.Option<LicenseClean> =>
  text.length > MAX_EXPRESSION_LENGTH
    ? O.none
    : O.tryCatch(() => ofExpression(parse(withCanonicalIds(text))));

/** A cache: thousands of items share a few licenses. */
const known = new Map<string, O.Option<LicenseClean>>();

/**
 * Classifies an SPDX expression: the best part of `OR`, the worst part of `AND`; `WITH` and the case
 * of ids are ignored. `none` for a text that is not an SPDX expression.
 */
export const classifyLicense = (text: string): O.Option<LicenseClean> => {
  const clean = known.get(text) ?? read(text);
  known.set(text, clean);
  return clean;
};
