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
import { fetchNeeded, readAllYesterday, type Yesterday } from '../published/yesterday';
import { jsonFile } from '../render/json';
import { steps } from '../task/steps';
import { type Derivation, derive } from './derive';
import {
  type Candidate,
  derivePackages,
  type PackagesBuild,
  type PackagesScope,
  toGone,
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
        const { trusted } = build.published.memory;
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

/** What is published of types in the end, and the changes in images that it follows from. */
interface WrittenNames {
  readonly next: NextNames;
  readonly changes: PackageChanges;
}

/**
 * Writes the documents of types. While one of them is too large, the packages of the image that has most of its names
 * are left out, and everything is derived again.
 */
const writeNames = (
  build: PackagesBuild,
  candidates: ReadonlyArray<Candidate>,
  changes: PackageChanges,
  derivation: ReturnType<typeof derivePackageNames>,
): TaskResult<WrittenNames> =>
  steps(function* ($) {
    const { tree, warn } = build;
    const { next, large } = yield* $(derive(build, derivation));
    if (large === undefined) return { next, changes };
    const most = imageWithMost(large.names);
    const left = `the packages of ${most}, which has most of them, are`;
    warn(tooLarge(PACKAGE_NAMES.file(large.names.type), large.size, 'names', left));
    for (const type of next.keys()) tree.files.delete(PACKAGE_NAMES.file(type));
    const others = [...candidates.filter(({ slug }) => slug !== most), toGone(most)];
    // What is wrong with the lists was said before.
    const images = deriveImagePackages({ ...build, warn: () => {} }, others);
    yield* $(fetchNeeded(build, [images]));
    const again = yield* $(derive(build, images));
    const names = derivePackageNames(build, again.result());
    yield* $(fetchNeeded(build, [names]));
    return yield* $(writeNames(build, others, again, names));
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
    const { published, tree, warn } = build;
    if (candidates === undefined) return;
    const written = yield* $(writeNames(build, candidates, changes, derivation));
    const before = published.memory.trusted ? former : undefined;
    const types = nextTypes(before, written.changes.result(), written.next, countVersions(build));
    if (former === undefined && types.total > 0) warn(FIRST);
    yield* $(tree.write(jsonFile(PACKAGES, '', types)));
  });
