import type { ImageVex } from '../api/vex';
import { IMAGE_VEX, VEX_COPY } from '../api/vex-documents';
import { addressesOf, availableImages, type Catalog } from '../manifest/catalog';
import { problem, type TaskResult } from '../problem';
import { inDocument } from '../published/read-documents';
import { readAllYesterday, warnUnused } from '../published/yesterday';
import { steps } from '../task/steps';
import { joinLimited, pluralize } from '../values/plural';
import { imageAddress } from '../vex/image-address';
import { compareAddresses, isAbout, readdress } from '../vex/readdress';
import type { StatedImage } from '../vex/repository';
import type { Deriving } from './derive';

interface KeptBuild extends Deriving {
  readonly catalog: Catalog;
}

/** A published document, and the image that it is about. */
interface Kept {
  readonly slug: string;
  readonly document: ImageVex;
  /** Where the image was published, and where it is. */
  readonly from: string;
  readonly to: string;
}

/** The same, before it is known whether the image was published at all. */
type Found = Omit<Kept, 'from'> & { readonly from: string | undefined };

/** The folder of the documents. */
const FOLDER = IMAGE_VEX.path.slice(0, IMAGE_VEX.path.indexOf('/'));
const MAX_NAMED = 10;

/** Says which documents somebody removed: their copies are still there. */
const warnOfRemoved = (build: KeptBuild): void => {
  const { files } = build.published;
  for (const { slug } of availableImages(build.catalog))
    if (files.has(VEX_COPY.file(slug)) && !files.has(IMAGE_VEX.file(slug)))
      warnUnused(
        build,
        IMAGE_VEX,
        IMAGE_VEX.file(slug),
        'found it removed, expected it as published',
      );
};

const expectedOf = (from: string | undefined): string =>
  from === undefined
    ? 'found statements about an image that was not published, expected none'
    : `found products other than ${imageAddress(from).address}, expected only this one, where the image was published`;

/** Without documents about something else than their image, which this action did not write there. */
const dropForeign = (build: KeptBuild, all: ReadonlyArray<Found>): ReadonlyArray<Kept> => {
  const own = all.flatMap(({ from, ...each }) =>
    from !== undefined && isAbout(each.document, from) ? [{ ...each, from }] : [],
  );
  const believed = new Set(own.map(({ slug }) => slug));
  for (const { slug, from } of all)
    if (!believed.has(slug)) warnUnused(build, IMAGE_VEX, IMAGE_VEX.file(slug), expectedOf(from));
  warnOfRemoved(build);
  if (own.length > 0)
    build.warn(
      inDocument(
        FOLDER,
        `found statements that may have been edited after they were published (${joinLimited([...believed], MAX_NAMED)}), expected them as published; they are believed as found until a run states them again with vex`,
      ),
    );
  return own;
};

const warnOfMoves = ({ warn }: KeptBuild, all: ReadonlyArray<Kept>): void => {
  const moved = all.filter(({ from, to }) => compareAddresses(from, to) === 'moved');
  if (moved.length > 0)
    warn(
      problem(
        `found ${pluralize(moved.length, 'image')} with statements at another address than published, expected the same: ${joinLimited(moved, MAX_NAMED, ({ slug, from, to }) => `${slug} was ${imageAddress(from).address} and is ${imageAddress(to).address}`)}; the statements are now published for the new one; if it is another image, state with vex what holds for it`,
      ),
    );
};

/** Without documents about images that another one has taken the place of. */
const dropReplaced = ({ warn }: KeptBuild, all: ReadonlyArray<Kept>): ReadonlyArray<Kept> => {
  const isSame = ({ from, to }: Kept): boolean => compareAddresses(from, to) !== 'other';
  for (const { slug, from, to, document } of all.filter((each) => !isSame(each)))
    warn(
      inDocument(
        IMAGE_VEX.file(slug),
        `found ${pluralize(document.statements.length, 'statement')} about ${imageAddress(from).address}, expected some about ${imageAddress(to).address}, which ${slug} is now; they were about another image, so they are not published any more; state with vex what holds for this one`,
      ),
    );
  return all.filter(isSame);
};

/** The published statements under the addresses that their images have now. Says what becomes of the others. */
export const keepStatements = (
  build: KeptBuild,
  needed: Parameters<typeof readAllYesterday>[1] & { readonly kind: typeof IMAGE_VEX },
): TaskResult<ReadonlyArray<StatedImage>> =>
  steps(function* ($) {
    const { catalog, published } = build;
    const before = published.catalog && addressesOf(published.catalog);
    const documents = yield* $(readAllYesterday(build, needed));
    const found = availableImages(catalog).flatMap(({ slug, image: to }): ReadonlyArray<Found> => {
      const document = documents.get(slug);
      // Without the published manifest, only the present address can be compared.
      const from = before === undefined ? to : before.get(slug);
      return document === undefined ? [] : [{ slug, document, from, to }];
    });
    const own = published.asPublished.has(FOLDER)
      ? found.map(({ from, ...each }) => ({ ...each, from: from ?? each.to }))
      : dropForeign(build, found);
    warnOfMoves(build, own);
    return dropReplaced(build, own).map(({ slug, document, to }) => ({
      slug,
      image: to,
      document: readdress(document, to),
    }));
  });
