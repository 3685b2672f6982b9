import * as TE from 'fp-ts/TaskEither';
import { IMAGE_VEX, VEX_ARCHIVE, VEX_COPY, VEX_INDEX, VEX_REPOSITORY } from '../api/vex-documents';
import type { ImageStatus } from '../catalog/image-status';
import { isSameAddress } from '../domain/web-address';
import type { File } from '../file';
import { blobId } from '../git-objects/objects';
import { addressesOf, availableImages } from '../manifest/catalog';
import { problem, type TaskResult } from '../problem';
import { keysOf } from '../published/published';
import { fetchNeeded, ONLY, readAllYesterday } from '../published/yesterday';
import { jsonFile } from '../render/json';
import { steps } from '../task/steps';
import { compareText } from '../values/compare';
import { show } from '../values/escape';
import { joinLimited, pluralize } from '../values/plural';
import { noticeUncovered, warnOfAge } from '../vex/advice';
import { gzipStored, tar } from '../vex/archive';
import { pathInArchive, type StatedImage, toIndex, toRepository } from '../vex/repository';
import { type JudgeBuild, judgeStatements, neededToJudge } from './judge-statements';
import { keepStatements } from './kept-statements';
import { writeAll } from './tree-writer';

/** What the owner's statements are published from. */
export interface VexBuild extends JudgeBuild {
  /** The lines of the input that no file matches any more: what is published is withdrawn. Empty if there are files. */
  readonly withdrawn: ReadonlyArray<string>;
  /** The address above `api/v1`, as manifest or branch state it; undefined if they do not. */
  readonly statedSite: string | undefined;
  /** Whether Jekyll builds the site. */
  readonly isJekyll: boolean;
}

const MAX_NAMED = 5;

const OF_REPOSITORY = [VEX_REPOSITORY, VEX_INDEX, VEX_COPY, VEX_ARCHIVE];

const isOfRepository = (file: string): boolean =>
  OF_REPOSITORY.some(({ keyOf }) => keyOf(file) !== undefined);

/** Whether a file has statements of the owner. */
export const isVex = (file: string): boolean =>
  IMAGE_VEX.keyOf(file) !== undefined || isOfRepository(file);

/** Whether the published documents of images stay: of available images under the addresses as published. */
const areSettled = ({ catalog, published }: VexBuild): boolean => {
  const { memory, catalog: former } = published;
  const before = former && addressesOf(former);
  const now = new Map(availableImages(catalog).map(({ slug, image }) => [slug, image]));
  const isSettled = (slug: string): boolean => now.has(slug) && now.get(slug) === before?.get(slug);
  return memory.trusted && keysOf(published, IMAGE_VEX).every(isSettled);
};

/** The index, the copies of the documents, and the archive of all these. */
const repositoryFiles = (images: ReadonlyArray<StatedImage>): ReadonlyArray<File> => {
  const copies = images
    .map(({ slug, document }) => ({
      path: VEX_COPY.file(slug),
      content: jsonFile(IMAGE_VEX, slug, document).content,
    }))
    .sort((a, b) => compareText(a.path, b.path));
  const files = [jsonFile(VEX_INDEX, '', toIndex(images)), ...copies];
  const packed = files.map(({ path, content }) => ({
    path: pathInArchive(path),
    content: Buffer.from(content),
  }));
  return [...files, { path: VEX_ARCHIVE.path, content: [gzipStored(tar(packed))] }];
};

const REPOSITORY_FILE = { file: `api/v1/${VEX_REPOSITORY.path}` };

/** Says where scanners do not find the repository. */
const noteSite = (
  { statedSite, vex, isJekyll, warn, notice }: VexBuild,
  { isSecure, wasPublished }: Plan,
): void => {
  const where =
    statedSite === undefined
      ? 'no site in the manifest and no CNAME'
      : `the site ${show(statedSite)}`;
  const found = `found ${where}, expected an https address`;
  if (isSecure && isJekyll)
    notice(
      'found a _config.yml on the branch: Jekyll leaves out the folder .well-known, without which Trivy finds no VEX repository; write include: [.well-known] in it',
    );
  if (!isSecure && wasPublished)
    warn(
      problem(
        `${found}; the VEX repository is removed, and Trivy fails where it is set up; state site in the manifest`,
        REPOSITORY_FILE,
      ),
    );
  else if (!isSecure && vex !== undefined)
    notice(`${found}, so no VEX repository is published; state site in the manifest`);
};

/** Warns if the archive has another address than published. */
const noteMove = (build: VexBuild, { root, needed }: Plan): TaskResult<void> =>
  steps(function* ($) {
    const former = (yield* $(readAllYesterday(build, needed.root))).get('');
    const [from, to] = [former, root].map((each) => each?.versions[0]?.locations[0]?.url);
    if (from === undefined || to === undefined || isSameAddress(from, to)) return;
    build.warn(
      problem(
        `found ${show(to)}, expected ${show(from)} as published, which Trivy keeps for ever; serve both, or have all clients run trivy clean --vex-repo`,
        REPOSITORY_FILE,
      ),
    );
  });

/** Says what is withdrawn because its files are gone. */
const noteWithdrawn = (build: VexBuild, { needed }: Plan): TaskResult<void> =>
  steps(function* ($) {
    if (build.withdrawn.length === 0) return;
    const former = [...(yield* $(readAllYesterday(build, needed.documents))).values()];
    const count = former.reduce((sum, { statements }) => sum + statements.length, 0);
    build.warn(
      problem(
        `input vex: found no file for ${joinLimited(build.withdrawn, MAX_NAMED, show)} any more, expected those of ${pluralize(count, 'published statement')} about ${pluralize(former.length, 'image')}; all are withdrawn: restore the files if that is wrong, and leave the input empty if you state nothing more`,
      ),
    );
  });

/** Says which statements of this run are old, or are about images that were rebuilt. */
const advise = ({ catalog, vex, warn, notice }: VexBuild, dataDate: string | null): void => {
  if (vex === undefined) return;
  if (dataDate !== null) warnOfAge(vex, dataDate).forEach(warn);
  noticeUncovered(vex, availableImages(catalog)).forEach(notice);
};

/** What a run does with the statements, before anything is read. */
const planVex = (build: VexBuild) => {
  const { catalog, published, vex, withdrawn, statedSite = '' } = build;
  const { files } = published;
  const isSecure = statedSite.startsWith('https://');
  const wasPublished = files.has(VEX_INDEX.path) || files.has(VEX_REPOSITORY.path);
  const root = toRepository(catalog.project.name ?? catalog.registry, statedSite);
  const rootFile = jsonFile(VEX_REPOSITORY, '', root);
  const isMoved = isSecure && files.get(rootFile.path) !== blobId([Buffer.from(rootFile.content)]);
  const isKept = vex === undefined && areSettled(build) && (wasPublished || !isSecure);
  const slugs = availableImages(catalog).map(({ slug }) => slug);
  const needed = {
    root: { kind: VEX_REPOSITORY, keys: isMoved ? ONLY : [] },
    documents: { kind: IMAGE_VEX, keys: isKept || (vex && withdrawn.length === 0) ? [] : slugs },
  };
  return { isSecure, wasPublished, isKept, root, rootFile, needed };
};

type Plan = ReturnType<typeof planVex>;

/** The documents of this run, or the published ones under the addresses of this catalog. */
const readImages = (build: VexBuild, { needed }: Plan): TaskResult<ReadonlyArray<StatedImage>> => {
  const { catalog, vex } = build;
  if (vex === undefined) return keepStatements(build, needed.documents);
  return TE.right(
    availableImages(catalog).flatMap(({ slug, image }) => {
      const document = vex.get(slug);
      return document === undefined ? [] : [{ slug, image, document }];
    }),
  );
};

/**
 * Publishes the statements of the owner: a document for each image, and a repository of them all, which stays from the
 * first run with statements on. Reads nothing if nothing changes, otherwise the published documents in one request.
 */
export const deriveVex = (
  build: VexBuild,
  judged: ReadonlyArray<ImageStatus>,
  dataDate: string | null,
): TaskResult<void> =>
  steps(function* ($) {
    const { published, tree, vex } = build;
    const before = [...published.files.keys()].filter(isVex);
    if (vex === undefined && before.length === 0) return;
    const plan = planVex(build);
    const { isSecure, wasPublished, isKept, rootFile, needed } = plan;
    yield* $(fetchNeeded(build, [...Object.values(needed), ...neededToJudge(build)]));
    yield* $(noteMove(build, plan));
    yield* $(noteWithdrawn(build, plan));
    noteSite(build, plan);
    advise(build, dataDate);
    yield* $(judgeStatements(build, judged));
    if (isKept) yield* $(tree.keep(before.filter((file) => isSecure || !isOfRepository(file))));
    const images = isKept ? [] : yield* $(readImages(build, plan));
    yield* $(
      writeAll(
        tree,
        images.map(({ slug, document }) => jsonFile(IMAGE_VEX, slug, document)),
      ),
    );
    const isDue = isSecure && (wasPublished || vex !== undefined || images.length > 0);
    if (isDue && !isKept) yield* $(writeAll(tree, repositoryFiles(images)));
    if (isDue) yield* $(tree.write(rootFile));
  });
