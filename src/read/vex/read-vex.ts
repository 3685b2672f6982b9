import * as E from 'fp-ts/Either';
import type { ImageVex } from '../../contract/vex';
import { fail, type Problem, problem, type Result, type WithWarnings } from '../../domain/problem';
import { collect, groupBy, uniqueBy } from '../../domain/values/group-by';
import { formatNumber, pluralize } from '../../domain/values/plural';
import { availableImages, type Catalog } from '../manifest/catalog';
import {
  type Conflict,
  findConflicts,
  groupByName,
  type ImageStatement,
  toScope,
  withoutSuperseded,
} from './entries';
import { createFinder, type NamedImage, nameImages, type Resolved } from './find-images';
import { toDocument } from './image-document';
import { MiB, VEX_LIMITS } from './limits';
import { resolve } from './resolve';
import { decodeVexFile, type VexFile } from './vex-file';
import { contradiction, overlap, warnOfStatements } from './warnings';

const resolveFiles = (
  files: ReadonlyArray<VexFile>,
  images: ReadonlyArray<NamedImage>,
  latest: string,
) => {
  const decoded = files.map((file) => decodeVexFile(file, latest));
  const all = decoded.flatMap((each) => (E.isRight(each) ? each.right.value : []));
  return {
    ...resolve(all, createFinder(images)),
    count: all.length,
    problems: decoded.flatMap((each) => (E.isLeft(each) ? each.left : [])),
    warnings: decoded.flatMap((each) => (E.isRight(each) ? each.right.warnings : [])),
  };
};

const aboveLimit = (found: string, limit: string): Problem =>
  problem(
    `found ${found}, expected at most ${limit} in all; remove statements that no longer matter`,
  );

const checkBytes = (files: ReadonlyArray<VexFile>): ReadonlyArray<Problem> => {
  const total = files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  const { bytes } = VEX_LIMITS;
  return total > bytes
    ? [aboveLimit(`${total} bytes in ${pluralize(files.length, 'file')}`, `${bytes / MiB} MiB`)]
    : [];
};

const checkCount = (count: number): ReadonlyArray<Problem> => {
  const { statements } = VEX_LIMITS;
  return count > statements
    ? [aboveLimit(pluralize(count, 'statement'), formatNumber(statements))]
    : [];
};

const findAmbiguous = (all: ReadonlyArray<Resolved>): ReadonlyArray<Problem> =>
  all.flatMap(({ stated, products }) =>
    products.flatMap(({ meanings }, index) =>
      meanings.length > 1
        ? stated.at(
            ['products', index],
            'found a product whose identifiers mean different images or digests, expected one meaning; make each a product of its own',
          )
        : [],
    ),
  );

const toEntries = ({ stated, products }: Resolved): ReadonlyArray<ImageStatement> => {
  const { name, aliases = [] } = stated.statement.vulnerability;
  const names = [...new Set([name, ...aliases])];
  const targets = products.flatMap(({ product, meanings }) =>
    meanings
      .flat()
      .map(({ slug, digest }) => [slug, toScope(digest, product.subcomponents)] as const),
  );
  return [...collect(targets)].map(([slug, scopes]) => ({ slug, stated, names, scopes }));
};

/** The first conflict of each later statement. */
const conflictsIn = (
  groups: ReadonlyArray<ReadonlyArray<ImageStatement>>,
): ReadonlyArray<Conflict> => uniqueBy(groups.flatMap(findConflicts), ({ later }) => later.stated);

const bySecond = (
  group: ReadonlyArray<ImageStatement>,
): ReadonlyArray<ReadonlyArray<ImageStatement>> => [
  ...groupBy(group, ({ stated }) => stated.statement.timestamp).values(),
];

const contradictionsIn = (
  slug: string,
  entries: ReadonlyArray<ImageStatement>,
): ReadonlyArray<Problem> =>
  conflictsIn(groupByName(entries).flatMap(bySecond)).map(contradiction(slug));

const warnOfOverlaps = (
  slug: string,
  entries: ReadonlyArray<ImageStatement>,
): ReadonlyArray<Problem> => {
  const [first, ...others] = conflictsIn(groupByName(entries));
  return first === undefined ? [] : [overlap(slug, first, 1 + others.length)];
};

const toDocuments = (
  byImage: ReadonlyMap<string, ReadonlyArray<ImageStatement>>,
  images: ReadonlyArray<NamedImage>,
): WithWarnings<ReadonlyMap<string, ImageVex>> => {
  const left = images.map((image) => ({
    image,
    entries: withoutSuperseded(byImage.get(image.slug) ?? []),
  }));
  return {
    value: new Map(
      left.flatMap(({ image, entries }) =>
        entries.length > 0 ? [[image.slug, toDocument(entries, image)] as const] : [],
      ),
    ),
    warnings: left.flatMap(({ image, entries }) => warnOfOverlaps(image.slug, entries)),
  };
};

/**
 * Reads the statements of the owner. Returns the documents by slug, only of available images with statements. Fails
 * with all problems of all files. `latest` is the latest accepted date.
 */
export const decodeVex = (
  files: ReadonlyArray<VexFile>,
  catalog: Pick<Catalog, 'images'>,
  latest: string,
): Result<WithWarnings<ReadonlyMap<string, ImageVex>>> => {
  const tooLarge = checkBytes(files);
  if (tooLarge.length > 0) return fail(tooLarge);
  const images = nameImages(availableImages(catalog));
  const read = resolveFiles(files, images, latest);
  const { resolved } = read;
  const byImage = groupBy(resolved.flatMap(toEntries), ({ slug }) => slug);
  const errors = [
    ...read.problems,
    ...checkCount(read.count),
    ...read.tooMuch,
    ...findAmbiguous(resolved),
    ...[...byImage].flatMap(([slug, entries]) => contradictionsIn(slug, entries)),
  ];
  if (errors.length > 0) return fail(errors);
  const { value, warnings } = toDocuments(byImage, images);
  return E.right({
    value,
    warnings: [...read.warnings, ...warnOfStatements(resolved, images), ...warnings],
  });
};
