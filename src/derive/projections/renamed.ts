import { joinLimited } from '../../domain/values/plural';
import { type Catalog, digestsOf } from '../../read/manifest/catalog';

interface Renamed {
  readonly from: string;
  readonly to: string;
}

const knownDigests = (digests: ReadonlyMap<string, string | null>): ReadonlySet<string> =>
  new Set([...digests.values()].flatMap((digest) => digest ?? []));

/** The images that are gone while another one came with all of their digests. */
const findRenamed = (
  before: Pick<Catalog, 'images'>,
  after: Pick<Catalog, 'images'>,
): ReadonlyArray<Renamed> => {
  const former = digestsOf(before);
  const kept = new Set(after.images.map(({ slug }) => slug));
  const came = [...digestsOf(after)]
    .filter(([slug]) => !former.has(slug))
    .map(([slug, digests]) => ({ slug, digests: knownDigests(digests) }));
  return [...former].flatMap(([from, versions]) => {
    const digests = [...knownDigests(versions)];
    if (kept.has(from) || digests.length === 0) return [];
    const same = came.find((each) => digests.every((digest) => each.digests.has(digest)));
    return same === undefined ? [] : [{ from, to: same.slug }];
  });
};

/** Quotes a slug that YAML could read as something else. */
const yamlSlug = (slug: string): string =>
  /^(?!(?:true|false|null)$)[a-z][\w-]*$/.test(slug) ? slug : JSON.stringify(slug);

const itemOf = ({ from, to }: Renamed): string =>
  `{ slug: ${yamlSlug(from)}, replacedBy: { slug: ${yamlSlug(to)} } }`;

const MAX_NAMED = 3;

/**
 * Tells of images that were probably renamed. The new image inherits nothing from the old one, so the notice contains
 * the lines that lead from one to the other, unless the manifest has them.
 */
export const describeRenamed = (
  before: Pick<Catalog, 'images'> | undefined,
  after: Pick<Catalog, 'images' | 'retired'>,
): ReadonlyArray<string> => {
  if (before === undefined) return [];
  const stated = new Set(
    after.retired.flatMap(({ slug, version }) => (version === undefined ? [slug] : [])),
  );
  const renamed = findRenamed(before, after).filter(({ from }) => !stated.has(from));
  if (renamed.length === 0) return [];
  const named = joinLimited(
    renamed,
    MAX_NAMED,
    ({ from, to }) => `${to} with the same digests as ${from}, which is gone`,
  );
  const were = renamed.length === 1 ? 'it was' : 'they were';
  return [
    `the manifest: found ${named}; if ${were} renamed, tell those who use the old name: retired: [${renamed.map(itemOf).join(', ')}]`,
  ];
};
