import { repositoryOf } from '../../src/domain/image-reference';
import { toDate } from '../../src/domain/instant';
import type { CveDocument, Image, ImageVex, Integrity, Statement, VexIndex } from './documents';

export const statementsPath = (slug: string): string => `images/${slug}/vex.json`;

/** Looks into the list of folders, which saves requests for missing files. */
export const hasStatements = (integrity: Integrity | undefined): boolean =>
  integrity?.folders?.some(({ path }) => path === 'vex') === true;

export const isListed = (index: VexIndex | undefined, slug: string): boolean =>
  index?.packages.some(({ location }) => location === `pkg/oci/${slug}/vex.json`) === true;

/** A product without a digest matches every version. */
const productsFor = ({ products }: Statement, digest: string | undefined) =>
  products.filter(({ hashes }) => hashes === undefined || `sha256:${hashes['sha-256']}` === digest);

interface Version {
  readonly version: string;
  readonly digest?: string | undefined;
}

export const versionsText = (statement: Statement, versions: ReadonlyArray<Version>): string => {
  if (statement.products.some(({ hashes }) => hashes === undefined)) return 'All';
  const named = versions.filter(({ digest }) => productsFor(statement, digest).length > 0);
  return named.map(({ version }) => version).join(', ') || 'A former build';
};

const isPackage = (url: string | undefined, pkg: string): boolean => {
  const [name = ''] = (url ?? '').split(/[@?#]/);
  return name
    .replace('%40', '@')
    .toLowerCase()
    .endsWith(`/${pkg.toLowerCase().replace(':', '/')}`);
};

interface Named {
  readonly id: string;
  readonly aliases?: ReadonlyArray<string> | undefined;
}

interface Row extends Named {
  readonly pkg: string;
}

/** Compares all names of the vulnerability. */
const names = (
  { vulnerability: { name, aliases: others = [] } }: Statement,
  { id, aliases = [] }: Named,
): boolean => [name, ...others].some((each) => each === id || aliases.includes(each));

/** Whether a statement covers a finding, suppressed or not, of a version with this digest. */
export const isAbout = (
  statement: Statement,
  digest: string | undefined,
  { id, aliases = [], pkg }: Row,
): boolean => {
  return (
    names(statement, { id, aliases }) &&
    productsFor(statement, digest).some(
      ({ subcomponents }) => subcomponents?.some((each) => isPackage(each['@id'], pkg)) !== false,
    )
  );
};

/** Whether a version still has a finding that a statement denies. */
export const isNotApplied = (
  statement: Statement,
  digest: string | undefined,
  open: ReadonlyArray<Row>,
): boolean =>
  (statement.status === 'not_affected' || statement.status === 'fixed') &&
  open.some((row) => isAbout(statement, digest, row));

export interface Stated {
  readonly statement: Statement;
  readonly versions: string;
  /** Versions whose last scan still found what the statement denies. */
  readonly notApplied: ReadonlyArray<string>;
}

interface StatedAbout extends Stated {
  readonly slug: string;
  readonly author: string;
}

type Open = CveDocument['images'][number]['versions'][number];

/** Empty until the versions of the images are known. A document that has not loaded is undefined. */
export const statedAbout = (
  { id, aliases, images: affected }: Pick<CveDocument, 'id' | 'aliases' | 'images'>,
  documents: ReadonlyArray<readonly [slug: string, vex: ImageVex | undefined]>,
  images: ReadonlyArray<Pick<Image, 'slug' | 'versions'>> | undefined,
): ReadonlyArray<StatedAbout> => {
  if (images === undefined) return [];
  return documents.flatMap(([slug, vex]) => {
    const versions = images.find((image) => image.slug === slug)?.versions ?? [];
    const open = affected.find((image) => image.slug === slug)?.versions ?? [];
    const digestOf = (version: string): string | undefined =>
      versions.find((each) => each.version === version)?.digest;
    const isOpen = (statement: Statement, { version, packages, confirmed }: Open): boolean =>
      confirmed &&
      isNotApplied(
        statement,
        digestOf(version),
        packages.map((pkg) => ({ id, aliases, pkg })),
      );
    return (vex?.statements ?? [])
      .filter((statement) => names(statement, { id, aliases }))
      .map((statement) => ({
        slug,
        author: vex?.author ?? '',
        statement,
        versions: versionsText(statement, versions),
        notApplied: open.filter((entry) => isOpen(statement, entry)).map(({ version }) => version),
      }));
  });
};

/** The newest statement that agrees with a suppression. */
export const statementOf = (
  vex: ImageVex | undefined,
  digest: string | undefined,
  suppressed: Row & { readonly status: string },
): Statement | undefined =>
  vex?.statements.findLast(
    (each) => each.status === suppressed.status && isAbout(each, digest, suppressed),
  );

interface Found extends Named {
  readonly packages: ReadonlyArray<string>;
}

/** The newest statement about a finding. */
export const statementAbout = (
  vex: ImageVex | undefined,
  digest: string | undefined,
  { packages, ...named }: Found,
): Statement | undefined =>
  vex?.statements.findLast((each) =>
    packages.some((pkg) => isAbout(each, digest, { ...named, pkg })),
  );

/** An OpenVEX file with one statement, still under investigation. */
export const draftOf = (
  image: string,
  { id, aliases = [] }: Named,
  author: string,
  now: number,
): string => {
  const repository = repositoryOf(image);
  const product = `pkg:oci/${repository.split('/').at(-1)}?repository_url=${repository}`;
  const draft = {
    '@context': 'https://openvex.dev/ns/v0.2.0',
    '@id': `${product}#${id}`,
    author,
    timestamp: toDate(now),
    version: 1,
    statements: [
      {
        vulnerability: { name: id, ...(aliases.length === 0 ? {} : { aliases }) },
        products: [{ '@id': product }],
        status: 'under_investigation',
      },
    ],
  };
  return `${JSON.stringify(draft, null, 2)}\n`;
};
