import type { ImageVex } from '../../contract/vex';
import {
  IMAGE_VEX,
  VEX_ARCHIVE,
  VEX_COPY,
  VEX_INDEX,
  VEX_REPOSITORY,
} from '../../contract/vex-documents';
import type { File } from '../../domain/file';
import { type Problem, problem, type Remarks, type WithWarnings } from '../../domain/problem';
import { compareText } from '../../domain/values/compare';
import { show } from '../../domain/values/escape';
import { joinLimited, pluralize } from '../../domain/values/plural';
import { isSameAddress } from '../../domain/web-address';
import { keysOf, type Previous } from '../../previous/previous';
import { availableImages, type Catalog } from '../../read/manifest/catalog';
import { noticeUncovered, warnOfAge } from '../../read/vex/advice';
import { gzipStored, tar } from '../../read/vex/archive';
import { pathInArchive, type StatedImage, toIndex, toRepository } from '../../read/vex/repository';
import { jsonFile } from '../render/json';
import { keepStatements } from './statements';

export interface VexBuild {
  readonly catalog: Catalog;
  readonly previous: Previous;
  /** Made by this run, by slug; undefined if the published ones stay. */
  readonly vex: ReadonlyMap<string, ImageVex> | undefined;
  /** Lines of the input that no longer match a file, so everything is withdrawn. Empty if there are files. */
  readonly withdrawn: ReadonlyArray<string>;
  /** The address of the branch's root, as the manifest or the branch states it; undefined if neither does. */
  readonly statedSite: string | undefined;
  readonly isJekyll: boolean;
}

const MAX_NAMED = 5;

/** The index, copies of the documents, and the archive of these files. */
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

/** Scanners accept only https addresses. */
export const isSecure = ({ statedSite }: Pick<VexBuild, 'statedSite'>): boolean =>
  statedSite?.startsWith('https://') ?? false;

const wasPublished = ({ previous: { files } }: VexBuild): boolean =>
  files.has(VEX_INDEX.path) || files.has(VEX_REPOSITORY.path);

/** Tells the owner why scanners do not find the repository. */
const noteSite = (build: VexBuild): Partial<Remarks> => {
  const { statedSite, vex, isJekyll } = build;
  const where =
    statedSite === undefined
      ? 'no site in the manifest and no CNAME'
      : `the site ${show(statedSite)}`;
  const found = `found ${where}, expected an https address`;
  if (isSecure(build) && isJekyll)
    return {
      notices: [
        'found a _config.yml on the branch: Jekyll leaves out the folder .well-known, without which Trivy finds no VEX repository; write include: [.well-known] in it',
      ],
    };
  if (isSecure(build)) return {};
  const removed = `${found}; the VEX repository is removed, and Trivy fails where it is set up; state site in the manifest`;
  const missing = `${found}, so no VEX repository is published; state site in the manifest`;
  if (wasPublished(build)) return { warnings: [problem(removed, REPOSITORY_FILE)] };
  return vex === undefined ? {} : { notices: [missing] };
};

const archiveAddress = (
  repository: ReturnType<typeof toRepository> | undefined,
): string | undefined => repository?.versions[0]?.locations[0]?.url;

/** Warns if the address of the archive changed. */
const moveWarnings = (
  { previous }: VexBuild,
  root: ReturnType<typeof toRepository>,
): ReadonlyArray<Problem> => {
  const [from, to] = [archiveAddress(previous.read(VEX_REPOSITORY, '')), archiveAddress(root)];
  if (from === undefined || to === undefined || isSameAddress(from, to)) return [];
  return [
    problem(
      `found ${show(to)}, expected ${show(from)} as published, which Trivy keeps until it is cleaned; serve both, or have all clients run trivy clean --vex-repo`,
      REPOSITORY_FILE,
    ),
  ];
};

/** Warns of statements that are withdrawn because their files are gone. */
const withdrawnWarnings = ({ withdrawn, previous, catalog }: VexBuild): ReadonlyArray<Problem> => {
  if (withdrawn.length === 0) return [];
  const former = availableImages(catalog).flatMap(
    ({ slug }) => previous.read(IMAGE_VEX, slug) ?? [],
  );
  const count = former.reduce((sum, { statements }) => sum + statements.length, 0);
  return [
    problem(
      `input vex: found no file for ${joinLimited(withdrawn, MAX_NAMED, show)} any more, so ${pluralize(count, 'published statement')} about ${pluralize(former.length, 'image')} ${count === 1 ? 'is' : 'are'} withdrawn: if that is wrong, restore the files; if you have nothing more to state, leave the input empty`,
    ),
  ];
};

/** The documents of this run, or the published ones, rewritten for the present addresses. */
const findStated = ({
  catalog,
  previous,
  vex,
}: VexBuild): WithWarnings<ReadonlyArray<StatedImage>> => {
  if (vex === undefined) return keepStatements(catalog, previous);
  const value = availableImages(catalog).flatMap(({ slug, image }) => {
    const document = vex.get(slug);
    return document === undefined ? [] : [{ slug, image, document }];
  });
  return { value, warnings: [] };
};

const NO_STATEMENTS = { files: [], warnings: [], notices: [] };

/**
 * Derives the documents of the owner's statements, one for each image, and the repository of all of them. The
 * repository stays from the first run with statements. `dataDate` is the clock.
 */
export const deriveVex = (
  build: VexBuild,
  dataDate: string | null,
): Remarks & { readonly files: ReadonlyArray<File> } => {
  const { catalog, previous, vex, statedSite = '' } = build;
  const isPublished = wasPublished(build) || keysOf(previous, IMAGE_VEX).length > 0;
  if (vex === undefined && !isPublished) return NO_STATEMENTS;
  const stated = findStated(build);
  const root = toRepository(catalog.project.name ?? catalog.registry, statedSite);
  const site = noteSite(build);
  const isDue =
    isSecure(build) && (wasPublished(build) || vex !== undefined || stated.value.length > 0);
  return {
    files: [
      ...stated.value.map(({ slug, document }) => jsonFile(IMAGE_VEX, slug, document)),
      ...(isDue ? [...repositoryFiles(stated.value), jsonFile(VEX_REPOSITORY, '', root)] : []),
    ],
    warnings: [
      ...(isSecure(build) ? moveWarnings(build, root) : []),
      ...withdrawnWarnings(build),
      ...(site.warnings ?? []),
      ...(vex !== undefined && dataDate !== null ? warnOfAge(vex, dataDate) : []),
      ...stated.warnings,
    ],
    notices: [
      ...(site.notices ?? []),
      ...(vex === undefined ? [] : noticeUncovered(vex, availableImages(catalog))),
    ],
  };
};
