import { isCveId } from '../../src/domain/cve-id';
import { capitalize } from '../../src/domain/values/capitalize';
import { formatNumber, pluralize } from '../../src/domain/values/plural';
import { versionKey } from '../../src/domain/version-key';
import type { CveDocument, CveItem, Cves } from './documents';
import { earliest } from './history';
import { type Searchable, searchable } from './searchable';
import { parseVulnerabilityId } from './vulnerability';

type Image = CveDocument['images'][number];
type Affected = Pick<CveDocument, 'images'>;

/** `follow`: no build has the fix yet. Its versions are those with a fix; none if all have one. */
type Advice =
  | { readonly kind: 'use'; readonly version: string }
  | {
      readonly kind: 'follow';
      readonly versions: ReadonlyArray<string>;
      /** The most builds that could have had the fix and did not. */
      readonly survived: number;
    }
  | { readonly kind: 'wait' };

export interface AffectedImage extends Image, Searchable {
  readonly packages: ReadonlyArray<string>;
  /** Versions of the packages that fix it. */
  readonly fixes: ReadonlyArray<string>;
  readonly advice: Advice;
  /** Whether its newest scanned version is affected. */
  readonly isLatest: boolean;
}

const sorted = (texts: ReadonlyArray<string>): ReadonlyArray<string> =>
  [...new Set(texts)].toSorted();

const packagesIn = ({ versions }: Pick<Image, 'versions'>): ReadonlyArray<string> =>
  sorted(versions.flatMap(({ packages }) => packages));

const fixesIn = ({ versions }: Pick<Image, 'versions'>): ReadonlyArray<string> =>
  sorted(versions.flatMap(({ fixes }) => fixes));

const adviceFor = ({ latest, versions }: Image): Advice => {
  if (latest !== null && versions.every(({ version }) => version !== latest))
    return { kind: 'use', version: latest };
  const fixable = versions.filter((each) => each.fixable);
  if (fixable.length === 0) return { kind: 'wait' };
  return {
    kind: 'follow',
    versions: fixable.length === versions.length ? [] : fixable.map(({ version }) => version),
    survived: Math.max(...fixable.map(({ survived = 0 }) => survived)),
  };
};

export const affectedImages = ({ images }: Affected): ReadonlyArray<AffectedImage> =>
  images.map((image) => {
    const { slug, latest, versions } = image;
    const packages = packagesIn(image);
    const tags = versions.map(({ version }) => version);
    return {
      ...image,
      packages,
      fixes: fixesIn(image),
      advice: adviceFor(image),
      isLatest: latest !== null && tags.includes(latest),
      ...searchable([slug, ...packages].join(' '), [image.image, ...tags]),
    };
  });

/** An empty `latest` filters nothing. */
export const filterAffected = (
  all: ReadonlyArray<AffectedImage>,
  { latest }: { readonly latest: string },
): ReadonlyArray<AffectedImage> => all.filter(({ isLatest }) => latest === '' || isLatest);

/** In alphabetical order. */
export const remedyOf = ({ images }: Affected): Pick<AffectedImage, 'packages' | 'fixes'> => ({
  packages: sorted(images.flatMap(packagesIn)),
  fixes: sorted(images.flatMap(fixesIn)),
});

const entriesOf = ({ images }: Affected): Image['versions'] =>
  images.flatMap(({ versions }) => versions);

/** `coverage` is undefined until loaded. */
export const extentText = (cve: Affected, coverage: Cves['coverage'] | undefined): string => {
  const entries = entriesOf(cve);
  const images = cve.images.length;
  const verb = images === 1 ? 'has' : 'have';
  const says = entries.some(({ confirmed }) => confirmed) ? `${verb} it` : 'may have it';
  const versions =
    coverage === undefined
      ? pluralize(entries.length, 'version')
      : `${formatNumber(entries.length)} of ${pluralize(coverage.versions, 'version')}`;
  return `${pluralize(images, 'image')} ${says}, in ${versions}.`;
};

const fixText = (entries: Image['versions']): string => {
  const fixable = entries.filter((entry) => entry.fixable).length;
  const all = entries.length;
  if (fixable === 0) return 'no fix is available yet';
  if (fixable < all)
    return `a fix is available for ${formatNumber(fixable)} of ${pluralize(all, 'version')}`;
  return all === 1 ? 'a fix is available' : 'a fix is available for all of them';
};

/**
 * Says what can be done about a CVE; empty if no version has it. Agrees with the advice for each image: a version with
 * a newer replacement awaits no fix.
 */
export const remedyText = ({ images }: Affected): string => {
  const rest = images.filter((image) => adviceFor(image).kind !== 'use');
  const free = images.length - rest.length;
  if (images.length === 0) return '';
  const fix = fixText(entriesOf({ images: rest }));
  if (free === 0) return `${capitalize(fix)}.`;
  if (rest.length > 0)
    return `The newest scanned version of ${pluralize(free, 'image')} does not have it; for the rest, ${fix}.`;
  return free === 1
    ? 'The newest scanned version does not have it.'
    : 'The newest scanned version of each does not have it.';
};

export interface Step {
  readonly what: string;
  readonly on: string;
  readonly kind: 'found' | 'exploited' | 'closed' | 'withdrawn' | 'due';
}

const untilOf = (ended: CveDocument['closed']): string | null =>
  ended.find(({ until }) => until !== null)?.until ?? null;

/** The history of a CVE, in order. A removed version closes nothing. */
export const stepsOf = (
  { images, closed }: Pick<CveDocument, 'images' | 'closed'>,
  item: Pick<CveItem, 'kev'> | undefined,
): ReadonlyArray<Step> => {
  const found = earliest([...images, ...closed].map(({ since }) => since));
  const open = new Set(
    images.flatMap(({ slug, versions }) =>
      versions.map(({ version }) => versionKey(slug, version)),
    ),
  );
  const gone = closed.filter(
    ({ slug, version, reason }) => reason !== 'removed' && !open.has(versionKey(slug, version)),
  );
  const withdrawn = gone.filter(({ reason }) => reason === 'withdrawn');
  const others = gone.filter(({ reason }) => reason !== 'withdrawn');
  const where = (ended: typeof gone): string => {
    if (images.length === 0) return '';
    const versions = new Set(ended.map(({ slug, version }) => versionKey(slug, version)));
    return ` in ${pluralize(versions.size, 'version')}`;
  };
  const { added = null, due = null } = item?.kev ?? {};
  const steps = [
    { what: 'Found', on: found, kind: 'found' },
    { what: 'In the KEV catalog', on: added, kind: 'exploited' },
    { what: `Closed${where(others)}`, on: untilOf(others), kind: 'closed' },
    { what: `No longer reported${where(withdrawn)}`, on: untilOf(withdrawn), kind: 'withdrawn' },
    { what: 'Due', on: due, kind: 'due' },
  ] as const;
  return steps
    .flatMap(({ on, ...step }) => (on === null ? [] : [{ ...step, on }]))
    .toSorted((a, b) => Date.parse(a.on) - Date.parse(b.on));
};

/** One reference per line. */
export const affectedList = ({ images }: Affected): string =>
  images
    .flatMap(({ image, versions }) => versions.map(({ version }) => `${image}:${version}`))
    .join('\n');

export const elsewhere = ({
  id,
  aliases,
}: Pick<CveDocument, 'id' | 'aliases'>): ReadonlyArray<readonly [name: string, href: string]> => {
  const ids = [id, ...aliases].filter((each) => parseVulnerabilityId(each) === each);
  return ids
    .slice(0, 1)
    .flatMap((each) => [
      ...(isCveId(each) ? [['NVD', `https://nvd.nist.gov/vuln/detail/${each}`] as const] : []),
      ['OSV', `https://osv.dev/vulnerability/${each}`] as const,
    ]);
};
