import { findFormerRebuilds, type Rebuild } from '../../decide/rebuilds';
import type { BaseRebuild } from '../../derive/news/base-rebuilds';
import { type NewerPackage, WHERE_TO_LOOK } from '../../domain/fixes';
import { formatNumber, joinLimited, pluralize } from '../../domain/values/plural';
import { parseVersionKey, type VersionKey, versionKey } from '../../domain/version-key';
import type { Publication } from '../../publish/attempt';
import { type Addresses, formatSeverities, formatVersion, linkToPage } from './format';
import { code } from './markdown';

/** The most items that a line of "What to do next" names. */
export const MAX_IN_OVERVIEW = 3;

/** Whether the step fails, or something exploited has a fix: then all that is to do is said again. */
export const isUrgent = ({ plan, failures }: Publication): boolean =>
  failures.length > 0 || plan.decided.exploitedFixes.size > 0;

const keyOfRebuild = ({ slug, version }: Rebuild) => versionKey(slug, version);

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
  const fixable = rebuilds.filter((each) => exploitedFixes.has(keyOfRebuild(each)));
  const keys = new Set(fixable.map(keyOfRebuild));
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

const splitByFix = (all: ReadonlyArray<Rebuild>): ToFix => {
  const others = all.filter(({ fixes }) => fixes.system === 0);
  return {
    rebuild: all.filter(({ fixes }) => fixes.system > 0),
    update: others.filter(({ fixes }) => fixes.survived === 0),
    investigate: others.filter(({ fixes }) => fixes.survived > 0),
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
  addresses: Addresses,
): ReadonlyArray<string> => [
  ...(update.length === 0
    ? []
    : [
        `- 📦 **${pluralize(update.length, 'version')} ${need(update.length)} newer packages**: ${joinLimited(update, MAX_IN_OVERVIEW, formatUpdate(addresses))}`,
      ]),
  ...(investigate.length === 0
    ? []
    : [
        `- 🧱 **Still there after rebuilds** in ${pluralize(investigate.length, 'version')}: ${joinLimited(investigate, MAX_IN_OVERVIEW, (each) => `${formatVersion(addresses, each)} (${pluralize(each.fixes.builds, 'rebuild')})`)}; ${WHERE_TO_LOOK}`,
      ]),
];

/** Names the versions to rebuild that the line about exploited ones does not name. */
const rebuildsLine = (
  rebuilds: ReadonlyArray<Rebuild>,
  exploitedFixes: ReadonlySet<VersionKey>,
  more: number,
  addresses: Addresses,
): ReadonlyArray<string> => {
  const others = rebuilds.filter((each) => !exploitedFixes.has(keyOfRebuild(each)));
  const output = `the output ${code('needs-rebuild')} lists all`;
  const than =
    more === 0
      ? ''
      : ` (${formatNumber(Math.abs(more))} ${more > 0 ? 'more' : 'fewer'} than before)`;
  if (rebuilds.length === 0) return more === 0 ? [] : [`- 🔧 No version needs a rebuild${than}`];
  if (others.length === 0) return [`- 🔧 No other version needs a rebuild; ${output}`];
  const noun = exploitedFixes.size > 0 ? 'other version' : 'version';
  return [
    `- 🔧 **${pluralize(others.length, noun)} ${need(others.length)} a rebuild**${than}, worst first: ${joinLimited(others, MAX_IN_OVERVIEW, formatRebuild(addresses))}; ${output}`,
  ];
};

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `debian 12-slim (build of Nov 9): closes 7 in 5 images`. */
const baseLine =
  (addresses: Addresses) =>
  ({ slug, version, since, cured, images }: BaseRebuild): string => {
    const name = linkToPage(addresses, `${slug} ${version}`, ['bases', slug, version]);
    const build = since === null ? '' : ` (build of ${DAY.format(new Date(since))})`;
    return `- 🏗️ **Rebuild on ${name}**${build}: closes ${formatNumber(cured)} in ${pluralize(images, 'image')}`;
  };

/** What rebuilds on the present builds of bases close. */
const baseLines = (
  rebuilds: ReadonlyArray<BaseRebuild>,
  addresses: Addresses,
): ReadonlyArray<string> => {
  const more = rebuilds.length - MAX_IN_OVERVIEW;
  return [
    ...rebuilds.slice(0, MAX_IN_OVERVIEW).map(baseLine(addresses)),
    ...(more > 0
      ? [`- 🏗️ … and on ${pluralize(more, 'more base')}; ${code('bases.json')} lists all`]
      : []),
  ];
};

/** What to do about fixes: all of it in the first run, and if it is urgent; otherwise what changed. */
export const rebuildLines = (
  publication: Publication,
  addresses: Addresses,
): ReadonlyArray<string> => {
  const { plan } = publication;
  const { images, exploitedFixes, rebuilds, baseRebuilds } = plan.decided;
  const toFix = splitByFix(rebuilds);
  const former = findFormerRebuilds(plan.branch.previous, images);
  const more = former === undefined ? 0 : toFix.rebuild.length - former.size;
  const line = rebuildsLine(toFix.rebuild, exploitedFixes, more, addresses);
  if (former === undefined || isUrgent(publication))
    return [
      ...exploitedLine(plan, addresses),
      ...baseLines(baseRebuilds, addresses),
      ...line,
      ...otherFixLines(toFix, addresses),
    ];
  const isSame = more === 0 && toFix.rebuild.every((each) => former.has(keyOfRebuild(each)));
  const better = baseRebuilds.filter(({ cured, before }) => cured > before);
  return [...baseLines(better, addresses), ...(isSame ? [] : line)];
};
