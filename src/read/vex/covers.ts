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

export const namesIn = ({
  vulnerability: { name, aliases = [] },
}: VexStatement): ReadonlyArray<string> => [name, ...aliases];

/** Folds the spellings of a package. */
const fold = (name: string): string => name.toLowerCase().replaceAll('_', '-');

/** The names that reports can give the package, without its type. Grype leaves out the group of Maven. */
const packageNames = (purl: FullPurl): ReadonlyArray<string> => {
  const { segments, type } = purl;
  const last = type === 'maven' ? segments.slice(-1) : [];
  return [packageOf(purl).name, ...last].map(fold);
};

/** Stands for every digest, package or version. */
const ANY = '';

const keyOf = (...parts: readonly [id: string, digest: string, pkg: string, version: string]) =>
  parts.join('\u0000');

/** One key for each package that a product covers. */
const keysOf = (id: string, { hashes, subcomponents = [] }: VexProduct): ReadonlyArray<string> => {
  const digest = hashes ? `sha256:${hashes['sha-256']}` : ANY;
  return subcomponents.length === 0
    ? [keyOf(id, digest, ANY, ANY)]
    : subcomponents
        .flatMap(purlsOf)
        .flatMap((purl) =>
          packageNames(purl).map((name) => keyOf(id, digest, name, purl.version || ANY)),
        );
};

/** All keys of products that would cover a finding. */
const lookups = ({ row, digests }: FoundIn): ReadonlyArray<string> => {
  const { id, aliases = [], pkg, installed } = row;
  const name = fold(pkg);
  // A package URL states a version without its epoch.
  const version = installed?.replace(/^\d+:/, '') ?? ANY;
  return [id, ...aliases].flatMap((each) =>
    [ANY, ...digests].flatMap((digest) => [
      keyOf(each, digest, ANY, ANY),
      keyOf(each, digest, name, ANY),
      keyOf(each, digest, name, version),
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
    for (const id of new Set(namesIn(statement)))
      for (const key of statement.products.flatMap((product) => keysOf(id, product)))
        latest.set(key, later(latest.get(key), statement));
  return (found: FoundIn): VexStatement | undefined =>
    lookups(found)
      .map((key) => latest.get(key))
      .reduce(later, undefined);
};
