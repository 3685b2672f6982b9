import * as TE from 'fp-ts/TaskEither';
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
  nextNames,
  nextTypes,
  openPackages,
} from '../history/package-names';
import { availableImages } from '../manifest/catalog';
import { problem, type TaskResult } from '../problem';
import { fetchNeeded, readAllYesterday, type Yesterday } from '../published/yesterday';
import { exactJsonFile, jsonFile } from '../render/json';
import { steps } from '../task/steps';
import { type Derivation, derive } from './derive';
import { type Candidate, derivePackages, type PackagesBuild } from './packages-scope';

const MAX_BYTES = MAX_FILE_BYTES / 2;
/** A document with fewer packages is below the limit. */
const MAX_UNMEASURED = MAX_BYTES / 2048;

/** Leaves out the packages of an image with more than a file can have. */
const withinLimit = (
  { warn }: PackagesBuild,
  document: ImagePackages | undefined,
): ImagePackages | undefined => {
  if (document === undefined || document.data.length < MAX_UNMEASURED) return document;
  const { content } = exactJsonFile(IMAGE_PACKAGES, document.slug, document);
  const size = Buffer.byteLength(content);
  if (size <= MAX_BYTES) return document;
  const MiB = 1024 * 1024;
  warn(
    problem(
      `found packages of ${Math.ceil(size / MiB)} MiB, expected at most ${MAX_BYTES / MiB} MiB; they are left out, and those of its versions are not known; publish fewer versions of this image`,
      { file: `api/v1/${IMAGE_PACKAGES.file(document.slug)}` },
    ),
  );
  return undefined;
};

/** Derives the packages of images. */
export const deriveImagePackages = (
  build: PackagesBuild,
  candidates: ReadonlyArray<Candidate>,
): Derivation<typeof IMAGE_PACKAGES.codec, ChangedPackages> => ({
  kind: IMAGE_PACKAGES,
  keys: candidates.map(({ slug }) => slug),
  isExact: true,
  next: ({ read, write, remove }) =>
    steps(function* ($) {
      const { rows, yesterday } = build;
      const { add, result } = openPackages();
      for (const candidate of candidates) {
        const { slug } = candidate;
        const before = (yield* $(read(slug)))?.usable;
        const after = withinLimit(build, yield* $(derivePackages(rows, candidate, before)));
        rows.reset();
        if (after === undefined) remove(slug);
        else yield* $(write(slug, after));
        // Of an edited memory, everything is computed again.
        add(slug, yesterday.published.memory.trusted ? before : undefined, after);
      }
      return result();
    }),
});

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

/** Derives the names of the types in which a name comes or goes. */
export const derivePackageNames = (
  yesterday: Yesterday,
  { names: all }: ChangedPackages,
): Derivation<typeof PACKAGE_NAMES.codec, NextNames> => ({
  kind: PACKAGE_NAMES,
  keys: yesterday.published.memory.trusted ? [...all.keys()] : [],
  isExact: true,
  next: ({ read, write, remove }) =>
    steps(function* ($) {
      const next = new Map<PackageType, PackageNames | undefined>();
      for (const [type, changed] of all) {
        const before = (yield* $(read(type)))?.usable;
        const witnesses = yield* $(readWitnesses(yesterday, before, changed));
        const names = nextNames(type, before, changed, witnesses);
        if (names === undefined) remove(type);
        else yield* $(write(type, names));
        next.set(type, names);
      }
      return next;
    }),
});

const FIRST = problem(
  'found packages in the reports, which are published from now on, with the names of private ones; to publish none, write packages: false at the top of the manifest',
);

/** Writes the documents of images that change, and keeps the others. */
export const writeImagePackages = (
  { catalog, yesterday, tree }: PackagesBuild,
  derivation: ReturnType<typeof deriveImagePackages>,
): TaskResult<ChangedPackages> =>
  catalog.packages ? derive(yesterday, tree, derivation) : TE.right({ names: new Map(), known: 0 });

const countVersions = ({ catalog }: PackagesBuild): number =>
  availableImages(catalog).reduce((sum, { versions = [] }) => sum + versions.length, 0);

/** Writes the documents of types and the list of types, from the published list and what changed. */
export const writePackageTypes = (
  build: PackagesBuild,
  former: PackageTypes | undefined,
  changed: ChangedPackages,
  derivation: ReturnType<typeof derivePackageNames>,
): TaskResult<void> =>
  steps(function* ($) {
    const { catalog, yesterday, tree, warn } = build;
    if (!catalog.packages) return;
    const names = yield* $(derive(yesterday, tree, derivation));
    const before = yesterday.published.memory.trusted ? former : undefined;
    const types = nextTypes(before, changed, names, countVersions(build));
    if (former === undefined && types.total > 0) warn(FIRST);
    yield* $(tree.write(jsonFile(PACKAGES, '', types)));
  });
