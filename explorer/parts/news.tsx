import { formatDay } from '../model/freshness';
import { type News, newsPlace, newsText, toneOf } from '../model/news';
import { linkTo } from '../model/route';
import { SeverityPill } from './security';

/** A change as a sentence, which links to its CVE or day. */
export const NewsSentence = ({ item }: { item: News }) => {
  const { cve, severity } = item._catalog;
  const text = newsText(item);
  const href = linkTo(newsPlace(item));
  return (
    <span class="sentence" title={item.title}>
      {cve === null ? <a href={href}>{text}</a> : <a href={href}>{cve}</a>}
      {severity === null ? null : <SeverityPill severity={severity} />}
      {cve === null ? '' : text}
    </span>
  );
};

/** Changes as sentences, each with the color of its severity. */
export const NewsList = ({ items }: { items: ReadonlyArray<News> }) => (
  <ul class="news">
    {items.map((item) => (
      <li key={item.id} data-severity={item._catalog.severity} data-kind={toneOf(item)}>
        <time class="faint" dateTime={item.date_modified}>
          {formatDay(item.date_modified).replace(/, \d+$/, '')}
        </time>
        <span class="dot" aria-hidden="true" />
        <NewsSentence item={item} />
      </li>
    ))}
  </ul>
);
