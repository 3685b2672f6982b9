import {
  IMAGE_PACKAGES,
  type ImagePackages,
  PACKAGE_NAMES,
  PACKAGES,
  type PackageNames,
  type PackageType,
  type PackageTypes,
} from '../api/packages';
import { MAX_FILE_BYTES } from '../file';
import {
  type ChangedNames,
  type ChangedPackages,
  findWitnesses,
  imageWithMost,
  nextNames,
  nextTypes,
  openPackages,
  type PackageChanges,
} from '../history/package-names';
import { availableImages } from '../manifest/catalog';
import { type Problem, problem, type TaskResult } from '../problem';
import {
  fetchNeeded,
  readAllYesterday,
  readYesterday,
  type Yesterday,
} from '../published/yesterday';
import { jsonFile } from '../render/json';
import { steps } from '../task/steps';
import { type Derivation, derive } from './derive';
import {
  type Candidate,
  derivePackages,
  type PackagesBuild,
  type PackagesScope,
} from './packages-scope';

const MAX_BYTES = MAX_FILE_BYTES / 2;

/** What is wrong with a document that is too large, and left out. */
const tooLarge = (file: string, size: number, what: string, left: string): Problem => {
  const MiB = 1024 * 1024;
  return problem(
    `found ${what} of ${Math.ceil(size / MiB)} MiB, expected at most ${MAX_BYTES / MiB} MiB; ${left} left out, and those of its versions are not known; publish fewer versions of this image`,
    { file: `api/v1/${file}` },
  );
};

/** Derives the packages of images. */
export const deriveImagePackages = (
  build: PackagesBuild,
  candidates: ReadonlyArray<Candidate>,
): Derivation<typeof IMAGE_PACKAGES.codec, PackageChanges> => ({
  kind: IMAGE_PACKAGES,
  keys: candidates.map(({ slug }) => slug),
  isExact: true,
  maxBytes: MAX_BYTES,
  next: ({ read, write }) =>
    steps(function* ($) {
      const changes = openPackages();
      for (const candidate of candidates) {
        const { slug } = candidate;
        const before = (yield* $(read(slug)))?.usable;
        const after = yield* $(derivePackages(build, candidate, before));
        const size = yield* $(write(slug, after));
        const isTooLarge = size > MAX_BYTES;
        if (isTooLarge)
          build.warn(tooLarge(IMAGE_PACKAGES.file(slug), size, 'packages', 'they are'));
        // Of an edited memory, everything is computed again.
        const { trusted } = build.yesterday.published.memory;
        changes.add(slug, trusted ? before : undefined, isTooLarge ? undefined : after);
      }
      return changes;
    }),
});

/** A document of names that is too large. */
interface TooLarge {
  readonly names: PackageNames;
  readonly size: number;
}

/** The names of types after a run; undefined for a type that is removed. */
type NextNames = ReadonlyMap<PackageType, PackageNames | undefined>;

/** The packages of the unchanged images that decide which sources of a name remain. */
const readWitnesses = (
  yesterday: Yesterday,
  before: PackageNames | undefined,
  changed: ChangedNames,
): TaskResult<ReadonlyArray<ImagePackages>> =>
  steps(function* ($) {
    const needed = { kind: IMAGE_PACKAGES, keys: findWitnesses(before, changed) };
    if (needed.keys.length === 0) return [];
    yield* $(fetchNeeded(yesterday, [needed]));
    return [...(yield* $(readAllYesterday(yesterday, needed))).values()];
  });

/** Derives the names of the types in which a name comes or goes, up to one that is too large. */
export const derivePackageNames = (
  yesterday: Yesterday,
  { names: all }: ChangedPackages,
): Derivation<
  typeof PACKAGE_NAMES.codec,
  { readonly next: NextNames; readonly large?: TooLarge }
> => ({
  kind: PACKAGE_NAMES,
  keys: yesterday.published.memory.trusted ? [...all.keys()] : [],
  isExact: true,
  maxBytes: MAX_BYTES,
  next: ({ read, write }) =>
    steps(function* ($) {
      const next = new Map<PackageType, PackageNames | undefined>();
      for (const [type, changed] of all) {
        const before = (yield* $(read(type)))?.usable;
        const witnesses = yield* $(readWitnesses(yesterday, before, changed));
        const names = nextNames(type, before, changed, witnesses);
        next.set(type, names);
        const size = yield* $(write(type, names));
        if (names !== undefined && size > MAX_BYTES) return { next, large: { names, size } };
      }
      return { next };
    }),
});

const FIRST = problem(
  'found packages in the reports, which are published from now on, with the names of private ones; to publish none, write packages: false at the top of the manifest',
);

/** Takes back the packages of the image that has most names in a document that is too large. */
const leaveOut = (
  build: PackagesBuild,
  candidates: ReadonlyArray<Candidate>,
  changes: PackageChanges,
  { names, size }: TooLarge,
): TaskResult<void> =>
  steps(function* ($) {
    const { yesterday, tree, warn } = build;
    const slug = imageWithMost(names);
    const left = `the packages of ${slug}, which has most of them, are`;
    warn(tooLarge(PACKAGE_NAMES.file(names.type), size, 'names', left));
    yield* $(fetchNeeded(yesterday, [{ kind: IMAGE_PACKAGES, keys: [slug] }]));
    const published = yield* $(readYesterday(yesterday, { kind: IMAGE_PACKAGES }, slug));
    const candidate = candidates.find((each) => each.slug === slug);
    const document = candidate
      ? yield* $(derivePackages(build, candidate, published?.usable))
      : published?.usable;
    tree.files.delete(IMAGE_PACKAGES.file(slug));
    changes.add(slug, document, undefined);
  });

/** Writes the documents of types, and leaves out images until each of them has a size that can be served. */
const writeNames = (
  build: PackagesBuild,
  candidates: ReadonlyArray<Candidate>,
  changes: PackageChanges,
  derivation: ReturnType<typeof derivePackageNames>,
): TaskResult<NextNames> =>
  steps(function* ($) {
    const { yesterday, tree } = build;
    const { next, large } = yield* $(derive(yesterday, tree, derivation));
    if (large === undefined) return next;
    yield* $(leaveOut(build, candidates, changes, large));
    const again = derivePackageNames(yesterday, changes.result());
    yield* $(fetchNeeded(yesterday, [again]));
    return yield* $(writeNames(build, candidates, changes, again));
  });

const countVersions = ({ catalog }: PackagesBuild): number =>
  availableImages(catalog).reduce((sum, { versions = [] }) => sum + versions.length, 0);

/** Writes the documents of types and the list of types, from the published list and what changed. */
export const writePackageTypes = (
  build: PackagesBuild,
  candidates: PackagesScope,
  former: PackageTypes | undefined,
  changes: PackageChanges,
  derivation: ReturnType<typeof derivePackageNames>,
): TaskResult<void> =>
  steps(function* ($) {
    const { yesterday, tree, warn } = build;
    if (candidates === undefined) return;
    const names = yield* $(writeNames(build, candidates, changes, derivation));
    const before = yesterday.published.memory.trusted ? former : undefined;
    const types = nextTypes(before, changes.result(), names, countVersions(build));
    if (former === undefined && types.total > 0) warn(FIRST);
    yield* $(tree.write(jsonFile(PACKAGES, '', types)));
  });
