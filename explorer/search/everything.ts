import { formatNumber, pluralize } from '../../src/domain/values/plural';
import { type AskedVersion, answerText, type Installed, placesText } from '../model/asked-version';
import { groupByBase, standText } from '../model/bases';
import type { ListedCve } from '../model/cves';
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

interface ListedVersion extends Searchable {
  readonly slug: string;
  readonly version: string;
  readonly digest: string | undefined;
  /** Whole names and references, in lower case. */
  readonly exactly: ReadonlyArray<string>;
}

/** A group has at most this many hits; a link leads to the others. */
const MOST = 6;
const SHORT_DIGEST = 'sha256:'.length + 12;

export const listVersions = (listed: ReadonlyArray<ListedImage>): ReadonlyArray<ListedVersion> =>
  listed.flatMap(({ image: { slug, name, image, versions = [] } }) =>
    versions.map(({ version, digest }) => {
      const named = `${slug} ${name} ${version}`;
      const addresses = [
        `${image}:${version}`,
        ...(digest === undefined ? [] : [`${image}@${digest}`]),
      ];
      const exactly = [`${slug} ${version}`, `${slug}:${version}`, ...addresses];
      return {
        slug,
        version,
        digest,
        ...searchable(named, []),
        addresses: addresses.join('\n').toLowerCase(),
        exactly: exactly.map((each) => each.toLowerCase()),
      };
    }),
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

/** Links to all results if a group shows only some. */
const allOf = (
  section: string,
  noun: string,
  query: string,
  items: ReadonlyArray<unknown>,
): ReadonlyArray<Hit> =>
  items.length > MOST
    ? [
        {
          name: `All ${formatNumber(items.length)} ${noun}`,
          place: linkTo([section], { q: query }),
          note: 'in the list',
        },
      ]
    : [];

const imageHits = (query: string, all: ReadonlyArray<ListedImage>): Hits => {
  const { items, similar } = find(all, query);
  const typed = query.toLowerCase();
  const isNamed = ({ image: { slug, name } }: ListedImage): boolean =>
    slug === typed || name.toLowerCase() === typed;
  const begins = ({ image: { slug, name } }: ListedImage): boolean =>
    slug.startsWith(typed) || name.toLowerCase().startsWith(typed);
  const rank = (each: ListedImage): number => (isNamed(each) ? 0 : begins(each) ? 1 : 2);
  const hits = items
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ image }) => ({
      name: image.name,
      place: linkTo(['images', image.slug]),
      note: image.summary,
    }));
  return {
    label: similar ? 'Images with a similar name' : 'Images',
    hits: [...hits.slice(0, MOST), ...allOf('images', 'images', query, hits)],
  };
};

const isExact = ({ exactly }: ListedVersion, query: string): boolean =>
  exactly.includes(query.toLowerCase());

/** Versions are listed once a word names more than an image. */
const versionHits = (query: string, all: ReadonlyArray<ListedVersion>): Hits => {
  const words = wordsOf(query);
  const names = (version: ListedVersion): boolean =>
    words.some((word) => !version.slug.includes(word));
  const found = findNamed(all, query).filter(names);
  const sorted = found.toSorted((a, b) => Number(isExact(b, query)) - Number(isExact(a, query)));
  return {
    label: 'Versions',
    hits: sorted.slice(0, MOST).map(({ slug, version, digest }) => ({
      name: `${slug} ${version}`,
      place: linkTo(['images', slug, version]),
      note: digest === undefined ? '' : digest.slice(0, SHORT_DIGEST),
    })),
  };
};

const FORMER = { superseded: 'rebuilt', removed: 'removed', current: 'current' } as const;

const digestHits = (query: string, digests: Digests | undefined): Hits => {
  const prefix = digestPrefixOf(query);
  const found =
    prefix === undefined || digests === undefined
      ? []
      : Object.entries(digests.data).filter(([digest]) => digest.startsWith(prefix));
  return {
    label: 'Digests',
    hits: found.slice(0, MOST).map(([digest, entries]) => ({
      name: digest.slice(0, SHORT_DIGEST),
      place: linkTo(['digest', digest]),
      note: entries
        .map(({ slug, version, status }) => `${slug} ${version}, ${wordFor(FORMER, status)}`)
        .join('; '),
    })),
  };
};

const cveHits = (query: string, all: ReadonlyArray<ListedCve>): Hits => {
  const found = findNamed(all, query);
  const hits = found
    .slice(0, MOST)
    .map(({ item: { id, title, packages, severity, exploitation } }) => ({
      name: id,
      place: linkTo(['cves', id]),
      note: [briefly(packages), title ?? ''].filter((text) => text !== '').join(' · '),
      severity,
      exploited: exploitation === 'known',
    }));
  return { label: 'CVEs', hits: [...allOf('cves', 'CVEs', query, found), ...hits] };
};

const packageHits = (query: string, all: ReadonlyArray<ListedPackage>): Hits => {
  const found = filterPackages(findNamed(all, query), { type: '', q: query });
  const hits = found.slice(0, MOST).map(({ type, name, where }) => ({
    name,
    place: linkTo(['packages', type, name]),
    note: `${type}, in ${pluralize(where.length, 'image')}`,
  }));
  return { label: 'Packages', hits: [...hits, ...allOf('packages', 'packages', query, found)] };
};

/** Says where the version is, if a few requests can tell. */
const askedHits = (
  { name, version, packages }: AskedVersion,
  { installed = [], coverage }: Pick<Everything, 'installed' | 'coverage'>,
): ReadonlyArray<Hit> =>
  [...new Set(packages.map(({ type }) => type))].slice(0, MOST).map((type) => {
    const found = installed.filter((each) => each.type === type);
    const answer =
      found.length === 0 ? 'see where it is' : `${answerText(found)}; ${placesText(found)}`;
    const isThere = found.some(({ relation }) => relation === 'same');
    const rest = isThere || coverage === undefined ? '' : `. ${coverageText(coverage)}`;
    const isOwn = (each: ListedPackage): boolean => each.type === type;
    const named = packages.find(
      (each) => isOwn(each) && each.name.toLowerCase() === name.toLowerCase(),
    );
    return {
      name: `${name} ${version}`,
      place: linkTo(['packages', type, named?.name ?? name], { version }),
      note: `${type}, ${answer}${rest}`,
    };
  });

/** The view of something removed says what replaces it. */
const removedHits = (query: string, all: ReadonlyArray<RemovedItem>): Hits => {
  const listed = all.map((item) => {
    const name = [item.slug, item.version ?? []].flat().join(' ');
    return { item, name, ...searchable(name, []) };
  });
  return {
    label: 'Removed',
    hits: findNamed(listed, query)
      .slice(0, MOST)
      .map(({ name, item }) => ({
        name,
        place: linkTo(['images', item.slug, item.version ?? []].flat()),
        note: [
          item.removed === null ? 'removed' : `removed ${formatDay(item.removed)}`,
          ...(item.replacement === null ? [] : [`replaced by ${item.replacement.slug}`]),
        ].join(', '),
      })),
  };
};

const baseHits = (query: string, builds: ReadonlyArray<BaseBuild>): Hits => {
  const listed = groupByBase(builds).map((all) => {
    const { slug, version } = all[0].build;
    const name = `${slug} ${version}`;
    const place = linkTo(['bases', slug, version]);
    const hit = { name, place, note: `${standText(all.length)} it` };
    return { hit, ...searchable(name, []) };
  });
  const hits = findNamed(listed, query).map(({ hit }) => hit);
  return { label: 'Bases', hits: hits.slice(0, MOST) };
};

/** A view says what is known of an id, a package URL or a digest, even if no list has it. */
const identified = (query: string): ReadonlyArray<Hits> => {
  const target = parseTarget(query);
  if (target === undefined) return [];
  const { label, name, place } = target;
  return [{ label, hits: [{ name, place, note: '' }] }];
};

/** In groups, the best first. */
export const findEverything = (
  text: string,
  { images, versions, cves, packages, removed, bases = [], digests, asked, ...known }: Everything,
): ReadonlyArray<Hits> => {
  const query = text.trim();
  if (query === '') return [];
  const target = identified(query);
  if (target.length > 0) return target;
  const named = [imageHits(query, images), versionHits(query, versions)];
  const groups = [
    ...(versions.some((each) => isExact(each, query)) ? named.toReversed() : named),
    baseHits(query, bases),
    removedHits(query, removed),
    digestHits(query, digests),
    asked === undefined
      ? packageHits(query, packages)
      : { label: 'Packages', hits: askedHits(asked, known) },
    cveHits(query, cves),
  ];
  return groups.filter(({ hits }) => hits.length > 0);
};
