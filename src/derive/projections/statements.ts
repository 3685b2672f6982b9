import { IMAGE_VEX } from '../../contract/vex-documents';
import { type Problem, problem, type WithWarnings } from '../../domain/problem';
import { joinLimited, pluralize } from '../../domain/values/plural';
import { droppedWarning, inDocument } from '../../previous/documents';
import type { Previous } from '../../previous/previous';
import { addressesOf, availableImages, type Catalog } from '../../read/manifest/catalog';
import { imageAddress } from '../../read/vex/image-address';
import { compareAddresses, isAbout, readdress } from '../../read/vex/readdress';
import type { StatedImage } from '../../read/vex/repository';

/** A published document. Its image was published at `from`, and is now at `image`. */
interface PublishedStatements extends StatedImage {
  readonly from: string;
}

const MAX_NAMED = 10;

/** Reads the published documents of available images. Warns of those that were edited to be about another image. */
const readPublished = (
  catalog: Catalog,
  { read, catalog: former, isAsPublished }: Previous,
): WithWarnings<ReadonlyArray<PublishedStatements>> => {
  const addresses = former && addressesOf(former);
  const warnings: Problem[] = [];
  const value = availableImages(catalog).flatMap(({ slug, image }) => {
    const document = read(IMAGE_VEX, slug);
    // Without the published manifest, only the present address is known.
    const from = addresses?.get(slug) ?? image;
    if (document === undefined) return [];
    if (isAsPublished || isAbout(document, from)) return [{ slug, image, from, document }];
    const flaw = `found products other than ${imageAddress(from).address}, expected only this one`;
    warnings.push(droppedWarning(IMAGE_VEX.file(slug), flaw));
    return [];
  });
  return { value, warnings };
};

const describeMove = ({ slug, from, image }: PublishedStatements): string =>
  `${slug} was ${imageAddress(from).address} and is ${imageAddress(image).address}`;

const movedWarnings = (all: ReadonlyArray<PublishedStatements>): ReadonlyArray<Problem> => {
  const moved = all.filter(({ from, image }) => compareAddresses(from, image) === 'moved');
  return moved.length === 0
    ? []
    : [
        problem(
          `the address of ${pluralize(moved.length, 'image')} with statements changed: ${joinLimited(moved, MAX_NAMED, describeMove)}; the statements now apply to the new address; if it is a different image, state what applies to it in the files of vex`,
        ),
      ];
};

const replacedWarning = ({ slug, from, image, document }: PublishedStatements): Problem =>
  inDocument(
    IMAGE_VEX.file(slug),
    `found ${pluralize(document.statements.length, 'statement')} about ${imageAddress(from).address}, expected some about ${imageAddress(image).address}, which ${slug} is now; they were about another image, so they are no longer published; state what applies to this one in the files of vex`,
  );

/**
 * Keeps the published statements for the present addresses of their images. Warns of those that moved or are dropped.
 */
export const keepStatements = (
  catalog: Catalog,
  previous: Previous,
): WithWarnings<ReadonlyArray<StatedImage>> => {
  const published = readPublished(catalog, previous);
  const isReplaced = ({ from, image }: PublishedStatements): boolean =>
    compareAddresses(from, image) === 'other';
  return {
    value: published.value
      .filter((each) => !isReplaced(each))
      .map(({ slug, image, document }) => ({ slug, image, document: readdress(document, image) })),
    warnings: [
      ...published.warnings,
      ...movedWarnings(published.value),
      ...published.value.filter(isReplaced).map(replacedWarning),
    ],
  };
};
