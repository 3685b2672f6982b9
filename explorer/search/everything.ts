import { formatNumber, pluralize } from '../../src/domain/values/plural';
import { type AskedVersion, answerText, type Installed, placesText } from '../model/asked-version';
import { groupByBase, standText } from '../model/bases';
import type { ListedCve } from '../model/cves';
import { shortDigest } from '../model/digests';
import {
  type BaseBuild,
  type Digests,
  type PackageTypes,
  type RemovedItem,
  type Severity,
  wordFor,
} from '../model/documents';
import { briefly } from '../model/findings';
import { formatDay } from '../model/freshness';
import type { NameOf } from '../model/identity';
import type { ListedImage } from '../model/images';
import { coverageText, filterPackages, type ListedPackage } from '../model/packages';
import { linkTo } from '../model/route';
import { type Searchable, searchable } from '../model/searchable';
import { parseTarget } from '../model/target';
import { find, wordsOf } from './find';

export interface Hit {
  readonly name: string;
  readonly place: string;
  /** Tells it from others in its group. */
  readonly note: string;
  /** For CVEs only. */
  readonly severity?: Severity;
  readonly exploited?: boolean;
}

export interface Hits {
  readonly label: string;
  readonly hits: ReadonlyArray<Hit>;
}

/** Documents that have not loaded are empty. */
export interface Everything {
  readonly images: ReadonlyArray<ListedImage>;
  readonly versions: ReadonlyArray<ListedVersion>;
  readonly cves: ReadonlyArray<ListedCve>;
  readonly packages: ReadonlyArray<ListedPackage>;
  readonly removed: ReadonlyArray<RemovedItem>;
  readonly bases?: ReadonlyArray<BaseBuild> | undefined;
  /** The document of digests that begin like the query. */
  readonly digests: Digests | undefined;
  /** `installed` says where the asked version is known to be. */
  readonly asked?: AskedVersion | undefined;
  readonly installed?: ReadonlyArray<Installed>;
  readonly coverage?: PackageTypes['coverage'] | undefined;
}

/** Its addresses are whole names and references, in lower case. */
interface ListedVersion extends Searchable {
  readonly slug: string;
  readonly name: string;
  readonly version: string;
  readonly digest: string | undefined;
}

/** A group has at most this many hits; a link leads to the others. */
const MOST = 6;

export const listVersions = (listed: ReadonlyArray<ListedImage>): ReadonlyArray<ListedVersion> =>
  listed.flatMap(({ image: { slug, name, image, versions = [] } }) =>
    versions.map(({ version, digest }) => ({
      ...{ slug, name, version, digest },
      ...searchable(`${slug} ${name} ${version}`, []),
      addresses: [
        ...[`${slug} ${version}`, `${slug}:${version}`, `${image}:${version}`],
        ...(digest === undefined ? [] : [`${image}@${digest}`]),
      ]
        .join('\n')
        .toLowerCase(),
    })),
  );

const DIGEST_PREFIX = /^(?:sha256:)?([0-9a-f]{7,64})$/i;

/** At least seven hex digits: `sha256:27698e9`. */
export const digestPrefixOf = (query: string): string | undefined => {
  const hex = DIGEST_PREFIX.exec(query.trim())?.[1]?.toLowerCase();
  return hex === undefined ? undefined : `sha256:${hex}`;
};

/** Without those that only have similar names. */
const findNamed = <A extends Searchable>(
  all: ReadonlyArray<A>,
  query: string,
): ReadonlyArray<A> => {
  const { items, similar } = find(all, query);
  return similar ? [] : items;
};

const groupOf = <A>(
  label: string,
  items: ReadonlyArray<A>,
  toHit: (item: A) => Hit,
  rest: ReadonlyArray<Hit> = [],
): Hits => ({ label, hits: [...items.slice(0, MOST).map(toHit), ...rest] });

/** Links to all results if a group shows only some. */
const allOf = (
  section: string,
  noun: string,
  query: string,
  { length }: ReadonlyArray<unknown>,
): ReadonlyArray<Hit> => {
  const all = { name: `All ${formatNumber(length)} ${noun}`, note: 'in the list' };
  return length > MOST ? [{ ...all, place: linkTo([section], { q: query }) }] : [];
};

const imageHits = (query: string, all: ReadonlyArray<ListedImage>): Hits => {
  const { items, similar } = find(all, query);
  const typed = query.toLowerCase();
  const rank = ({ image: { slug, name } }: ListedImage): number => {
    const names = [slug, name.toLowerCase()];
    if (names.includes(typed)) return 0;
    return names.some((each) => each.startsWith(typed)) ? 1 : 2;
  };
  return groupOf(
    similar ? 'Images with a similar name' : 'Images',
    items.toSorted((a, b) => rank(a) - rank(b)),
    ({ image: { name, slug, summary } }) => ({
      ...{ name, note: summary, place: linkTo(['images', slug]) },
    }),
    allOf('images', 'images', query, items),
  );
};

const isExact = ({ addresses = '' }: ListedVersion, query: string): boolean =>
  addresses.split('\n').includes(query.toLowerCase());

/** Versions are listed once a word names more than an image. */
const versionHits = (query: string, all: ReadonlyArray<ListedVersion>): Hits => {
  const words = wordsOf(query);
  const found = findNamed(all, query).filter(({ slug }) =>
    words.some((word) => !slug.includes(word)),
  );
  return groupOf(
    'Versions',
    found.toSorted((a, b) => Number(isExact(b, query)) - Number(isExact(a, query))),
    ({ slug, name, version, digest }) => ({
      name: `${name} ${version}`,
      place: linkTo(['images', slug, version]),
      note: digest === undefined ? '' : shortDigest(digest),
    }),
  );
};

const FORMER = { superseded: 'rebuilt', removed: 'removed', current: 'current' } as const;

const digestHits = (query: string, digests: Digests | undefined, nameOf: NameOf): Hits => {
  const prefix = digestPrefixOf(query);
  const found = Object.entries(digests?.data ?? {}).filter(
    ([digest]) => prefix !== undefined && digest.startsWith(prefix),
  );
  return groupOf('Digests', found, ([digest, entries]) => ({
    name: shortDigest(digest),
    place: linkTo(['digest', digest]),
    note: entries
      .map(({ slug, version, status }) => `${nameOf(slug)} ${version}, ${wordFor(FORMER, status)}`)
      .join('; '),
  }));
};

const cveHits = (query: string, all: ReadonlyArray<ListedCve>): Hits => {
  const found = findNamed(all, query);
  return groupOf(
    'CVEs',
    found,
    ({ item: { id, title, packages, severity, exploitation } }) => ({
      name: id,
      place: linkTo(['cves', id]),
      note: [briefly(packages), title].filter(Boolean).join(' · '),
      severity,
      exploited: exploitation === 'known',
    }),
    allOf('cves', 'CVEs', query, found),
  );
};

const packageHits = (query: string, all: ReadonlyArray<ListedPackage>): Hits => {
  const found = filterPackages(findNamed(all, query), { type: '', q: query });
  return groupOf(
    'Packages',
    found,
    ({ type, name, where }) => ({
      name,
      place: linkTo(['packages', type, name]),
      note: `${type}, in ${pluralize(where.length, 'image')}`,
    }),
    allOf('packages', 'packages', query, found),
  );
};

/** Says where the version is, if a few requests can tell. */
const askedHits = (
  { name, version, packages }: AskedVersion,
  { installed = [], coverage }: Pick<Everything, 'installed' | 'coverage'>,
  nameOf: NameOf,
): Hits =>
  groupOf('Packages', [...new Set(packages.map(({ type }) => type))], (type) => {
    const found = installed.filter((each) => each.type === type);
    const answer =
      found.length === 0 ? 'see where it is' : `${answerText(found)}; ${placesText(found, nameOf)}`;
    const isThere = found.some(({ relation }) => relation === 'same');
    const rest = isThere || coverage === undefined ? '' : `. ${coverageText(coverage)}`;
    const named = packages.find(
      (each) => each.type === type && each.name.toLowerCase() === name.toLowerCase(),
    );
    return {
      name: `${name} ${version}`,
      place: linkTo(['packages', type, named?.name ?? name], { version }),
      note: `${type}, ${answer}${rest}`,
    };
  });

/** The view of something removed says what replaces it. */
const removedHits = (query: string, all: ReadonlyArray<RemovedItem>): Hits => {
  const listed = all.map(({ slug, version, removed, replacement }) => {
    const parts = [slug, version ?? []].flat();
    const when = removed === null ? 'removed' : `removed ${formatDay(removed)}`;
    const hit = {
      name: parts.join(' '),
      place: linkTo(['images', ...parts]),
      note: replacement === null ? when : `${when}, replaced by ${replacement.slug}`,
    };
    return { hit, ...searchable(hit.name, []) };
  });
  return groupOf('Removed', findNamed(listed, query), ({ hit }) => hit);
};

const baseHits = (query: string, builds: ReadonlyArray<BaseBuild>): Hits => {
  const listed = groupByBase(builds).map((all) => {
    const { slug, version } = all[0].build;
    const name = `${slug} ${version}`;
    const place = linkTo(['bases', slug, version]);
    return { hit: { name, place, note: `${standText(all.length)} it` }, ...searchable(name, []) };
  });
  return groupOf('Bases', findNamed(listed, query), ({ hit }) => hit);
};

/** In groups, the best first. */
export const findEverything = (
  text: string,
  { images, versions, cves, packages, removed, bases = [], digests, asked, ...known }: Everything,
): ReadonlyArray<Hits> => {
  const query = text.trim();
  if (query === '') return [];
  const target = parseTarget(query);
  // Its view says what is known of it, even if no list has it.
  if (target !== undefined)
    return [{ label: target.label, hits: [{ name: target.name, place: target.place, note: '' }] }];
  const nameOf: NameOf = (slug) =>
    images.find(({ image }) => image.slug === slug)?.image.name ?? slug;
  const named = [imageHits(query, images), versionHits(query, versions)];
  const groups = [
    ...(versions.some((each) => isExact(each, query)) ? named.toReversed() : named),
    baseHits(query, bases),
    removedHits(query, removed),
    digestHits(query, digests, nameOf),
    asked === undefined ? packageHits(query, packages) : askedHits(asked, known, nameOf),
    cveHits(query, cves),
  ];
  return groups.filter(({ hits }) => hits.length > 0);
};
