import * as RA from 'fp-ts/ReadonlyArray';
import { FINDINGS } from '../../contract/findings';
import { joinLimited, pluralize } from '../../domain/values/plural';
import { nameVersion, type VersionName, versionKey } from '../../domain/version-key';
import type { CatalogFacts } from './catalog-changes';
import { MAX_IN_PART, type News } from './catalog-news';

const named = (versions: ReadonlyArray<VersionName>, how: string): ReadonlyArray<News> =>
  versions.length === 0
    ? []
    : [
        {
          mark: '🔵',
          text: `${joinLimited(versions, MAX_IN_PART, nameVersion)} scanned ${how}`,
          versions,
        },
      ];

/** Tells which versions got a record, and counts those that became withheld or partial. */
export const scanNews = ({ branch, decided }: CatalogFacts): ReadonlyArray<News> => {
  const versions = decided.images.flatMap(({ slug, versions: all }) =>
    all.map(({ version, rollup, state }) => {
      const former = branch.previous.versions.get(versionKey(slug, version));
      const isNew = rollup !== undefined && former?.hasRecord === false;
      return { slug, version, isNew, state, former: former?.state };
    }),
  );
  const hadRecord = ({ slug, version }: VersionName): boolean =>
    branch.previous.read(FINDINGS, slug)?.versions.some((each) => each.version === version) ===
    true;
  const { left: first, right: again } = RA.partition(hadRecord)(
    versions.filter(({ isNew }) => isNew),
  );
  const begins = (wanted: 'withheld' | 'partial'): ReadonlyArray<News> => {
    const own = versions.filter(({ state, former }) => state === wanted && former !== wanted);
    return own.length === 0
      ? []
      : [{ mark: '🌗', text: `${pluralize(own.length, 'version')} ${wanted}`, versions: own }];
  };
  return [
    ...named(first, 'for the first time'),
    ...named(again, 'again'),
    ...begins('withheld'),
    ...begins('partial'),
  ];
};
