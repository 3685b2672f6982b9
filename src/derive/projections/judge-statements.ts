import { FINDINGS, type ImageFindings } from '../../contract/findings';
import { IMAGE_PACKAGES } from '../../contract/packages';
import type { ScanRecord } from '../../contract/record/record';
import type { ImageVex } from '../../contract/vex';
import { recordOfVersion } from '../../decide/decide-images';
import type { VersionStatus } from '../../decide/image-status';
import type { Previous } from '../../previous/previous';
import type { Catalog } from '../../read/manifest/catalog';
import type { Scan } from '../../read/reports/scan';
import { createApplier } from '../../read/vex/covers';
import {
  noticeUnapplied,
  noticeUnknown,
  type ScannedImage,
  type Unapplied,
} from '../../read/vex/doubts';
import type { HouseImage } from '../house/house';

type StatementsBySlug = ReadonlyMap<string, ImageVex>;

const hasSubcomponents = ({ statements }: ImageVex): boolean =>
  statements.some(({ products }) =>
    products.some(({ subcomponents = [] }) => subcomponents.length > 0),
  );

/** The paths of published documents that are needed only to judge the statements of this run. */
export const documentsToJudge = (
  catalog: Catalog,
  vex: StatementsBySlug = new Map(),
): ReadonlyArray<string> =>
  catalog.packages
    ? [...vex].flatMap(([slug, document]) =>
        hasSubcomponents(document) ? [IMAGE_PACKAGES.file(slug)] : [],
      )
    : [];

interface FreshVersion {
  readonly version: VersionStatus;
  readonly scans: ReadonlyArray<Scan>;
  readonly record: ScanRecord;
}

const findFresh = (image: HouseImage): ReadonlyArray<FreshVersion> =>
  image.versions.flatMap((version) => {
    const { decision } = version;
    const record = recordOfVersion(image, version.version);
    return decision.kind === 'fresh' && record !== undefined
      ? [{ version, scans: decision.outcome.scans, record }]
      : [];
  });

/** An index and its platforms have fewer; a hostile report could list any number. */
const MAX_DIGESTS = 16;

/** Finds each suppressing statement that no scan applied, with the first version that shows it. */
const findUnapplied = (
  slug: string,
  document: ImageVex,
  versions: ReadonlyArray<FreshVersion>,
): ReadonlyArray<Unapplied> => {
  const apply = createApplier(document);
  const found = new Map<unknown, Unapplied>();
  for (const { version, scans, record } of versions) {
    const known = scans.flatMap(({ identity }) => identity.digests).slice(0, MAX_DIGESTS);
    const digests = [...new Set([...(version.digest === null ? [] : [version.digest]), ...known])];
    for (const row of record.rows) {
      const statement = apply({ row, digests });
      const isIgnored = statement?.status === 'not_affected' || statement?.status === 'fixed';
      if (statement !== undefined && isIgnored && !found.has(statement))
        found.set(statement, { slug, version: version.version, statement });
    }
  }
  return [...found.values()];
};

/** All names of findings in the fresh records and the published findings; undefined without any of these. */
const findIds = (
  published: ImageFindings | undefined,
  versions: ReadonlyArray<FreshVersion>,
): ReadonlySet<string> | undefined => {
  if (published === undefined && versions.length === 0) return undefined;
  const { open = [], suppressed = [], closed = [] } = published ?? {};
  return new Set([
    ...open.flatMap(({ id, versions: all }) => [id, ...all.flatMap(({ aliases }) => aliases)]),
    ...[...suppressed, ...closed].map(({ id }) => id),
    ...versions.flatMap(({ record: { rows, suppressions } }) =>
      [...rows, ...suppressions].flatMap(({ id, aliases = [] }) => [id, ...aliases]),
    ),
  ]);
};

/** The names of packages with findings, which package lists may lack. */
const findAffected = (
  published: ImageFindings | undefined,
  versions: ReadonlyArray<FreshVersion>,
): ReadonlySet<string> =>
  new Set([
    ...(published?.open ?? []).flatMap((each) => each.versions.flatMap(({ packages }) => packages)),
    ...versions.flatMap(({ record: { rows, suppressions } }) =>
      [...rows, ...suppressions].map(({ pkg }) => pkg),
    ),
  ]);

/** The packages that the image has or had; undefined if none are known. */
const knownPackages = (
  { slug }: HouseImage,
  { read }: Previous,
  versions: ReadonlyArray<FreshVersion>,
): ScannedImage['packages'] => {
  const found = [
    ...(read(IMAGE_PACKAGES, slug)?.data ?? []),
    ...versions.flatMap(({ scans }) => scans.flatMap(({ packages }) => packages.items)),
  ];
  return found.length > 0 ? found : undefined;
};

/** Notices about the statements of a run. */
export interface Doubts {
  /** About statements that no scan applied, so they have no effect. */
  readonly unapplied: ReadonlyArray<string>;
  /** About ids and packages that no image has. */
  readonly unknown: ReadonlyArray<string>;
}

/** Judges the statements of a run by its scans and by the published findings. */
export const judgeStatements = (
  catalog: Catalog,
  previous: Previous,
  vex: StatementsBySlug,
  images: ReadonlyArray<HouseImage>,
): Doubts => {
  const unapplied: Unapplied[] = [];
  const known = new Map<string, ScannedImage>();
  for (const image of images) {
    const { slug } = image;
    const document = vex.get(slug);
    if (document === undefined) continue;
    const versions = findFresh(image);
    const published = previous.read(FINDINGS, slug);
    const isAsked = catalog.packages && hasSubcomponents(document);
    unapplied.push(...findUnapplied(slug, document, versions));
    known.set(slug, {
      document,
      ids: findIds(published, versions),
      hasOneNameOnly: [...(published?.suppressed ?? []), ...(published?.closed ?? [])].length > 0,
      packages: isAsked ? knownPackages(image, previous, versions) : undefined,
      affected: findAffected(published, versions),
    });
  }
  return { unapplied: noticeUnapplied(unapplied), unknown: noticeUnknown(known) };
};
