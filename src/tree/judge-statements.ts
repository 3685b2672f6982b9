import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as A from 'fp-ts/ReadonlyArray';
import { FINDINGS, type ImageFindings } from '../api/findings';
import { IMAGE_PACKAGES, type ImagePackages } from '../api/packages';
import type { ImageVex } from '../api/vex';
import type { ImageStatus, VersionStatus } from '../catalog/image-status';
import { freshRecord } from '../catalog/load-records';
import { readPackages } from '../catalog/read-packages';
import type { Catalog } from '../manifest/catalog';
import type { Result, TaskResult } from '../problem';
import { type NeededDocuments, readYesterday } from '../published/yesterday';
import type { ScanRecord } from '../record/record';
import type { RowStore } from '../reports/row-store';
import type { Scan } from '../reports/scan';
import { steps } from '../task/steps';
import { createApplier } from '../vex/covers';
import { type KnownImage, noticeUnapplied, noticeUnknown, type Unapplied } from '../vex/doubts';
import type { Deriving } from './derive';
import type { Note } from './notes';

/** What statements are judged by. */
export interface JudgeBuild extends Deriving, Note {
  readonly catalog: Catalog;
  readonly rows: RowStore;
  /** The documents of this run by slug; undefined if the published ones stay. */
  readonly vex: ReadonlyMap<string, ImageVex> | undefined;
}

const hasSubcomponents = ({ statements }: ImageVex): boolean =>
  statements.some(({ products }) =>
    products.some(({ subcomponents = [] }) => subcomponents.length > 0),
  );

/** The published documents that statements of this run are judged by. */
export const neededToJudge = ({
  vex = new Map(),
  catalog,
}: JudgeBuild): ReadonlyArray<NeededDocuments> => [
  { kind: FINDINGS, keys: [...vex.keys()] },
  {
    kind: IMAGE_PACKAGES,
    keys: catalog.packages
      ? [...vex].flatMap(([slug, document]) => (hasSubcomponents(document) ? [slug] : []))
      : [],
  },
];

/** A version with a record of this run. */
interface FreshVersion {
  readonly version: VersionStatus;
  readonly scans: ReadonlyArray<Scan>;
  readonly record: ScanRecord;
}

const scansOf = ({ decision }: VersionStatus): ReadonlyArray<Scan> =>
  decision.kind === 'fresh' ? decision.outcome.scans : [];

/** Of an index and its platforms; a report could list any number. */
const MAX_DIGESTS = 16;

/** The first version of each statement to which no scan applied it. */
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

/** Every name of the findings in records of this run, and in the published findings. */
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

/** The packages that findings are in, of which no list may tell. */
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

const findPackages = (
  { rows }: JudgeBuild,
  published: ImagePackages | undefined,
  { versions }: ImageStatus,
): Result<KnownImage['packages']> => {
  const lists = versions.flatMap(scansOf).filter(({ packages }) => packages.extent !== 'never');
  const found = [...(published?.data ?? [])].map(({ type, name, source }) => ({
    type,
    name,
    ...(source === undefined ? {} : { source }),
  }));
  for (const scan of lists) {
    const list = readPackages(rows, scan);
    if (E.isLeft(list)) return list;
    for (const each of list.right) found.push(each);
  }
  return E.right(found.length > 0 ? found : undefined);
};

const readFresh = (
  { rows }: JudgeBuild,
  { versions }: ImageStatus,
): Result<ReadonlyArray<FreshVersion>> =>
  pipe(
    versions.map((version) => ({ version, scans: scansOf(version) })),
    A.filter(({ scans }) => scans.length > 0),
    E.traverseArray((each) =>
      pipe(
        freshRecord(rows, each.scans).parsed(),
        E.map((record) => ({ ...each, record })),
      ),
    ),
  );

/** What is known of an image with statements, and which of them no scan applied. */
const judgeImage = (build: JudgeBuild, image: ImageStatus, document: ImageVex) =>
  steps(function* ($) {
    const { slug } = image;
    const versions = yield* $(readFresh(build, image));
    const findings = yield* $(readYesterday(build, { kind: FINDINGS }, slug));
    const isAsked = build.catalog.packages && hasSubcomponents(document);
    const packages = isAsked
      ? yield* $(readYesterday(build, { kind: IMAGE_PACKAGES }, slug))
      : undefined;
    const { suppressed = [], closed = [] } = findings?.usable ?? {};
    const known: KnownImage = {
      document,
      ids: findIds(findings?.usable, versions),
      hasOneNameOnly: suppressed.length + closed.length > 0,
      packages: isAsked ? yield* $(findPackages(build, packages?.usable, image)) : undefined,
      affected: findAffected(findings?.usable, versions),
    };
    return { known, unapplied: findUnapplied(slug, document, versions) };
  });

/** Says which statements of this run no scan applied, and which are about nothing. */
export const judgeStatements = (
  build: JudgeBuild,
  images: ReadonlyArray<ImageStatus>,
): TaskResult<void> =>
  steps(function* ($) {
    const { vex, rows, notice } = build;
    const unapplied: Unapplied[] = [];
    const known = new Map<string, KnownImage>();
    for (const image of images) {
      const document = vex?.get(image.slug);
      if (document === undefined) continue;
      // Of what is wrong with published documents, others warn.
      const judged = yield* $(judgeImage({ ...build, warn: () => {} }, image, document));
      unapplied.push(...judged.unapplied);
      known.set(image.slug, judged.known);
      rows.reset();
    }
    for (const text of [...noticeUnapplied(unapplied), ...noticeUnknown(known)]) notice(text);
  });
