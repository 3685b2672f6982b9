import { WebAddress } from '../contract/scalars';
import { classifyLicense } from '../domain/license';
import { isNamedLike, isSoftware, NO_SOFTWARE } from '../domain/software';
import { compareBytes } from '../domain/values/compare';
import { printable, show } from '../domain/values/escape';
import { joinLimited, pluralize } from '../domain/values/plural';
import type { Labels } from '../read/reports/labels';
import type { Scan } from '../read/reports/scan';
import { type DraftBase, draftBases } from './draft-bases';
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

const licenseOf = (image: DraftImage): string | undefined =>
  labelOf(image, 'licenses', (text) => classifyLicense(text) !== undefined);

const licenseField = (image: DraftImage): string => {
  const any = labelOf(image, 'licenses');
  return fieldLine('license', licenseOf(image), any && `the image says ${show(any)}`);
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
    ? ['# os: none # if it has no operating system (scratch, static)']
    : [];
};

/** The platforms of an image with reports of several platforms. A report of one says little about others. */
const platformsOf = ({ versions }: DraftImage): ReadonlyArray<string> => {
  const scans = versions.flatMap((each) => each.scans);
  const names = new Set(scans.flatMap(({ platform }) => platform ?? []));
  return names.size > 1 ? [...names].sort(compareBytes) : [];
};

const listLine = (key: string, names: ReadonlyArray<string>): ReadonlyArray<string> =>
  names.length === 0 ? [] : [`${key}: [${names.join(', ')}]`];

const platformsLine = (image: DraftImage): ReadonlyArray<string> =>
  listLine('platforms', platformsOf(image));

/** The architectures, for the badge `multiarch`: `amd64` for `linux/amd64`. */
const archesLine = (image: DraftImage): ReadonlyArray<string> => {
  const names = platformsOf(image).map((platform) => platform.slice(platform.indexOf('/') + 1));
  return listLine('arches', [...new Set(names)]);
};

/** Keys that only a person knows. If there are more than a few images, one place states them for all. */
const ASKED = [fieldLine('category', undefined), fieldLine('tier', undefined)];
const FEW_IMAGES = 5;
const X_ALL = 'x-all: &all # for every image that states none of its own';

/** What is stated once for all images. */
interface Shared {
  readonly registry: string | undefined;
  /** At the top, if all images have the same platforms. */
  readonly platforms: ReadonlyArray<string>;
  /** What each of many images merges; empty for a few images. */
  readonly merged: ReadonlyArray<string>;
}

const UNKNOWN_IMAGE = '# image: # the reference, unless it is <registry>/images/<slug>';

const imageLines =
  ({ registry, platforms, merged }: Shared) =>
  (image: DraftImage): ReadonlyArray<string> => {
    const { slug, repository, versions } = image;
    const isDerived = repository === `${registry}/images/${slug}`;
    return indent('  - ', [
      fieldLine('slug', slug),
      ...(repository === undefined ? [UNKNOWN_IMAGE] : []),
      ...optionalField('image', isDerived ? undefined : repository),
      ...optionalField(
        'name',
        labelOf(image, 'title', (text) => text !== slug),
      ),
      ...(merged.length > 0 ? ['<<: *all'] : ASKED),
      fieldLine('summary', labelOf(image, 'description')),
      licenseField(image),
      fieldLine('upstream', labelOf(image, 'url', WebAddress.is)),
      ...optionalField('source', labelOf(image, 'source', WebAddress.is)),
      ...osLines(image),
      ...softwareLines(image),
      ...(platforms.length > 0 ? [] : platformsLine(image)),
      ...archesLine(image).filter((line) => !merged.includes(line)),
      'versions:',
      ...versions.flatMap((each) =>
        indent('  - ', [
          fieldLine('version', each.version),
          ...optionalField('digest', each.digest),
        ]),
      ),
    ]);
  };

const BASES_HEAD = `bases: ${TODO} uncomment those that are right: they come from labels, which are often wrong`;

/** Comments, because a base costs a scan a night, and only its layers show whether an image is built on it. */
const linesOfBases = (bases: ReadonlyArray<DraftBase>): ReadonlyArray<string> => {
  const items = bases.flatMap(({ slug, repository, versions }) =>
    indent('  - ', [
      fieldLine('slug', slug),
      fieldLine('image', repository),
      'versions:',
      ...versions.map((version) => `  - ${fieldLine('version', version)}`),
    ]),
  );
  return items.length === 0 ? [] : [BASES_HEAD, ...items].map((line) => `# ${line}`);
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

/** The value of all; undefined if they differ. */
const commonOf = <A>(values: ReadonlyArray<A>): A | undefined => {
  const [common, ...others] = new Set(values);
  return others.length === 0 ? common : undefined;
};

const commonLine = (
  images: ReadonlyArray<DraftImage>,
  lineOf: (image: DraftImage) => ReadonlyArray<string>,
): ReadonlyArray<string> => {
  const line = commonOf(images.map((image) => lineOf(image)[0]));
  return line === undefined ? [] : [line];
};

/** Facts for the badges `license` and `base`, if all images agree. An image without an operating system has no base. */
const projectLines = (
  images: ReadonlyArray<DraftImage>,
  scans: ReadonlyArray<Scan>,
): ReadonlyArray<string> => {
  const facts = [
    ...optionalField('license', commonOf(images.map(licenseOf))),
    ...optionalField('base', commonOf(scans.flatMap(({ system }) => system ?? []))),
  ];
  return facts.length === 0 ? [] : ['project: # facts for badges', ...indent('  ', facts)];
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
        `# Left out, because the report does not say which image it was made for: ${joinLimited(scans, MAX_UNNAMED, ({ path }) => show(path))}. Name such a file <slug>/<version>.json.`,
      ];

const LABELS =
  '# Texts and addresses are labels of the images. Check them: an image inherits the labels of its base.';

/**
 * Drafts a manifest in YAML from reports alone: the images and versions that they name, with the labels of the images.
 * Undefined if no report names an image. The order of the reports does not matter.
 */
export const draftManifest = (scans: ReadonlyArray<Scan>): string | undefined => {
  const { images, unnamed } = draftImages(scans);
  if (images.length === 0) return undefined;
  const shared: Shared = {
    registry: commonRegistry(images),
    platforms: commonLine(images, platformsLine),
    merged: images.length > FEW_IMAGES ? [...ASKED, ...commonLine(images, archesLine)] : [],
  };
  const lines = [
    fieldLine('registry', shared.registry),
    ...projectLines(images, scans),
    ...shared.platforms,
    ...(shared.merged.length > 0 ? [X_ALL, ...indent('  ', shared.merged)] : []),
    'images:',
    ...images.flatMap(imageLines(shared)),
    ...linesOfBases(draftBases(images, scans)),
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
