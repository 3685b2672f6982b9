import type { Cve } from '../api/security';
import type { ImageVex, VexProduct, VexStatement, VexSubcomponent } from '../api/vex';
import { packageOf } from '../domain/package-name';
import { type FullPurl, parseFullPurl } from '../domain/purl';

/** A finding, and the digests under which its scanner knows the image. */
export interface FoundIn {
  readonly row: Pick<Cve, 'id' | 'aliases' | 'pkg' | 'installed'>;
  readonly digests: ReadonlySet<string>;
}

/** The package URLs of a subcomponent. */
export const purlsOf = ({
  '@id': id = '',
  identifiers,
}: VexSubcomponent): ReadonlyArray<FullPurl> =>
  [id, identifiers?.get('purl') ?? ''].flatMap((text) => parseFullPurl(text) ?? []);

const fold = (name: string): string => name.toLowerCase().replaceAll('_', '-');

/** How reports can name the package of a package URL: Grype leaves the group of Maven out. */
const namesOf = (purl: FullPurl): ReadonlyArray<string> => {
  const { segments, type } = purl;
  const last = segments.at(-1) ?? '';
  return [packageOf(purl).name, ...(type === 'maven' ? [last] : [])].map(fold);
};

/** Whether a package URL can be that of the package of a finding, whose type no row says. */
const matcher = (purl: FullPurl) => {
  const names = new Set(namesOf(purl));
  return ({ pkg, installed }: FoundIn['row']): boolean =>
    names.has(fold(pkg)) &&
    // Of a package with an epoch, the version in a package URL has none.
    [purl.version, ''].includes(purl.version === '' ? '' : (installed ?? '').replace(/^\d+:/, ''));
};

const productMatcher = ({ hashes, subcomponents = [] }: VexProduct) => {
  const isOf = subcomponents.flatMap(purlsOf).map(matcher);
  const digest = hashes && `sha256:${hashes['sha-256']}`;
  return ({ row, digests }: FoundIn): boolean =>
    (digest === undefined || digests.has(digest)) &&
    (subcomponents.length === 0 || isOf.some((matches) => matches(row)));
};

/** The names of the vulnerability of a statement. */
export const namesIn = ({ vulnerability: { name, aliases = [] } }: VexStatement) => [
  name,
  ...aliases,
];

/** Finds the statement of a document that scanners apply to a finding: the latest that covers it, as for Trivy. */
export const createApplier = ({ statements }: Pick<ImageVex, 'statements'>) => {
  const byName = new Map<
    string,
    { statement: VexStatement; covers: (found: FoundIn) => boolean }[]
  >();
  for (const statement of statements) {
    const products = statement.products.map(productMatcher);
    const covers = (found: FoundIn): boolean => products.some((matches) => matches(found));
    for (const name of new Set(namesIn(statement))) {
      const others = byName.get(name);
      if (others === undefined) byName.set(name, [{ statement, covers }]);
      else others.push({ statement, covers });
    }
  }
  return (found: FoundIn): VexStatement | undefined => {
    const { id, aliases = [] } = found.row;
    const [first, ...others] = [id, ...aliases]
      .flatMap((name) => byName.get(name) ?? [])
      .filter(({ covers }) => covers(found))
      .map(({ statement }) => statement);
    return others.reduce(
      (latest, each) => (latest && each.timestamp >= latest.timestamp ? each : latest),
      first,
    );
  };
};
