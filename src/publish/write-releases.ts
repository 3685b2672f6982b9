import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { DigestDocument, RemovedCollection, type RemovedItem } from '../api/digests';
import { digestFile, digestPrefix, releasesFile } from '../api/paths';
import { ImageReleases } from '../api/releases';
import type { Published } from '../branch/published';
import { REMOVED_LIST } from '../branch/published-memory';
import type { CatalogImage } from '../catalog/catalog';
import { groupBy } from '../domain/group-by';
import { versionKey } from '../domain/version-key';
import type { File } from '../file';
import type { TaskResult } from '../problem';
import {
  changedPrefixes,
  type DigestStatements,
  digestsOfReleases,
  digestsOfRemoved,
  nextDigests,
} from '../releases/digests';
import { nextReleases } from '../releases/next-releases';
import { nextRemoved } from '../releases/next-removed';
import { jsonFile } from '../render/json';
import type { TreeBuild } from './build-images';
import type { JudgedBuiltImage } from './memory-scope';
import { keepFolder, type MemoryBuild, readDigestDocuments } from './read-memory';
import { writeAll } from './tree-writer';

/** What changes in the documents of digests. */
export interface ChangedDigests {
  /** Slugs of the images that `statements` cover, besides what is gone. */
  readonly slugs: ReadonlySet<string>;
  readonly statements: DigestStatements;
  /** Prefixes of the digests whose statements change. */
  readonly prefixes: ReadonlySet<string>;
  /** Prefixes of the digests that had statements before the run. */
  readonly formerPrefixes: ReadonlySet<string>;
}

/** The releases of an image after the run, and its digests before (as far as published) and after. */
interface ImageChange {
  readonly before: DigestStatements;
  readonly after: DigestStatements;
  readonly document: ImageReleases;
}

const digestsBefore = (
  { published }: TreeBuild,
  releases: ImageReleases | undefined,
): DigestStatements =>
  releases === undefined
    ? []
    : digestsOfReleases(
        releases,
        (version) => published.versions.get(versionKey(releases.slug, version))?.hasRecord ?? false,
      );

const changeImage = (
  build: MemoryBuild,
  image: CatalogImage,
  { security }: JudgedBuiltImage,
): ImageChange => {
  const { catalogDate, published, former } = build;
  const releases = former.releases.get(image.slug);
  const digests = published.catalog?.images.get(image.slug) ?? new Map<string, string | null>();
  const document = nextReleases(image, security, { digests, releases }, catalogDate);
  const recorded = new Set(
    security.versions.flatMap(({ version, rollup }) => (rollup ? [version] : [])),
  );
  return {
    before: digestsBefore(build, releases),
    after: digestsOfReleases(document, (version) => recorded.has(version)),
    document,
  };
};

const prefixesOf = (statements: DigestStatements): ReadonlyArray<string> =>
  statements.map(([digest]) => digestPrefix(digest));

/** All prefixes, if what the documents say now is unknown: of an edited folder, which records it had. */
const prefixesToWrite = (
  { memory, isComparable }: Published,
  before: DigestStatements,
  after: DigestStatements,
): ReadonlyArray<string> => {
  if (!memory.trusted) return prefixesOf(after);
  return isComparable ? changedPrefixes(before, after) : prefixesOf([...before, ...after]);
};

const removedFile = (data: ReadonlyArray<RemovedItem>): File =>
  jsonFile(REMOVED_LIST, RemovedCollection, {
    ...{ apiVersion: 'v1', resource: 'removed' },
    total: data.length,
    data: [...data],
  });

/** Writes the releases of images, and `removed.json`. */
export const writeReleases = (build: MemoryBuild): TaskResult<ChangedDigests> => {
  const { published, catalog, catalogDate, former, released, gone, stated, tree } = build;
  const bySlug = new Map(catalog.images.map((image) => [image.slug, image]));
  const images = released.flatMap((each) => {
    const image = bySlug.get(each.facts.slug);
    return image ? [changeImage(build, image, each)] : [];
  });
  const removed = nextRemoved({
    ...{ published: former.removed, before: published.catalog?.images, after: stated.images },
    ...{ retired: catalog.retired, catalogDate },
  });
  const before = [
    ...images.flatMap((image) => image.before),
    ...gone.flatMap((slug) => digestsBefore(build, former.releases.get(slug))),
    ...digestsOfRemoved(former.removed, published.catalog?.addresses ?? new Map()),
  ];
  const statements = [
    ...images.flatMap(({ after }) => after),
    ...digestsOfRemoved(removed, stated.addresses),
  ];
  const files = images.map(({ document }) =>
    jsonFile(releasesFile(document.slug), ImageReleases, document),
  );
  return pipe(
    writeAll(tree, [...files, removedFile(removed)]),
    TE.map(() => ({
      slugs: new Set([...released.map(({ facts }) => facts.slug), ...gone]),
      statements,
      prefixes: new Set(prefixesToWrite(published, before, statements)),
      formerPrefixes: new Set(prefixesOf(before)),
    })),
  );
};

/** Writes the documents of digests that change, and keeps the others. */
export const writeDigests = (
  build: MemoryBuild,
  { slugs, statements, prefixes, formerPrefixes }: ChangedDigests,
): TaskResult<void> => {
  const byPrefix = groupBy(statements, ([digest]) => digestPrefix(digest));
  return pipe(
    readDigestDocuments(build, build.published.memory.trusted ? prefixes : [], formerPrefixes),
    TE.chain(({ found: published }) =>
      writeAll(
        build.tree,
        [...prefixes].flatMap((prefix) => {
          const own = byPrefix.get(prefix) ?? [];
          const document = nextDigests(prefix, published.get(prefix), slugs, own);
          return document ? [jsonFile(digestFile(prefix), DigestDocument, document)] : [];
        }),
      ),
    ),
    TE.chain(() => keepFolder(build, 'digest', new Set([...prefixes].map(digestFile)))),
  );
};
