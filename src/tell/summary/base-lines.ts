import type { BaseRebuild } from '../../derive/news/base-rebuilds';
import { formatNumber, pluralize } from '../../domain/values/plural';
import { type Addresses, linkToPage, MAX_IN_OVERVIEW } from './format';
import { code } from './markdown';

const SHORT_DAY = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** `debian 12-slim (build of Nov 9): closes 7 in 5 images`. */
const baseLine =
  (addresses: Addresses) =>
  ({ slug, version, since, cured, images }: BaseRebuild): string => {
    const name = linkToPage(addresses, `${slug} ${version}`, ['bases', slug, version]);
    const build = since === null ? '' : ` (build of ${SHORT_DAY.format(new Date(since))})`;
    return `- 🏗️ **Rebuild on ${name}**${build}: closes ${formatNumber(cured)} in ${pluralize(images, 'image')}`;
  };

/** What rebuilds on the present builds of bases close. */
export const baseLines = (
  rebuilds: ReadonlyArray<BaseRebuild>,
  addresses: Addresses,
): ReadonlyArray<string> => {
  const more = rebuilds.length - MAX_IN_OVERVIEW;
  return [
    ...rebuilds.slice(0, MAX_IN_OVERVIEW).map(baseLine(addresses)),
    ...(more > 0
      ? [`- 🏗️ … and on ${pluralize(more, 'more base')}; ${code('bases.json')} lists all`]
      : []),
  ];
};
