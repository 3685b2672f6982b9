import type { Cve } from '../../contract/security';
import type { ImageVex, VexProduct, VexStatement, VexSubcomponent } from '../../contract/vex';
import { packageOf } from '../../domain/package-name';
import { type FullPurl, parseFullPurl } from '../../domain/purl';

/** A finding, and the digests under which its scanner knows the image. */
export interface FoundIn {
  readonly row: Pick<Cve, 'id' | 'aliases' | 'pkg' | 'installed'>;
  readonly digests: ReadonlyArray<string>;
}

export const purlsOf = ({
  '@id': id = '',
  identifiers,
}: VexSubcomponent): ReadonlyArray<FullPurl> =>
  [id, identifiers?.get('purl') ?? ''].flatMap((text) => parseFullPurl(text) ?? []);

export const vulnerabilityNames = ({
  vulnerability: { name, aliases = [] },
}: VexStatement): ReadonlyArray<string> => [name, ...aliases];

/** Folds the spellings of a package. */
const foldName = (name: string): string => name.toLowerCase().replaceAll('_', '-');

/** The names that reports can give the package, without its type. Grype leaves out the group of Maven. */
const packageNames = (purl: FullPurl): ReadonlyArray<string> => {
  const { segments, type } = purl;
  const last = type === 'maven' ? segments.slice(-1) : [];
  return [packageOf(purl).name, ...last].map(foldName);
};

/** Stands for every digest, package or version. */
const UNSTATED = '';

const joinKey = (...parts: readonly [id: string, digest: string, pkg: string, version: string]) =>
  parts.join('\u0000');

/** One key for each package that a product covers. */
const productKeys = (
  id: string,
  { hashes, subcomponents = [] }: VexProduct,
): ReadonlyArray<string> => {
  const digest = hashes ? `sha256:${hashes['sha-256']}` : UNSTATED;
  return subcomponents.length === 0
    ? [joinKey(id, digest, UNSTATED, UNSTATED)]
    : subcomponents
        .flatMap(purlsOf)
        .flatMap((purl) =>
          packageNames(purl).map((name) => joinKey(id, digest, name, purl.version || UNSTATED)),
        );
};

/** All keys of products that would cover a finding. */
const lookups = ({ row, digests }: FoundIn): ReadonlyArray<string> => {
  const { id, aliases = [], pkg, installed } = row;
  const name = foldName(pkg);
  // A package URL states a version without its epoch.
  const version = installed?.replace(/^\d+:/, '') ?? UNSTATED;
  return [id, ...aliases].flatMap((each) =>
    [UNSTATED, ...digests].flatMap((digest) => [
      joinKey(each, digest, UNSTATED, UNSTATED),
      joinKey(each, digest, name, UNSTATED),
      joinKey(each, digest, name, version),
    ]),
  );
};

const later = (a: VexStatement | undefined, b: VexStatement | undefined) =>
  a === undefined || (b !== undefined && b.timestamp >= a.timestamp) ? b : a;

/**
 * Returns a function that finds the statement which scanners apply to a finding: as in Trivy, the latest that covers
 * it. Takes linear time: a document may have 100,000 statements of one id, and a report as many findings of it.
 */
export const createApplier = ({ statements }: Pick<ImageVex, 'statements'>) => {
  const latest = new Map<string, VexStatement | undefined>();
  for (const statement of statements)
    for (const id of new Set(vulnerabilityNames(statement)))
      for (const key of statement.products.flatMap((product) => productKeys(id, product)))
        latest.set(key, later(latest.get(key), statement));
  return (found: FoundIn): VexStatement | undefined =>
    lookups(found)
      .map((key) => latest.get(key))
      .reduce(later, undefined);
};
