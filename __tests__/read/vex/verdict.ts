/** What becomes of an OpenVEX file that others wrote. */
import * as E from 'fp-ts/Either';
import { VexStatus } from '../../../src/contract/vex';
import { formatInPlace } from '../../../src/domain/problem';
import { parseFullPurl } from '../../../src/domain/purl';
import { decodeVex } from '../../../src/read/vex/read-vex';
import { catalogOf, image } from '../../builders/manifest';

interface Stated {
  readonly status?: unknown;
  readonly products?: readonly unknown[];
}

const countStatus = (statements: readonly Stated[]): readonly number[] =>
  VexStatus.words.map((word) => statements.filter(({ status }) => status === word).length);

const textsOf = (product: unknown): readonly string[] => {
  const { '@id': id, identifiers = {} } = Object(product) as Record<string, object>;
  return [product, id, ...Object.values(identifiers ?? {})].flatMap((each) =>
    typeof each === 'string' ? [each] : [],
  );
};

/** The repositories of images that a product names as package URLs. */
const repositoriesOf = (product: unknown): readonly string[] =>
  textsOf(product).flatMap((text) => {
    const purl = parseFullPurl(text);
    const name = purl?.segments.at(-1)?.toLowerCase();
    if (purl?.type !== 'oci' || name === undefined) return [];
    const url = purl.qualifiers.get('repository_url')?.toLowerCase() ?? 'ghcr.io/acme/images';
    return url.endsWith(`/${name}`) ? [url] : [`${url}/${name}`];
  });

/**
 * The numbers of statements by status, of products, of those that name an image as a package URL; and in a catalog of
 * exactly these images those of documents and statements published and of warnings, and the first error.
 */
export const verdictOf = (text: string): readonly string[] => {
  const { statements = [] } = JSON.parse(text) as {
    readonly statements?: readonly Stated[];
  };
  const products = statements.flatMap((each) => each.products ?? []);
  const repositories = [...new Set(products.flatMap(repositoriesOf))];
  const images = repositories.map((repository, i) => image(`i${i}`, { image: repository }));
  const read = decodeVex(
    [{ file: 'vex.json', text }],
    catalogOf({ images }),
    '2027-01-01T00:00:00Z',
  );
  const named = products.filter((product) => repositoriesOf(product).length > 0).length;
  const counts = [...countStatus(statements), products.length, named];
  if (E.isLeft(read)) {
    const [first, ...others] = read.left.map(formatInPlace);
    const more = others.length > 0 ? ` (and ${others.length} more)` : '';
    return [...counts.map(String), '', '', '', `${first}${more}`];
  }
  const { value, warnings } = read.right;
  const published = [...value.values()].flatMap((each) => each.statements).length;
  return [...counts, value.size, published, warnings.length].map(String).concat('none');
};
