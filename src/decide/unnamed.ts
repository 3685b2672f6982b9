import { isNamedLike } from '../domain/software';
import { joinLimited, pluralize } from '../domain/values/plural';
import { versionKey } from '../domain/version-key';
import { availableImages, type Catalog, type CatalogImage } from '../read/manifest/catalog';
import { listsAll, type Scan } from '../read/reports/scan';
import type { Matches } from './match-reports';

/** The reports of the newest version of which this run's reports list all packages; none if there is no such version. */
const newestLists = (
  { slug, versions = [], os }: CatalogImage,
  { byVersion }: Matches,
): ReadonlyArray<Scan> =>
  versions
    .map(({ version }) => byVersion.get(versionKey(slug, version)) ?? [])
    .map((scans) => scans.filter(({ packages }) => packages.extent !== 'never'))
    .find((scans) => scans.length > 0 && scans.every((scan) => listsAll(scan, os === 'none'))) ??
  [];

/**
 * The images that state no software, and whose own software may be in no list: no package is named like them. Judged by
 * the reports of this run, so that nothing is read for it.
 */
export const findUnnamed = (catalog: Catalog, matches: Matches): ReadonlyArray<string> =>
  catalog.packages
    ? availableImages(catalog)
        .filter(({ software }) => software === undefined)
        .map((image) => ({ slug: image.slug, scans: newestLists(image, matches) }))
        .filter(({ slug, scans }) => {
          const isNamed = isNamedLike(slug);
          return scans.length > 0 && !scans.some(({ packages }) => packages.items.some(isNamed));
        })
        .map(({ slug }) => slug)
    : [];

const MAX_NAMED = 5;

/** What images without software of their own mean; undefined if there are none. */
export const describeUnnamed = (slugs: ReadonlyArray<string>): string | undefined =>
  slugs.length === 0
    ? undefined
    : `the scanner lists no package named like ${pluralize(slugs.length, 'image')} (${joinLimited(slugs, MAX_NAMED)}): what is compiled into ${slugs.length === 1 ? 'it' : 'them'} may not be checked; state software`;
