import { WebAddress } from '../contract/scalars';
import { classifyLicense } from '../domain/license';
import { isNamedLike, isSoftware, NO_SOFTWARE } from '../domain/software';
import { compareBytes } from '../domain/values/compare';
import { printable, show } from '../domain/values/escape';
import { joinLimited, pluralize } from '../domain/values/plural';
import type { Labels } from '../read/reports/labels';
import type { Scan } from '../read/reports/scan';
import { type DraftImage, draftImages } from './draft-images';

/** Marks an empty value that only a person can fill in. The manifest is invalid until then. */
const TODO = '# TODO';

/** What to write for a key without a label, and where to look. */
const HINTS = {
  registry: 'where the images are pulled from, such as ghcr.io/acme',
  category: 'the group that it is listed in, such as database',
  summary: 'one sentence that says what it is; the page of its project begins with one',
  tier: 'critical, standard or low: how much depends on it',
  license: 'an SPDX expression such as BSD-3-Clause; see the file LICENSE of its sources',
  upstream: 'the address of its project, such as https://redis.io',
  version: 'the tag that has the digest below it',
} as const;

const PLAIN = /^(?!(?:true|false|null)$)[a-z0-9]([\w./-]*\w)?$/i;

/** Writes a text as a YAML scalar on one line that the runner cannot take for a command. */
const yamlScalar = (text: string): string =>
  PLAIN.test(text) ? text : printable(JSON.stringify(text).replaceAll('##[', '##\\u005b'));

const fieldLine = (key: string, text: string | undefined, hint = ''): string =>
  text === undefined ? `${key}: ${TODO}${hint && ` ${hint}`}` : `${key}: ${yamlScalar(text)}`;

const optionalField = (key: string, text: string | undefined): ReadonlyArray<string> =>
  text === undefined ? [] : [fieldLine(key, text)];

const indent = (first: string, lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  lines.map((line, i) => (i === 0 ? first : ' '.repeat(first.length)) + line);

/** The first usable label, newest version first. */
const labelOf = (
  { versions }: DraftImage,
  key: keyof Labels,
  isUsable: (text: string) => boolean = () => true,
): string | undefined =>
  versions
    .flatMap(({ scans }) => scans.map(({ labels }) => labels[key]))
    .find((text) => text !== undefined && isUsable(text));

const licenseField = (image: DraftImage): string => {
  const any = labelOf(image, 'licenses');
  const expression = labelOf(image, 'licenses', (text) => classifyLicense(text) !== undefined);
  return fieldLine('license', expression, any && `the image says ${show(any)}`);
};

/** The names of packages, and of their sources, that resemble the name of the image. */
const namesLike = (slug: string, scans: ReadonlyArray<Scan>): Set<string> =>
  new Set(
    scans
      .flatMap(({ packages }) => packages.items)
      .flatMap(({ type, name, source }) => [
        { type, name },
        ...(source === undefined ? [] : [{ type, name: source }]),
      ])
      .filter(isNamedLike(slug))
      .map(({ name }) => name)
      .filter((name) => isSoftware(name) && name !== NO_SOFTWARE),
  );

/**
 * Guesses the software of an image: a package in every version that lists packages, best with the name of the image.
 */
const softwareLines = ({ slug, versions }: DraftImage): ReadonlyArray<string> => {
  const listing = versions
    .map(({ scans }) => scans.filter(({ packages }) => packages.extent === 'all'))
    .filter((scans) => scans.length > 0);
  const [first, ...others] = listing.map((scans) => namesLike(slug, scans));
  const common = [...(first ?? [])].filter((name) => others.every((names) => names.has(name)));
  return optionalField('software', common.includes(slug) ? slug : common.sort(compareBytes)[0]);
};

/**
 * A report without an operating system is clean only if the manifest says that there is none. Reports of scans for
 * something else do not count.
 */
const osLines = ({ versions }: DraftImage): ReadonlyArray<string> => {
  const scans = versions
    .flatMap((each) => each.scans)
    .filter((scan) => scan.soughtInstead === null);
  return scans.length > 0 && scans.every(({ gaps }) => gaps.includes('unrecognized'))
    ? ['# os: none # if there is no operating system in it (scratch, static)']
    : [];
};

/** The platforms of an image with reports of several platforms. A report of one says little about others. */
const platformLine = ({ versions }: DraftImage): string | undefined => {
  const scans = versions.flatMap((each) => each.scans);
  const names = new Set(scans.flatMap(({ platform }) => platform ?? []));
  return names.size > 1 ? `platforms: [${[...names].sort(compareBytes).join(', ')}]` : undefined;
};

/** The platforms that all images share become the default of the manifest. */
const commonPlatforms = (images: ReadonlyArray<DraftImage>): string | undefined => {
  const [common, ...others] = new Set(images.map(platformLine));
  return others.length === 0 ? common : undefined;
};

/** Keys that only a person knows. If there are more than a few images, one place states them for all. */
const ASKED = [fieldLine('category', undefined), fieldLine('tier', undefined)];
const FEW_IMAGES = 5;
const SHARED = ['x-all: &all # of every image that states none of its own', ...indent('  ', ASKED)];

const UNKNOWN_IMAGE = '# image: # the reference, unless it is <registry>/images/<slug>';

const imageLines =
  (registry: string | undefined, platforms: string | undefined, asked: ReadonlyArray<string>) =>
  (image: DraftImage): ReadonlyArray<string> => {
    const { slug, repository, versions } = image;
    const own = platformLine(image);
    const isDerived = repository === `${registry}/images/${slug}`;
    return indent('  - ', [
      fieldLine('slug', slug),
      ...(repository === undefined ? [UNKNOWN_IMAGE] : []),
      ...optionalField('image', isDerived ? undefined : repository),
      ...optionalField(
        'name',
        labelOf(image, 'title', (text) => text !== slug),
      ),
      ...asked,
      fieldLine('summary', labelOf(image, 'description')),
      licenseField(image),
      fieldLine('upstream', labelOf(image, 'url', WebAddress.is)),
      ...optionalField('source', labelOf(image, 'source', WebAddress.is)),
      ...osLines(image),
      ...softwareLines(image),
      ...(own === undefined || own === platforms ? [] : [own]),
      'versions:',
      ...versions.flatMap((each) =>
        indent('  - ', [
          fieldLine('version', each.version),
          ...optionalField('digest', each.digest),
        ]),
      ),
    ]);
  };

/** The registry of most images; undefined if no report states a repository. */
const commonRegistry = (images: ReadonlyArray<DraftImage>): string | undefined => {
  const counts = new Map<string, number>();
  for (const { repository } of images) {
    const registry = repository?.replace(/(\/images)?\/[^/]+$/, '');
    if (registry !== undefined) counts.set(registry, (counts.get(registry) ?? 0) + 1);
  }
  return [...counts].sort(([a, m], [b, n]) => n - m || compareBytes(a, b))[0]?.[0];
};

/** The operating system of all images, for the badge `base`. */
const baseLines = (scans: ReadonlyArray<Scan>): ReadonlyArray<string> => {
  const [system, ...others] = new Set(scans.map((scan) => scan.system));
  return system && others.length === 0 ? ['project:', `  ${fieldLine('base', system)}`] : [];
};

/** The hints for all empty keys. */
const hintLines = (lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  Object.entries(HINTS).flatMap(([key, hint]) =>
    lines.some((line) => line.replace(/^[ -]*/, '').startsWith(`${key}: ${TODO}`))
      ? [`#   ${key}: ${hint}`]
      : [],
  );

const MAX_UNNAMED = 5;

const unnamedLines = (scans: ReadonlyArray<Scan>): ReadonlyArray<string> =>
  scans.length === 0
    ? []
    : [
        `# Not in it, because the report does not say which image it was made for: ${joinLimited(scans, MAX_UNNAMED, ({ path }) => show(path))}. Name such a file <slug>/<version>.json.`,
      ];

const LABELS =
  '# Texts and addresses are labels of the images. Check them: an image inherits those of its base.';

/**
 * Drafts a manifest in YAML from reports alone: the images and versions that they name, with the labels of the images.
 * Undefined if no report names an image. The order of the reports does not matter.
 */
export const draftManifest = (scans: ReadonlyArray<Scan>): string | undefined => {
  const { images, unnamed } = draftImages(scans);
  if (images.length === 0) return undefined;
  const registry = commonRegistry(images);
  const platforms = commonPlatforms(images);
  const isMany = images.length > FEW_IMAGES;
  const lines = [
    fieldLine('registry', registry),
    ...baseLines(scans),
    ...(platforms === undefined ? [] : [platforms]),
    ...(isMany ? SHARED : []),
    'images:',
    ...images.flatMap(imageLines(registry, platforms, isMany ? ['<<: *all'] : ASKED)),
    ...unnamedLines(unnamed),
  ];
  const isLabelled = scans.some(({ labels }) => Object.keys(labels).length > 0);
  return [
    `# A draft made from ${pluralize(scans.length, 'report')}. Fill in what is marked TODO:`,
    ...hintLines(lines),
    ...(isLabelled ? [LABELS] : []),
    ...lines,
    '',
  ].join('\n');
};
