import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { DigestDocument, RemovedCollection, type RemovedItem } from '../api/digests';
import { digestFile, digestPrefix, releasesFile } from '../api/paths';
import { ImageReleases } from '../api/releases';
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
import type { TreeInputs } from './build-images';
import type { JudgedBuiltImage, MemoryScope } from './memory-scope';
import { type FoundMemory, readDigestDocuments } from './read-memory';
import { keepAll, type TreeWriter, writeAll } from './tree-writer';

/** What a run says anew of digests. */
export interface ChangedDigests {
  /** The images that `statements` are of, besides what is gone. */
  readonly slugs: ReadonlySet<string>;
  readonly statements: DigestStatements;
  /** Prefixes of digests of which something else is said than before. */
  readonly prefixes: ReadonlySet<string>;
}

const NO_DIGESTS: ReadonlyMap<string, string | null> = new Map();

/** The releases of an image, before (as far as the branch has them) and after. */
interface ImageChange {
  readonly before: DigestStatements;
  readonly after: DigestStatements;
  readonly document: ImageReleases;
}

const digestsBefore = (
  { published }: TreeInputs,
  releases: ImageReleases | undefined,
): DigestStatements =>
  releases === undefined
    ? []
    : digestsOfReleases(
        releases,
        (version) => published.versions.get(versionKey(releases.slug, version))?.hasRecord ?? false,
      );

const changeImage = (
  inputs: TreeInputs,
  image: CatalogImage,
  { judged }: JudgedBuiltImage,
  memory: FoundMemory,
): ImageChange => {
  const { catalogDate, published } = inputs;
  const { slug } = image;
  const releases = memory.releases.get(slug);
  const before = digestsBefore(inputs, releases);
  const former = { digests: published.catalog?.images.get(slug) ?? NO_DIGESTS, releases };
  const document = nextReleases(image, judged, former, catalogDate);
  const recorded = new Set(
    judged.versions.flatMap(({ version, rollup }) => (rollup ? [version] : [])),
  );
  return {
    before,
    after: digestsOfReleases(document, (version) => recorded.has(version)),
    document,
  };
};

const removedFile = (data: ReadonlyArray<RemovedItem>): File =>
  jsonFile(REMOVED_LIST, RemovedCollection, {
    ...{ apiVersion: 'v1', resource: 'removed' },
    total: data.length,
    data: [...data],
  });

/** Writes the releases of images, and what is gone. */
export const writeReleases = (
  inputs: TreeInputs,
  tree: TreeWriter,
  { released, gone, stated }: MemoryScope,
  memory: FoundMemory,
): TaskResult<ChangedDigests> => {
  const { published, catalog, catalogDate } = inputs;
  const bySlug = new Map(catalog.images.map((image) => [image.slug, image]));
  const images = released.flatMap((each) => {
    const image = bySlug.get(each.judged.slug);
    return image ? [changeImage(inputs, image, each, memory)] : [];
  });
  const removed = nextRemoved({
    ...{ published: memory.removed, before: published.catalog?.images, after: stated.images },
    ...{ retired: catalog.retired, catalogDate },
  });
  const before = [
    ...images.flatMap((image) => image.before),
    ...gone.flatMap((slug) => digestsBefore(inputs, memory.releases.get(slug))),
    ...digestsOfRemoved(memory.removed, published.catalog?.addresses ?? new Map()),
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
      slugs: new Set([...released.map(({ judged }) => judged.slug), ...gone]),
      statements,
      prefixes: new Set(
        published.memory.trusted
          ? changedPrefixes(before, statements)
          : statements.map(([digest]) => digestPrefix(digest)),
      ),
    })),
  );
};

/** Writes the documents of digests that change, and takes the others over unread. */
export const writeDigests = (
  inputs: TreeInputs,
  tree: TreeWriter,
  { slugs, statements, prefixes }: ChangedDigests,
): TaskResult<void> => {
  const { files, memory } = inputs.published;
  const byPrefix = groupBy(statements, ([digest]) => digestPrefix(digest));
  const replaced = new Set([...prefixes].map(digestFile));
  const isKept = (path: string): boolean =>
    memory.trusted && path.startsWith('digest/') && !replaced.has(path);
  return pipe(
    readDigestDocuments(inputs, memory.trusted ? prefixes : []),
    TE.chain((published) =>
      writeAll(
        tree,
        [...prefixes].flatMap((prefix) => {
          const own = byPrefix.get(prefix) ?? [];
          const document = nextDigests(prefix, published.get(prefix), slugs, own);
          return document ? [jsonFile(digestFile(prefix), DigestDocument, document)] : [];
        }),
      ),
    ),
    TE.chain(() => keepAll(tree, files, isKept)),
  );
};
