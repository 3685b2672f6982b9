import { useNameOf } from '../io/lists';
import { formatShortDay } from '../model/freshness';
import { imagesOf, type News, newsPlace, newsText, titleOf, toneOf } from '../model/news';
import { linkTo } from '../model/route';
import { ImageLinks } from './links';
import { SeverityPill } from './security';

const NewsSentence = ({ item }: { item: News }) => {
  const { cve, severity } = item._catalog;
  const text = newsText(item, useNameOf());
  return (
    <span class="sentence" title={item.title}>
      <a href={linkTo(newsPlace(item))}>{cve ?? text}</a>
      {severity && <SeverityPill severity={severity} />}
      {cve === null ? '' : text}
    </span>
  );
};

/** A link leads to the images beyond these. */
const MOST_IMAGES = 8;

const Images = ({ item }: { item: News }) => {
  const slugs = imagesOf(item);
  const more = Math.max(slugs.length, item._catalog.images) - MOST_IMAGES;
  return (
    slugs.length > 0 && (
      <span>
        <ImageLinks slugs={slugs.slice(0, MOST_IMAGES)} />
        {more > 0 && <a href={linkTo(newsPlace(item))}> and {more} more</a>}
      </span>
    )
  );
};

interface NewsListProps {
  readonly items: ReadonlyArray<News>;
  /** With its day, and in one line. */
  readonly isBrief?: true;
}

export const NewsList = ({ items, isBrief }: NewsListProps) => (
  <ul class="news">
    {items.map((item) => (
      <li key={item.id} data-severity={item._catalog.severity} data-kind={toneOf(item)}>
        {isBrief && (
          <time class="faint" dateTime={item.date_modified}>
            {formatShortDay(item.date_modified)}
          </time>
        )}
        <span class="dot" aria-hidden="true" />
        {isBrief ? (
          <NewsSentence item={item} />
        ) : (
          <div class="flow">
            <NewsSentence item={item} />
            <span class="faint">{titleOf(item)}</span>
            <Images item={item} />
          </div>
        )}
      </li>
    ))}
  </ul>
);
