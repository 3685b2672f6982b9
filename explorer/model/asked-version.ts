import { spellingsOf } from '../../src/domain/package-name';
import { pluralize } from '../../src/domain/values/plural';
import type { ImagePackages } from './documents';
import { briefly } from './findings';
import type { NameOf } from './identity';
import { type Relation, relationOf } from './installed-version';
import { compareTexts } from './orders';
import { type ListedPackage, parseNamed } from './packages';

export interface AskedVersion {
  /** As typed; it may be the name of a source package. */
  readonly name: string;
  readonly version: string;
  readonly packages: ReadonlyArray<ListedPackage>;
}

/** `xz 5.6.1` asks for a version of all packages called, or built from, `xz`. */
export const parseAsked = (
  query: string,
  all: ReadonlyArray<ListedPackage>,
): AskedVersion | undefined => {
  const asked = parseNamed(query);
  if (asked === undefined) return undefined;
  const named = new Set(spellingsOf(asked.name.toLowerCase()));
  const packages = all.filter(({ searched }) => searched.split('\n').some((own) => named.has(own)));
  return packages.length === 0 ? undefined : { ...asked, packages };
};

export const imagesWith = (packages: ReadonlyArray<ListedPackage>): ReadonlyArray<string> =>
  [...new Set(packages.flatMap(({ where }) => where))].sort();

export interface Installed {
  readonly slug: string;
  readonly type: string;
  readonly name: string;
  readonly version: string | null;
  /** Empty if only the list of names was read. */
  readonly versions: ReadonlyArray<string>;
  readonly relation: Relation;
}

const RELATIONS = ['same', 'unclear', 'another'] as const;

const of = (found: ReadonlyArray<Installed>, wanted: Relation): ReadonlyArray<Installed> =>
  found.filter(({ relation }) => relation === wanted);

/** Reads the list of names; undefined if it leaves out versions. */
const listedIn = ({
  version: asked,
  packages,
}: AskedVersion): ReadonlyArray<Installed> | undefined =>
  packages.some(({ versions }) => versions === undefined)
    ? undefined
    : packages.flatMap(({ type, name, versions = [] }) =>
        versions.flatMap(({ version, images }) => {
          const relation = relationOf(type, version, asked);
          return images.map((slug) => ({ slug, type, name, version, versions: [], relation }));
        }),
      );

/** The images whose own lists must be read. The list of names rules out images with other versions only. */
export const imagesToRead = (asked: AskedVersion): ReadonlyArray<string> => {
  const listed = listedIn(asked)?.filter(({ relation }) => relation !== 'another');
  return listed === undefined
    ? imagesWith(asked.packages)
    : [...new Set(listed.map(({ slug }) => slug))].sort();
};

/** Exact matches first, then unclear ones, each by image. */
export const findInstalled = (
  documents: ReadonlyArray<ImagePackages>,
  asking: AskedVersion,
): ReadonlyArray<Installed> => {
  const { version: asked, packages } = asking;
  const read = new Set(documents.map(({ slug }) => slug));
  const listed = (listedIn(asking) ?? []).filter(({ slug }) => !read.has(slug));
  const wanted = new Set(packages.map(({ type, name }) => `${type} ${name}`));
  const found = documents.flatMap(({ slug, data }) =>
    data
      .filter(({ type, name }) => wanted.has(`${type} ${name}`))
      .map(({ type, name, version, versions }): Installed => {
        return { slug, type, name, version, versions, relation: relationOf(type, version, asked) };
      }),
  );
  const all = [...found, ...listed].toSorted((a, b) => compareTexts(a.slug, b.slug));
  return RELATIONS.flatMap((relation) => of(all, relation));
};

const imagesOf = (found: ReadonlyArray<Installed>): string =>
  pluralize(new Set(found.map(({ slug }) => slug)).size, 'image');

/** Never says "absent", because no list can prove that. */
export const answerText = (found: ReadonlyArray<Installed>): string => {
  const [same, unclear] = [of(found, 'same'), of(found, 'unclear')];
  if (same.length > 0) return `is in ${imagesOf(same)}`;
  return unclear.length > 0
    ? `may be in ${imagesOf(unclear)}: compare the versions`
    : 'was not found: other versions are there';
};

/** `curl 8.15.0 has 5.6.1-r0`. */
export const placesText = (found: ReadonlyArray<Installed>, nameOf: NameOf): string => {
  const best = RELATIONS.map((relation) => of(found, relation)).find(({ length }) => length > 0);
  const places = (best ?? []).map(
    ({ slug, versions: [first], version }) =>
      `${[nameOf(slug), first ?? []].flat().join(' ')} has ${version ?? 'an unknown version'}`,
  );
  return briefly([...new Set(places)]);
};

const WORDS: Readonly<Record<Relation, string>> = {
  same: 'Exact',
  unclear: 'Unclear: compare them',
  another: 'Another version',
};
export const relationText = (relation: Relation): string => WORDS[relation];
