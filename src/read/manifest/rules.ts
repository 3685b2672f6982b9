import { Tag } from '../../contract/scalars';
import type { Path } from '../../domain/codec/decode';
import { isRecord } from '../../domain/codec/object';
import { repositoryOf } from '../../domain/image-reference';
import { isFullDate } from '../../domain/instant';
import { classifyLicense, meantLicense } from '../../domain/license';
import { isPlatform, nameOfPlatform } from '../../domain/platform';
import { severityKeys } from '../../domain/severity-counts';
import { findSiteMistake } from '../../domain/site';
import { show } from '../../domain/values/escape';
import { newestFirst } from '../../domain/version-order';
import type { Violation } from '../source-text/decode-source';
import { badgeViolations, badgeWarnings } from './badge-rules';
import { isRepository } from './repository';
import { recommendedViolations, replacementWarnings, retiredViolations } from './retired-rules';
import { findRepeated, listAt, textAt, valueAt, versionsOf } from './undecoded';
import { verifyViolations } from './verify-rules';

interface Naming {
  readonly what: string;
  readonly pathOf: (index: number) => Path;
  readonly keyOf?: (value: string) => string;
  /** Where else the name may not stand, if that is not plain. */
  readonly among?: (index: number) => string;
}

function* findDuplicates(
  values: ReadonlyArray<string | undefined>,
  { what, pathOf, keyOf = (value) => value, among = () => '' }: Naming,
): Generator<Violation> {
  const keys = values.map((value) => (value === undefined ? undefined : keyOf(value)));
  for (const [i, first] of findRepeated(keys)) {
    const [value, before] = [values[i], values[first]];
    const found =
      before === value
        ? `${show(value)} a second time`
        : `${show(value)} and ${show(before)}, which differ only in case`;
    yield {
      path: pathOf(i),
      message: `found the ${what} ${found}, expected it once${among(i)}; remove or rename one`,
    };
  }
}

/** An item of a list of the manifest. */
interface Item {
  readonly collection: string;
  readonly index: number;
  readonly item: unknown;
}

const itemsIn = (manifest: unknown, ...collections: ReadonlyArray<string>): ReadonlyArray<Item> =>
  collections.flatMap((collection) =>
    listAt(manifest, collection).map((item, index) => ({ collection, index, item })),
  );

const pathTo = ({ collection, index }: Item, key: string): Path => [collection, index, key];

/** What reports are about: images and bases share their slugs and repositories. */
const scannedIn = (manifest: unknown): ReadonlyArray<Item> => itemsIn(manifest, 'images', 'bases');

const duplicateSlugs = (items: ReadonlyArray<Item>): Iterable<Violation> =>
  findDuplicates(
    items.map(({ item }) => textAt(item, 'slug')),
    {
      what: 'slug',
      pathOf: (i) => (items[i] === undefined ? [] : pathTo(items[i], 'slug')),
      among: (i) => (items[i]?.collection === 'bases' ? ' in images and bases' : ''),
    },
  );

const namesIn = (version: string): string =>
  version
    .split(',')
    .map((name) => name.trim())
    .sort()
    .join(',');

/** Finds versions of an image with the same name, and a `version` text that differs from `versions`. */
function* versionViolations(image: unknown, path: Path): Generator<Violation> {
  const versions = versionsOf(image);
  yield* findDuplicates(versions, {
    what: 'version',
    pathOf: (i) => [...path, 'versions', i, 'version'],
    keyOf: (version) => version.toLowerCase(),
  });
  const version = textAt(image, 'version');
  if (version === undefined || valueAt(image, 'versions') === undefined) return;
  const known = versions.flatMap((each) => (each === undefined ? [] : [{ version: each }]));
  const names = newestFirst(known).map((each) => each.version);
  if (names.length === versions.length && namesIn(version) !== [...names].sort().join(','))
    yield {
      path: [...path, 'version'],
      message: `found ${show(version)}, expected ${show(names.join(', '))}, the names in versions; remove version, or change versions`,
    };
}

const MAX_PLATFORMS = 32;

function* platformViolations(owner: unknown, path: Path): Generator<Violation> {
  const stated = listAt(owner, 'platforms');
  if (stated.length > MAX_PLATFORMS)
    yield {
      path: [...path, 'platforms'],
      message: `found ${stated.length} platforms, expected at most ${MAX_PLATFORMS}; leave out those that are not used`,
    };
  const texts = stated.map((each) => textAt(each));
  const names = texts.map((text) =>
    text !== undefined && isPlatform(text) ? nameOfPlatform(text) : undefined,
  );
  for (const [i] of findRepeated(names))
    yield {
      path: [...path, 'platforms', i],
      message: `found ${show(texts[i])}${texts[i] === names[i] ? '' : `, which is ${names[i]},`} a second time, expected it once; remove one`,
    };
}

/** The published repository of an image; undefined if unknown. */
const repositoryAt = (registry: string | undefined, image: unknown): string | undefined => {
  const stated = textAt(image, 'image');
  if (stated !== undefined) return isRepository(stated) ? repositoryOf(stated) : undefined;
  const slug = textAt(image, 'slug');
  return registry && slug ? repositoryOf(`${registry}/images/${slug}`) : undefined;
};

/** What is expected of a repository that two items state. */
const oneEach = (own: Item, before: Item): string => {
  const oneOf = (noun: string): string =>
    `a different one for each ${noun}; name another repository, or merge both into one ${noun} with several versions`;
  if (own.collection === 'images') return oneOf('image');
  return before.collection === 'bases'
    ? oneOf('base')
    : 'a repository that no image has, since every image is a base already; remove it from bases';
};

/** Finds images and bases with the repository of an earlier one; duplicate slugs are reported elsewhere. */
function* repositoryViolations(manifest: unknown): Generator<Violation> {
  const registry = textAt(manifest, 'registry');
  const items = scannedIn(manifest);
  const repositories = items.map(({ item }) => repositoryAt(registry, item));
  for (const [i, first] of findRepeated(repositories)) {
    const [own, before] = [items[i], items[first]];
    if (own === undefined || before === undefined) continue;
    const [slug, other] = [textAt(own.item, 'slug'), textAt(before.item, 'slug')];
    const isDerived = [own, before].every(({ item }) => textAt(item, 'image') === undefined);
    if (isDerived && slug === other) continue;
    yield {
      path: pathTo(own, 'image'),
      message: `found ${show(repositories[i])} as the repository of ${show(slug)}, which ${show(other)} (${before.collection}[${before.index}]) already has, expected ${oneEach(own, before)}`,
    };
  }
}

/**
 * Finds an address of the API instead of the site, or one with a password: both would appear in the links of
 * feeds.
 */
function* siteViolations(manifest: unknown): Generator<Violation> {
  const message = findSiteMistake(textAt(manifest, 'site') ?? '');
  if (message !== undefined) yield { path: ['site'], message };
}

function* targetViolations(manifest: unknown): Generator<Violation> {
  const targets = valueAt(manifest, 'targets');
  if (isRecord(targets) && severityKeys.every((key) => valueAt(targets, key) === undefined))
    yield {
      path: ['targets'],
      message:
        'found no severity, expected days for at least one of critical, high, medium, low and unknown; add, for example, critical: 7, or remove targets',
    };
}

/**
 * Checks the rules between values of an undecoded manifest. Ignores values of the wrong form, so that one run reports
 * every problem.
 */
export function* findViolations(manifest: unknown): Generator<Violation> {
  yield* siteViolations(manifest);
  yield* targetViolations(manifest);
  yield* duplicateSlugs(scannedIn(manifest));
  yield* duplicateSlugs(itemsIn(manifest, 'charts'));
  yield* repositoryViolations(manifest);
  yield* platformViolations(manifest, []);
  yield* verifyViolations(manifest, []);
  for (const [i, image] of listAt(manifest, 'images').entries()) {
    yield* platformViolations(image, ['images', i]);
    yield* verifyViolations(image, ['images', i]);
    yield* versionViolations(image, ['images', i]);
    yield* recommendedViolations(image, ['images', i]);
  }
  for (const [i, base] of listAt(manifest, 'bases').entries())
    yield* versionViolations(base, ['bases', i]);
  yield* badgeViolations(manifest);
  yield* retiredViolations(manifest);
}

/** The collections whose addresses depend on the registry, and the key that states another address. */
const DERIVED = [
  { collection: 'images', key: 'image', what: 'the images would be' },
  { collection: 'charts', key: 'chartRef', what: 'the charts would be' },
] as const;

/** Warns of a registry that ends in the folder that images or charts get below it. */
function* registryWarnings(manifest: unknown): Generator<Violation> {
  const registry = textAt(manifest, 'registry');
  for (const { collection, key, what } of DERIVED) {
    const end = `/${collection}`;
    const isDerived = listAt(manifest, collection).some((item) => textAt(item, key) === undefined);
    if (registry?.endsWith(end) && isDerived)
      yield {
        path: ['registry'],
        message: `found ${show(registry)}, expected a registry without ${end}, since ${what} ${show(`${registry}${end}/<slug>`)}; write ${registry.slice(0, -end.length)}, or state ${key} in each of the ${collection}`,
      };
  }
}

function* licenseWarnings(manifest: unknown): Generator<Violation> {
  for (const collection of ['images', 'charts', 'roadmap'])
    for (const [i, item] of listAt(manifest, collection).entries()) {
      const license = textAt(item, 'license');
      if (license === undefined || valueAt(item, 'licenseClean') !== undefined) continue;
      if (classifyLicense(license) !== undefined) continue;
      const meant = meantLicense(license);
      const fix = meant === undefined ? 'write the expression' : `write ${meant}`;
      yield {
        path: [collection, i, 'license'],
        message: `found ${show(license)}, expected an SPDX expression such as Apache-2.0, so licenseClean becomes "caution"; ${fix}, or state licenseClean`,
      };
    }
}

/** How to write the versions of an image that states its version itself. */
const versionsFix = (image: Readonly<Record<string, unknown>>): string => {
  const [stated = ''] = (textAt(image, 'version') ?? textAt(image, 'tag') ?? '').split(/,\s*/);
  return Tag.is(stated)
    ? `write versions: [{ version: ${stated} }]`
    : 'add versions: with - version: 8.2.1';
};

/**
 * Warns of available images without a version: they cannot be pulled or scanned. A value of another type has its own
 * problem.
 */
function* versionWarnings(image: unknown, path: Path): Generator<Violation> {
  if (!isRecord(image)) return;
  const versions = valueAt(image, 'versions') ?? [];
  if (textAt(image, 'status') !== 'planned' && Array.isArray(versions) && versions.length === 0)
    yield {
      path: [...path, 'versions'],
      message: `found no version of the available image ${show(textAt(image, 'slug'))}, expected at least one to scan; ${versionsFix(image)}, or state status: planned`,
    };
}

/** Container images are younger than this year. */
const FIRST_YEAR = 2000;

function* eolWarnings(image: unknown, path: Path): Generator<Violation> {
  for (const [i, version] of listAt(image, 'versions').entries()) {
    const eol = textAt(version, 'eol');
    if (eol !== undefined && isFullDate(eol) && Number(eol.slice(0, 4)) < FIRST_YEAR)
      yield {
        path: [...path, 'versions', i, 'eol'],
        message: `found ${show(eol)}, expected the last day of support of a version that is published now; correct the year`,
      };
  }
}

export function* findWarnings(manifest: unknown): Generator<Violation> {
  yield* registryWarnings(manifest);
  yield* licenseWarnings(manifest);
  for (const [i, image] of listAt(manifest, 'images').entries()) {
    yield* versionWarnings(image, ['images', i]);
    yield* eolWarnings(image, ['images', i]);
  }
  yield* badgeWarnings(manifest);
  yield* replacementWarnings(manifest);
}
