import { BASE } from '../contract/bases';
import { CVES } from '../contract/cve-documents';
import { FINDINGS } from '../contract/findings';
import { RELEASES } from '../contract/releases';
import { VEX_REPOSITORY } from '../contract/vex-documents';
import type { DecidedCatalog } from '../decide/decide-catalog';
import { findRebuilds } from '../decide/rebuilds';
import { keep } from '../domain/file';
import { versionKey } from '../domain/version-key';
import { keysOf, type Previous } from '../previous/previous';
import type { Address } from '../previous/state';
import {
  type CatalogBuild,
  collectSurvived,
  type Derived,
  inOlder,
  oldExploitation,
  sinceOfBase,
  standingIn,
  toAddress,
} from './catalog';
import { findSurvived, type SurvivedInImage, withFixes } from './house/version-fixes';
import { findBaseRebuilds } from './news/base-rebuilds';
import { withBases } from './news/based-rebuilds';
import { countExploited, findExploitedIn } from './projections/cve-list';
import { findExploitedFixes } from './projections/newly-exploited';
import { isSecure } from './projections/vex';

const NONE_SURVIVED: SurvivedInImage = new Map();

const isSameAddress = ({ site, namespace }: Address, former: Address | undefined): boolean =>
  former?.site === site && former.namespace === namespace;

const areVerdictsPublished = ({ images }: DecidedCatalog, { versions: published }: Previous) =>
  images.every(({ slug, versions }) =>
    versions.every(({ version, verdict, urgent, before }) => {
      const former = published.get(versionKey(slug, version));
      return (
        former?.verdict === verdict &&
        former.urgent === urgent &&
        former.before?.verdict === before?.verdict
      );
    }),
  );

/**
 * Whether every document of a run equals the published one, so that all are kept by id: no image, no item of the
 * manifest, no verdict and no address differs, and no file was given.
 */
export const isStill = (
  build: CatalogBuild & { readonly isUpdated: boolean; readonly carryForward: boolean },
  decided: DecidedCatalog,
): boolean => {
  const { catalog, previous, exploitation, vex, isUpdated } = build;
  return (
    previous.isAsPublished &&
    decided.images.every(({ kind }) => kind === 'kept') &&
    build.matches.bases.size === 0 &&
    (build.carryForward || catalog.bases.length === 0) &&
    JSON.stringify([catalog, [...catalog.badges]]) ===
      JSON.stringify([previous.catalog, [...(previous.catalog?.badges ?? [])]]) &&
    areVerdictsPublished(decided, previous) &&
    isSameAddress(toAddress(build), previous.state?.address) &&
    !isUpdated &&
    exploitation.kev === undefined &&
    exploitation.epss === undefined &&
    vex === undefined &&
    (isSecure(build) || !previous.files.has(VEX_REPOSITORY.path))
  );
};

/** The images whose findings tell where exploited vulnerabilities are, or what survived rebuilds. */
const imagesToKeep = (previous: Previous, { images }: DecidedCatalog): ReadonlyArray<string> => {
  const list = previous.read(CVES, '');
  if (list !== undefined && countExploited(list)) return keysOf(previous, FINDINGS);
  return images.flatMap(({ slug, versions }) =>
    versions.some(({ fixes }) => fixes !== undefined && fixes.survived > 0) ? [slug] : [],
  );
};

/** The documents that a run reads even if it keeps all of them: some findings, and the releases of what was rebuilt as a base. */
export const documentsToKeep = (
  previous: Previous,
  decided: DecidedCatalog,
): ReadonlyArray<string> => [
  ...imagesToKeep(previous, decided).map(FINDINGS.file),
  ...standingIn(previous).flatMap(({ slug, current }) => (current ? [] : [RELEASES.file(slug)])),
];

export const keepCatalog = (build: CatalogBuild, judged: DecidedCatalog): Derived => {
  const { previous, exploitation, matches } = build;
  const list = previous.read(CVES, '');
  const exploited = list === undefined ? null : countExploited(list);
  const findings = imagesToKeep(previous, judged).flatMap(
    (slug) => previous.read(FINDINGS, slug) ?? [],
  );
  const survived = new Map(findings.map((each) => [each.slug, findSurvived(each)]));
  const images = judged.images.map((image) =>
    withFixes(image, survived.get(image.slug) ?? NONE_SURVIVED),
  );
  const decided = { ...judged, images };
  const standing = standingIn(previous);
  const exploitedIn = list === undefined ? new Map() : findExploitedIn(list, findings);
  return {
    files: () => [...previous.files.keys()].map(keep),
    dated: [],
    address: toAddress(build),
    catalog: {
      ...decided,
      rebuilds: withBases(findRebuilds(decided.images), standing),
      baseRebuilds: findBaseRebuilds(
        standing,
        standing,
        decided.images,
        sinceOfBase(
          (key) => previous.read(BASE, key),
          (slug) => previous.read(RELEASES, slug),
        ),
      ),
      survived: collectSurvived(survived),
      facts: [],
      events: [],
      builds: [],
      newIds: new Map(),
      exploited,
      exploitedIn,
      exploitedFixes: findExploitedFixes(exploitedIn, findings),
      inOlder: list === undefined ? 0 : inOlder(list),
      cves: undefined,
      newlyExploited: [],
      newPackages: [],
      unapplied: [],
    },
    remarks: { warnings: oldExploitation(exploitation, matches, list), notices: [] },
  };
};
