import { formatDay } from '../model/freshness';
import { type News, newsPlace } from '../model/news';
import { linkTo } from '../model/route';

/** Changes as sentences, each with the color of its severity. */
export const NewsList = ({ items, dated }: { items: ReadonlyArray<News>; dated: boolean }) => (
  <ul class="news">
    {items.map((item) => (
      <li key={item.id} data-severity={item._catalog.severity} data-kind={item._catalog.kind}>
        {dated ? (
          <time class="faint" dateTime={item.date_modified}>
            {formatDay(item.date_modified).replace(/, \d+$/, '')}
          </time>
        ) : null}
        <span class="dot" aria-hidden="true" />
        <a href={linkTo(newsPlace(item))} title={item.title}>
          {item.title}
        </a>
      </li>
    ))}
  </ul>
);
