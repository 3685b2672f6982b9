import { useNameOf } from '../io/lists';
import { formatShortDay } from '../model/freshness';
import { imagesOf, type News, newsPlace, newsText, saysMore, titleOf, toneOf } from '../model/news';
import { linkTo } from '../model/route';
import { commaList, ImageLink } from './links';
import { SeverityPill } from './security';

const NewsSentence = ({ item }: { item: News }) => {
  const { cve, severity } = item._catalog;
  const text = newsText(item, useNameOf());
  const href = linkTo(newsPlace(item));
  return (
    <span class="sentence" title={item.title}>
      {cve === null ? <a href={href}>{text}</a> : <a href={href}>{cve}</a>}
      {severity === null ? null : <SeverityPill severity={severity} />}
      {cve === null ? '' : text}
    </span>
  );
};

export const NewsList = ({ items }: { items: ReadonlyArray<News> }) => (
  <ul class="news">
    {items.map((item) => (
      <li key={item.id} data-severity={item._catalog.severity} data-kind={toneOf(item)}>
        <time class="faint" dateTime={item.date_modified}>
          {formatShortDay(item.date_modified)}
        </time>
        <span class="dot" aria-hidden="true" />
        <NewsSentence item={item} />
      </li>
    ))}
  </ul>
);

/** A link leads to the images beyond these. */
const MOST_IMAGES = 8;

const Images = ({ item }: { item: News }) => {
  const slugs = imagesOf(item);
  const more = Math.max(slugs.length, item._catalog.images) - MOST_IMAGES;
  return slugs.length === 0 ? null : (
    <span>
      {commaList(slugs.slice(0, MOST_IMAGES), (slug) => (
        <ImageLink slug={slug} />
      ))}
      {more > 0 ? <a href={linkTo(newsPlace(item))}> and {more} more</a> : null}
    </span>
  );
};

const Change = ({ item }: { item: News }) => {
  const title = titleOf(item);
  const { severity } = item._catalog;
  return (
    <li class="change" data-kind={toneOf(item)} data-severity={severity}>
      <span class="sign" aria-hidden="true" />
      <div class="flow">
        <NewsSentence item={item} />
        {title === undefined ? null : <span class="faint">{title}</span>}
        <Images item={item} />
      </div>
    </li>
  );
};

export const Sentences = ({ items }: { items: ReadonlyArray<News> }) => (
  <ul>
    {items.filter(saysMore).map((item) => (
      <Change key={item.id} item={item} />
    ))}
  </ul>
);
