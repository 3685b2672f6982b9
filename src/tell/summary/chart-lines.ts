import { pinnedDigest } from '../../decide/chart-entries';
import { isRebuild, type Rebuilt } from '../../derive/news/catalog-news';
import { joinLimited, pluralize } from '../../domain/values/plural';
import { nameVersion } from '../../domain/version-key';
import type { PublishPlan } from '../../publish/plan';
import { digestsOf } from '../../read/manifest/catalog';
import { code } from './markdown';

const MAX_NAMED = 3;

const nameRebuilt = ({ slug, versions }: Rebuilt): string =>
  joinLimited(versions, MAX_NAMED, (version) => code(nameVersion({ slug, version })));

/** Names the charts that ship a build which this run replaced, unless another version still has it. */
export const followingChartsLine = ({
  catalog,
  catalogChanges,
}: Pick<PublishPlan, 'catalog' | 'catalogChanges'>): ReadonlyArray<string> => {
  const current = new Set([...digestsOf(catalog).values()].flatMap((own) => [...own.values()]));
  const replaced = catalogChanges.filter(isRebuild).filter(({ from }) => !current.has(from));
  const following = catalog.charts.flatMap(({ slug, images = [] }) => {
    const rebuilds = images.flatMap(
      ({ image }) => replaced.find(({ from }) => from === pinnedDigest(image)) ?? [],
    );
    const shipped = [...new Set(rebuilds)];
    return shipped.length === 0 ? [] : [{ slug, shipped }];
  });
  const names = joinLimited(
    following,
    MAX_NAMED,
    ({ slug, shipped }) => `${code(slug)} (${joinLimited(shipped, MAX_NAMED, nameRebuilt)})`,
  );
  const ship = following.length === 1 ? 'ships' : 'ship';
  return following.length === 0
    ? []
    : [
        `- ⎈ **${pluralize(following.length, 'chart')} still ${ship} the previous build**: ${names}`,
      ];
};
