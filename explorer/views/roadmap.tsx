import { formatNumber } from '../../src/domain/values/plural';
import { readyValue, useDocument } from '../io/load';
import type { Image, Images, Roadmap, RoadmapItem } from '../model/documents';
import { CleanPill } from '../parts/facts';
import { Alternative } from '../parts/links';
import { Listing } from '../parts/listing';
import { Empty } from '../parts/states';

const PRIORITIES: ReadonlyArray<readonly [RoadmapItem['priority'], string]> = [
  ['next', 'Next'],
  ['planned', 'Planned'],
  ['exploring', 'Exploring'],
];

interface ItemProps {
  readonly item: RoadmapItem;
  readonly images: ReadonlyArray<Image>;
}

const Item = ({ item, images }: ItemProps) => (
  <li class="card">
    <h3>{item.name}</h3>
    <p class="card-foot flow">
      <span>{item.category}</span>
      {item.license === undefined ? null : <span>{item.license}</span>}
      {item.licenseClean === undefined ? null : <CleanPill clean={item.licenseClean} />}
    </p>
    {item.note === undefined ? null : <p class="faint">{item.note}</p>}
    {item.cleanAlternative === undefined ? null : (
      <p class="faint">
        Clean alternative: <Alternative text={item.cleanAlternative} images={images} />
      </p>
    )}
  </li>
);

const Board = ({ items }: { items: ReadonlyArray<RoadmapItem> }) => {
  const images = readyValue(useDocument<Images>('images.json', 'later'))?.data ?? [];
  return items.length === 0 ? (
    <Empty title="The roadmap is empty" />
  ) : (
    <div class="board">
      {PRIORITIES.map(([priority, label]) => {
        const own = items.filter((item) => item.priority === priority);
        return (
          <section key={priority} aria-labelledby={priority}>
            <h2 id={priority}>
              {label} <span class="faint number">{formatNumber(own.length)}</span>
            </h2>
            <ul>
              {own.map((item, i) => (
                <Item key={`${i} ${item.name}`} item={item} images={images} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
};

export const RoadmapView = () => (
  <Listing<Roadmap> title="Roadmap" path="roadmap.json" what="roadmap">
    {({ data }) => <Board items={data} />}
  </Listing>
);
