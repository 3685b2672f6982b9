import { findFormerRebuilds, inOrderOf, type Rebuild } from '../../decide/rebuilds';
import { formatNumber, joinLimited, pluralize } from '../../domain/values/plural';
import { parseVersionKey, versionKey } from '../../domain/version-key';
import type { Publication } from '../../publish/attempt';
import { type Addresses, formatSeverities, formatVersion } from './format';
import { code } from './markdown';

/** What to rebuild. */

/** The most items that a line of the overview names. */
export const MAX_IN_OVERVIEW = 3;

interface Shown {
  readonly addresses: Addresses;
  readonly publication: Publication;
}

/** Whether the step fails, or something exploited has a fix: then all that is to do is said again. */
export const isUrgent = ({ plan, failures }: Publication): boolean =>
  failures.length > 0 || plan.decided.exploitedFixes.size > 0;

const formatRebuild =
  (addresses: Addresses) =>
  (each: Rebuild): string =>
    `${formatVersion(addresses, each)} (${formatSeverities(each.counts)}; ${formatNumber(each.counts.fixable)} fixable)`;

/** What to rebuild first: the versions with a fix for what is exploited. */
export const exploitedLine = ({ addresses, publication }: Shown): ReadonlyArray<string> => {
  const { exploitedFixes, rebuilds } = publication.plan.decided;
  const versions = inOrderOf(rebuilds)(exploitedFixes, (key) => key).map(parseVersionKey);
  const named = joinLimited(versions, MAX_IN_OVERVIEW, (each) => formatVersion(addresses, each));
  return versions.length === 0
    ? []
    : [
        `- 🚨 **Rebuild ${pluralize(versions.length, 'version')} first**, which ${versions.length === 1 ? 'has' : 'have'} a fix for what is exploited: ${named}`,
      ];
};

const allRebuildsLine = (
  addresses: Addresses,
  rebuilds: ReadonlyArray<Rebuild>,
  added: number,
): ReadonlyArray<string> => {
  const needs = rebuilds.length === 1 ? 'needs' : 'need';
  const more = added === 0 ? '' : `, ${formatNumber(added)} more than before`;
  return rebuilds.length === 0
    ? []
    : [
        `- 🔧 **${pluralize(rebuilds.length, 'version')} ${needs} a rebuild**${more}, worst first: ${joinLimited(rebuilds, MAX_IN_OVERVIEW, formatRebuild(addresses))}; the output ${code('needs-rebuild')} has all`,
      ];
};

/** What changed in the list of rebuilds; all of it if nothing is known of the list before, or if it is urgent. */
export const rebuildLine = ({ addresses, publication }: Shown): ReadonlyArray<string> => {
  const { branch, decided } = publication.plan;
  const { rebuilds } = decided;
  const former = findFormerRebuilds(branch.previous, decided.images);
  if (former === undefined) return allRebuildsLine(addresses, rebuilds, 0);
  const added = rebuilds.filter(({ slug, version }) => !former.has(versionKey(slug, version)));
  if (isUrgent(publication)) return allRebuildsLine(addresses, rebuilds, added.length);
  const all = `${formatNumber(rebuilds.length)} in all`;
  if (added.length > 0)
    return [
      `- 🔧 **${formatNumber(added.length)} more ${added.length === 1 ? 'needs' : 'need'} a rebuild** than before: ${joinLimited(added, MAX_IN_OVERVIEW, formatRebuild(addresses))}; ${all}`,
    ];
  const fewer = former.size - rebuilds.length;
  return fewer > 0
    ? [
        `- 🔧 **${formatNumber(fewer)} fewer ${fewer === 1 ? 'needs' : 'need'} a rebuild** than before; ${all}`,
      ]
    : [];
};
