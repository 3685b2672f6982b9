import { findFormerFixes, type Rebuild } from '../../decide/rebuilds';
import { type FixKinds, type NewerPackage, WHERE_TO_LOOK } from '../../domain/fixes';
import { formatNumber, joinLimited, pluralize } from '../../domain/values/plural';
import { keyOfVersion, parseVersionKey, type VersionKey } from '../../domain/version-key';
import type { Publication } from '../../publish/attempt';
import { baseLines } from './base-lines';
import { type Addresses, formatSeverities, formatVersion, MAX_IN_OVERVIEW } from './format';
import { code } from './markdown';

/** Whether the step fails, or something exploited has a fix: then all that is to do is said again. */
export const isUrgent = ({ plan, failures }: Publication): boolean =>
  failures.length > 0 || plan.decided.exploitedFixes.size > 0;

const need = (count: number): string => (count === 1 ? 'needs' : 'need');

/** `redis:8.2.1 (1 critical, 2 high; 2 fixable)`. */
const formatRebuild =
  (addresses: Addresses) =>
  (each: Rebuild): string =>
    `${formatVersion(addresses, each)} (${formatSeverities(each.counts)}; ${formatNumber(each.counts.fixable)} fixable)`;

/** Names the versions with a fix for what is exploited. Deprecated and ended ones, which are not rebuilt, are last. */
const exploitedLine = (
  { decided: { exploitedFixes, rebuilds } }: Publication['plan'],
  addresses: Addresses,
): ReadonlyArray<string> => {
  const fixable = rebuilds.filter((each) => exploitedFixes.has(keyOfVersion(each)));
  const keys = new Set(fixable.map(keyOfVersion));
  const ended = [...exploitedFixes].filter((key) => !keys.has(key)).map(parseVersionKey);
  const names = [
    ...fixable.map(formatRebuild(addresses)),
    ...ended.map((each) => formatVersion(addresses, each)),
  ];
  return names.length === 0
    ? []
    : [
        `- 🚨 **Begin with ${pluralize(names.length, 'version')}**, which ${names.length === 1 ? 'has' : 'have'} a fix for an exploited CVE: ${joinLimited(names, MAX_IN_OVERVIEW)}`,
      ];
};

/** What to do about versions with a fix: which a rebuild can help, which need newer packages, which rebuilds did not help. */
interface ToFix {
  readonly rebuild: ReadonlyArray<Rebuild>;
  readonly update: ReadonlyArray<Rebuild>;
  readonly investigate: ReadonlyArray<Rebuild>;
}

const NOTHING: ToFix = { rebuild: [], update: [], investigate: [] };

const splitByFix = (all: ReadonlyArray<Rebuild>): ToFix => {
  const others = all.filter(({ fixes }) => fixes.system === 0);
  return {
    rebuild: all.filter(({ fixes }) => fixes.system > 0),
    update: others.filter(({ fixes }) => fixes.survived === 0),
    investigate: others.filter(({ fixes }) => fixes.survived > 0),
  };
};

/** What is to do now and was not before: where rebuilds did not help, only for what was rebuilt since. */
const findNew = (
  { rebuild, update, investigate }: ToFix,
  former: ReadonlyMap<VersionKey, FixKinds>,
  rebuilt: ReadonlySet<VersionKey>,
): ToFix => {
  const isNew = (kind: keyof FixKinds) => (each: Rebuild) =>
    (former.get(keyOfVersion(each))?.[kind] ?? 0) === 0;
  return {
    rebuild: rebuild.filter(isNew('system')),
    update: update.filter(isNew('language')),
    investigate: investigate.filter((each) => rebuilt.has(keyOfVersion(each))),
  };
};

/** `golang.org/x/text in usr/local/bin/kubectl`. */
const formatPackage = ({ pkg, target }: NewerPackage): string =>
  target === null ? code(pkg) : `${code(pkg)} in ${code(target)}`;

const formatUpdate =
  (addresses: Addresses) =>
  (each: Rebuild): string => {
    const packages = joinLimited(each.fixes.newer, MAX_IN_OVERVIEW, formatPackage);
    return `${formatVersion(addresses, each)}${packages === '' ? '' : ` (${packages})`}`;
  };

const otherFixLines = (
  { update, investigate }: ToFix,
  noun: 'version' | 'more version',
  addresses: Addresses,
): ReadonlyArray<string> => [
  ...(update.length === 0
    ? []
    : [
        `- 📦 **${pluralize(update.length, noun)} ${need(update.length)} newer packages**: ${joinLimited(update, MAX_IN_OVERVIEW, formatUpdate(addresses))}`,
      ]),
  ...(investigate.length === 0
    ? []
    : [
        `- 🧱 **Still there after rebuilds** in ${pluralize(investigate.length, 'version')}: ${joinLimited(investigate, MAX_IN_OVERVIEW, (each) => `${formatVersion(addresses, each)} (${pluralize(each.fixes.builds, 'rebuild')})`)}; ${WHERE_TO_LOOK}`,
      ]),
];

/** Names the versions to rebuild that the line about exploited ones does not name. */
const allRebuildsLine = (
  rebuilds: ReadonlyArray<Rebuild>,
  exploitedFixes: ReadonlySet<VersionKey>,
  added: ReadonlyArray<Rebuild>,
  addresses: Addresses,
): ReadonlyArray<string> => {
  if (rebuilds.length === 0) return [];
  const isOther = (each: Rebuild): boolean => !exploitedFixes.has(keyOfVersion(each));
  const others = rebuilds.filter(isOther);
  const output = `the output ${code('needs-rebuild')} lists all`;
  if (others.length === 0) return [`- 🔧 No other version needs a rebuild; ${output}`];
  const noun = exploitedFixes.size > 0 ? 'other version' : 'version';
  const more = added.filter(isOther).length;
  const news = more === 0 ? '' : ` (${formatNumber(more)} new)`;
  return [
    `- 🔧 **${pluralize(others.length, noun)} ${need(others.length)} a rebuild**${news}, worst first: ${joinLimited(others, MAX_IN_OVERVIEW, formatRebuild(addresses))}; ${output}`,
  ];
};

/** How the list of rebuilds grew or shrank. */
const changedRebuildsLine = (
  rebuilds: ReadonlyArray<Rebuild>,
  added: ReadonlyArray<Rebuild>,
  fewer: number,
  addresses: Addresses,
): ReadonlyArray<string> => {
  const all = `${formatNumber(rebuilds.length)} in all`;
  if (added.length > 0)
    return [
      `- 🔧 **${pluralize(added.length, 'more version')} ${need(added.length)} a rebuild**: ${joinLimited(added, MAX_IN_OVERVIEW, formatRebuild(addresses))}; ${all}`,
    ];
  return fewer > 0
    ? [`- 🔧 **${pluralize(fewer, 'fewer version')} ${need(fewer)} a rebuild**; ${all}`]
    : [];
};

/** What to do about fixes: all of it in the first run, and if it is urgent; otherwise what changed. */
export const rebuildLines = (
  publication: Publication,
  addresses: Addresses,
): ReadonlyArray<string> => {
  const { plan } = publication;
  const { images, rebuilds, exploitedFixes, baseRebuilds, builds } = plan.decided;
  const toFix = splitByFix(rebuilds);
  const { rebuild } = toFix;
  const former = findFormerFixes(plan.branch.previous, images);
  const added =
    former === undefined ? NOTHING : findNew(toFix, former, new Set(builds.map(keyOfVersion)));
  if (former === undefined || isUrgent(publication))
    return [
      ...exploitedLine(plan, addresses),
      ...baseLines(baseRebuilds, addresses),
      ...allRebuildsLine(rebuild, exploitedFixes, added.rebuild, addresses),
      ...otherFixLines(toFix, 'version', addresses),
    ];
  const formerRebuilds = [...former.values()].filter(({ system }) => system > 0).length;
  return [
    ...baseLines(
      baseRebuilds.filter(({ cured, before }) => cured > before),
      addresses,
    ),
    ...changedRebuildsLine(rebuild, added.rebuild, formerRebuilds - rebuild.length, addresses),
    ...otherFixLines(added, 'more version', addresses),
  ];
};
