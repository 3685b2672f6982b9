import type { RemovedItem } from '../../contract/digests';
import type { ImageReleases } from '../../contract/releases';
import type { RenovateManager, RenovatePreset, RenovateRule } from '../../contract/renovate';
import { repositoryOf } from '../../domain/image-reference';
import { groupBy } from '../../domain/values/group-by';
import { apiAddress } from '../address';

/** A regular expression, in the syntax of RE2, that matches exactly this text. */
const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const folderOf = (repository: string): string => repository.slice(0, repository.lastIndexOf('/'));
const nameOf = (repository: string): string => repository.slice(repository.lastIndexOf('/') + 1);

/** Matches a folder of repositories up to its last slash, on Docker Hub in each of its short forms. */
const folderPattern = (folder: string): string => {
  const onHub = /^docker\.io\/(.+)$/.exec(folder)?.[1];
  if (onHub === undefined) return `${literal(folder)}/`;
  const path = onHub === 'library' ? '(?:library/)?' : `${literal(onHub)}/`;
  return `(?:(?:index\\.)?docker\\.io/)?${path}`;
};

/** Matches references to repositories, without tag and digest. */
const patternOf = (repositories: ReadonlyArray<string>): string =>
  [...groupBy(repositories, folderOf)]
    .map(([folder, own]) => `${folderPattern(folder)}(?:${own.map(nameOf).map(literal).join('|')})`)
    .join('|');

/** An address that Renovate reads as a template. */
const asTemplate = (address: string): string => address.replace(/[{}]/g, encodeURIComponent);

/** The slug of an image whose repository ends in it. */
const LAST_NAME = "{{{replace '^.*/' '' packageName}}}";

interface Lookup {
  readonly datasource: string;
  /** The slug of an image, or a template of it. */
  readonly slug: string;
  readonly repositories: ReadonlyArray<string>;
}

/** One look-up for all images whose repositories end in their slugs, and one for each other image. */
const lookupsOf = (images: ReadonlyArray<ImageReleases>, site: string): ReadonlyArray<Lookup> => {
  const datasource = site.replace(/^https?:\/\//i, '').replace(/[^A-Za-z0-9]+/g, '-');
  const all = images.map(({ slug, image }) => ({ slug, repository: repositoryOf(image) }));
  const named = all.filter(({ slug, repository }) => nameOf(repository) === slug);
  const others = all.filter((each) => !named.includes(each));
  return [
    {
      datasource,
      slug: LAST_NAME,
      repositories: named.map(({ repository }) => repository),
    },
    ...others.map(({ slug, repository }) => ({
      datasource: `${datasource}-${slug}`,
      slug,
      repositories: [repository],
    })),
  ].filter(({ repositories }) => repositories.length > 0);
};

const matching = (repositories: ReadonlyArray<string>) => ({
  matchDatasources: ['docker'],
  matchPackageNames: [`/^(?:${patternOf(repositories)})$/`],
});

const lookupRule = (api: string, { datasource, slug, repositories }: Lookup): RenovateRule => ({
  description: ['Asks the catalog instead of the registry'],
  ...matching(repositories),
  overrideDatasource: `custom.${datasource}`,
  versioning: 'loose',
  changelogUrl: `${api}index.html#/images/${slug}/{{{newValue}}}`,
});

interface Replaced {
  readonly slug: string;
  /** The repositories that it may have been in. */
  readonly repositories: ReadonlyArray<string>;
  readonly by: string;
  readonly version: string;
}

/**
 * The removed images that an available one replaces. The catalog does not remember where a removed image was: these are
 * the two places in its own registry, unless another image is there now.
 */
const findReplaced = (
  images: ReadonlyArray<ImageReleases>,
  removed: ReadonlyArray<RemovedItem>,
  registry: string,
): ReadonlyArray<Replaced> => {
  const present = new Set(images.map(({ image }) => repositoryOf(image)));
  return removed.flatMap(({ slug, version, replacement }) => {
    const by = images.find((each) => each.slug === replacement?.slug);
    if (version !== null || replacement === null || by === undefined) return [];
    const { recommended, newest } = by.tags;
    const stated = by.releases.find((each) => each.version === replacement.version)?.version;
    const to = stated ?? recommended ?? newest;
    const repositories = [`${registry}/images/${slug}`, `${registry}/${slug}`]
      .map(repositoryOf)
      .filter((each) => !present.has(each));
    return to === undefined || repositories.length === 0
      ? []
      : [{ slug, repositories, by: by.image, version: to }];
  });
};

/** No tag is a version by this scheme. Renovate looks others up first, and gives up on an image that is gone. */
const NO_VERSION = 'regex:^(?<major> )$';

const replacementRule = ({ slug, repositories, by, version }: Replaced): RenovateRule => ({
  description: [`Replaces ${slug}, which was removed`],
  ...matching(repositories),
  versioning: NO_VERSION,
  replacementName: by,
  replacementVersion: version,
});

const TAG = '[A-Za-z0-9_][A-Za-z0-9._-]*';
const DIGEST = 'sha256:[0-9a-f]{64}';

/** From the first line that names a kind of object to the end of the file. */
const OBJECTS = '(?:^|\\n)(?:apiVersion|kind):[\\s\\S]*';

const TAG_AT_END = `(?<currentValue>${TAG})(?:@(?<currentDigest>${DIGEST}))?$`;

/** Matches `image: <reference>`, and `repository` with `tag` in the line below. */
const referencePattern = (repositories: ReadonlyArray<string>): string =>
  `(?:image|repository): *["']?(?<depName>${patternOf(repositories)})(?::|["']?,?\\s+tag: *["']?)${TAG}(?:@${DIGEST})?`;

/** Renovate reads Dockerfiles, compose files and `values.yaml` itself. */
const managersOf = (repositories: ReadonlyArray<string>): RenovateManager[] => {
  if (repositories.length === 0) return [];
  const reference = referencePattern(repositories);
  const manager = (what: string, files: string, matchStrings: string[]): RenovateManager => ({
    description: [`Reads ${what}`],
    customType: 'regex',
    managerFilePatterns: [files],
    matchStringsStrategy: 'recursive',
    matchStrings,
    datasourceTemplate: 'docker',
    autoReplaceStringTemplate: '{{{newValue}}}{{#if newDigest}}@{{{newDigest}}}{{/if}}',
  });
  return [
    manager('Kubernetes manifests', '/\\.ya?ml$/', [OBJECTS, reference, TAG_AT_END]),
    manager('further values of Helm charts', '/(^|/)values[^/]+\\.ya?ml$/', [
      reference,
      TAG_AT_END,
    ]),
  ];
};

export interface RenovateBuild {
  /** Of each image. */
  readonly releases: ReadonlyArray<ImageReleases>;
  readonly removed: ReadonlyArray<RemovedItem>;
  /** The registry of images without an address of their own. */
  readonly registry: string;
  /** The URL of the folder that contains `api/v1`, without a trailing slash. */
  readonly site: string;
}

/**
 * The preset for Renovate. Its own managers find the images in most files, and a rule sends their look-ups to the
 * releases of the catalog.
 */
export const toRenovatePreset = ({
  releases,
  removed,
  registry,
  site,
}: RenovateBuild): RenovatePreset => {
  const images = releases.filter((each) => each.releases.length > 0);
  const api = asTemplate(apiAddress(site));
  const lookups = lookupsOf(images, site);
  const replaced = findReplaced(images, removed, registry);
  return {
    description: [`Looks up images in the catalog at ${site}`],
    customDatasources: new Map(
      lookups.map(({ datasource, slug }) => [
        datasource,
        { defaultRegistryUrlTemplate: `${api}images/${slug}/releases.json` },
      ]),
    ),
    customManagers: managersOf([...lookups, ...replaced].flatMap((each) => each.repositories)),
    packageRules: [
      ...lookups.map((each) => lookupRule(api, each)),
      ...replaced.map(replacementRule),
    ],
  };
};
