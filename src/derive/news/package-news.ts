import type { ChangedPackages, ImagePackage, ImagePackages } from '../../contract/packages';
import { uniqueBy } from '../../domain/values/group-by';

export interface NewPackage extends Pick<ImagePackage, 'name' | 'version'> {
  readonly slug: string;
}

/** The packages of an image before and after a run. */
export interface PackageChange {
  readonly before: ImagePackages;
  readonly after: ImagePackages;
}

/**
 * The changes by rebuilds that this run found, by version; the packages of both builds are known. If a scanner lists more
 * packages of the same build than before, that is not news.
 */
const rebuildsIn = ({ before, after }: PackageChange): ReadonlyArray<ChangedPackages> => {
  const former = new Map(before.versions.map(({ version, changed }) => [version, changed?.from]));
  return after.versions.flatMap(({ version, changed }) =>
    changed !== undefined && changed.from !== former.get(version) ? [changed] : [],
  );
};

/** Several versions of an image can get the same package. */
const distinctPackages = (items: ReadonlyArray<NewPackage>): ReadonlyArray<NewPackage> =>
  uniqueBy(items, (item) => JSON.stringify(item));

/** The packages that the rebuilds of a run added to images, image by image. */
export const findNewPackages = (changes: ReadonlyArray<PackageChange>): ReadonlyArray<NewPackage> =>
  distinctPackages(
    changes.flatMap((change) =>
      rebuildsIn(change).flatMap(({ added }) =>
        added.map(({ name, to }) => ({ slug: change.after.slug, name, version: to })),
      ),
    ),
  );
