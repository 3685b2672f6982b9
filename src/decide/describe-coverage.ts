import { isOutdated } from '../domain/outdated';
import { problem, type Remarks, withTitle } from '../domain/problem';
import { MAX_PLACES } from '../domain/share-warnings';
import { firstText, sortUnique } from '../domain/values/compare';
import { didYouMean } from '../domain/values/did-you-mean';
import { show, showName } from '../domain/values/escape';
import { type Group, groupBy } from '../domain/values/group-by';
import { joinLimited, pluralize } from '../domain/values/plural';
import { nameVersion, versionKey } from '../domain/version-key';
import type { Previous } from '../previous/previous';
import { availableImages, type Catalog } from '../read/manifest/catalog';
import type { Scan } from '../read/reports/scan';
import type { DecidedBase } from './decide-bases';
import type { ImageStatus, VersionStatus } from './image-status';
import type { Matches } from './match-reports';

const MAX_LISTED = 5;

interface NamedVersion extends VersionStatus {
  readonly slug: string;
}

const nameVersions = (versions: ReadonlyArray<NamedVersion>, limit = MAX_LISTED): string =>
  `${pluralize(versions.length, 'version')} (${joinLimited(versions, limit, nameVersion)})`;

/** The usual platforms of Linux images; the commonest first. */
const COMMON_PLATFORMS = [
  'amd64',
  'arm64',
  'arm/v7',
  'arm/v6',
  '386',
  'ppc64le',
  'riscv64',
  's390x',
].map((architecture) => `linux/${architecture}`);

/** `did you mean linux/arm64? `. Empty for a common platform, and if the version also states the similar one. */
const meantPlatform = (platform: string, stated: VersionStatus['platforms']): string => {
  const meant = didYouMean(platform.replace(/^[^/]+/, 'linux'), COMMON_PLATFORMS);
  return meant === undefined || stated.some((each) => each.platform === meant)
    ? ''
    : `did you mean ${meant}? Otherwise `;
};

/** Warns of stated platforms without a report, for versions that this run scanned. */
const missingWarnings = (fresh: ReadonlyArray<NamedVersion>): ReadonlyArray<string> => {
  const missing = fresh.flatMap((version) =>
    version.platforms.flatMap(({ platform, state }) =>
      state === 'unscanned' ? [{ platform, version }] : [],
    ),
  );
  return [...groupBy(missing, ({ platform }) => platform)].map(
    ([platform, all]) =>
      `found no report of ${platform} for ${nameVersions(all.map(({ version }) => version))}, expected one for each stated platform, so ${all.length === 1 ? 'it is' : 'they are'} partial; ${meantPlatform(platform, all[0].version.platforms)}scan with --platform ${platform} too, or remove it from platforms`,
  );
};

/** Finds reports of versions with stated platforms whose own platform is not stated. */
const findOthers = (catalog: Catalog, { byVersion }: Matches): ReadonlyArray<Scan> => {
  const others = availableImages(catalog).flatMap(({ slug, platforms = [], versions = [] }) =>
    platforms.length === 0
      ? []
      : versions.flatMap(({ version }) =>
          (byVersion.get(versionKey(slug, version)) ?? []).filter(
            ({ platform }) => platform === null || !platforms.includes(platform),
          ),
        ),
  );
  return [...new Set(others)];
};

const otherWarning = ([first, ...others]: Group<Scan>): string => {
  const { platform } = first;
  const number = others.length + 1;
  const reports = pluralize(number, 'report');
  const such = joinLimited([first, ...others], MAX_PLACES, ({ path }) => show(path));
  const serve = `${number === 1 ? 'it counts' : 'they count'} for no stated platform`;
  return platform === null
    ? `found ${reports} of an unknown platform (${such}), expected operating system and architecture in each, so ${serve}; scan again with a current version of the scanner`
    : `found ${reports} of ${platform} (${such}), expected only stated platforms, so ${serve}; state ${platform} in platforms, or scan only what is stated`;
};

/** Warns of databases that were more than 7 days old at the scan. */
const outdatedWarnings = (fresh: ReadonlyArray<NamedVersion>): ReadonlyArray<string> => {
  const outdated = fresh.filter(isOutdated);
  const oldest = firstText(outdated.map(({ database }) => database));
  return oldest === null
    ? []
    : [
        `found a database of ${oldest} behind ${nameVersions(outdated)}, more than 7 days older than the scan; update it before scanning`,
      ];
};

/** Warns of packages that were not checked, for versions that had none before. */
const uncheckedWarnings = (
  fresh: ReadonlyArray<NamedVersion>,
  published: Previous['versions'],
): ReadonlyArray<string> => {
  const added = fresh.filter(({ slug, version, unchecked }) => {
    const isOld = published.get(versionKey(slug, version))?.unchecked !== undefined;
    return unchecked !== undefined && !isOld;
  });
  const names = sortUnique(
    added.flatMap(({ decision }) => (decision.kind === 'fresh' ? decision.outcome.unchecked : [])),
  );
  const from = names.length === 1 ? 'it comes' : 'they come';
  const whose = names.length === 1 ? 'its' : 'their';
  return names.length === 0
    ? []
    : [
        `found ${pluralize(names.length, 'package')} that Trivy did not check (${joinLimited(names, MAX_PLACES, showName)}) in ${nameVersions(added, MAX_PLACES)}: ${from} from a third party, so ${whose} CVEs are not in these numbers; scan with another scanner alone, see docs/reports.md`,
      ];
};

/** Warns of versions that became partial because their packages lack the stated software. */
const unseenWarnings = (
  catalog: Catalog,
  versions: ReadonlyArray<NamedVersion>,
  published: Previous['versions'],
): ReadonlyArray<string> => {
  const unseen = versions.filter(({ slug, version, state, seen }) => {
    const former = published.get(versionKey(slug, version));
    const isOld = former?.state === 'partial' && former.software === null;
    return state === 'partial' && seen?.isMissing && !isOld;
  });
  if (unseen.length === 0) return [];
  const stated = new Map(catalog.images.map(({ slug, software }) => [slug, software]));
  const names = [...new Set(unseen.map(({ slug }) => show(stated.get(slug))))];
  const [itIs, them] = unseen.length === 1 ? ['it is', 'it'] : ['they are', 'them'];
  return [
    `found no package ${joinLimited(names, MAX_LISTED)} in ${nameVersions(unseen)}, expected the software of ${names.length === 1 ? 'the image' : 'each image'} among its packages, so ${itIs} partial: what is compiled into ${them} may not be checked; scan with a scanner that sees it, or correct software`,
  ];
};

/** Notes records that stay although the branch does not name their platforms. */
const forgottenNotices = (
  versions: ReadonlyArray<NamedVersion>,
  published: Previous['versions'],
): ReadonlyArray<string> => {
  const forgotten = versions.filter(
    ({ slug, version, platforms, decision }) =>
      platforms.length > 0 &&
      decision.kind === 'kept' &&
      published.get(versionKey(slug, version))?.platforms === undefined,
  );
  return forgotten.length === 0
    ? []
    : [
        `the branch does not say which platforms of ${nameVersions(forgotten)} were scanned, so ${forgotten.length === 1 ? 'it is' : 'they are'} partial until the next scan`,
      ];
};

const versionsOf = (
  items: ReadonlyArray<Pick<ImageStatus, 'slug' | 'versions'>>,
): ReadonlyArray<NamedVersion> =>
  items.flatMap(({ slug, versions }) => versions.map((version) => ({ ...version, slug })));

const isFresh = ({ decision }: NamedVersion): boolean => decision.kind === 'fresh';

/**
 * Tells the owner of a catalog about platforms and databases of its scans. Of bases, only missing platforms matter: an image
 * of more platforms cannot be seen to stand on them.
 */
export const describeCoverage = (
  catalog: Catalog,
  images: ReadonlyArray<ImageStatus>,
  bases: ReadonlyArray<DecidedBase>,
  matches: Matches,
  published: Previous['versions'],
): Remarks => {
  const versions = versionsOf(images);
  const fresh = versions.filter(isFresh);
  const ofBases = versionsOf(
    bases.map(({ item: { slug }, versions: own }) => ({ slug, versions: own })),
  );
  const others = groupBy(findOthers(catalog, matches), ({ platform }) => platform ?? '');
  const warnings = [
    ...missingWarnings([...fresh, ...ofBases.filter(isFresh)]),
    ...[...others.values()].map(otherWarning),
    ...outdatedWarnings(fresh),
    ...uncheckedWarnings(fresh, published),
    ...unseenWarnings(catalog, versions, published),
  ];
  return {
    warnings: warnings.map((text) => withTitle('Scanner reports')(problem(text))),
    notices: forgottenNotices(versions, published),
  };
};
