import type { ComponentChildren } from 'preact';
import { groupBy } from '../../src/domain/values/group-by';
import { formatNumber } from '../../src/domain/values/plural';
import { useBase } from '../io/bases';
import { builtSince, type Origin, originOf, presentText, type Standing } from '../model/bases';
import type { Finding } from '../model/findings';
import { formatShortDay } from '../model/freshness';
import type { VersionEntry } from '../model/history';
import { BaseLink } from '../parts/links';

const Base = ({ build }: Pick<Standing, 'build'>) => {
  const since = builtSince(useBase(build), build);
  const unknown = build.current ? 'the present build' : 'a former build';
  return (
    <>
      From <BaseLink {...build} />, {since === null ? unknown : `build of ${formatShortDay(since)}`}
    </>
  );
};

interface FindingsByBaseProps {
  readonly standing: Standing;
  readonly entries: ReadonlyArray<VersionEntry>;
  readonly rows: ReadonlyArray<Finding>;
  readonly children: (rows: ReadonlyArray<Finding>, labelledBy: string) => ComponentChildren;
}

/** The first group is there without rows: it says what the sentence above it is about. */
export const FindingsByBase = ({ standing, entries, rows, children }: FindingsByBaseProps) => {
  const groups = groupBy(rows, originOf(entries, standing));
  const titles: ReadonlyArray<readonly [Origin, ComponentChildren]> = [
    ['base', <Base build={standing.build} />],
    ['added', 'Added here'],
    ['unknown', 'Layer unknown'],
  ];
  return titles.map(([origin, title]) => {
    const own = groups.get(origin) ?? [];
    const isBase = origin === 'base';
    return (
      (own.length > 0 || isBase) && (
        <div key={origin}>
          <h3 id={origin}>
            {title} ({formatNumber(own.length)})
          </h3>
          {isBase && <p>{presentText(standing)}</p>}
          {own.length > 0 ? children(own, origin) : null}
        </div>
      )
    );
  });
};
