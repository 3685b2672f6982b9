import type { Cve } from '../../contract/security';
import type { ImageVex, VexProduct, VexStatement, VexSubcomponent } from '../../contract/vex';
import { packageOf } from '../../domain/package-name';
import { type FullPurl, parseFullPurl } from '../../domain/purl';

/** A finding, and the digests under which its scanner knows the image. */
export interface FoundIn {
  readonly row: Pick<Cve, 'id' | 'aliases' | 'pkg' | 'installed'>;
  readonly digests: ReadonlyArray<string>;
}

/** The package URLs of a subcomponent. */
export const purlsOf = ({
  '@id': id = '',
  identifiers,
}: VexSubcomponent): ReadonlyArray<FullPurl> =>
  [id, identifiers?.get('purl') ?? ''].flatMap((text) => parseFullPurl(text) ?? []);

/** The names of the vulnerability of a statement. */
export const namesIn = ({
  vulnerability: { name, aliases = [] },
}: VexStatement): ReadonlyArray<string> => [name, ...aliases];

/** A name in any spelling. */
const fold = (name: string): string => name.toLowerCase().replaceAll('_', '-');

/** How reports can name the package of a package URL: Grype leaves the group of Maven out. No row says a type. */
const packageNames = (purl: FullPurl): ReadonlyArray<string> => {
  const { segments, type } = purl;
  const last = type === 'maven' ? segments.slice(-1) : [];
  return [packageOf(purl).name, ...last].map(fold);
};

/** Stands for every digest, package or version. */
const ANY = '';

const keyOf = (...parts: readonly [id: string, digest: string, pkg: string, version: string]) =>
  parts.join('\u0000');

/** What a product covers of a vulnerability, as keys. */
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

/** The keys under which whatever covers a finding is found. */
const lookups = ({ row, digests }: FoundIn): ReadonlyArray<string> => {
  const { id, aliases = [], pkg, installed } = row;
  const name = fold(pkg);
  // Of a package with an epoch, the version in a package URL has none.
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
 * Finds the statement of a document that scanners apply to a finding: the latest that covers it, as for Trivy. In
 * linear time: a document may have 100,000 statements of one id, and a report as many findings of it.
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
