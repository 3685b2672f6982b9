import type { ImageLayers, PlatformChain, VersionLayers } from '../../contract/layers';
import type { DerivedImage } from '../../decide/decide-images';
import type { VersionStatus } from '../../decide/image-status';
import { compareText } from '../../domain/values/compare';
import { groupBy } from '../../domain/values/group-by';
import type { Scan } from '../../read/reports/scan';
import { nextFormer } from './former-builds';

/** The layers of a build, of an image or a base. */
type BuildLayers = Pick<VersionLayers, 'digest' | 'platforms' | 'former'>;

/** The layers of each platform, as the reports of a record list them; a platform is left out if two of its reports differ. */
const platformsIn = (scans: ReadonlyArray<Scan>): PlatformChain[] => {
  const chains = scans.flatMap(({ platform, chain }) =>
    platform === null || chain.length === 0 ? [] : [{ platform, chain: [...chain] }],
  );
  return [...groupBy(chains, ({ platform }) => platform).values()]
    .filter(([first, ...others]) =>
      others.every((each) => each.chain.at(-1) === first.chain.at(-1)),
    )
    .map(([first]) => first)
    .sort((a, b) => compareText(a.platform, b.platform));
};

/** The layers of a version belong to its record: they are kept, replaced and dropped with it. */
const nextPlatforms = (
  { decision, digest }: Pick<VersionStatus, 'decision' | 'digest'>,
  before: BuildLayers | undefined,
): PlatformChain[] => {
  if (decision.kind === 'fresh') return platformsIn(decision.outcome.scans);
  return decision.kind === 'kept' && before?.digest === digest ? before.platforms : [];
};

/** The builds before whose layers are remembered, newest first. */
const replacedBy = (digest: string | null, before: BuildLayers): VersionLayers['former'] => {
  const replaced = before.platforms.map(({ platform, chain }) => ({
    platform,
    layers: chain.length,
    chain: chain.at(-1) ?? '',
  }));
  const present =
    before.digest === null || replaced.length === 0
      ? []
      : [{ digest: before.digest, platforms: replaced }];
  return nextFormer(digest, [...present, ...before.former]);
};

/** The layers of a version after a run. `before` is what was published. */
export const nextLayers = (
  status: Pick<VersionStatus, 'decision' | 'digest'>,
  before: BuildLayers | undefined,
): Pick<VersionLayers, 'platforms' | 'former'> => ({
  platforms: nextPlatforms(status, before),
  former: before === undefined ? [] : replacedBy(status.digest, before),
});

/** The layers of an image after a run; undefined if those of no version are known. */
export const nextImageLayers = (
  { slug, versions }: Pick<DerivedImage, 'slug' | 'versions'>,
  before: ImageLayers | undefined,
): ImageLayers | undefined => {
  const published = new Map((before?.versions ?? []).map((each) => [each.version, each]));
  const known = versions.flatMap((status): ReadonlyArray<VersionLayers> => {
    const { version, digest } = status;
    const own = nextLayers(status, published.get(version));
    return own.platforms.length + own.former.length === 0 ? [] : [{ version, digest, ...own }];
  });
  return known.length === 0
    ? undefined
    : { apiVersion: 'v1', resource: 'layers', slug, versions: known };
};
